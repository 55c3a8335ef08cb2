; Operations of kernels that are longer than an instruction.
;
; Each function is written for i32 or for float (f32); the emitter reads the other widths from the same text, with the type
; names replaced. It takes only the functions that a kernel uses, with the declarations that those need.

declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)

; a // b, signed: floors; 0 for b == 0; MIN // -1 wraps to MIN (N-002, N-003). The divisors 0 and -1 could trap, so neither
; reaches the division.
define internal i32 @tack.floordiv.i32(i32 %a, i32 %b) alwaysinline {
  %zero = icmp eq i32 %b, 0
  %minus = icmp eq i32 %b, -1
  %unsafe = or i1 %zero, %minus
  %d = select i1 %unsafe, i32 1, i32 %b
  %q = sdiv i32 %a, %d
  %p = mul i32 %q, %d
  %r = sub i32 %a, %p
  %inexact = icmp ne i32 %r, 0
  %signs = xor i32 %r, %d
  %mixed = icmp slt i32 %signs, 0
  %below = and i1 %inexact, %mixed
  %step = sext i1 %below to i32
  %floor = add i32 %q, %step
  %negated = sub i32 0, %a
  %whole = select i1 %minus, i32 %negated, i32 %floor
  %result = select i1 %zero, i32 0, i32 %whole
  ret i32 %result
}

; a % b, signed: has the sign of b; 0 for b == 0 and for b == -1 (N-002, N-003).
define internal i32 @tack.mod.i32(i32 %a, i32 %b) alwaysinline {
  %zero = icmp eq i32 %b, 0
  %minus = icmp eq i32 %b, -1
  %unsafe = or i1 %zero, %minus
  %d = select i1 %unsafe, i32 1, i32 %b
  %r = srem i32 %a, %d
  %inexact = icmp ne i32 %r, 0
  %signs = xor i32 %r, %d
  %mixed = icmp slt i32 %signs, 0
  %move = and i1 %inexact, %mixed
  %moved = add i32 %r, %d
  %result = select i1 %move, i32 %moved, i32 %r
  ret i32 %result
}

; a // b and a % b, unsigned: 0 for b == 0 (N-003).
define internal i32 @tack.ufloordiv.i32(i32 %a, i32 %b) alwaysinline {
  %zero = icmp eq i32 %b, 0
  %d = select i1 %zero, i32 1, i32 %b
  %q = udiv i32 %a, %d
  %result = select i1 %zero, i32 0, i32 %q
  ret i32 %result
}

define internal i32 @tack.umod.i32(i32 %a, i32 %b) alwaysinline {
  %zero = icmp eq i32 %b, 0
  %d = select i1 %zero, i32 1, i32 %b
  %result = urem i32 %a, %d
  ret i32 %result
}

; a ** e by squaring, modulo 2**N (N-005).
define internal i32 @tack.ipow.i32(i32 %a, i64 %e) alwaysinline {
entry:
  br label %test
test:
  %result = phi i32 [ 1, %entry ], [ %next, %turn ]
  %square = phi i32 [ %a, %entry ], [ %squared, %turn ]
  %left = phi i64 [ %e, %entry ], [ %halved, %turn ]
  %done = icmp eq i64 %left, 0
  br i1 %done, label %exit, label %turn
turn:
  %odd = trunc i64 %left to i1
  %product = mul i32 %result, %square
  %next = select i1 %odd, i32 %product, i32 %result
  %squared = mul i32 %square, %square
  %halved = lshr i64 %left, 1
  br label %test
exit:
  ret i32 %result
}

