; ModuleID = 'print.c'
source_filename = "print.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { %union.pthread_mutex_t, i64, i64, [4096 x i8] }
%union.pthread_mutex_t = type { i64, [56 x i8] }
%struct.pollfd = type { i32, i16, i16 }

@printer = internal global %struct.anon zeroinitializer, align 8
@target = internal unnamed_addr global i64 1, align 8

; Function Attrs: nounwind uwtable
define void @tack_print(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [35 x i32], align 4
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @printer) #9
  %6 = load i64, ptr @target, align 8
  %7 = icmp sgt i64 %6, -1
  br i1 %7, label %8, label %158

8:                                                ; preds = %3
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 4
  br label %14

13:                                               ; preds = %153, %8
  tail call fastcc void @put(i8 noundef 10)
  tail call fastcc void @write_out()
  br label %158

14:                                               ; preds = %10, %153
  %15 = phi i64 [ 0, %10 ], [ %156, %153 ]
  %16 = phi ptr [ %2, %10 ], [ %154, %153 ]
  %17 = getelementptr inbounds i8, ptr %0, i64 %15
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, -1
  br i1 %19, label %20, label %152

20:                                               ; preds = %14
  %21 = add nsw i64 %15, 1
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %25 = load i64, ptr %16, align 8
  switch i8 %23, label %32 [
    i8 100, label %26
    i8 117, label %31
  ]

26:                                               ; preds = %20
  %27 = icmp slt i64 %25, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %26
  tail call fastcc void @put(i8 noundef 45)
  br label %29

29:                                               ; preds = %28, %26
  %30 = tail call i64 @llvm.abs.i64(i64 %25, i1 false)
  tail call fastcc void @put_unsigned(i64 noundef %30, i32 noundef 1)
  br label %153

31:                                               ; preds = %20
  tail call fastcc void @put_unsigned(i64 noundef %25, i32 noundef 1)
  br label %153

32:                                               ; preds = %20
  %33 = lshr i64 %25, 52
  %34 = and i64 %33, 2047
  %35 = and i64 %25, 4503599627370495
  %36 = icmp eq i64 %34, 2047
  %37 = icmp ne i64 %35, 0
  %38 = and i1 %37, %36
  br i1 %38, label %39, label %40

39:                                               ; preds = %32
  tail call fastcc void @put(i8 noundef 110)
  tail call fastcc void @put(i8 noundef 97)
  tail call fastcc void @put(i8 noundef 110)
  br label %153

40:                                               ; preds = %32
  %41 = icmp sgt i64 %25, -1
  br i1 %41, label %43, label %42

42:                                               ; preds = %40
  tail call fastcc void @put(i8 noundef 45)
  br label %43

43:                                               ; preds = %42, %40
  br i1 %36, label %44, label %45

44:                                               ; preds = %43
  tail call fastcc void @put(i8 noundef 105)
  tail call fastcc void @put(i8 noundef 110)
  tail call fastcc void @put(i8 noundef 102)
  br label %153

45:                                               ; preds = %43
  %46 = icmp eq i64 %34, 0
  %47 = select i1 %46, i64 0, i64 4503599627370496
  %48 = or disjoint i64 %47, %35
  %49 = tail call i64 @llvm.umax.i64(i64 %34, i64 1)
  %50 = icmp samesign ugt i64 %34, 1074
  br i1 %50, label %51, label %111

51:                                               ; preds = %45
  %52 = add nsw i64 %49, -1075
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(132) %11, i8 0, i64 132, i1 false)
  %53 = freeze i64 %48
  %54 = udiv i64 %53, 1000000000
  %55 = mul i64 %54, 1000000000
  %56 = sub i64 %53, %55
  %57 = trunc nuw nsw i64 %56 to i32
  store i32 %57, ptr %4, align 4
  %58 = trunc nuw nsw i64 %54 to i32
  store i32 %58, ptr %12, align 4
  %59 = icmp eq i64 %52, 0
  br i1 %59, label %92, label %60

60:                                               ; preds = %51, %88
  %61 = phi i64 [ %90, %88 ], [ %52, %51 ]
  %62 = phi i32 [ %89, %88 ], [ 2, %51 ]
  %63 = tail call i64 @llvm.umin.i64(i64 %61, i64 29)
  %64 = icmp sgt i32 %62, 0
  br i1 %64, label %65, label %88

65:                                               ; preds = %60
  %66 = zext nneg i32 %62 to i64
  br label %69

67:                                               ; preds = %69
  %68 = icmp samesign ult i64 %76, 1000000000
  br i1 %68, label %88, label %84

