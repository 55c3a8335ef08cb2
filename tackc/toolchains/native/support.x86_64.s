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
.LCPI0_4:
	.quad	0x40e3880000000000
.LCPI0_5:
	.quad	0x40f86a0000000000
.LCPI0_7:
	.quad	0x40d3880000000000
.LCPI0_8:
	.quad	0x40b3880000000000
.LCPI0_11:
	.quad	0x4197d78400000000
.LCPI0_12:
	.quad	0xc049000000000000
.LCPI0_13:
	.quad	0x412e848000000000
.LCPI0_14:
	.quad	0x3ff0000000000000
.LCPI0_15:
	.quad	0x43df399b1438a100
.LCPI0_16:
	.quad	0x4010000000000000
.LCPI0_17:
	.quad	0x3fa999999999999a
.LCPI0_18:
	.quad	0x3fc0000000000000
.LCPI0_19:
	.quad	0x4090000000000000
.LCPI0_20:
	.quad	0xc039000000000000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_6:
	.zero	8
	.quad	0x412e848000000000
.LCPI0_9:
	.long	1127219200
	.long	1160773632
	.long	0
	.long	0
.LCPI0_10:
	.quad	0x4330000000000000
	.quad	0x4530000000000000
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
	movl	%r8d, %r15d
	movq	%rdx, %r13
	movq	%rsi, 56(%rsp)
	xorl	%eax, %eax
	testq	%rcx, %rcx
	setne	%al
	movq	(%rdi,%rax,8), %rax
	movq	%rax, 48(%rsp)
	movq	%rdi, 104(%rsp)
	movq	16(%rdi), %rbx
	movq	pool+200(%rip), %rbp
	xorpd	%xmm0, %xmm0
	movapd	%xmm0, 288(%rsp)
	movapd	%xmm0, 272(%rsp)
	movapd	%xmm0, 256(%rsp)
	leaq	128(%rsp), %rsi
	movl	$1, %edi
	callq	clock_gettime@PLT
	testq	%r13, %r13
	jle	.LBB0_42
	xorps	%xmm0, %xmm0
	cvtsi2sdq	128(%rsp), %xmm0
	mulsd	.LCPI0_0(%rip), %xmm0
	cvtsi2sdq	136(%rsp), %xmm2
	addsd	%xmm0, %xmm2
	cvtsi2sd	%rbx, %xmm3
	mulsd	.LCPI0_1(%rip), %xmm3
	cvtsi2sd	%r13, %xmm1
	movapd	%xmm3, %xmm0
	movsd	%xmm1, 96(%rsp)
	mulsd	%xmm1, %xmm0
	xorpd	%xmm4, %xmm4
	movapd	%xmm3, %xmm1
	cmpneqsd	%xmm4, %xmm1
	cmpltsd	.LCPI0_2(%rip), %xmm0
	andpd	%xmm1, %xmm0
	movss	%xmm0, 64(%rsp)
	movq	$0, 40(%rsp)
	xorl	%r12d, %r12d
	xorl	%ebx, %ebx
	movsd	%xmm2, 80(%rsp)
	movapd	%xmm2, %xmm0
	jmp	.LBB0_4
	.p2align	4
.LBB0_2:
	addsd	.LCPI0_20(%rip), %xmm1
	maxsd	.LCPI0_14(%rip), %xmm1
	xorps	%xmm2, %xmm2
	cvtsi2sd	%rbx, %xmm2
	divsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm3
.LBB0_3:
	cmpq	%r13, %r12
	jge	.LBB0_43
.LBB0_4:
	movq	%r12, %r14
	movq	%r13, %r12
	subq	%r14, %r12
	testl	%r15d, %r15d
	movapd	%xmm3, 16(%rsp)
	movsd	%xmm0, 8(%rsp)
	je	.LBB0_8
	movapd	%xmm0, %xmm1
	xorpd	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm3
	jne	.LBB0_6
	jnp	.LBB0_7
