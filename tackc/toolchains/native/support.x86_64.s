	.file	"support.c"
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.quad	0x41cdcd6500000000
.LCPI0_1:
	.quad	0x3eb0c6f7a0b5ed8d
.LCPI0_2:
	.quad	0x408f400000000000
.LCPI0_3:
	.quad	0x40e86a0000000000
.LCPI0_5:
	.quad	0x40e3880000000000
.LCPI0_6:
	.quad	0x4010000000000000
.LCPI0_7:
	.quad	0x412e848000000000
.LCPI0_8:
	.quad	0x3fa999999999999a
.LCPI0_9:
	.quad	0x3fc0000000000000
.LCPI0_10:
	.quad	0x40d3880000000000
.LCPI0_11:
	.quad	0x4090000000000000
.LCPI0_12:
	.quad	0x3ff0000000000000
.LCPI0_13:
	.quad	0xc039000000000000
.LCPI0_14:
	.quad	0xc049000000000000
.LCPI0_15:
	.quad	0x43df399b1438a100
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_4:
	.quad	0x40f86a0000000000
	.quad	0x40e3880000000000
.LCPI0_16:
	.zero	8
	.quad	0x412e848000000000
	.text
	.globl	tack_launch
	.p2align	4
	.type	tack_launch,@function
tack_launch:
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
	subq	$456, %rsp
	.cfi_def_cfa_offset 512
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	%r8d, %r14d
	movq	%rdx, %r12
	movq	%rsi, 72(%rsp)
	xorl	%eax, %eax
	testq	%rcx, %rcx
	setne	%al
	movq	(%rdi,%rax,8), %rax
	movq	%rax, 64(%rsp)
	movq	%rdi, 104(%rsp)
	movq	16(%rdi), %rbx
	movq	pool+200(%rip), %r13
	xorpd	%xmm0, %xmm0
	movapd	%xmm0, 304(%rsp)
	movapd	%xmm0, 288(%rsp)
	movapd	%xmm0, 272(%rsp)
	leaq	144(%rsp), %rsi
	movl	$1, %edi
	callq	clock_gettime@PLT
	testq	%r12, %r12
	jle	.LBB0_35
	xorps	%xmm0, %xmm0
	cvtsi2sdq	144(%rsp), %xmm0
	mulsd	.LCPI0_0(%rip), %xmm0
	cvtsi2sdq	152(%rsp), %xmm2
	addsd	%xmm0, %xmm2
	cvtsi2sd	%rbx, %xmm3
	mulsd	.LCPI0_1(%rip), %xmm3
	cvtsi2sd	%r12, %xmm1
	movapd	%xmm3, %xmm0
	movsd	%xmm1, 96(%rsp)
	mulsd	%xmm1, %xmm0
	xorpd	%xmm4, %xmm4
	movapd	%xmm3, %xmm1
	cmpneqsd	%xmm4, %xmm1
	cmpltsd	.LCPI0_2(%rip), %xmm0
	andpd	%xmm1, %xmm0
	movss	%xmm0, 48(%rsp)
	movq	$0, 56(%rsp)
	xorl	%ebp, %ebp
	xorl	%ebx, %ebx
	movsd	%xmm2, 80(%rsp)
	movapd	%xmm2, %xmm0
	jmp	.LBB0_4
	.p2align	4
.LBB0_2:
	addsd	.LCPI0_13(%rip), %xmm1
	maxsd	.LCPI0_12(%rip), %xmm1
	xorps	%xmm2, %xmm2
	cvtsi2sd	%rbx, %xmm2
	divsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm3
.LBB0_3:
	cmpq	%r12, %rbp
	jge	.LBB0_36
.LBB0_4:
	movsd	%xmm0, (%rsp)
	movq	%rbp, %r15
	movq	%r12, %rbp
	subq	%r15, %rbp
	testl	%r14d, %r14d
	movapd	%xmm3, 16(%rsp)
	je	.LBB0_8
	xorpd	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm3
	jne	.LBB0_6
	jnp	.LBB0_7