; What C's fmod gives, exactly: long division of the significands, in digits of as many bits as an integer has beside them.
define internal float @tack.fmod.f32(float %a, float %b) nounwind {
entry:
  %a.size = call float @llvm.fabs.f32(float %a)
  %b.size = call float @llvm.fabs.f32(float %b)
  %a.finite = fcmp olt float %a.size, 0x7FF0000000000000
  %b.some = fcmp ogt float %b.size, 0.0
  %valid = and i1 %a.finite, %b.some
  %below = fcmp olt float %a.size, %b.size
  %divides = xor i1 %below, true
  %some = and i1 %valid, %divides
  br i1 %some, label %divide, label %exit
divide:
  %one = bitcast float 1.0 to i32
  %fraction = call i32 @llvm.cttz.i32(i32 %one, i1 true)
  %unit = shl i32 1, %fraction
  %digit = call i32 @llvm.ctlz.i32(i32 %unit, i1 true)
  %a.bits = bitcast float %a.size to i32
  %b.bits = bitcast float %b.size to i32
  %a.field = lshr i32 %a.bits, %fraction
  %b.field = lshr i32 %b.bits, %fraction
  %a.exponent = call i32 @llvm.umax.i32(i32 %a.field, i32 1)
  %b.exponent = call i32 @llvm.umax.i32(i32 %b.field, i32 1)
  %a.moved = sub i32 %a.exponent, 1
  %b.moved = sub i32 %b.exponent, 1
  %a.base = shl i32 %a.moved, %fraction
  %b.base = shl i32 %b.moved, %fraction
  %dividend = sub i32 %a.bits, %a.base
  %divisor = sub i32 %b.bits, %b.base
  %first = urem i32 %dividend, %divisor
  %gap = sub i32 %a.exponent, %b.exponent
  br label %test
test:
  %rest = phi i32 [ %first, %divide ], [ %next, %turn ]
  %left = phi i32 [ %gap, %divide ], [ %fewer, %turn ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %compose, label %turn
turn:
  %step = call i32 @llvm.umin.i32(i32 %left, i32 %digit)
  %longer = shl i32 %rest, %step
  %next = urem i32 %longer, %divisor
  %fewer = sub i32 %left, %step
  br label %test
compose:
  %zeros = call i32 @llvm.ctlz.i32(i32 %rest, i1 false)
  %room = sub i32 %zeros, %digit
  %shift = call i32 @llvm.umin.i32(i32 %room, i32 %b.moved)
  %normal = shl i32 %rest, %shift
  %exponent = sub i32 %b.moved, %shift
  %base = shl i32 %exponent, %fraction
  %bits = add i32 %normal, %base
  %none = icmp eq i32 %rest, 0
  %kept = select i1 %none, i32 0, i32 %bits
  %size = bitcast i32 %kept to float
  %signed = call float @llvm.copysign.f32(float %size, float %a)
  br label %exit
exit:
  %found = phi float [ %a, %entry ], [ %signed, %compose ]
  %result = select i1 %valid, float %found, float 0x7FF8000000000000
  ret float %result
}

; a % b as CPython's float_rem: what fmod gives, moved to the sign of b; a zero has the sign of b (N-008).
define internal float @tack.mod.f32(float %a, float %b, float %r) alwaysinline {
  %nonzero = fcmp une float %r, 0.0
  %r.below = fcmp olt float %r, 0.0
  %b.below = fcmp olt float %b, 0.0
  %mixed = xor i1 %r.below, %b.below
  %moved = fadd float %r, %b
  %value = select i1 %mixed, float %moved, float %r
  %zero = call float @llvm.copysign.f32(float 0.0, float %b)
  %result = select i1 %nonzero, float %value, float %zero
  ret float %result
}

; a // b as CPython's float_floor_div: the quotient without the remainder, snapped to the nearest whole number; a zero has the
; sign of the true quotient (N-008).
define internal float @tack.floordiv.f32(float %a, float %b, float %r) alwaysinline {
  %whole = fsub float %a, %r
  %q = fdiv float %whole, %b
  %nonzero = fcmp une float %r, 0.0
  %r.below = fcmp olt float %r, 0.0
  %b.below = fcmp olt float %b, 0.0
  %mixed = xor i1 %r.below, %b.below
  %move = and i1 %nonzero, %mixed
  %less = fsub float %q, 1.0
  %moved = select i1 %move, float %less, float %q
  %floor = call float @llvm.floor.f32(float %moved)
  %rest = fsub float %moved, %floor
  %snap = fcmp ogt float %rest, 0.5
  %above = fadd float %floor, 1.0
  %value = select i1 %snap, float %above, float %floor
  %true = fdiv float %a, %b
  %zero = call float @llvm.copysign.f32(float 0.0, float %true)
  %some = fcmp une float %moved, 0.0
  %result = select i1 %some, float %value, float %zero
  ret float %result
}

; Atomic minimum and maximum of floats: compare and swap on the bits, starting from an atomic read (X-012).
define internal float @tack.atomic.min.f32(ptr %p, float %b) alwaysinline {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %turn
turn:
  %bits = phi i32 [ %first, %entry ], [ %seen, %turn ]
  %a = bitcast i32 %bits to float
  %less = fcmp olt float %a, %b
  %nan = fcmp uno float %b, %b
  %keep = or i1 %less, %nan
  %new = select i1 %keep, float %a, float %b
  %new.bits = bitcast float %new to i32
  %swap = cmpxchg ptr %p, i32 %bits, i32 %new.bits monotonic monotonic, align 4
  %seen = extractvalue { i32, i1 } %swap, 0
  %done = extractvalue { i32, i1 } %swap, 1
  br i1 %done, label %exit, label %turn
exit:
  ret float %a
}

define internal float @tack.atomic.max.f32(ptr %p, float %b) alwaysinline {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %turn
turn:
  %bits = phi i32 [ %first, %entry ], [ %seen, %turn ]
  %a = bitcast i32 %bits to float
  %more = fcmp ogt float %a, %b
  %nan = fcmp uno float %b, %b
  %keep = or i1 %more, %nan
  %new = select i1 %keep, float %a, float %b
  %new.bits = bitcast float %new to i32
  %swap = cmpxchg ptr %p, i32 %bits, i32 %new.bits monotonic monotonic, align 4
  %seen = extractvalue { i32, i1 } %swap, 0
  %done = extractvalue { i32, i1 } %swap, 1
  br i1 %done, label %exit, label %turn
exit:
  ret float %a
}

; What the atomic minimum and maximum of floats leave of an element %a.
define internal float @tack.combine.min.f32(float %a, float %b) alwaysinline {
  %less = fcmp olt float %a, %b
  %nan = fcmp uno float %b, %b
  %keep = or i1 %less, %nan
  %new = select i1 %keep, float %a, float %b
  ret float %new
}

define internal float @tack.combine.max.f32(float %a, float %b) alwaysinline {
  %more = fcmp ogt float %a, %b
  %nan = fcmp uno float %b, %b
  %keep = or i1 %more, %nan
  %new = select i1 %keep, float %a, float %b
  ret float %new
}

; Keep the first failure of the lowest iteration, whichever threads run them (O-020). A record is a lock, then the iteration, the
; site and two values; an iteration is run by one thread, so of its failures the first gets here first. Used at i64 only.
define internal void @tack.report.i32(ptr %record, i32 %iteration, i32 %site, i32 %first, i32 %second) noinline cold nounwind {
entry:
  %at.iteration = getelementptr inbounds i32, ptr %record, i32 1
  %known = load atomic i32, ptr %at.iteration monotonic, align 4
  %news = icmp slt i32 %iteration, %known
  br i1 %news, label %lock, label %exit
lock:
  %locked = atomicrmw xchg ptr %record, i32 1 acquire, align 4
  %mine = icmp eq i32 %locked, 0
  br i1 %mine, label %look, label %lock
look:
  %latest = load atomic i32, ptr %at.iteration monotonic, align 4
  %lowest = icmp slt i32 %iteration, %latest
  br i1 %lowest, label %keep, label %unlock
keep:
  store atomic i32 %iteration, ptr %at.iteration monotonic, align 4
  %at.site = getelementptr inbounds i32, ptr %record, i32 2
  store i32 %site, ptr %at.site, align 4
  %at.first = getelementptr inbounds i32, ptr %record, i32 3
  store i32 %first, ptr %at.first, align 4
  %at.second = getelementptr inbounds i32, ptr %record, i32 4
  store i32 %second, ptr %at.second, align 4
  br label %unlock
unlock:
  store atomic i32 0, ptr %record release, align 4
  br label %exit
exit:
  ret void
}