.LBB0_6:
	movapd	%xmm1, %xmm0
	subsd	80(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sd	%r12, %xmm1
	mulsd	%xmm3, %xmm1
	addsd	%xmm0, %xmm1
	ucomisd	.LCPI0_3(%rip), %xmm1
	jbe	.LBB0_19
.LBB0_7:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	callq	*200(%rax)
	movapd	16(%rsp), %xmm3
	movq	%rax, 40(%rsp)
.LBB0_8:
	cmpq	$2, %rbp
	jl	.LBB0_20
	xorps	%xmm4, %xmm4
	cvtsi2sd	%r12, %xmm4
	movapd	%xmm3, %xmm0
	mulsd	%xmm4, %xmm0
	xorl	%r15d, %r15d
	movsd	.LCPI0_4(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	movsd	8(%rsp), %xmm5
	jae	.LBB0_19
	movq	pool+192(%rip), %rax
	testq	%rax, %rax
	jne	.LBB0_19
	xorl	%r15d, %r15d
	xorl	%eax, %eax
	movl	$1, %ecx
	lock		cmpxchgq	%rcx, pool+192(%rip)
	jne	.LBB0_19
	ucomisd	pool+264(%rip), %xmm5
	jb	.LBB0_14
	movsd	%xmm5, pool+256(%rip)
.LBB0_14:
	movapd	%xmm5, %xmm1
	addsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm2
	addsd	.LCPI0_3(%rip), %xmm2
	movsd	%xmm2, pool+264(%rip)
	movl	pool+132(%rip), %eax
	testl	%eax, %eax
	je	.LBB0_16
	subsd	pool+256(%rip), %xmm1
	ucomisd	.LCPI0_5(%rip), %xmm1
	jbe	.LBB0_18
.LBB0_16:
	ucomisd	pool+232(%rip), %xmm0
	ja	.LBB0_46
	ucomisd	pool+240(%rip), %xmm5
	jae	.LBB0_46
.LBB0_18:
	xorl	%r15d, %r15d
	xorl	%eax, %eax
	xchgq	%rax, pool+192(%rip)
	.p2align	4
.LBB0_19:
	testl	%r15d, %r15d
	setne	%al
	jmp	.LBB0_22
	.p2align	4
.LBB0_20:
	xorl	%r15d, %r15d
	movl	$0, %eax
	cmpq	$1, %rbp
	je	.LBB0_29
.LBB0_22:
	xorpd	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm3
	jne	.LBB0_35
	jp	.LBB0_35
	movsd	.LCPI0_14(%rip), %xmm1
	testq	%r14, %r14
	je	.LBB0_25
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rbx, %xmm1
	addsd	%xmm1, %xmm1
.LBB0_25:
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r12, %xmm2
.LBB0_26:
	ucomisd	%xmm2, %xmm1
	jae	.LBB0_29
	movl	$1, %ebx
	movsd	.LCPI0_14(%rip), %xmm0
	ucomisd	%xmm1, %xmm0
	ja	.LBB0_30
	cvttsd2si	%xmm1, %rax
	movq	%rax, %rbx
	andq	$-64, %rbx
	cmpq	$64, %rax
	cmovlq	%rax, %rbx
	jmp	.LBB0_30
	.p2align	4
.LBB0_29:
	movq	%r12, %rbx
.LBB0_30:
	leaq	(%rbx,%r14), %r12
	movq	56(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	leaq	256(%rsp), %rcx
	callq	*48(%rsp)
	movl	$1, %edi
	leaq	128(%rsp), %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	128(%rsp), %xmm1
	mulsd	.LCPI0_0(%rip), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	136(%rsp), %xmm0
	addsd	%xmm1, %xmm0
	cmpq	%r13, %r12
	jne	.LBB0_33
	movapd	%xmm0, %xmm1
	subsd	80(%rsp), %xmm1
	movsd	.LCPI0_2(%rip), %xmm2
	ucomisd	%xmm1, %xmm2
	seta	%al
	testb	%al, 64(%rsp)
	movapd	16(%rsp), %xmm3
	jne	.LBB0_3
	addsd	.LCPI0_12(%rip), %xmm1
	mulsd	.LCPI0_13(%rip), %xmm1
	divsd	96(%rsp), %xmm1
	movsd	.LCPI0_14(%rip), %xmm2
	maxsd	%xmm1, %xmm2
	movsd	.LCPI0_15(%rip), %xmm1
	minsd	%xmm2, %xmm1
	cvttsd2si	%xmm1, %rax
	movq	104(%rsp), %rcx
	movq	%rax, 16(%rcx)
	jmp	.LBB0_3
	.p2align	4
.LBB0_33:
	movapd	16(%rsp), %xmm3
	xorpd	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm3
	movapd	%xmm0, %xmm1
	subsd	8(%rsp), %xmm1
	jne	.LBB0_2
	jp	.LBB0_2
	ucomisd	.LCPI0_2(%rip), %xmm1
	jb	.LBB0_3
	jmp	.LBB0_2
	.p2align	4
.LBB0_35:
	testq	%r14, %r14
	je	.LBB0_38
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r12, %xmm2
	movapd	%xmm3, %xmm0
	mulsd	%xmm2, %xmm0
	movsd	.LCPI0_4(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	jae	.LBB0_41
	movsd	.LCPI0_13(%rip), %xmm1
	divsd	%xmm3, %xmm1
	jmp	.LBB0_26
.LBB0_38:
	movsd	.LCPI0_17(%rip), %xmm0
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r12, %xmm2
	maxsd	%xmm3, %xmm0
	movapd	%xmm2, %xmm3
	mulsd	.LCPI0_18(%rip), %xmm3
	movsd	.LCPI0_7(%rip), %xmm1
	divsd	%xmm0, %xmm1
	minsd	%xmm3, %xmm1
	movsd	.LCPI0_19(%rip), %xmm3
	testb	%al, %al
	jne	.LBB0_40
	movapd	%xmm1, %xmm3
.LBB0_40:
	movsd	.LCPI0_19(%rip), %xmm0
	cmpltsd	%xmm1, %xmm0
	blendvpd	%xmm0, %xmm3, %xmm1
	jmp	.LBB0_26
.LBB0_41:
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rbx, %xmm1
	mulsd	.LCPI0_16(%rip), %xmm1
	jmp	.LBB0_26
.LBB0_42:
	movq	$0, 40(%rsp)
.LBB0_43:
	cmpq	$0, 256(%rsp)
	je	.LBB0_45
.LBB0_44:
	leaq	256(%rsp), %rcx
	movl	$1, %esi
	movq	56(%rsp), %rdi
	xorl	%edx, %edx
	callq	*48(%rsp)
.LBB0_45:
	movq	40(%rsp), %rax
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
.LBB0_46:
	.cfi_def_cfa_offset 512
	movapd	%xmm4, 80(%rsp)
	movq	pool+200(%rip), %rbp
	decq	%rbp
	cmpq	%rbp, pool+208(%rip)
	jge	.LBB0_57
	movq	pool+224(%rip), %rax
	testq	%rax, %rax
	je	.LBB0_49
	decq	%rax
	movq	%rax, pool+224(%rip)
	jmp	.LBB0_57
.LBB0_49:
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
	leaq	320(%rsp), %rdx
	movl	$2, %edi
	callq	pthread_sigmask@PLT
	movq	pool+208(%rip), %rcx
	cmpq	%rbp, %rcx
	jge	.LBB0_56
	leaq	worker(%rip), %rbx
	leaq	120(%rsp), %r15
.LBB0_51:
	incq	%rcx
	movq	%r15, %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	pthread_create@PLT
	testl	%eax, %eax
	jne	.LBB0_53
	movq	120(%rsp), %rdi
	callq	pthread_detach@PLT
	movq	$0, pool+216(%rip)
	movq	pool+208(%rip), %rcx
	incq	%rcx
	movq	%rcx, pool+208(%rip)
	cmpq	%rbp, %rcx
	jl	.LBB0_51
	jmp	.LBB0_56
.LBB0_53:
	movq	pool+216(%rip), %rcx
	cmpq	$9, %rcx
	jg	.LBB0_55
	incq	%rcx
	movq	%rcx, pool+216(%rip)
.LBB0_55:
	movl	$1, %eax
	shlq	%cl, %rax
	movq	%rax, pool+224(%rip)
.LBB0_56:
	leaq	320(%rsp), %rsi
	movl	$2, %edi
	xorl	%edx, %edx
	callq	pthread_sigmask@PLT
.LBB0_57:
	leaq	128(%rsp), %rsi
	movl	$1, %edi
	callq	clock_gettime@PLT
	xorps	%xmm4, %xmm4
	cvtsi2sdq	128(%rsp), %xmm4
	xorps	%xmm5, %xmm5
	cvtsi2sdq	136(%rsp), %xmm5
	movq	48(%rsp), %rax
	movq	%rax, pool+272(%rip)
	movq	56(%rsp), %rax
	movq	%rax, pool+280(%rip)
	leaq	256(%rsp), %rax
	movq	%rax, pool+288(%rip)
	movq	%r14, pool+296(%rip)
	movq	%r13, pool+304(%rip)
	movq	pool+200(%rip), %rsi
	movq	%rsi, %rax
	shlq	$6, %rax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	movapd	.LCPI0_6(%rip), %xmm1
	movapd	80(%rsp), %xmm3
	blendpd	$1, %xmm3, %xmm1
	movapd	16(%rsp), %xmm2
	unpcklpd	%xmm2, %xmm0
	divpd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	minsd	%xmm1, %xmm0
	movsd	.LCPI0_7(%rip), %xmm1
	divsd	%xmm2, %xmm1
	maxsd	%xmm0, %xmm1
	ucomisd	%xmm3, %xmm1
	movq	%r12, %rdi
	jae	.LBB0_70
	cvttsd2si	%xmm1, %rax
	leaq	1(%rax), %rcx
	movq	%rcx, %rdx
	andq	$-64, %rdx
	cmpq	$63, %rax
	cmovlq	%rcx, %rdx
	leaq	65535(%r12), %rdi
	testq	%r12, %r12
	cmovnsq	%r12, %rdi
	sarq	$16, %rdi
	incq	%rdi
	cmpq	%rdi, %rdx
	cmovgq	%rdx, %rdi
	movq	%r12, %rax
	orq	%rdi, %rax
	shrq	$32, %rax
	je	.LBB0_60
	movq	%r12, %rax
	cqto
	idivq	%rdi
	jmp	.LBB0_61
.LBB0_60:
	movl	%r12d, %eax
	xorl	%edx, %edx
	divl	%edi
.LBB0_61:
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB0_63
	cqto
	idivq	%rsi
	movq	%rax, %rcx
	jmp	.LBB0_64
.LBB0_63:
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %ecx
.LBB0_64:
	cmpq	$16, %rdi
	jl	.LBB0_70
	testq	%rcx, %rcx
	je	.LBB0_70
	leaq	-1(%r12), %rax
	imulq	%rsi, %rcx
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB0_68
	cqto
	idivq	%rcx
	jmp	.LBB0_69
.LBB0_68:
	xorl	%edx, %edx
	divl	%ecx
.LBB0_69:
	leaq	1(%rax), %rcx
	movq	%rax, %rdi
	andq	$-64, %rdi
	addq	$64, %rdi
	cmpq	$1023, %rax
	cmovlq	%rcx, %rdi
.LBB0_70:
	movq	%rdi, pool+312(%rip)
	leaq	-1(%r12), %rax
	movq	%rax, %rcx
	orq	%rdi, %rcx
	shrq	$32, %rcx
	je	.LBB0_72
	cqto
	idivq	%rdi
	movq	%rax, %rcx
	jmp	.LBB0_73
.LBB0_72:
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %ecx
.LBB0_73:
	leal	1(%rcx), %ebp
	movl	%ebp, pool+320(%rip)
	cmpq	$64, %rsi
	movl	$64, %eax
	cmovlq	%rsi, %rax
	cmpl	%eax, %ebp
	cmovbl	%ebp, %eax
	movl	%eax, pool+324(%rip)
	testl	%eax, %eax
	je	.LBB0_81
	movl	%ebp, %r9d
	movl	%eax, %r10d
	movq	%r10, %r11
	shlq	$6, %r11
	xorl	%edi, %edi
	leaq	parts(%rip), %rbx
	xorl	%r14d, %r14d
	jmp	.LBB0_77
.LBB0_79:
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%r10d
	movl	%eax, %r8d
	movq	%rdi, %rax
	shrq	$32, %rax
	je	.LBB0_80
.LBB0_75:
	movq	%rdi, %rax
	xorl	%edx, %edx
	divq	%r10
.LBB0_76:
	subl	%eax, %r8d
	xchgl	%r8d, (%r14,%rbx)
	addq	$64, %r14
	movq	%rsi, %rdi
	cmpq	%r14, %r11
	je	.LBB0_81
.LBB0_77:
	leaq	(%r9,%rdi), %rsi
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB0_79
	movq	%rsi, %rax
	xorl	%edx, %edx
	divq	%r10
	movq	%rax, %r8
	movq	%rdi, %rax
	shrq	$32, %rax
	jne	.LBB0_75
.LBB0_80:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%r10d
	jmp	.LBB0_76
.LBB0_81:
	xorl	%eax, %eax
	xchgl	%eax, pool+68(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool+64(%rip)
	movl	%ebp, %eax
	xchgl	%eax, pool(%rip)
	mulsd	.LCPI0_0(%rip), %xmm4
	movl	pool+132(%rip), %eax
	testl	%eax, %eax
	setne	%dl
	cmpl	$2, %ebp
	setae	%sil
	testb	%dl, %sil
	je	.LBB0_83
	lock		incl	pool+128(%rip)
	leaq	pool+128(%rip), %rsi
	cmpl	%ecx, %eax
	cmovbl	%eax, %ecx
	movl	$202, %edi
	movl	$129, %edx
	xorl	%eax, %eax
	movsd	%xmm4, 8(%rsp)
	movsd	%xmm5, 64(%rsp)
	callq	syscall@PLT
	movsd	64(%rsp), %xmm5
	movsd	8(%rsp), %xmm4
.LBB0_83:
	addsd	%xmm5, %xmm4
	movsd	%xmm4, 8(%rsp)
	movl	$1, %r15d
	leaq	128(%rsp), %rsi
	movl	$1, %edi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	128(%rsp), %xmm0
	movsd	.LCPI0_0(%rip), %xmm1
	mulsd	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sdq	136(%rsp), %xmm1
	addsd	%xmm0, %xmm1
	movapd	%xmm1, 304(%rsp)
	leaq	320(%rsp), %rsi
	xorl	%edi, %edi
	callq	work
	movapd	%xmm0, %xmm1
	xorpd	%xmm2, %xmm2
	cmpeqsd	%xmm2, %xmm0
	blendvpd	%xmm0, 16(%rsp), %xmm1
	movapd	%xmm1, 64(%rsp)
	leaq	128(%rsp), %rsi
	movl	$1, %edi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	128(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sdq	136(%rsp), %xmm1
	mulsd	.LCPI0_0(%rip), %xmm0
	addsd	%xmm0, %xmm1
	xorpd	%xmm0, %xmm0
	movsd	%xmm1, 112(%rsp)
	movl	pool+64(%rip), %eax
	cmpl	%ebp, %eax
	jne	.LBB0_91
.LBB0_84:
	leaq	128(%rsp), %rsi
	movl	$1, %edi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	128(%rsp), %xmm0
	mulsd	.LCPI0_0(%rip), %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sdq	136(%rsp), %xmm1
	addsd	%xmm0, %xmm1
	movapd	304(%rsp), %xmm5
	subsd	8(%rsp), %xmm5
	addsd	%xmm1, %xmm5
	subq	320(%rsp), %r12
	subsd	112(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cvtsi2sd	%r12, %xmm0
	movapd	64(%rsp), %xmm4
	mulsd	%xmm4, %xmm0
	subsd	%xmm0, %xmm5
	movsd	.LCPI0_8(%rip), %xmm0
	ucomisd	%xmm5, %xmm0
	jae	.LBB0_100
	movq	pool+248(%rip), %rcx
	movl	$8, %eax
	shlq	%cl, %rax
	movq	%rax, %xmm0
	punpckldq	.LCPI0_9(%rip), %xmm0
	movapd	80(%rsp), %xmm3
	mulsd	%xmm4, %xmm3
	subpd	.LCPI0_10(%rip), %xmm0
	movapd	%xmm0, %xmm2
	unpckhpd	%xmm0, %xmm2
	addsd	%xmm0, %xmm2
	mulsd	%xmm5, %xmm2
	cmpq	$5, %rcx
	jg	.LBB0_87
	incq	%rcx
	movq	%rcx, pool+248(%rip)
.LBB0_87:
	movsd	.LCPI0_11(%rip), %xmm0
	maxsd	%xmm0, %xmm5
	cmpltsd	%xmm2, %xmm0
	blendvpd	%xmm0, %xmm5, %xmm2
	ucomisd	pool+240(%rip), %xmm1
	addsd	%xmm3, %xmm3
	jae	.LBB0_89
	ucomisd	pool+232(%rip), %xmm3
	jbe	.LBB0_90
.LBB0_89:
	movsd	%xmm3, pool+232(%rip)
.LBB0_90:
	addsd	%xmm2, %xmm1
	movsd	%xmm1, pool+240(%rip)
	jmp	.LBB0_102
.LBB0_91:
	leaq	128(%rsp), %rbx
	leaq	pool+64(%rip), %r14
	jmp	.LBB0_94
.LBB0_92:
	movapd	%xmm0, %xmm2
.LBB0_93:
	movl	pool+64(%rip), %eax
	incl	%r15d
	movapd	%xmm2, %xmm0
	cmpl	%ebp, %eax
	je	.LBB0_84
.LBB0_94:
	pause
	testb	$63, %r15b
	jne	.LBB0_92
	movsd	%xmm0, 16(%rsp)
	movl	$1, %edi
	movq	%rbx, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	128(%rsp), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	136(%rsp), %xmm0
	mulsd	.LCPI0_0(%rip), %xmm1
	addsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm2
	cmpl	$64, %r15d
	je	.LBB0_97
	movsd	16(%rsp), %xmm2
.LBB0_97:
	subsd	%xmm2, %xmm0
	movsd	.LCPI0_3(%rip), %xmm1
	ucomisd	%xmm0, %xmm1
	ja	.LBB0_93
	movl	$1, %eax
	xchgl	%eax, pool+68(%rip)
	movl	pool+64(%rip), %ecx
	cmpl	%ebp, %ecx
	je	.LBB0_93
	movl	$202, %edi
	movl	$128, %edx
	movq	%r14, %rsi
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	movsd	%xmm2, 16(%rsp)
	callq	syscall@PLT
	movsd	16(%rsp), %xmm2
	jmp	.LBB0_93
.LBB0_100:
	xorpd	%xmm0, %xmm0
	ucomisd	%xmm5, %xmm0
	jbe	.LBB0_102
	movq	$0, pool+248(%rip)
.LBB0_102:
	xorl	%eax, %eax
	xchgq	%rax, pool+192(%rip)
	movsd	96(%rsp), %xmm0
	mulsd	%xmm0, %xmm4
	addsd	.LCPI0_12(%rip), %xmm4
	mulsd	.LCPI0_13(%rip), %xmm4
	divsd	%xmm0, %xmm4
	movsd	.LCPI0_14(%rip), %xmm0
	maxsd	%xmm4, %xmm0
	movsd	.LCPI0_15(%rip), %xmm1
	minsd	%xmm0, %xmm1
	cvttsd2si	%xmm1, %rax
	movq	104(%rsp), %rcx
	movq	%rax, 16(%rcx)
	cmpq	$0, 256(%rsp)
	jne	.LBB0_44
	jmp	.LBB0_45
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

	.globl	tack_abi
	.p2align	4
	.type	tack_abi,@function
tack_abi:
	.cfi_startproc
	movl	$2, %eax
	retq
.Lfunc_end2:
	.size	tack_abi, .Lfunc_end2-tack_abi
	.cfi_endproc

	.globl	tack_threads
	.p2align	4
	.type	tack_threads,@function
tack_threads:
	.cfi_startproc
	movq	pool+200(%rip), %rax
	retq
.Lfunc_end3:
	.size	tack_threads, .Lfunc_end3-tack_threads
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
.Lfunc_end4:
	.size	tack_initialize, .Lfunc_end4-tack_initialize
	.cfi_endproc

	.globl	tack_reset_after_fork
	.p2align	4
	.type	tack_reset_after_fork,@function
tack_reset_after_fork:
	.cfi_startproc
	xorps	%xmm0, %xmm0
	movaps	%xmm0, pool+208(%rip)
	movq	$0, pool+224(%rip)
	movaps	%xmm0, pool+240(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool(%rip)
	xorl	%eax, %eax
	xchgl	%eax, pool+132(%rip)
	xorl	%eax, %eax
	xchgq	%rax, pool+192(%rip)
	retq
.Lfunc_end5:
	.size	tack_reset_after_fork, .Lfunc_end5-tack_reset_after_fork
	.cfi_endproc

	.globl	tack_fastcall
	.p2align	4
	.type	tack_fastcall,@function
tack_fastcall:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$16, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	tack_python@GOTPCREL(%rip), %r15
	movq	(%r15), %rax
	callq	*112(%rax)
	leaq	8(%rsp), %rcx
	movq	%rax, %rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	callq	take_call
	testl	%eax, %eax
	je	.LBB6_2
	movq	8(%rsp), %rbx
	jmp	.LBB6_3
.LBB6_2:
	movq	(%r15), %rax
	movq	224(%rax), %rbx
	movq	%rbx, %rdi
	callq	*168(%rax)
.LBB6_3:
	movq	%rbx, %rax
	addq	$16, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end6:
	.size	tack_fastcall, .Lfunc_end6-tack_fastcall
	.cfi_endproc

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI7_0:
	.zero	8
	.quad	1
.LCPI7_1:
	.quad	1
	.quad	1
	.text
	.p2align	4
	.type	take_call,@function
take_call:
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
	subq	$5640, %rsp
	.cfi_def_cfa_offset 5696
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	$0, 16(%rsp)
	xorl	%eax, %eax
	cmpq	32(%rdi), %rdx
	jne	.LBB7_227
	movq	%rcx, %r13
	movq	%rdi, %r14
	movq	120(%rdi), %rax
	testq	%rax, %rax
	je	.LBB7_8
	movq	(%rax), %rbx
	movq	8(%rax), %r12
	movq	16(%rax), %rcx
	movq	(%r14), %rdi
	movq	%rbx, %rsi
	movq	%r12, %rdx
	movl	$1, %r8d
	callq	tack_launch@PLT
	movq	%rax, %r15
	movq	8(%r14), %rax
	testq	%rax, %rax
	je	.LBB7_6
	testq	%r12, %r12
	jne	.LBB7_5
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	callq	*200(%rax)
	movq	%rax, %r15
	movq	8(%r14), %rax
.LBB7_5:
	leaq	16(%rsp), %rsi
	movq	%rbx, %rdi
	callq	*%rax
.LBB7_6:
	testq	%r15, %r15
	je	.LBB7_215
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%r15, %rdi
	callq	*208(%rax)
	jmp	.LBB7_215
.LBB7_8:
	movq	%r13, 24(%rsp)
	movq	$0, 4416(%rsp)
	movq	$0, 824(%rsp)
	testq	%rdx, %rdx
	jle	.LBB7_145
	movq	%rsi, %rbx
	xorl	%ebp, %ebp
	movq	%rsi, (%rsp)
	jmp	.LBB7_13
.LBB7_10:
	movq	%r13, %rdi
	movq	%r12, %rdx
	callq	take_python_int
	movl	%eax, %r12d
.LBB7_11:
	testl	%r12d, %r12d
	je	.LBB7_210
.LBB7_12:
	incq	%rbp
	movq	32(%r14), %rdx
	cmpq	%rdx, %rbp
	jge	.LBB7_145
.LBB7_13:
	movq	72(%r14), %rax
	movq	%rbp, %rcx
	shlq	$6, %rcx
	leaq	(%rax,%rcx), %r13
	cmpq	$0, (%rax,%rcx)
	movq	(%rbx,%rbp,8), %rsi
	je	.LBB7_51
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %r15
	leaq	1344(%rsp), %rax
	leaq	(%rax,%rbp,8), %r12
	movq	(%r15), %rax
	movq	(%rsi,%rax), %rax
	cmpq	272(%r15), %rax
	je	.LBB7_72
	cmpq	280(%r15), %rax
	je	.LBB7_10
	cmpq	288(%r15), %rax
	je	.LBB7_10
	movq	296(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	304(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	312(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	320(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	328(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	336(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	344(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	352(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	360(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	368(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	376(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	384(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	392(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	400(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	408(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	je	.LBB7_49
	movq	416(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_81
	cmpq	%rax, %rcx
	jne	.LBB7_81
.LBB7_49:
	movq	%rsi, %rdi
	callq	*120(%r15)
	testq	%rax, %rax
	je	.LBB7_206
	movq	%rax, %rbx
	movq	%r13, %rdi
	movq	%rax, %rsi
	movq	%r12, %rdx
	callq	take_python_int
	movl	%eax, %r12d
	jmp	.LBB7_98
	.p2align	4
.LBB7_51:
	movq	824(%rsp), %rdx
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	(%rax), %rdi
	movq	(%rsi,%rdi), %rcx
	cmpq	256(%rax), %rcx
	je	.LBB7_80
	movq	40(%r13), %r8
	cmpq	264(%rax), %rcx
	je	.LBB7_99
	testb	$8, %r8b
	je	.LBB7_210
	leaq	(%rdx,%rdx,2), %rdx
	leaq	(%rsp,%rdx,8), %r12
	addq	$56, %r12
	cmpq	248(%rax), %rcx
	je	.LBB7_102
.LBB7_55:
	movq	456(%rax), %rdx
	movb	$1, %bl
	testq	%rdx, %rdx
	je	.LBB7_211
	cmpq	%rcx, %rdx
	je	.LBB7_71
	movq	464(%rax), %rdx
	testq	%rdx, %rdx
	je	.LBB7_211
	cmpq	%rcx, %rdx
	je	.LBB7_71
	movq	472(%rax), %rdx
	testq	%rdx, %rdx
	je	.LBB7_211
	cmpq	%rcx, %rdx
	je	.LBB7_71
	movq	480(%rax), %rdx
	testq	%rdx, %rdx
	je	.LBB7_211
	cmpq	%rcx, %rdx
	je	.LBB7_71
	movq	488(%rax), %rdx
	testq	%rdx, %rdx
	je	.LBB7_211
	cmpq	%rcx, %rdx
	je	.LBB7_71
	movq	496(%rax), %rdx
	testq	%rdx, %rdx
	je	.LBB7_211
	cmpq	%rcx, %rdx
	je	.LBB7_71
	movq	504(%rax), %rdx
	testq	%rdx, %rdx
	je	.LBB7_211
	cmpq	%rcx, %rdx
	je	.LBB7_71
	movq	512(%rax), %rax
	testq	%rax, %rax
	je	.LBB7_211
	cmpq	%rcx, %rax
	jne	.LBB7_211
.LBB7_71:
	movq	%r13, %rdi
	leaq	56(%rsp), %rdx
	movq	%r12, %rcx
	callq	take_buffer
	testl	%eax, %eax
	jne	.LBB7_125
	jmp	.LBB7_211
.LBB7_72:
	movq	%rsi, %rdi
	callq	*64(%r15)
	movb	$1, %bl
	cmpq	$3, (%r13)
	jne	.LBB7_211
	testb	$4, 40(%r13)
	movq	16(%r13), %rax
	jne	.LBB7_75
	xorl	%ecx, %ecx
	cmpq	$0, 64(%r14)
	setne	%cl
	leaq	4(,%rcx,4), %rcx
	cmpq	%rcx, %rax
	jne	.LBB7_211
.LBB7_75:
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
	je	.LBB7_78
	testb	%dl, %dl
	jne	.LBB7_78
	cmpq	$4, %rax
	je	.LBB7_211
.LBB7_78:
	movq	%rcx, (%r12)
	cmpq	$8, 16(%r13)
	movq	(%rsp), %rbx
	jne	.LBB7_12
	movsd	%xmm0, (%r12)
	jmp	.LBB7_12
.LBB7_80:
	movq	32(%rax), %rcx
	movq	(%rsi,%rcx), %r8
	movl	$24, %ecx
	cmpq	56(%r13), %r8
	je	.LBB7_100
	jmp	.LBB7_210
.LBB7_81:
	movq	424(%r15), %rcx
	movb	$1, %bl
	testq	%rcx, %rcx
	je	.LBB7_211
	cmpq	%rax, %rcx
	je	.LBB7_89
	movq	432(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_211
	cmpq	%rax, %rcx
	je	.LBB7_89
	movq	440(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_211
	cmpq	%rax, %rcx
	je	.LBB7_89
	movq	448(%r15), %rcx
	testq	%rcx, %rcx
	je	.LBB7_211
	cmpq	%rax, %rcx
	jne	.LBB7_211
.LBB7_89:
	movq	%rsi, %rdi
	callq	*128(%r15)
	testq	%rax, %rax
	je	.LBB7_206
	movq	%rax, %rbx
	movq	%r12, 8(%rsp)
	movq	%rax, %rdi
	callq	*64(%r15)
	xorl	%r12d, %r12d
	cmpq	$3, (%r13)
	jne	.LBB7_98
	testb	$4, 40(%r13)
	movq	16(%r13), %rax
	jne	.LBB7_93
	xorl	%ecx, %ecx
	cmpq	$0, 64(%r14)
	setne	%cl
	leaq	4(,%rcx,4), %rcx
	cmpq	%rcx, %rax
	jne	.LBB7_98
.LBB7_93:
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
	je	.LBB7_96
	testb	%dl, %dl
	jne	.LBB7_96
	cmpq	$4, %rax
	je	.LBB7_98
.LBB7_96:
	movq	8(%rsp), %rax
	movq	%rcx, (%rax)
	movl	$1, %r12d
	cmpq	$8, 16(%r13)
	jne	.LBB7_98
	movsd	%xmm0, (%rax)
.LBB7_98:
	movq	%rbx, %rdi
	callq	*176(%r15)
	movq	(%rsp), %rbx
	jmp	.LBB7_11
.LBB7_99:
	movl	$40, %ecx
	testb	$16, %r8b
	je	.LBB7_210
.LBB7_100:
	movq	(%rax,%rcx), %rcx
	movq	(%rsi,%rcx), %rsi
	testq	%rsi, %rsi
	je	.LBB7_210
	movq	(%rsi,%rdi), %rcx
	leaq	(%rdx,%rdx,2), %rdx
	leaq	(%rsp,%rdx,8), %r12
	addq	$56, %r12
	cmpq	248(%rax), %rcx
	jne	.LBB7_55
.LBB7_102:
	movq	8(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	movq	40(%rsi,%rcx), %rdx
	movq	48(%r13), %rdi
	cmpq	520(%rax,%rdi,8), %rdx
	je	.LBB7_130
	movq	520(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	movb	$1, %bl
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	528(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	536(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	544(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	552(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	560(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	568(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	576(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	584(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB7_124
	cmpq	%rdx, %rcx
	je	.LBB7_211
	movq	592(%rax), %rax
	testq	%rax, %rax
	je	.LBB7_124
	cmpq	%rdx, %rax
	je	.LBB7_211
.LBB7_124:
	movq	%r13, %rdi
	leaq	56(%rsp), %rdx
	movq	%r12, %rcx
	callq	take_buffer
	testl	%eax, %eax
	je	.LBB7_210
.LBB7_125:
	movq	24(%r13), %rax
	testq	%rax, %rax
	movq	(%rsp), %rbx
	jle	.LBB7_140
.LBB7_126:
	movq	32(%r13), %rcx
	shlq	$3, %rcx
	addq	80(%r14), %rcx
	xorl	%edx, %edx
	jmp	.LBB7_128
	.p2align	4
.LBB7_127:
	incq	%rdx
	cmpq	%rdx, %rax
	je	.LBB7_140
.LBB7_128:
	movq	(%rcx,%rdx,8), %rsi
	testq	%rsi, %rsi
	js	.LBB7_127
	movq	8(%r12), %rdi
	cmpq	(%rdi,%rdx,8), %rsi
	je	.LBB7_127
	jmp	.LBB7_210
.LBB7_130:
	movslq	8(%rsi,%rcx), %rax
	movb	$1, %bl
	cmpq	%rax, 24(%r13)
	jne	.LBB7_211
	movl	40(%r13), %edx
	andl	$1, %edx
	shll	$10, %edx
	incl	%edx
	movl	48(%rsi,%rcx), %edi
	notl	%edi
	testl	%edi, %edx
	jne	.LBB7_211
	movq	16(%r13), %r8
	movq	16(%rsi,%rcx), %rdx
	testl	%eax, %eax
	jle	.LBB7_139
	cmpl	$3, %eax
	ja	.LBB7_135
	xorl	%edi, %edi
	jmp	.LBB7_138
.LBB7_135:
	movl	%eax, %edi
	andl	$2147483644, %edi
	movdqa	.LCPI7_0(%rip), %xmm1
	pinsrq	$0, %r8, %xmm1
	movl	%eax, %r8d
	shrl	$2, %r8d
	andl	$536870911, %r8d
	shlq	$5, %r8
	xorl	%r9d, %r9d
	movdqa	.LCPI7_1(%rip), %xmm0
.LBB7_136:
	movdqu	(%rdx,%r9), %xmm2
	movdqu	16(%rdx,%r9), %xmm3
	movdqa	%xmm1, %xmm4
	psrlq	$32, %xmm4
	pmuludq	%xmm2, %xmm4
	movdqa	%xmm2, %xmm5
	psrlq	$32, %xmm5
	pmuludq	%xmm1, %xmm5
	paddq	%xmm4, %xmm5
	psllq	$32, %xmm5
	pmuludq	%xmm2, %xmm1
	paddq	%xmm5, %xmm1
	movdqa	%xmm0, %xmm2
	psrlq	$32, %xmm2
	pmuludq	%xmm3, %xmm2
	movdqa	%xmm3, %xmm4
	psrlq	$32, %xmm4
	pmuludq	%xmm0, %xmm4
	paddq	%xmm2, %xmm4
	psllq	$32, %xmm4
	pmuludq	%xmm3, %xmm0
	paddq	%xmm4, %xmm0
	addq	$32, %r9
	cmpq	%r9, %r8
	jne	.LBB7_136
	movdqa	%xmm0, %xmm2
	psrlq	$32, %xmm2
	pmuludq	%xmm1, %xmm2
	movdqa	%xmm1, %xmm3
	psrlq	$32, %xmm3
	pmuludq	%xmm0, %xmm3
	paddq	%xmm2, %xmm3
	psllq	$32, %xmm3
	pmuludq	%xmm1, %xmm0
	paddq	%xmm3, %xmm0
	pshufd	$238, %xmm0, %xmm1
	movdqa	%xmm0, %xmm2
	psrlq	$32, %xmm2
	pmuludq	%xmm1, %xmm2
	pshufd	$255, %xmm0, %xmm3
	pmuludq	%xmm0, %xmm3
	paddq	%xmm2, %xmm3
	psllq	$32, %xmm3
	pmuludq	%xmm1, %xmm0
	paddq	%xmm3, %xmm0
	movq	%xmm0, %r8
	cmpl	%eax, %edi
	je	.LBB7_139
	.p2align	4
.LBB7_138:
	imulq	(%rdx,%rdi,8), %r8
	incq	%rdi
	cmpq	%rdi, %rax
	jne	.LBB7_138
.LBB7_139:
	movq	(%rsi,%rcx), %rax
	movq	%rax, (%r12)
	movq	%rdx, 8(%r12)
	movq	%r8, 16(%r12)
	movq	24(%r13), %rax
	testq	%rax, %rax
	movq	(%rsp), %rbx
	jg	.LBB7_126
.LBB7_140:
	movq	824(%rsp), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 824(%rsp)
	movq	%rax, 832(%rsp,%rbp,8)
	testb	$2, 40(%r13)
	je	.LBB7_12
	movq	(%r12), %rax
	movq	16(%r13), %rcx
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB7_143
	xorl	%edx, %edx
	divq	%rcx
	jmp	.LBB7_144
.LBB7_143:
	xorl	%edx, %edx
	divl	%ecx
.LBB7_144:
	xorl	%r12d, %r12d
	testq	%rdx, %rdx
	sete	%r12b
	jmp	.LBB7_11
.LBB7_145:
	movq	56(%r14), %rax
	testq	%rax, %rax
	jle	.LBB7_149
	movq	112(%r14), %rcx
	addq	$8, %rcx
	.p2align	4
.LBB7_147:
	movq	-8(%rcx), %rsi
	movq	(%rcx), %rdi
	movq	832(%rsp,%rsi,8), %rsi
	leaq	(%rsi,%rsi,2), %rsi
	movq	64(%rsp,%rsi,8), %rsi
	cmpq	$2147483647, (%rsi,%rdi,8)
	jg	.LBB7_210
	addq	$16, %rcx
	decq	%rax
	jne	.LBB7_147
.LBB7_149:
	movq	48(%r14), %rbp
	testq	%rbp, %rbp
	jle	.LBB7_167
	movq	%rdx, (%rsp)
	movq	104(%r14), %rax
	addq	$40, %rax
	movb	$1, %r15b
	xorl	%r12d, %r12d
	leaq	56(%rsp), %r13
	movq	%rax, 8(%rsp)
.LBB7_151:
	leaq	(%r12,%r12,2), %rbx
	shlq	$4, %rbx
	addq	%rax, %rbx
	jmp	.LBB7_154
.LBB7_152:
	xorl	%edx, %edx
	divq	%rcx
.LBB7_153:
	incq	%rax
	movq	%rax, 4488(%rsp,%r12,8)
	incq	%r12
	addq	$48, %rbx
	cmpq	%r12, %rbp
	je	.LBB7_199
.LBB7_154:
	movq	-40(%rbx), %rdx
	movq	-32(%rbx), %rcx
	movq	%r14, %rdi
	movq	%r13, %rsi
	leaq	48(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB7_210
	movq	-24(%rbx), %rdx
	movq	-16(%rbx), %rcx
	movq	%r14, %rdi
	movq	%r13, %rsi
	leaq	40(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB7_210
	movq	-8(%rbx), %rdx
	movq	(%rbx), %rcx
	movq	%r14, %rdi
	leaq	56(%rsp), %rsi
	leaq	32(%rsp), %r8
	callq	evaluate
	testl	%eax, %eax
	je	.LBB7_210
	movq	32(%rsp), %rcx
	testq	%rcx, %rcx
	jle	.LBB7_210
	movq	40(%rsp), %rax
	movq	48(%rsp), %rdx
	subq	%rdx, %rax
	jo	.LBB7_210
	movq	%rdx, 4424(%rsp,%r12,8)
	movq	%rcx, 4552(%rsp,%r12,8)
	testq	%rax, %rax
	jle	.LBB7_162
	decq	%rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	jne	.LBB7_152
	xorl	%edx, %edx
	divl	%ecx
	jmp	.LBB7_153
.LBB7_162:
	movq	$0, 4488(%rsp,%r12,8)
	xorl	%r15d, %r15d
	leaq	-1(%rbp), %rax
	cmpq	%r12, %rax
	leaq	1(%r12), %r12
	movq	8(%rsp), %rax
	jne	.LBB7_151
	movq	(%rsp), %rdx
	jmp	.LBB7_168
.LBB7_167:
	movl	$1, %r15d
.LBB7_168:
	movq	40(%r14), %rax
	testq	%rax, %rax
	jle	.LBB7_179
	movq	88(%r14), %rcx
	addq	$16, %rcx
	xorl	%esi, %esi
	leaq	.LJTI7_0(%rip), %rdi
	jmp	.LBB7_172
.LBB7_170:
	movq	832(%rsp,%r8,8), %r8
	leaq	(%r8,%r8,2), %r8
	movq	64(%rsp,%r8,8), %r8
	movq	(%rcx), %r9
	movq	(%r8,%r9,8), %r8
	.p2align	4
.LBB7_171:
	movq	%r8, 4616(%rsp,%rsi,8)
	incq	%rsi
	addq	$24, %rcx
	cmpq	%rsi, %rax
	je	.LBB7_179
.LBB7_172:
	movq	-16(%rcx), %r9
	movq	-8(%rcx), %r8
	cmpq	$4, %r9
	ja	.LBB7_178
	movslq	(%rdi,%r9,4), %r9
	addq	%rdi, %r9
	jmpq	*%r9
.LBB7_174:
	movq	4424(%rsp,%r8,8), %r8
	jmp	.LBB7_171
.LBB7_175:
	movq	4552(%rsp,%r8,8), %r8
	jmp	.LBB7_171
.LBB7_176:
	movq	832(%rsp,%r8,8), %r8
	leaq	(%r8,%r8,2), %r8
	movq	56(%rsp,%r8,8), %r8
	jmp	.LBB7_171
.LBB7_177:
	movq	4488(%rsp,%r8,8), %r8
	jmp	.LBB7_171
.LBB7_178:
	movq	1344(%rsp,%r8,8), %r8
	jmp	.LBB7_171
.LBB7_179:
	leaq	4616(%rsp), %rbx
	movl	$1, %ecx
	testq	%rdx, %rdx
	jle	.LBB7_191
	movq	824(%rsp), %rax
	testq	%rax, %rax
	jle	.LBB7_191
	movq	72(%r14), %rsi
	xorl	%r8d, %r8d
	jmp	.LBB7_183
.LBB7_182:
	incq	%r8
	cmpq	%rdx, %r8
	je	.LBB7_191
.LBB7_183:
	movq	%r8, %r9
	shlq	$6, %r9
	cmpq	$0, (%rsi,%r9)
	jne	.LBB7_182
	addq	%rsi, %r9
	testb	$1, 40(%r9)
	je	.LBB7_182
	movq	832(%rsp,%r8,8), %r9
	leaq	(%r9,%r9,2), %r10
	leaq	(%rsp,%r10,8), %r10
	addq	$56, %r10
	leaq	72(%rsp), %r11
	xorl	%r12d, %r12d
	jmp	.LBB7_187
	.p2align	4
.LBB7_186:
	incq	%r12
	addq	$24, %r11
	cmpq	%r12, %rax
	je	.LBB7_182
.LBB7_187:
	cmpq	%r12, %r9
	je	.LBB7_186
	movq	(%r10), %r13
	movq	-16(%r11), %rbp
	movq	(%r11), %rdi
	addq	%rbp, %rdi
	cmpq	%rdi, %r13
	jae	.LBB7_186
	addq	16(%r10), %r13
	cmpq	%r13, %rbp
	jae	.LBB7_186
	xorl	%ecx, %ecx
.LBB7_191:
	movq	(%r14), %rdi
	movq	%rbx, %rsi
	movq	%r15, %rdx
	movl	$1, %r8d
	callq	tack_launch@PLT
	movq	%rax, %r12
	movq	8(%r14), %rax
	testq	%rax, %rax
	je	.LBB7_195
	testq	%r15, %r15
	jne	.LBB7_194
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	callq	*200(%rax)
	movq	%rax, %r12
	movq	8(%r14), %rax
.LBB7_194:
	leaq	16(%rsp), %rsi
	movq	%rbx, %rdi
	callq	*%rax
.LBB7_195:
	testq	%r12, %r12
	je	.LBB7_197
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%r12, %rdi
	callq	*208(%rax)
.LBB7_197:
	xorl	%ebx, %ebx
	jmp	.LBB7_211
.LBB7_199:
	testb	$1, %r15b
	je	.LBB7_204
	movl	$1, %r15d
	xorl	%eax, %eax
	movq	(%rsp), %rdx
.LBB7_201:
	imulq	4488(%rsp,%rax,8), %r15
	jo	.LBB7_210
	incq	%rax
	cmpq	%rax, %rbp
	jne	.LBB7_201
	jmp	.LBB7_168
.LBB7_204:
	xorl	%r15d, %r15d
	movq	(%rsp), %rdx
	jmp	.LBB7_168
.LBB7_206:
	callq	*192(%r15)
.LBB7_210:
	movb	$1, %bl
.LBB7_211:
	movq	4416(%rsp), %rax
	testq	%rax, %rax
	je	.LBB7_214
	leaq	1856(%rsp), %r15
	movq	tack_python@GOTPCREL(%rip), %r12
	.p2align	4
.LBB7_213:
	movq	(%r12), %rcx
	movq	56(%rcx), %rcx
	decq	%rax
	movq	%rax, 4416(%rsp)
	leaq	(%rax,%rax,4), %rdi
	shlq	$4, %rdi
	addq	%r15, %rdi
	callq	*%rcx
	movq	4416(%rsp), %rax
	testq	%rax, %rax
	jne	.LBB7_213
.LBB7_214:
	testb	%bl, %bl
	movq	24(%rsp), %r13
	movl	$0, %eax
	jne	.LBB7_227
.LBB7_215:
	cmpq	$0, 8(%r14)
	je	.LBB7_219
	movq	16(%rsp), %rdi
	movq	16(%r14), %rax
	cmpq	$2, %rax
	je	.LBB7_220
	movq	24(%r14), %rcx
	cmpq	$1, %rax
	jne	.LBB7_221
	shll	$3, %ecx
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	negb	%cl
	shlq	%cl, %rdi
	sarq	%cl, %rdi
	callq	*96(%rax)
	jmp	.LBB7_225
.LBB7_219:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	216(%rax), %rbx
	movq	%rbx, %rdi
	callq	*168(%rax)
	jmp	.LBB7_226
.LBB7_220:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	callq	*104(%rax)
	jmp	.LBB7_225
.LBB7_221:
	movq	tack_python@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	cmpq	$8, %rcx
	je	.LBB7_223
	movd	%edi, %xmm0
	cvtss2sd	%xmm0, %xmm0
	jmp	.LBB7_224
.LBB7_223:
	movq	%rdi, %xmm0
.LBB7_224:
	callq	*72(%rax)
.LBB7_225:
	movq	%rax, %rbx
.LBB7_226:
	movq	%rbx, (%r13)
	movl	$1, %eax
.LBB7_227:
	addq	$5640, %rsp
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
.Lfunc_end7:
	.size	take_call, .Lfunc_end7-take_call
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI7_0:
	.long	.LBB7_174-.LJTI7_0
	.long	.LBB7_177-.LJTI7_0
	.long	.LBB7_175-.LJTI7_0
	.long	.LBB7_176-.LJTI7_0
	.long	.LBB7_170-.LJTI7_0

	.text
	.globl	tack_call
	.p2align	4
	.type	tack_call,@function
tack_call:
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
	movq	%rcx, %rbp
	movq	%rdx, (%rsp)
	movq	%rsi, %rbx
	movq	%rdi, %r15
	movq	tack_python@GOTPCREL(%rip), %r13
	movq	(%r13), %r12
	movq	16(%r12), %rax
	movq	(%rdi,%rax), %r14
	movq	$0, 32(%rsp)
	testq	%r14, %r14
	je	.LBB8_11
	testq	%rbp, %rbp
	jne	.LBB8_11
	movq	(%r12), %rax
	movq	240(%r12), %rcx
	cmpq	%rcx, (%r14,%rax)
	jne	.LBB8_11
	movq	%rbp, 16(%rsp)
	movq	%r14, %rdi
	callq	*168(%r12)
	movq	%r14, %rdi
	callq	*112(%r12)
	cmpq	$0, (%rax)
	jle	.LBB8_9
	movq	%rax, %rbp
	movq	%r14, 40(%rsp)
	movq	%r12, 48(%rsp)
	movq	(%rsp), %r12
	movq	%r15, 8(%rsp)
	movl	$1, %r13d
	leaq	32(%rsp), %r15
	.p2align	4
.LBB8_5:
	movq	(%rbp,%r13,8), %rdi
	movq	%rbx, %rsi
	movq	%r12, %rdx
	movq	%r15, %rcx
	callq	take_call
	movl	%eax, %r14d
	cmpq	(%rbp), %r13
	jge	.LBB8_7
	incq	%r13
	testl	%r14d, %r14d
	je	.LBB8_5
.LBB8_7:
	movq	40(%rsp), %rdi
	movq	48(%rsp), %rax
	callq	*176(%rax)
	testl	%r14d, %r14d
	movq	tack_python@GOTPCREL(%rip), %r13
	movq	8(%rsp), %r15
	movq	%r12, %r14
	je	.LBB8_10
	movq	32(%rsp), %rax
	jmp	.LBB8_23
.LBB8_11:
	testq	%rbp, %rbp
	movq	%rbx, 24(%rsp)
	je	.LBB8_12
	movq	%rbp, %rdi
	callq	*152(%r12)
	movq	%rax, %rbx
	movl	$0, 8(%rsp)
	jmp	.LBB8_14
.LBB8_12:
	movb	$1, %al
	movl	%eax, 8(%rsp)
	xorl	%ebx, %ebx
.LBB8_14:
	movq	(%rsp), %r14
	leaq	(%rbx,%r14), %rdi
	addq	$2, %rdi
	callq	*136(%r12)
	testq	%rax, %rax
	je	.LBB8_16
.LBB8_17:
	addq	%r14, %rbx
	movq	%rbx, (%rsp)
	movq	%r13, %rcx
	movq	144(%r12), %r13
	movq	%rcx, %rbx
	movq	(%rcx), %rcx
	movq	%rax, %r14
	movq	%r15, %rdi
	callq	*168(%rcx)
	movq	%r14, 16(%rsp)
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%r15, %rdx
	callq	*%r13
	movq	144(%r12), %r15
	cmpb	$0, 8(%rsp)
	je	.LBB8_19
	movq	216(%r12), %rbp
.LBB8_19:
	movq	(%rbx), %rax
	movq	%rbp, %rdi
	callq	*168(%rax)
	movl	$1, %esi
	movq	16(%rsp), %rdi
	movq	%rbp, %rdx
	callq	*%r15
	movq	(%rsp), %rbp
	testq	%rbp, %rbp
	movq	24(%rsp), %r13
	jle	.LBB8_22
	negq	%rbp
	movl	$2, %r14d
	.p2align	4
.LBB8_21:
	movq	144(%r12), %rax
	movq	%rax, (%rsp)
	movq	-16(%r13,%r14,8), %r15
	movq	(%rbx), %rax
	movq	%r15, %rdi
	callq	*168(%rax)
	movq	16(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r15, %rdx
	callq	*(%rsp)
	leaq	(%r14,%rbp), %rax
	incq	%rax
	incq	%r14
	cmpq	$2, %rax
	jne	.LBB8_21
.LBB8_22:
	movq	232(%r12), %rdi
	movq	16(%rsp), %r14
	movq	%r14, %rsi
	xorl	%edx, %edx
	callq	*160(%r12)
	movq	%rax, %rbx
	movq	%r14, %rdi
	callq	*176(%r12)
	movq	%rbx, %rax
	jmp	.LBB8_23
.LBB8_9:
	movq	%r14, %rdi
	callq	*176(%r12)
	movq	(%rsp), %r14
.LBB8_10:
	movq	%rbx, 24(%rsp)
	movq	(%r13), %r12
	movb	$1, %al
	movl	%eax, 8(%rsp)
	xorl	%ebx, %ebx
	movq	16(%rsp), %rbp
	leaq	(%rbx,%r14), %rdi
	addq	$2, %rdi
	callq	*136(%r12)
	testq	%rax, %rax
	jne	.LBB8_17
.LBB8_16:
	xorl	%eax, %eax
.LBB8_23:
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
.Lfunc_end8:
	.size	tack_call, .Lfunc_end8-tack_call
	.cfi_endproc

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
	jle	.LBB9_9
	movq	56(%r14), %r10
	cmpq	$262144, %r10
	jg	.LBB9_9
	movq	40(%r14), %rax
	cmpq	%rax, %r8
	jg	.LBB9_9
	leaq	(%r10,%r10), %r9
	xorl	%ecx, %ecx
	cmpq	$32768, %r9
	jg	.LBB9_8
	leaq	(%r8,%r8), %r9
	cmpq	%rax, %r9
	jg	.LBB9_8
	leaq	(,%r10,4), %r9
	movl	$1, %ecx
	cmpq	$32768, %r9
	jg	.LBB9_8
	leaq	(,%r8,4), %r9
	cmpq	%rax, %r9
	jg	.LBB9_8
	shlq	$3, %r8
	cmpq	%rax, %r8
	setle	%r8b
	shlq	$3, %r10
	cmpq	$32769, %r10
	setl	%cl
	andb	%r8b, %cl
	movzbl	%cl, %ecx
	orq	$2, %rcx
.LBB9_8:
	testq	%rbx, %rbx
	je	.LBB9_9
	cmpq	%rdx, %rbp
	movq	%rcx, 8(%rsp)
	jge	.LBB9_36
	movq	40(%rbx), %r13
	leaq	8(%rbx), %r15
	testq	%rdi, %rdi
	je	.LBB9_23
.LBB9_14:
	movq	24(%rbx), %rax
	cmpq	$63, %rax
	jg	.LBB9_19
	movq	32(%rbx), %rcx
	.p2align	4
.LBB9_16:
	btq	%rax, %rcx
	jae	.LBB9_19
	incq	%rax
	movq	%rax, 24(%rbx)
	cmpq	$64, %rax
	jne	.LBB9_16
	movl	$64, %eax
.LBB9_19:
	movq	%r15, %rbp
	.p2align	4
.LBB9_20:
	movq	%rbp, %rcx
	movq	(%rbp), %rbp
	testq	%rbp, %rbp
	je	.LBB9_34
	cmpq	%rax, 8(%rbp)
	jne	.LBB9_20
	movq	(%rbp), %rax
	movq	%rax, (%rcx)
	jmp	.LBB9_30
	.p2align	4
.LBB9_23:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB9_23
	movq	(%r15), %rbp
	testq	%rbp, %rbp
	je	.LBB9_26
	movq	(%rbp), %rax
	movq	%rax, 8(%rbx)
	movl	$0, 16(%rbx)
	jmp	.LBB9_30
.LBB9_26:
	movq	(%rbx), %rax
	movq	%rax, %rcx
	shrq	$63, %rcx
	addq	%rax, %rcx
	movq	%rcx, (%rbx)
	movl	$0, 16(%rbx)
	testq	%rax, %rax
	jns	.LBB9_34
	movq	56(%r14), %rsi
	movq	8(%rsp), %rcx
	shlq	%cl, %rsi
	addq	$64, %rsi
	movl	$1, %edi
	callq	calloc@PLT
	testq	%rax, %rax
	je	.LBB9_34
	movq	%rax, %rbp
	movq	16(%r14), %rax
	testq	%rax, %rax
	je	.LBB9_30
	movq	%rbp, %rsi
	addq	$64, %rsi
	movq	%r12, %rdi
	movq	8(%rsp), %rdx
	callq	*%rax
.LBB9_30:
	testq	%r13, %r13
	je	.LBB9_31
	leaq	64(%r13), %rsi
	leaq	64(%rbp), %rdx
	movq	%r12, %rdi
	movq	8(%rsp), %rcx
	callq	*24(%r14)
	movq	%rbp, %rdi
	callq	free@PLT
	jmp	.LBB9_33
.LBB9_31:
	movq	%rbp, %r13
.LBB9_33:
	incq	24(%rbx)
	movq	64(%r14), %rdi
	testq	%rdi, %rdi
	jne	.LBB9_14
	jmp	.LBB9_23
.LBB9_9:
	movq	(%r14), %rax
	movq	%r12, %rdi
	movq	%rdx, %rsi
.LBB9_10:
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
.LBB9_36:
	.cfi_def_cfa_offset 112
	testq	%rdi, %rdi
	je	.LBB9_37
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
	je	.LBB9_52
	movq	%rdx, %rax
	cqto
	idivq	%rdi
	movq	%rax, %r13
	jmp	.LBB9_54
	.p2align	4
.LBB9_37:
	movl	$1, %ecx
	xchgl	%ecx, 16(%rbx)
	testl	%ecx, %ecx
	jne	.LBB9_37
	movq	8(%rbx), %r13
	testq	%r13, %r13
	je	.LBB9_40
	movq	(%r13), %rax
	movq	%rax, 8(%rbx)
	movl	$0, 16(%rbx)
.LBB9_48:
	leaq	64(%r13), %rcx
	movq	%r12, %rdi
	movq	%rdx, %rsi
	movq	%rbp, %rdx
	movq	8(%rsp), %r8
	callq	*8(%r14)
	.p2align	4
.LBB9_49:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB9_49
	movq	8(%rbx), %rax
	movq	%rax, (%r13)
	movq	%r13, 8(%rbx)
	movl	$0, 16(%rbx)
	jmp	.LBB9_93
.LBB9_34:
	testq	%r13, %r13
	movq	8(%rsp), %rdx
	je	.LBB9_93
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
.LBB9_52:
	.cfi_def_cfa_offset 112
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r13d
.LBB9_54:
	cmpq	$1, %rdx
	sbbq	$-1, %r13
	decq	%rbp
	movq	%rbp, %rax
	orq	%rdi, %rax
	shrq	$32, %rax
	je	.LBB9_55
	movq	%rbp, %rax
	cqto
	idivq	%rdi
	jmp	.LBB9_57
.LBB9_55:
	movl	%ebp, %eax
	xorl	%edx, %edx
	divl	%edi
.LBB9_57:
	cmpq	%rax, %r13
	jle	.LBB9_58
.LBB9_93:
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
.LBB9_58:
	.cfi_def_cfa_offset 112
	movq	%r14, 48(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%rax, 32(%rsp)
	jmp	.LBB9_59
	.p2align	4
.LBB9_88:
	movl	%r15d, 20(%rbx)
.LBB9_92:
	movq	8(%rsp), %rcx
	movq	40(%rsp), %rdi
	movq	32(%rsp), %rax
	movl	$0, 16(%rbx)
	cmpq	%rax, %r13
	leaq	1(%r13), %r13
	je	.LBB9_93
.LBB9_59:
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
	je	.LBB9_89
	movq	%rax, %r15
	movq	%r13, 16(%rsp)
	movq	16(%r14), %rax
	testq	%rax, %rax
	movq	24(%rsp), %r14
	movq	8(%rsp), %r13
	je	.LBB9_62
	leaq	64(%r15), %rsi
	movq	%r14, %rdi
	movq	%r13, %rdx
	callq	*%rax
.LBB9_62:
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
.LBB9_63:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB9_63
	movq	8(%rbx), %rax
	movq	%rax, (%r15)
	movq	%r15, 8(%rbx)
	movl	20(%rbx), %r15d
	testl	%r15d, %r15d
	movq	16(%rsp), %r13
	jne	.LBB9_88
	movq	24(%rbx), %rax
	cmpq	$63, %rax
	jg	.LBB9_70
	movq	32(%rbx), %rcx
	.p2align	4
.LBB9_67:
	btq	%rax, %rcx
	jae	.LBB9_70
	incq	%rax
	movq	%rax, 24(%rbx)
	cmpq	$64, %rax
	jne	.LBB9_67
	movl	$64, %eax
.LBB9_70:
	leaq	8(%rbx), %rbp
	.p2align	4
.LBB9_71:
	movq	%rbp, %rcx
	movq	(%rbp), %rbp
	xorl	%r15d, %r15d
	testq	%rbp, %rbp
	je	.LBB9_88
	cmpq	%rax, 8(%rbp)
	jne	.LBB9_71
	movq	(%rbp), %rax
	movq	%rax, (%rcx)
	movl	20(%rbx), %eax
	orl	$1, %eax
.LBB9_74:
	movl	%eax, 20(%rbx)
	movl	$0, 16(%rbx)
	movq	40(%rbx), %rsi
	testq	%rsi, %rsi
	je	.LBB9_76
	addq	$64, %rsi
	leaq	64(%rbp), %rdx
	movq	24(%rsp), %rdi
	movq	8(%rsp), %rcx
	callq	*24(%r14)
	movq	%rbp, %rdi
	callq	free@PLT
	jmp	.LBB9_77
.LBB9_76:
	movq	%rbp, 40(%rbx)
	.p2align	4
.LBB9_77:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB9_77
	movq	24(%rbx), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 24(%rbx)
	cmpq	$62, %rax
	jg	.LBB9_84
	movq	32(%rbx), %rcx
	addq	$2, %rax
	.p2align	4
.LBB9_80:
	leal	-1(%rax), %edx
	movzbl	%dl, %edx
	btq	%rdx, %rcx
	jae	.LBB9_83
	movq	%rax, 24(%rbx)
	incq	%rax
	cmpq	$65, %rax
	jne	.LBB9_80
	movl	$64, %ecx
	jmp	.LBB9_84
.LBB9_83:
	decq	%rax
	movq	%rax, %rcx
.LBB9_84:
	leaq	8(%rbx), %rbp
	.p2align	4
.LBB9_85:
	movq	%rbp, %rax
	movq	(%rbp), %rbp
	testq	%rbp, %rbp
	je	.LBB9_88
	cmpq	%rcx, 8(%rbp)
	jne	.LBB9_85
	movq	(%rbp), %rcx
	movq	%rcx, (%rax)
	movl	$1, %eax
	jmp	.LBB9_74
.LBB9_89:
	movq	24(%rsp), %rdi
	movq	%rbp, %rsi
	movq	%r12, %rdx
	movq	%rbx, %rcx
	callq	*(%r14)
	.p2align	4
.LBB9_90:
	movl	$1, %eax
	xchgl	%eax, 16(%rbx)
	testl	%eax, %eax
	jne	.LBB9_90
	movl	$1, %eax
	movl	%r13d, %ecx
	shlq	%cl, %rax
	orq	%rax, 32(%rbx)
	jmp	.LBB9_92
.LBB9_40:
	movq	%rdx, 16(%rsp)
	movq	8(%rsp), %rcx
	shlq	%cl, %rsi
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB9_41
	cqto
	idivq	%rsi
	jmp	.LBB9_43
.LBB9_41:
	xorl	%edx, %edx
	divl	%esi
.LBB9_43:
	movq	(%rbx), %rcx
	xorl	%edx, %edx
	cmpq	%rax, %rcx
	setl	%dl
	addq	%rcx, %rdx
	movq	%rdx, (%rbx)
	movl	$0, 16(%rbx)
	cmpq	%rax, %rcx
	jge	.LBB9_94
	movq	56(%r14), %rsi
	movq	8(%rsp), %rcx
	shlq	%cl, %rsi
	addq	$64, %rsi
	movl	$1, %edi
	callq	calloc@PLT
	testq	%rax, %rax
	je	.LBB9_94
	movq	%rax, %r13
	movq	16(%r14), %rax
	testq	%rax, %rax
	je	.LBB9_47
	movq	%r13, %rsi
	addq	$64, %rsi
	movq	%r12, %rdi
	movq	8(%rsp), %rdx
	callq	*%rax
.LBB9_47:
	movq	16(%rsp), %rdx
	jmp	.LBB9_48
.LBB9_94:
	movq	(%r14), %rax
	movq	%r12, %rdi
	movq	16(%rsp), %rsi
	jmp	.LBB9_10
.Lfunc_end9:
	.size	tack_private, .Lfunc_end9-tack_private
	.cfi_endproc

	.globl	tack_streams
	.p2align	4
	.type	tack_streams,@function
tack_streams:
	.cfi_startproc
	cmpq	$8388608, %rdi
	jge	.LBB10_2
	xorl	%eax, %eax
	retq
.LBB10_2:
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
	jne	.LBB10_33
	movq	%rdi, %r12
	leaq	.L.str(%rip), %rdi
	xorl	%esi, %esi
	xorl	%eax, %eax
	callq	open@PLT
	movl	$33554432, %ebx
	testl	%eax, %eax
	js	.LBB10_11
	movl	%eax, %ebp
	movq	%rsp, %rsi
	movl	$256, %edx
	movl	%eax, %edi
	callq	read@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	close@PLT
	testq	%r14, %r14
	jle	.LBB10_11
	leaq	-1(%r14), %rax
	cmpq	$11, %rax
	movl	$11, %ecx
	cmovbq	%rax, %rcx
	movzbl	(%rsp), %eax
	leal	-48(%rax), %r8d
	cmpb	$9, %r8b
	movq	%r12, %rdi
	ja	.LBB10_12
	leaq	1(%rcx), %rdx
	xorl	%r15d, %r15d
	xorl	%esi, %esi
	.p2align	4
.LBB10_7:
	leaq	(%r15,%r15,4), %rax
	movzbl	%r8b, %r8d
	leaq	(%r8,%rax,2), %r15
	cmpq	%rsi, %rcx
	je	.LBB10_13
	movzbl	1(%rsp,%rsi), %eax
	incq	%rsi
	leal	-48(%rax), %r8d
	cmpb	$9, %r8b
	jbe	.LBB10_7
	cmpq	%rsi, %r14
	jg	.LBB10_15
	jmp	.LBB10_16
.LBB10_11:
	movq	%r12, %rdi
.LBB10_32:
	movq	%rbx, tack_streams.known(%rip)
.LBB10_33:
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
.LBB10_12:
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -48
	.cfi_offset %rbp, -16
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	xorl	%r15d, %r15d
	jmp	.LBB10_15
.LBB10_13:
	cmpq	%rdx, %r14
	jle	.LBB10_16
	movzbl	(%rsp,%rdx), %eax
.LBB10_15:
	movq	%r15, %rcx
	shlq	$10, %rcx
	cmpb	$75, %al
	cmovneq	%r15, %rcx
	movq	%rcx, %r15
	shlq	$20, %r15
	cmpb	$77, %al
	cmovneq	%rcx, %r15
.LBB10_16:
	testq	%r15, %r15
	jle	.LBB10_32
	leaq	.L.str.1(%rip), %rdi
	xorl	%esi, %esi
	xorl	%eax, %eax
	callq	open@PLT
	testl	%eax, %eax
	js	.LBB10_21
	movl	%eax, %ebp
	movq	%rsp, %rsi
	movl	$256, %edx
	movl	%eax, %edi
	callq	read@PLT
	movq	%rax, %rbx
	movl	%ebp, %edi
	callq	close@PLT
	testq	%rbx, %rbx
	jle	.LBB10_21
	xorl	%eax, %eax
	cmpq	$1, %rbx
	movq	%r12, %rdi
	jne	.LBB10_22
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.LBB10_25
.LBB10_21:
	movq	%r15, %rbx
	movq	%r12, %rdi
	jmp	.LBB10_32
.LBB10_22:
	movabsq	$9223372036854775806, %rdx
	andq	%rbx, %rdx
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	.p2align	4
.LBB10_23:
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
	jne	.LBB10_23
	testb	$1, %bl
	je	.LBB10_26
.LBB10_25:
	movsbl	(%rsp,%rdx), %edx
	leal	-48(%rdx), %esi
	leal	-87(%rdx), %r8d
	cmpl	$97, %edx
	cmovll	%esi, %r8d
	popcntl	%r8d, %edx
	cmpl	$16, %r8d
	cmovbl	%edx, %eax
	addq	%rax, %rcx
.LBB10_26:
	testq	%rcx, %rcx
	je	.LBB10_29
	movq	pool+200(%rip), %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB10_30
	cqto
	idivq	%rcx
	movq	%rax, %rbx
	jmp	.LBB10_31
.LBB10_29:
	movq	%r15, %rbx
	jmp	.LBB10_32
.LBB10_30:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ebx
.LBB10_31:
	incq	%rbx
	imulq	%r15, %rbx
	jmp	.LBB10_32
.Lfunc_end10:
	.size	tack_streams, .Lfunc_end10-tack_streams
	.cfi_endproc

	.globl	tack_streamed
	.p2align	4
	.type	tack_streamed,@function
tack_streamed:
	.cfi_startproc
	sfence
	retq
.Lfunc_end11:
	.size	tack_streamed, .Lfunc_end11-tack_streamed
	.cfi_endproc

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI12_0:
	.quad	0x41cdcd6500000000
	.text
	.p2align	4
	.type	work,@function
work:
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
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	xorpd	%xmm1, %xmm1
	movl	pool(%rip), %eax
	leaq	parts(%rip), %rbx
	xorpd	%xmm0, %xmm0
	xorl	%ebp, %ebp
	xorl	%r14d, %r14d
	.p2align	4
.LBB12_1:
	testl	%eax, %eax
	je	.LBB12_14
	leal	-1(%rax), %ecx
	lock		cmpxchgl	%ecx, pool(%rip)
	jne	.LBB12_1
	movq	%rsi, 64(%rsp)
	movl	pool+320(%rip), %eax
	movl	%eax, 8(%rsp)
	movq	pool+296(%rip), %rsi
	movl	%edi, 20(%rsp)
	movl	%edi, %edx
	jmp	.LBB12_4
	.p2align	4
.LBB12_21:
	incl	%edx
.LBB12_4:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	pool+324(%rip)
	movq	%rdx, %rax
	shlq	$6, %rax
	leaq	(%rbx,%rax), %rdi
	movl	(%rax,%rbx), %eax
	.p2align	4
.LBB12_5:
	testl	%eax, %eax
	je	.LBB12_21
	movl	%eax, %ecx
	leal	-1(%rcx), %r8d
	lock		cmpxchgl	%r8d, (%rdi)
	jne	.LBB12_5
	incl	%edx
	movl	pool+320(%rip), %eax
	imulq	%rax, %rdx
	movl	pool+324(%rip), %edi
	movq	%rdx, %rax
	shrq	$32, %rax
	movsd	%xmm0, 80(%rsp)
	movsd	%xmm1, 72(%rsp)
	je	.LBB12_8
	movq	%rdx, %rax
	xorl	%edx, %edx
	divq	%rdi
	movq	%rax, %r12
	jmp	.LBB12_10
.LBB12_8:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r12d
.LBB12_10:
	subl	%ecx, %r12d
	movq	pool+312(%rip), %rax
	imulq	%rax, %r12
	addq	%rsi, %r12
	movq	pool+304(%rip), %rcx
	movq	%rcx, %rdx
	subq	%r12, %rdx
	leaq	(%r12,%rax), %r13
	cmpq	%rax, %rdx
	cmovlq	%rcx, %r13
	movl	$1, %edi
	leaq	24(%rsp), %r15
	movq	%r15, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm0, %xmm0
	cvtsi2sdq	24(%rsp), %xmm0
	movsd	%xmm0, 56(%rsp)
	xorps	%xmm0, %xmm0
	cvtsi2sdq	32(%rsp), %xmm0
	movsd	%xmm0, 48(%rsp)
	movq	pool+280(%rip), %rdi
	movq	pool+288(%rip), %rcx
	movq	%r12, %rsi
	movq	%r13, %rdx
	callq	*pool+272(%rip)
	movl	$1, %edi
	movq	%r15, %rsi
	callq	clock_gettime@PLT
	cvtsi2sdq	24(%rsp), %xmm2
	cvtsi2sdq	32(%rsp), %xmm3
	movl	$1, %eax
	lock		xaddl	%eax, pool+64(%rip)
	incl	%eax
	cmpl	8(%rsp), %eax
	jne	.LBB12_13
	movl	pool+68(%rip), %eax
	testl	%eax, %eax
	je	.LBB12_13
	movl	$202, %edi
	movl	$129, %edx
	movl	$1, %ecx
	leaq	pool+64(%rip), %rsi
	xorl	%eax, %eax
	movsd	%xmm2, 8(%rsp)
	movsd	%xmm3, 40(%rsp)
	callq	syscall@PLT
	movsd	40(%rsp), %xmm3
	movsd	8(%rsp), %xmm2
.LBB12_13:
	movsd	.LCPI12_0(%rip), %xmm0
	movsd	56(%rsp), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	48(%rsp), %xmm1
	mulsd	%xmm0, %xmm2
	addsd	%xmm3, %xmm2
	subsd	%xmm1, %xmm2
	subq	%r12, %r13
	addq	%r13, %r14
	movsd	72(%rsp), %xmm1
	ucomisd	%xmm1, %xmm2
	cmovaq	%r13, %rbp
	movsd	80(%rsp), %xmm0
	addsd	%xmm2, %xmm0
	maxsd	%xmm1, %xmm2
	movl	pool(%rip), %eax
	movapd	%xmm2, %xmm1
	movq	64(%rsp), %rsi
	movl	20(%rsp), %edi
	jmp	.LBB12_1
.LBB12_14:
	movq	%r14, (%rsi)
	movq	%r14, %rax
	subq	%rbp, %rax
	jle	.LBB12_16
	subsd	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rax, %xmm1
	jmp	.LBB12_19
.LBB12_16:
	testq	%r14, %r14
	je	.LBB12_17
	xorps	%xmm1, %xmm1
	cvtsi2sd	%r14, %xmm1
.LBB12_19:
	divsd	%xmm1, %xmm0
.LBB12_20:
	addq	$88, %rsp
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
.LBB12_17:
	.cfi_def_cfa_offset 144
	xorpd	%xmm0, %xmm0
	jmp	.LBB12_20
.Lfunc_end12:
	.size	work, .Lfunc_end12-work
	.cfi_endproc

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI13_0:
	.quad	0x41cdcd6500000000
.LCPI13_1:
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
	jmp	.LBB13_1
.LBB13_12:
	xorl	%ebp, %ebp
	xorpd	%xmm1, %xmm1
	.p2align	4
.LBB13_1:
	movl	pool(%rip), %eax
	testl	%eax, %eax
	jne	.LBB13_6
	pause
	incl	%ebp
	testb	$63, %bpl
	jne	.LBB13_1
	movsd	%xmm1, (%rsp)
	movl	$1, %edi
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	xorps	%xmm1, %xmm1
	cvtsi2sdq	8(%rsp), %xmm1
	xorps	%xmm0, %xmm0
	cvtsi2sdq	16(%rsp), %xmm0
	mulsd	.LCPI13_0(%rip), %xmm1
	addsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	cmpl	$64, %ebp
	je	.LBB13_5
	movsd	(%rsp), %xmm1
.LBB13_5:
	subsd	%xmm1, %xmm0
	movsd	.LCPI13_1(%rip), %xmm2
	ucomisd	%xmm0, %xmm2
	ja	.LBB13_1
.LBB13_6:
	movl	pool(%rip), %eax
	testl	%eax, %eax
	jne	.LBB13_10
	movl	pool+128(%rip), %ecx
	lock		incl	pool+132(%rip)
	movl	pool(%rip), %eax
	testl	%eax, %eax
	jne	.LBB13_9
	movl	$202, %edi
	movl	$128, %edx
	leaq	pool+128(%rip), %rsi
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	callq	syscall@PLT
.LBB13_9:
	lock		decl	pool+132(%rip)
	.p2align	4
.LBB13_10:
	movl	pool(%rip), %eax
	.p2align	4
.LBB13_11:
	testl	%eax, %eax
	je	.LBB13_12
	leal	-1(%rax), %ecx
	lock		cmpxchgl	%ecx, pool(%rip)
	jne	.LBB13_11
	movl	pool+320(%rip), %r12d
	movq	pool+296(%rip), %rsi
	movl	%ebx, %edx
	jmp	.LBB13_15
	.p2align	4
.LBB13_24:
	incl	%edx
.LBB13_15:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	pool+324(%rip)
	movq	%rdx, %rax
	shlq	$6, %rax
	leaq	(%r15,%rax), %rdi
	movl	(%rax,%r15), %eax
	.p2align	4
.LBB13_16:
	testl	%eax, %eax
	je	.LBB13_24
	movl	%eax, %ecx
	leal	-1(%rcx), %r8d
	lock		cmpxchgl	%r8d, (%rdi)
	jne	.LBB13_16
	incl	%edx
	movl	pool+320(%rip), %eax
	imulq	%rax, %rdx
	movl	pool+324(%rip), %edi
	movq	%rdx, %rax
	shrq	$32, %rax
	je	.LBB13_19
	movq	%rdx, %rax
	xorl	%edx, %edx
	divq	%rdi
	movq	%rax, %r13
	jmp	.LBB13_21
.LBB13_19:
	movl	%edx, %eax
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %r13d
.LBB13_21:
	subl	%ecx, %r13d
	movq	pool+312(%rip), %rax
	imulq	%rax, %r13
	addq	%rsi, %r13
	movq	pool+304(%rip), %rcx
	movq	%rcx, %rdx
	subq	%r13, %rdx
	leaq	(%rax,%r13), %rbp
	cmpq	%rax, %rdx
	cmovlq	%rcx, %rbp
	movl	$1, %edi
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	movq	pool+280(%rip), %rdi
	movq	pool+288(%rip), %rcx
	movq	%r13, %rsi
	movq	%rbp, %rdx
	callq	*pool+272(%rip)
	movl	$1, %edi
	movq	%r14, %rsi
	callq	clock_gettime@PLT
	movl	$1, %eax
	lock		xaddl	%eax, pool+64(%rip)
	incl	%eax
	cmpl	%r12d, %eax
	jne	.LBB13_10
	movl	pool+68(%rip), %eax
	testl	%eax, %eax
	je	.LBB13_10
	movl	$202, %edi
	movl	$129, %edx
	movl	$1, %ecx
	leaq	pool+64(%rip), %rsi
	xorl	%eax, %eax
	callq	syscall@PLT
	jmp	.LBB13_10
.Lfunc_end13:
	.size	worker, .Lfunc_end13-worker
	.cfi_endproc

	.p2align	4
	.type	take_buffer,@function
take_buffer:
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
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rcx, %rbx
	movq	%rdx, %r12
	movq	%rdi, %r15
	movq	4360(%rdx), %rax
	leaq	(%rax,%rax,4), %rax
	shlq	$4, %rax
	leaq	(%rdx,%rax), %r14
	addq	$1800, %r14
	movq	tack_python@GOTPCREL(%rip), %r13
	movq	(%r13), %rax
	movq	%rsi, %rdi
	movq	%r14, %rsi
	movl	$28, %edx
	callq	*48(%rax)
	testl	%eax, %eax
	je	.LBB14_2
	movq	(%r13), %rax
	callq	*192(%rax)
	xorl	%eax, %eax
	jmp	.LBB14_30
.LBB14_2:
	incq	4360(%r12)
	movslq	36(%r14), %rcx
	xorl	%eax, %eax
	cmpq	%rcx, 24(%r15)
	jne	.LBB14_30
	movq	24(%r14), %rdx
	cmpq	16(%r15), %rdx
	jne	.LBB14_30
	movq	40(%r14), %rdi
	movl	$2, %esi
	testq	%rdi, %rdi
	je	.LBB14_16
	movzbl	(%rdi), %r8d
	movl	%r8d, %r9d
	addl	$-60, %r9d
	cmpl	$4, %r9d
	ja	.LBB14_8
	movl	$19, %r10d
	btl	%r9d, %r10d
	jae	.LBB14_8
	movzbl	1(%rdi), %r8d
	incq	%rdi
.LBB14_8:
	testb	%r8b, %r8b
	je	.LBB14_15
	cmpb	$0, 1(%rdi)
	je	.LBB14_10
.LBB14_15:
	xorl	%esi, %esi
.LBB14_16:
	cmpq	8(%r15), %rsi
	jne	.LBB14_30
	movq	56(%r14), %rsi
	testq	%rsi, %rsi
	je	.LBB14_18
	testl	%ecx, %ecx
	jle	.LBB14_27
	cmpq	$0, 16(%r14)
	je	.LBB14_27
	movq	48(%r14), %rdi
	jmp	.LBB14_23
	.p2align	4
.LBB14_25:
	decq	%rcx
	imulq	%r8, %rdx
	leaq	1(%rcx), %r8
	cmpq	$2, %r8
	jb	.LBB14_27
.LBB14_23:
	movq	-8(%rdi,%rcx,8), %r8
	cmpq	$1, %r8
	je	.LBB14_25
	cmpq	%rdx, -8(%rsi,%rcx,8)
	je	.LBB14_25
	testq	%rcx, %rcx
	jg	.LBB14_30
	jmp	.LBB14_27
.LBB14_18:
	testl	%ecx, %ecx
	je	.LBB14_27
	cmpq	$0, 48(%r14)
	je	.LBB14_30
.LBB14_27:
	testb	$1, 40(%r15)
	je	.LBB14_29
	cmpl	$0, 32(%r14)
	jne	.LBB14_30
.LBB14_29:
	movq	48(%r14), %rax
	movq	(%r14), %rcx
	movq	16(%r14), %rdx
	movq	%rcx, (%rbx)
	movq	%rax, 8(%rbx)
	movq	%rdx, 16(%rbx)
	movl	$1, %eax
.LBB14_30:
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
.LBB14_10:
	.cfi_def_cfa_offset 48
	movzbl	%r8b, %edi
	addl	$-66, %edi
	cmpl	$47, %edi
	ja	.LBB14_15
	movl	$38081, %r8d
	btq	%rdi, %r8
	jb	.LBB14_16
	movl	$1, %esi
	movabsq	$163556649598976, %r8
	btq	%rdi, %r8
	jb	.LBB14_16
	movabsq	$85899345920, %rsi
	btq	%rdi, %rsi
	jae	.LBB14_15
	movl	$3, %esi
	jmp	.LBB14_16
.Lfunc_end14:
	.size	take_buffer, .Lfunc_end14-take_buffer
	.cfi_endproc

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI15_0:
	.long	1127219200
	.long	1160773632
	.long	0
	.long	0
.LCPI15_1:
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
	callq	*80(%rax)
	movl	4(%rsp), %ecx
	testl	%ecx, %ecx
	jle	.LBB15_4
	movq	(%r12), %rax
	movq	%r15, %rdi
	callq	*88(%rax)
	movq	%rax, %r15
	movq	(%r12), %rax
	callq	*184(%rax)
	testq	%rax, %rax
	je	.LBB15_3
	movq	(%r12), %rax
	callq	*192(%rax)
	xorl	%edx, %edx
	jmp	.LBB15_32
.LBB15_3:
	movl	4(%rsp), %ecx
	movq	%r15, %rax
.LBB15_4:
	xorl	%edx, %edx
	testl	%ecx, %ecx
	js	.LBB15_32
	testb	$4, 40(%r14)
	movq	(%r14), %r8
	jne	.LBB15_9
	testl	%ecx, %ecx
	je	.LBB15_15
	cmpq	$2, %r8
	jne	.LBB15_32
	cmpq	$8, 16(%r14)
	je	.LBB15_29
	jmp	.LBB15_32
.LBB15_9:
	cmpq	$3, %r8
	jne	.LBB15_12
	cvtsi2ss	%rax, %xmm0
	testq	%rax, %rax
	js	.LBB15_18
	movaps	%xmm0, %xmm1
	testl	%ecx, %ecx
	jne	.LBB15_19
	jmp	.LBB15_20
.LBB15_12:
	movq	16(%r14), %rdi
	leaq	(,%rdi,8), %rsi
	cmpq	$2, %r8
	jne	.LBB15_23
	cmpq	$7, %rdi
	jg	.LBB15_27
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
	jne	.LBB15_26
	jmp	.LBB15_32
.LBB15_15:
	cmpq	$1, %r8
	jne	.LBB15_32
	movq	16(%r14), %rdi
	movslq	%eax, %rcx
	xorl	%esi, %esi
	cmpq	%rax, %rcx
	setne	%sil
	leaq	4(,%rsi,4), %rcx
	cmpq	%rcx, %rdi
	jne	.LBB15_32
	leaq	(,%rdi,8), %rsi
	jmp	.LBB15_24
.LBB15_18:
	movq	%rax, %rdx
	shrq	%rdx
	movl	%eax, %esi
	andl	$1, %esi
	orq	%rdx, %rsi
	cvtsi2ss	%rsi, %xmm1
	addss	%xmm1, %xmm1
	testl	%ecx, %ecx
	je	.LBB15_20
.LBB15_19:
	movaps	%xmm1, %xmm0
.LBB15_20:
	movd	%xmm0, %edx
	movq	%rdx, (%rbx)
	movl	$1, %edx
	cmpq	$8, 16(%r14)
	jne	.LBB15_32
	testl	%ecx, %ecx
	je	.LBB15_30
	movq	%rax, %xmm1
	punpckldq	.LCPI15_0(%rip), %xmm1
	subpd	.LCPI15_1(%rip), %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	jmp	.LBB15_31
.LBB15_23:
	testl	%ecx, %ecx
	jne	.LBB15_32
.LBB15_24:
	cmpq	$7, %rdi
	jg	.LBB15_29
	movl	%esi, %ecx
	negb	%cl
	movq	%rax, %rdi
	shlq	%cl, %rdi
	sarq	%cl, %rdi
	cmpq	%rdi, %rax
	jne	.LBB15_32
.LBB15_26:
	movq	$-1, %rdx
	movl	%esi, %ecx
	shlq	%cl, %rdx
	notq	%rdx
	andq	%rdx, %rax
	jmp	.LBB15_29
.LBB15_27:
	testl	%ecx, %ecx
	jne	.LBB15_29
	testq	%rax, %rax
	js	.LBB15_32
.LBB15_29:
	movq	%rax, (%rbx)
	movl	$1, %edx
	jmp	.LBB15_32
.LBB15_30:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
.LBB15_31:
	movsd	%xmm0, (%rbx)
.LBB15_32:
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
.Lfunc_end15:
	.size	take_python_int, .Lfunc_end15-take_python_int
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
	jle	.LBB16_1
	movq	%rcx, %r9
	movq	%rdx, %r10
	movq	%r8, -120(%rsp)
	addq	%rdx, %r9
	movq	96(%rdi), %rax
	leaq	(%rdx,%rdx,2), %rcx
	leaq	(%rax,%rcx,8), %r11
	addq	$16, %r11
	movq	$-1, %r12
	leaq	.LJTI16_1(%rip), %r8
	leaq	.LJTI16_0(%rip), %r15
	movabsq	$-9223372036854775808, %rbx
	jmp	.LBB16_3
	.p2align	4
.LBB16_7:
	movq	-8(%r11), %rax
	movq	(%r11), %rcx
	movq	776(%rsi,%rax,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	8(%rsi,%rax,8), %rax
	movq	(%rax,%rcx,8), %rax
.LBB16_6:
	movq	%rax, -104(%rsp,%r12,8)
	incq	%r12
	movq	%r12, %r13
.LBB16_27:
	incq	%r10
	addq	$24, %r11
	movq	%r13, %r12
	cmpq	%r9, %r10
	jge	.LBB16_28
.LBB16_3:
	movq	-16(%r11), %rdx
	cmpq	$3, %rdx
	ja	.LBB16_15
	movslq	(%r15,%rdx,4), %rax
	addq	%r15, %rax
	jmpq	*%rax
.LBB16_5:
	movq	-8(%r11), %rax
	jmp	.LBB16_6
	.p2align	4
.LBB16_13:
	negq	-112(%rsp,%r12,8)
	movq	%r12, %r13
	jno	.LBB16_27
	jmp	.LBB16_14
.LBB16_8:
	movq	72(%rdi), %rax
	movq	-8(%r11), %rcx
	movq	1288(%rsi,%rcx,8), %rdx
	shlq	$6, %rcx
	movq	(%rax,%rcx), %rbp
	movq	16(%rax,%rcx), %r14
	xorl	%eax, %eax
	cmpq	$2, %rbp
	je	.LBB16_10
	cmpq	$3, %rbp
	jne	.LBB16_12
	jmp	.LBB16_30
.LBB16_15:
	xorl	%eax, %eax
	addq	$-4, %rdx
	cmpq	$3, %rdx
	ja	.LBB16_30
	leaq	-1(%r12), %r13
	movq	-120(%rsp,%r12,8), %rcx
	movq	-112(%rsp,%r12,8), %rbp
	movslq	(%r8,%rdx,4), %rdx
	addq	%r8, %rdx
	jmpq	*%rdx
.LBB16_25:
	addq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB16_27
	jmp	.LBB16_30
.LBB16_10:
	testq	%rdx, %rdx
	jns	.LBB16_12
	cmpq	$8, %r14
	je	.LBB16_30
.LBB16_12:
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
	jmp	.LBB16_27
.LBB16_18:
	imulq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB16_27
	jmp	.LBB16_30
.LBB16_19:
	testq	%rbp, %rbp
	je	.LBB16_30
	movq	%rbp, %rdx
	notq	%rdx
	movq	%rcx, %r14
	xorq	%rbx, %r14
	orq	%rdx, %r14
	je	.LBB16_30
	movq	%rcx, %rax
	orq	%rbp, %rax
	shrq	$32, %rax
	je	.LBB16_22
	movq	%rcx, %rax
	cqto
	idivq	%rbp
	jmp	.LBB16_24
.LBB16_17:
	subq	%rbp, %rcx
	seto	%dl
	movq	%rcx, -120(%rsp,%r12,8)
	testb	$1, %dl
	je	.LBB16_27
	jmp	.LBB16_30
.LBB16_22:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%ebp
.LBB16_24:
	testq	%rdx, %rdx
	setne	%dl
	xorq	%rcx, %rbp
	sets	%cl
	andb	%dl, %cl
	movzbl	%cl, %ecx
	subq	%rcx, %rax
	movq	%rax, -120(%rsp,%r12,8)
	jmp	.LBB16_27
.LBB16_1:
	jmp	.LBB16_29
.LBB16_28:
	movq	-112(%rsp), %rax
	movq	-120(%rsp), %r8
.LBB16_29:
	movq	%rax, (%r8)
	movl	$1, %eax
.LBB16_30:
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
.LBB16_14:
	.cfi_def_cfa_offset 80
	xorl	%eax, %eax
	jmp	.LBB16_30
.Lfunc_end16:
	.size	evaluate, .Lfunc_end16-evaluate
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI16_0:
	.long	.LBB16_5-.LJTI16_0
	.long	.LBB16_8-.LJTI16_0
	.long	.LBB16_7-.LJTI16_0
	.long	.LBB16_13-.LJTI16_0
.LJTI16_1:
	.long	.LBB16_25-.LJTI16_1
	.long	.LBB16_17-.LJTI16_1
	.long	.LBB16_18-.LJTI16_1
	.long	.LBB16_19-.LJTI16_1

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
	.quad	0x0000000000000000
	.quad	0x0000000000000000
	.quad	0
	.quad	0x0000000000000000
	.quad	0x0000000000000000
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.quad	0
	.long	0
	.long	0
	.zero	56
	.size	pool, 384

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
