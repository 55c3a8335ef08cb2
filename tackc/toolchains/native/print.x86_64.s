	.file	"print.c"
	.text
	.globl	tack_print
	.p2align	4
	.type	tack_print,@function
tack_print:
	.cfi_startproc
	cmpq	$0, 64(%rdi)
	js	.LBB0_44
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rcx, %r12
	movq	%rdx, %r15
	movq	%rsi, %r14
	movq	%rdi, %rbx
	callq	pthread_mutex_lock@PLT
	testq	%r15, %r15
	jle	.LBB0_43
	movabsq	$4503599627370495, %rax
	incq	%rax
	movq	%rax, 32(%rsp)
	movabsq	$19342813113834067, %rbp
	xorl	%r13d, %r13d
	movq	%r14, 40(%rsp)
	movq	%rbx, 8(%rsp)
	movq	%r15, 16(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_41:
	movsbl	%al, %esi
	movq	%rbx, %rdi
	callq	put
	movq	%r12, %r14
.LBB0_42:
	incq	%r13
	movq	%r14, %r12
	cmpq	%r15, %r13
	movq	40(%rsp), %r14
	jge	.LBB0_43
.LBB0_3:
	movzbl	(%r14,%r13), %eax
	cmpb	$-1, %al
	jne	.LBB0_41
	movzbl	1(%r14,%r13), %eax
	incq	%r13
	leaq	8(%r12), %r14
	movq	(%r12), %r12
	cmpl	$117, %eax
	je	.LBB0_9
	cmpl	$100, %eax
	jne	.LBB0_11
	testq	%r12, %r12
	jns	.LBB0_8
	movq	%rbx, %rdi
	movl	$45, %esi
	callq	put
.LBB0_8:
	movq	%r12, %rsi
	negq	%rsi
	cmovsq	%r12, %rsi
	movq	%rbx, %rdi
	jmp	.LBB0_10
.LBB0_9:
	movq	%rbx, %rdi
	movq	%r12, %rsi
.LBB0_10:
	movl	$1, %edx
	callq	put_unsigned
	jmp	.LBB0_42
.LBB0_11:
	movq	%r12, %r15
	shrq	$52, %r15
	andl	$2047, %r15d
	cmpq	$2047, %r15
	setne	%al
	movq	%r12, %rbx
	movabsq	$4503599627370495, %rcx
	andq	%rcx, %rbx
	sete	%cl
	orb	%al, %cl
	jne	.LBB0_14
	movq	8(%rsp), %rbx
	movq	%rbx, %rdi
	movl	$110, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$97, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$110, %esi
	jmp	.LBB0_13
.LBB0_14:
	testq	%r12, %r12
	js	.LBB0_15
	cmpl	$2047, %r15d
	jne	.LBB0_18
.LBB0_17:
	movq	8(%rsp), %rbx
	movq	%rbx, %rdi
	movl	$105, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$110, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$102, %esi
	jmp	.LBB0_13
.LBB0_15:
	movq	8(%rsp), %rdi
	movl	$45, %esi
	callq	put
	cmpl	$2047, %r15d
	je	.LBB0_17
.LBB0_18:
	testq	%r15, %r15
	movq	32(%rsp), %rdi
	cmoveq	%r15, %rdi
	orq	%rbx, %rdi
	cmpq	$1, %r15
	movq	%r15, %rsi
	adcq	$0, %rsi
	cmpq	$1075, %r15
	jb	.LBB0_31
	movq	%rdi, %rax
	movabsq	$4835703278458517, %rcx
	mulq	%rcx
	shrq	$18, %rdx
	imull	$1000000000, %edx, %eax
	subl	%eax, %edi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movups	%xmm0, 172(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 64(%rsp)
	movl	%edi, 48(%rsp)
	movl	%edx, 52(%rsp)
	movl	$2, %edi
	addq	$-1075, %rsi
	je	.LBB0_20
	movq	8(%rsp), %rbx
	jmp	.LBB0_22
	.p2align	4
.LBB0_27:
	subq	%rcx, %rsi
	jle	.LBB0_28
.LBB0_22:
	cmpq	$29, %rsi
	movl	$29, %ecx
	cmovbq	%rsi, %rcx
	testl	%edi, %edi
	jle	.LBB0_27
	movl	%edi, %r8d
	xorl	%r9d, %r9d
	xorl	%edx, %edx
	.p2align	4
.LBB0_24:
	movl	48(%rsp,%r9,4), %r10d
	shlq	%cl, %r10
	addq	%rdx, %r10
	movq	%r10, %rax
	shrq	$9, %rax
	mulq	%rbp
	shrq	$11, %rdx
	imull	$1000000000, %edx, %eax
	movl	%r10d, %r11d
	subl	%eax, %r11d
	movl	%r11d, 48(%rsp,%r9,4)
	incq	%r9
	cmpq	%r9, %r8
	jne	.LBB0_24
	cmpq	$1000000000, %r10
	jb	.LBB0_27
	incl	%edi
	movl	%edx, 48(%rsp,%r8,4)
	jmp	.LBB0_27
.LBB0_31:
	cmpl	$1023, %r15d
	jb	.LBB0_33
	movl	$1075, %ecx
	subq	%rsi, %rcx
	movq	%rdi, %rsi
	shrq	%cl, %rsi
	movq	$-1, %rax
	shlq	%cl, %rax
	notq	%rax
	andq	%rax, %rdi
	movq	8(%rsp), %rbx
	jmp	.LBB0_36
.LBB0_33:
	cmpl	$1001, %r15d
	movq	8(%rsp), %rbx
	jb	.LBB0_34
	movl	$1075, %ecx
	subq	%rsi, %rcx
	xorl	%esi, %esi
.LBB0_36:
	movq	16(%rsp), %r15
	xorl	%r9d, %r9d
	movl	$1, %eax
	shldq	%cl, %rax, %r9
	movl	$1, %r8d
	shlq	%cl, %r8
	movq	%rdi, %rax
	movl	$1000000, %edx
	mulq	%rdx
	movq	%rax, %rdi
	shrdq	%cl, %rdx, %rdi
	movq	%rdx, %r10
	shrq	%cl, %r10
	testb	$64, %cl
	cmovneq	%r8, %r9
	movl	$0, %ecx
	cmovneq	%rcx, %r8
	cmoveq	%rdi, %r10
	movq	%r8, %rcx
	addq	$-1, %rcx
	movl	%r9d, %edi
	adcl	$-1, %edi
	andl	%edi, %edx
	andq	%rax, %rcx
	shrdq	$1, %r9, %r8
	shrq	%r9
	cmpq	%rcx, %r8
	movq	%r9, %rax
	sbbq	%rdx, %rax
	jb	.LBB0_39
	xorq	%r8, %rcx
	xorq	%r9, %rdx
	orq	%rcx, %rdx
	jne	.LBB0_40
	movl	%r10d, %eax
	andl	$1, %eax
	je	.LBB0_40
.LBB0_39:
	incq	%r10
	jmp	.LBB0_40
.LBB0_20:
	movq	8(%rsp), %rbx
.LBB0_28:
	movslq	%edi, %r15
	movl	44(%rsp,%r15,4), %esi
	movq	%rbx, %rdi
	movl	$1, %edx
	callq	put_unsigned
	cmpl	$1, %r15d
	je	.LBB0_30
	.p2align	4
.LBB0_29:
	movl	40(%rsp,%r15,4), %esi
	movq	%rbx, %rdi
	movl	$9, %edx
	callq	put_unsigned
	decq	%r15
	cmpq	$1, %r15
	jne	.LBB0_29
.LBB0_30:
	movq	%rbx, %rdi
	movl	$46, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$48, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$48, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$48, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$48, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$48, %esi
	callq	put
	movq	%rbx, %rdi
	movl	$48, %esi
.LBB0_13:
	callq	put
	movq	16(%rsp), %r15
	jmp	.LBB0_42
.LBB0_34:
	xorl	%esi, %esi
	xorl	%r10d, %r10d
	movq	16(%rsp), %r15
.LBB0_40:
	movq	%r10, 24(%rsp)
	movq	%r10, %rax
	movabsq	$4835703278458516699, %rcx
	mulq	%rcx
	movq	%rdx, %r12
	shrq	$18, %r12
	addq	%r12, %rsi
	movq	%rbx, %rdi
	movl	$1, %edx
	callq	put_unsigned
	movq	%rbx, %rdi
	movl	$46, %esi
	callq	put
	imulq	$1000000, %r12, %rax
	movq	24(%rsp), %rsi
	subq	%rax, %rsi
	movq	%rbx, %rdi
	movl	$6, %edx
	callq	put_unsigned
	jmp	.LBB0_42
.LBB0_43:
	movq	%rbx, %rdi
	movl	$10, %esi
	callq	put
	movq	%rbx, %rdi
	callq	write_out
	movq	%rbx, %rdi
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	jmp	pthread_mutex_unlock@PLT
.LBB0_44:
	.cfi_restore %rbx
	.cfi_restore %rbp
	.cfi_restore %r12
	.cfi_restore %r13
	.cfi_restore %r14
	.cfi_restore %r15
	retq
.Lfunc_end0:
	.size	tack_print, .Lfunc_end0-tack_print
	.cfi_endproc

	.p2align	4
	.type	put,@function
put:
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movl	%esi, %ebx
	movq	%rdi, %r14
	movq	80(%rdi), %rax
	cmpq	$4096, %rax
	jne	.LBB1_2
	movq	%r14, %rdi
	callq	write_out
	movq	80(%r14), %rax
.LBB1_2:
	leaq	1(%rax), %rcx
	movq	%rcx, 80(%r14)
	movb	%bl, 88(%r14,%rax)
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end1:
	.size	put, .Lfunc_end1-put
	.cfi_endproc

	.p2align	4
	.type	write_out,@function
write_out:
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movq	%rdi, %rbx
	movq	80(%rdi), %rdx
	testq	%rdx, %rdx
	je	.LBB2_9
	leaq	88(%rbx), %r14
	jmp	.LBB2_2
	.p2align	4
.LBB2_7:
	movq	80(%rbx), %rdx
	testq	%rdx, %rdx
	je	.LBB2_9
.LBB2_2:
	cmpq	$0, 72(%rbx)
	jne	.LBB2_9
	movl	64(%rbx), %edi
	movq	%r14, %rsi
	callq	write@PLT
	testq	%rax, %rax
	js	.LBB2_5
	addq	%rax, %r14
	movq	80(%rbx), %rdx
	subq	%rax, %rdx
	movq	%rdx, 80(%rbx)
	testq	%rdx, %rdx
	jne	.LBB2_2
	jmp	.LBB2_9
	.p2align	4
.LBB2_5:
	callq	__errno_location@PLT
	cmpl	$4, (%rax)
	je	.LBB2_7
	callq	__errno_location@PLT
	movslq	(%rax), %rax
	movq	%rax, 72(%rbx)
	jmp	.LBB2_7
.LBB2_9:
	movq	$0, 80(%rbx)
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end2:
	.size	write_out, .Lfunc_end2-write_out
	.cfi_endproc

	.p2align	4
	.type	put_unsigned,@function
put_unsigned:
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$24, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movq	%rdi, %rbx
	movl	%edx, %ecx
	xorl	%r14d, %r14d
	movabsq	$-3689348814741910323, %rdi
	.p2align	4
.LBB3_1:
	movq	%rsi, %rax
	mulq	%rdi
	shrq	$3, %rdx
	leal	(%rdx,%rdx), %eax
	leal	(%rax,%rax,4), %eax
	movl	%esi, %r8d
	subl	%eax, %r8d
	orb	$48, %r8b
	movb	%r8b, (%rsp,%r14)
	incq	%r14
	cmpq	$10, %rsi
	setae	%al
	cmpq	%rcx, %r14
	setb	%sil
	orb	%al, %sil
	movq	%rdx, %rsi
	jne	.LBB3_1
	.p2align	4
.LBB3_2:
	movsbl	-1(%rsp,%r14), %esi
	movq	%rbx, %rdi
	callq	put
	decq	%r14
	jne	.LBB3_2
	addq	$24, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end3:
	.size	put_unsigned, .Lfunc_end3-put_unsigned
	.cfi_endproc

	.section	".note.GNU-stack","",@progbits
