	.file	"print.c"
	.text
	.globl	tack_print
	.p2align	4
	.type	tack_print,@function
tack_print:
	.cfi_startproc
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
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, %r15
	movq	%rsi, %rbx
	movq	%rdi, %r14
	leaq	printer(%rip), %rdi
	callq	pthread_mutex_lock@PLT
	cmpq	$0, target(%rip)
	js	.LBB0_44
	testq	%rbx, %rbx
	jle	.LBB0_43
	movabsq	$4503599627370495, %rax
	incq	%rax
	movq	%rax, 24(%rsp)
	movabsq	$19342813113834067, %rbp
	xorl	%r13d, %r13d
	movq	%rbx, 8(%rsp)
	movq	%r14, (%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_41:
	movsbl	%al, %edi
	callq	put
	movq	%r15, %r12
.LBB0_42:
	incq	%r13
	movq	%r12, %r15
	cmpq	%rbx, %r13
	jge	.LBB0_43
.LBB0_3:
	movzbl	(%r14,%r13), %eax
	cmpb	$-1, %al
	jne	.LBB0_41
	movzbl	1(%r14,%r13), %eax
	incq	%r13
	leaq	8(%r15), %r12
	movq	(%r15), %r15
	cmpl	$117, %eax
	je	.LBB0_9
	cmpl	$100, %eax
	jne	.LBB0_11
	testq	%r15, %r15
	jns	.LBB0_8
	movl	$45, %edi
	callq	put
.LBB0_8:
	movq	%r15, %rdi
	negq	%rdi
	cmovsq	%r15, %rdi
	jmp	.LBB0_10
.LBB0_9:
	movq	%r15, %rdi
.LBB0_10:
	movl	$1, %esi
	callq	put_unsigned
	jmp	.LBB0_42
.LBB0_11:
	movq	%r15, %rbx
	shrq	$52, %rbx
	andl	$2047, %ebx
	cmpq	$2047, %rbx
	setne	%al
	movq	%r15, %r14
	movabsq	$4503599627370495, %rcx
	andq	%rcx, %r14
	sete	%cl
	orb	%al, %cl
	jne	.LBB0_14
	movl	$110, %edi
	callq	put
	movl	$97, %edi
	callq	put
	movl	$110, %edi
	jmp	.LBB0_13
.LBB0_14:
	testq	%r15, %r15
	js	.LBB0_15
	cmpl	$2047, %ebx
	jne	.LBB0_18
.LBB0_17:
	movl	$105, %edi
	callq	put
	movl	$110, %edi
	callq	put
	movl	$102, %edi
.LBB0_13:
	callq	put
	movq	8(%rsp), %rbx
	movq	(%rsp), %r14
	jmp	.LBB0_42
.LBB0_15:
	movl	$45, %edi
	callq	put
	cmpl	$2047, %ebx
	je	.LBB0_17
.LBB0_18:
	testq	%rbx, %rbx
	movq	24(%rsp), %rsi
	cmoveq	%rbx, %rsi
	orq	%r14, %rsi
	cmpq	$1, %rbx
	movq	%rbx, %rdi
	adcq	$0, %rdi
	cmpq	$1075, %rbx
	jb	.LBB0_31
	movq	%rsi, %rax
	movabsq	$4835703278458517, %rcx
	mulq	%rcx
	shrq	$18, %rdx
	imull	$1000000000, %edx, %eax
	subl	%eax, %esi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	movups	%xmm0, 156(%rsp)
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movl	%esi, 32(%rsp)
	movl	%edx, 36(%rsp)
	movl	$2, %esi
	addq	$-1075, %rdi
	je	.LBB0_20
	movq	(%rsp), %r14
	jmp	.LBB0_22
	.p2align	4
.LBB0_27:
	subq	%rcx, %rdi
	jle	.LBB0_28
.LBB0_22:
	cmpq	$29, %rdi
	movl	$29, %ecx
	cmovbq	%rdi, %rcx
	testl	%esi, %esi
	jle	.LBB0_27
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	xorl	%edx, %edx
	.p2align	4
.LBB0_24:
	movl	32(%rsp,%r9,4), %r10d
	shlq	%cl, %r10
	addq	%rdx, %r10
	movq	%r10, %rax
	shrq	$9, %rax
	mulq	%rbp
	shrq	$11, %rdx
	imull	$1000000000, %edx, %eax
	movl	%r10d, %r11d
	subl	%eax, %r11d
	movl	%r11d, 32(%rsp,%r9,4)
	incq	%r9
	cmpq	%r9, %r8
	jne	.LBB0_24
	cmpq	$1000000000, %r10
	jb	.LBB0_27
	incl	%esi
	movl	%edx, 32(%rsp,%r8,4)
	jmp	.LBB0_27
.LBB0_31:
	cmpl	$1023, %ebx
	jb	.LBB0_33
	movl	$1075, %ecx
	subq	%rdi, %rcx
	movq	%rsi, %rdi
	shrq	%cl, %rdi
	movq	$-1, %rax
	shlq	%cl, %rax
	notq	%rax
	andq	%rax, %rsi
	movq	8(%rsp), %rbx
	movq	(%rsp), %r14
	jmp	.LBB0_36
.LBB0_33:
	cmpl	$1001, %ebx
	movq	(%rsp), %r14
	jb	.LBB0_34
	movl	$1075, %ecx
	subq	%rdi, %rcx
	xorl	%edi, %edi
	movq	8(%rsp), %rbx
.LBB0_36:
	xorl	%r9d, %r9d
	movl	$1, %eax
	shldq	%cl, %rax, %r9
	movl	$1, %r8d
	shlq	%cl, %r8
	movq	%rsi, %rax
	movl	$1000000, %edx
	mulq	%rdx
	movq	%rax, %rsi
	shrdq	%cl, %rdx, %rsi
	movq	%rdx, %r10
	shrq	%cl, %r10
	testb	$64, %cl
	cmovneq	%r8, %r9
	movl	$0, %ecx
	cmovneq	%rcx, %r8
	cmoveq	%rsi, %r10
	movq	%r8, %rcx
	addq	$-1, %rcx
	movl	%r9d, %esi
	adcl	$-1, %esi
	andl	%esi, %edx
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
	movq	(%rsp), %r14
.LBB0_28:
	movslq	%esi, %rbx
	movl	28(%rsp,%rbx,4), %edi
	movl	$1, %esi
	callq	put_unsigned
	cmpl	$1, %ebx
	je	.LBB0_30
	.p2align	4
.LBB0_29:
	movl	24(%rsp,%rbx,4), %edi
	movl	$9, %esi
	callq	put_unsigned
	decq	%rbx
	cmpq	$1, %rbx
	jne	.LBB0_29
.LBB0_30:
	movl	$46, %edi
	callq	put
	movl	$48, %edi
	callq	put
	movl	$48, %edi
	callq	put
	movl	$48, %edi
	callq	put
	movl	$48, %edi
	callq	put
	movl	$48, %edi
	callq	put
	movl	$48, %edi
	callq	put
	movq	8(%rsp), %rbx
	jmp	.LBB0_42
.LBB0_34:
	xorl	%edi, %edi
	xorl	%r10d, %r10d
	movq	8(%rsp), %rbx
.LBB0_40:
	movq	%r10, 16(%rsp)
	movq	%r10, %rax
	movabsq	$4835703278458516699, %rcx
	mulq	%rcx
	movq	%rdx, %r15
	shrq	$18, %r15
	addq	%r15, %rdi
	movl	$1, %esi
	callq	put_unsigned
	movl	$46, %edi
	callq	put
	imulq	$1000000, %r15, %rax
	movq	16(%rsp), %rdi
	subq	%rax, %rdi
	movl	$6, %esi
	callq	put_unsigned
	jmp	.LBB0_42
.LBB0_43:
	movl	$10, %edi
	callq	put
	callq	write_out
.LBB0_44:
	leaq	printer(%rip), %rdi
	addq	$184, %rsp
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
.Lfunc_end0:
	.size	tack_print, .Lfunc_end0-tack_print
	.cfi_endproc

	.p2align	4
	.type	put,@function
put:
	.cfi_startproc
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movl	%edi, %ebx
	movq	printer+72(%rip), %rax
	cmpq	$4096, %rax
	jne	.LBB1_2
	callq	write_out
	movq	printer+72(%rip), %rax
.LBB1_2:
	leaq	1(%rax), %rcx
	movq	%rcx, printer+72(%rip)
	leaq	printer(%rip), %rcx
	movb	%bl, 80(%rax,%rcx)
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end1:
	.size	put, .Lfunc_end1-put
	.cfi_endproc

	.p2align	4
	.type	write_out,@function
write_out:
	.cfi_startproc
	movq	printer+72(%rip), %rdx
	testq	%rdx, %rdx
	je	.LBB2_12
	cmpq	$0, printer+64(%rip)
	jne	.LBB2_12
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	leaq	printer+80(%rip), %rbx
	movq	%rsp, %r14
	.p2align	4
.LBB2_3:
	movl	target(%rip), %edi
	movq	%rbx, %rsi
	callq	write@PLT
	testq	%rax, %rax
	js	.LBB2_5
	addq	%rax, %rbx
	subq	%rax, printer+72(%rip)
	jmp	.LBB2_9
	.p2align	4
.LBB2_5:
	callq	__errno_location@PLT
	cmpl	$11, (%rax)
	jne	.LBB2_7
	movl	target(%rip), %eax
	movl	%eax, (%rsp)
	movl	$4, 4(%rsp)
	movl	$1, %esi
	movq	%r14, %rdi
	movl	$-1, %edx
	callq	poll@PLT
	jmp	.LBB2_9
.LBB2_7:
	callq	__errno_location@PLT
	cmpl	$4, (%rax)
	je	.LBB2_9
	callq	__errno_location@PLT
	movslq	(%rax), %rax
	movq	%rax, printer+64(%rip)
	.p2align	4
.LBB2_9:
	movq	printer+72(%rip), %rdx
	testq	%rdx, %rdx
	je	.LBB2_11
	cmpq	$0, printer+64(%rip)
	je	.LBB2_3
.LBB2_11:
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
	.cfi_restore %r14
.LBB2_12:
	movq	$0, printer+72(%rip)
	retq
.Lfunc_end2:
	.size	write_out, .Lfunc_end2-write_out
	.cfi_endproc

	.globl	tack_print_to
	.p2align	4
	.type	tack_print_to,@function
tack_print_to:
	.cfi_startproc
	movq	printer+64(%rip), %rax
	movq	%rdi, target(%rip)
	xorps	%xmm0, %xmm0
	movups	%xmm0, printer(%rip)
	movups	%xmm0, printer+16(%rip)
	movups	%xmm0, printer+32(%rip)
	movups	%xmm0, printer+48(%rip)
	movups	%xmm0, printer+64(%rip)
	retq
.Lfunc_end3:
	.size	tack_print_to, .Lfunc_end3-tack_print_to
	.cfi_endproc

	.p2align	4
	.type	put_unsigned,@function
put_unsigned:
	.cfi_startproc
	pushq	%rbx
	.cfi_def_cfa_offset 16
	subq	$32, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -16
	movl	%esi, %ecx
	xorl	%ebx, %ebx
	movabsq	$-3689348814741910323, %rsi
	.p2align	4
.LBB4_1:
	movq	%rdi, %rax
	mulq	%rsi
	shrq	$3, %rdx
	leal	(%rdx,%rdx), %eax
	leal	(%rax,%rax,4), %eax
	movl	%edi, %r8d
	subl	%eax, %r8d
	orb	$48, %r8b
	movb	%r8b, (%rsp,%rbx)
	incq	%rbx
	cmpq	$10, %rdi
	setae	%al
	cmpq	%rcx, %rbx
	setb	%dil
	orb	%al, %dil
	movq	%rdx, %rdi
	jne	.LBB4_1
	.p2align	4
.LBB4_2:
	movsbl	-1(%rsp,%rbx), %edi
	callq	put
	decq	%rbx
	jne	.LBB4_2
	addq	$32, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end4:
	.size	put_unsigned, .Lfunc_end4-put_unsigned
	.cfi_endproc

	.type	printer,@object
	.local	printer
	.comm	printer,4176,8
	.type	target,@object
	.data
	.p2align	3, 0x0
target:
	.quad	1
	.size	target, 8

	.section	".note.GNU-stack","",@progbits