69:                                               ; preds = %69, %65
  %70 = phi i64 [ 0, %65 ], [ %82, %69 ]
  %71 = phi i64 [ 0, %65 ], [ %78, %69 ]
  %72 = getelementptr inbounds nuw i32, ptr %4, i64 %70
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = shl nuw nsw i64 %74, %63
  %76 = add nuw nsw i64 %75, %71
  %77 = freeze i64 %76
  %78 = udiv i64 %77, 1000000000
  %79 = mul i64 %78, 1000000000
  %80 = sub i64 %77, %79
  %81 = trunc nuw nsw i64 %80 to i32
  store i32 %81, ptr %72, align 4
  %82 = add nuw nsw i64 %70, 1
  %83 = icmp eq i64 %82, %66
  br i1 %83, label %67, label %69, !llvm.loop !5

84:                                               ; preds = %67
  %85 = trunc nuw i64 %78 to i32
  %86 = add nuw nsw i32 %62, 1
  %87 = getelementptr inbounds nuw i32, ptr %4, i64 %66
  store i32 %85, ptr %87, align 4
  br label %88

88:                                               ; preds = %84, %67, %60
  %89 = phi i32 [ %86, %84 ], [ %62, %67 ], [ %62, %60 ]
  %90 = sub nsw i64 %61, %63
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %60, label %92, !llvm.loop !7

92:                                               ; preds = %88, %51
  %93 = phi i32 [ 2, %51 ], [ %89, %88 ]
  %94 = add nsw i32 %93, -1
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr %4, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = zext i32 %97 to i64
  tail call fastcc void @put_unsigned(i64 noundef %98, i32 noundef 1)
  %99 = icmp eq i32 %94, 0
  br i1 %99, label %110, label %100

100:                                              ; preds = %92
  %101 = sext i32 %93 to i64
  %102 = add nsw i64 %101, -1
  br label %103

103:                                              ; preds = %103, %100
  %104 = phi i64 [ %102, %100 ], [ %105, %103 ]
  %105 = add nsw i64 %104, -1
  %106 = getelementptr inbounds i32, ptr %4, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  tail call fastcc void @put_unsigned(i64 noundef %108, i32 noundef 9)
  %109 = icmp eq i64 %105, 0
  br i1 %109, label %110, label %103, !llvm.loop !8

110:                                              ; preds = %103, %92
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  tail call fastcc void @put(i8 noundef 46)
  tail call fastcc void @put(i8 noundef 48)
  tail call fastcc void @put(i8 noundef 48)
  tail call fastcc void @put(i8 noundef 48)
  tail call fastcc void @put(i8 noundef 48)
  tail call fastcc void @put(i8 noundef 48)
  tail call fastcc void @put(i8 noundef 48)
  br label %153

111:                                              ; preds = %45
  %112 = icmp samesign ugt i64 %34, 1022
  br i1 %112, label %113, label %119

113:                                              ; preds = %111
  %114 = sub nsw i64 1075, %49
  %115 = lshr i64 %48, %114
  %116 = shl nsw i64 -1, %114
  %117 = xor i64 %116, -1
  %118 = and i64 %48, %117
  br label %123

119:                                              ; preds = %111
  %120 = icmp samesign ugt i64 %34, 1000
  br i1 %120, label %121, label %144

121:                                              ; preds = %119
  %122 = sub nuw nsw i64 1075, %49
  br label %123

123:                                              ; preds = %121, %113
  %124 = phi i64 [ %122, %121 ], [ %114, %113 ]
  %125 = phi i64 [ %48, %121 ], [ %118, %113 ]
  %126 = phi i64 [ 0, %121 ], [ %115, %113 ]
  %127 = zext nneg i64 %125 to i128
  %128 = mul nuw nsw i128 %127, 1000000
  %129 = zext nneg i64 %124 to i128
  %130 = shl nuw nsw i128 1, %129
  %131 = lshr i128 %128, %129
  %132 = trunc i128 %131 to i64
  %133 = add nsw i128 %130, -1
  %134 = and i128 %128, %133
  %135 = lshr i128 %130, 1
  %136 = icmp samesign ugt i128 %134, %135
  br i1 %136, label %142, label %137

137:                                              ; preds = %123
  %138 = icmp ne i128 %134, %135
  %139 = and i64 %132, 1
  %140 = icmp eq i64 %139, 0
  %141 = select i1 %138, i1 true, i1 %140
  br i1 %141, label %144, label %142

142:                                              ; preds = %137, %123
  %143 = add i64 %132, 1
  br label %144

144:                                              ; preds = %142, %137, %119
  %145 = phi i64 [ 0, %119 ], [ %126, %142 ], [ %126, %137 ]
  %146 = phi i64 [ 0, %119 ], [ %143, %142 ], [ %132, %137 ]
  %147 = freeze i64 %146
  %148 = udiv i64 %147, 1000000
  %149 = add nuw nsw i64 %148, %145
  tail call fastcc void @put_unsigned(i64 noundef %149, i32 noundef 1)
  tail call fastcc void @put(i8 noundef 46)
  %150 = mul i64 %148, 1000000
  %151 = sub i64 %147, %150
  tail call fastcc void @put_unsigned(i64 noundef %151, i32 noundef 6)
  br label %153

152:                                              ; preds = %14
  tail call fastcc void @put(i8 noundef %18)
  br label %153

