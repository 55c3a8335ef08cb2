	.file	"support.c"
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.xword	0x3eb0c6f7a0b5ed8d
.LCPI0_1:
	.xword	0x3fa999999999999a
.LCPI0_2:
	.xword	0x43df399b1438a100
	.text
	.globl	tack_launch
	.p2align	2
	.type	tack_launch,@function
tack_launch:
	.cfi_startproc
	cmp	x2, #1
	b.lt	.LBB0_77
	stp	d15, d14, [sp, #-160]!
	.cfi_def_cfa_offset 160
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x29, x30, [sp, #64]
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	add	x29, sp, #64
	.cfi_def_cfa w29, 96
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w24, -48
	.cfi_offset w25, -56
	.cfi_offset w26, -64
	.cfi_offset w27, -72
	.cfi_offset w28, -80
	.cfi_offset w30, -88
	.cfi_offset w29, -96
	.cfi_offset b8, -104
	.cfi_offset b9, -112
	.cfi_offset b10, -120
	.cfi_offset b11, -128
	.cfi_offset b12, -136
	.cfi_offset b13, -144
	.cfi_offset b14, -152
	.cfi_offset b15, -160
	.cfi_remember_state
	sub	sp, sp, #368
	mov	w23, w4
	mov	x21, x2
	mov	x22, x1
	mov	x19, x0
	cbz	x3, .LBB0_4
	ldr	x27, [x19, #8]
	cbz	x27, .LBB0_4
	ldr	x8, [x19, #16]
	scvtf	d0, x8
	adrp	x8, .LCPI0_0
	ldr	d1, [x8, :lo12:.LCPI0_0]
	fmul	d11, d0, d1
	cbnz	w23, .LBB0_5
	b	.LBB0_7
.LBB0_4:
	ldr	x27, [x19]
	ldr	x8, [x19, #16]
	scvtf	d0, x8
	adrp	x8, .LCPI0_0
	ldr	d1, [x8, :lo12:.LCPI0_0]
	fmul	d11, d0, d1
	cbz	w23, .LBB0_7
.LBB0_5:
	ucvtf	d0, x21
	mov	x8, #116548232544256
	fcmp	d11, #0.0
	movk	x8, #16616, lsl #48
	fmov	d1, x8
	fmul	d0, d11, d0
	fccmp	d0, d1, #0, ne
	b.le	.LBB0_7
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #144]
	blr	x8
	mov	w23, wzr
	str	x0, [sp, #48]
	b	.LBB0_8
.LBB0_7:
	str	xzr, [sp, #48]
.LBB0_8:
	adrp	x26, pool+200
	add	x26, x26, :lo12:pool+200
	sub	x1, x29, #208
	ldar	x20, [x26]
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	mov	x8, #225833675390976
	movk	x8, #16845, lsl #48
	mov	x9, #116548232544256
	ucvtf	d2, x21
	fmov	d12, x8
	mov	x8, #149533581377536
	movk	x9, #16632, lsl #48
	scvtf	d0, d0
	scvtf	d1, d1
	movk	x8, #16611, lsl #48
	stp	x9, x8, [sp, #72]
	mov	x8, #149533581377536
	adrp	x9, .LCPI0_1
	movk	x8, #16595, lsl #48
	ldr	d3, [x9, :lo12:.LCPI0_1]
	mov	x9, #145685290680320
	str	x8, [sp]
	mov	x8, #70368744177664
	movk	x9, #16686, lsl #48
	fmul	d0, d0, d12
	movk	x8, #16527, lsl #48
	str	d2, [sp, #40]
	fmul	d2, d11, d2
	fmov	d10, d11
	fmov	d15, #1.00000000
	str	x9, [sp, #16]
	fmov	d8, x8
	mov	x8, #-4591138345127510016
	adrp	x9, .LCPI0_2
	str	x8, [sp, #8]
	mov	x8, #116548232544256
	fadd	d9, d0, d1
	ldr	d0, [x9, :lo12:.LCPI0_2]
	mov	x1, xzr
	mov	x28, xzr
	adrp	x25, pool+132
	movk	x8, #16616, lsl #48
	stp	d3, d0, [sp, #24]
	str	d2, [sp, #56]
	fmov	d13, d9
	str	x8, [sp, #64]
	b	.LBB0_11
.LBB0_9:
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #144]
	blr	x8
	mov	w23, wzr
	str	x0, [sp, #48]
.LBB0_10:
	cmp	x21, x24
	mov	x1, x24
	b.le	.LBB0_74
.LBB0_11:
	fmov	d14, d13
	cmp	x20, #2
	mov	x8, x28
	sub	x28, x21, x1
	b.lt	.LBB0_16
	scvtf	d13, x28
	ldr	w9, [x25, :lo12:pool+132]
	ldp	d1, d2, [sp, #72]
	cmp	w9, #0
	fmul	d0, d10, d13
	fcsel	d1, d2, d1, eq
	fcmp	d0, d1
	b.ls	.LBB0_17
	adrp	x9, pool+192
	ldr	x9, [x9, :lo12:pool+192]
	cbnz	x9, .LBB0_17
.LBB0_14:
	adrp	x10, pool+192
	add	x10, x10, :lo12:pool+192
	ldaxr	x9, [x10]
	cbnz	x9, .LBB0_35
	mov	w11, #1
	stlxr	w9, x11, [x10]
	cbz	w9, .LBB0_41
	b	.LBB0_14
.LBB0_16:
	cmp	x20, #1
	b.eq	.LBB0_23
.LBB0_17:
	fcmp	d10, #0.0
	b.ne	.LBB0_36
.LBB0_18:
	scvtf	d0, x8
	cmp	x1, #0
	fadd	d1, d0, d0
	scvtf	d0, x28
	fcsel	d1, d15, d1, eq
.LBB0_19:
	fcmp	d1, d0
	b.ge	.LBB0_23
	fcmp	d1, d15
	b.pl	.LBB0_22
	mov	w28, #1
	b	.LBB0_23
.LBB0_22:
	fcvtzs	x8, d1
	and	x9, x8, #0xffffffffffffffc0
	cmp	x8, #64
	csel	x28, x8, x9, lt
.LBB0_23:
	add	x24, x28, x1
	mov	x0, x22
	mov	x2, x24
	blr	x27
	sub	x1, x29, #208
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	cmp	x21, x24
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d12
	fadd	d13, d0, d1
	b.ne	.LBB0_27
	fsub	d0, d13, d9
	fcmp	d11, #0.0
	b.eq	.LBB0_26
	fcmp	d0, d8
	ldr	d1, [sp, #56]
	fccmp	d1, d8, #0, mi
	b.mi	.LBB0_31
.LBB0_26:
	ldp	d2, d1, [sp, #8]
	fmov	d15, #1.00000000
	fadd	d0, d0, d2
	fmul	d0, d0, d1
	ldr	d1, [sp, #40]
	fdiv	d0, d0, d1
	fmov	d1, #1.00000000
	fcmp	d0, d1
	fcsel	d0, d1, d0, mi
	ldr	d1, [sp, #32]
	fcmp	d0, d1
	fcsel	d0, d1, d0, gt
	fcvtzs	x8, d0
	str	x8, [x19, #16]
	b	.LBB0_31
.LBB0_27:
	fsub	d0, d13, d14
	fcmp	d11, #0.0
	b.ne	.LBB0_29
	fcmp	d0, d8
	b.lt	.LBB0_31
.LBB0_29:
	fmov	d1, #25.00000000
	ldr	d10, [sp, #24]
	fcmp	d0, d1
	b.le	.LBB0_31
	fmov	d1, #-25.00000000
	fadd	d0, d0, d1
	scvtf	d1, x28
	fdiv	d10, d0, d1
.LBB0_31:
	cbz	w23, .LBB0_10
	subs	x8, x21, x24
	b.le	.LBB0_10
	fsub	d0, d13, d9
	ldr	d1, [sp, #64]
	fcmp	d0, d1
	b.gt	.LBB0_9
	scvtf	d0, x8
	ldr	d1, [sp, #64]
	fmul	d0, d10, d0
	fcmp	d0, d1
	b.gt	.LBB0_9
	b	.LBB0_10
.LBB0_35:
	clrex
	fcmp	d10, #0.0
	b.eq	.LBB0_18
.LBB0_36:
	cbz	x1, .LBB0_39
	scvtf	d0, x28
	ldr	d2, [sp, #80]
	fmul	d1, d10, d0
	fcmp	d1, d2
	b.ls	.LBB0_40
	ldr	d1, [sp, #16]
	fdiv	d1, d1, d10
	b	.LBB0_19
.LBB0_39:
	ldr	d0, [sp, #24]
	ldr	d1, [sp]
	scvtf	d2, x28, #3
	fcmp	d10, d0
	fcsel	d0, d0, d10, mi
	fdiv	d1, d1, d0
	scvtf	d0, x28
	fcmp	d2, d1
	fcsel	d1, d1, d2, gt
	b	.LBB0_19
.LBB0_40:
	scvtf	d1, x8
	fmov	d2, #4.00000000
	fmul	d1, d1, d2
	b	.LBB0_19
.LBB0_41:
	ldr	x8, [x26, #8]
	ldar	x9, [x26]
	sub	x9, x9, #1
	cmp	x8, x9
	b.ge	.LBB0_48
	movi	v0.2d, #0xffffffffffffffff
	mov	x20, x1
	sub	x8, x29, #208
	sub	x1, x29, #208
	add	x2, sp, #96
	mov	w0, #2
	stp	q0, q0, [x8]
	stp	q0, q0, [x8, #32]
	stp	q0, q0, [x8, #64]
	stp	q0, q0, [x8, #96]
	bl	pthread_sigmask
	ldr	x8, [x26, #8]
	ldar	x9, [x26]
	sub	x9, x9, #1
	cmp	x8, x9
	b.ge	.LBB0_47
	adrp	x23, worker
	add	x23, x23, :lo12:worker
.LBB0_44:
	add	x0, sp, #88
	mov	x1, xzr
	mov	x2, x23
	mov	x3, xzr
	bl	pthread_create
	cbnz	w0, .LBB0_46
	ldr	x0, [sp, #88]
	bl	pthread_detach
	ldr	x8, [x26, #8]
	add	x8, x8, #1
	str	x8, [x26, #8]
	ldar	x9, [x26]
	sub	x9, x9, #1
	cmp	x8, x9
	b.lt	.LBB0_44
	b	.LBB0_47
.LBB0_46:
	ldr	x8, [x26, #8]
	add	x8, x8, #1
	stlr	x8, [x26]
.LBB0_47:
	add	x1, sp, #96
	mov	w0, #2
	mov	x2, xzr
	bl	pthread_sigmask
	mov	x1, x20
.LBB0_48:
	stp	x27, x22, [x26, #16]
	stp	x1, x21, [x26, #32]
	ldar	x8, [x26]
	lsl	x8, x8, #6
	scvtf	d0, x8
	mov	x8, #145685290680320
	movk	x8, #16686, lsl #48
	fmov	d1, x8
	mov	x8, #149533581377536
	movk	x8, #16595, lsl #48
	fdiv	d0, d13, d0
	fmov	d2, x8
	mov	x8, x28
	fdiv	d1, d1, d10
	fdiv	d2, d2, d10
	fcmp	d0, d1
	fcsel	d0, d1, d0, gt
	fcmp	d0, d2
	fcsel	d0, d2, d0, mi
	fcmp	d0, d13
	b.ge	.LBB0_50
	fcvtzs	x8, d0
	asr	x10, x28, #23
	add	x9, x8, #1
	cmp	x8, #63
	and	x9, x9, #0xffffffffffffffc0
	csinc	x8, x9, x8, ge
	add	x9, x10, #1
	cmp	x8, x9
	csinc	x8, x8, x10, gt
.LBB0_50:
	add	x9, x28, x8
	adrp	x20, pool
	add	x20, x20, :lo12:pool
	sub	x9, x9, #1
	str	x8, [x20, #248]
	sdiv	x24, x9, x8
	add	x8, x20, #68
	mov	w9, #16777216
	stlr	wzr, [x8]
	add	x8, x20, #64
	stlr	wzr, [x8]
	ldr	x8, [x20]
	and	x8, x8, #0xffffffffff000000
	add	x8, x8, x9
	orr	x8, x8, x24
	cmp	x24, #2
	stlr	x8, [x20]
	add	x8, x20, #132
	ldar	w8, [x8]
	b.lt	.LBB0_55
	cbz	w8, .LBB0_55
	adrp	x9, pool+128
	add	x9, x9, :lo12:pool+128
.LBB0_53:
	ldaxr	w10, [x9]
	add	w10, w10, #1
	stlxr	w11, w10, [x9]
	cbnz	w11, .LBB0_53
	sub	x9, x24, #1
	adrp	x1, pool+128
	add	x1, x1, :lo12:pool+128
	cmp	x9, x8
	mov	w0, #98
	mov	w2, #129
	csel	x3, x9, x8, lo
	bl	syscall
.LBB0_55:
	mov	x9, #225833675390976
	movi	d8, #0000000000000000
	movi	d9, #0000000000000000
	movk	x9, #16845, lsl #48
	ldar	x8, [x20]
	mov	x26, xzr
	fmov	d11, x9
	mov	x25, xzr
	adrp	x27, pool+216
	add	x27, x27, :lo12:pool+216
	adrp	x21, pool+64
	add	x21, x21, :lo12:pool+64
.LBB0_56:
	ands	x9, x8, #0xffffff
	b.eq	.LBB0_68
	sub	x11, x8, #1
.LBB0_58:
	ldaxr	x10, [x20]
	cmp	x10, x8
	b.ne	.LBB0_67
	stlxr	w12, x11, [x20]
	cbnz	w12, .LBB0_58
	mov	w11, #1
	mov	x8, x10
	cbz	w11, .LBB0_56
	ldp	x10, x8, [x27, #16]
	sub	x1, x29, #208
	ldr	x11, [x27, #32]
	mov	w0, #1
	mvn	x12, x10
	add	x13, x8, x11
	add	x12, x13, x12
	sdiv	x28, x12, x11
	sub	x9, x28, x9
	madd	x22, x9, x11, x10
	sub	x9, x8, x22
	add	x10, x22, x11
	cmp	x9, x11
	csel	x23, x8, x10, lt
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	mov	x1, x22
	ldp	x8, x0, [x27]
	mov	x2, x23
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d11
	fadd	d12, d0, d1
	blr	x8
	sub	x1, x29, #208
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d11
	fadd	d0, d0, d1
	fsub	d12, d0, d12
.LBB0_62:
	ldaxr	w8, [x21]
	add	w8, w8, #1
	stlxr	w9, w8, [x21]
	cbnz	w9, .LBB0_62
	cmp	w8, w28
	b.ne	.LBB0_66
	adrp	x8, pool+68
	add	x8, x8, :lo12:pool+68
	ldar	w8, [x8]
	cbz	w8, .LBB0_66
	mov	w0, #98
	mov	x1, x21
	mov	w2, #129
	mov	w3, #1
	bl	syscall
.LBB0_66:
	fcmp	d12, d8
	sub	x9, x23, x22
	ldar	x8, [x20]
	fadd	d9, d9, d12
	add	x25, x9, x25
	fcsel	d8, d12, d8, gt
	csel	x26, x9, x26, gt
	b	.LBB0_56
.LBB0_67:
	clrex
	mov	x8, x10
	b	.LBB0_56
.LBB0_68:
	subs	x8, x25, x26
	b.le	.LBB0_70
	fsub	d0, d9, d8
	scvtf	d1, x8
	fdiv	d8, d0, d1
	ldar	w8, [x21]
	adrp	x23, pool+192
	add	x23, x23, :lo12:pool+192
	cmp	w8, w24
	b.eq	.LBB0_73
	b	.LBB0_78
.LBB0_70:
	cbz	x25, .LBB0_72
	scvtf	d0, x25
	fdiv	d8, d9, d0
	ldar	w8, [x21]
	adrp	x23, pool+192
	add	x23, x23, :lo12:pool+192
	cmp	w8, w24
	b.ne	.LBB0_78
	b	.LBB0_73
.LBB0_72:
	movi	d8, #0000000000000000
	ldar	w8, [x21]
	adrp	x23, pool+192
	add	x23, x23, :lo12:pool+192
	cmp	w8, w24
	b.ne	.LBB0_78
.LBB0_73:
	fcmp	d8, #0.0
	ldr	d2, [sp, #40]
	mov	x8, #-4591138345127510016
	fmov	d1, x8
	mov	x8, #145685290680320
	movk	x8, #16686, lsl #48
	fcsel	d0, d8, d10, gt
	fmul	d0, d0, d2
	fadd	d0, d0, d1
	fmov	d1, x8
	fmul	d0, d0, d1
	fmov	d1, #1.00000000
	fdiv	d0, d0, d2
	fcmp	d0, d1
	fcsel	d0, d1, d0, mi
	ldr	d1, [sp, #32]
	stlr	xzr, [x23]
	fcmp	d0, d1
	fcsel	d0, d1, d0, gt
	fcvtzs	x8, d0
	str	x8, [x19, #16]
.LBB0_74:
	ldr	x0, [sp, #48]
	cbz	x0, .LBB0_76
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #152]
	blr	x8
.LBB0_76:
	add	sp, sp, #368
	.cfi_def_cfa wsp, 160
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w24
	.cfi_restore w25
	.cfi_restore w26
	.cfi_restore w27
	.cfi_restore w28
	.cfi_restore w30
	.cfi_restore w29
	.cfi_restore b8
	.cfi_restore b9
	.cfi_restore b10
	.cfi_restore b11
	.cfi_restore b12
	.cfi_restore b13
	.cfi_restore b14
	.cfi_restore b15
.LBB0_77:
	ret
.LBB0_78:
	.cfi_restore_state
	mov	x8, #225833675390976
	mov	x9, #116548232544256
	movi	d9, #0000000000000000
	movk	x8, #16845, lsl #48
	movk	x9, #16616, lsl #48
	mov	w20, #1
	fmov	d11, x8
	fmov	d12, x9
	mov	w22, #1
	b	.LBB0_80
.LBB0_79:
	ldar	w8, [x21]
	add	w22, w22, #1
	cmp	w8, w24
	b.eq	.LBB0_73
.LBB0_80:
	isb
	tst	w22, #0x3f
	b.ne	.LBB0_79
	sub	x1, x29, #208
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	cmp	w22, #64
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d11
	fadd	d0, d0, d1
	fcsel	d9, d0, d9, eq
	fsub	d0, d0, d9
	fcmp	d0, d12
	b.mi	.LBB0_79
	add	x8, x21, #4
	stlr	w20, [x8]
	ldar	w3, [x21]
	cmp	w3, w24
	b.eq	.LBB0_79
	mov	w0, #98
	mov	x1, x21
	mov	w2, #128
	mov	x4, xzr
	bl	syscall
	b	.LBB0_79
.Lfunc_end0:
	.size	tack_launch, .Lfunc_end0-tack_launch
	.cfi_endproc

	.globl	tack_run
	.p2align	2
	.type	tack_run,@function
tack_run:
	.cfi_startproc
	mov	w4, wzr
	b	tack_launch
.Lfunc_end1:
	.size	tack_run, .Lfunc_end1-tack_run
	.cfi_endproc

	.globl	tack_run_bound
	.p2align	2
	.type	tack_run_bound,@function
tack_run_bound:
	.cfi_startproc
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldp	x2, x3, [x0, #16]
	ldr	x9, [x8]
	ldp	x8, x1, [x0]
	cmp	x9, #0
	cset	w4, ne
	mov	x0, x8
	b	tack_launch
.Lfunc_end2:
	.size	tack_run_bound, .Lfunc_end2-tack_run_bound
	.cfi_endproc

	.globl	tack_abi
	.p2align	2
	.type	tack_abi,@function
tack_abi:
	.cfi_startproc
	mov	w0, #1
	ret
.Lfunc_end3:
	.size	tack_abi, .Lfunc_end3-tack_abi
	.cfi_endproc

	.globl	tack_threads
	.p2align	2
	.type	tack_threads,@function
tack_threads:
	.cfi_startproc
	adrp	x8, pool+200
	add	x8, x8, :lo12:pool+200
	ldar	x0, [x8]
	ret
.Lfunc_end4:
	.size	tack_threads, .Lfunc_end4-tack_threads
	.cfi_endproc

	.globl	tack_initialize
	.p2align	2
	.type	tack_initialize,@function
tack_initialize:
	.cfi_startproc
	adrp	x8, :got:tack_python
	cmp	x1, #1
	adrp	x9, pool+200
	add	x9, x9, :lo12:pool+200
	ldr	x8, [x8, :got_lo12:tack_python]
	str	x0, [x8]
	csinc	x8, x1, xzr, gt
	stlr	x8, [x9]
	ret
.Lfunc_end5:
	.size	tack_initialize, .Lfunc_end5-tack_initialize
	.cfi_endproc

	.globl	tack_reset_after_fork
	.p2align	2
	.type	tack_reset_after_fork,@function
tack_reset_after_fork:
	.cfi_startproc
	adrp	x8, pool
	add	x8, x8, :lo12:pool
	add	x9, x8, #132
	str	xzr, [x8, #208]
	stlr	xzr, [x8]
	stlr	wzr, [x9]
	add	x9, x8, #68
	add	x8, x8, #192
	stlr	wzr, [x9]
	stlr	xzr, [x8]
	ret
.Lfunc_end6:
	.size	tack_reset_after_fork, .Lfunc_end6-tack_reset_after_fork
	.cfi_endproc

	.globl	tack_call
	.p2align	2
	.type	tack_call,@function
tack_call:
	.cfi_startproc
	stp	x29, x30, [sp, #-80]!
	.cfi_def_cfa_offset 80
	str	x28, [sp, #16]
	stp	x24, x23, [sp, #32]
	stp	x22, x21, [sp, #48]
	stp	x20, x19, [sp, #64]
	mov	x29, sp
	.cfi_def_cfa w29, 80
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w24, -48
	.cfi_offset w28, -64
	.cfi_offset w30, -72
	.cfi_offset w29, -80
	sub	sp, sp, #512
	adrp	x23, :got:tack_python
	mov	x21, x0
	mov	x0, x2
	ldr	x23, [x23, :got_lo12:tack_python]
	mov	x20, x2
	mov	x19, x1
	ldr	x8, [x23]
	ldr	x8, [x8, #24]
	blr	x8
	mov	x22, x0
	tbnz	x0, #63, .LBB7_6
	ldr	x8, [x21, #32]
	cmp	x22, x8
	b.ne	.LBB7_7
.LBB7_2:
	cmp	x22, #1
	b.lt	.LBB7_5
	mov	x22, xzr
	mov	x24, sp
.LBB7_4:
	ldr	x8, [x23]
	mov	x0, x20
	mov	x1, x22
	ldr	x8, [x8, #32]
	blr	x8
	ldr	x8, [x21, #32]
	str	x0, [x24, x22, lsl #3]
	add	x22, x22, #1
	cmp	x22, x8
	b.lt	.LBB7_4
.LBB7_5:
	mov	x1, sp
	mov	x0, x21
	mov	x2, x19
	bl	launch
	eor	w0, w0, #0x1
	b	.LBB7_8
.LBB7_6:
	ldr	x8, [x23]
	ldr	x8, [x8, #136]
	blr	x8
	ldr	x8, [x21, #32]
	cmp	x22, x8
	b.eq	.LBB7_2
.LBB7_7:
	mov	w0, #1
.LBB7_8:
	add	sp, sp, #512
	.cfi_def_cfa wsp, 80
	ldp	x20, x19, [sp, #64]
	ldr	x28, [sp, #16]
	ldp	x22, x21, [sp, #48]
	ldp	x24, x23, [sp, #32]
	ldp	x29, x30, [sp], #80
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w24
	.cfi_restore w28
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end7:
	.size	tack_call, .Lfunc_end7-tack_call
	.cfi_endproc

	.p2align	2
	.type	launch,@function
launch:
	.cfi_startproc
	stp	x29, x30, [sp, #-96]!
	.cfi_def_cfa_offset 96
	stp	x28, x27, [sp, #16]
	stp	x26, x25, [sp, #32]
	stp	x24, x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	mov	x29, sp
	.cfi_def_cfa w29, 96
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w24, -48
	.cfi_offset w25, -56
	.cfi_offset w26, -64
	.cfi_offset w27, -72
	.cfi_offset w28, -80
	.cfi_offset w30, -88
	.cfi_offset w29, -96
	.cfi_remember_state
	sub	sp, sp, #1, lsl #12
	sub	sp, sp, #784
	ldr	x22, [x0, #32]
	adrp	x25, :got:tack_python
	mov	x20, x0
	ldr	x25, [x25, :got_lo12:tack_python]
	add	x26, sp, #40
	str	xzr, [sp, #2600]
	cmp	x22, #1
	b.lt	.LBB8_107
	mov	x21, x1
	mov	x27, xzr
	add	x24, x26, #3080
	mov	w19, #48
	mov	w23, #1
	str	x2, [sp, #32]
	b	.LBB8_4
.LBB8_2:
	mov	x0, x22
	mov	x2, x23
	bl	take_python_int
	cbz	w0, .LBB8_101
.LBB8_3:
	ldr	x22, [x20, #32]
	add	x27, x27, #1
	mov	w23, #1
	cmp	x27, x22
	b.ge	.LBB8_106
.LBB8_4:
	ldr	x8, [x20, #72]
	madd	x22, x27, x19, x8
	ldr	x1, [x21, x27, lsl #3]
	ldr	x28, [x25]
	ldr	x8, [x22]
	cbz	x8, .LBB8_42
	ldr	x8, [x28]
	ldr	x9, [x28, #184]
	add	x23, x24, x27, lsl #3
	ldr	x8, [x1, x8]
	cmp	x8, x9
	b.eq	.LBB8_54
	ldr	x9, [x28, #192]
	cmp	x8, x9
	b.eq	.LBB8_2
	ldr	x9, [x28, #200]
	cmp	x8, x9
	b.eq	.LBB8_2
	ldr	x9, [x28, #208]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #216]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #224]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #232]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #240]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #248]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #256]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #264]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #272]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #280]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #288]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #296]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #304]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #312]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #320]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.eq	.LBB8_40
	ldr	x9, [x28, #328]
	cbz	x9, .LBB8_62
	cmp	x9, x8
	b.ne	.LBB8_62
.LBB8_40:
	ldr	x8, [x28, #96]
	mov	x0, x1
	blr	x8
	cbz	x0, .LBB8_158
	mov	x24, x0
	mov	x0, x22
	mov	x2, x23
	mov	x1, x24
	bl	take_python_int
	mov	w22, w0
	ldr	x8, [x28, #120]
	mov	x0, x24
	blr	x8
	add	x24, x26, #3080
	cbnz	w22, .LBB8_3
	b	.LBB8_101
.LBB8_42:
	ldr	x8, [x28]
	ldr	x9, [x28, #176]
	ldr	x8, [x1, x8]
	cmp	x8, x9
	b.ne	.LBB8_101
	ldr	x8, [sp, #2600]
	mov	w9, #80
	mov	x0, x1
	mov	w2, #28
	madd	x22, x8, x9, x26
	ldr	x8, [x28, #8]
	mov	x1, x22
	blr	x8
	cbnz	w0, .LBB8_157
	ldr	x8, [sp, #2600]
	ldr	x9, [x20, #72]
	madd	x10, x27, x19, x9
	add	x9, x8, #1
	str	x9, [sp, #2600]
	add	x9, x26, #2568
	str	x8, [x9, x27, lsl #3]
	ldrsw	x9, [x22, #36]
	ldr	x8, [x10, #24]
	cmp	x8, x9
	b.ne	.LBB8_101
	ldr	x8, [x22, #24]
	ldr	x11, [x10, #16]
	cmp	x8, x11
	b.ne	.LBB8_101
	ldr	x11, [x22, #64]
	cbnz	x11, .LBB8_101
	ldr	x11, [x22, #40]
	cbz	x11, .LBB8_82
	ldrb	w12, [x11]
	sub	w13, w12, #60
	cmp	w13, #4
	b.hi	.LBB8_51
	lsl	w13, w23, w13
	mov	w14, #19
	tst	w13, w14
	b.eq	.LBB8_51
	ldrb	w12, [x11, #1]!
.LBB8_51:
	cbz	w12, .LBB8_53
	ldrb	w11, [x11, #1]
	cbz	w11, .LBB8_78
.LBB8_53:
	ldr	x12, [x10, #8]
	cmp	xzr, x12
	b.eq	.LBB8_83
	b	.LBB8_101
.LBB8_54:
	ldr	x8, [x28, #40]
	mov	x0, x1
	blr	x8
	ldr	x8, [x22]
	cmp	x8, #3
	b.ne	.LBB8_101
	ldrb	w9, [x22, #40]
	ldr	x8, [x22, #16]
	tbnz	w9, #2, .LBB8_57
	ldr	x9, [x20, #64]
	mov	w10, #4
	cmp	x9, #0
	mov	w9, #8
	csel	x9, x10, x9, eq
	cmp	x8, x9
	b.ne	.LBB8_101
.LBB8_57:
	fcvt	s1, d0
	fmov	x10, d0
	mov	w11, #-16777216
	fmov	w9, s1
	cmp	w11, w9, lsl #1
	mov	x11, #-9007199254740992
	cset	w9, ne
	cmp	x11, x10, lsl #1
	b.eq	.LBB8_60
	tbnz	w9, #0, .LBB8_60
	cmp	x8, #4
	b.eq	.LBB8_101
.LBB8_60:
	fmov	w8, s1
	str	x8, [x23]
	ldr	x8, [x22, #16]
	cmp	x8, #8
	b.ne	.LBB8_3
	str	d0, [x23]
	b	.LBB8_3
.LBB8_62:
	ldr	x9, [x28, #336]
	cbz	x9, .LBB8_101
	cmp	x9, x8
	b.eq	.LBB8_70
	ldr	x9, [x28, #344]
	cbz	x9, .LBB8_101
	cmp	x9, x8
	b.eq	.LBB8_70
	ldr	x9, [x28, #352]
	cbz	x9, .LBB8_101
	cmp	x9, x8
	b.eq	.LBB8_70
	ldr	x9, [x28, #360]
	mov	w24, wzr
	cbz	x9, .LBB8_102
	cmp	x9, x8
	b.ne	.LBB8_102
.LBB8_70:
	ldr	x8, [x28, #104]
	mov	x0, x1
	blr	x8
	cbz	x0, .LBB8_158
	ldr	x8, [x28, #40]
	mov	x24, x0
	blr	x8
	ldr	x8, [x22]
	cmp	x8, #3
	b.ne	.LBB8_77
	ldrb	w9, [x22, #40]
	ldr	x8, [x22, #16]
	tbnz	w9, #2, .LBB8_74
	ldr	x9, [x20, #64]
	mov	w10, #4
	cmp	x9, #0
	mov	w9, #8
	csel	x9, x10, x9, eq
	cmp	x8, x9
	b.ne	.LBB8_77
.LBB8_74:
	fcvt	s1, d0
	fmov	x10, d0
	mov	w11, #-16777216
	fmov	w9, s1
	cmp	w11, w9, lsl #1
	mov	x11, #-9007199254740992
	cset	w9, ne
	cmp	x11, x10, lsl #1
	b.eq	.LBB8_96
	tbnz	w9, #0, .LBB8_96
	cmp	x8, #4
	b.ne	.LBB8_96
.LBB8_77:
	ldr	x8, [x28, #120]
	mov	x0, x24
	blr	x8
	add	x24, x26, #3080
	b	.LBB8_101
.LBB8_78:
	sub	w11, w12, #66
	cmp	w11, #47
	b.hi	.LBB8_53
	lsl	x12, x23, x11
	mov	w13, #38081
	tst	x12, x13
	b.ne	.LBB8_82
	lsl	x12, x23, x11
	mov	x13, #163556649598976
	tst	x12, x13
	b.eq	.LBB8_99
	mov	w11, #1
	ldr	x12, [x10, #8]
	cmp	x11, x12
	b.eq	.LBB8_83
	b	.LBB8_101
.LBB8_82:
	mov	w11, #2
	ldr	x12, [x10, #8]
	cmp	x11, x12
	b.ne	.LBB8_101
.LBB8_83:
	ldr	x11, [x10, #40]
	tbz	w11, #0, .LBB8_85
	ldr	w12, [x22, #32]
	cbnz	w12, .LBB8_101
.LBB8_85:
	tbz	w11, #1, .LBB8_87
	ldr	x11, [x22]
	udiv	x12, x11, x8
	msub	x11, x12, x8, x11
	cbnz	x11, .LBB8_101
.LBB8_87:
	cmp	w9, #1
	b.lt	.LBB8_3
	ldr	x11, [x20, #80]
	ldr	x10, [x10, #32]
	sub	x9, x9, #1
	add	x10, x11, x10, lsl #3
	ldr	x11, [x22, #48]
	b	.LBB8_90
.LBB8_89:
	mul	x8, x12, x8
	sub	x9, x9, #1
	cmn	x9, #2
	b.hs	.LBB8_3
.LBB8_90:
	ldr	x12, [x10, x9, lsl #3]
	ldr	x13, [x11, x9, lsl #3]
	tbnz	x12, #63, .LBB8_93
	cmp	x12, x13
	b.ne	.LBB8_101
	ldr	x13, [x22, #16]
	cbnz	x13, .LBB8_94
	b	.LBB8_89
.LBB8_93:
	mov	x12, x13
	ldr	x13, [x22, #16]
	cbz	x13, .LBB8_89
.LBB8_94:
	cmp	x12, #1
	b.eq	.LBB8_89
	ldr	x13, [x22, #56]
	ldr	x13, [x13, x9, lsl #3]
	cmp	x13, x8
	b.eq	.LBB8_89
	b	.LBB8_101
.LBB8_96:
	fmov	w8, s1
	str	x8, [x23]
	ldr	x8, [x22, #16]
	cmp	x8, #8
	b.ne	.LBB8_98
	str	d0, [x23]
.LBB8_98:
	mov	w22, #1
	ldr	x8, [x28, #120]
	mov	x0, x24
	blr	x8
	add	x24, x26, #3080
	cbnz	w22, .LBB8_3
	b	.LBB8_101
.LBB8_99:
	lsl	x11, x23, x11
	mov	x12, #85899345920
	tst	x11, x12
	b.eq	.LBB8_53
	mov	w11, #3
	ldr	x12, [x10, #8]
	cmp	x11, x12
	b.eq	.LBB8_83
.LBB8_101:
	mov	w24, wzr
.LBB8_102:
	ldr	x8, [sp, #2600]
	cbz	x8, .LBB8_105
	mov	w19, #80
	add	x20, sp, #40
.LBB8_104:
	sub	x8, x8, #1
	ldr	x9, [x25]
	madd	x0, x8, x19, x20
	ldr	x9, [x9, #16]
	str	x8, [sp, #2600]
	blr	x9
	ldr	x8, [sp, #2600]
	cbnz	x8, .LBB8_104
.LBB8_105:
	mov	w0, w24
	add	sp, sp, #1, lsl #12
	add	sp, sp, #784
	.cfi_def_cfa wsp, 96
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	x26, x25, [sp, #32]
	ldp	x28, x27, [sp, #16]
	ldp	x29, x30, [sp], #96
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w24
	.cfi_restore w25
	.cfi_restore w26
	.cfi_restore w27
	.cfi_restore w28
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB8_106:
	.cfi_restore_state
	ldr	x2, [sp, #32]
.LBB8_107:
	ldr	x8, [x20, #56]
	add	x19, x26, #2568
	cmp	x8, #1
	b.lt	.LBB8_111
	ldr	x9, [x20, #112]
	mov	w10, #80
	add	x11, sp, #40
	mov	w12, #2147483647
	add	x9, x9, #8
.LBB8_109:
	ldp	x13, x14, [x9, #-8]
	ldr	x13, [x19, x13, lsl #3]
	madd	x13, x13, x10, x11
	ldr	x13, [x13, #48]
	ldr	x13, [x13, x14, lsl #3]
	cmp	x13, x12
	b.gt	.LBB8_101
	subs	x8, x8, #1
	add	x9, x9, #16
	b.ne	.LBB8_109
.LBB8_111:
	ldr	x21, [x20, #48]
	subs	x10, x21, #1
	b.lt	.LBB8_125
	ldr	x8, [x20, #104]
	add	x9, sp, #40
	mov	x24, xzr
	add	x23, x9, #3656
	add	x27, x9, #3720
	mov	w11, #1
	add	x8, x8, #24
	mov	w9, #48
	str	x2, [sp, #32]
	stp	x8, x10, [sp, #8]
.LBB8_113:
	madd	x28, x24, x9, x8
	add	x26, x27, x24, lsl #3
	str	w11, [sp, #28]
.LBB8_114:
	ldp	x2, x3, [x28, #-24]
	add	x1, sp, #40
	sub	x4, x29, #16
	mov	x0, x20
	bl	evaluate
	cbz	w0, .LBB8_101
	ldp	x2, x3, [x28, #-8]
	add	x1, sp, #40
	sub	x4, x29, #24
	mov	x0, x20
	bl	evaluate
	cbz	w0, .LBB8_101
	ldp	x2, x3, [x28, #8]
	add	x1, sp, #40
	sub	x4, x29, #32
	mov	x0, x20
	bl	evaluate
	cbz	w0, .LBB8_101
	ldur	x8, [x29, #-32]
	subs	x9, x8, #1
	b.lt	.LBB8_101
	ldp	x10, x11, [x29, #-24]
	subs	x10, x10, x11
	b.vs	.LBB8_101
	adds	x9, x10, x9
	b.vs	.LBB8_101
	cmp	x10, #0
	stur	x11, [x26, #-128]
	str	x8, [x26]
	b.le	.LBB8_123
	sdiv	x8, x9, x8
	stur	x8, [x26, #-64]
	cbz	x8, .LBB8_124
	add	x24, x24, #1
	add	x28, x28, #48
	add	x26, x26, #8
	cmp	x21, x24
	b.ne	.LBB8_114
	b	.LBB8_159
.LBB8_123:
	stur	xzr, [x26, #-64]
.LBB8_124:
	ldp	x8, x10, [sp, #8]
	mov	w11, wzr
	mov	w9, #48
	cmp	x10, x24
	add	x24, x24, #1
	b.ne	.LBB8_113
	b	.LBB8_163
.LBB8_125:
	mov	x26, x2
	mov	w2, #1
.LBB8_126:
	ldr	x8, [x20, #40]
	cmp	x8, #1
	b.lt	.LBB8_141
	ldr	x15, [x20, #88]
	add	x9, sp, #40
	mov	w16, #80
	add	x10, x9, #3784
	add	x11, x9, #3720
	add	x12, x9, #3656
	add	x13, x9, #3592
	add	x14, x9, #3080
	add	x15, x15, #16
	b	.LBB8_130
.LBB8_128:
	ldr	x17, [x11, x17, lsl #3]
.LBB8_129:
	subs	x8, x8, #1
	add	x15, x15, #24
	str	x17, [x10], #8
	b.eq	.LBB8_141
.LBB8_130:
	ldp	x18, x17, [x15, #-16]
	cmp	x18, #1
	b.le	.LBB8_135
	cmp	x18, #2
	b.eq	.LBB8_128
	cmp	x18, #3
	b.eq	.LBB8_138
	cmp	x18, #4
	b.ne	.LBB8_140
	ldr	x17, [x19, x17, lsl #3]
	ldr	x18, [x15]
	madd	x17, x17, x16, x9
	ldr	x17, [x17, #48]
	ldr	x17, [x17, x18, lsl #3]
	b	.LBB8_129
.LBB8_135:
	cbz	x18, .LBB8_139
	cmp	x18, #1
	b.ne	.LBB8_140
	ldr	x17, [x12, x17, lsl #3]
	b	.LBB8_129
.LBB8_138:
	ldr	x17, [x19, x17, lsl #3]
	mul	x17, x17, x16
	ldr	x17, [x9, x17]
	b	.LBB8_129
.LBB8_139:
	ldr	x17, [x13, x17, lsl #3]
	b	.LBB8_129
.LBB8_140:
	ldr	x17, [x14, x17, lsl #3]
	b	.LBB8_129
.LBB8_141:
	ldr	x0, [x20]
	add	x21, sp, #40
	ldr	x8, [x0, #8]
	cbz	x8, .LBB8_153
	cmp	x22, #1
	b.lt	.LBB8_155
	ldr	x8, [sp, #2600]
	cmp	x8, #1
	b.lt	.LBB8_155
	ldr	x10, [x20, #72]
	mov	x9, xzr
	add	x11, sp, #40
	mov	w12, #48
	mov	w13, #80
	mov	w3, #1
	b	.LBB8_146
.LBB8_145:
	add	x9, x9, #1
	cmp	x9, x22
	b.eq	.LBB8_154
.LBB8_146:
	madd	x14, x9, x12, x10
	ldr	x15, [x14]
	cbnz	x15, .LBB8_145
	ldrb	w14, [x14, #40]
	tbz	w14, #0, .LBB8_145
	ldr	x14, [x19, x9, lsl #3]
	mov	x16, x8
	add	x17, x11, #16
	madd	x15, x14, x13, x11
	b	.LBB8_150
.LBB8_149:
	sub	x16, x16, #1
	add	x17, x17, #80
	sub	x14, x14, #1
	cbz	x16, .LBB8_145
.LBB8_150:
	cbz	x14, .LBB8_149
	ldur	x18, [x17, #-16]
	ldr	x4, [x17]
	ldr	x1, [x15]
	add	x4, x18, x4
	cmp	x1, x4
	b.hs	.LBB8_149
	ldr	x4, [x15, #16]
	add	x1, x1, x4
	cmp	x18, x1
	b.hs	.LBB8_149
.LBB8_153:
	mov	x3, xzr
.LBB8_154:
	add	x1, x21, #3784
	mov	w4, #1
	mov	w24, #1
	bl	tack_launch
	ldr	x8, [x20, #8]
	cbnz	x8, .LBB8_156
	b	.LBB8_102
.LBB8_155:
	mov	w3, #1
	add	x1, x21, #3784
	mov	w4, #1
	mov	w24, #1
	bl	tack_launch
	ldr	x8, [x20, #8]
	cbz	x8, .LBB8_102
.LBB8_156:
	add	x0, x21, #3784
	mov	x1, x26
	blr	x8
	b	.LBB8_102
.LBB8_157:
	ldr	x28, [x25]
.LBB8_158:
	ldr	x8, [x28, #136]
	blr	x8
	mov	w24, wzr
	b	.LBB8_102
.LBB8_159:
	ldr	w8, [sp, #28]
	tbz	w8, #0, .LBB8_163
	ldr	x26, [sp, #32]
	mov	w8, #1
.LBB8_161:
	ldr	x9, [x23], #8
	mul	x2, x8, x9
	smulh	x8, x8, x9
	cmp	x8, x2, asr #63
	b.ne	.LBB8_101
	subs	x21, x21, #1
	mov	x8, x2
	b.ne	.LBB8_161
	b	.LBB8_126
.LBB8_163:
	ldr	x26, [sp, #32]
	mov	x2, xzr
	b	.LBB8_126
.Lfunc_end8:
	.size	launch, .Lfunc_end8-launch
	.cfi_endproc

	.globl	tack_fastcall
	.p2align	2
	.type	tack_fastcall,@function
tack_fastcall:
	.cfi_startproc
	sub	sp, sp, #64
	.cfi_def_cfa_offset 64
	stp	x29, x30, [sp, #16]
	stp	x22, x21, [sp, #32]
	stp	x20, x19, [sp, #48]
	add	x29, sp, #16
	.cfi_def_cfa w29, 48
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w30, -40
	.cfi_offset w29, -48
	.cfi_remember_state
	adrp	x22, :got:tack_python
	mov	x21, x2
	mov	x20, x1
	ldr	x22, [x22, :got_lo12:tack_python]
	ldr	x8, [x22]
	ldr	x8, [x8, #88]
	blr	x8
	ldr	x8, [x0, #32]
	str	xzr, [sp, #8]
	cmp	x21, x8
	b.ne	.LBB9_6
	add	x2, sp, #8
	mov	x1, x20
	mov	x19, x0
	bl	launch
	cbz	w0, .LBB9_6
	ldr	x8, [x19, #8]
	cbz	x8, .LBB9_8
	ldr	x9, [x19, #16]
	ldr	x0, [sp, #8]
	cmp	x9, #2
	b.eq	.LBB9_9
	ldr	x8, [x19, #24]
	cmp	x9, #1
	b.ne	.LBB9_10
	lsl	x8, x8, #3
	ldr	x9, [x22]
	neg	x8, x8
	ldr	x9, [x9, #72]
	lsl	x10, x0, x8
	asr	x0, x10, x8
	blr	x9
	b	.LBB9_11
.LBB9_6:
	ldr	x8, [x22]
	ldr	x19, [x8, #168]
.LBB9_7:
	ldr	x8, [x8, #112]
	mov	x0, x19
	blr	x8
	mov	x0, x19
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB9_8:
	.cfi_restore_state
	ldr	x8, [x22]
	ldr	x19, [x8, #160]
	b	.LBB9_7
.LBB9_9:
	ldr	x8, [x22]
	ldr	x8, [x8, #80]
	blr	x8
	b	.LBB9_11
.LBB9_10:
	fmov	s0, w0
	fmov	d1, x0
	ldr	x9, [x22]
	cmp	x8, #8
	ldr	x8, [x9, #48]
	fcvt	d0, s0
	fcsel	d0, d1, d0, eq
	blr	x8
.LBB9_11:
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end9:
	.size	tack_fastcall, .Lfunc_end9-tack_fastcall
	.cfi_endproc

	.p2align	2
	.type	worker,@function
worker:
	.cfi_startproc
	sub	sp, sp, #128
	.cfi_def_cfa_offset 128
	str	d10, [sp, #16]
	stp	d9, d8, [sp, #24]
	stp	x29, x30, [sp, #40]
	str	x27, [sp, #56]
	stp	x26, x25, [sp, #64]
	stp	x24, x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	add	x29, sp, #40
	.cfi_def_cfa w29, 88
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w24, -48
	.cfi_offset w25, -56
	.cfi_offset w26, -64
	.cfi_offset w27, -72
	.cfi_offset w30, -80
	.cfi_offset w29, -88
	.cfi_offset b8, -96
	.cfi_offset b9, -104
	.cfi_offset b10, -112
	mov	x8, #225833675390976
	movi	d10, #0000000000000000
	mov	w21, wzr
	movk	x8, #16845, lsl #48
	adrp	x23, pool
	add	x23, x23, :lo12:pool
	fmov	d8, x8
	mov	x8, #116548232544256
	adrp	x19, pool+128
	add	x19, x19, :lo12:pool+128
	movk	x8, #16616, lsl #48
	adrp	x24, pool+132
	add	x24, x24, :lo12:pool+132
	fmov	d9, x8
	adrp	x25, pool+216
	add	x25, x25, :lo12:pool+216
	adrp	x20, pool+64
	add	x20, x20, :lo12:pool+64
	adrp	x26, pool+68
	add	x26, x26, :lo12:pool+68
	b	.LBB10_2
.LBB10_1:
	movi	d10, #0000000000000000
	mov	w21, wzr
.LBB10_2:
	ldar	x8, [x23]
	tst	x8, #0xffffff
	b.ne	.LBB10_5
	isb
	add	w21, w21, #1
	tst	w21, #0x3f
	b.ne	.LBB10_2
	mov	x1, sp
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [sp]
	cmp	w21, #64
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d8
	fadd	d0, d0, d1
	fcsel	d10, d0, d10, eq
	fsub	d0, d0, d10
	fcmp	d0, d9
	b.mi	.LBB10_2
.LBB10_5:
	ldar	x8, [x23]
	tst	x8, #0xffffff
	b.ne	.LBB10_11
	ldar	w3, [x19]
.LBB10_7:
	ldaxr	w8, [x24]
	add	w8, w8, #1
	stlxr	w9, w8, [x24]
	cbnz	w9, .LBB10_7
	ldar	x8, [x23]
	tst	x8, #0xffffff
	b.ne	.LBB10_10
	mov	w0, #98
	mov	x1, x19
	mov	w2, #128
	mov	x4, xzr
	bl	syscall
.LBB10_10:
	ldaxr	w8, [x24]
	sub	w8, w8, #1
	stlxr	w9, w8, [x24]
	cbnz	w9, .LBB10_10
.LBB10_11:
	ldar	x10, [x23]
.LBB10_12:
	ands	x8, x10, #0xffffff
	b.eq	.LBB10_1
	sub	x11, x10, #1
.LBB10_14:
	ldaxr	x9, [x23]
	cmp	x9, x10
	b.ne	.LBB10_17
	stlxr	w12, x11, [x23]
	cbnz	w12, .LBB10_14
	mov	w11, #1
	mov	x10, x9
	cbz	w11, .LBB10_12
	b	.LBB10_18
.LBB10_17:
	clrex
	mov	x10, x9
	b	.LBB10_12
.LBB10_18:
	ldp	x10, x9, [x25, #16]
	mov	x1, sp
	ldr	x11, [x25, #32]
	mov	w0, #1
	mvn	x12, x10
	add	x13, x9, x11
	add	x12, x13, x12
	sdiv	x27, x12, x11
	sub	x8, x27, x8
	madd	x21, x8, x11, x10
	sub	x8, x9, x21
	add	x10, x21, x11
	cmp	x8, x11
	csel	x22, x9, x10, lt
	bl	clock_gettime
	ldp	x8, x0, [x25]
	mov	x1, x21
	mov	x2, x22
	blr	x8
	mov	x1, sp
	mov	w0, #1
	bl	clock_gettime
.LBB10_19:
	ldaxr	w8, [x20]
	add	w8, w8, #1
	stlxr	w9, w8, [x20]
	cbnz	w9, .LBB10_19
	cmp	w8, w27
	b.ne	.LBB10_11
	ldar	w8, [x26]
	cbz	w8, .LBB10_11
	mov	w0, #98
	mov	x1, x20
	mov	w2, #129
	mov	w3, #1
	bl	syscall
	b	.LBB10_11
.Lfunc_end10:
	.size	worker, .Lfunc_end10-worker
	.cfi_endproc

	.p2align	2
	.type	take_python_int,@function
take_python_int:
	.cfi_startproc
	sub	sp, sp, #64
	.cfi_def_cfa_offset 64
	stp	x29, x30, [sp, #16]
	stp	x22, x21, [sp, #32]
	stp	x20, x19, [sp, #48]
	add	x29, sp, #16
	.cfi_def_cfa w29, 48
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w30, -40
	.cfi_offset w29, -48
	.cfi_remember_state
	adrp	x22, :got:tack_python
	mov	x21, x1
	mov	x20, x0
	ldr	x22, [x22, :got_lo12:tack_python]
	sub	x1, x29, #4
	mov	x0, x21
	mov	x19, x2
	stur	wzr, [x29, #-4]
	ldr	x8, [x22]
	ldr	x8, [x8, #56]
	blr	x8
	ldur	w9, [x29, #-4]
	cmp	w9, #1
	b.lt	.LBB11_4
	ldr	x8, [x22]
	mov	x0, x21
	ldr	x8, [x8, #64]
	blr	x8
	ldr	x8, [x22]
	mov	x21, x0
	ldr	x8, [x8, #128]
	blr	x8
	cbz	x0, .LBB11_3
	ldr	x8, [x22]
	ldr	x8, [x8, #136]
	blr	x8
	b	.LBB11_27
.LBB11_3:
	ldur	w9, [x29, #-4]
	mov	x0, x21
.LBB11_4:
	tbnz	w9, #31, .LBB11_27
	ldrb	w8, [x20, #40]
	ldr	x11, [x20]
	tbnz	w8, #2, .LBB11_9
	cbz	w9, .LBB11_18
	cmp	x11, #2
	b.ne	.LBB11_27
	ldr	x8, [x20, #16]
	cmp	x8, #8
	b.ne	.LBB11_27
	b	.LBB11_28
.LBB11_9:
	cmp	x11, #3
	b.ne	.LBB11_13
	ucvtf	s0, x0
	scvtf	s1, x0
	cmp	w9, #0
	fcsel	s0, s1, s0, eq
	fmov	w8, s0
	str	x8, [x19]
	ldr	x8, [x20, #16]
	cmp	x8, #8
	b.ne	.LBB11_29
	scvtf	d0, x0
	ucvtf	d1, x0
	cmp	w9, #0
	mov	w8, #1
	fcsel	d0, d0, d1, eq
	str	d0, [x19]
.LBB11_12:
	mov	w0, w8
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB11_13:
	.cfi_restore_state
	.cfi_remember_state
	ldr	x8, [x20, #16]
	cmp	x11, #2
	lsl	x10, x8, #3
	b.ne	.LBB11_21
	cmp	x8, #7
	b.gt	.LBB11_25
	mov	w8, wzr
	cbnz	w9, .LBB11_12
	tbnz	x0, #63, .LBB11_12
	lsr	x9, x0, x10
	cbz	x9, .LBB11_24
	b	.LBB11_12
.LBB11_18:
	cmp	x11, #1
	b.ne	.LBB11_27
	ldr	x8, [x20, #16]
	cmp	x0, w0, sxtw
	mov	w9, #8
	mov	w10, #4
	csel	x9, x10, x9, eq
	cmp	x8, x9
	b.ne	.LBB11_27
	lsl	x10, x8, #3
	b	.LBB11_22
.LBB11_21:
	cbnz	w9, .LBB11_27
.LBB11_22:
	cmp	x8, #7
	b.gt	.LBB11_28
	neg	x8, x10
	lsl	x9, x0, x8
	asr	x8, x9, x8
	cmp	x0, x8
	b.ne	.LBB11_27
.LBB11_24:
	mov	x8, #-1
	lsl	x8, x8, x10
	bic	x0, x0, x8
	b	.LBB11_28
.LBB11_25:
	cbnz	w9, .LBB11_28
	tbz	x0, #63, .LBB11_28
.LBB11_27:
	mov	w8, wzr
	mov	w0, w8
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB11_28:
	.cfi_restore_state
	str	x0, [x19]
.LBB11_29:
	mov	w8, #1
	mov	w0, w8
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end11:
	.size	take_python_int, .Lfunc_end11-take_python_int
	.cfi_endproc

	.p2align	2
	.type	evaluate,@function
evaluate:
	.cfi_startproc
	sub	sp, sp, #128
	.cfi_def_cfa_offset 128
	.cfi_remember_state
	cmp	x3, #1
	b.lt	.LBB12_32
	mov	w8, #24
	ldr	x9, [x0, #96]
	add	x10, x1, #3080
	madd	x14, x2, x8, x9
	add	x9, x3, x2
	add	x11, x1, #2568
	mov	x8, #-1
	mov	x12, sp
	mov	w13, #48
	mov	w15, #64
	mov	x16, #-9223372036854775808
	mov	w17, #80
	add	x14, x14, #8
	b	.LBB12_5
.LBB12_2:
	ldr	x3, [x14]
.LBB12_3:
	add	x18, x8, #1
	str	x3, [x12, x18, lsl #3]
.LBB12_4:
	add	x2, x2, #1
	add	x14, x14, #24
	mov	x8, x18
	cmp	x2, x9
	b.ge	.LBB12_33
.LBB12_5:
	ldur	x6, [x14, #-8]
	cmp	x6, #1
	b.gt	.LBB12_10
	cbz	x6, .LBB12_2
	cmp	x6, #1
	b.ne	.LBB12_13
	ldr	x18, [x14]
	ldr	x3, [x0, #72]
	madd	x6, x18, x13, x3
	ldr	x3, [x10, x18, lsl #3]
	ldr	x5, [x6]
	ldr	x18, [x6, #16]
	cmp	x5, #2
	b.eq	.LBB12_24
	cmp	x5, #3
	b.ne	.LBB12_26
	b	.LBB12_34
.LBB12_10:
	cmp	x6, #2
	b.eq	.LBB12_17
	cmp	x6, #3
	b.ne	.LBB12_13
	ldr	x18, [x12, x8, lsl #3]
	negs	x18, x18
	str	x18, [x12, x8, lsl #3]
	mov	x18, x8
	b.vc	.LBB12_4
	b	.LBB12_34
.LBB12_13:
	sub	x18, x8, #1
	ldr	x5, [x12, x8, lsl #3]
	cmp	x6, #5
	ldr	x3, [x12, x18, lsl #3]
	mov	w8, wzr
	b.gt	.LBB12_18
	cmp	x6, #4
	b.eq	.LBB12_28
	cmp	x6, #5
	b.ne	.LBB12_31
	subs	x8, x3, x5
	cset	w3, vs
	str	x8, [x12, x18, lsl #3]
	tbz	w3, #0, .LBB12_4
	b	.LBB12_30
.LBB12_17:
	ldp	x18, x3, [x14]
	ldr	x18, [x11, x18, lsl #3]
	madd	x18, x18, x17, x1
	ldr	x18, [x18, #48]
	ldr	x3, [x18, x3, lsl #3]
	b	.LBB12_3
.LBB12_18:
	cmp	x6, #6
	b.eq	.LBB12_29
	cmp	x6, #7
	b.ne	.LBB12_31
	cbz	x5, .LBB12_34
	cmp	x3, x16
	b.ne	.LBB12_23
	cmn	x5, #1
	b.eq	.LBB12_34
.LBB12_23:
	sdiv	x8, x3, x5
	mul	x6, x8, x5
	eor	x5, x5, x3
	cmp	x5, #0
	ccmp	x3, x6, #4, mi
	cset	w3, ne
	sub	x8, x8, x3
	b	.LBB12_27
.LBB12_24:
	tbz	x3, #63, .LBB12_26
	cmp	x18, #8
	b.eq	.LBB12_34
.LBB12_26:
	sub	x18, x15, x18, lsl #3
	cmp	x5, #2
	lsl	x6, x3, x18
	asr	x6, x6, x18
	add	x18, x8, #1
	csel	x8, x3, x6, eq
.LBB12_27:
	str	x8, [x12, x18, lsl #3]
	b	.LBB12_4
.LBB12_28:
	adds	x8, x3, x5
	cset	w3, vs
	str	x8, [x12, x18, lsl #3]
	tbz	w3, #0, .LBB12_4
	b	.LBB12_30
.LBB12_29:
	mul	x8, x3, x5
	smulh	x3, x3, x5
	cmp	x3, x8, asr #63
	cset	w3, ne
	str	x8, [x12, x18, lsl #3]
	tbz	w3, #0, .LBB12_4
.LBB12_30:
	mov	w8, wzr
.LBB12_31:
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.LBB12_32:
	.cfi_restore_state
	.cfi_remember_state
	str	x8, [x4]
	mov	w8, #1
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.LBB12_33:
	.cfi_restore_state
	.cfi_remember_state
	ldr	x8, [sp]
	str	x8, [x4]
	mov	w8, #1
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.LBB12_34:
	.cfi_restore_state
	mov	w8, wzr
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.Lfunc_end12:
	.size	evaluate, .Lfunc_end12-evaluate
	.cfi_endproc

	.type	tack_python,@object
	.bss
	.globl	tack_python
	.p2align	3, 0x0
tack_python:
	.xword	0
	.size	tack_python, 8

	.type	pool,@object
	.data
	.p2align	6, 0x0
pool:
	.xword	0
	.zero	56
	.word	0
	.word	0
	.zero	56
	.word	0
	.word	0
	.zero	56
	.xword	0
	.xword	1
	.xword	0
	.xword	0
	.xword	0
	.xword	0
	.xword	0
	.xword	0
	.size	pool, 256

	.section	".note.GNU-stack","",@progbits
