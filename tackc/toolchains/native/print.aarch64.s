	.file	"print.c"
	.text
	.globl	tack_print
	.p2align	2
	.type	tack_print,@function
tack_print:
	.cfi_startproc
	ldr	x8, [x0, #64]
	tbnz	x8, #63, .LBB0_48
	sub	sp, sp, #256
	.cfi_def_cfa_offset 256
	stp	x29, x30, [sp, #160]
	stp	x28, x27, [sp, #176]
	stp	x26, x25, [sp, #192]
	stp	x24, x23, [sp, #208]
	stp	x22, x21, [sp, #224]
	stp	x20, x19, [sp, #240]
	add	x29, sp, #160
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
	mov	x20, x3
	mov	x21, x2
	mov	x19, x0
	mov	x22, x1
	bl	pthread_mutex_lock
	cmp	x21, #1
	b.lt	.LBB0_47
	mov	x27, #23123
	add	x8, sp, #20
	mov	w26, #13824
	movk	x27, #41115, lsl #16
	mov	x24, xzr
	sub	x28, x8, #8
	movk	x27, #47151, lsl #32
	movk	w26, #50277, lsl #16
	movk	x27, #68, lsl #48
	b	.LBB0_6
.LBB0_3:
	mov	x0, x19
	mov	w1, #110
	bl	put
	mov	x0, x19
	mov	w1, #97
	bl	put
	mov	x0, x19
	mov	w1, #110
.LBB0_4:
	bl	put
	mov	x28, x20
	ldr	x20, [sp, #8]
.LBB0_5:
	add	x24, x24, #1
	cmp	x24, x21
	b.ge	.LBB0_47
.LBB0_6:
	ldrb	w1, [x22, x24]
	cmp	w1, #255
	b.eq	.LBB0_9
	mov	x0, x19
.LBB0_8:
	bl	put
	b	.LBB0_5
.LBB0_9:
	add	x24, x24, #1
	ldr	x23, [x20], #8
	ldrb	w8, [x22, x24]
	cmp	w8, #117
	b.eq	.LBB0_14
	cmp	w8, #100
	b.ne	.LBB0_17
	tbz	x23, #63, .LBB0_13
	mov	x0, x19
	mov	w1, #45
	bl	put
.LBB0_13:
	cmp	x23, #0
	mov	x0, x19
	cneg	x1, x23, mi
	b	.LBB0_15
.LBB0_14:
	mov	x0, x19
	mov	x1, x23
.LBB0_15:
	mov	w2, #1
.LBB0_16:
	bl	put_unsigned
	b	.LBB0_5
.LBB0_17:
	str	x20, [sp, #8]
	mov	x20, x28
	ubfx	x28, x23, #52, #11
	ands	x25, x23, #0xfffffffffffff
	b.eq	.LBB0_19
	cmp	x28, #2047
	b.eq	.LBB0_3
.LBB0_19:
	tbnz	x23, #63, .LBB0_22
	cmp	x28, #2047
	b.ne	.LBB0_23
.LBB0_21:
	mov	x0, x19
	mov	w1, #105
	bl	put
	mov	x0, x19
	mov	w1, #110
	bl	put
	mov	x0, x19
	mov	w1, #102
	b	.LBB0_4
.LBB0_22:
	mov	x0, x19
	mov	w1, #45
	bl	put
	cmp	x28, #2047
	b.eq	.LBB0_21
.LBB0_23:
	cmp	x28, #0
	mov	x8, #4503599627370496
	mov	x16, #-1
	csel	x8, xzr, x8, eq
	cmp	x28, #1
	csinc	x10, x28, xzr, hi
	cmp	x28, #1075
	orr	x9, x8, x25
	b.lo	.LBB0_32
	lsr	x8, x9, #9
	movi	v0.2d, #0000000000000000
	mov	w18, #51712
	add	x12, sp, #20
	add	x16, sp, #20
	mov	x28, x20
	umulh	x8, x8, x27
	mov	w17, #29
	movk	w18, #15258, lsl #16
	mov	w23, #2
	stur	wzr, [x12, #136]
	stur	q0, [x12, #120]
	stur	q0, [x12, #104]
	stur	q0, [x12, #88]
	lsr	x11, x8, #11
	subs	x8, x10, #1075
	stur	q0, [x12, #72]
	stur	q0, [x12, #56]
	madd	w9, w11, w26, w9
	stur	q0, [x12, #40]
	stur	q0, [x12, #24]
	stur	q0, [x12, #8]
	stp	w9, w11, [sp, #20]
	b.eq	.LBB0_40
	ldr	x20, [sp, #8]
	b	.LBB0_27
.LBB0_26:
	subs	x8, x8, x9
	b.le	.LBB0_41
.LBB0_27:
	cmp	x8, #29
	csel	x9, x8, x17, lo
	cmp	w23, #1
	b.lt	.LBB0_26
	mov	w10, w23
	mov	x11, xzr
	add	x12, sp, #20
	mov	x13, x10
.LBB0_29:
	ldr	w14, [x12]
	subs	x13, x13, #1
	lsl	x14, x14, x9
	add	x14, x14, x11
	lsr	x11, x14, #9
	umulh	x11, x11, x27
	lsr	x11, x11, #11
	madd	w15, w11, w26, w14
	str	w15, [x12], #4
	b.ne	.LBB0_29
	cmp	x14, x18
	b.lo	.LBB0_26
	add	w23, w23, #1
	str	w11, [x16, x10, lsl #2]
	b	.LBB0_26
.LBB0_32:
	cmp	x28, #1023
	b.lo	.LBB0_34
	mov	w8, #1075
	sub	x10, x8, x10
	lsl	x11, x16, x10
	lsr	x8, x9, x10
	bic	x9, x9, x11
	b	.LBB0_36
.LBB0_34:
	cmp	x28, #1001
	b.lo	.LBB0_45
	mov	w11, #1075
	mov	x8, xzr
	sub	x10, x11, x10
.LBB0_36:
	mov	w11, #16960
	mvn	w13, w10
	mov	w14, #1
	movk	w11, #15, lsl #16
	lsl	x14, x14, x10
	tst	x10, #0x40
	umulh	x12, x9, x11
	mov	x28, x20
	ldr	x20, [sp, #8]
	csel	x15, x14, xzr, ne
	csel	x14, xzr, x14, ne
	mul	x11, x9, x11
	lsl	x9, x12, #1
	lsl	x9, x9, x13
	lsr	x13, x11, x10
	lsr	x10, x12, x10
	orr	x9, x9, x13
	csel	x23, x10, x9, ne
	subs	x10, x14, #1
	extr	x9, x15, x14, #1
	adc	x13, x15, x16
	and	x10, x11, x10
	lsr	x11, x15, #1
	and	x12, x12, x13
	cmp	x9, x10
	sbcs	xzr, x11, x12
	b.lo	.LBB0_39
	cmp	x12, x11
	ccmp	x10, x9, #0, eq
	b.ne	.LBB0_46
	tbz	w23, #0, .LBB0_46
.LBB0_39:
	add	x23, x23, #1
	b	.LBB0_46
.LBB0_40:
	ldr	x20, [sp, #8]
.LBB0_41:
	sub	w25, w23, #1
	mov	x0, x19
	mov	w2, #1
	ldr	w1, [x16, w25, sxtw #2]
	bl	put_unsigned
	cbz	w25, .LBB0_44
	sxtw	x23, w23
.LBB0_43:
	ldr	w1, [x28, x23, lsl #2]
	mov	x0, x19
	mov	w2, #9
	bl	put_unsigned
	sub	x23, x23, #1
	cmp	x23, #1
	b.ne	.LBB0_43
.LBB0_44:
	mov	x0, x19
	mov	w1, #46
	bl	put
	mov	x0, x19
	mov	w1, #48
	bl	put
	mov	x0, x19
	mov	w1, #48
	bl	put
	mov	x0, x19
	mov	w1, #48
	bl	put
	mov	x0, x19
	mov	w1, #48
	bl	put
	mov	x0, x19
	mov	w1, #48
	bl	put
	mov	x0, x19
	mov	w1, #48
	b	.LBB0_8
.LBB0_45:
	mov	x28, x20
	ldr	x20, [sp, #8]
	mov	x8, xzr
	mov	x23, xzr
.LBB0_46:
	mov	x9, #13531
	mov	x0, x19
	mov	w2, #1
	movk	x9, #55222, lsl #16
	movk	x9, #56962, lsl #32
	movk	x9, #17179, lsl #48
	umulh	x9, x23, x9
	lsr	x25, x9, #18
	add	x1, x25, x8
	bl	put_unsigned
	mov	x0, x19
	mov	w1, #46
	bl	put
	mov	x8, #-16960
	mov	x0, x19
	mov	w2, #6
	movk	x8, #65520, lsl #16
	madd	x1, x25, x8, x23
	b	.LBB0_16
.LBB0_47:
	mov	x0, x19
	mov	w1, #10
	bl	put
	mov	x0, x19
	bl	write_out
	mov	x0, x19
	.cfi_def_cfa wsp, 256
	ldp	x20, x19, [sp, #240]
	ldp	x22, x21, [sp, #224]
	ldp	x24, x23, [sp, #208]
	ldp	x26, x25, [sp, #192]
	ldp	x28, x27, [sp, #176]
	ldp	x29, x30, [sp, #160]
	add	sp, sp, #256
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
	b	pthread_mutex_unlock
.LBB0_48:
	ret
.Lfunc_end0:
	.size	tack_print, .Lfunc_end0-tack_print
	.cfi_endproc

	.p2align	2
	.type	put,@function
put:
	.cfi_startproc
	stp	x29, x30, [sp, #-32]!
	.cfi_def_cfa_offset 32
	stp	x20, x19, [sp, #16]
	mov	x29, sp
	.cfi_def_cfa w29, 32
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w30, -24
	.cfi_offset w29, -32
	ldr	x8, [x0, #80]
	mov	x19, x0
	mov	w20, w1
	cmp	x8, #1, lsl #12
	b.ne	.LBB1_2
	mov	x0, x19
	bl	write_out
	ldr	x8, [x19, #80]
.LBB1_2:
	add	x9, x8, #1
	add	x8, x19, x8
	str	x9, [x19, #80]
	strb	w20, [x8, #88]
	.cfi_def_cfa wsp, 32
	ldp	x20, x19, [sp, #16]
	ldp	x29, x30, [sp], #32
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end1:
	.size	put, .Lfunc_end1-put
	.cfi_endproc

	.p2align	2
	.type	write_out,@function
write_out:
	.cfi_startproc
	stp	x29, x30, [sp, #-32]!
	.cfi_def_cfa_offset 32
	stp	x20, x19, [sp, #16]
	mov	x29, sp
	.cfi_def_cfa w29, 32
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w30, -24
	.cfi_offset w29, -32
	ldr	x2, [x0, #80]
	mov	x19, x0
	cbz	x2, .LBB2_8
	add	x20, x19, #88
	b	.LBB2_3
.LBB2_2:
	ldr	x2, [x19, #80]
	cbz	x2, .LBB2_8
.LBB2_3:
	ldr	x8, [x19, #72]
	cbnz	x8, .LBB2_8
	ldr	w0, [x19, #64]
	mov	x1, x20
	bl	write
	tbnz	x0, #63, .LBB2_6
	ldr	x8, [x19, #80]
	add	x20, x20, x0
	sub	x2, x8, x0
	str	x2, [x19, #80]
	cbnz	x2, .LBB2_3
	b	.LBB2_8
.LBB2_6:
	bl	__errno_location
	ldr	w8, [x0]
	cmp	w8, #4
	b.eq	.LBB2_2
	bl	__errno_location
	ldrsw	x8, [x0]
	str	x8, [x19, #72]
	b	.LBB2_2
.LBB2_8:
	str	xzr, [x19, #80]
	.cfi_def_cfa wsp, 32
	ldp	x20, x19, [sp, #16]
	ldp	x29, x30, [sp], #32
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end2:
	.size	write_out, .Lfunc_end2-write_out
	.cfi_endproc

	.p2align	2
	.type	put_unsigned,@function
put_unsigned:
	.cfi_startproc
	sub	sp, sp, #80
	.cfi_def_cfa_offset 80
	stp	x29, x30, [sp, #32]
	str	x21, [sp, #48]
	stp	x20, x19, [sp, #64]
	add	x29, sp, #32
	.cfi_def_cfa w29, 48
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -32
	.cfi_offset w30, -40
	.cfi_offset w29, -48
	mov	x9, #-3689348814741910324
	mov	x19, x0
	mov	x20, xzr
	mov	w8, w2
	movk	x9, #52429
	mov	w10, #246
	add	x11, sp, #12
.LBB3_1:
	umulh	x13, x1, x9
	mov	x12, x1
	cmp	x1, #9
	lsr	x1, x13, #3
	madd	w13, w1, w10, w12
	orr	w12, w13, #0x30
	strb	w12, [x11, x20]
	add	x20, x20, #1
	b.hi	.LBB3_1
	cmp	x20, x8
	b.lo	.LBB3_1
	add	x8, sp, #12
	sub	x21, x8, #1
.LBB3_4:
	ldrb	w1, [x21, x20]
	mov	x0, x19
	sub	x20, x20, #1
	bl	put
	cbnz	x20, .LBB3_4
	.cfi_def_cfa wsp, 80
	ldp	x20, x19, [sp, #64]
	ldr	x21, [sp, #48]
	ldp	x29, x30, [sp, #32]
	add	sp, sp, #80
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end3:
	.size	put_unsigned, .Lfunc_end3-put_unsigned
	.cfi_endproc

	.section	".note.GNU-stack","",@progbits
