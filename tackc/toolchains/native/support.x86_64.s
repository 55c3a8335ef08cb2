	.file	"support.c"
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.quad	0x3eb0c6f7a0b5ed8d
.LCPI0_1:
	.quad	0x40e86a0000000000
.LCPI0_2:
	.quad	0x41cdcd6500000000
.LCPI0_4:
	.quad	0x40e3880000000000
.LCPI0_5:
	.quad	0x4010000000000000
.LCPI0_6:
	.quad	0x412e848000000000
.LCPI0_7:
	.quad	0x3fa999999999999a
.LCPI0_8:
	.quad	0x3fc0000000000000
.LCPI0_9:
	.quad	0x40d3880000000000
.LCPI0_10:
	.quad	0x3ff0000000000000
.LCPI0_11:
	.quad	0x408f400000000000
.LCPI0_12:
	.quad	0x4039000000000000
.LCPI0_13:
	.quad	0xc039000000000000
.LCPI0_14:
	.quad	0xc049000000000000
.LCPI0_15:
	.quad	0x43df399b1438a100
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_3:
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
	subq	$392, %rsp
	.cfi_def_cfa_offset 448
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, 56(%rsp)
	testq	%rdx, %rdx
	jle	.LBB0_88
	movq	%rdx, %rbx
	testq	%rcx, %rcx
	je	.LBB0_3
	movq	8(%rdi), %r14
	testq	%r14, %r14
	jne	.LBB0_4
.LBB0_3:
	movq	(%rdi), %r14
.LBB0_4:
	movq	16(%rdi), %rax
	cvtsi2sd	%rax, %xmm1
	mulsd	.LCPI0_0(%rip), %xmm1
	xorl	%r13d, %r13d
	testl	%r8d, %r8d
	movsd	%xmm1, 64(%rsp)
	movq	%rdi, 96(%rsp)
	je	.LBB0_5
	xorpd	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm1
	jne	.LBB0_7
	jnp	.LBB0_9
.LBB0_7:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rbx, %xmm0
	mulsd	%xmm1, %xmm0
	ucomisd	.LCPI0_1(%rip), %xmm0
	jbe	.LBB0_8
.LBB0_9:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	callq	*144(%rax)
	movq	%rax, 40(%rsp)
	jmp	.LBB0_10
.LBB0_5:
	movq	$0, 40(%rsp)
	jmp	.LBB0_10
.LBB0_8:
	movq	$0, 40(%rsp)
	movl	%r8d, %r13d
.LBB0_10:
	movq	pool+200(%rip), %r12
	leaq	128(%rsp), %rsi
	movl	$1, %edi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	128(%rsp), %xmm0
	mulsd	.LCPI0_2(%rip), %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sdq	136(%rsp), %xmm1
	addsd	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rbx, %xmm0
	movsd	64(%rsp), %xmm4
	movapd	%xmm4, %xmm2
	movsd	%xmm0, 88(%rsp)
	mulsd	%xmm0, %xmm2
	movsd	%xmm2, 80(%rsp)
	xorl	%ebp, %ebp
	movsd	.LCPI0_9(%rip), %xmm5
	xorl	%r15d, %r15d
	movsd	%xmm1, 48(%rsp)
	movapd	%xmm1, %xmm6
	jmp	.LBB0_11
	.p2align	4
.LBB0_83:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movapd	%xmm4, 16(%rsp)
	movsd	%xmm6, (%rsp)
	callq	*144(%rax)
	movsd	(%rsp), %xmm6
	movsd	.LCPI0_9(%rip), %xmm5
	movapd	16(%rsp), %xmm4
	movq	%rax, 40(%rsp)
.LBB0_84:
	xorl	%r13d, %r13d
.LBB0_85:
	cmpq	%rbp, %rbx
	jle	.LBB0_86
.LBB0_11:
	movq	%r15, %rcx
	movq	%rbp, %rsi
	movq	%rbx, %r15
	subq	%rbp, %r15
	cmpq	$2, %r12
	movapd	%xmm4, 16(%rsp)
	movsd	%xmm6, (%rsp)
	jl	.LBB0_56
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r15, %xmm2
	movapd	%xmm4, %xmm0
	mulsd	%xmm2, %xmm0
	movl	pool+132(%rip), %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	sete	%dl
	leaq	.LCPI0_3(%rip), %rax
	movsd	(%rax,%rdx,8), %xmm1
	ucomisd	%xmm0, %xmm1
	jae	.LBB0_57
	movq	pool+192(%rip), %rax
	testq	%rax, %rax
	jne	.LBB0_57
	xorl	%eax, %eax
	movl	$1, %edx
	lock		cmpxchgq	%rdx, pool+192(%rip)
	jne	.LBB0_57
	jmp	.LBB0_15
	.p2align	4
.LBB0_56:
	cmpq	$1, %r12
	je	.LBB0_69
.LBB0_57:
	xorpd	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm4
	jne	.LBB0_61
	jp	.LBB0_61
	movsd	.LCPI0_10(%rip), %xmm0
	testq	%rsi, %rsi
	je	.LBB0_60
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rcx, %xmm0
	addsd	%xmm0, %xmm0
.LBB0_60:
	xorps	%xmm1, %xmm1
	cvtsi2sd	%r15, %xmm1