153:                                              ; preds = %144, %110, %44, %39, %31, %29, %152
  %154 = phi ptr [ %16, %152 ], [ %24, %29 ], [ %24, %31 ], [ %24, %39 ], [ %24, %44 ], [ %24, %110 ], [ %24, %144 ]
  %155 = phi i64 [ %15, %152 ], [ %21, %29 ], [ %21, %31 ], [ %21, %39 ], [ %21, %44 ], [ %21, %110 ], [ %21, %144 ]
  %156 = add nsw i64 %155, 1
  %157 = icmp slt i64 %156, %1
  br i1 %157, label %14, label %13, !llvm.loop !9

158:                                              ; preds = %13, %3
  %159 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @printer) #9
  ret void
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @put(i8 noundef %0) unnamed_addr #3 {
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  %3 = icmp eq i64 %2, 4096
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  tail call fastcc void @write_out()
  %5 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  br label %6

6:                                                ; preds = %4, %1
  %7 = phi i64 [ %5, %4 ], [ %2, %1 ]
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  %9 = getelementptr inbounds i8, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 80), i64 %7
  store i8 %0, ptr %9, align 1
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @write_out() unnamed_addr #3 {
  %1 = alloca %struct.pollfd, align 4
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  %3 = icmp ne i64 %2, 0
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 64), align 8
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %3, i1 %5, i1 false
  br i1 %6, label %7, label %44

7:                                                ; preds = %0
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 6
  br label %10

10:                                               ; preds = %7, %37
  %11 = phi i64 [ %2, %7 ], [ %39, %37 ]
  %12 = phi ptr [ getelementptr inbounds nuw (i8, ptr @printer, i64 80), %7 ], [ %38, %37 ]
  %13 = load i64, ptr @target, align 8
  %14 = trunc i64 %13 to i32
  %15 = call i64 @write(i32 noundef %14, ptr noundef %12, i64 noundef %11) #9
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 %15
  %19 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  %20 = sub nsw i64 %19, %15
  store i64 %20, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  br label %37

21:                                               ; preds = %10
  %22 = call ptr @__errno_location() #9
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 11
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  %26 = load i64, ptr @target, align 8
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %1, align 4
  store i16 4, ptr %8, align 4
  store i16 0, ptr %9, align 2
  %28 = call i32 @poll(ptr noundef nonnull %1, i64 noundef 1, i32 noundef -1) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  br label %37

29:                                               ; preds = %21
  %30 = call ptr @__errno_location() #9
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 4
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = call ptr @__errno_location() #9
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  store i64 %36, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 64), align 8
  br label %37

37:                                               ; preds = %25, %33, %29, %17
  %38 = phi ptr [ %18, %17 ], [ %12, %25 ], [ %12, %33 ], [ %12, %29 ]
  %39 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  %40 = icmp ne i64 %39, 0
  %41 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 64), align 8
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %40, i1 %42, i1 false
  br i1 %43, label %10, label %44, !llvm.loop !10

44:                                               ; preds = %37, %0
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 72), align 8
  ret void
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @tack_print_to(i64 noundef %0) local_unnamed_addr #4 {
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @printer, i64 64), align 8
  store i64 %0, ptr @target, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) @printer, i8 0, i64 80, i1 false)
  ret i64 %2
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @put_unsigned(i64 noundef %0, i32 noundef range(i32 1, 10) %1) unnamed_addr #3 {
  %3 = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = zext nneg i32 %1 to i64
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i64 [ 1, %2 ], [ %20, %5 ]
  %7 = phi i64 [ 0, %2 ], [ %15, %5 ]
  %8 = phi i64 [ %0, %2 ], [ %10, %5 ]
  %9 = freeze i64 %8
  %10 = udiv i64 %9, 10
  %11 = mul i64 %10, 10
  %12 = sub i64 %9, %11
  %13 = trunc nuw nsw i64 %12 to i8
  %14 = or disjoint i8 %13, 48
  %15 = add nuw nsw i64 %7, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 %7
  store i8 %14, ptr %16, align 1
  %17 = icmp ugt i64 %8, 9
  %18 = icmp samesign ult i64 %15, %4
  %19 = select i1 %17, i1 true, i1 %18
  %20 = add nuw i64 %6, 1
  br i1 %19, label %5, label %21, !llvm.loop !11

21:                                               ; preds = %5, %21
  %22 = phi i64 [ %23, %21 ], [ %6, %5 ]
  %23 = add nsw i64 %22, -1
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 %23
  %25 = load i8, ptr %24, align 1
  tail call fastcc void @put(i8 noundef %25)
  %26 = icmp eq i64 %23, 0
  br i1 %26, label %27, label %21, !llvm.loop !12

27:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: nofree
declare noundef i64 @write(i32 noundef, ptr noundef readonly captures(none), i64 noundef) local_unnamed_addr #6

declare ptr @__errno_location() local_unnamed_addr #1

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #1 = { "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 4}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