.LBB0_6:
	movsd	(%rsp), %xmm0
	subsd	80(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rbp, %xmm1
	mulsd	%xmm3, %xmm1
	addsd	%xmm0, %xmm1
	ucomisd	.LCPI0_3(%rip), %xmm1
	jbe	.LBB0_12
.LBB0_7:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	callq	*128(%rax)
	movapd	16(%rsp), %xmm3
	movq	%rax, 56(%rsp)
.LBB0_8:
	cmpq	$2, %r13
	jl	.LBB0_13
	xorps	%xmm2, %xmm2
	cvtsi2sd	%rbp, %xmm2
	movapd	%xmm3, %xmm0
	mulsd	%xmm2, %xmm0
	movl	pool+132(%rip), %eax
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%cl
	leaq	.LCPI0_4(%rip), %rax
	movsd	(%rax,%rcx,8), %xmm1
	xorl	%r14d, %r14d
	ucomisd	%xmm0, %xmm1
	jae	.LBB0_12
	movq	pool+192(%rip), %rax
	testq	%rax, %rax
	jne	.LBB0_12
	xorl	%r14d, %r14d
	xorl	%eax, %eax
	movl	$1, %ecx
	lock		cmpxchgq	%rcx, pool+192(%rip)
	je	.LBB0_39
	.p2align	4
.LBB0_12:
	testl	%r14d, %r14d
	setne	%al
	jmp	.LBB0_15
	.p2align	4
.LBB0_13:
	xorl	%r14d, %r14d
	movl	$0, %eax
	cmpq	$1, %r13
	je	.LBB0_22
.LBB0_15:
	xorpd	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm3
	jne	.LBB0_28
	jp	.LBB0_28
	movsd	.LCPI0_12(%rip), %xmm1
	testq	%r15, %r15
	je	.LBB0_18
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rbx, %xmm1
	addsd	%xmm1, %xmm1
.LBB0_18:
	xorps	%xmm2, %xmm2
	cvtsi2sd	%rbp, %xmm2
.LBB0_19:
	ucomisd	%xmm2, %xmm1
	jae	.LBB0_22
	movl	$1, %ebx
	movsd	.LCPI0_12(%rip), %xmm0
	ucomisd	%xmm1, %xmm0
	ja	.LBB0_23
	cvttsd2si	%xmm1, %rax
	movq	%rax, %rbx
	andq	$-64, %rbx
	cmpq	$64, %rax
	cmovlq	%rax, %rbx
	jmp	.LBB0_23
	.p2align	4
.LBB0_22:
	movq	%rbp, %rbx
.LBB0_23:
	leaq	(%rbx,%r15), %rbp
	movq	72(%rsp), %rdi
	movq	%r15, %rsi
	movq	%rbp, %rdx
	leaq	272(%rsp), %rcx
	callq	*64(%rsp)
	movl	$1, %edi
	leaq	144(%rsp), %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	144(%rsp), %xmm1
	mulsd	.LCPI0_0(%rip), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	152(%rsp), %xmm0
	addsd	%xmm1, %xmm0
	cmpq	%r12, %rbp
	jne	.LBB0_26
	movapd	%xmm0, %xmm1
	subsd	80(%rsp), %xmm1
	movsd	.LCPI0_2(%rip), %xmm2
	ucomisd	%xmm1, %xmm2
	seta	%al
	testb	%al, 48(%rsp)
	movapd	16(%rsp), %xmm3
	jne	.LBB0_3
	addsd	.LCPI0_14(%rip), %xmm1
	mulsd	.LCPI0_7(%rip), %xmm1
	divsd	96(%rsp), %xmm1
	movsd	.LCPI0_12(%rip), %xmm2
	maxsd	%xmm1, %xmm2
	movsd	.LCPI0_15(%rip), %xmm1
	minsd	%xmm2, %xmm1
	cvttsd2si	%xmm1, %rax
	movq	104(%rsp), %rcx
	movq	%rax, 16(%rcx)
	jmp	.LBB0_3
	.p2align	4
.LBB0_26:
	movapd	16(%rsp), %xmm3
	xorpd	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm3
	movapd	%xmm0, %xmm1
	subsd	(%rsp), %xmm1
	jne	.LBB0_2
	jp	.LBB0_2
	ucomisd	.LCPI0_2(%rip), %xmm1
	jb	.LBB0_3
	jmp	.LBB0_2
	.p2align	4
.LBB0_28:
	testq	%r15, %r15
	je	.LBB0_31
	xorps	%xmm2, %xmm2
	cvtsi2sd	%rbp, %xmm2
	movapd	%xmm3, %xmm0
	mulsd	%xmm2, %xmm0
	movsd	.LCPI0_5(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	jae	.LBB0_34
	movsd	.LCPI0_7(%rip), %xmm1
	divsd	%xmm3, %xmm1
	jmp	.LBB0_19
.LBB0_31:
	movsd	.LCPI0_8(%rip), %xmm0
	xorps	%xmm2, %xmm2
	cvtsi2sd	%rbp, %xmm2
	maxsd	%xmm3, %xmm0
	movapd	%xmm2, %xmm3
	mulsd	.LCPI0_9(%rip), %xmm3
	movsd	.LCPI0_10(%rip), %xmm1
	divsd	%xmm0, %xmm1
	minsd	%xmm3, %xmm1
	movsd	.LCPI0_11(%rip), %xmm3
	testb	%al, %al
	jne	.LBB0_33
	movapd	%xmm1, %xmm3
.LBB0_33:
	movsd	.LCPI0_11(%rip), %xmm0
	cmpltsd	%xmm1, %xmm0
	blendvpd	%xmm0, %xmm3, %xmm1
	jmp	.LBB0_19
.LBB0_34:
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rbx, %xmm1
	mulsd	.LCPI0_6(%rip), %xmm1
	jmp	.LBB0_19
.LBB0_35:
	movq	$0, 56(%rsp)
.LBB0_36:
	cmpq	$0, 272(%rsp)
	je	.LBB0_38
.LBB0_37:
	leaq	272(%rsp), %rcx
	movl	$1, %esi
	movq	72(%rsp), %rdi
	xorl	%edx, %edx
	callq	*64(%rsp)
.LBB0_38:
	movq	56(%rsp), %rax
	addq	$456, %rsp
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
	retq
.LBB0_39:
	.cfi_def_cfa_offset 512
	movq	pool+200(%rip), %r13
	decq	%r13
	cmpq	%r13, pool+208(%rip)
	jge	.LBB0_50
	movq	pool+224(%rip), %rax
	testq	%rax, %rax
	je	.LBB0_42
	decq	%rax
	movq	%rax, pool+224(%rip)
	jmp	.LBB0_50
.LBB0_42:
	movapd	%xmm2, (%rsp)
	pcmpeqd	%xmm0, %xmm0
	movdqa	%xmm0, 144(%rsp)
	movdqa	%xmm0, 160(%rsp)
	movdqa	%xmm0, 176(%rsp)
	movdqa	%xmm0, 192(%rsp)
	movdqa	%xmm0, 208(%rsp)
	movdqa	%xmm0, 224(%rsp)
	movdqa	%xmm0, 240(%rsp)
	movdqa	%xmm0, 256(%rsp)
	leaq	144(%rsp), %rsi
	leaq	320(%rsp), %rdx
	movl	$2, %edi
	callq	pthread_sigmask@PLT
	movq	pool+208(%rip), %rcx
	cmpq	%r13, %rcx
	jge	.LBB0_49
	leaq	worker(%rip), %rbx
	leaq	136(%rsp), %r14
.LBB0_44:
	incq	%rcx
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	pthread_create@PLT
	testl	%eax, %eax
	jne	.LBB0_46
	movq	136(%rsp), %rdi
	callq	pthread_detach@PLT
	movq	$0, pool+216(%rip)
	movq	pool+208(%rip), %rcx
	incq	%rcx
	movq	%rcx, pool+208(%rip)
	cmpq	%r13, %rcx
	jl	.LBB0_44
	jmp	.LBB0_49
.LBB0_46:
	movq	pool+216(%rip), %rcx
	cmpq	$9, %rcx
	jg	.LBB0_48
	incq	%rcx
	movq	%rcx, pool+216(%rip)
.LBB0_48:
	movl	$1, %eax
	shlq	%cl, %rax
	movq	%rax, pool+224(%rip)
.LBB0_49:
	leaq	320(%rsp), %rsi
	movl	$2, %edi
	xorl	%edx, %edx
	callq	pthread_sigmask@PLT
	movapd	16(%rsp), %xmm3
	movapd	(%rsp), %xmm2
.LBB0_50:
	movq	64(%rsp), %rax
	movq	%rax, pool+232(%rip)
	movq	72(%rsp), %rax
	movq	%rax, pool+240(%rip)
	leaq	272(%rsp), %rax
	movq	%rax, pool+248(%rip)
	movq	%r15, pool+256(%rip)
	movq	%r12, pool+264(%rip)
	movq	pool+200(%rip), %rsi
	movq	%rsi, %rax
	shlq	$6, %rax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	movapd	.LCPI0_16(%rip), %xmm1
	blendpd	$1, %xmm2, %xmm1
	unpcklpd	%xmm3, %xmm0
	divpd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	minsd	%xmm1, %xmm0
	movsd	.LCPI0_10(%rip), %xmm1
	divsd	%xmm3, %xmm1
	maxsd	%xmm0, %xmm1
	ucomisd	%xmm2, %xmm1
	movq	%rbp, %rcx
	jae	.LBB0_52
	cvttsd2si	%xmm1, %rax
	leaq	1(%rax), %rcx
	movq	%rcx, %rdx
	andq	$-64, %rdx
	cmpq	$63, %rax
	cmovlq	%rcx, %rdx
	leaq	65535(%rbp), %rcx
	testq	%rbp, %rbp
	cmovnsq	%rbp, %rcx
	sarq	$16, %rcx
	incq	%rcx
	cmpq	%rcx, %rdx
	cmovgq	%rdx, %rcx
.LBB0_52:
	movq	%rcx, pool+272(%rip)
	decq	%rbp
	movq	%rbp, %rax
	orq	%rcx, %rax
	shrq	$32, %rax
	je	.LBB0_54
	movq	%rbp, %rax
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	jmp	.LBB0_55
.LBB0_54:
	movl	%ebp, %eax
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
.LBB0_55:
	leal	1(%rcx), %ebp
	movl	%ebp, pool+280(%rip)
	cmpq	$64, %rsi
	movl	$64, %eax
	cmovlq	%rsi, %rax
	cmpl	%eax, %ebp
	cmovbl	%ebp, %eax
	movl	%eax, pool+284(%rip)
	testl	%eax, %eax
	je	.LBB0_63
	movl	%ebp, %r9d
	movl	%eax, %r10d
	movq	%r10, %r11
	shlq	$6, %r11
	xorl	%edi, %edi
	leaq	parts(%rip), %rbx
	xorl	%r14d, %r14d
	jmp	.LBB0_59
	.p2align	4
.LBB0_61:
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%r10d
	movl	%eax, %r8d
	movq	%rdi, %rax
	shrq	$32, %rax
	je	.LBB0_62
.LBB0_57:
	movq	%rdi, %rax
	xorl	%edx, %edx
	divq	%r10
.LBB0_58:
	subl	%eax, %r8d
	xchgl	%r8d, (%r14,%rbx)
	addq	$64, %r14
	movq	%rsi, %rdi
	cmpq	%r14, %r11
	je	.LBB0_63
.LBB0_59:
	leaq	(%r9,%rdi), %rsi
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB0_61
	movq	%rsi, %rax
	xorl	%edx, %edx
	divq	%r10
	movq	%rax, %r8
	movq	%rdi, %rax
	shrq	$32, %rax
	jne	.LBB0_57
.LBB0_62:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%r10d
	jmp	.LBB0_58
.LBB0_63:
	xorl	%eax, %eax
	xchgl	%eax, pool+68(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool+64(%rip)
	movl	%ebp, %eax
	xchgl	%eax, pool(%rip)
	movl	pool+132(%rip), %eax
	testl	%eax, %eax
	setne	%dl
	cmpl	$2, %ebp
	setae	%sil
	testb	%dl, %sil
	je	.LBB0_65
	lock		incl	pool+128(%rip)
	leaq	pool+128(%rip), %rsi
	cmpl	%ecx, %eax
	cmovbl	%eax, %ecx
	movl	$202, %edi
	movl	$129, %edx
	xorl	%eax, %eax
	callq	syscall@PLT
	movapd	16(%rsp), %xmm3
.LBB0_65:
	xorpd	%xmm1, %xmm1
	movl	pool(%rip), %eax
	leaq	parts(%rip), %r13
	xorpd	%xmm0, %xmm0
	xorl	%edx, %edx
	xorl	%r14d, %r14d
	.p2align	4
.LBB0_66:
	testl	%eax, %eax
	je	.LBB0_80
	leal	-1(%rax), %ecx
	lock		cmpxchgl	%ecx, pool(%rip)
	jne	.LBB0_66
	movq	%rdx, 48(%rsp)
	movl	pool+280(%rip), %eax
	movl	%eax, 40(%rsp)
	xorl	%edx, %edx
	movq	pool+256(%rip), %rsi
	jmp	.LBB0_70
.LBB0_69:
	incl	%edx
.LBB0_70:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	pool+284(%rip)
	movq	%rdx, %rax
	shlq	$6, %rax
	leaq	(%rax,%r13), %rdi
	movl	(%rax,%r13), %eax
	.p2align	4
.LBB0_71:
	testl	%eax, %eax
	je	.LBB0_69
	movl	%eax, %ecx
	leal	-1(%rcx), %r8d
	lock		cmpxchgl	%r8d, (%rdi)
	jne	.LBB0_71
	incl	%edx
	movl	pool+280(%rip), %eax
	imulq	%rax, %rdx
	movl	pool+284(%rip), %edi
	movq	%rdx, %rax
	shrq	$32, %rax
	movapd	%xmm0, 80(%rsp)
	movsd	%xmm1, (%rsp)
	je	.LBB0_75
	movq	%rdx, %rax
	xorl	%edx, %edx
	divq	%rdi
	movq	%rax, %r15
	jmp	.LBB0_76
.LBB0_75:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r15d
.LBB0_76:
	subl	%ecx, %r15d
	movq	pool+272(%rip), %rax
	imulq	%rax, %r15
	addq	%rsi, %r15
	movq	pool+264(%rip), %rcx
	movq	%rcx, %rdx
	subq	%r15, %rdx
	leaq	(%r15,%rax), %r12
	cmpq	%rax, %rdx
	cmovlq	%rcx, %r12
	movl	$1, %edi
	leaq	144(%rsp), %rbx
	movq	%rbx, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	144(%rsp), %xmm0
	movsd	%xmm0, 128(%rsp)
	xorps	%xmm0, %xmm0
	cvtsi2sdq	152(%rsp), %xmm0
	movsd	%xmm0, 120(%rsp)
	movq	pool+240(%rip), %rdi
	movq	pool+248(%rip), %rcx
	movq	%r15, %rsi
	movq	%r12, %rdx
	callq	*pool+232(%rip)
	movl	$1, %edi
	movq	%rbx, %rsi
	callq	clock_gettime@PLT
	cvtsi2sdq	144(%rsp), %xmm2
	cvtsi2sdq	152(%rsp), %xmm3
	movl	$1, %eax
	lock		xaddl	%eax, pool+64(%rip)
	incl	%eax
	cmpl	40(%rsp), %eax
	jne	.LBB0_79
	movl	pool+68(%rip), %eax
	testl	%eax, %eax
	je	.LBB0_79
	movl	$202, %edi
	movl	$129, %edx
	movl	$1, %ecx
	leaq	pool+64(%rip), %rsi
	xorl	%eax, %eax
	movsd	%xmm2, 40(%rsp)
	movsd	%xmm3, 112(%rsp)
	callq	syscall@PLT
	movsd	112(%rsp), %xmm3
	movsd	40(%rsp), %xmm2
.LBB0_79:
	movsd	.LCPI0_0(%rip), %xmm0
	movsd	128(%rsp), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	120(%rsp), %xmm1
	mulsd	%xmm0, %xmm2
	addsd	%xmm3, %xmm2
	subsd	%xmm1, %xmm2
	subq	%r15, %r12
	addq	%r12, %r14
	movsd	(%rsp), %xmm1
	ucomisd	%xmm1, %xmm2
	movq	48(%rsp), %rdx
	cmovaq	%r12, %rdx
	movapd	80(%rsp), %xmm0
	addsd	%xmm2, %xmm0
	maxsd	%xmm1, %xmm2
	movl	pool(%rip), %eax
	movapd	%xmm2, %xmm1
	movapd	16(%rsp), %xmm3
	jmp	.LBB0_66
.LBB0_80:
	movq	%r14, %rax
	subq	%rdx, %rax
	jle	.LBB0_82
	subsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	jmp	.LBB0_84
.LBB0_82:
	testq	%r14, %r14
	je	.LBB0_86
	movapd	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%r14, %xmm0
.LBB0_84:
	divsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	movapd	%xmm0, 80(%rsp)
	movl	pool+64(%rip), %eax
	cmpl	%ebp, %eax
	jne	.LBB0_87
.LBB0_85:
	xorl	%eax, %eax
	xchgq	%rax, pool+192(%rip)
	xorpd	%xmm0, %xmm0
	movapd	80(%rsp), %xmm1
	cmpltsd	%xmm1, %xmm0
	blendvpd	%xmm0, %xmm1, %xmm3
	movsd	96(%rsp), %xmm0
	mulsd	%xmm0, %xmm3
	addsd	.LCPI0_14(%rip), %xmm3
	mulsd	.LCPI0_7(%rip), %xmm3
	divsd	%xmm0, %xmm3
	movsd	.LCPI0_12(%rip), %xmm0
	maxsd	%xmm3, %xmm0
	movsd	.LCPI0_15(%rip), %xmm1
	minsd	%xmm0, %xmm1
	cvttsd2si	%xmm1, %rax
	movq	104(%rsp), %rcx
	movq	%rax, 16(%rcx)
	cmpq	$0, 272(%rsp)
	jne	.LBB0_37
	jmp	.LBB0_38
.LBB0_86:
	xorpd	%xmm0, %xmm0
	movapd	%xmm0, 80(%rsp)
	movl	pool+64(%rip), %eax
	cmpl	%ebp, %eax
	je	.LBB0_85
.LBB0_87:
	xorpd	%xmm2, %xmm2
	movl	$1, %r15d
	leaq	144(%rsp), %rbx
	leaq	pool+64(%rip), %r14
	jmp	.LBB0_90
	.p2align	4
.LBB0_88:
	movapd	16(%rsp), %xmm3
.LBB0_89:
	movl	pool+64(%rip), %eax
	incl	%r15d
	cmpl	%ebp, %eax
	je	.LBB0_85
.LBB0_90:
	pause
	testb	$63, %r15b
	jne	.LBB0_89
	movsd	%xmm2, (%rsp)
	movl	$1, %edi
	movq	%rbx, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	144(%rsp), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	152(%rsp), %xmm0
	mulsd	.LCPI0_0(%rip), %xmm1
	addsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm2
	cmpl	$64, %r15d
	je	.LBB0_93
	movsd	(%rsp), %xmm2
.LBB0_93:
	subsd	%xmm2, %xmm0
	movsd	.LCPI0_3(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	ja	.LBB0_88
	movl	$1, %eax
	xchgl	%eax, pool+68(%rip)
	movl	pool+64(%rip), %ecx
	cmpl	%ebp, %ecx
	je	.LBB0_88
	movl	$202, %edi
	movl	$128, %edx
	movq	%r14, %rsi
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	movsd	%xmm2, (%rsp)
	callq	syscall@PLT
	movsd	(%rsp), %xmm2
	jmp	.LBB0_88
.Lfunc_end0:
	.size	tack_launch, .Lfunc_end0-tack_launch
	.cfi_endproc

	.globl	tack_run
	.p2align	4
	.type	tack_run,@function
tack_run:
	.cfi_startproc
	xorl	%r8d, %r8d
	jmp	tack_launch@PLT
.Lfunc_end1:
	.size	tack_run, .Lfunc_end1-tack_run
	.cfi_endproc

	.globl	tack_run_bound
	.p2align	4
	.type	tack_run_bound,@function
tack_run_bound:
	.cfi_startproc
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movq	(%rdi), %rax
	movq	8(%rdi), %rsi
	movq	16(%rdi), %rdx
	movq	24(%rdi), %rcx
	movq	tack_python@GOTPCREL(%rip), %rbx
	xorl	%r8d, %r8d
	cmpq	$0, (%rbx)
	setne	%r8b
	movq	%rax, %rdi
	callq	tack_launch@PLT
	testq	%rax, %rax
	je	.LBB2_1
	movq	(%rbx), %rcx
	movq	%rax, %rdi
	popq	%rbx
	.cfi_def_cfa_offset 8
	jmpq	*136(%rcx)
.LBB2_1:
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end2:
	.size	tack_run_bound, .Lfunc_end2-tack_run_bound
	.cfi_endproc

	.globl	tack_abi
	.p2align	4
	.type	tack_abi,@function
tack_abi:
	.cfi_startproc
	movl	$1, %eax
	retq
.Lfunc_end3:
	.size	tack_abi, .Lfunc_end3-tack_abi
	.cfi_endproc

	.globl	tack_threads
	.p2align	4
	.type	tack_threads,@function
tack_threads:
	.cfi_startproc
	movq	pool+200(%rip), %rax
	retq
.Lfunc_end4:
	.size	tack_threads, .Lfunc_end4-tack_threads
	.cfi_endproc

	.globl	tack_initialize
	.p2align	4
	.type	tack_initialize,@function
tack_initialize:
	.cfi_startproc
	cmpq	$2, %rsi
	movl	$1, %eax
	cmovgeq	%rsi, %rax
	movq	tack_python@GOTPCREL(%rip), %rcx
	movq	%rdi, (%rcx)
	xchgq	%rax, pool+200(%rip)
	retq
.Lfunc_end5:
	.size	tack_initialize, .Lfunc_end5-tack_initialize
	.cfi_endproc

	.globl	tack_reset_after_fork
	.p2align	4
	.type	tack_reset_after_fork,@function
tack_reset_after_fork:
	.cfi_startproc
	xorps	%xmm0, %xmm0
	movaps	%xmm0, pool+208(%rip)
	movq	$0, pool+224(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool+132(%rip)
	xorl	%eax, %eax
	xchgq	%rax, pool+192(%rip)
	retq
.Lfunc_end6:
	.size	tack_reset_after_fork, .Lfunc_end6-tack_reset_after_fork
	.cfi_endproc

	.globl	tack_fastcall
	.p2align	4
	.type	tack_fastcall,@function
tack_fastcall:
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
	subq	$4856, %rsp
	.cfi_def_cfa_offset 4912
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, %r15
	movq	%rsi, 8(%rsp)
	movq	tack_python@GOTPCREL(%rip), %rbx
	movq	(%rbx), %rax
	callq	*72(%rax)
	movq	$0, 16(%rsp)
	cmpq	32(%rax), %r15
	jne	.LBB7_163
	movq	%rax, %r10
	movq	$0, 2608(%rsp)
	movq	32(%rax), %rbp
	testq	%rbp, %rbp
	movq	%rax, (%rsp)
	jle	.LBB7_101
	xorl	%r14d, %r14d
	jmp	.LBB7_4
	.p2align	4
.LBB7_3:
	movq	%r12, %rdi
	movq	%r15, %rdx
	callq	take_python_int
	movl	%eax, %ebp
	testl	%ebp, %ebp
	movq	(%rsp), %r10
	je	.LBB7_157
.LBB7_95:
	incq	%r14
	movq	32(%r10), %rbp
	cmpq	%rbp, %r14
	jge	.LBB7_101
.LBB7_4:
	movq	72(%r10), %r12
	leaq	(%r14,%r14,2), %r13
	shlq	$4, %r13
	cmpq	$0, (%r12,%r13)
	movq	8(%rsp), %rax
	movq	(%rax,%r14,8), %rsi
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rbx
	je	.LBB7_42
	addq	%r13, %r12
	leaq	3128(%rsp), %rax
	leaq	(%rax,%r14,8), %r15
	movq	(%rbx), %rax
	movq	(%rsi,%rax), %rax
	cmpq	168(%rbx), %rax
	je	.LBB7_59
	cmpq	176(%rbx), %rax
	je	.LBB7_3
	cmpq	184(%rbx), %rax
	je	.LBB7_3
	movq	192(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	200(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	208(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	216(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	224(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	232(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	240(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	248(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	256(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	264(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	272(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	280(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	288(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	296(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	304(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	je	.LBB7_40
	movq	312(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_67
	cmpq	%rax, %rcx
	jne	.LBB7_67
.LBB7_40:
	movq	%rsi, %rdi
	callq	*80(%rbx)
	testq	%rax, %rax
	je	.LBB7_159
	movq	%rax, %r13
	movq	%r12, %rdi
	movq	%rax, %rsi
	movq	%r15, %rdx
	callq	take_python_int
	movl	%eax, %ebp
	jmp	.LBB7_84
	.p2align	4
.LBB7_42:
	movq	(%rbx), %rax
	movq	(%rsi,%rax), %rax
	movb	$1, %bpl
	cmpq	160(%rbx), %rax
	jne	.LBB7_160
	movq	2608(%rsp), %rax
	leaq	(%rax,%rax,4), %rax
	shlq	$4, %rax
	leaq	(%rsp,%rax), %r15
	addq	$48, %r15
	movq	%rsi, %rdi
	movq	%r15, %rsi
	movl	$28, %edx
	callq	*8(%rbx)
	testl	%eax, %eax
	jne	.LBB7_158
	movq	2608(%rsp), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 2608(%rsp)
	movq	%rax, 2616(%rsp,%r14,8)
	movq	(%rsp), %r10
	movq	72(%r10), %rdi
	movslq	36(%r15), %rcx
	cmpq	%rcx, 24(%rdi,%r13)
	jne	.LBB7_160
	addq	%r13, %rdi
	movq	24(%r15), %rsi
	cmpq	16(%rdi), %rsi
	jne	.LBB7_160
	movq	40(%r15), %rdx
	movl	$2, %eax
	testq	%rdx, %rdx
	je	.LBB7_53
	movzbl	(%rdx), %r8d
	movl	%r8d, %r9d
	addl	$-60, %r9d
	cmpl	$4, %r9d
	ja	.LBB7_50
	movl	$19, %r11d
	btl	%r9d, %r11d
	jae	.LBB7_50
	movzbl	1(%rdx), %r8d
	incq	%rdx
.LBB7_50:
	testb	%r8b, %r8b
	je	.LBB7_52
	cmpb	$0, 1(%rdx)
	je	.LBB7_96
.LBB7_52:
	xorl	%eax, %eax
.LBB7_53:
	cmpq	8(%rdi), %rax
	jne	.LBB7_160
	movq	40(%rdi), %rax
	testb	$1, %al
	je	.LBB7_56
	cmpl	$0, 32(%r15)
	jne	.LBB7_160
.LBB7_56:
	testb	$2, %al
	je	.LBB7_86
	movq	(%r15), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB7_85
	xorl	%edx, %edx
	divq	%rsi
	testq	%rdx, %rdx
	je	.LBB7_86
	jmp	.LBB7_160
	.p2align	4
.LBB7_59:
	movq	%rsi, %rdi
	callq	*24(%rbx)
	movb	$1, %bpl
	cmpq	$3, (%r12)
	jne	.LBB7_160
	testb	$4, 40(%r12)
	movq	16(%r12), %rax
	movq	(%rsp), %r10
	jne	.LBB7_62
	xorl	%ecx, %ecx
	cmpq	$0, 64(%r10)
	setne	%cl
	leaq	4(,%rcx,4), %rcx
	cmpq	%rcx, %rax
	jne	.LBB7_160
.LBB7_62:
	xorps	%xmm1, %xmm1
	cvtsd2ss	%xmm0, %xmm1
	movq	%xmm0, %rsi
	movd	%xmm1, %ecx
	movl	%ecx, %edx
	andl	$2147483647, %edx
	cmpl	$2139095040, %edx
	setne	%dl
	movabsq	$9223372036854775807, %rdi
	andq	%rdi, %rsi
	movabsq	$9218868437227405312, %rdi
	cmpq	%rdi, %rsi
	je	.LBB7_65
	testb	%dl, %dl
	jne	.LBB7_65
	cmpq	$4, %rax
	je	.LBB7_160
.LBB7_65:
	movq	%rcx, (%r15)
	cmpq	$8, 16(%r12)
	jne	.LBB7_95
	movsd	%xmm0, (%r15)
	jmp	.LBB7_95
.LBB7_67:
	movq	320(%rbx), %rcx
	movb	$1, %bpl
	testq	%rcx, %rcx
	je	.LBB7_160
	cmpq	%rax, %rcx
	je	.LBB7_75
	movq	328(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_160
	cmpq	%rax, %rcx
	je	.LBB7_75
	movq	336(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_160
	cmpq	%rax, %rcx
	je	.LBB7_75
	movq	344(%rbx), %rcx
	testq	%rcx, %rcx
	je	.LBB7_160
	cmpq	%rax, %rcx
	jne	.LBB7_160
.LBB7_75:
	movq	%rsi, %rdi
	callq	*88(%rbx)
	testq	%rax, %rax
	je	.LBB7_159
	movq	%rax, %r13
	movq	%rax, %rdi
	callq	*24(%rbx)
	xorl	%ebp, %ebp
	cmpq	$3, (%r12)
	jne	.LBB7_84
	testb	$4, 40(%r12)
	movq	16(%r12), %rax
	movq	(%rsp), %rdx
	jne	.LBB7_79
	xorl	%ecx, %ecx
	cmpq	$0, 64(%rdx)
	setne	%cl
	leaq	4(,%rcx,4), %rcx
	cmpq	%rcx, %rax
	jne	.LBB7_84
.LBB7_79:
	xorps	%xmm1, %xmm1
	cvtsd2ss	%xmm0, %xmm1
	movq	%xmm0, %rsi
	movd	%xmm1, %ecx
	movl	%ecx, %edx
	andl	$2147483647, %edx
	cmpl	$2139095040, %edx
	setne	%dl
	movabsq	$9223372036854775807, %rdi
	andq	%rdi, %rsi
	movabsq	$9218868437227405312, %rdi
	cmpq	%rdi, %rsi
	je	.LBB7_82
	testb	%dl, %dl
	jne	.LBB7_82
	cmpq	$4, %rax
	je	.LBB7_84
.LBB7_82:
	movq	%rcx, (%r15)
	movl	$1, %ebp
	cmpq	$8, 16(%r12)
	jne	.LBB7_84
	movsd	%xmm0, (%r15)
.LBB7_84:
	movq	%r13, %rdi
	callq	*104(%rbx)
	testl	%ebp, %ebp
	movq	(%rsp), %r10
	jne	.LBB7_95
	jmp	.LBB7_157
.LBB7_85:
	xorl	%edx, %edx
	divl	%esi
	testq	%rdx, %rdx
	jne	.LBB7_160
	.p2align	4
.LBB7_86:
	testl	%ecx, %ecx
	jle	.LBB7_95
	movq	32(%rdi), %rax
	shlq	$3, %rax
	addq	80(%r10), %rax
	incq	%rcx
	jmp	.LBB7_90
	.p2align	4
.LBB7_88:
	imulq	%rdx, %rsi
.LBB7_89:
	decq	%rcx
	cmpq	$2, %rcx
	jb	.LBB7_95
.LBB7_90:
	movq	-16(%rax,%rcx,8), %rdx
	testq	%rdx, %rdx
	js	.LBB7_92
	movq	48(%r15), %rdi
	cmpq	-16(%rdi,%rcx,8), %rdx
	jne	.LBB7_160
.LBB7_92:
	cmpq	$0, 16(%r15)
	je	.LBB7_89
	movq	48(%r15), %rdx
	movq	-16(%rdx,%rcx,8), %rdx
	cmpq	$1, %rdx
	je	.LBB7_88
	movq	56(%r15), %rdi
	cmpq	%rsi, -16(%rdi,%rcx,8)
	je	.LBB7_88
	jmp	.LBB7_160
.LBB7_96:
	movzbl	%r8b, %edx
	addl	$-66, %edx
	cmpl	$47, %edx
	ja	.LBB7_52
	movl	$38081, %r8d
	btq	%rdx, %r8
	jb	.LBB7_53
	movl	$1, %eax
	movabsq	$163556649598976, %r8
	btq	%rdx, %r8
	jb	.LBB7_53
	movabsq	$85899345920, %rax
	btq	%rdx, %rax
	jae	.LBB7_52
	movl	$3, %eax
	jmp	.LBB7_53
.LBB7_101:
	movq	56(%r10), %rax
	testq	%rax, %rax
	jle	.LBB7_105
	movq	112(%r10), %rcx
	addq	$8, %rcx
	.p2align	4
.LBB7_103:
	movq	-8(%rcx), %rdx
	movq	(%rcx), %rsi
	movq	2616(%rsp,%rdx,8), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movq	96(%rsp,%rdx), %rdx
	cmpq	$2147483647, (%rdx,%rsi,8)
	jg	.LBB7_157
	addq	$16, %rcx
	decq	%rax
	jne	.LBB7_103
.LBB7_105:
	movq	48(%r10), %rbx
	testq	%rbx, %rbx
	jle	.LBB7_121
	movq	104(%r10), %rax
	addq	$40, %rax
	movb	$1, %r15b
	xorl	%r13d, %r13d
	leaq	48(%rsp), %r12
	movq	%rax, 8(%rsp)
.LBB7_107:
	leaq	(,%r13,2), %r14
	addq	%r13, %r14
	shlq	$4, %r14
	addq	%rax, %r14
	jmp	.LBB7_110
	.p2align	4
.LBB7_108:
	xorl	%edx, %edx
	divq	%rcx
.LBB7_109:
	movq	(%rsp), %r10
	incq	%rax
	movq	%rax, 3704(%rsp,%r13,8)
	incq	%r13
	addq	$48, %r14
	cmpq	%r13, %rbx
	je	.LBB7_153
.LBB7_110:
	movq	-40(%r14), %rdx
	movq	-32(%r14), %rcx
	movq	%r10, %rdi
	movq	%r12, %rsi
	leaq	40(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB7_157
	movq	-24(%r14), %rdx
	movq	-16(%r14), %rcx
	movq	(%rsp), %rdi
	movq	%r12, %rsi
	leaq	32(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB7_157
	movq	-8(%r14), %rdx
	movq	(%r14), %rcx
	movq	(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	24(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB7_157
	movq	24(%rsp), %rcx
	testq	%rcx, %rcx
	jle	.LBB7_157
	movq	32(%rsp), %rax
	movq	40(%rsp), %rdx
	subq	%rdx, %rax
	jo	.LBB7_157
	movq	%rdx, 3640(%rsp,%r13,8)
	movq	%rcx, 3768(%rsp,%r13,8)
	testq	%rax, %rax
	jle	.LBB7_118
	decq	%rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	jne	.LBB7_108
	xorl	%edx, %edx
	divl	%ecx
	jmp	.LBB7_109
.LBB7_118:
	movq	$0, 3704(%rsp,%r13,8)
	xorl	%r15d, %r15d
	leaq	-1(%rbx), %rax
	cmpq	%r13, %rax
	leaq	1(%r13), %r13
	movq	(%rsp), %r10
	movq	8(%rsp), %rax
	jne	.LBB7_107
	jmp	.LBB7_122
.LBB7_121:
	movl	$1, %r15d
.LBB7_122:
	movq	40(%r10), %rax
	testq	%rax, %rax
	movq	tack_python@GOTPCREL(%rip), %rbx
	jle	.LBB7_133
	movq	88(%r10), %rcx
	addq	$16, %rcx
	xorl	%edx, %edx
	leaq	.LJTI7_0(%rip), %rsi
	jmp	.LBB7_126
.LBB7_124:
	movq	2616(%rsp,%rdi,8), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	shlq	$4, %rdi
	movq	96(%rsp,%rdi), %rdi
	movq	(%rcx), %r8
	movq	(%rdi,%r8,8), %rdi
	.p2align	4
.LBB7_125:
	movq	%rdi, 3832(%rsp,%rdx,8)
	incq	%rdx
	addq	$24, %rcx
	cmpq	%rdx, %rax
	je	.LBB7_133
.LBB7_126:
	movq	-16(%rcx), %r8
	movq	-8(%rcx), %rdi
	cmpq	$4, %r8
	ja	.LBB7_132
	movslq	(%rsi,%r8,4), %r8
	addq	%rsi, %r8
	jmpq	*%r8
.LBB7_128:
	movq	3640(%rsp,%rdi,8), %rdi
	jmp	.LBB7_125
.LBB7_129:
	movq	3768(%rsp,%rdi,8), %rdi
	jmp	.LBB7_125
.LBB7_130:
	movq	2616(%rsp,%rdi,8), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	shlq	$4, %rdi
	movq	48(%rsp,%rdi), %rdi
	jmp	.LBB7_125
.LBB7_131:
	movq	3704(%rsp,%rdi,8), %rdi
	jmp	.LBB7_125
.LBB7_132:
	movq	3128(%rsp,%rdi,8), %rdi
	jmp	.LBB7_125
.LBB7_133:
	movq	(%r10), %rdi
	leaq	3832(%rsp), %r13
	movl	$1, %ecx
	testq	%rbp, %rbp
	jle	.LBB7_146
	movq	2608(%rsp), %rax
	testq	%rax, %rax
	jle	.LBB7_146
	movq	72(%r10), %rdx
	xorl	%r8d, %r8d
	jmp	.LBB7_137
	.p2align	4
.LBB7_136:
	incq	%r8
	cmpq	%rbp, %r8
	je	.LBB7_145
.LBB7_137:
	leaq	(%r8,%r8,2), %r9
	shlq	$4, %r9
	cmpq	$0, (%rdx,%r9)
	jne	.LBB7_136
	addq	%rdx, %r9
	testb	$1, 40(%r9)
	je	.LBB7_136
	movq	2616(%rsp,%r8,8), %r9
	leaq	(%r9,%r9,4), %r10
	shlq	$4, %r10
	addq	%rsp, %r10
	addq	$48, %r10
	leaq	64(%rsp), %r11
	xorl	%ebx, %ebx
	jmp	.LBB7_141
	.p2align	4
.LBB7_140:
	incq	%rbx
	addq	$80, %r11
	cmpq	%rbx, %rax
	je	.LBB7_136
.LBB7_141:
	cmpq	%rbx, %r9
	je	.LBB7_140
	movq	(%r10), %r14
	movq	-16(%r11), %r12
	movq	(%r11), %rsi
	addq	%r12, %rsi
	cmpq	%rsi, %r14
	jae	.LBB7_140
	addq	16(%r10), %r14
	cmpq	%r14, %r12
	jae	.LBB7_140
	xorl	%ecx, %ecx
.LBB7_145:
	movq	tack_python@GOTPCREL(%rip), %rbx
.LBB7_146:
	movq	%r13, %rsi
	movq	%r15, %rdx
	movl	$1, %r8d
	callq	tack_launch@PLT
	movq	%rax, %r12
	movq	(%rsp), %rax
	movq	8(%rax), %rax
	testq	%rax, %rax
	je	.LBB7_150
	testq	%r15, %r15
	jne	.LBB7_149
	movq	(%rbx), %rax
	callq	*128(%rax)
	movq	%rax, %r12
	movq	(%rsp), %rax
	movq	8(%rax), %rax
.LBB7_149:
	leaq	16(%rsp), %rsi
	movq	%r13, %rdi
	callq	*%rax
.LBB7_150:
	testq	%r12, %r12
	je	.LBB7_152
	movq	(%rbx), %rax
	movq	%r12, %rdi
	callq	*136(%rax)
.LBB7_152:
	xorl	%ebp, %ebp
	movq	2608(%rsp), %rax
	testq	%rax, %rax
	movq	tack_python@GOTPCREL(%rip), %rbx
	jne	.LBB7_161
	jmp	.LBB7_162
.LBB7_153:
	testb	$1, %r15b
	je	.LBB7_176
	movl	$1, %r15d
	xorl	%eax, %eax
.LBB7_155:
	imulq	3704(%rsp,%rax,8), %r15
	jo	.LBB7_157
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB7_155
	jmp	.LBB7_122
.LBB7_157:
	movb	$1, %bpl
	movq	2608(%rsp), %rax
	testq	%rax, %rax
	movq	tack_python@GOTPCREL(%rip), %rbx
	jne	.LBB7_161
	jmp	.LBB7_162
.LBB7_158:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rbx
.LBB7_159:
	callq	*120(%rbx)
	movb	$1, %bpl
.LBB7_160:
	movq	2608(%rsp), %rax
	testq	%rax, %rax
	movq	tack_python@GOTPCREL(%rip), %rbx
	je	.LBB7_162
	.p2align	4
.LBB7_161:
	movq	(%rbx), %rcx
	movq	16(%rcx), %rcx
	decq	%rax
	movq	%rax, 2608(%rsp)
	leaq	(%rax,%rax,4), %rax
	shlq	$4, %rax
	leaq	(%rsp,%rax), %rdi
	addq	$48, %rdi
	callq	*%rcx
	movq	2608(%rsp), %rax
	testq	%rax, %rax
	jne	.LBB7_161
.LBB7_162:
	testb	%bpl, %bpl
	movq	(%rsp), %rcx
	je	.LBB7_166
.LBB7_163:
	movq	(%rbx), %rax
	movq	152(%rax), %rbx
.LBB7_164:
	movq	%rbx, %rdi
	callq	*96(%rax)
.LBB7_165:
	movq	%rbx, %rax
	addq	$4856, %rsp
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
	retq
.LBB7_166:
	.cfi_def_cfa_offset 4912
	cmpq	$0, 8(%rcx)
	je	.LBB7_170
	movq	16(%rsp), %rdi
	movq	16(%rcx), %rax
	cmpq	$2, %rax
	je	.LBB7_171
	movq	24(%rcx), %rcx
	cmpq	$1, %rax
	jne	.LBB7_172
	shll	$3, %ecx
	movq	(%rbx), %rax
	negb	%cl
	shlq	%cl, %rdi
	sarq	%cl, %rdi
	callq	*56(%rax)
	movq	%rax, %rbx
	jmp	.LBB7_165
.LBB7_170:
	movq	(%rbx), %rax
	movq	144(%rax), %rbx
	jmp	.LBB7_164
.LBB7_171:
	movq	(%rbx), %rax
	callq	*64(%rax)
	movq	%rax, %rbx
	jmp	.LBB7_165
.LBB7_172:
	movq	(%rbx), %rax
	cmpq	$8, %rcx
	je	.LBB7_174
	movd	%edi, %xmm0
	cvtss2sd	%xmm0, %xmm0
	jmp	.LBB7_175
.LBB7_174:
	movq	%rdi, %xmm0
.LBB7_175:
	callq	*32(%rax)
	movq	%rax, %rbx
	jmp	.LBB7_165
.LBB7_176:
	xorl	%r15d, %r15d
	jmp	.LBB7_122
.Lfunc_end7:
	.size	tack_fastcall, .Lfunc_end7-tack_fastcall
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI7_0:
	.long	.LBB7_128-.LJTI7_0
	.long	.LBB7_131-.LJTI7_0
	.long	.LBB7_129-.LJTI7_0
	.long	.LBB7_130-.LJTI7_0
	.long	.LBB7_124-.LJTI7_0

	.text
	.globl	tack_private
	.p2align	4
	.type	tack_private,@function
tack_private:
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
	subq	$56, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	%rcx, %rbp
	movq	%rsi, %r12
	movq	%rdi, %r14
	movq	48(%rdi), %rax
	movq	64(%rdi), %rdi
	leaq	(,%rax,4), %rsi
	testq	%rdi, %rdi
	setne	%cl
	movq	%rsi, %r8
	shlq	%cl, %r8
	testq	%rax, %rax
	jle	.LBB8_9
	movq	56(%r14), %r10
	cmpq	$262144, %r10
	jg	.LBB8_9
	movq	40(%r14), %rax
	cmpq	%rax, %r8
	jg	.LBB8_9
	leaq	(%r10,%r10), %r9
	xorl	%ecx, %ecx
	cmpq	$32768, %r9
	jg	.LBB8_8
	leaq	(%r8,%r8), %r9
	cmpq	%rax, %r9
	jg	.LBB8_8
	leaq	(,%r10,4), %r9
	movl	$1, %ecx
	cmpq	$32768, %r9
	jg	.LBB8_8
	leaq	(,%r8,4), %r9
	cmpq	%rax, %r9
	jg	.LBB8_8
	shlq	$3, %r8
	cmpq	%rax, %r8
	setle	%r8b
	shlq	$3, %r10
	cmpq	$32769, %r10
	setl	%cl
	andb	%r8b, %cl
	movzbl	%cl, %ecx
	orq	$2, %rcx
.LBB8_8:
	testq	%rbx, %rbx
	je	.LBB8_9
	cmpq	%rdx, %rbp
	movq	%rcx, 8(%rsp)
	jge	.LBB8_36
	movq	40(%rbx), %r13
	leaq	8(%rbx), %r15
	testq	%rdi, %rdi
	je	.LBB8_23
.LBB8_14:
	movq	24(%rbx), %rax
	cmpq	$63, %rax
	jg	.LBB8_19
	movq	32(%rbx), %rcx
	.p2align	4
.LBB8_16:
	btq	%rax, %rcx
	jae	.LBB8_19
	incq	%rax
	movq	%rax, 24(%rbx)
	cmpq	$64, %rax
	jne	.LBB8_16
	movl	$64, %eax
.LBB8_19:
	movq	%r15, %rbp
	.p2align	4
.LBB8_20:
	movq	%rbp, %rcx
	movq	(%rbp), %rbp
	testq	%rbp, %rbp
	je	.LBB8_34
	cmpq	%rax, 8(%rbp)
	jne	.LBB8_20
	movq	(%rbp), %rax
	movq	%rax, (%rcx)
	jmp	.LBB8_30
	.p2align	4
.LBB8_23:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB8_23
	movq	(%r15), %rbp
	testq	%rbp, %rbp
	je	.LBB8_26
	movq	(%rbp), %rax
	movq	%rax, 8(%rbx)
	movl	$0, 16(%rbx)
	jmp	.LBB8_30
.LBB8_26:
	movq	(%rbx), %rax
	movq	%rax, %rcx
	shrq	$63, %rcx
	addq	%rax, %rcx
	movq	%rcx, (%rbx)
	movl	$0, 16(%rbx)
	testq	%rax, %rax
	jns	.LBB8_34
	movq	56(%r14), %rsi
	movq	8(%rsp), %rcx
	shlq	%cl, %rsi
	addq	$64, %rsi
	movl	$1, %edi
	callq	calloc@PLT
	testq	%rax, %rax
	je	.LBB8_34
	movq	%rax, %rbp
	movq	16(%r14), %rax
	testq	%rax, %rax
	je	.LBB8_30
	movq	%rbp, %rsi
	addq	$64, %rsi
	movq	%r12, %rdi
	movq	8(%rsp), %rdx
	callq	*%rax
.LBB8_30:
	testq	%r13, %r13
	je	.LBB8_31
	leaq	64(%r13), %rsi
	leaq	64(%rbp), %rdx
	movq	%r12, %rdi
	movq	8(%rsp), %rcx
	callq	*24(%r14)
	movq	%rbp, %rdi
	callq	free@PLT
	jmp	.LBB8_33
.LBB8_31:
	movq	%rbp, %r13
.LBB8_33:
	incq	24(%rbx)
	movq	64(%r14), %rdi
	testq	%rdi, %rdi
	jne	.LBB8_14
	jmp	.LBB8_23
.LBB8_9:
	movq	(%r14), %rax
	movq	%r12, %rdi
	movq	%rdx, %rsi
.LBB8_10:
	movq	%rbp, %rdx
	movq	%rbx, %rcx
	addq	$56, %rsp
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
	jmpq	*%rax
.LBB8_36:
	.cfi_def_cfa_offset 112
	testq	%rdi, %rdi
	je	.LBB8_37
	movq	%r12, 24(%rsp)
	movq	$1, (%rbx)
	movq	40(%r14), %rax
	movq	48(%r14), %rdi
	leaq	-1(%rax), %rsi
	addq	$62, %rax
	testq	%rsi, %rsi
	cmovnsq	%rsi, %rax
	sarq	$6, %rax
	addq	%rdi, %rdi
	shlq	%cl, %rdi
	incq	%rax
	cmpq	%rdi, %rax
	cmovgq	%rax, %rdi
	movq	%rdx, %rax
	orq	%rdi, %rax
	shrq	$32, %rax
	je	.LBB8_52
	movq	%rdx, %rax
	cqto
	idivq	%rdi
	movq	%rax, %r13
	jmp	.LBB8_54
	.p2align	4
.LBB8_37:
	movl	$1, %ecx
	xchgl	%ecx, 16(%rbx)
	testl	%ecx, %ecx
	jne	.LBB8_37
	movq	8(%rbx), %r13
	testq	%r13, %r13
	je	.LBB8_40
	movq	(%r13), %rax
	movq	%rax, 8(%rbx)
	movl	$0, 16(%rbx)
.LBB8_48:
	leaq	64(%r13), %rcx
	movq	%r12, %rdi
	movq	%rdx, %rsi
	movq	%rbp, %rdx
	movq	8(%rsp), %r8
	callq	*8(%r14)
	.p2align	4
.LBB8_49:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB8_49
	movq	8(%rbx), %rax
	movq	%rax, (%r13)
	movq	%r13, 8(%rbx)
	movl	$0, 16(%rbx)
	jmp	.LBB8_93
.LBB8_34:
	testq	%r13, %r13
	movq	8(%rsp), %rdx
	je	.LBB8_93
	leaq	64(%r13), %rsi
	movq	%r12, %rdi
	callq	*32(%r14)
	movq	%r13, %rdi
	addq	$56, %rsp
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
	jmp	free@PLT
.LBB8_52:
	.cfi_def_cfa_offset 112
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r13d
.LBB8_54:
	cmpq	$1, %rdx
	sbbq	$-1, %r13
	decq	%rbp
	movq	%rbp, %rax
	orq	%rdi, %rax
	shrq	$32, %rax
	je	.LBB8_55
	movq	%rbp, %rax
	cqto
	idivq	%rdi
	jmp	.LBB8_57
.LBB8_55:
	movl	%ebp, %eax
	xorl	%edx, %edx
	divl	%edi
.LBB8_57:
	cmpq	%rax, %r13
	jle	.LBB8_58
.LBB8_93:
	addq	$56, %rsp
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
	retq
.LBB8_58:
	.cfi_def_cfa_offset 112
	movq	%r14, 48(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%rax, 32(%rsp)
	jmp	.LBB8_59
	.p2align	4
.LBB8_88:
	movl	%r15d, 20(%rbx)
.LBB8_92:
	movq	8(%rsp), %rcx
	movq	40(%rsp), %rdi
	movq	32(%rsp), %rax
	movl	$0, 16(%rbx)
	cmpq	%rax, %r13
	leaq	1(%r13), %r13
	je	.LBB8_93
.LBB8_59:
	movq	%r13, %rbp
	imulq	%rdi, %rbp
	movq	40(%r14), %r12
	movq	56(%r14), %rsi
	subq	%rbp, %r12
	cmpq	%rdi, %r12
	cmovgeq	%rdi, %r12
	addq	%rbp, %r12
	shlq	%cl, %rsi
	addq	$64, %rsi
	movl	$1, %edi
	callq	calloc@PLT
	testq	%rax, %rax
	je	.LBB8_89
	movq	%rax, %r15
	movq	%r13, 16(%rsp)
	movq	16(%r14), %rax
	testq	%rax, %rax
	movq	24(%rsp), %r14
	movq	8(%rsp), %r13
	je	.LBB8_62
	leaq	64(%r15), %rsi
	movq	%r14, %rdi
	movq	%r13, %rdx
	callq	*%rax
.LBB8_62:
	movq	16(%rsp), %rax
	movq	%rax, 8(%r15)
	movq	%r15, %rcx
	addq	$64, %rcx
	movq	%r14, %rdi
	movq	%rbp, %rsi
	movq	%r12, %rdx
	movq	%r13, %r8
	movq	48(%rsp), %r14
	callq	*8(%r14)
	.p2align	4
.LBB8_63:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB8_63
	movq	8(%rbx), %rax
	movq	%rax, (%r15)
	movq	%r15, 8(%rbx)
	movl	20(%rbx), %r15d
	testl	%r15d, %r15d
	movq	16(%rsp), %r13
	jne	.LBB8_88
	movq	24(%rbx), %rax
	cmpq	$63, %rax
	jg	.LBB8_70
	movq	32(%rbx), %rcx
	.p2align	4
.LBB8_67:
	btq	%rax, %rcx
	jae	.LBB8_70
	incq	%rax
	movq	%rax, 24(%rbx)
	cmpq	$64, %rax
	jne	.LBB8_67
	movl	$64, %eax
.LBB8_70:
	leaq	8(%rbx), %rbp
	.p2align	4
.LBB8_71:
	movq	%rbp, %rcx
	movq	(%rbp), %rbp
	xorl	%r15d, %r15d
	testq	%rbp, %rbp
	je	.LBB8_88
	cmpq	%rax, 8(%rbp)
	jne	.LBB8_71
	movq	(%rbp), %rax
	movq	%rax, (%rcx)
	movl	20(%rbx), %eax
	orl	$1, %eax
.LBB8_74:
	movl	%eax, 20(%rbx)
	movl	$0, 16(%rbx)
	movq	40(%rbx), %rsi
	testq	%rsi, %rsi
	je	.LBB8_76
	addq	$64, %rsi
	leaq	64(%rbp), %rdx
	movq	24(%rsp), %rdi
	movq	8(%rsp), %rcx
	callq	*24(%r14)
	movq	%rbp, %rdi
	callq	free@PLT
	jmp	.LBB8_77
.LBB8_76:
	movq	%rbp, 40(%rbx)
	.p2align	4
.LBB8_77:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB8_77
	movq	24(%rbx), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 24(%rbx)
	cmpq	$62, %rax
	jg	.LBB8_84
	movq	32(%rbx), %rcx
	addq	$2, %rax
	.p2align	4
.LBB8_80:
	leal	-1(%rax), %edx
	movzbl	%dl, %edx
	btq	%rdx, %rcx
	jae	.LBB8_83
	movq	%rax, 24(%rbx)
	incq	%rax
	cmpq	$65, %rax
	jne	.LBB8_80
	movl	$64, %ecx
	jmp	.LBB8_84
.LBB8_83:
	decq	%rax
	movq	%rax, %rcx
.LBB8_84:
	leaq	8(%rbx), %rbp
	.p2align	4
.LBB8_85:
	movq	%rbp, %rax
	movq	(%rbp), %rbp
	testq	%rbp, %rbp
	je	.LBB8_88
	cmpq	%rcx, 8(%rbp)
	jne	.LBB8_85
	movq	(%rbp), %rcx
	movq	%rcx, (%rax)
	movl	$1, %eax
	jmp	.LBB8_74
.LBB8_89:
	movq	24(%rsp), %rdi
	movq	%rbp, %rsi
	movq	%r12, %rdx
	movq	%rbx, %rcx
	callq	*(%r14)
	.p2align	4
.LBB8_90:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB8_90
	movl	$1, %eax
	movl	%r13d, %ecx
	shlq	%cl, %rax
	orq	%rax, 32(%rbx)
	jmp	.LBB8_92
.LBB8_40:
	movq	%rdx, 16(%rsp)
	movq	8(%rsp), %rcx
	shlq	%cl, %rsi
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB8_41
	cqto
	idivq	%rsi
	jmp	.LBB8_43
.LBB8_41:
	xorl	%edx, %edx
	divl	%esi
.LBB8_43:
	movq	(%rbx), %rcx
	xorl	%edx, %edx
	cmpq	%rax, %rcx
	setl	%dl
	addq	%rcx, %rdx
	movq	%rdx, (%rbx)
	movl	$0, 16(%rbx)
	cmpq	%rax, %rcx
	jge	.LBB8_94
	movq	56(%r14), %rsi
	movq	8(%rsp), %rcx
	shlq	%cl, %rsi
	addq	$64, %rsi
	movl	$1, %edi
	callq	calloc@PLT
	testq	%rax, %rax
	je	.LBB8_94
	movq	%rax, %r13
	movq	16(%r14), %rax
	testq	%rax, %rax
	je	.LBB8_47
	movq	%r13, %rsi
	addq	$64, %rsi
	movq	%r12, %rdi
	movq	8(%rsp), %rdx
	callq	*%rax
.LBB8_47:
	movq	16(%rsp), %rdx
	jmp	.LBB8_48
.LBB8_94:
	movq	(%r14), %rax
	movq	%r12, %rdi
	movq	16(%rsp), %rsi
	jmp	.LBB8_10
.Lfunc_end8:
	.size	tack_private, .Lfunc_end8-tack_private
	.cfi_endproc

	.globl	tack_streams
	.p2align	4
	.type	tack_streams,@function
tack_streams:
	.cfi_startproc
	cmpq	$8388608, %rdi
	jge	.LBB9_2
	xorl	%eax, %eax
	retq
.LBB9_2:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$256, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	tack_streams.known(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB9_33
	movq	%rdi, %r12
	leaq	.L.str(%rip), %rdi
	xorl	%esi, %esi
	xorl	%eax, %eax
	callq	open@PLT
	movl	$33554432, %ebx
	testl	%eax, %eax
	js	.LBB9_11
	movl	%eax, %ebp
	movq	%rsp, %rsi
	movl	$256, %edx
	movl	%eax, %edi
	callq	read@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	close@PLT
	testq	%r14, %r14
	jle	.LBB9_11
	leaq	-1(%r14), %rax
	cmpq	$11, %rax
	movl	$11, %ecx
	cmovbq	%rax, %rcx
	movzbl	(%rsp), %eax
	leal	-48(%rax), %r8d
	cmpb	$9, %r8b
	movq	%r12, %rdi
	ja	.LBB9_12
	leaq	1(%rcx), %rdx
	xorl	%r15d, %r15d
	xorl	%esi, %esi
	.p2align	4
.LBB9_7:
	leaq	(%r15,%r15,4), %rax
	movzbl	%r8b, %r8d
	leaq	(%r8,%rax,2), %r15
	cmpq	%rsi, %rcx
	je	.LBB9_13
	movzbl	1(%rsp,%rsi), %eax
	incq	%rsi
	leal	-48(%rax), %r8d
	cmpb	$9, %r8b
	jbe	.LBB9_7
	cmpq	%rsi, %r14
	jg	.LBB9_15
	jmp	.LBB9_16
.LBB9_11:
	movq	%r12, %rdi
.LBB9_32:
	movq	%rbx, tack_streams.known(%rip)
.LBB9_33:
	xorl	%eax, %eax
	cmpq	%rbx, %rdi
	setg	%al
	addq	$256, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
	.cfi_restore %r12
	.cfi_restore %r14
	.cfi_restore %r15
	.cfi_restore %rbp
	retq
.LBB9_12:
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -48
	.cfi_offset %rbp, -16
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	xorl	%r15d, %r15d
	jmp	.LBB9_15
.LBB9_13:
	cmpq	%rdx, %r14
	jle	.LBB9_16
	movzbl	(%rsp,%rdx), %eax
.LBB9_15:
	movq	%r15, %rcx
	shlq	$10, %rcx
	cmpb	$75, %al
	cmovneq	%r15, %rcx
	movq	%rcx, %r15
	shlq	$20, %r15
	cmpb	$77, %al
	cmovneq	%rcx, %r15
.LBB9_16:
	testq	%r15, %r15
	jle	.LBB9_32
	leaq	.L.str.1(%rip), %rdi
	xorl	%esi, %esi
	xorl	%eax, %eax
	callq	open@PLT
	testl	%eax, %eax
	js	.LBB9_21
	movl	%eax, %ebp
	movq	%rsp, %rsi
	movl	$256, %edx
	movl	%eax, %edi
	callq	read@PLT
	movq	%rax, %rbx
	movl	%ebp, %edi
	callq	close@PLT
	testq	%rbx, %rbx
	jle	.LBB9_21
	xorl	%eax, %eax
	cmpq	$1, %rbx
	movq	%r12, %rdi
	jne	.LBB9_22
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.LBB9_25
.LBB9_21:
	movq	%r15, %rbx
	movq	%r12, %rdi
	jmp	.LBB9_32
.LBB9_22:
	movabsq	$9223372036854775806, %rdx
	andq	%rbx, %rdx
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	.p2align	4
.LBB9_23:
	movsbl	(%rsp,%rsi), %r8d
	leal	-48(%r8), %r9d
	leal	-87(%r8), %r10d
	cmpl	$97, %r8d
	cmovll	%r9d, %r10d
	popcntl	%r10d, %r8d
	cmpl	$16, %r10d
	cmovael	%eax, %r8d
	addq	%rcx, %r8
	movsbl	1(%rsp,%rsi), %ecx
	leal	-48(%rcx), %r9d
	leal	-87(%rcx), %r10d
	cmpl	$97, %ecx
	cmovll	%r9d, %r10d
	popcntl	%r10d, %ecx
	cmpl	$16, %r10d
	cmovael	%eax, %ecx
	addq	%r8, %rcx
	addq	$2, %rsi
	cmpq	%rsi, %rdx
	jne	.LBB9_23
	testb	$1, %bl
	je	.LBB9_26
.LBB9_25:
	movsbl	(%rsp,%rdx), %edx
	leal	-48(%rdx), %esi
	leal	-87(%rdx), %r8d
	cmpl	$97, %edx
	cmovll	%esi, %r8d
	popcntl	%r8d, %edx
	cmpl	$16, %r8d
	cmovbl	%edx, %eax
	addq	%rax, %rcx
.LBB9_26:
	testq	%rcx, %rcx
	je	.LBB9_29
	movq	pool+200(%rip), %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB9_30
	cqto
	idivq	%rcx
	movq	%rax, %rbx
	jmp	.LBB9_31
.LBB9_29:
	movq	%r15, %rbx
	jmp	.LBB9_32
.LBB9_30:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ebx
.LBB9_31:
	incq	%rbx
	imulq	%r15, %rbx
	jmp	.LBB9_32
.Lfunc_end9:
	.size	tack_streams, .Lfunc_end9-tack_streams
	.cfi_endproc

	.globl	tack_streamed
	.p2align	4
	.type	tack_streamed,@function
tack_streamed:
	.cfi_startproc
	sfence
	retq
.Lfunc_end10:
	.size	tack_streamed, .Lfunc_end10-tack_streamed
	.cfi_endproc

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI11_0:
	.quad	0x41cdcd6500000000
.LCPI11_1:
	.quad	0x40e86a0000000000
	.text
	.p2align	4
	.type	worker,@function
worker:
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
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, %rbx
	xorpd	%xmm1, %xmm1
	leaq	8(%rsp), %r14
	leaq	parts(%rip), %r15
	xorl	%ebp, %ebp
	jmp	.LBB11_1
.LBB11_12:
	xorl	%ebp, %ebp
	xorpd	%xmm1, %xmm1
	.p2align	4
.LBB11_1:
	movl	pool(%rip), %eax
	testl	%eax, %eax
	jne	.LBB11_6
	pause
	incl	%ebp
	testb	$63, %bpl
	jne	.LBB11_1
	movsd	%xmm1, (%rsp)
	movl	$1, %edi
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	8(%rsp), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	16(%rsp), %xmm0
	mulsd	.LCPI11_0(%rip), %xmm1
	addsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	cmpl	$64, %ebp
	je	.LBB11_5
	movsd	(%rsp), %xmm1
.LBB11_5:
	subsd	%xmm1, %xmm0
	movsd	.LCPI11_1(%rip), %xmm2
	ucomisd	%xmm0, %xmm2
	ja	.LBB11_1
.LBB11_6:
	movl	pool(%rip), %eax
	testl	%eax, %eax
	jne	.LBB11_10
	movl	pool+128(%rip), %ecx
	lock		incl	pool+132(%rip)
	movl	pool(%rip), %eax
	testl	%eax, %eax
	jne	.LBB11_9
	movl	$202, %edi
	movl	$128, %edx
	leaq	pool+128(%rip), %rsi
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	callq	syscall@PLT
.LBB11_9:
	lock		decl	pool+132(%rip)
	.p2align	4
.LBB11_10:
	movl	pool(%rip), %eax
	.p2align	4
.LBB11_11:
	testl	%eax, %eax
	je	.LBB11_12
	leal	-1(%rax), %ecx
	lock		cmpxchgl	%ecx, pool(%rip)
	jne	.LBB11_11
	movl	pool+280(%rip), %r12d
	movq	pool+256(%rip), %rsi
	movl	%ebx, %edx
	jmp	.LBB11_15
	.p2align	4
.LBB11_24:
	incl	%edx
.LBB11_15:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	pool+284(%rip)
	movq	%rdx, %rax
	shlq	$6, %rax
	leaq	(%r15,%rax), %rdi
	movl	(%rax,%r15), %eax
	.p2align	4
.LBB11_16:
	testl	%eax, %eax
	je	.LBB11_24
	movl	%eax, %ecx
	leal	-1(%rcx), %r8d
	lock		cmpxchgl	%r8d, (%rdi)
	jne	.LBB11_16
	incl	%edx
	movl	pool+280(%rip), %eax
	imulq	%rax, %rdx
	movl	pool+284(%rip), %edi
	movq	%rdx, %rax
	shrq	$32, %rax
	je	.LBB11_19
	movq	%rdx, %rax
	xorl	%edx, %edx
	divq	%rdi
	movq	%rax, %r13
	jmp	.LBB11_21
.LBB11_19:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r13d
.LBB11_21:
	subl	%ecx, %r13d
	movq	pool+272(%rip), %rax
	imulq	%rax, %r13
	addq	%rsi, %r13
	movq	pool+264(%rip), %rcx
	movq	%rcx, %rdx
	subq	%r13, %rdx
	leaq	(%rax,%r13), %rbp
	cmpq	%rax, %rdx
	cmovlq	%rcx, %rbp
	movl	$1, %edi
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	movq	pool+240(%rip), %rdi
	movq	pool+248(%rip), %rcx
	movq	%r13, %rsi
	movq	%rbp, %rdx
	callq	*pool+232(%rip)
	movl	$1, %edi
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	movl	$1, %eax
	lock		xaddl	%eax, pool+64(%rip)
	incl	%eax
	cmpl	%r12d, %eax
	jne	.LBB11_10
	movl	pool+68(%rip), %eax
	testl	%eax, %eax
	je	.LBB11_10
	movl	$202, %edi
	movl	$129, %edx
	movl	$1, %ecx
	leaq	pool+64(%rip), %rsi
	xorl	%eax, %eax
	callq	syscall@PLT
	jmp	.LBB11_10
.Lfunc_end11:
	.size	worker, .Lfunc_end11-worker
	.cfi_endproc

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI12_0:
	.long	1127219200
	.long	1160773632
	.long	0
	.long	0
.LCPI12_1:
	.quad	0x4330000000000000
	.quad	0x4530000000000000
	.text
	.p2align	4
	.type	take_python_int,@function
take_python_int:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r12
	.cfi_def_cfa_offset 32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	pushq	%rax
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -40
	.cfi_offset %r12, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdx, %rbx
	movq	%rsi, %r15
	movq	%rdi, %r14
	movl	$0, 4(%rsp)
	movq	tack_python@GOTPCREL(%rip), %r12
	movq	(%r12), %rax
	leaq	4(%rsp), %rsi
	movq	%r15, %rdi
	callq	*40(%rax)
	movl	4(%rsp), %ecx
	testl	%ecx, %ecx
	jle	.LBB12_4
	movq	(%r12), %rax
	movq	%r15, %rdi
	callq	*48(%rax)
	movq	%rax, %r15
	movq	(%r12), %rax
	callq	*112(%rax)
	testq	%rax, %rax
	je	.LBB12_3
	movq	(%r12), %rax
	callq	*120(%rax)
	xorl	%edx, %edx
	jmp	.LBB12_32
.LBB12_3:
	movl	4(%rsp), %ecx
	movq	%r15, %rax
.LBB12_4:
	xorl	%edx, %edx
	testl	%ecx, %ecx
	js	.LBB12_32
	testb	$4, 40(%r14)
	movq	(%r14), %r8
	jne	.LBB12_9
	testl	%ecx, %ecx
	je	.LBB12_15
	cmpq	$2, %r8
	jne	.LBB12_32
	cmpq	$8, 16(%r14)
	je	.LBB12_29
	jmp	.LBB12_32
.LBB12_9:
	cmpq	$3, %r8
	jne	.LBB12_12
	cvtsi2ss	%rax, %xmm0
	testq	%rax, %rax
	js	.LBB12_18
	movaps	%xmm0, %xmm1
	testl	%ecx, %ecx
	jne	.LBB12_19
	jmp	.LBB12_20
.LBB12_12:
	movq	16(%r14), %rdi
	leaq	(,%rdi,8), %rsi
	cmpq	$2, %r8
	jne	.LBB12_23
	cmpq	$7, %rdi
	jg	.LBB12_27
	testl	%ecx, %ecx
	sete	%dil
	testq	%rax, %rax
	setns	%r8b
	movq	%rax, %r9
	movl	%esi, %ecx
	shrq	%cl, %r9
	testq	%r9, %r9
	sete	%cl
	andb	%dil, %cl
	testb	%r8b, %cl
	jne	.LBB12_26
	jmp	.LBB12_32
.LBB12_15:
	cmpq	$1, %r8
	jne	.LBB12_32
	movq	16(%r14), %rdi
	movslq	%eax, %rcx
	xorl	%esi, %esi
	cmpq	%rax, %rcx
	setne	%sil
	leaq	4(,%rsi,4), %rcx
	cmpq	%rcx, %rdi
	jne	.LBB12_32
	leaq	(,%rdi,8), %rsi
	jmp	.LBB12_24
.LBB12_18:
	movq	%rax, %rdx
	shrq	%rdx
	movl	%eax, %esi
	andl	$1, %esi
	orq	%rdx, %rsi
	cvtsi2ss	%rsi, %xmm1
	addss	%xmm1, %xmm1
	testl	%ecx, %ecx
	je	.LBB12_20
.LBB12_19:
	movaps	%xmm1, %xmm0
.LBB12_20:
	movd	%xmm0, %edx
	movq	%rdx, (%rbx)
	movl	$1, %edx
	cmpq	$8, 16(%r14)
	jne	.LBB12_32
	testl	%ecx, %ecx
	je	.LBB12_30
	movq	%rax, %xmm1
	punpckldq	.LCPI12_0(%rip), %xmm1
	subpd	.LCPI12_1(%rip), %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	jmp	.LBB12_31
.LBB12_23:
	testl	%ecx, %ecx
	jne	.LBB12_32
.LBB12_24:
	cmpq	$7, %rdi
	jg	.LBB12_29
	movl	%esi, %ecx
	negb	%cl
	movq	%rax, %rdi
	shlq	%cl, %rdi
	sarq	%cl, %rdi
	cmpq	%rdi, %rax
	jne	.LBB12_32
.LBB12_26:
	movq	$-1, %rdx
	movl	%esi, %ecx
	shlq	%cl, %rdx
	notq	%rdx
	andq	%rdx, %rax
	jmp	.LBB12_29
.LBB12_27:
	testl	%ecx, %ecx
	jne	.LBB12_29
	testq	%rax, %rax
	js	.LBB12_32
.LBB12_29:
	movq	%rax, (%rbx)
	movl	$1, %edx
	jmp	.LBB12_32
.LBB12_30:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
.LBB12_31:
	movsd	%xmm0, (%rbx)
.LBB12_32:
	movl	%edx, %eax
	addq	$8, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end12:
	.size	take_python_int, .Lfunc_end12-take_python_int
	.cfi_endproc

	.p2align	4
	.type	evaluate,@function
evaluate:
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
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	testq	%rcx, %rcx
	jle	.LBB13_1
	movq	%rcx, %r9
	movq	%rdx, %r10
	movq	%r8, -120(%rsp)
	addq	%rdx, %r9
	movq	96(%rdi), %rax
	leaq	(%rdx,%rdx,2), %rcx
	leaq	(%rax,%rcx,8), %r11
	addq	$16, %r11
	movq	$-1, %r12
	leaq	.LJTI13_1(%rip), %r8
	leaq	.LJTI13_0(%rip), %r15
	movabsq	$-9223372036854775808, %rbx
	jmp	.LBB13_3
	.p2align	4
.LBB13_7:
	movq	-8(%r11), %rax
	movq	(%r11), %rcx
	movq	2568(%rsi,%rax,8), %rax
	leaq	(%rax,%rax,4), %rax
	shlq	$4, %rax
	movq	48(%rsi,%rax), %rax
	movq	(%rax,%rcx,8), %rax
.LBB13_6:
	movq	%rax, -104(%rsp,%r12,8)
	incq	%r12
	movq	%r12, %r13
.LBB13_27:
	incq	%r10
	addq	$24, %r11
	movq	%r13, %r12
	cmpq	%r9, %r10
	jge	.LBB13_28
.LBB13_3:
	movq	-16(%r11), %rdx
	cmpq	$3, %rdx
	ja	.LBB13_15
	movslq	(%r15,%rdx,4), %rax
	addq	%r15, %rax
	jmpq	*%rax
.LBB13_5:
	movq	-8(%r11), %rax
	jmp	.LBB13_6
	.p2align	4
.LBB13_13:
	negq	-112(%rsp,%r12,8)
	movq	%r12, %r13
	jno	.LBB13_27
	jmp	.LBB13_14
.LBB13_8:
	movq	72(%rdi), %rax
	movq	-8(%r11), %rcx
	leaq	(%rcx,%rcx,2), %r14
	shlq	$4, %r14
	movq	3080(%rsi,%rcx,8), %rdx
	movq	(%rax,%r14), %rbp
	movq	16(%rax,%r14), %r14
	xorl	%eax, %eax
	cmpq	$2, %rbp
	je	.LBB13_10
	cmpq	$3, %rbp
	jne	.LBB13_12
	jmp	.LBB13_30
.LBB13_15:
	xorl	%eax, %eax
	addq	$-4, %rdx
	cmpq	$3, %rdx
	ja	.LBB13_30
	leaq	-1(%r12), %r13
	movq	-120(%rsp,%r12,8), %rcx
	movq	-112(%rsp,%r12,8), %rbp
	movslq	(%r8,%rdx,4), %rdx
	addq	%r8, %rdx
	jmpq	*%rdx
.LBB13_25:
	addq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB13_27
	jmp	.LBB13_30
.LBB13_10:
	testq	%rdx, %rdx
	jns	.LBB13_12
	cmpq	$8, %r14
	je	.LBB13_30
.LBB13_12:
	leaq	1(%r12), %r13
	shlq	$3, %r14
	movl	$64, %ecx
	subq	%r14, %rcx
	movq	%rdx, %rax
	shlq	%cl, %rax
	sarq	%cl, %rax
	cmpq	$2, %rbp
	cmoveq	%rdx, %rax
	movq	%rax, -104(%rsp,%r12,8)
	jmp	.LBB13_27
.LBB13_18:
	imulq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB13_27
	jmp	.LBB13_30
.LBB13_19:
	testq	%rbp, %rbp
	je	.LBB13_30
	movq	%rbp, %rdx
	notq	%rdx
	movq	%rcx, %r14
	xorq	%rbx, %r14
	orq	%rdx, %r14
	je	.LBB13_30
	movq	%rcx, %rax
	orq	%rbp, %rax
	shrq	$32, %rax
	je	.LBB13_22
	movq	%rcx, %rax
	cqto
	idivq	%rbp
	jmp	.LBB13_24
.LBB13_17:
	subq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB13_27
	jmp	.LBB13_30
.LBB13_22:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%ebp
.LBB13_24:
	testq	%rdx, %rdx
	setne	%dl
	xorq	%rcx, %rbp
	sets	%cl
	andb	%dl, %cl
	movzbl	%cl, %ecx
	subq	%rcx, %rax
	movq	%rax, -120(%rsp,%r12,8)
	jmp	.LBB13_27
.LBB13_1:
	jmp	.LBB13_29
.LBB13_28:
	movq	-112(%rsp), %rax
	movq	-120(%rsp), %r8
.LBB13_29:
	movq	%rax, (%r8)
	movl	$1, %eax
.LBB13_30:
	addq	$24, %rsp
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
	retq
.LBB13_14:
	.cfi_def_cfa_offset 80
	xorl	%eax, %eax
	jmp	.LBB13_30
.Lfunc_end13:
	.size	evaluate, .Lfunc_end13-evaluate
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI13_0:
	.long	.LBB13_5-.LJTI13_0
	.long	.LBB13_8-.LJTI13_0
	.long	.LBB13_7-.LJTI13_0
	.long	.LBB13_13-.LJTI13_0
.LJTI13_1:
	.long	.LBB13_25-.LJTI13_1
	.long	.LBB13_17-.LJTI13_1
	.long	.LBB13_18-.LJTI13_1
	.long	.LBB13_19-.LJTI13_1

	.type	pool,@object
	.data
	.p2align	6, 0x0
pool:
	.long	0
	.zero	60
	.long	0
	.long	0
	.zero	56
	.long	0
	.long	0
	.zero	56
	.quad	0
	.quad	1
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.long	0
	.long	0
	.zero	32
	.size	pool, 320

	.type	tack_python,@object
	.bss
	.globl	tack_python
	.p2align	3, 0x0
tack_python:
	.quad	0
	.size	tack_python, 8

	.type	tack_streams.known,@object
	.local	tack_streams.known
	.comm	tack_streams.known,8,8
	.type	parts,@object
	.local	parts
	.comm	parts,4096,64
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"/sys/devices/system/cpu/cpu0/cache/index3/size"
	.size	.L.str, 47

	.type	.L.str.1,@object
.L.str.1:
	.asciz	"/sys/devices/system/cpu/cpu0/cache/index3/shared_cpu_map"
	.size	.L.str.1, 57

	.section	".note.GNU-stack","",@progbits