.LBB0_66:
	ucomisd	%xmm1, %xmm0
	jae	.LBB0_69
	movl	$1, %r15d
	movsd	.LCPI0_10(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	ja	.LBB0_69
	cvttsd2si	%xmm0, %rax
	movq	%rax, %r15
	andq	$-64, %r15
	cmpq	$64, %rax
	cmovlq	%rax, %r15
	.p2align	4
.LBB0_69:
	leaq	(%r15,%rsi), %rbp
	movq	56(%rsp), %rdi
	movq	%rbp, %rdx
	callq	*%r14
	movl	$1, %edi
	leaq	128(%rsp), %rsi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	128(%rsp), %xmm0
	mulsd	.LCPI0_2(%rip), %xmm0
	xorps	%xmm6, %xmm6
	cvtsi2sdq	136(%rsp), %xmm6
	addsd	%xmm0, %xmm6
	cmpq	%rbp, %rbx
	jne	.LBB0_75
	movsd	64(%rsp), %xmm0
	xorpd	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	movapd	%xmm6, %xmm0
	subsd	48(%rsp), %xmm0
	jne	.LBB0_71
	jnp	.LBB0_74
.LBB0_71:
	movsd	.LCPI0_11(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	jbe	.LBB0_74
	movsd	.LCPI0_11(%rip), %xmm1
	ucomisd	80(%rsp), %xmm1
	ja	.LBB0_73
.LBB0_74:
	addsd	.LCPI0_14(%rip), %xmm0
	mulsd	.LCPI0_6(%rip), %xmm0
	divsd	88(%rsp), %xmm0
	movsd	.LCPI0_10(%rip), %xmm1
	maxsd	%xmm0, %xmm1
	movsd	.LCPI0_15(%rip), %xmm0
	minsd	%xmm1, %xmm0
	cvttsd2si	%xmm0, %rax
	movq	96(%rsp), %rcx
	movq	%rax, 16(%rcx)
.LBB0_73:
	movapd	16(%rsp), %xmm4
	movsd	.LCPI0_9(%rip), %xmm5
	jmp	.LBB0_79
	.p2align	4
.LBB0_75:
	movsd	64(%rsp), %xmm0
	xorpd	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	movapd	%xmm6, %xmm0
	subsd	(%rsp), %xmm0
	movapd	16(%rsp), %xmm4
	movsd	.LCPI0_9(%rip), %xmm5
	jne	.LBB0_77
	jp	.LBB0_77
	ucomisd	.LCPI0_11(%rip), %xmm0
	jb	.LBB0_79
.LBB0_77:
	ucomisd	.LCPI0_12(%rip), %xmm0
	addsd	.LCPI0_13(%rip), %xmm0
	movsd	.LCPI0_7(%rip), %xmm4
	jbe	.LBB0_79
	xorps	%xmm1, %xmm1
	cvtsi2sd	%r15, %xmm1
	divsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm4
	.p2align	4
.LBB0_79:
	testl	%r13d, %r13d
	je	.LBB0_84
	movq	%rbx, %rax
	subq	%rbp, %rax
	jle	.LBB0_85
	movapd	%xmm6, %xmm0
	subsd	48(%rsp), %xmm0
	ucomisd	.LCPI0_1(%rip), %xmm0
	ja	.LBB0_83
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	mulsd	%xmm4, %xmm0
	ucomisd	.LCPI0_1(%rip), %xmm0
	ja	.LBB0_83
	jmp	.LBB0_85
	.p2align	4
.LBB0_61:
	testq	%rsi, %rsi
	je	.LBB0_62
	xorps	%xmm1, %xmm1
	cvtsi2sd	%r15, %xmm1
	movapd	%xmm4, %xmm0
	mulsd	%xmm1, %xmm0
	movsd	.LCPI0_4(%rip), %xmm2
	ucomisd	%xmm0, %xmm2
	jae	.LBB0_64
	movsd	.LCPI0_6(%rip), %xmm0
	divsd	%xmm4, %xmm0
	jmp	.LBB0_66
.LBB0_62:
	movsd	.LCPI0_7(%rip), %xmm2
	maxsd	%xmm4, %xmm2
	xorps	%xmm1, %xmm1
	cvtsi2sd	%r15, %xmm1
	movapd	%xmm1, %xmm3
	mulsd	.LCPI0_8(%rip), %xmm3
	movapd	%xmm5, %xmm0
	divsd	%xmm2, %xmm0
	minsd	%xmm3, %xmm0
	jmp	.LBB0_66
.LBB0_64:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rcx, %xmm0
	mulsd	.LCPI0_5(%rip), %xmm0
	jmp	.LBB0_66
.LBB0_15:
	movq	pool+200(%rip), %rax
	decq	%rax
	cmpq	%rax, pool+208(%rip)
	jge	.LBB0_22
	movapd	%xmm2, (%rsp)
	movq	%rsi, %r12
	pcmpeqd	%xmm0, %xmm0
	movdqa	%xmm0, 128(%rsp)
	movdqa	%xmm0, 144(%rsp)
	movdqa	%xmm0, 160(%rsp)
	movdqa	%xmm0, 176(%rsp)
	movdqa	%xmm0, 192(%rsp)
	movdqa	%xmm0, 208(%rsp)
	movdqa	%xmm0, 224(%rsp)
	movdqa	%xmm0, 240(%rsp)
	leaq	128(%rsp), %rsi
	leaq	256(%rsp), %rdx
	movl	$2, %edi
	callq	pthread_sigmask@PLT
	movq	pool+200(%rip), %rax
	decq	%rax
	cmpq	%rax, pool+208(%rip)
	jge	.LBB0_21
	leaq	worker(%rip), %r13
	leaq	120(%rsp), %rbp
	.p2align	4
.LBB0_18:
	movq	%rbp, %rdi
	xorl	%esi, %esi
	movq	%r13, %rdx
	xorl	%ecx, %ecx
	callq	pthread_create@PLT
	testl	%eax, %eax
	jne	.LBB0_19
	movq	120(%rsp), %rdi
	callq	pthread_detach@PLT
	movq	pool+208(%rip), %rax
	incq	%rax
	movq	%rax, pool+208(%rip)
	movq	pool+200(%rip), %rcx
	decq	%rcx
	cmpq	%rcx, %rax
	jl	.LBB0_18
	jmp	.LBB0_21
.LBB0_19:
	movq	pool+208(%rip), %rax
	incq	%rax
	xchgq	%rax, pool+200(%rip)
.LBB0_21:
	leaq	256(%rsp), %rsi
	movl	$2, %edi
	xorl	%edx, %edx
	callq	pthread_sigmask@PLT
	movq	%r12, %rsi
	movapd	16(%rsp), %xmm4
	movsd	.LCPI0_9(%rip), %xmm5
	movapd	(%rsp), %xmm2
.LBB0_22:
	movq	%r14, pool+216(%rip)
	movq	56(%rsp), %rax
	movq	%rax, pool+224(%rip)
	movq	%rsi, pool+232(%rip)
	movq	%rbx, pool+240(%rip)
	movq	pool+200(%rip), %rax
	shlq	$6, %rax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	movapd	.LCPI0_16(%rip), %xmm1
	blendpd	$1, %xmm2, %xmm1
	unpcklpd	%xmm4, %xmm0
	divpd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	minsd	%xmm1, %xmm0
	divsd	%xmm4, %xmm5
	maxsd	%xmm0, %xmm5
	ucomisd	%xmm2, %xmm5
	movq	%r15, %rcx
	jae	.LBB0_24
	cvttsd2si	%xmm5, %rax
	leaq	1(%rax), %rcx
	movq	%rcx, %rdx
	andq	$-64, %rdx
	cmpq	$63, %rax
	cmovlq	%rcx, %rdx
	movq	%r15, %rcx
	sarq	$23, %rcx
	incq	%rcx
	cmpq	%rcx, %rdx
	cmovgq	%rdx, %rcx
.LBB0_24:
	movq	%rcx, pool+248(%rip)
	leaq	(%r15,%rcx), %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB0_25
	cqto
	idivq	%rcx
	movq	%rax, %r15
	jmp	.LBB0_27
.LBB0_25:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %r15d
.LBB0_27:
	xorl	%eax, %eax
	xchgl	%eax, pool+68(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool+64(%rip)
	movq	pool(%rip), %rax
	andq	$-16777216, %rax
	addq	$16777216, %rax
	orq	%r15, %rax
	xchgq	%rax, pool(%rip)
	movl	pool+132(%rip), %ecx
	testl	%ecx, %ecx
	sete	%al
	cmpq	$2, %r15
	setl	%dl
	orb	%al, %dl
	jne	.LBB0_29
	lock		incl	pool+128(%rip)
	leaq	pool+128(%rip), %rsi
	leaq	-1(%r15), %rax
	cmpq	%rcx, %rax
	cmovbq	%rax, %rcx
	movl	$202, %edi
	movl	$129, %edx
	xorl	%eax, %eax
	callq	syscall@PLT
	movapd	16(%rsp), %xmm4
.LBB0_29:
	xorpd	%xmm1, %xmm1
	movq	pool(%rip), %rax
	xorpd	%xmm0, %xmm0
	xorl	%esi, %esi
	xorl	%ebx, %ebx
	.p2align	4
.LBB0_30:
	movq	%rax, %rcx
	andq	$16777215, %rcx
	je	.LBB0_39
	leaq	-1(%rax), %rdx
	lock		cmpxchgq	%rdx, pool(%rip)
	jne	.LBB0_30
	movq	%rsi, 56(%rsp)
	movq	pool+240(%rip), %rsi
	movq	pool+232(%rip), %r8
	movq	pool+248(%rip), %rdi
	movq	%r8, %rax
	notq	%rax
	addq	%rsi, %rax
	addq	%rdi, %rax
	movq	%rax, %rdx
	orq	%rdi, %rdx
	shrq	$32, %rdx
	movapd	%xmm0, 64(%rsp)
	movsd	%xmm1, (%rsp)
	je	.LBB0_33
	cqto
	idivq	%rdi
	movq	%rax, %r12
	jmp	.LBB0_35
.LBB0_33:
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r12d
.LBB0_35:
	movq	%r12, %rbp
	subq	%rcx, %rbp
	imulq	%rdi, %rbp
	addq	%r8, %rbp
	movq	%rsi, %rax
	subq	%rbp, %rax
	leaq	(%rdi,%rbp), %r13
	cmpq	%rdi, %rax
	cmovlq	%rsi, %r13
	movl	$1, %edi
	leaq	128(%rsp), %r14
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	128(%rsp), %xmm0
	movsd	%xmm0, 48(%rsp)
	xorps	%xmm0, %xmm0
	cvtsi2sdq	136(%rsp), %xmm0
	movsd	%xmm0, 80(%rsp)
	movq	pool+224(%rip), %rdi
	movq	%rbp, %rsi
	movq	%r13, %rdx
	callq	*pool+216(%rip)
	movl	$1, %edi
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm2, %xmm2
	cvtsi2sdq	128(%rsp), %xmm2
	cvtsi2sdq	136(%rsp), %xmm3
	movl	$1, %eax
	lock		xaddl	%eax, pool+64(%rip)
	incl	%eax
	cmpl	%r12d, %eax
	jne	.LBB0_38
	movl	pool+68(%rip), %eax
	testl	%eax, %eax
	je	.LBB0_38
	movl	$202, %edi
	movl	$129, %edx
	movl	$1, %ecx
	leaq	pool+64(%rip), %rsi
	xorl	%eax, %eax
	movsd	%xmm2, 112(%rsp)
	movsd	%xmm3, 104(%rsp)
	callq	syscall@PLT
	movsd	104(%rsp), %xmm3
	movsd	112(%rsp), %xmm2
.LBB0_38:
	movsd	.LCPI0_2(%rip), %xmm0
	movsd	48(%rsp), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	80(%rsp), %xmm1
	mulsd	%xmm0, %xmm2
	addsd	%xmm3, %xmm2
	subsd	%xmm1, %xmm2
	subq	%rbp, %r13
	addq	%r13, %rbx
	movsd	(%rsp), %xmm1
	ucomisd	%xmm1, %xmm2
	movq	56(%rsp), %rsi
	cmovaq	%r13, %rsi
	movapd	64(%rsp), %xmm0
	addsd	%xmm2, %xmm0
	maxsd	%xmm1, %xmm2
	movq	pool(%rip), %rax
	movapd	%xmm2, %xmm1
	movapd	16(%rsp), %xmm4
	jmp	.LBB0_30
.LBB0_39:
	movq	%rbx, %rax
	subq	%rsi, %rax
	jle	.LBB0_41
	subsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	jmp	.LBB0_44
.LBB0_41:
	testq	%rbx, %rbx
	je	.LBB0_42
	movapd	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rbx, %xmm0
.LBB0_44:
	divsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	movapd	%xmm0, 64(%rsp)
	movl	pool+64(%rip), %eax
	cmpl	%r15d, %eax
	jne	.LBB0_46
.LBB0_55:
	xorl	%eax, %eax
	xchgq	%rax, pool+192(%rip)
	xorpd	%xmm0, %xmm0
	movapd	64(%rsp), %xmm1
	cmpltsd	%xmm1, %xmm0
	blendvpd	%xmm0, %xmm1, %xmm4
	movsd	88(%rsp), %xmm0
	mulsd	%xmm0, %xmm4
	addsd	.LCPI0_14(%rip), %xmm4
	mulsd	.LCPI0_6(%rip), %xmm4
	divsd	%xmm0, %xmm4
	movsd	.LCPI0_10(%rip), %xmm0
	maxsd	%xmm4, %xmm0
	movsd	.LCPI0_15(%rip), %xmm1
	minsd	%xmm0, %xmm1
	cvttsd2si	%xmm1, %rax
	movq	96(%rsp), %rcx
	movq	%rax, 16(%rcx)
.LBB0_86:
	movq	40(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_88
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	callq	*152(%rax)
.LBB0_88:
	addq	$392, %rsp
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
.LBB0_42:
	.cfi_def_cfa_offset 448
	xorpd	%xmm0, %xmm0
	movapd	%xmm0, 64(%rsp)
	movl	pool+64(%rip), %eax
	cmpl	%r15d, %eax
	je	.LBB0_55
.LBB0_46:
	xorpd	%xmm2, %xmm2
	movl	$1, %ebx
	leaq	128(%rsp), %r12
	leaq	pool+64(%rip), %r13
	jmp	.LBB0_47
	.p2align	4
.LBB0_53:
	movapd	16(%rsp), %xmm4
.LBB0_54:
	movl	pool+64(%rip), %eax
	incl	%ebx
	cmpl	%r15d, %eax
	je	.LBB0_55
.LBB0_47:
	pause
	testb	$63, %bl
	jne	.LBB0_54
	movsd	%xmm2, (%rsp)
	movl	$1, %edi
	movq	%r12, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	128(%rsp), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	136(%rsp), %xmm0
	mulsd	.LCPI0_2(%rip), %xmm1
	addsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm2
	cmpl	$64, %ebx
	je	.LBB0_50
	movsd	(%rsp), %xmm2
.LBB0_50:
	subsd	%xmm2, %xmm0
	movsd	.LCPI0_1(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	ja	.LBB0_53
	movl	$1, %eax
	xchgl	%eax, pool+68(%rip)
	movl	pool+64(%rip), %ecx
	cmpl	%r15d, %ecx
	je	.LBB0_53
	movl	$202, %edi
	movl	$128, %edx
	movq	%r13, %rsi
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	movsd	%xmm2, (%rsp)
	callq	syscall@PLT
	movsd	(%rsp), %xmm2
	jmp	.LBB0_53
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
	movq	(%rdi), %rax
	movq	8(%rdi), %rsi
	movq	16(%rdi), %rdx
	movq	24(%rdi), %rcx
	movq	tack_python@GOTPCREL(%rip), %rdi
	xorl	%r8d, %r8d
	cmpq	$0, (%rdi)
	setne	%r8b
	movq	%rax, %rdi
	jmp	tack_launch@PLT
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
	movq	$0, pool+208(%rip)
	xorl	%eax, %eax
	xchgq	%rax, pool(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool+132(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool+68(%rip)
	xorl	%eax, %eax
	xchgq	%rax, pool+192(%rip)
	retq
.Lfunc_end6:
	.size	tack_reset_after_fork, .Lfunc_end6-tack_reset_after_fork
	.cfi_endproc

	.globl	tack_call
	.p2align	4
	.type	tack_call,@function
tack_call:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r13
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$512, %rsp
	.cfi_def_cfa_offset 560
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdx, %r15
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	tack_python@GOTPCREL(%rip), %r13
	movq	(%r13), %rax
	movq	%rdx, %rdi
	callq	*24(%rax)
	movq	%rax, %r12
	testq	%rax, %rax
	js	.LBB7_1
	movl	$1, %eax
	cmpq	32(%r14), %r12
	je	.LBB7_3
	jmp	.LBB7_7
.LBB7_1:
	movq	(%r13), %rax
	callq	*136(%rax)
	movl	$1, %eax
	cmpq	32(%r14), %r12
	jne	.LBB7_7
.LBB7_3:
	testq	%r12, %r12
	jle	.LBB7_6
	xorl	%r12d, %r12d
	.p2align	4
.LBB7_5:
	movq	(%r13), %rax
	movq	%r15, %rdi
	movq	%r12, %rsi
	callq	*32(%rax)
	movq	%rax, (%rsp,%r12,8)
	incq	%r12
	cmpq	32(%r14), %r12
	jl	.LBB7_5
.LBB7_6:
	movq	%rsp, %rsi
	movq	%r14, %rdi
	movq	%rbx, %rdx
	callq	launch
	xorl	$1, %eax
.LBB7_7:
	addq	$512, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end7:
	.size	tack_call, .Lfunc_end7-tack_call
	.cfi_endproc

	.p2align	4
	.type	launch,@function
launch:
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
	movq	%rdx, 16(%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdi, %r10
	movq	$0, 2608(%rsp)
	movq	32(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%rdi, (%rsp)
	jle	.LBB8_102
	xorl	%r15d, %r15d
	jmp	.LBB8_3
	.p2align	4
.LBB8_2:
	movq	%rbp, %rdi
	movq	%r13, %rdx
	callq	take_python_int
	movl	%eax, %r12d
	testl	%r12d, %r12d
	movq	(%rsp), %r10
	je	.LBB8_155
.LBB8_96:
	incq	%r15
	movq	32(%r10), %rbx
	cmpq	%rbx, %r15
	jge	.LBB8_102
.LBB8_3:
	movq	72(%r10), %rbp
	leaq	(%r15,%r15,2), %rbx
	shlq	$4, %rbx
	cmpq	$0, (%rbp,%rbx)
	movq	8(%rsp), %rax
	movq	(%rax,%r15,8), %rsi
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %r14
	je	.LBB8_41
	addq	%rbx, %rbp
	leaq	3128(%rsp), %rax
	leaq	(%rax,%r15,8), %r13
	movq	(%r14), %rax
	movq	(%rsi,%rax), %rax
	cmpq	184(%r14), %rax
	je	.LBB8_59
	cmpq	192(%r14), %rax
	je	.LBB8_2
	cmpq	200(%r14), %rax
	je	.LBB8_2
	movq	208(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	216(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	224(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	232(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	240(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	248(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	256(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	264(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	272(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	280(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	288(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	296(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	304(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	312(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	320(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	je	.LBB8_39
	movq	328(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_67
	cmpq	%rax, %rcx
	jne	.LBB8_67
.LBB8_39:
	movq	%rsi, %rdi
	callq	*96(%r14)
	testq	%rax, %rax
	je	.LBB8_154
	movq	%rax, %rbx
	movq	%rbp, %rdi
	movq	%rax, %rsi
	movq	%r13, %rdx
	callq	take_python_int
	movl	%eax, %r12d
	jmp	.LBB8_84
	.p2align	4
.LBB8_41:
	movq	(%r14), %rax
	movq	(%rsi,%rax), %rax
	xorl	%r12d, %r12d
	cmpq	176(%r14), %rax
	jne	.LBB8_156
	movq	2608(%rsp), %rax
	leaq	(%rax,%rax,4), %rax
	shlq	$4, %rax
	leaq	(%rsp,%rax), %r13
	addq	$48, %r13
	movq	%rsi, %rdi
	movq	%r13, %rsi
	movl	$28, %edx
	callq	*8(%r14)
	testl	%eax, %eax
	jne	.LBB8_153
	movq	2608(%rsp), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 2608(%rsp)
	movq	%rax, 2616(%rsp,%r15,8)
	movq	(%rsp), %r10
	movq	72(%r10), %rdi
	movslq	36(%r13), %rcx
	cmpq	%rcx, 24(%rdi,%rbx)
	jne	.LBB8_156
	addq	%rbx, %rdi
	movq	24(%r13), %rsi
	cmpq	16(%rdi), %rsi
	jne	.LBB8_156
	cmpq	$0, 64(%r13)
	jne	.LBB8_156
	movq	40(%r13), %rdx
	movl	$2, %eax
	testq	%rdx, %rdx
	je	.LBB8_53
	movzbl	(%rdx), %r8d
	movl	%r8d, %r9d
	addl	$-60, %r9d
	cmpl	$4, %r9d
	ja	.LBB8_50
	movl	$19, %r11d
	btl	%r9d, %r11d
	jae	.LBB8_50
	movzbl	1(%rdx), %r8d
	incq	%rdx
.LBB8_50:
	testb	%r8b, %r8b
	je	.LBB8_52
	cmpb	$0, 1(%rdx)
	je	.LBB8_97
.LBB8_52:
	xorl	%eax, %eax
.LBB8_53:
	cmpq	8(%rdi), %rax
	jne	.LBB8_156
	movq	40(%rdi), %rax
	testb	$1, %al
	je	.LBB8_56
	cmpl	$0, 32(%r13)
	jne	.LBB8_156
.LBB8_56:
	testb	$2, %al
	je	.LBB8_86
	movq	(%r13), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB8_85
	xorl	%edx, %edx
	divq	%rsi
	testq	%rdx, %rdx
	je	.LBB8_86
	jmp	.LBB8_156
	.p2align	4
.LBB8_59:
	movq	%rsi, %rdi
	callq	*40(%r14)
	xorl	%r12d, %r12d
	cmpq	$3, (%rbp)
	jne	.LBB8_156
	testb	$4, 40(%rbp)
	movq	16(%rbp), %rax
	movq	(%rsp), %r10
	jne	.LBB8_62
	xorl	%ecx, %ecx
	cmpq	$0, 64(%r10)
	setne	%cl
	leaq	4(,%rcx,4), %rcx
	cmpq	%rcx, %rax
	jne	.LBB8_156
.LBB8_62:
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
	je	.LBB8_65
	testb	%dl, %dl
	jne	.LBB8_65
	cmpq	$4, %rax
	je	.LBB8_156
.LBB8_65:
	movq	%rcx, (%r13)
	cmpq	$8, 16(%rbp)
	jne	.LBB8_96
	movsd	%xmm0, (%r13)
	jmp	.LBB8_96
.LBB8_67:
	movq	336(%r14), %rcx
	xorl	%r12d, %r12d
	testq	%rcx, %rcx
	je	.LBB8_156
	cmpq	%rax, %rcx
	je	.LBB8_75
	movq	344(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_156
	cmpq	%rax, %rcx
	je	.LBB8_75
	movq	352(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_156
	cmpq	%rax, %rcx
	je	.LBB8_75
	movq	360(%r14), %rcx
	testq	%rcx, %rcx
	je	.LBB8_156
	cmpq	%rax, %rcx
	jne	.LBB8_156
.LBB8_75:
	movq	%rsi, %rdi
	callq	*104(%r14)
	testq	%rax, %rax
	je	.LBB8_154
	movq	%rax, %rbx
	movq	%rax, %rdi
	callq	*40(%r14)
	xorl	%r12d, %r12d
	cmpq	$3, (%rbp)
	jne	.LBB8_84
	testb	$4, 40(%rbp)
	movq	16(%rbp), %rax
	movq	(%rsp), %rdx
	jne	.LBB8_79
	xorl	%ecx, %ecx
	cmpq	$0, 64(%rdx)
	setne	%cl
	leaq	4(,%rcx,4), %rcx
	cmpq	%rcx, %rax
	jne	.LBB8_84
.LBB8_79:
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
	je	.LBB8_82
	testb	%dl, %dl
	jne	.LBB8_82
	cmpq	$4, %rax
	je	.LBB8_84
.LBB8_82:
	movq	%rcx, (%r13)
	movl	$1, %r12d
	cmpq	$8, 16(%rbp)
	jne	.LBB8_84
	movsd	%xmm0, (%r13)
.LBB8_84:
	movq	%rbx, %rdi
	callq	*120(%r14)
	testl	%r12d, %r12d
	movq	(%rsp), %r10
	jne	.LBB8_96
	jmp	.LBB8_155
.LBB8_85:
	xorl	%edx, %edx
	divl	%esi
	testq	%rdx, %rdx
	jne	.LBB8_156
	.p2align	4
.LBB8_86:
	testl	%ecx, %ecx
	jle	.LBB8_96
	movq	32(%rdi), %rax
	shlq	$3, %rax
	addq	80(%r10), %rax
	movq	48(%r13), %rdx
	incq	%rcx
	jmp	.LBB8_90
	.p2align	4
.LBB8_88:
	movq	%rdi, %r8
.LBB8_89:
	imulq	%r8, %rsi
	decq	%rcx
	cmpq	$2, %rcx
	jb	.LBB8_96
.LBB8_90:
	movq	-16(%rax,%rcx,8), %rdi
	movq	-16(%rdx,%rcx,8), %r8
	testq	%rdi, %rdi
	js	.LBB8_93
	cmpq	%r8, %rdi
	jne	.LBB8_156
	cmpq	$0, 16(%r13)
	jne	.LBB8_94
	jmp	.LBB8_88
	.p2align	4
.LBB8_93:
	movq	%r8, %rdi
	cmpq	$0, 16(%r13)
	je	.LBB8_88
.LBB8_94:
	movl	$1, %r8d
	cmpq	$1, %rdi
	je	.LBB8_89
	movq	56(%r13), %r9
	movq	%rdi, %r8
	cmpq	%rsi, -16(%r9,%rcx,8)
	je	.LBB8_89
	jmp	.LBB8_156
.LBB8_97:
	movzbl	%r8b, %edx
	addl	$-66, %edx
	cmpl	$47, %edx
	ja	.LBB8_52
	movl	$38081, %r8d
	btq	%rdx, %r8
	jb	.LBB8_53
	movl	$1, %eax
	movabsq	$163556649598976, %r8
	btq	%rdx, %r8
	jb	.LBB8_53
	movabsq	$85899345920, %rax
	btq	%rdx, %rax
	jae	.LBB8_52
	movl	$3, %eax
	jmp	.LBB8_53
.LBB8_102:
	movq	56(%r10), %rax
	testq	%rax, %rax
	jle	.LBB8_106
	movq	112(%r10), %rcx
	addq	$8, %rcx
	.p2align	4
.LBB8_104:
	movq	-8(%rcx), %rdx
	movq	(%rcx), %rsi
	movq	2616(%rsp,%rdx,8), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movq	96(%rsp,%rdx), %rdx
	cmpq	$2147483647, (%rdx,%rsi,8)
	jg	.LBB8_155
	addq	$16, %rcx
	decq	%rax
	jne	.LBB8_104
.LBB8_106:
	movq	48(%r10), %r14
	testq	%r14, %r14
	jle	.LBB8_124
	movq	104(%r10), %rcx
	addq	$40, %rcx
	movb	$1, %r15b
	xorl	%eax, %eax
	leaq	48(%rsp), %r13
	movq	%rcx, 8(%rsp)
.LBB8_108:
	leaq	(%rax,%rax,2), %r12
	shlq	$4, %r12
	addq	%rcx, %r12
	movq	%rax, %rbp
.LBB8_109:
	movq	-40(%r12), %rdx
	movq	-32(%r12), %rcx
	movq	%r10, %rdi
	movq	%r13, %rsi
	leaq	40(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB8_155
	movq	-24(%r12), %rdx
	movq	-16(%r12), %rcx
	movq	(%rsp), %rdi
	movq	%r13, %rsi
	leaq	32(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB8_155
	movq	-8(%r12), %rdx
	movq	(%r12), %rcx
	movq	(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	24(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB8_155
	movq	24(%rsp), %rcx
	testq	%rcx, %rcx
	jle	.LBB8_155
	movq	32(%rsp), %rdx
	movq	40(%rsp), %rsi
	subq	%rsi, %rdx
	jo	.LBB8_155
	leaq	-1(%rcx), %rax
	addq	%rdx, %rax
	jo	.LBB8_155
	movq	%rsi, 3640(%rsp,%rbp,8)
	movq	%rcx, 3768(%rsp,%rbp,8)
	testq	%rdx, %rdx
	jle	.LBB8_120
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB8_118
	cqto
	idivq	%rcx
	movq	(%rsp), %r10
	movq	%rax, 3704(%rsp,%rbp,8)
	testq	%rax, %rax
	jne	.LBB8_119
	jmp	.LBB8_121
	.p2align	4
.LBB8_118:
	xorl	%edx, %edx
	divl	%ecx
	movq	(%rsp), %r10
	movq	%rax, 3704(%rsp,%rbp,8)
	testq	%rax, %rax
	je	.LBB8_121
.LBB8_119:
	incq	%rbp
	addq	$48, %r12
	cmpq	%rbp, %r14
	jne	.LBB8_109
	jmp	.LBB8_160
.LBB8_120:
	movq	$0, 3704(%rsp,%rbp,8)
	movq	(%rsp), %r10
.LBB8_121:
	leaq	1(%rbp), %rax
	xorl	%r15d, %r15d
	leaq	-1(%r14), %rcx
	cmpq	%rbp, %rcx
	movq	8(%rsp), %rcx
	jne	.LBB8_108
	jmp	.LBB8_125
.LBB8_124:
	movl	$1, %r15d
.LBB8_125:
	movq	40(%r10), %rax
	testq	%rax, %rax
	jle	.LBB8_136
	movq	88(%r10), %rcx
	addq	$16, %rcx
	xorl	%edx, %edx
	leaq	.LJTI8_0(%rip), %rsi
	jmp	.LBB8_129
.LBB8_127:
	movq	2616(%rsp,%rdi,8), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	shlq	$4, %rdi
	movq	96(%rsp,%rdi), %rdi
	movq	(%rcx), %r8
	movq	(%rdi,%r8,8), %rdi
	.p2align	4
.LBB8_128:
	movq	%rdi, 3832(%rsp,%rdx,8)
	incq	%rdx
	addq	$24, %rcx
	cmpq	%rdx, %rax
	je	.LBB8_136
.LBB8_129:
	movq	-16(%rcx), %r8
	movq	-8(%rcx), %rdi
	cmpq	$4, %r8
	ja	.LBB8_135
	movslq	(%rsi,%r8,4), %r8
	addq	%rsi, %r8
	jmpq	*%r8
.LBB8_131:
	movq	3640(%rsp,%rdi,8), %rdi
	jmp	.LBB8_128
.LBB8_132:
	movq	3768(%rsp,%rdi,8), %rdi
	jmp	.LBB8_128
.LBB8_133:
	movq	2616(%rsp,%rdi,8), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	shlq	$4, %rdi
	movq	48(%rsp,%rdi), %rdi
	jmp	.LBB8_128
.LBB8_134:
	movq	3704(%rsp,%rdi,8), %rdi
	jmp	.LBB8_128
.LBB8_135:
	movq	3128(%rsp,%rdi,8), %rdi
	jmp	.LBB8_128
.LBB8_136:
	movq	(%r10), %rdi
	leaq	3832(%rsp), %r13
	cmpq	$0, 8(%rdi)
	je	.LBB8_149
	movl	$1, %ecx
	testq	%rbx, %rbx
	jle	.LBB8_150
	movq	2608(%rsp), %rax
	testq	%rax, %rax
	jle	.LBB8_150
	movq	72(%r10), %rdx
	xorl	%r8d, %r8d
	jmp	.LBB8_141
	.p2align	4
.LBB8_140:
	incq	%r8
	cmpq	%rbx, %r8
	je	.LBB8_150
.LBB8_141:
	leaq	(%r8,%r8,2), %r9
	shlq	$4, %r9
	cmpq	$0, (%rdx,%r9)
	jne	.LBB8_140
	addq	%rdx, %r9
	testb	$1, 40(%r9)
	je	.LBB8_140
	movq	2616(%rsp,%r8,8), %r9
	leaq	(%r9,%r9,4), %r10
	shlq	$4, %r10
	addq	%rsp, %r10
	addq	$48, %r10
	leaq	64(%rsp), %r11
	xorl	%r14d, %r14d
	jmp	.LBB8_145
	.p2align	4
.LBB8_144:
	incq	%r14
	addq	$80, %r11
	cmpq	%r14, %rax
	je	.LBB8_140
.LBB8_145:
	cmpq	%r14, %r9
	je	.LBB8_144
	movq	(%r10), %r12
	movq	-16(%r11), %rbp
	movq	(%r11), %rsi
	addq	%rbp, %rsi
	cmpq	%rsi, %r12
	jae	.LBB8_144
	addq	16(%r10), %r12
	cmpq	%r12, %rbp
	jae	.LBB8_144
.LBB8_149:
	xorl	%ecx, %ecx
.LBB8_150:
	movl	$1, %r12d
	movq	%r13, %rsi
	movq	%r15, %rdx
	movl	$1, %r8d
	callq	tack_launch@PLT
	movq	(%rsp), %rax
	movq	8(%rax), %rax
	testq	%rax, %rax
	je	.LBB8_156
	movq	%r13, %rdi
	movq	16(%rsp), %rsi
	callq	*%rax
	jmp	.LBB8_156
.LBB8_153:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %r14
.LBB8_154:
	callq	*136(%r14)
.LBB8_155:
	xorl	%r12d, %r12d
.LBB8_156:
	movq	2608(%rsp), %rax
	testq	%rax, %rax
	je	.LBB8_159
	movq	tack_python@GOTPCREL(%rip), %rbx
	.p2align	4
.LBB8_158:
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
	jne	.LBB8_158
.LBB8_159:
	movl	%r12d, %eax
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
.LBB8_160:
	.cfi_def_cfa_offset 4912
	testb	$1, %r15b
	je	.LBB8_164
	movl	$1, %r15d
	xorl	%r12d, %r12d
	xorl	%eax, %eax
.LBB8_162:
	imulq	3704(%rsp,%rax,8), %r15
	jo	.LBB8_156
	incq	%rax
	cmpq	%rax, %r14
	jne	.LBB8_162
	jmp	.LBB8_125
.LBB8_164:
	xorl	%r15d, %r15d
	jmp	.LBB8_125
.Lfunc_end8:
	.size	launch, .Lfunc_end8-launch
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI8_0:
	.long	.LBB8_131-.LJTI8_0
	.long	.LBB8_134-.LJTI8_0
	.long	.LBB8_132-.LJTI8_0
	.long	.LBB8_133-.LJTI8_0
	.long	.LBB8_127-.LJTI8_0

	.text
	.globl	tack_fastcall
	.p2align	4
	.type	tack_fastcall,@function
tack_fastcall:
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
	movq	%rdx, %r15
	movq	%rsi, %r14
	movq	tack_python@GOTPCREL(%rip), %r12
	movq	(%r12), %rax
	callq	*88(%rax)
	movq	$0, (%rsp)
	cmpq	32(%rax), %r15
	jne	.LBB9_2
	movq	%rax, %rbx
	movq	%rsp, %rdx
	movq	%rax, %rdi
	movq	%r14, %rsi
	callq	launch
	testl	%eax, %eax
	je	.LBB9_2
	cmpq	$0, 8(%rbx)
	je	.LBB9_12
	movq	(%rsp), %rdi
	movq	16(%rbx), %rax
	cmpq	$2, %rax
	je	.LBB9_7
	movq	24(%rbx), %rcx
	cmpq	$1, %rax
	jne	.LBB9_8
	shll	$3, %ecx
	movq	(%r12), %rax
	negb	%cl
	shlq	%cl, %rdi
	sarq	%cl, %rdi
	callq	*72(%rax)
	movq	%rax, %rbx
	jmp	.LBB9_14
.LBB9_2:
	movq	(%r12), %rax
	movq	168(%rax), %rbx
.LBB9_13:
	movq	%rbx, %rdi
	callq	*112(%rax)
.LBB9_14:
	movq	%rbx, %rax
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
.LBB9_12:
	.cfi_def_cfa_offset 48
	movq	(%r12), %rax
	movq	160(%rax), %rbx
	jmp	.LBB9_13
.LBB9_7:
	movq	(%r12), %rax
	callq	*80(%rax)
	movq	%rax, %rbx
	jmp	.LBB9_14
.LBB9_8:
	movq	(%r12), %rax
	cmpq	$8, %rcx
	je	.LBB9_9
	movd	%edi, %xmm0
	cvtss2sd	%xmm0, %xmm0
	jmp	.LBB9_11
.LBB9_9:
	movq	%rdi, %xmm0
.LBB9_11:
	callq	*48(%rax)
	movq	%rax, %rbx
	jmp	.LBB9_14
.Lfunc_end9:
	.size	tack_fastcall, .Lfunc_end9-tack_fastcall
	.cfi_endproc

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI10_0:
	.quad	0x41cdcd6500000000
.LCPI10_1:
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
	xorpd	%xmm1, %xmm1
	leaq	8(%rsp), %rbx
	leaq	pool+128(%rip), %r14
	leaq	pool+64(%rip), %r15
	xorl	%ebp, %ebp
	jmp	.LBB10_1
.LBB10_12:
	xorl	%ebp, %ebp
	xorpd	%xmm1, %xmm1
	.p2align	4
.LBB10_1:
	movq	pool(%rip), %rax
	shlq	$40, %rax
	jne	.LBB10_6
	pause
	incl	%ebp
	testb	$63, %bpl
	jne	.LBB10_1
	movsd	%xmm1, (%rsp)
	movl	$1, %edi
	movq	%rbx, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	8(%rsp), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	16(%rsp), %xmm0
	mulsd	.LCPI10_0(%rip), %xmm1
	addsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	cmpl	$64, %ebp
	je	.LBB10_5
	movsd	(%rsp), %xmm1
.LBB10_5:
	subsd	%xmm1, %xmm0
	movsd	.LCPI10_1(%rip), %xmm2
	ucomisd	%xmm0, %xmm2
	ja	.LBB10_1
.LBB10_6:
	movq	pool(%rip), %rax
	shlq	$40, %rax
	jne	.LBB10_10
	movl	pool+128(%rip), %ecx
	lock		incl	pool+132(%rip)
	movq	pool(%rip), %rax
	shlq	$40, %rax
	jne	.LBB10_9
	movl	$202, %edi
	movl	$128, %edx
	movq	%r14, %rsi
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	callq	syscall@PLT
.LBB10_9:
	lock		decl	pool+132(%rip)
	.p2align	4
.LBB10_10:
	movq	pool(%rip), %rax
	.p2align	4
.LBB10_11:
	movq	%rax, %rcx
	andq	$16777215, %rcx
	je	.LBB10_12
	leaq	-1(%rax), %rdx
	lock		cmpxchgq	%rdx, pool(%rip)
	jne	.LBB10_11
	movq	pool+240(%rip), %rsi
	movq	pool+232(%rip), %r8
	movq	pool+248(%rip), %rdi
	movq	%r8, %rax
	notq	%rax
	addq	%rsi, %rax
	addq	%rdi, %rax
	movq	%rax, %rdx
	orq	%rdi, %rdx
	shrq	$32, %rdx
	je	.LBB10_15
	cqto
	idivq	%rdi
	movq	%rax, %r12
	jmp	.LBB10_17
.LBB10_15:
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r12d
.LBB10_17:
	movq	%r12, %r13
	subq	%rcx, %r13
	imulq	%rdi, %r13
	addq	%r8, %r13
	movq	%rsi, %rax
	subq	%r13, %rax
	leaq	(%rdi,%r13), %rbp
	cmpq	%rdi, %rax
	cmovlq	%rsi, %rbp
	movl	$1, %edi
	movq	%rbx, %rsi
	callq	clock_gettime@PLT
	movq	pool+224(%rip), %rdi
	movq	%r13, %rsi
	movq	%rbp, %rdx
	callq	*pool+216(%rip)
	movl	$1, %edi
	movq	%rbx, %rsi
	callq	clock_gettime@PLT
	movl	$1, %eax
	lock		xaddl	%eax, pool+64(%rip)
	incl	%eax
	cmpl	%r12d, %eax
	jne	.LBB10_10
	movl	pool+68(%rip), %eax
	testl	%eax, %eax
	je	.LBB10_10
	movl	$202, %edi
	movl	$129, %edx
	movl	$1, %ecx
	movq	%r15, %rsi
	xorl	%eax, %eax
	callq	syscall@PLT
	jmp	.LBB10_10
.Lfunc_end10:
	.size	worker, .Lfunc_end10-worker
	.cfi_endproc

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI11_0:
	.long	1127219200
	.long	1160773632
	.long	0
	.long	0
.LCPI11_1:
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
	callq	*56(%rax)
	movl	4(%rsp), %ecx
	testl	%ecx, %ecx
	jle	.LBB11_4
	movq	(%r12), %rax
	movq	%r15, %rdi
	callq	*64(%rax)
	movq	%rax, %r15
	movq	(%r12), %rax
	callq	*128(%rax)
	testq	%rax, %rax
	je	.LBB11_3
	movq	(%r12), %rax
	callq	*136(%rax)
	xorl	%edx, %edx
	jmp	.LBB11_32
.LBB11_3:
	movl	4(%rsp), %ecx
	movq	%r15, %rax
.LBB11_4:
	xorl	%edx, %edx
	testl	%ecx, %ecx
	js	.LBB11_32
	testb	$4, 40(%r14)
	movq	(%r14), %r8
	jne	.LBB11_9
	testl	%ecx, %ecx
	je	.LBB11_15
	cmpq	$2, %r8
	jne	.LBB11_32
	cmpq	$8, 16(%r14)
	je	.LBB11_29
	jmp	.LBB11_32
.LBB11_9:
	cmpq	$3, %r8
	jne	.LBB11_12
	cvtsi2ss	%rax, %xmm0
	testq	%rax, %rax
	js	.LBB11_18
	movaps	%xmm0, %xmm1
	testl	%ecx, %ecx
	jne	.LBB11_19
	jmp	.LBB11_20
.LBB11_12:
	movq	16(%r14), %rdi
	leaq	(,%rdi,8), %rsi
	cmpq	$2, %r8
	jne	.LBB11_23
	cmpq	$7, %rdi
	jg	.LBB11_27
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
	jne	.LBB11_26
	jmp	.LBB11_32
.LBB11_15:
	cmpq	$1, %r8
	jne	.LBB11_32
	movq	16(%r14), %rdi
	movslq	%eax, %rcx
	xorl	%esi, %esi
	cmpq	%rax, %rcx
	setne	%sil
	leaq	4(,%rsi,4), %rcx
	cmpq	%rcx, %rdi
	jne	.LBB11_32
	leaq	(,%rdi,8), %rsi
	jmp	.LBB11_24
.LBB11_18:
	movq	%rax, %rdx
	shrq	%rdx
	movl	%eax, %esi
	andl	$1, %esi
	orq	%rdx, %rsi
	cvtsi2ss	%rsi, %xmm1
	addss	%xmm1, %xmm1
	testl	%ecx, %ecx
	je	.LBB11_20
.LBB11_19:
	movaps	%xmm1, %xmm0
.LBB11_20:
	movd	%xmm0, %edx
	movq	%rdx, (%rbx)
	movl	$1, %edx
	cmpq	$8, 16(%r14)
	jne	.LBB11_32
	testl	%ecx, %ecx
	je	.LBB11_30
	movq	%rax, %xmm1
	punpckldq	.LCPI11_0(%rip), %xmm1
	subpd	.LCPI11_1(%rip), %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	jmp	.LBB11_31
.LBB11_23:
	testl	%ecx, %ecx
	jne	.LBB11_32
.LBB11_24:
	cmpq	$7, %rdi
	jg	.LBB11_29
	movl	%esi, %ecx
	negb	%cl
	movq	%rax, %rdi
	shlq	%cl, %rdi
	sarq	%cl, %rdi
	cmpq	%rdi, %rax
	jne	.LBB11_32
.LBB11_26:
	movq	$-1, %rdx
	movl	%esi, %ecx
	shlq	%cl, %rdx
	notq	%rdx
	andq	%rdx, %rax
	jmp	.LBB11_29
.LBB11_27:
	testl	%ecx, %ecx
	jne	.LBB11_29
	testq	%rax, %rax
	js	.LBB11_32
.LBB11_29:
	movq	%rax, (%rbx)
	movl	$1, %edx
	jmp	.LBB11_32
.LBB11_30:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
.LBB11_31:
	movsd	%xmm0, (%rbx)
.LBB11_32:
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
.Lfunc_end11:
	.size	take_python_int, .Lfunc_end11-take_python_int
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
	jle	.LBB12_1
	movq	%rcx, %r9
	movq	%rdx, %r10
	movq	%r8, -120(%rsp)
	addq	%rdx, %r9
	movq	96(%rdi), %rax
	leaq	(%rdx,%rdx,2), %rcx
	leaq	(%rax,%rcx,8), %r11
	addq	$16, %r11
	movq	$-1, %r12
	leaq	.LJTI12_1(%rip), %r8
	leaq	.LJTI12_0(%rip), %r15
	movabsq	$-9223372036854775808, %rbx
	jmp	.LBB12_3
	.p2align	4
.LBB12_7:
	movq	-8(%r11), %rax
	movq	(%r11), %rcx
	movq	2568(%rsi,%rax,8), %rax
	leaq	(%rax,%rax,4), %rax
	shlq	$4, %rax
	movq	48(%rsi,%rax), %rax
	movq	(%rax,%rcx,8), %rax
.LBB12_6:
	movq	%rax, -104(%rsp,%r12,8)
	incq	%r12
	movq	%r12, %r13
.LBB12_27:
	incq	%r10
	addq	$24, %r11
	movq	%r13, %r12
	cmpq	%r9, %r10
	jge	.LBB12_28
.LBB12_3:
	movq	-16(%r11), %rdx
	cmpq	$3, %rdx
	ja	.LBB12_15
	movslq	(%r15,%rdx,4), %rax
	addq	%r15, %rax
	jmpq	*%rax
.LBB12_5:
	movq	-8(%r11), %rax
	jmp	.LBB12_6
	.p2align	4
.LBB12_13:
	negq	-112(%rsp,%r12,8)
	movq	%r12, %r13
	jno	.LBB12_27
	jmp	.LBB12_14
.LBB12_8:
	movq	72(%rdi), %rax
	movq	-8(%r11), %rcx
	leaq	(%rcx,%rcx,2), %r14
	shlq	$4, %r14
	movq	3080(%rsi,%rcx,8), %rdx
	movq	(%rax,%r14), %rbp
	movq	16(%rax,%r14), %r14
	xorl	%eax, %eax
	cmpq	$2, %rbp
	je	.LBB12_10
	cmpq	$3, %rbp
	jne	.LBB12_12
	jmp	.LBB12_30
.LBB12_15:
	xorl	%eax, %eax
	addq	$-4, %rdx
	cmpq	$3, %rdx
	ja	.LBB12_30
	leaq	-1(%r12), %r13
	movq	-120(%rsp,%r12,8), %rcx
	movq	-112(%rsp,%r12,8), %rbp
	movslq	(%r8,%rdx,4), %rdx
	addq	%r8, %rdx
	jmpq	*%rdx
.LBB12_25:
	addq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB12_27
	jmp	.LBB12_30
.LBB12_10:
	testq	%rdx, %rdx
	jns	.LBB12_12
	cmpq	$8, %r14
	je	.LBB12_30
.LBB12_12:
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
	jmp	.LBB12_27
.LBB12_18:
	imulq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB12_27
	jmp	.LBB12_30
.LBB12_19:
	testq	%rbp, %rbp
	je	.LBB12_30
	movq	%rbp, %rdx
	notq	%rdx
	movq	%rcx, %r14
	xorq	%rbx, %r14
	orq	%rdx, %r14
	je	.LBB12_30
	movq	%rcx, %rax
	orq	%rbp, %rax
	shrq	$32, %rax
	je	.LBB12_22
	movq	%rcx, %rax
	cqto
	idivq	%rbp
	jmp	.LBB12_24
.LBB12_17:
	subq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB12_27
	jmp	.LBB12_30
.LBB12_22:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%ebp
.LBB12_24:
	testq	%rdx, %rdx
	setne	%dl
	xorq	%rcx, %rbp
	sets	%cl
	andb	%dl, %cl
	movzbl	%cl, %ecx
	subq	%rcx, %rax
	movq	%rax, -120(%rsp,%r12,8)
	jmp	.LBB12_27
.LBB12_1:
	jmp	.LBB12_29
.LBB12_28:
	movq	-112(%rsp), %rax
	movq	-120(%rsp), %r8
.LBB12_29:
	movq	%rax, (%r8)
	movl	$1, %eax
.LBB12_30:
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
.LBB12_14:
	.cfi_def_cfa_offset 80
	xorl	%eax, %eax
	jmp	.LBB12_30
.Lfunc_end12:
	.size	evaluate, .Lfunc_end12-evaluate
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI12_0:
	.long	.LBB12_5-.LJTI12_0
	.long	.LBB12_8-.LJTI12_0
	.long	.LBB12_7-.LJTI12_0
	.long	.LBB12_13-.LJTI12_0
.LJTI12_1:
	.long	.LBB12_25-.LJTI12_1
	.long	.LBB12_17-.LJTI12_1
	.long	.LBB12_18-.LJTI12_1
	.long	.LBB12_19-.LJTI12_1

	.type	tack_python,@object
	.bss
	.globl	tack_python
	.p2align	3, 0x0
tack_python:
	.quad	0
	.size	tack_python, 8

	.type	pool,@object
	.data
	.p2align	6, 0x0
pool:
	.quad	0
	.zero	56
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
	.size	pool, 256

	.section	".note.GNU-stack","",@progbits
