	.file	"print.c"
	.text
	.globl	tack_print
	.p2align	2
	.type	tack_print,@function
tack_print:
	.cfi_startproc
	sub	sp, sp, #240
	.cfi_def_cfa_offset 240
	stp	x29, x30, [sp, #144]
	stp	x28, x27, [sp, #160]
	stp	x26, x25, [sp, #176]
	stp	x24, x23, [sp, #192]
	stp	x22, x21, [sp, #208]
	stp	x20, x19, [sp, #224]
	add	x29, sp, #144
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
	mov	x21, x0
	adrp	x0, printer
	add	x0, x0, :lo12:printer
	mov	x19, x2
	mov	x20, x1
	bl	pthread_mutex_lock
	adrp	x8, target
	ldr	x8, [x8, :lo12:target]
	tbnz	x8, #63, .LBB0_41
	cmp	x20, #1
	b.lt	.LBB0_40
	mov	x25, #23123
	add	x8, sp, #4
	mov	w28, #13824
	movk	x25, #41115, lsl #16
	mov	x23, xzr
	sub	x26, x8, #8
	movk	x25, #47151, lsl #32
	movk	w28, #50277, lsl #16
	movk	x25, #68, lsl #48
	b	.LBB0_6
.LBB0_3:
	mov	w0, #110
	bl	put
	mov	w0, #97
	bl	put
	mov	w0, #110
.LBB0_4:
	bl	put
	add	x23, x23, #1
	cmp	x23, x20
	b.lt	.LBB0_6
	b	.LBB0_40
.LBB0_5:
	mov	w0, #46
	bl	put
	mov	w0, #48
	bl	put
	mov	w0, #48
	bl	put
	mov	w0, #48
	bl	put
	mov	w0, #48
	bl	put
	mov	w0, #48
	bl	put
	mov	w0, #48
	bl	put
	add	x23, x23, #1
	cmp	x23, x20
	b.ge	.LBB0_40
.LBB0_6:
	ldrb	w0, [x21, x23]
	cmp	w0, #255
	b.ne	.LBB0_4
	add	x23, x23, #1
	ldr	x22, [x19], #8
	ldrb	w8, [x21, x23]
	cmp	w8, #117
	b.eq	.LBB0_12
	cmp	w8, #100
	b.ne	.LBB0_13
	tbz	x22, #63, .LBB0_11
	mov	w0, #45
	bl	put
.LBB0_11:
	cmp	x22, #0
	mov	w1, #1
	cneg	x0, x22, mi
	bl	put_unsigned
	add	x23, x23, #1
	cmp	x23, x20
	b.lt	.LBB0_6
	b	.LBB0_40
.LBB0_12:
	mov	x0, x22
	mov	w1, #1
	bl	put_unsigned
	add	x23, x23, #1
	cmp	x23, x20
	b.lt	.LBB0_6
	b	.LBB0_40
.LBB0_13:
	ubfx	x24, x22, #52, #11
	ands	x27, x22, #0xfffffffffffff
	b.eq	.LBB0_15
	cmp	x24, #2047
	b.eq	.LBB0_3
.LBB0_15:
	tbnz	x22, #63, .LBB0_18
	cmp	x24, #2047
	b.ne	.LBB0_19
.LBB0_17:
	mov	w0, #105
	bl	put
	mov	w0, #110
	bl	put
	mov	w0, #102
	bl	put
	add	x23, x23, #1
	cmp	x23, x20
	b.lt	.LBB0_6
	b	.LBB0_40
.LBB0_18:
	mov	w0, #45
	bl	put
	cmp	x24, #2047
	b.eq	.LBB0_17
.LBB0_19:
	cmp	x24, #0
	mov	x8, #4503599627370496
	mov	x16, #-1
	csel	x8, xzr, x8, eq
	cmp	x24, #1
	csinc	x10, x24, xzr, hi
	cmp	x24, #1075
	orr	x9, x8, x27
	b.lo	.LBB0_30
	lsr	x8, x9, #9
	movi	v0.2d, #0000000000000000
	mov	w18, #51712
	add	x12, sp, #4
	add	x16, sp, #4
	mov	w17, #29
	umulh	x8, x8, x25
	movk	w18, #15258, lsl #16
	mov	w22, #2
	stur	wzr, [x12, #136]
	stur	q0, [x12, #120]
	stur	q0, [x12, #104]
	stur	q0, [x12, #88]
	lsr	x11, x8, #11
	subs	x8, x10, #1075
	stur	q0, [x12, #72]
	stur	q0, [x12, #56]
	madd	w9, w11, w28, w9
	stur	q0, [x12, #40]
	stur	q0, [x12, #24]
	stur	q0, [x12, #8]
	stp	w9, w11, [sp, #4]
	b.ne	.LBB0_25
.LBB0_21:
	sub	w24, w22, #1
	mov	w1, #1
	ldr	w0, [x16, w24, sxtw #2]
	bl	put_unsigned
	cbz	w24, .LBB0_5
	sxtw	x22, w22
.LBB0_23:
	ldr	w0, [x26, x22, lsl #2]
	mov	w1, #9
	bl	put_unsigned
	sub	x22, x22, #1
	cmp	x22, #1
	b.ne	.LBB0_23
	b	.LBB0_5
.LBB0_24:
	subs	x8, x8, x9
	b.le	.LBB0_21
.LBB0_25:
	cmp	x8, #29
	csel	x9, x8, x17, lo
	cmp	w22, #1
	b.lt	.LBB0_24
	mov	w10, w22
	mov	x11, xzr
	add	x12, sp, #4
	mov	x13, x10
.LBB0_27:
	ldr	w14, [x12]
	subs	x13, x13, #1
	lsl	x14, x14, x9
	add	x14, x14, x11
	lsr	x11, x14, #9
	umulh	x11, x11, x25
	lsr	x11, x11, #11
	madd	w15, w11, w28, w14
	str	w15, [x12], #4
	b.ne	.LBB0_27
	cmp	x14, x18
	b.lo	.LBB0_24
	add	w22, w22, #1
	str	w11, [x16, x10, lsl #2]
	b	.LBB0_24
.LBB0_30:
	cmp	x24, #1023
	b.lo	.LBB0_32
	mov	w8, #1075
	sub	x10, x8, x10
	lsl	x11, x16, x10
	lsr	x8, x9, x10
	bic	x9, x9, x11
	b	.LBB0_34
.LBB0_32:
	cmp	x24, #1001
	b.lo	.LBB0_38
	mov	w11, #1075
	mov	x8, xzr
	sub	x10, x11, x10
.LBB0_34:
	mov	w11, #16960
	mvn	w13, w10
	mov	w14, #1
	movk	w11, #15, lsl #16
	lsl	x14, x14, x10
	tst	x10, #0x40
	umulh	x12, x9, x11
	csel	x15, x14, xzr, ne
	csel	x14, xzr, x14, ne
	mul	x11, x9, x11
	lsl	x9, x12, #1
	lsl	x9, x9, x13
	lsr	x13, x11, x10
	lsr	x10, x12, x10
	orr	x9, x9, x13
	csel	x22, x10, x9, ne
	subs	x10, x14, #1
	extr	x9, x15, x14, #1
	adc	x13, x15, x16
	and	x10, x11, x10
	lsr	x11, x15, #1
	and	x12, x12, x13
	cmp	x9, x10
	sbcs	xzr, x11, x12
	b.lo	.LBB0_37
	cmp	x12, x11
	ccmp	x10, x9, #0, eq
	b.ne	.LBB0_39
	tbz	w22, #0, .LBB0_39
.LBB0_37:
	add	x22, x22, #1
	b	.LBB0_39
.LBB0_38:
	mov	x8, xzr
	mov	x22, xzr
.LBB0_39:
	mov	x9, #13531
	mov	w1, #1
	movk	x9, #55222, lsl #16
	movk	x9, #56962, lsl #32
	movk	x9, #17179, lsl #48
	umulh	x9, x22, x9
	lsr	x24, x9, #18
	add	x0, x24, x8
	bl	put_unsigned
	mov	w0, #46
	bl	put
	mov	x8, #-16960
	mov	w1, #6
	movk	x8, #65520, lsl #16
	madd	x0, x24, x8, x22
	bl	put_unsigned
	add	x23, x23, #1
	cmp	x23, x20
	b.lt	.LBB0_6
.LBB0_40:
	mov	w0, #10
	bl	put
	bl	write_out
.LBB0_41:
	adrp	x0, printer
	add	x0, x0, :lo12:printer
	.cfi_def_cfa wsp, 240
	ldp	x20, x19, [sp, #224]
	ldp	x22, x21, [sp, #208]
	ldp	x24, x23, [sp, #192]
	ldp	x26, x25, [sp, #176]
	ldp	x28, x27, [sp, #160]
	ldp	x29, x30, [sp, #144]
	add	sp, sp, #240
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
	adrp	x20, printer+72
	mov	w19, w0
	ldr	x8, [x20, :lo12:printer+72]
	cmp	x8, #1, lsl #12
	b.ne	.LBB1_2
	bl	write_out
	ldr	x8, [x20, :lo12:printer+72]
.LBB1_2:
	adrp	x10, printer
	add	x10, x10, :lo12:printer
	add	x9, x8, #1
	add	x8, x10, x8
	str	x9, [x10, #72]
	strb	w19, [x8, #80]
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
	sub	sp, sp, #80
	.cfi_def_cfa_offset 80
	stp	x29, x30, [sp, #16]
	stp	x24, x23, [sp, #32]
	stp	x22, x21, [sp, #48]
	stp	x20, x19, [sp, #64]
	add	x29, sp, #16
	.cfi_def_cfa w29, 64
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w24, -48
	.cfi_offset w30, -56
	.cfi_offset w29, -64
	adrp	x21, printer+64
	add	x21, x21, :lo12:printer+64
	adrp	x20, printer+72
	ldr	x2, [x21, #8]
	cbz	x2, .LBB2_11
	ldr	x8, [x21]
	cbnz	x8, .LBB2_11
	adrp	x19, printer+80
	add	x19, x19, :lo12:printer+80
	adrp	x22, target
	mov	w23, #4
	adrp	x24, printer+64
.LBB2_3:
	ldr	w0, [x22, :lo12:target]
	mov	x1, x19
	bl	write
	tbnz	x0, #63, .LBB2_5
	ldr	x8, [x20, :lo12:printer+72]
	add	x19, x19, x0
	sub	x8, x8, x0
	str	x8, [x20, :lo12:printer+72]
	b	.LBB2_9
.LBB2_5:
	bl	__errno_location
	ldr	w8, [x0]
	cmp	w8, #11
	b.ne	.LBB2_7
	ldr	x8, [x22, :lo12:target]
	add	x0, sp, #8
	mov	w1, #1
	mov	w2, #-1
	stp	w8, w23, [sp, #8]
	bl	poll
	b	.LBB2_9
.LBB2_7:
	bl	__errno_location
	ldr	w8, [x0]
	cmp	w8, #4
	b.eq	.LBB2_9
	bl	__errno_location
	ldrsw	x8, [x0]
	str	x8, [x24, :lo12:printer+64]
.LBB2_9:
	ldr	x2, [x21, #8]
	cbz	x2, .LBB2_11
	ldr	x8, [x21]
	cbz	x8, .LBB2_3
.LBB2_11:
	str	xzr, [x20, :lo12:printer+72]
	.cfi_def_cfa wsp, 80
	ldp	x20, x19, [sp, #64]
	ldp	x22, x21, [sp, #48]
	ldp	x24, x23, [sp, #32]
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #80
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w21
	.cfi_restore w22
	.cfi_restore w23
	.cfi_restore w24
	.cfi_restore w30
	.cfi_restore w29
	ret
.Lfunc_end2:
	.size	write_out, .Lfunc_end2-write_out
	.cfi_endproc

	.globl	tack_print_to
	.p2align	2
	.type	tack_print_to,@function
tack_print_to:
	.cfi_startproc
	movi	v0.2d, #0000000000000000
	adrp	x8, target
	str	x0, [x8, :lo12:target]
	adrp	x8, printer
	add	x8, x8, :lo12:printer
	ldr	x0, [x8, #64]
	stp	q0, q0, [x8]
	stp	q0, q0, [x8, #32]
	str	q0, [x8, #64]
	ret
.Lfunc_end3:
	.size	tack_print_to, .Lfunc_end3-tack_print_to
	.cfi_endproc

	.p2align	2
	.type	put_unsigned,@function
put_unsigned:
	.cfi_startproc
	sub	sp, sp, #64
	.cfi_def_cfa_offset 64
	stp	x29, x30, [sp, #32]
	stp	x20, x19, [sp, #48]
	add	x29, sp, #32
	.cfi_def_cfa w29, 32
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w30, -24
	.cfi_offset w29, -32
	mov	x9, #-3689348814741910324
	mov	x19, xzr
	mov	w8, w1
	movk	x9, #52429
	mov	w10, #246
	add	x11, sp, #12
.LBB4_1:
	umulh	x13, x0, x9
	mov	x12, x0
	cmp	x0, #9
	lsr	x0, x13, #3
	madd	w13, w0, w10, w12
	orr	w12, w13, #0x30
	strb	w12, [x11, x19]
	add	x19, x19, #1
	b.hi	.LBB4_1
	cmp	x19, x8
	b.lo	.LBB4_1
	add	x8, sp, #12
	sub	x20, x8, #1
.LBB4_4:
	ldrb	w0, [x20, x19]
	sub	x19, x19, #1
	bl	put
	cbnz	x19, .LBB4_4
	.cfi_def_cfa wsp, 64
	ldp	x20, x19, [sp, #48]
	ldp	x29, x30, [sp, #32]
	add	sp, sp, #64
	.cfi_def_cfa_offset 0
	.cfi_restore w19
	.cfi_restore w20
	.cfi_restore w30
	.cfi_restore w29
	ret
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
	.xword	1
	.size	target, 8

	.section	".note.GNU-stack","",@progbits
