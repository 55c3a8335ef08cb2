	.file	"support.c"
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.xword	0x3eb0c6f7a0b5ed8d
.LCPI0_1:
	.xword	0x43df399b1438a100
.LCPI0_2:
	.xword	0x3fa999999999999a
	.text
	.globl	tack_launch
	.p2align	2
	.type	tack_launch,@function
tack_launch:
	.cfi_startproc
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
	sub	sp, sp, #432
	movi	v0.2d, #0000000000000000
	cmp	x3, #0
	mov	w8, #8
	csel	x8, xzr, x8, eq
	adrp	x9, pool+200
	add	x9, x9, :lo12:pool+200
	str	x0, [sp, #72]
	mov	x19, x1
	ldr	x26, [x0, x8]
	ldr	x20, [x0, #16]
	ldar	x28, [x9]
	sub	x1, x29, #208
	mov	w0, #1
	mov	w24, w4
	mov	x22, x2
	stp	q0, q0, [sp, #112]
	str	q0, [sp, #96]
	bl	clock_gettime
	cmp	x22, #1
	b.lt	.LBB0_43
	scvtf	d0, x20
	adrp	x8, .LCPI0_0
	ucvtf	d4, x22
	ldr	d1, [x8, :lo12:.LCPI0_0]
	ldp	d2, d3, [x29, #-208]
	mov	x9, #225833675390976
	mov	x8, #70368744177664
	mov	x11, #116548232544256
	movk	x9, #16845, lsl #48
	movk	x8, #16527, lsl #48
	movk	x11, #16616, lsl #48
	fmul	d10, d0, d1
	scvtf	d1, d2
	fmov	d0, x9
	scvtf	d2, d3
	fmov	d12, x8
	mov	x8, #116548232544256
	movk	x8, #16632, lsl #48
	mov	x10, #149533581377536
	str	xzr, [sp, #88]
	stp	x8, x11, [sp, #8]
	adrp	x8, .LCPI0_2
	movk	x10, #16611, lsl #48
	fmul	d3, d10, d4
	fcmp	d10, #0.0
	fmul	d0, d1, d0
	ldr	d1, [x8, :lo12:.LCPI0_2]
	mov	x8, #149533581377536
	fmov	d13, x10
	movk	x8, #16595, lsl #48
	mov	x10, #4652218415073722368
	str	d4, [sp, #64]
	cset	w9, ne
	stp	x10, x8, [sp, #24]
	mov	x8, #145685290680320
	fcmp	d3, d12
	fadd	d9, d0, d2
	movk	x8, #16686, lsl #48
	str	x8, [sp, #80]
	mov	x8, #225833675390976
	fmov	d15, #1.00000000
	movk	x8, #16845, lsl #48
	str	d1, [sp, #40]
	adrp	x21, :got:tack_python
	csel	w20, wzr, w9, pl
	adrp	x9, .LCPI0_1
	fmov	d8, x8
	ldr	d0, [x9, :lo12:.LCPI0_1]
	mov	x23, xzr
	mov	x27, xzr
	mov	x8, #-4591138345127510016
	str	d0, [sp, #56]
	fmov	d0, d9
	ldr	x21, [x21, :got_lo12:tack_python]
	str	x8, [sp, #48]
	b	.LBB0_4
.LBB0_2:
	fmov	d2, #-25.00000000
	fadd	d1, d1, d2
	scvtf	d2, x27
	fmaxnm	d1, d1, d15
	fdiv	d10, d1, d2
.LBB0_3:
	cmp	x25, x22
	mov	x23, x25
	b.ge	.LBB0_44
.LBB0_4:
	fmov	d14, d0
	sub	x25, x22, x23
	cbz	w24, .LBB0_8
	fcmp	d10, #0.0
	b.eq	.LBB0_7
	scvtf	d0, x25
	fsub	d1, d14, d9
	mov	x8, #116548232544256
	movk	x8, #16616, lsl #48
	fmul	d0, d10, d0
	fadd	d0, d1, d0
	fmov	d1, x8
	fcmp	d0, d1
	b.le	.LBB0_12
.LBB0_7:
	ldr	x8, [x21]
	ldr	x8, [x8, #200]
	blr	x8
	str	x0, [sp, #88]
.LBB0_8:
	cmp	x28, #2
	b.lt	.LBB0_13
	scvtf	d11, x25
	fmul	d0, d10, d11
	fcmp	d0, d13
	b.ls	.LBB0_11
	adrp	x8, pool+192
	ldr	x8, [x8, :lo12:pool+192]
	cbz	x8, .LBB0_32
.LBB0_11:
	mov	w24, wzr
.LBB0_12:
	cmp	w24, #0
	cset	w8, ne
	b	.LBB0_15
.LBB0_13:
	mov	w8, wzr
	cmp	x28, #1
	mov	w24, wzr
	b.ne	.LBB0_15
	mov	w24, w8
	sub	x27, x22, x23
	b	.LBB0_25
.LBB0_15:
	fcmp	d10, #0.0
	b.ne	.LBB0_21
	scvtf	d0, x27
	cmp	x23, #0
	fadd	d1, d0, d0
	scvtf	d0, x25
	fcsel	d1, d15, d1, eq
.LBB0_17:
	fcmp	d1, d0
	b.ge	.LBB0_20
	fcmp	d1, d15
	b.pl	.LBB0_24
	mov	w27, #1
	b	.LBB0_25
.LBB0_20:
	sub	x27, x22, x23
	b	.LBB0_25
.LBB0_21:
	cbz	x23, .LBB0_30
	scvtf	d0, x25
	fmul	d1, d10, d0
	fcmp	d1, d13
	b.ls	.LBB0_31
	ldr	d1, [sp, #80]
	fdiv	d1, d1, d10
	b	.LBB0_17
.LBB0_24:
	fcvtzs	x8, d1
	and	x9, x8, #0xffffffffffffffc0
	cmp	x8, #64
	csel	x27, x8, x9, lt
.LBB0_25:
	add	x25, x27, x23
	add	x3, sp, #96
	mov	x0, x19
	mov	x1, x23
	mov	x2, x25
	blr	x26
	sub	x1, x29, #208
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	cmp	x25, x22
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d8
	fadd	d0, d0, d1
	b.ne	.LBB0_28
	fsub	d1, d0, d9
	fcmp	d1, d12
	csel	w8, wzr, w20, pl
	tbnz	w8, #0, .LBB0_3
	ldr	d2, [sp, #48]
	ldr	x9, [sp, #72]
	fadd	d1, d1, d2
	ldr	d2, [sp, #80]
	fmul	d1, d1, d2
	ldp	d2, d3, [sp, #56]
	fdiv	d1, d1, d3
	fcmp	d1, d15
	fcsel	d1, d15, d1, mi
	fcmp	d1, d2
	fcsel	d1, d2, d1, gt
	fcvtzs	x8, d1
	str	x8, [x9, #16]
	b	.LBB0_3
.LBB0_28:
	fsub	d1, d0, d14
	fcmp	d10, #0.0
	b.ne	.LBB0_2
	fcmp	d1, d12
	b.lt	.LBB0_3
	b	.LBB0_2
.LBB0_30:
	ldp	d1, d0, [sp, #32]
	ldr	d2, [sp, #24]
	fcmp	d10, d0
	fcsel	d0, d0, d10, mi
	fdiv	d0, d1, d0
	scvtf	d1, x25, #3
	fcmp	d1, d0
	fcsel	d1, d0, d1, gt
	scvtf	d0, x25
	fcmp	d1, d2
	cset	w9, gt
	tst	w9, w8
	fcsel	d1, d2, d1, ne
	b	.LBB0_17
.LBB0_31:
	scvtf	d1, x27
	fmov	d2, #4.00000000
	fmul	d1, d1, d2
	b	.LBB0_17
.LBB0_32:
	adrp	x24, pool+192
	add	x24, x24, :lo12:pool+192
.LBB0_33:
	ldaxr	x8, [x24]
	cbnz	x8, .LBB0_42
	mov	w9, #1
	stlxr	w8, x9, [x24]
	cbnz	w8, .LBB0_33
	adrp	x8, pool+264
	ldr	d1, [x8, :lo12:pool+264]
	fcmp	d14, d1
	b.lt	.LBB0_37
	adrp	x8, pool+256
	str	d14, [x8, :lo12:pool+256]
.LBB0_37:
	fadd	d1, d14, d0
	ldr	d2, [sp, #16]
	adrp	x8, pool+132
	add	x8, x8, :lo12:pool+132
	fadd	d2, d1, d2
	stur	d2, [x8, #132]
	ldr	w8, [x8]
	cbz	w8, .LBB0_39
	adrp	x8, pool+256
	ldr	d2, [x8, :lo12:pool+256]
	fsub	d1, d1, d2
	ldr	d2, [sp, #8]
	fcmp	d1, d2
	b.le	.LBB0_41
.LBB0_39:
	adrp	x8, pool+232
	add	x8, x8, :lo12:pool+232
	ldr	d1, [x8]
	fcmp	d0, d1
	b.gt	.LBB0_47
	ldr	d0, [x8, #8]
	fcmp	d14, d0
	b.ge	.LBB0_47
.LBB0_41:
	mov	x8, x24
	mov	w24, wzr
	stlr	xzr, [x8]
	b	.LBB0_12
.LBB0_42:
	mov	w24, wzr
	clrex
	b	.LBB0_12
.LBB0_43:
	str	xzr, [sp, #88]
.LBB0_44:
	ldr	x8, [sp, #96]
	cbz	x8, .LBB0_46
.LBB0_45:
	add	x3, sp, #96
	mov	x0, x19
	mov	w1, #1
	mov	x2, xzr
	blr	x26
.LBB0_46:
	ldr	x0, [sp, #88]
	add	sp, sp, #432
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
	ret
.LBB0_47:
	.cfi_restore_state
	adrp	x27, pool+200
	add	x27, x27, :lo12:pool+200
	ldar	x8, [x27]
	ldr	x9, [x27, #8]
	sub	x21, x8, #1
	cmp	x9, x21
	b.ge	.LBB0_58
	adrp	x20, pool+224
	ldr	x8, [x20, :lo12:pool+224]
	cbz	x8, .LBB0_50
	sub	x8, x8, #1
	str	x8, [x20, :lo12:pool+224]
	b	.LBB0_58
.LBB0_50:
	movi	v0.2d, #0xffffffffffffffff
	sub	x1, x29, #208
	add	x2, sp, #160
	mov	w0, #2
	stp	q0, q0, [x29, #-208]
	stp	q0, q0, [x29, #-176]
	stp	q0, q0, [x29, #-144]
	stp	q0, q0, [x29, #-112]
	bl	pthread_sigmask
	adrp	x8, pool+208
	ldr	x8, [x8, :lo12:pool+208]
	cmp	x8, x21
	b.ge	.LBB0_57
	adrp	x24, worker
	add	x24, x24, :lo12:worker
	adrp	x27, pool+208
	add	x27, x27, :lo12:pool+208
.LBB0_52:
	add	x0, sp, #152
	add	x3, x8, #1
	mov	x1, xzr
	mov	x2, x24
	bl	pthread_create
	cbnz	w0, .LBB0_54
	ldr	x0, [sp, #152]
	bl	pthread_detach
	ldr	x8, [x27]
	add	x8, x8, #1
	cmp	x8, x21
	stp	x8, xzr, [x27]
	b.lt	.LBB0_52
	b	.LBB0_57
.LBB0_54:
	adrp	x9, pool+216
	ldr	x8, [x9, :lo12:pool+216]
	cmp	x8, #9
	b.gt	.LBB0_56
	add	x8, x8, #1
	str	x8, [x9, :lo12:pool+216]
.LBB0_56:
	mov	w9, #1
	lsl	x8, x9, x8
	str	x8, [x20, :lo12:pool+224]
.LBB0_57:
	add	x1, sp, #160
	mov	w0, #2
	mov	x2, xzr
	bl	pthread_sigmask
	adrp	x24, pool+192
	add	x24, x24, :lo12:pool+192
	adrp	x27, pool+200
	add	x27, x27, :lo12:pool+200
.LBB0_58:
	sub	x1, x29, #208
	mov	w0, #1
	bl	clock_gettime
	add	x8, sp, #96
	stp	x26, x19, [x27, #72]
	mov	x10, #225833675390976
	stp	x8, x23, [x27, #88]
	ldp	d1, d0, [x29, #-208]
	str	x22, [x27, #104]
	movk	x10, #16845, lsl #48
	mov	x11, x25
	ldar	x9, [x27]
	lsl	x8, x9, #6
	scvtf	d2, x8
	mov	x8, #145685290680320
	movk	x8, #16686, lsl #48
	fmov	d3, x8
	mov	x8, #149533581377536
	movk	x8, #16595, lsl #48
	fdiv	d2, d11, d2
	fmov	d4, x8
	fdiv	d3, d3, d10
	fdiv	d4, d4, d10
	fcmp	d2, d3
	fcsel	d2, d3, d2, gt
	fcmp	d2, d4
	fcsel	d2, d4, d2, mi
	fcmp	d2, d11
	b.ge	.LBB0_62
	fcvtzs	x8, d2
	mov	w12, #65535
	add	x11, x8, #1
	cmp	x8, #63
	and	x11, x11, #0xffffffffffffffc0
	csinc	x8, x11, x8, ge
	add	x11, x25, x12
	cmp	x25, #0
	csel	x11, x11, x25, mi
	asr	x11, x11, #16
	add	x12, x11, #1
	cmp	x8, x12
	csinc	x11, x8, x11, gt
	cmp	x11, #16
	b.lt	.LBB0_62
	sdiv	x8, x25, x11
	sdiv	x8, x8, x9
	cbz	x8, .LBB0_62
	mul	x8, x8, x9
	sub	x11, x25, #1
	sdiv	x8, x11, x8
	and	x11, x8, #0xffffffffffffffc0
	cmp	x8, #1023
	add	x11, x11, #64
	csinc	x11, x11, x8, ge
.LBB0_62:
	sub	x8, x25, #1
	cmp	x9, #64
	mov	w13, #64
	sdiv	x8, x8, x11
	scvtf	d1, d1
	csel	x9, x9, x13, lt
	fmov	d2, x10
	adrp	x12, pool+312
	add	x12, x12, :lo12:pool+312
	str	x11, [x12]
	add	w20, w8, #1
	cmp	w20, w9
	csinc	w9, w9, w8, hs
	stp	w20, w9, [x12, #8]
	cbz	w9, .LBB0_65
	mov	x12, xzr
	adrp	x10, parts
	add	x10, x10, :lo12:parts
	mov	x11, x9
.LBB0_64:
	udiv	x13, x12, x9
	add	x12, x20, x12
	subs	x11, x11, #1
	udiv	x14, x12, x9
	sub	w13, w14, w13
	stlr	w13, [x10]
	add	x10, x10, #64
	b.ne	.LBB0_64
.LBB0_65:
	adrp	x9, pool
	add	x9, x9, :lo12:pool
	fmul	d8, d1, d2
	add	x10, x9, #68
	add	x11, x9, #64
	scvtf	d9, d0
	stlr	wzr, [x10]
	cmp	w20, #2
	stlr	wzr, [x11]
	stlr	w20, [x9]
	add	x9, x9, #132
	ldar	w9, [x9]
	b.lo	.LBB0_70
	cbz	w9, .LBB0_70
	adrp	x10, pool+128
	add	x10, x10, :lo12:pool+128
.LBB0_68:
	ldaxr	w11, [x10]
	add	w11, w11, #1
	stlxr	w12, w11, [x10]
	cbnz	w12, .LBB0_68
	cmp	w9, w8
	adrp	x1, pool+128
	add	x1, x1, :lo12:pool+128
	csel	w3, w9, w8, lo
	mov	w0, #98
	mov	w2, #129
	bl	syscall
.LBB0_70:
	sub	x1, x29, #208
	mov	w0, #1
	fadd	d9, d8, d9
	mov	w21, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	mov	x8, #225833675390976
	movk	x8, #16845, lsl #48
	add	x1, sp, #160
	mov	w0, wzr
	fmov	d13, x8
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d13
	fadd	d12, d0, d1
	bl	work
	fcmp	d0, #0.0
	sub	x1, x29, #208
	mov	w0, #1
	fcsel	d8, d10, d0, eq
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	adrp	x22, pool+64
	add	x22, x22, :lo12:pool+64
	ldar	w8, [x22]
	scvtf	d0, d0
	scvtf	d1, d1
	cmp	w8, w20
	fmul	d0, d0, d13
	fadd	d10, d0, d1
	b.ne	.LBB0_78
.LBB0_71:
	sub	x1, x29, #208
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	mov	x8, #225833675390976
	movk	x8, #16845, lsl #48
	fmov	d2, x8
	ldr	x8, [sp, #160]
	scvtf	d0, d0
	scvtf	d1, d1
	sub	x8, x25, x8
	fmul	d0, d0, d2
	scvtf	d2, x8
	mov	x8, #149533581377536
	movk	x8, #16563, lsl #48
	fadd	d0, d0, d1
	fsub	d1, d12, d9
	fmul	d2, d8, d2
	fadd	d1, d1, d0
	fsub	d1, d1, d10
	fsub	d1, d1, d2
	fmov	d2, x8
	fcmp	d1, d2
	b.ls	.LBB0_84
	adrp	x8, pool+248
	mov	w10, #8
	fmul	d2, d8, d11
	ldr	x9, [x8, :lo12:pool+248]
	lsl	x10, x10, x9
	cmp	x9, #5
	ucvtf	d3, x10
	fmul	d3, d1, d3
	b.gt	.LBB0_74
	add	x9, x9, #1
	str	x9, [x8, :lo12:pool+248]
.LBB0_74:
	mov	x8, #236961935654912
	fadd	d2, d2, d2
	movk	x8, #16791, lsl #48
	fmov	d4, x8
	adrp	x8, pool+232
	add	x8, x8, :lo12:pool+232
	fmaxnm	d1, d1, d4
	fcmp	d3, d4
	ldr	d4, [x8, #8]
	fcsel	d1, d1, d3, gt
	fcmp	d0, d4
	b.ge	.LBB0_76
	ldr	d3, [x8]
	fcmp	d2, d3
	b.le	.LBB0_77
.LBB0_76:
	adrp	x8, pool+232
	str	d2, [x8, :lo12:pool+232]
.LBB0_77:
	fadd	d0, d0, d1
	adrp	x8, pool+240
	str	d0, [x8, :lo12:pool+240]
	b	.LBB0_86
.LBB0_78:
	mov	x8, #225833675390976
	mov	x9, #116548232544256
	movi	d13, #0000000000000000
	movk	x8, #16845, lsl #48
	movk	x9, #16616, lsl #48
	mov	w23, #1
	fmov	d14, x8
	fmov	d15, x9
	b	.LBB0_80
.LBB0_79:
	ldar	w8, [x22]
	add	w23, w23, #1
	cmp	w8, w20
	b.eq	.LBB0_71
.LBB0_80:
	isb
	tst	w23, #0x3f
	b.ne	.LBB0_79
	sub	x1, x29, #208
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [x29, #-208]
	cmp	w23, #64
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d14
	fadd	d0, d0, d1
	fcsel	d13, d0, d13, eq
	fsub	d0, d0, d13
	fcmp	d0, d15
	b.mi	.LBB0_79
	add	x8, x22, #4
	stlr	w21, [x8]
	ldar	w3, [x22]
	cmp	w3, w20
	b.eq	.LBB0_79
	mov	w0, #98
	mov	x1, x22
	mov	w2, #128
	mov	x4, xzr
	bl	syscall
	b	.LBB0_79
.LBB0_84:
	fcmp	d1, #0.0
	b.pl	.LBB0_86
	adrp	x8, pool+248
	str	xzr, [x8, :lo12:pool+248]
.LBB0_86:
	ldr	d2, [sp, #64]
	mov	x8, #-4591138345127510016
	fmov	d1, x8
	mov	x8, #145685290680320
	fmul	d0, d8, d2
	movk	x8, #16686, lsl #48
	fadd	d0, d0, d1
	fmov	d1, x8
	fmul	d0, d0, d1
	fmov	d1, #1.00000000
	fdiv	d0, d0, d2
	fcmp	d0, d1
	fcsel	d0, d1, d0, mi
	ldr	d1, [sp, #56]
	stlr	xzr, [x24]
	ldr	x9, [sp, #72]
	fcmp	d0, d1
	fcsel	d0, d1, d0, gt
	fcvtzs	x8, d0
	str	x8, [x9, #16]
	ldr	x8, [sp, #96]
	cbnz	x8, .LBB0_45
	b	.LBB0_46
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

	.globl	tack_abi
	.p2align	2
	.type	tack_abi,@function
tack_abi:
	.cfi_startproc
	mov	w0, #2
	ret
.Lfunc_end2:
	.size	tack_abi, .Lfunc_end2-tack_abi
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
.Lfunc_end3:
	.size	tack_threads, .Lfunc_end3-tack_threads
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
.Lfunc_end4:
	.size	tack_initialize, .Lfunc_end4-tack_initialize
	.cfi_endproc

	.globl	tack_reset_after_fork
	.p2align	2
	.type	tack_reset_after_fork,@function
tack_reset_after_fork:
	.cfi_startproc
	adrp	x8, pool
	add	x8, x8, :lo12:pool
	stp	xzr, xzr, [x8, #208]
	add	x9, x8, #132
	str	xzr, [x8, #224]
	stp	xzr, xzr, [x8, #240]
	stlr	wzr, [x8]
	add	x8, x8, #192
	stlr	wzr, [x9]
	stlr	xzr, [x8]
	ret
.Lfunc_end5:
	.size	tack_reset_after_fork, .Lfunc_end5-tack_reset_after_fork
	.cfi_endproc

	.globl	tack_fastcall
	.p2align	2
	.type	tack_fastcall,@function
tack_fastcall:
	.cfi_startproc
	stp	x29, x30, [sp, #-48]!
	.cfi_def_cfa_offset 48
	str	x21, [sp, #16]
	stp	x20, x19, [sp, #32]
	mov	x29, sp
	.cfi_def_cfa w29, 48
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -32
	.cfi_offset w30, -40
	.cfi_offset w29, -48
	.cfi_remember_state
	adrp	x21, :got:tack_python
	mov	x19, x2
	mov	x20, x1
	ldr	x21, [x21, :got_lo12:tack_python]
	ldr	x8, [x21]
	ldr	x8, [x8, #112]
	blr	x8
	add	x3, x29, #24
	mov	x1, x20
	mov	x2, x19
	bl	take_call
	cbz	w0, .LBB6_2
	ldr	x19, [x29, #24]
	mov	x0, x19
	.cfi_def_cfa wsp, 48
	ldp	x20, x19, [sp, #32]
	ldr	x21, [sp, #16]
	ldp	x29, x30, [sp], #48
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB6_2:
	.cfi_restore_state
	ldr	x8, [x21]
	ldr	x19, [x8, #224]
	ldr	x8, [x8, #168]
	mov	x0, x19
	blr	x8
	mov	x0, x19
	.cfi_def_cfa wsp, 48
	ldp	x20, x19, [sp, #32]
	ldr	x21, [sp, #16]
	ldp	x29, x30, [sp], #48
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end6:
	.size	tack_fastcall, .Lfunc_end6-tack_fastcall
	.cfi_endproc

	.p2align	2
	.type	take_call,@function
take_call:
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
	sub	sp, sp, #1, lsl #12
	sub	sp, sp, #1552
	ldr	x8, [x0, #32]
	str	xzr, [sp, #24]
	cmp	x2, x8
	b.ne	.LBB7_209
	ldr	x8, [x0, #120]
	mov	x19, x3
	mov	x20, x0
	cbz	x8, .LBB7_8
	ldp	x21, x22, [x8]
	mov	w4, #1
	ldr	x3, [x8, #16]
	ldr	x0, [x20]
	mov	x1, x21
	mov	x2, x22
	bl	tack_launch
	ldr	x8, [x20, #8]
	cbz	x8, .LBB7_6
	cbnz	x22, .LBB7_5
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #200]
	blr	x8
	ldr	x8, [x20, #8]
.LBB7_5:
	add	x1, sp, #24
	mov	x22, x0
	mov	x0, x21
	blr	x8
	mov	x0, x22
.LBB7_6:
	cbz	x0, .LBB7_210
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #208]
	blr	x8
	b	.LBB7_210
.LBB7_8:
	cmp	x2, #1
	str	xzr, [sp, #4392]
	str	xzr, [sp, #800]
	b.lt	.LBB7_147
	adrp	x27, :got:tack_python
	add	x26, sp, #32
	mov	x21, x1
	ldr	x27, [x27, :got_lo12:tack_python]
	mov	x25, xzr
	add	x24, x26, #1288
	b	.LBB7_13
.LBB7_10:
	mov	x0, x22
	mov	x2, x23
	bl	take_python_int
	mov	w22, w0
.LBB7_11:
	cbz	w22, .LBB7_204
.LBB7_12:
	ldr	x2, [x20, #32]
	add	x25, x25, #1
	cmp	x25, x2
	b.ge	.LBB7_147
.LBB7_13:
	ldr	x8, [x20, #72]
	ldr	x1, [x21, x25, lsl #3]
	add	x22, x8, x25, lsl #6
	ldr	x8, [x22]
	cbz	x8, .LBB7_51
	ldr	x28, [x27]
	add	x23, x24, x25, lsl #3
	ldr	x8, [x28]
	ldr	x9, [x28, #272]
	ldr	x8, [x1, x8]
	cmp	x8, x9
	b.eq	.LBB7_72
	ldr	x9, [x28, #280]
	cmp	x8, x9
	b.eq	.LBB7_10
	ldr	x9, [x28, #288]
	cmp	x8, x9
	b.eq	.LBB7_10
	ldr	x9, [x28, #296]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #304]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #312]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #320]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #328]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #336]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #344]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #352]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #360]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #368]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #376]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #384]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #392]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #400]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #408]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.eq	.LBB7_49
	ldr	x9, [x28, #416]
	cbz	x9, .LBB7_82
	cmp	x9, x8
	b.ne	.LBB7_82
.LBB7_49:
	ldr	x8, [x28, #120]
	mov	x0, x1
	blr	x8
	cbz	x0, .LBB7_203
	mov	x24, x0
	mov	x0, x22
	mov	x2, x23
	mov	x1, x24
	bl	take_python_int
	mov	w22, w0
	b	.LBB7_98
.LBB7_51:
	ldr	x8, [x27]
	ldr	x10, [sp, #800]
	ldr	x11, [x8]
	ldr	x12, [x8, #256]
	ldr	x9, [x1, x11]
	cmp	x9, x12
	b.eq	.LBB7_80
	ldr	x13, [x8, #264]
	ldr	x12, [x22, #40]
	cmp	x9, x13
	b.eq	.LBB7_99
	tbz	w12, #3, .LBB7_204
	mov	w11, #24
	madd	x23, x10, x11, x26
	ldr	x10, [x8, #248]
	cmp	x9, x10
	b.eq	.LBB7_102
.LBB7_55:
	ldr	x10, [x8, #456]
	cbz	x10, .LBB7_204
	cmp	x10, x9
	b.eq	.LBB7_71
	ldr	x10, [x8, #464]
	cbz	x10, .LBB7_204
	cmp	x10, x9
	b.eq	.LBB7_71
	ldr	x10, [x8, #472]
	cbz	x10, .LBB7_204
	cmp	x10, x9
	b.eq	.LBB7_71
	ldr	x10, [x8, #480]
	cbz	x10, .LBB7_204
	cmp	x10, x9
	b.eq	.LBB7_71
	ldr	x10, [x8, #488]
	cbz	x10, .LBB7_204
	cmp	x10, x9
	b.eq	.LBB7_71
	ldr	x10, [x8, #496]
	cbz	x10, .LBB7_204
	cmp	x10, x9
	b.eq	.LBB7_71
	ldr	x10, [x8, #504]
	cbz	x10, .LBB7_204
	cmp	x10, x9
	b.eq	.LBB7_71
	ldr	x8, [x8, #512]
	mov	w24, #1
	cbz	x8, .LBB7_205
	cmp	x8, x9
	b.ne	.LBB7_205
.LBB7_71:
	add	x2, sp, #32
	mov	x0, x22
	mov	x3, x23
	bl	take_buffer
	add	x24, x26, #1288
	cbnz	w0, .LBB7_125
	b	.LBB7_204
.LBB7_72:
	ldr	x8, [x28, #64]
	mov	x0, x1
	blr	x8
	ldr	x8, [x22]
	cmp	x8, #3
	b.ne	.LBB7_204
	ldrb	w9, [x22, #40]
	ldr	x8, [x22, #16]
	tbnz	w9, #2, .LBB7_75
	ldr	x9, [x20, #64]
	mov	w10, #4
	cmp	x9, #0
	mov	w9, #8
	csel	x9, x10, x9, eq
	cmp	x8, x9
	b.ne	.LBB7_204
.LBB7_75:
	fcvt	s1, d0
	fmov	x10, d0
	mov	w11, #-16777216
	fmov	w9, s1
	cmp	w11, w9, lsl #1
	mov	x11, #-9007199254740992
	cset	w9, ne
	cmp	x11, x10, lsl #1
	b.eq	.LBB7_78
	tbnz	w9, #0, .LBB7_78
	cmp	x8, #4
	b.eq	.LBB7_204
.LBB7_78:
	fmov	w8, s1
	str	x8, [x23]
	ldr	x8, [x22, #16]
	cmp	x8, #8
	b.ne	.LBB7_12
	str	d0, [x23]
	b	.LBB7_12
.LBB7_80:
	ldr	x9, [x8, #32]
	ldr	x12, [x22, #56]
	ldr	x9, [x1, x9]
	cmp	x9, x12
	b.ne	.LBB7_204
	mov	w9, #24
	ldr	x9, [x8, x9]
	ldr	x1, [x1, x9]
	cbnz	x1, .LBB7_101
	b	.LBB7_204
.LBB7_82:
	ldr	x9, [x28, #424]
	cbz	x9, .LBB7_204
	cmp	x9, x8
	b.eq	.LBB7_90
	ldr	x9, [x28, #432]
	cbz	x9, .LBB7_204
	cmp	x9, x8
	b.eq	.LBB7_90
	ldr	x9, [x28, #440]
	cbz	x9, .LBB7_204
	cmp	x9, x8
	b.eq	.LBB7_90
	ldr	x9, [x28, #448]
	mov	w24, #1
	cbz	x9, .LBB7_205
	cmp	x9, x8
	b.ne	.LBB7_205
.LBB7_90:
	ldr	x8, [x28, #128]
	mov	x0, x1
	blr	x8
	cbz	x0, .LBB7_203
	ldr	x8, [x28, #64]
	mov	x24, x0
	blr	x8
	ldr	x8, [x22]
	cmp	x8, #3
	b.ne	.LBB7_97
	ldrb	w9, [x22, #40]
	ldr	x8, [x22, #16]
	tbnz	w9, #2, .LBB7_94
	ldr	x9, [x20, #64]
	mov	w10, #4
	cmp	x9, #0
	mov	w9, #8
	csel	x9, x10, x9, eq
	cmp	x8, x9
	b.ne	.LBB7_97
.LBB7_94:
	fcvt	s1, d0
	fmov	x10, d0
	mov	w11, #-16777216
	fmov	w9, s1
	cmp	w11, w9, lsl #1
	mov	x11, #-9007199254740992
	cset	w9, ne
	cmp	x11, x10, lsl #1
	b.eq	.LBB7_135
	tbnz	w9, #0, .LBB7_135
	cmp	x8, #4
	b.ne	.LBB7_135
.LBB7_97:
	mov	w22, wzr
.LBB7_98:
	ldr	x8, [x28, #176]
	mov	x0, x24
	blr	x8
	add	x24, x26, #1288
	b	.LBB7_11
.LBB7_99:
	tbz	w12, #4, .LBB7_204
	mov	w9, #40
	ldr	x9, [x8, x9]
	ldr	x1, [x1, x9]
	cbz	x1, .LBB7_204
.LBB7_101:
	ldr	x9, [x1, x11]
	mov	w11, #24
	madd	x23, x10, x11, x26
	ldr	x10, [x8, #248]
	cmp	x9, x10
	b.ne	.LBB7_55
.LBB7_102:
	ldr	x9, [x8, #8]
	cbz	x9, .LBB7_124
	ldr	x12, [x22, #48]
	add	x9, x1, x9
	add	x11, x8, #520
	ldr	x10, [x9, #40]
	ldr	x12, [x11, x12, lsl #3]
	cmp	x10, x12
	b.eq	.LBB7_130
	ldr	x9, [x11]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #528]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #536]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #544]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #552]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #560]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #568]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #576]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x9, [x8, #584]
	cbz	x9, .LBB7_124
	cmp	x9, x10
	b.eq	.LBB7_204
	ldr	x8, [x8, #592]
	cbz	x8, .LBB7_124
	cmp	x8, x10
	b.eq	.LBB7_204
.LBB7_124:
	add	x2, sp, #32
	mov	x0, x22
	mov	x3, x23
	bl	take_buffer
	cbz	w0, .LBB7_204
.LBB7_125:
	ldr	x8, [x22, #24]
	cmp	x8, #1
	b.lt	.LBB7_145
.LBB7_126:
	ldr	x9, [x20, #80]
	ldr	x10, [x22, #32]
	add	x9, x9, x10, lsl #3
	mov	x10, xzr
	b	.LBB7_128
.LBB7_127:
	add	x10, x10, #1
	cmp	x8, x10
	b.eq	.LBB7_145
.LBB7_128:
	ldr	x11, [x9, x10, lsl #3]
	tbnz	x11, #63, .LBB7_127
	ldr	x12, [x23, #8]
	ldr	x12, [x12, x10, lsl #3]
	cmp	x11, x12
	b.eq	.LBB7_127
	b	.LBB7_204
.LBB7_130:
	ldrsw	x11, [x9, #8]
	ldr	x8, [x22, #24]
	mov	w24, #1
	cmp	x8, x11
	b.ne	.LBB7_205
	ldr	w8, [x22, #40]
	mov	w10, #1
	bfi	w10, w8, #10, #1
	ldr	w8, [x9, #48]
	bics	wzr, w10, w8
	b.ne	.LBB7_205
	ldr	x8, [x22, #16]
	ldr	x10, [x9, #16]
	cmp	w11, #1
	b.lt	.LBB7_138
	cmp	w11, #1
	add	x24, x26, #1288
	b.ne	.LBB7_139
	mov	x12, xzr
	b	.LBB7_142
.LBB7_135:
	fmov	w8, s1
	str	x8, [x23]
	ldr	x8, [x22, #16]
	cmp	x8, #8
	b.ne	.LBB7_137
	str	d0, [x23]
.LBB7_137:
	mov	w22, #1
	b	.LBB7_98
.LBB7_138:
	add	x24, x26, #1288
	b	.LBB7_144
.LBB7_139:
	and	x12, x11, #0x7ffffffe
	add	x13, x10, #8
	and	x14, x11, #0x7ffffffe
	mov	w15, #1
.LBB7_140:
	ldp	x16, x17, [x13, #-8]
	subs	x14, x14, #2
	add	x13, x13, #16
	mul	x8, x16, x8
	mul	x15, x17, x15
	b.ne	.LBB7_140
	mul	x8, x15, x8
	cmp	x12, x11
	b.eq	.LBB7_144
.LBB7_142:
	add	x13, x10, x12, lsl #3
	sub	x11, x11, x12
.LBB7_143:
	ldr	x12, [x13], #8
	subs	x11, x11, #1
	mul	x8, x12, x8
	b.ne	.LBB7_143
.LBB7_144:
	ldr	x9, [x9]
	str	x8, [x23, #16]
	stp	x9, x10, [x23]
	ldr	x8, [x22, #24]
	cmp	x8, #1
	b.ge	.LBB7_126
.LBB7_145:
	ldr	x8, [sp, #800]
	add	x9, x26, #776
	str	x8, [x9, x25, lsl #3]
	add	x8, x8, #1
	str	x8, [sp, #800]
	ldrb	w8, [x22, #40]
	tbz	w8, #1, .LBB7_12
	ldr	x8, [x23]
	ldr	x9, [x22, #16]
	udiv	x10, x8, x9
	msub	x8, x10, x9, x8
	cmp	x8, #0
	cset	w22, eq
	b	.LBB7_11
.LBB7_147:
	ldr	x8, [x20, #56]
	add	x9, sp, #32
	add	x22, x9, #776
	cmp	x8, #1
	b.lt	.LBB7_151
	ldr	x10, [x20, #112]
	mov	w11, #24
	mov	w12, #2147483647
	add	x10, x10, #8
.LBB7_149:
	ldp	x13, x14, [x10, #-8]
	ldr	x13, [x22, x13, lsl #3]
	madd	x13, x13, x11, x9
	ldr	x13, [x13, #8]
	ldr	x13, [x13, x14, lsl #3]
	cmp	x13, x12
	b.gt	.LBB7_204
	subs	x8, x8, #1
	add	x10, x10, #16
	b.ne	.LBB7_149
.LBB7_151:
	ldr	x23, [x20, #48]
	subs	x10, x23, #1
	b.lt	.LBB7_162
	ldr	x8, [x20, #104]
	mov	w9, #4432
	add	x26, sp, #32
	mov	x25, xzr
	add	x24, x26, x9
	mov	w9, #1
	add	x8, x8, #24
	mov	w11, #48
	mov	w12, #4368
	stp	x8, x10, [sp]
.LBB7_153:
	madd	x21, x25, x11, x8
	add	x28, x12, x25, lsl #3
	str	w9, [sp, #20]
.LBB7_154:
	mov	x27, x2
	ldp	x2, x3, [x21, #-24]
	add	x1, sp, #32
	sub	x4, x29, #16
	mov	x0, x20
	bl	evaluate
	cbz	w0, .LBB7_204
	ldp	x2, x3, [x21, #-8]
	add	x1, sp, #32
	sub	x4, x29, #24
	mov	x0, x20
	bl	evaluate
	cbz	w0, .LBB7_204
	ldp	x2, x3, [x21, #8]
	add	x1, sp, #32
	sub	x4, x29, #32
	mov	x0, x20
	bl	evaluate
	cbz	w0, .LBB7_204
	ldur	x9, [x29, #-32]
	cmp	x9, #1
	b.lt	.LBB7_204
	ldp	x8, x11, [x29, #-24]
	subs	x10, x8, x11
	b.vs	.LBB7_204
	add	x8, x26, x28
	cmp	x10, #0
	mov	x2, x27
	str	x11, [x8]
	str	x9, [x8, #128]
	b.le	.LBB7_161
	sub	x10, x10, #1
	add	x25, x25, #1
	add	x21, x21, #48
	udiv	x9, x10, x9
	cmp	x23, x25
	add	x28, x28, #8
	add	x9, x9, #1
	str	x9, [x8, #64]
	b.ne	.LBB7_154
	b	.LBB7_198
.LBB7_161:
	str	xzr, [x8, #64]
	mov	w9, wzr
	ldp	x8, x10, [sp]
	mov	w11, #48
	mov	w12, #4368
	cmp	x10, x25
	add	x25, x25, #1
	b.ne	.LBB7_153
	b	.LBB7_202
.LBB7_162:
	mov	w21, #1
.LBB7_163:
	ldr	x8, [x20, #40]
	cmp	x8, #1
	b.lt	.LBB7_178
	ldr	x15, [x20, #88]
	mov	w10, #4560
	add	x9, sp, #32
	mov	w11, #4496
	mov	w12, #4432
	mov	w13, #4368
	add	x10, x9, x10
	add	x11, x9, x11
	add	x12, x9, x12
	add	x13, x9, x13
	add	x14, x9, #1288
	add	x15, x15, #16
	mov	w16, #24
	b	.LBB7_167
.LBB7_165:
	ldr	x17, [x11, x17, lsl #3]
.LBB7_166:
	subs	x8, x8, #1
	add	x15, x15, #24
	str	x17, [x10], #8
	b.eq	.LBB7_178
.LBB7_167:
	ldp	x18, x17, [x15, #-16]
	cmp	x18, #1
	b.le	.LBB7_172
	cmp	x18, #2
	b.eq	.LBB7_165
	cmp	x18, #3
	b.eq	.LBB7_175
	cmp	x18, #4
	b.ne	.LBB7_177
	ldr	x17, [x22, x17, lsl #3]
	ldr	x18, [x15]
	madd	x17, x17, x16, x9
	ldr	x17, [x17, #8]
	ldr	x17, [x17, x18, lsl #3]
	b	.LBB7_166
.LBB7_172:
	cbz	x18, .LBB7_176
	cmp	x18, #1
	b.ne	.LBB7_177
	ldr	x17, [x12, x17, lsl #3]
	b	.LBB7_166
.LBB7_175:
	ldr	x17, [x22, x17, lsl #3]
	mul	x17, x17, x16
	ldr	x17, [x9, x17]
	b	.LBB7_166
.LBB7_176:
	ldr	x17, [x13, x17, lsl #3]
	b	.LBB7_166
.LBB7_177:
	ldr	x17, [x14, x17, lsl #3]
	b	.LBB7_166
.LBB7_178:
	cmp	x2, #1
	mov	w23, #4560
	add	x24, sp, #32
	b.lt	.LBB7_190
	ldr	x8, [sp, #800]
	cmp	x8, #1
	b.lt	.LBB7_190
	ldr	x10, [x20, #72]
	mov	x9, xzr
	add	x11, sp, #32
	mov	w12, #24
	mov	w3, #1
	b	.LBB7_182
.LBB7_181:
	add	x9, x9, #1
	cmp	x9, x2
	b.eq	.LBB7_191
.LBB7_182:
	add	x13, x10, x9, lsl #6
	ldr	x14, [x13]
	cbnz	x14, .LBB7_181
	ldrb	w13, [x13, #40]
	tbz	w13, #0, .LBB7_181
	ldr	x13, [x22, x9, lsl #3]
	mov	x15, x8
	add	x16, x11, #16
	madd	x14, x13, x12, x11
	b	.LBB7_186
.LBB7_185:
	sub	x15, x15, #1
	add	x16, x16, #24
	sub	x13, x13, #1
	cbz	x15, .LBB7_181
.LBB7_186:
	cbz	x13, .LBB7_185
	ldur	x17, [x16, #-16]
	ldr	x0, [x16]
	ldr	x18, [x14]
	add	x0, x17, x0
	cmp	x18, x0
	b.hs	.LBB7_185
	ldr	x0, [x14, #16]
	add	x18, x18, x0
	cmp	x17, x18
	b.hs	.LBB7_185
	mov	x3, xzr
	b	.LBB7_191
.LBB7_190:
	mov	w3, #1
.LBB7_191:
	ldr	x0, [x20]
	add	x1, x24, x23
	mov	x2, x21
	mov	w4, #1
	bl	tack_launch
	ldr	x8, [x20, #8]
	cbz	x8, .LBB7_195
	cbnz	x21, .LBB7_194
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #200]
	blr	x8
	ldr	x8, [x20, #8]
.LBB7_194:
	mov	x21, x0
	add	x0, x24, x23
	add	x1, sp, #24
	blr	x8
	mov	x0, x21
.LBB7_195:
	cbz	x0, .LBB7_197
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #208]
	blr	x8
.LBB7_197:
	mov	w24, wzr
	b	.LBB7_205
.LBB7_198:
	ldr	w8, [sp, #20]
	tbz	w8, #0, .LBB7_202
	mov	w8, #1
.LBB7_200:
	ldr	x9, [x24], #8
	mul	x21, x8, x9
	smulh	x8, x8, x9
	cmp	x8, x21, asr #63
	b.ne	.LBB7_204
	subs	x23, x23, #1
	mov	x8, x21
	b.ne	.LBB7_200
	b	.LBB7_163
.LBB7_202:
	mov	x21, xzr
	b	.LBB7_163
.LBB7_203:
	ldr	x8, [x28, #192]
	blr	x8
.LBB7_204:
	mov	w24, #1
.LBB7_205:
	ldr	x8, [sp, #4392]
	cbz	x8, .LBB7_208
	adrp	x21, :got:tack_python
	add	x9, sp, #32
	mov	w23, #80
	ldr	x21, [x21, :got_lo12:tack_python]
	add	x22, x9, #1800
.LBB7_207:
	sub	x8, x8, #1
	ldr	x9, [x21]
	madd	x0, x8, x23, x22
	ldr	x9, [x9, #56]
	str	x8, [sp, #4392]
	blr	x9
	ldr	x8, [sp, #4392]
	cbnz	x8, .LBB7_207
.LBB7_208:
	tbz	w24, #0, .LBB7_210
.LBB7_209:
	mov	w0, wzr
	b	.LBB7_219
.LBB7_210:
	ldr	x8, [x20, #8]
	cbz	x8, .LBB7_214
	ldr	x9, [x20, #16]
	ldr	x0, [sp, #24]
	cmp	x9, #2
	b.eq	.LBB7_215
	ldr	x8, [x20, #24]
	cmp	x9, #1
	b.ne	.LBB7_216
	lsl	x8, x8, #3
	adrp	x9, :got:tack_python
	ldr	x9, [x9, :got_lo12:tack_python]
	neg	x8, x8
	ldr	x9, [x9]
	lsl	x10, x0, x8
	ldr	x9, [x9, #96]
	asr	x0, x10, x8
	blr	x9
	b	.LBB7_217
.LBB7_214:
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x20, [x8, #216]
	ldr	x8, [x8, #168]
	mov	x0, x20
	blr	x8
	b	.LBB7_218
.LBB7_215:
	adrp	x8, :got:tack_python
	ldr	x8, [x8, :got_lo12:tack_python]
	ldr	x8, [x8]
	ldr	x8, [x8, #104]
	blr	x8
	b	.LBB7_217
.LBB7_216:
	fmov	s0, w0
	adrp	x9, :got:tack_python
	fmov	d1, x0
	ldr	x9, [x9, :got_lo12:tack_python]
	cmp	x8, #8
	fcvt	d0, s0
	ldr	x9, [x9]
	ldr	x8, [x9, #72]
	fcsel	d0, d1, d0, eq
	blr	x8
.LBB7_217:
	mov	x20, x0
.LBB7_218:
	mov	w0, #1
	str	x20, [x19]
.LBB7_219:
	add	sp, sp, #1, lsl #12
	add	sp, sp, #1552
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
.Lfunc_end7:
	.size	take_call, .Lfunc_end7-take_call
	.cfi_endproc

	.globl	tack_call
	.p2align	2
	.type	tack_call,@function
tack_call:
	.cfi_startproc
	stp	x29, x30, [sp, #-96]!
	.cfi_def_cfa_offset 96
	str	x27, [sp, #16]
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
	.cfi_offset w27, -80
	.cfi_offset w30, -88
	.cfi_offset w29, -96
	.cfi_remember_state
	adrp	x25, :got:tack_python
	mov	x20, x3
	mov	x22, x2
	ldr	x25, [x25, :got_lo12:tack_python]
	mov	x19, x1
	mov	x21, x0
	str	xzr, [x29, #24]
	ldr	x26, [x25]
	ldr	x8, [x26, #16]
	ldr	x23, [x0, x8]
	cbz	x23, .LBB8_9
	cbnz	x20, .LBB8_9
	ldr	x8, [x26]
	ldr	x9, [x26, #240]
	ldr	x8, [x23, x8]
	cmp	x8, x9
	b.ne	.LBB8_9
	ldr	x8, [x26, #168]
	mov	x0, x23
	blr	x8
	ldr	x8, [x26, #112]
	mov	x0, x23
	blr	x8
	ldr	x8, [x0]
	cmp	x8, #1
	b.lt	.LBB8_12
	mov	x24, x0
	mov	w27, #1
.LBB8_5:
	ldr	x0, [x24, x27, lsl #3]
	add	x3, x29, #24
	mov	x1, x19
	mov	x2, x22
	bl	take_call
	ldr	x8, [x24]
	cmp	x27, x8
	b.ge	.LBB8_7
	add	x27, x27, #1
	cbz	w0, .LBB8_5
.LBB8_7:
	ldr	x8, [x26, #176]
	mov	w24, w0
	mov	x0, x23
	blr	x8
	cbz	w24, .LBB8_13
	ldr	x0, [x29, #24]
	b	.LBB8_11
.LBB8_9:
	cbz	x20, .LBB8_14
	ldr	x8, [x26, #152]
	mov	x0, x20
	blr	x8
	mov	w24, wzr
	ldr	x8, [x26, #136]
	add	x23, x0, x22
	add	x0, x23, #2
	blr	x8
	cbnz	x0, .LBB8_15
.LBB8_11:
	.cfi_def_cfa wsp, 96
	b	.LBB8_21
.LBB8_12:
	.cfi_restore_state
	ldr	x8, [x26, #176]
	mov	x0, x23
	blr	x8
.LBB8_13:
	ldr	x26, [x25]
.LBB8_14:
	mov	w24, #1
	ldr	x8, [x26, #136]
	add	x23, xzr, x22
	add	x0, x23, #2
	blr	x8
	cbz	x0, .LBB8_11
.LBB8_15:
	ldr	x8, [x25]
	mov	x22, x0
	ldr	x27, [x26, #144]
	mov	x0, x21
	ldr	x8, [x8, #168]
	blr	x8
	mov	x0, x22
	mov	x1, xzr
	mov	x2, x21
	blr	x27
	ldr	x21, [x26, #144]
	cbz	w24, .LBB8_17
	ldr	x20, [x26, #216]
.LBB8_17:
	ldr	x8, [x25]
	mov	x0, x20
	ldr	x8, [x8, #168]
	blr	x8
	mov	x0, x22
	mov	w1, #1
	mov	x2, x20
	blr	x21
	cmp	x23, #1
	b.lt	.LBB8_20
	mov	w20, #2
.LBB8_19:
	ldr	x8, [x25]
	ldr	x21, [x19], #8
	ldr	x24, [x26, #144]
	ldr	x8, [x8, #168]
	mov	x0, x21
	blr	x8
	mov	x0, x22
	mov	x1, x20
	mov	x2, x21
	blr	x24
	subs	x23, x23, #1
	add	x20, x20, #1
	b.ne	.LBB8_19
.LBB8_20:
	ldr	x8, [x26, #160]
	ldr	x0, [x26, #232]
	mov	x1, x22
	mov	x2, xzr
	blr	x8
	ldr	x8, [x26, #176]
	mov	x19, x0
	mov	x0, x22
	blr	x8
	mov	x0, x19
	.cfi_def_cfa wsp, 96
.LBB8_21:
	ldp	x20, x19, [sp, #80]
	ldr	x27, [sp, #16]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	x26, x25, [sp, #32]
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
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end8:
	.size	tack_call, .Lfunc_end8-tack_call
	.cfi_endproc

	.globl	tack_private
	.p2align	2
	.type	tack_private,@function
tack_private:
	.cfi_startproc
	sub	sp, sp, #112
	.cfi_def_cfa_offset 112
	stp	x29, x30, [sp, #16]
	stp	x28, x27, [sp, #32]
	stp	x26, x25, [sp, #48]
	stp	x24, x23, [sp, #64]
	stp	x22, x21, [sp, #80]
	stp	x20, x19, [sp, #96]
	add	x29, sp, #16
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
	ldr	x8, [x0, #64]
	ldr	x9, [x0, #48]
	mov	x19, x4
	mov	x21, x0
	mov	x20, x1
	cmp	x8, #0
	cset	w10, ne
	cmp	x9, #1
	b.lt	.LBB9_30
	ldr	x11, [x21, #56]
	cmp	x11, #64, lsl #12
	b.gt	.LBB9_30
	lsl	x9, x9, #2
	lsl	x12, x9, x10
	ldr	x10, [x21, #40]
	cmp	x12, x10
	b.gt	.LBB9_30
	lsl	x13, x11, #1
	mov	x25, xzr
	cmp	x13, #8, lsl #12
	b.gt	.LBB9_8
	lsl	x13, x12, #1
	cmp	x13, x10
	b.gt	.LBB9_8
	lsl	x13, x11, #2
	mov	w25, #1
	cmp	x13, #8, lsl #12
	b.gt	.LBB9_8
	lsl	x13, x12, #2
	cmp	x13, x10
	b.gt	.LBB9_8
	lsl	x12, x12, #3
	lsl	x11, x11, #3
	cmp	x12, x10
	mov	w12, #32769
	ccmp	x11, x12, #0, le
	mov	w11, #2
	cinc	x25, x11, lt
.LBB9_8:
	cbz	x19, .LBB9_30
	cmp	x3, x2
	b.ge	.LBB9_32
	ldr	x23, [x19, #40]
	mov	x22, x25
	add	x25, x19, #8
	add	x26, x19, #16
	mov	w27, #1
	cbz	x8, .LBB9_19
.LBB9_11:
	ldr	x8, [x19, #24]
	cmp	x8, #63
	b.gt	.LBB9_15
	ldr	x9, [x19, #32]
.LBB9_13:
	lsr	x10, x9, x8
	tbz	w10, #0, .LBB9_15
	add	x8, x8, #1
	cmp	x8, #64
	str	x8, [x19, #24]
	b.ne	.LBB9_13
.LBB9_15:
	add	x24, x19, #8
.LBB9_16:
	mov	x9, x24
	ldr	x24, [x24]
	cbz	x24, .LBB9_66
	ldr	x10, [x24, #8]
	cmp	x10, x8
	b.ne	.LBB9_16
	ldr	x8, [x24]
	str	x8, [x9]
	b	.LBB9_26
.LBB9_19:
	ldaxr	w8, [x26]
	stxr	w9, w27, [x26]
	orr	w8, w9, w8
	cbnz	w8, .LBB9_19
	ldr	x24, [x25]
	cbz	x24, .LBB9_22
	ldr	x8, [x24]
	str	x8, [x25]
	stlr	wzr, [x26]
	b	.LBB9_26
.LBB9_22:
	ldr	x8, [x19]
	mov	x10, x19
	add	x9, x8, x8, lsr #63
	str	x9, [x10], #16
	stlr	wzr, [x10]
	tbz	x8, #63, .LBB9_66
	ldr	x8, [x21, #56]
	mov	w0, #1
	lsl	x8, x8, x22
	add	x1, x8, #64
	bl	calloc
	cbz	x0, .LBB9_66
	ldr	x8, [x21, #16]
	mov	x24, x0
	cbz	x8, .LBB9_26
	add	x1, x24, #64
	mov	x0, x20
	mov	x2, x22
	blr	x8
.LBB9_26:
	cbz	x23, .LBB9_28
	ldr	x8, [x21, #24]
	add	x1, x23, #64
	add	x2, x24, #64
	mov	x0, x20
	mov	x3, x22
	blr	x8
	mov	x0, x24
	bl	free
	b	.LBB9_29
.LBB9_28:
	mov	x23, x24
.LBB9_29:
	ldr	x8, [x19, #24]
	add	x8, x8, #1
	str	x8, [x19, #24]
	ldr	x8, [x21, #64]
	cbnz	x8, .LBB9_11
	b	.LBB9_19
.LBB9_30:
	ldr	x4, [x21]
	mov	x0, x20
.LBB9_31:
	mov	x1, x2
	mov	x2, x3
	mov	x3, x19
	.cfi_def_cfa wsp, 112
	ldp	x20, x19, [sp, #96]
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	x26, x25, [sp, #48]
	ldp	x28, x27, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #112
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
	br	x4
.LBB9_32:
	.cfi_restore_state
	.cfi_remember_state
	cbz	x8, .LBB9_68
	mov	w8, #1
	str	x8, [x19]
	ldp	x8, x9, [x21, #40]
	subs	x10, x8, #1
	add	x8, x8, #62
	lsl	x9, x9, #1
	csel	x8, x8, x10, mi
	asr	x8, x8, #6
	lsl	x9, x9, x25
	add	x10, x8, #1
	cmp	x10, x9
	csinc	x10, x9, x8, le
	sub	x9, x3, #1
	sdiv	x8, x2, x10
	sdiv	x11, x9, x10
	mul	x9, x10, x8
	cmp	x2, x9
	cinc	x27, x8, ne
	cmp	x27, x11
	stp	x11, x10, [sp]
	b.gt	.LBB9_75
	add	x28, x19, #16
	mov	w26, #1
	b	.LBB9_37
.LBB9_35:
	mov	w8, wzr
.LBB9_36:
	str	w8, [x19, #20]
	ldr	x8, [sp]
	stlr	wzr, [x28]
	cmp	x27, x8
	add	x27, x27, #1
	b.eq	.LBB9_75
.LBB9_37:
	ldr	x10, [sp, #8]
	ldr	x9, [x21, #56]
	mov	w0, #1
	ldr	x8, [x21, #40]
	mov	x22, x25
	mul	x23, x27, x10
	lsl	x9, x9, x25
	add	x1, x9, #64
	sub	x8, x8, x23
	cmp	x8, x10
	csel	x25, x8, x10, lt
	bl	calloc
	cbz	x0, .LBB9_63
	ldr	x8, [x21, #16]
	mov	x24, x0
	cbz	x8, .LBB9_40
	add	x1, x24, #64
	mov	x0, x20
	mov	x2, x22
	blr	x8
.LBB9_40:
	ldr	x8, [x21, #8]
	add	x2, x25, x23
	add	x3, x24, #64
	mov	x0, x20
	mov	x1, x23
	mov	x4, x22
	str	x27, [x24, #8]
	blr	x8
	mov	x25, x22
.LBB9_41:
	ldaxr	w8, [x28]
	stxr	w9, w26, [x28]
	orr	w8, w9, w8
	cbnz	w8, .LBB9_41
	ldr	x9, [x19, #8]
	ldr	w8, [x19, #20]
	str	x24, [x19, #8]
	str	x9, [x24]
	cbnz	w8, .LBB9_36
	ldr	x8, [x19, #24]
	cmp	x8, #63
	b.gt	.LBB9_47
	ldr	x9, [x19, #32]
.LBB9_45:
	lsr	x10, x9, x8
	tbz	w10, #0, .LBB9_47
	add	x8, x8, #1
	cmp	x8, #64
	str	x8, [x19, #24]
	b.ne	.LBB9_45
.LBB9_47:
	add	x23, x19, #8
.LBB9_48:
	mov	x9, x23
	ldr	x23, [x23]
	cbz	x23, .LBB9_35
	ldr	x10, [x23, #8]
	cmp	x10, x8
	b.ne	.LBB9_48
	ldr	x8, [x23]
	str	x8, [x9]
	ldr	w8, [x19, #20]
	orr	w8, w8, #0x1
	str	w8, [x19, #20]
	add	x8, x19, #16
	stlr	wzr, [x8]
	ldr	x8, [x19, #40]
	cbz	x8, .LBB9_52
.LBB9_51:
	ldr	x9, [x21, #24]
	add	x1, x8, #64
	add	x2, x23, #64
	mov	x0, x20
	mov	x3, x25
	blr	x9
	mov	x0, x23
	bl	free
	b	.LBB9_53
.LBB9_52:
	str	x23, [x19, #40]
.LBB9_53:
	ldaxr	w8, [x28]
	stxr	w9, w26, [x28]
	orr	w8, w9, w8
	cbnz	w8, .LBB9_53
	ldr	x10, [x19, #24]
	add	x8, x10, #1
	cmp	x10, #62
	str	x8, [x19, #24]
	b.gt	.LBB9_59
	ldr	x9, [x19, #32]
	add	x10, x10, #2
.LBB9_56:
	sub	x8, x10, #1
	lsr	x11, x9, x8
	tbz	w11, #0, .LBB9_59
	str	x10, [x19, #24]
	add	x10, x10, #1
	cmp	x10, #65
	b.ne	.LBB9_56
	mov	w8, #64
.LBB9_59:
	add	x23, x19, #8
.LBB9_60:
	mov	x9, x23
	ldr	x23, [x23]
	cbz	x23, .LBB9_35
	ldr	x10, [x23, #8]
	cmp	x10, x8
	b.ne	.LBB9_60
	ldr	x8, [x23]
	str	x8, [x9]
	mov	w8, #1
	str	w8, [x19, #20]
	add	x8, x19, #16
	stlr	wzr, [x8]
	ldr	x8, [x19, #40]
	cbnz	x8, .LBB9_51
	b	.LBB9_52
.LBB9_63:
	ldr	x8, [x21]
	add	x2, x25, x23
	mov	x0, x20
	mov	x1, x23
	mov	x3, x19
	blr	x8
.LBB9_64:
	ldaxr	w8, [x28]
	stxr	w9, w26, [x28]
	orr	w8, w9, w8
	cbnz	w8, .LBB9_64
	lsl	x8, x26, x27
	ldr	x9, [x19, #32]
	mov	x25, x22
	orr	x8, x9, x8
	str	x8, [x19, #32]
	ldr	x8, [sp]
	stlr	wzr, [x28]
	cmp	x27, x8
	add	x27, x27, #1
	b.ne	.LBB9_37
	b	.LBB9_75
.LBB9_66:
	cbz	x23, .LBB9_75
	ldr	x8, [x21, #32]
	add	x1, x23, #64
	mov	x0, x20
	mov	x2, x22
	blr	x8
	mov	x0, x23
	.cfi_def_cfa wsp, 112
	ldp	x20, x19, [sp, #96]
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	x26, x25, [sp, #48]
	ldp	x28, x27, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #112
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
	b	free
.LBB9_68:
	.cfi_restore_state
	.cfi_remember_state
	mov	x4, x25
	add	x25, x19, #16
	mov	w8, #1
.LBB9_69:
	ldaxr	w11, [x25]
	stxr	w12, w8, [x25]
	orr	w11, w12, w11
	cbnz	w11, .LBB9_69
	ldr	x23, [x19, #8]
	cbz	x23, .LBB9_76
	ldr	x8, [x23]
	add	x9, x19, #16
	mov	x24, x3
	str	x8, [x19, #8]
	stlr	wzr, [x9]
.LBB9_72:
	ldr	x8, [x21, #8]
	add	x3, x23, #64
	mov	x0, x20
	mov	x1, x2
	mov	x2, x24
	blr	x8
	mov	w8, #1
.LBB9_73:
	ldaxr	w9, [x25]
	stxr	w10, w8, [x25]
	orr	w9, w10, w9
	cbnz	w9, .LBB9_73
	ldr	x8, [x19, #8]
	str	x8, [x23]
	add	x8, x19, #16
	str	x23, [x19, #8]
	stlr	wzr, [x8]
.LBB9_75:
	.cfi_def_cfa wsp, 112
	ldp	x20, x19, [sp, #96]
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	x26, x25, [sp, #48]
	ldp	x28, x27, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #112
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
.LBB9_76:
	.cfi_restore_state
	lsl	x8, x9, x4
	ldr	x9, [x19]
	mov	x26, x20
	sdiv	x8, x10, x8
	cmp	x9, x8
	mov	x8, x19
	cinc	x9, x9, lt
	str	x9, [x8], #16
	stlr	wzr, [x8]
	b.ge	.LBB9_80
	ldr	x8, [x21, #56]
	mov	w0, #1
	mov	x20, x4
	mov	x24, x3
	mov	x22, x2
	lsl	x8, x8, x4
	add	x1, x8, #64
	bl	calloc
	mov	x2, x22
	mov	x3, x24
	cbz	x0, .LBB9_80
	ldr	x8, [x21, #16]
	mov	x23, x0
	cbz	x8, .LBB9_81
	mov	x0, x26
	mov	x26, x20
	add	x1, x23, #64
	mov	x2, x26
	mov	x20, x0
	blr	x8
	mov	x2, x22
	mov	x4, x26
	b	.LBB9_72
.LBB9_80:
	ldr	x4, [x21]
	mov	x0, x26
	b	.LBB9_31
.LBB9_81:
	mov	x4, x20
	mov	x20, x26
	b	.LBB9_72
.Lfunc_end9:
	.size	tack_private, .Lfunc_end9-tack_private
	.cfi_endproc

	.globl	tack_streams
	.p2align	2
	.type	tack_streams,@function
tack_streams:
	.cfi_startproc
	cmp	x0, #2048, lsl #12
	b.ge	.LBB10_2
	mov	x0, xzr
	ret
.LBB10_2:
	sub	sp, sp, #320
	.cfi_def_cfa_offset 320
	stp	x29, x30, [sp, #256]
	stp	x28, x23, [sp, #272]
	stp	x22, x21, [sp, #288]
	stp	x20, x19, [sp, #304]
	add	x29, sp, #256
	.cfi_def_cfa w29, 64
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w28, -48
	.cfi_offset w30, -56
	.cfi_offset w29, -64
	.cfi_remember_state
	adrp	x21, tack_streams.known
	ldr	x22, [x21, :lo12:tack_streams.known]
	cbnz	x22, .LBB10_13
	mov	x23, x0
	adrp	x0, .L.str
	add	x0, x0, :lo12:.L.str
	mov	w1, wzr
	bl	open
	tbnz	w0, #31, .LBB10_10
	mov	x1, sp
	mov	w2, #256
	mov	w20, w0
	bl	read
	mov	x19, x0
	mov	w0, w20
	bl	close
	subs	x9, x19, #1
	b.lt	.LBB10_10
	ldrb	w8, [sp]
	cmp	x9, #11
	mov	w10, #11
	csel	x9, x9, x10, lo
	mov	x0, x23
	sub	w11, w8, #48
	cmp	w11, #9
	b.hi	.LBB10_14
	mov	x12, sp
	mov	x11, xzr
	mov	x22, xzr
	add	x10, x9, #1
	orr	x12, x12, #0x1
	mov	w13, #10
.LBB10_7:
	and	w8, w8, #0xf
	madd	x22, x22, x13, x8
	cmp	x9, x11
	b.eq	.LBB10_15
	ldrb	w8, [x12, x11]
	add	x14, x11, #1
	mov	x11, x14
	sub	w15, w8, #48
	cmp	w15, #9
	b.ls	.LBB10_7
	cmp	x19, x14
	b.gt	.LBB10_17
	b	.LBB10_18
.LBB10_10:
	mov	w22, #33554432
.LBB10_11:
	mov	x0, x23
.LBB10_12:
	str	x22, [x21, :lo12:tack_streams.known]
.LBB10_13:
	cmp	x0, x22
	cset	w0, gt
	.cfi_def_cfa wsp, 320
	ldp	x20, x19, [sp, #304]
	ldp	x22, x21, [sp, #288]
	ldp	x28, x23, [sp, #272]
	ldp	x29, x30, [sp, #256]
	add	sp, sp, #320
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w28
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB10_14:
	.cfi_restore_state
	mov	x22, xzr
	b	.LBB10_17
.LBB10_15:
	cmp	x19, x10
	b.le	.LBB10_18
	mov	x8, sp
	ldrb	w8, [x8, x10]
.LBB10_17:
	lsl	x9, x22, #10
	cmp	w8, #75
	csel	x9, x9, x22, eq
	cmp	w8, #77
	lsl	x10, x9, #20
	csel	x22, x10, x9, eq
.LBB10_18:
	cmp	x22, #1
	b.lt	.LBB10_23
	adrp	x0, .L.str.1
	add	x0, x0, :lo12:.L.str.1
	mov	w1, wzr
	bl	open
	tbnz	w0, #31, .LBB10_11
	mov	x1, sp
	mov	w2, #256
	mov	w20, w0
	bl	read
	mov	x19, x0
	mov	w0, w20
	bl	close
	cmp	x19, #1
	b.lt	.LBB10_11
	cmp	x19, #4
	mov	x0, x23
	b.hs	.LBB10_24
	mov	x9, xzr
	mov	x8, xzr
	b	.LBB10_29
.LBB10_23:
	mov	w22, #33554432
	b	.LBB10_12
.LBB10_24:
	movi	v0.2d, #0000000000000000
	movi	v1.2s, #96
	mov	x9, sp
	movi	v2.2s, #16
	movi	v3.2d, #0000000000000000
	and	x8, x19, #0x7ffffffffffffffc
	orr	x9, x9, #0x2
	and	x10, x19, #0x7ffffffffffffffc
.LBB10_25:
	ldur	h4, [x9, #-2]
	ldr	h5, [x9]
	subs	x10, x10, #4
	add	x9, x9, #4
	ushll	v4.8h, v4.8b, #0
	ushll	v5.8h, v5.8b, #0
	ushll	v6.4s, v4.4h, #0
	ushll	v7.4s, v5.4h, #0
	cmhi	v6.2s, v6.2s, v1.2s
	cmhi	v7.2s, v7.2s, v1.2s
	mvn	v16.8b, v6.8b
	mvn	v17.8b, v7.8b
	bic	v6.2s, #86
	bic	v7.2s, #86
	bic	v16.2s, #47
	bic	v17.2s, #47
	orr	v6.8b, v6.8b, v16.8b
	orr	v7.8b, v7.8b, v17.8b
	uaddw	v4.4s, v6.4s, v4.4h
	uaddw	v5.4s, v7.4s, v5.4h
	cnt	v6.8b, v4.8b
	cnt	v7.8b, v5.8b
	cmhi	v4.2s, v2.2s, v4.2s
	cmhi	v5.2s, v2.2s, v5.2s
	uaddlp	v6.4h, v6.8b
	uaddlp	v7.4h, v7.8b
	uaddlp	v6.2s, v6.4h
	uaddlp	v7.2s, v7.4h
	and	v4.8b, v4.8b, v6.8b
	and	v5.8b, v5.8b, v7.8b
	uaddw	v0.2d, v0.2d, v4.2s
	uaddw	v3.2d, v3.2d, v5.2s
	b.ne	.LBB10_25
	add	v0.2d, v3.2d, v0.2d
	cmp	x19, x8
	addp	d0, v0.2d
	fmov	x9, d0
	b.ne	.LBB10_29
.LBB10_27:
	cmp	x9, #1
	b.lt	.LBB10_12
	adrp	x8, pool+200
	add	x8, x8, :lo12:pool+200
	ldar	x8, [x8]
	sub	x8, x8, #1
	sdiv	x8, x8, x9
	madd	x22, x22, x8, x22
	b	.LBB10_12
.LBB10_29:
	mov	x11, sp
	sub	x10, x19, x8
	mov	w12, #-87
	add	x8, x11, x8
	mov	w11, #-48
	b	.LBB10_31
.LBB10_30:
	subs	x10, x10, #1
	b.eq	.LBB10_27
.LBB10_31:
	ldrb	w13, [x8], #1
	cmp	w13, #96
	csel	w14, w12, w11, hi
	add	w13, w14, w13
	cmp	w13, #15
	b.hi	.LBB10_30
	fmov	s0, w13
	cnt	v0.8b, v0.8b
	addv	b0, v0.8b
	fmov	w13, s0
	add	x9, x9, x13
	b	.LBB10_30
.Lfunc_end10:
	.size	tack_streams, .Lfunc_end10-tack_streams
	.cfi_endproc

	.globl	tack_streamed
	.p2align	2
	.type	tack_streamed,@function
tack_streamed:
	.cfi_startproc
	dmb	ish
	ret
.Lfunc_end11:
	.size	tack_streamed, .Lfunc_end11-tack_streamed
	.cfi_endproc

	.p2align	2
	.type	work,@function
work:
	.cfi_startproc
	sub	sp, sp, #160
	.cfi_def_cfa_offset 160
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
	mov	x9, #225833675390976
	movi	d8, #0000000000000000
	movi	d9, #0000000000000000
	movk	x9, #16845, lsl #48
	adrp	x26, pool
	add	x26, x26, :lo12:pool
	fmov	d10, x9
	ldar	w8, [x26]
	mov	x20, x1
	mov	w27, w0
	mov	x25, xzr
	mov	x24, xzr
	adrp	x19, pool+296
	add	x19, x19, :lo12:pool+296
	adrp	x16, parts
	add	x16, x16, :lo12:parts
	adrp	x17, pool+324
	adrp	x28, pool+272
	add	x28, x28, :lo12:pool+272
	adrp	x21, pool+64
	add	x21, x21, :lo12:pool+64
.LBB12_1:
	cbz	w8, .LBB12_22
	sub	w10, w8, #1
.LBB12_3:
	ldaxr	w9, [x26]
	cmp	w9, w8
	b.ne	.LBB12_21
	stlxr	w11, w10, [x26]
	cbnz	w11, .LBB12_3
	mov	w10, #1
	mov	w8, w9
	cbz	w10, .LBB12_1
	ldr	w8, [x19, #24]
	mov	w9, w27
	str	w8, [sp, #12]
	ldr	x8, [x19]
	b	.LBB12_8
.LBB12_7:
	add	w9, w10, #1
.LBB12_8:
	ldr	w10, [x17, :lo12:pool+324]
	udiv	w11, w9, w10
	msub	w10, w11, w10, w9
	add	x11, x16, x10, lsl #6
	ldar	w12, [x11]
.LBB12_9:
	cbz	w12, .LBB12_7
	mov	w9, w12
	sub	w13, w12, #1
.LBB12_11:
	ldaxr	w12, [x11]
	cmp	w12, w9
	b.ne	.LBB12_14
	stlxr	w14, w13, [x11]
	cbnz	w14, .LBB12_11
	mov	w13, #1
	tbz	w13, #0, .LBB12_9
	b	.LBB12_15
.LBB12_14:
	clrex
	b	.LBB12_9
.LBB12_15:
	ldp	w11, w12, [x28, #48]
	add	w10, w10, #1
	add	x1, sp, #16
	mov	w0, #1
	umull	x10, w11, w10
	udiv	x10, x10, x12
	sub	w9, w10, w9
	ldp	x10, x11, [x28, #32]
	madd	x22, x11, x9, x8
	sub	x8, x10, x22
	add	x9, x22, x11
	cmp	x8, x11
	csel	x23, x10, x9, lt
	bl	clock_gettime
	ldp	d0, d1, [sp, #16]
	mov	x1, x22
	ldp	x8, x0, [x28]
	mov	x2, x23
	ldr	x3, [x28, #16]
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d10
	fadd	d11, d0, d1
	blr	x8
	add	x1, sp, #16
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [sp, #16]
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d10
	fadd	d0, d0, d1
	fsub	d11, d0, d11
.LBB12_16:
	ldaxr	w8, [x21]
	add	w8, w8, #1
	stlxr	w9, w8, [x21]
	cbnz	w9, .LBB12_16
	ldr	w9, [sp, #12]
	cmp	w8, w9
	b.ne	.LBB12_20
	adrp	x8, pool+68
	add	x8, x8, :lo12:pool+68
	ldar	w8, [x8]
	cbz	w8, .LBB12_20
	mov	w0, #98
	mov	x1, x21
	mov	w2, #129
	mov	w3, #1
	bl	syscall
.LBB12_20:
	fcmp	d11, d8
	sub	x9, x23, x22
	ldar	w8, [x26]
	fadd	d9, d9, d11
	add	x24, x9, x24
	adrp	x16, parts
	add	x16, x16, :lo12:parts
	adrp	x17, pool+324
	fcsel	d8, d11, d8, gt
	csel	x25, x9, x25, gt
	b	.LBB12_1
.LBB12_21:
	clrex
	mov	w8, w9
	b	.LBB12_1
.LBB12_22:
	subs	x8, x24, x25
	str	x24, [x20]
	b.le	.LBB12_24
	fsub	d0, d9, d8
	scvtf	d1, x8
	fdiv	d0, d0, d1
	b	.LBB12_27
.LBB12_24:
	cbz	x24, .LBB12_26
	scvtf	d0, x24
	fdiv	d0, d9, d0
	b	.LBB12_27
.LBB12_26:
	movi	d0, #0000000000000000
.LBB12_27:
	.cfi_def_cfa wsp, 160
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	add	sp, sp, #160
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
	ret
.Lfunc_end12:
	.size	work, .Lfunc_end12-work
	.cfi_endproc

	.p2align	2
	.type	worker,@function
worker:
	.cfi_startproc
	sub	sp, sp, #144
	.cfi_def_cfa_offset 144
	str	d10, [sp, #16]
	stp	d9, d8, [sp, #32]
	stp	x29, x30, [sp, #48]
	stp	x28, x27, [sp, #64]
	stp	x26, x25, [sp, #80]
	stp	x24, x23, [sp, #96]
	stp	x22, x21, [sp, #112]
	stp	x20, x19, [sp, #128]
	add	x29, sp, #48
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
	.cfi_offset b10, -128
	mov	x8, #225833675390976
	movi	d10, #0000000000000000
	mov	w19, wzr
	movk	x8, #16845, lsl #48
	adrp	x24, pool
	add	x24, x24, :lo12:pool
	fmov	d8, x8
	mov	x8, #116548232544256
	adrp	x25, pool+132
	add	x25, x25, :lo12:pool+132
	movk	x8, #16616, lsl #48
	adrp	x26, pool+296
	add	x26, x26, :lo12:pool+296
	fmov	d9, x8
	adrp	x27, parts
	add	x27, x27, :lo12:parts
	adrp	x28, pool+272
	add	x28, x28, :lo12:pool+272
	adrp	x21, pool+64
	add	x21, x21, :lo12:pool+64
	adrp	x20, pool+324
	str	x0, [sp, #24]
	b	.LBB13_2
.LBB13_1:
	movi	d10, #0000000000000000
	mov	w19, wzr
.LBB13_2:
	ldar	w8, [x24]
	cbnz	w8, .LBB13_5
	isb
	add	w19, w19, #1
	tst	w19, #0x3f
	b.ne	.LBB13_2
	mov	x1, sp
	mov	w0, #1
	bl	clock_gettime
	ldp	d0, d1, [sp]
	cmp	w19, #64
	scvtf	d0, d0
	scvtf	d1, d1
	fmul	d0, d0, d8
	fadd	d0, d0, d1
	fcsel	d10, d0, d10, eq
	fsub	d0, d0, d10
	fcmp	d0, d9
	b.mi	.LBB13_2
.LBB13_5:
	ldar	w8, [x24]
	cbnz	w8, .LBB13_11
	adrp	x8, pool+128
	add	x8, x8, :lo12:pool+128
	ldar	w3, [x8]
.LBB13_7:
	ldaxr	w8, [x25]
	add	w8, w8, #1
	stlxr	w9, w8, [x25]
	cbnz	w9, .LBB13_7
	ldar	w8, [x24]
	cbnz	w8, .LBB13_10
	mov	w0, #98
	adrp	x1, pool+128
	add	x1, x1, :lo12:pool+128
	mov	w2, #128
	mov	x4, xzr
	bl	syscall
.LBB13_10:
	ldaxr	w8, [x25]
	sub	w8, w8, #1
	stlxr	w9, w8, [x25]
	cbnz	w9, .LBB13_10
.LBB13_11:
	ldar	w9, [x24]
.LBB13_12:
	cbz	w9, .LBB13_1
	sub	w10, w9, #1
.LBB13_14:
	ldaxr	w8, [x24]
	cmp	w8, w9
	b.ne	.LBB13_17
	stlxr	w11, w10, [x24]
	cbnz	w11, .LBB13_14
	mov	w10, #1
	mov	w9, w8
	cbz	w10, .LBB13_12
	b	.LBB13_18
.LBB13_17:
	clrex
	mov	w9, w8
	b	.LBB13_12
.LBB13_18:
	ldr	w19, [x26, #24]
	ldr	x8, [x26]
	ldr	x9, [sp, #24]
	b	.LBB13_20
.LBB13_19:
	add	w9, w10, #1
.LBB13_20:
	ldr	w10, [x20, :lo12:pool+324]
	udiv	w11, w9, w10
	msub	w10, w11, w10, w9
	add	x11, x27, x10, lsl #6
	ldar	w12, [x11]
.LBB13_21:
	cbz	w12, .LBB13_19
	mov	w9, w12
	sub	w13, w12, #1
.LBB13_23:
	ldaxr	w12, [x11]
	cmp	w12, w9
	b.ne	.LBB13_26
	stlxr	w14, w13, [x11]
	cbnz	w14, .LBB13_23
	mov	w13, #1
	tbz	w13, #0, .LBB13_21
	b	.LBB13_27
.LBB13_26:
	clrex
	b	.LBB13_21
.LBB13_27:
	ldp	w11, w12, [x28, #48]
	add	w10, w10, #1
	mov	x1, sp
	mov	w0, #1
	umull	x10, w11, w10
	udiv	x10, x10, x12
	sub	w9, w10, w9
	ldp	x10, x11, [x28, #32]
	madd	x22, x11, x9, x8
	sub	x8, x10, x22
	add	x9, x22, x11
	cmp	x8, x11
	csel	x23, x10, x9, lt
	bl	clock_gettime
	ldp	x8, x0, [x28]
	mov	x1, x22
	ldr	x3, [x28, #16]
	mov	x2, x23
	blr	x8
	mov	x1, sp
	mov	w0, #1
	bl	clock_gettime
.LBB13_28:
	ldaxr	w8, [x21]
	add	w8, w8, #1
	stlxr	w9, w8, [x21]
	cbnz	w9, .LBB13_28
	cmp	w8, w19
	b.ne	.LBB13_11
	adrp	x8, pool+68
	add	x8, x8, :lo12:pool+68
	ldar	w8, [x8]
	cbz	w8, .LBB13_11
	mov	w0, #98
	mov	x1, x21
	mov	w2, #129
	mov	w3, #1
	bl	syscall
	b	.LBB13_11
.Lfunc_end13:
	.size	worker, .Lfunc_end13-worker
	.cfi_endproc

	.p2align	2
	.type	take_buffer,@function
take_buffer:
	.cfi_startproc
	stp	x29, x30, [sp, #-64]!
	.cfi_def_cfa_offset 64
	str	x23, [sp, #16]
	stp	x22, x21, [sp, #32]
	stp	x20, x19, [sp, #48]
	mov	x29, sp
	.cfi_def_cfa w29, 64
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -48
	.cfi_offset w30, -56
	.cfi_offset w29, -64
	.cfi_remember_state
	ldr	x8, [x2, #4360]
	mov	w9, #80
	adrp	x23, :got:tack_python
	ldr	x23, [x23, :got_lo12:tack_python]
	mov	x22, x2
	mov	x21, x0
	madd	x8, x8, x9, x2
	mov	x0, x1
	mov	w2, #28
	ldr	x9, [x23]
	mov	x19, x3
	ldr	x9, [x9, #48]
	add	x20, x8, #1800
	mov	x1, x20
	blr	x9
	cbz	w0, .LBB14_2
	ldr	x8, [x23]
	ldr	x8, [x8, #192]
	blr	x8
	mov	w0, wzr
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldr	x23, [sp, #16]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp], #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB14_2:
	.cfi_restore_state
	.cfi_remember_state
	ldr	x8, [x22, #4360]
	add	x8, x8, #1
	str	x8, [x22, #4360]
	ldrsw	x8, [x20, #36]
	ldr	x9, [x21, #24]
	cmp	x9, x8
	b.ne	.LBB14_27
	ldr	x9, [x20, #24]
	ldr	x10, [x21, #16]
	cmp	x9, x10
	b.ne	.LBB14_27
	ldr	x10, [x20, #40]
	cbz	x10, .LBB14_14
	ldrb	w11, [x10]
	mov	w13, #1
	mov	w14, #19
	sub	w12, w11, #60
	lsl	w13, w13, w12
	cmp	w12, #4
	and	w12, w13, w14
	ccmp	w12, #0, #4, ls
	b.eq	.LBB14_7
	ldrb	w11, [x10, #1]!
.LBB14_7:
	cbz	w11, .LBB14_9
	ldrb	w10, [x10, #1]
	cbz	w10, .LBB14_10
.LBB14_9:
	ldr	x11, [x21, #8]
	cmp	xzr, x11
	b.ne	.LBB14_27
	b	.LBB14_15
.LBB14_10:
	sub	w10, w11, #66
	cmp	w10, #47
	b.hi	.LBB14_9
	mov	w11, #1
	mov	w12, #38081
	lsl	x11, x11, x10
	tst	x11, x12
	b.ne	.LBB14_14
	mov	w11, #1
	mov	x12, #163556649598976
	lsl	x11, x11, x10
	tst	x11, x12
	b.eq	.LBB14_29
	mov	w10, #1
	ldr	x11, [x21, #8]
	cmp	x10, x11
	b.ne	.LBB14_27
	b	.LBB14_15
.LBB14_14:
	mov	w10, #2
	ldr	x11, [x21, #8]
	cmp	x10, x11
	b.ne	.LBB14_27
.LBB14_15:
	ldr	x10, [x20, #56]
	cbz	x10, .LBB14_23
	cmp	w8, #1
	b.lt	.LBB14_25
	ldr	x11, [x20, #16]
	cbz	x11, .LBB14_25
	ldr	x11, [x20, #48]
	sub	x10, x10, #8
	sub	x11, x11, #8
	b	.LBB14_20
.LBB14_19:
	mul	x9, x12, x9
	sub	x8, x8, #1
	add	x12, x8, #1
	cmp	x12, #2
	b.lo	.LBB14_25
.LBB14_20:
	ldr	x12, [x11, x8, lsl #3]
	cmp	x12, #1
	b.eq	.LBB14_19
	ldr	x13, [x10, x8, lsl #3]
	cmp	x13, x9
	b.eq	.LBB14_19
	cmp	x8, #0
	b.gt	.LBB14_27
	b	.LBB14_25
.LBB14_23:
	cbz	w8, .LBB14_25
	ldr	x8, [x20, #48]
	cbz	x8, .LBB14_27
.LBB14_25:
	ldrb	w8, [x21, #40]
	tbz	w8, #0, .LBB14_28
	ldr	w8, [x20, #32]
	cbz	w8, .LBB14_28
.LBB14_27:
	mov	w0, wzr
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldr	x23, [sp, #16]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp], #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB14_28:
	.cfi_restore_state
	.cfi_remember_state
	ldr	x8, [x20]
	ldr	x9, [x20, #48]
	mov	w0, #1
	ldr	x10, [x20, #16]
	stp	x8, x9, [x19]
	str	x10, [x19, #16]
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldr	x23, [sp, #16]
	ldp	x22, x21, [sp, #32]
	ldp	x29, x30, [sp], #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w30
	.cfi_restore w29
	ret
.LBB14_29:
	.cfi_restore_state
	mov	w11, #1
	lsl	x10, x11, x10
	mov	x11, #85899345920
	tst	x10, x11
	b.eq	.LBB14_9
	mov	w10, #3
	ldr	x11, [x21, #8]
	cmp	x10, x11
	b.ne	.LBB14_27
	b	.LBB14_15
.Lfunc_end14:
	.size	take_buffer, .Lfunc_end14-take_buffer
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
	ldr	x8, [x8, #80]
	blr	x8
	ldur	w9, [x29, #-4]
	cmp	w9, #1
	b.lt	.LBB15_4
	ldr	x8, [x22]
	mov	x0, x21
	ldr	x8, [x8, #88]
	blr	x8
	ldr	x8, [x22]
	mov	x21, x0
	ldr	x8, [x8, #184]
	blr	x8
	cbz	x0, .LBB15_3
	ldr	x8, [x22]
	ldr	x8, [x8, #192]
	blr	x8
	b	.LBB15_27
.LBB15_3:
	ldur	w9, [x29, #-4]
	mov	x0, x21
.LBB15_4:
	tbnz	w9, #31, .LBB15_27
	ldrb	w8, [x20, #40]
	ldr	x11, [x20]
	tbnz	w8, #2, .LBB15_9
	cbz	w9, .LBB15_18
	cmp	x11, #2
	b.ne	.LBB15_27
	ldr	x8, [x20, #16]
	cmp	x8, #8
	b.ne	.LBB15_27
	b	.LBB15_28
.LBB15_9:
	cmp	x11, #3
	b.ne	.LBB15_13
	ucvtf	s0, x0
	scvtf	s1, x0
	cmp	w9, #0
	fcsel	s0, s1, s0, eq
	fmov	w8, s0
	str	x8, [x19]
	ldr	x8, [x20, #16]
	cmp	x8, #8
	b.ne	.LBB15_29
	scvtf	d0, x0
	ucvtf	d1, x0
	cmp	w9, #0
	mov	w8, #1
	fcsel	d0, d0, d1, eq
	str	d0, [x19]
.LBB15_12:
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
.LBB15_13:
	.cfi_restore_state
	.cfi_remember_state
	ldr	x8, [x20, #16]
	cmp	x11, #2
	lsl	x10, x8, #3
	b.ne	.LBB15_21
	cmp	x8, #7
	b.gt	.LBB15_25
	mov	w8, wzr
	cbnz	w9, .LBB15_12
	tbnz	x0, #63, .LBB15_12
	lsr	x9, x0, x10
	cbz	x9, .LBB15_24
	b	.LBB15_12
.LBB15_18:
	cmp	x11, #1
	b.ne	.LBB15_27
	ldr	x8, [x20, #16]
	cmp	x0, w0, sxtw
	mov	w9, #8
	mov	w10, #4
	csel	x9, x10, x9, eq
	cmp	x8, x9
	b.ne	.LBB15_27
	lsl	x10, x8, #3
	b	.LBB15_22
.LBB15_21:
	cbnz	w9, .LBB15_27
.LBB15_22:
	cmp	x8, #7
	b.gt	.LBB15_28
	neg	x8, x10
	lsl	x9, x0, x8
	asr	x8, x9, x8
	cmp	x0, x8
	b.ne	.LBB15_27
.LBB15_24:
	mov	x8, #-1
	lsl	x8, x8, x10
	bic	x0, x0, x8
	b	.LBB15_28
.LBB15_25:
	cbnz	w9, .LBB15_28
	tbz	x0, #63, .LBB15_28
.LBB15_27:
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
.LBB15_28:
	.cfi_restore_state
	str	x0, [x19]
.LBB15_29:
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
.Lfunc_end15:
	.size	take_python_int, .Lfunc_end15-take_python_int
	.cfi_endproc

	.p2align	2
	.type	evaluate,@function
evaluate:
	.cfi_startproc
	sub	sp, sp, #128
	.cfi_def_cfa_offset 128
	.cfi_remember_state
	cmp	x3, #1
	b.lt	.LBB16_32
	mov	w9, #24
	ldr	x8, [x0, #96]
	add	x10, x3, x2
	madd	x13, x2, x9, x8
	add	x11, x1, #1288
	add	x12, x1, #776
	mov	x8, #-1
	mov	x14, sp
	mov	w15, #64
	mov	x16, #-9223372036854775808
	add	x13, x13, #8
	b	.LBB16_5
.LBB16_2:
	ldr	x18, [x13]
.LBB16_3:
	add	x17, x8, #1
	str	x18, [x14, x17, lsl #3]
.LBB16_4:
	add	x2, x2, #1
	add	x13, x13, #24
	mov	x8, x17
	cmp	x2, x10
	b.ge	.LBB16_33
.LBB16_5:
	ldur	x5, [x13, #-8]
	cmp	x5, #1
	b.gt	.LBB16_10
	cbz	x5, .LBB16_2
	cmp	x5, #1
	b.ne	.LBB16_13
	ldr	x17, [x0, #72]
	ldr	x18, [x13]
	add	x17, x17, x18, lsl #6
	ldr	x18, [x11, x18, lsl #3]
	ldr	x3, [x17]
	ldr	x17, [x17, #16]
	cmp	x3, #2
	b.eq	.LBB16_24
	cmp	x3, #3
	b.ne	.LBB16_26
	b	.LBB16_34
.LBB16_10:
	cmp	x5, #2
	b.eq	.LBB16_17
	cmp	x5, #3
	b.ne	.LBB16_13
	ldr	x17, [x14, x8, lsl #3]
	negs	x17, x17
	str	x17, [x14, x8, lsl #3]
	mov	x17, x8
	b.vc	.LBB16_4
	b	.LBB16_34
.LBB16_13:
	sub	x17, x8, #1
	ldr	x3, [x14, x8, lsl #3]
	cmp	x5, #5
	ldr	x18, [x14, x17, lsl #3]
	mov	w8, wzr
	b.gt	.LBB16_18
	cmp	x5, #4
	b.eq	.LBB16_28
	cmp	x5, #5
	b.ne	.LBB16_31
	subs	x8, x18, x3
	cset	w18, vs
	str	x8, [x14, x17, lsl #3]
	tbz	w18, #0, .LBB16_4
	b	.LBB16_30
.LBB16_17:
	ldp	x17, x18, [x13]
	ldr	x17, [x12, x17, lsl #3]
	madd	x17, x17, x9, x1
	ldr	x17, [x17, #8]
	ldr	x18, [x17, x18, lsl #3]
	b	.LBB16_3
.LBB16_18:
	cmp	x5, #6
	b.eq	.LBB16_29
	cmp	x5, #7
	b.ne	.LBB16_31
	cbz	x3, .LBB16_34
	cmp	x18, x16
	b.ne	.LBB16_23
	cmn	x3, #1
	b.eq	.LBB16_34
.LBB16_23:
	sdiv	x8, x18, x3
	mul	x5, x8, x3
	eor	x3, x3, x18
	cmp	x3, #0
	ccmp	x18, x5, #4, mi
	cset	w18, ne
	sub	x8, x8, x18
	b	.LBB16_27
.LBB16_24:
	tbz	x18, #63, .LBB16_26
	cmp	x17, #8
	b.eq	.LBB16_34
.LBB16_26:
	sub	x17, x15, x17, lsl #3
	cmp	x3, #2
	lsl	x5, x18, x17
	asr	x5, x5, x17
	add	x17, x8, #1
	csel	x8, x18, x5, eq
.LBB16_27:
	str	x8, [x14, x17, lsl #3]
	b	.LBB16_4
.LBB16_28:
	adds	x8, x18, x3
	cset	w18, vs
	str	x8, [x14, x17, lsl #3]
	tbz	w18, #0, .LBB16_4
	b	.LBB16_30
.LBB16_29:
	mul	x8, x18, x3
	smulh	x18, x18, x3
	cmp	x18, x8, asr #63
	cset	w18, ne
	str	x8, [x14, x17, lsl #3]
	tbz	w18, #0, .LBB16_4
.LBB16_30:
	mov	w8, wzr
.LBB16_31:
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.LBB16_32:
	.cfi_restore_state
	.cfi_remember_state
	str	x8, [x4]
	mov	w8, #1
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.LBB16_33:
	.cfi_restore_state
	.cfi_remember_state
	ldr	x8, [sp]
	str	x8, [x4]
	mov	w8, #1
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.LBB16_34:
	.cfi_restore_state
	mov	w8, wzr
	mov	w0, w8
	add	sp, sp, #128
	.cfi_def_cfa_offset 0
	ret
.Lfunc_end16:
	.size	evaluate, .Lfunc_end16-evaluate
	.cfi_endproc

	.type	pool,@object
	.data
	.p2align	6, 0x0
pool:
	.word	0
	.zero	60
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
	.xword	0x0000000000000000
	.xword	0x0000000000000000
	.xword	0
	.xword	0x0000000000000000
	.xword	0x0000000000000000
	.xword	0
	.xword	0
	.xword	0
	.xword	0
	.xword	0
	.xword	0
	.word	0
	.word	0
	.zero	56
	.size	pool, 384

	.type	tack_python,@object
	.bss
	.globl	tack_python
	.p2align	3, 0x0
tack_python:
	.xword	0
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
