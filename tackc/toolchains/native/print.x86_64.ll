; ModuleID = 'print.c'
source_filename = "print.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define void @tack_print(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [35 x i32], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %154, label %9

9:                                                ; preds = %4
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #8
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %16

14:                                               ; preds = %149, %9
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 10)
  tail call fastcc void @write_out(ptr noundef %0)
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #8
  br label %154

16:                                               ; preds = %12, %149
  %17 = phi i64 [ 0, %12 ], [ %152, %149 ]
  %18 = phi ptr [ %3, %12 ], [ %150, %149 ]
  %19 = getelementptr inbounds i8, ptr %1, i64 %17
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, -1
  br i1 %21, label %22, label %148

22:                                               ; preds = %16
  %23 = add nsw i64 %17, 1
  %24 = getelementptr inbounds i8, ptr %1, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %27 = load i64, ptr %18, align 8
  switch i8 %25, label %34 [
    i8 100, label %28
    i8 117, label %33
  ]

28:                                               ; preds = %22
  %29 = icmp slt i64 %27, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %28
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 45)
  br label %31

31:                                               ; preds = %30, %28
  %32 = tail call i64 @llvm.abs.i64(i64 %27, i1 false)
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %32, i32 noundef 1)
  br label %149

33:                                               ; preds = %22
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %27, i32 noundef 1)
  br label %149

34:                                               ; preds = %22
  %35 = lshr i64 %27, 52
  %36 = and i64 %35, 2047
  %37 = and i64 %27, 4503599627370495
  %38 = icmp eq i64 %36, 2047
  %39 = icmp ne i64 %37, 0
  %40 = and i1 %39, %38
  br i1 %40, label %41, label %42

41:                                               ; preds = %34
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 110)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 97)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 110)
  br label %149

42:                                               ; preds = %34
  %43 = icmp sgt i64 %27, -1
  br i1 %43, label %45, label %44

44:                                               ; preds = %42
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 45)
  br label %45

45:                                               ; preds = %44, %42
  br i1 %38, label %46, label %47

46:                                               ; preds = %45
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 105)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 110)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 102)
  br label %149

47:                                               ; preds = %45
  %48 = icmp eq i64 %36, 0
  %49 = select i1 %48, i64 0, i64 4503599627370496
  %50 = or disjoint i64 %49, %37
  %51 = tail call i64 @llvm.umax.i64(i64 %36, i64 1)
  %52 = icmp samesign ugt i64 %36, 1074
  br i1 %52, label %53, label %109

53:                                               ; preds = %47
  %54 = add nsw i64 %51, -1075
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(140) %5, i8 0, i64 140, i1 false)
  %55 = urem i64 %50, 1000000000
  %56 = trunc nuw nsw i64 %55 to i32
  store i32 %56, ptr %5, align 16
  %57 = udiv i64 %50, 1000000000
  %58 = trunc nuw nsw i64 %57 to i32
  store i32 %58, ptr %13, align 4
  %59 = icmp eq i64 %54, 0
  br i1 %59, label %90, label %60

60:                                               ; preds = %53, %86
  %61 = phi i64 [ %88, %86 ], [ %54, %53 ]
  %62 = phi i32 [ %87, %86 ], [ 2, %53 ]
  %63 = tail call i64 @llvm.umin.i64(i64 %61, i64 29)
  %64 = icmp sgt i32 %62, 0
  br i1 %64, label %65, label %86

65:                                               ; preds = %60
  %66 = zext nneg i32 %62 to i64
  br label %69

67:                                               ; preds = %69
  %68 = icmp samesign ult i64 %76, 1000000000
  br i1 %68, label %86, label %82

69:                                               ; preds = %69, %65
  %70 = phi i64 [ 0, %65 ], [ %80, %69 ]
  %71 = phi i64 [ 0, %65 ], [ %79, %69 ]
  %72 = getelementptr inbounds nuw i32, ptr %5, i64 %70
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = shl nuw nsw i64 %74, %63
  %76 = add nuw nsw i64 %75, %71
  %77 = urem i64 %76, 1000000000
  %78 = trunc nuw nsw i64 %77 to i32
  store i32 %78, ptr %72, align 4
  %79 = udiv i64 %76, 1000000000
  %80 = add nuw nsw i64 %70, 1
  %81 = icmp eq i64 %80, %66
  br i1 %81, label %67, label %69, !llvm.loop !4

82:                                               ; preds = %67
  %83 = trunc nuw i64 %79 to i32
  %84 = add nuw nsw i32 %62, 1
  %85 = getelementptr inbounds nuw i32, ptr %5, i64 %66
  store i32 %83, ptr %85, align 4
  br label %86

86:                                               ; preds = %82, %67, %60
  %87 = phi i32 [ %84, %82 ], [ %62, %67 ], [ %62, %60 ]
  %88 = sub nsw i64 %61, %63
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %60, label %90, !llvm.loop !6

90:                                               ; preds = %86, %53
  %91 = phi i32 [ 2, %53 ], [ %87, %86 ]
  %92 = add nsw i32 %91, -1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %5, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = zext i32 %95 to i64
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %96, i32 noundef 1)
  %97 = icmp eq i32 %92, 0
  br i1 %97, label %108, label %98

98:                                               ; preds = %90
  %99 = sext i32 %91 to i64
  %100 = add nsw i64 %99, -1
  br label %101

101:                                              ; preds = %101, %98
  %102 = phi i64 [ %100, %98 ], [ %103, %101 ]
  %103 = add nsw i64 %102, -1
  %104 = getelementptr inbounds i32, ptr %5, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = zext i32 %105 to i64
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %106, i32 noundef 9)
  %107 = icmp eq i64 %103, 0
  br i1 %107, label %108, label %101, !llvm.loop !7

108:                                              ; preds = %101, %90
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 46)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 48)
  br label %149

109:                                              ; preds = %47
  %110 = icmp samesign ugt i64 %36, 1022
  br i1 %110, label %111, label %117

111:                                              ; preds = %109
  %112 = sub nsw i64 1075, %51
  %113 = lshr i64 %50, %112
  %114 = shl nsw i64 -1, %112
  %115 = xor i64 %114, -1
  %116 = and i64 %50, %115
  br label %121

117:                                              ; preds = %109
  %118 = icmp samesign ugt i64 %36, 1000
  br i1 %118, label %119, label %142

119:                                              ; preds = %117
  %120 = sub nuw nsw i64 1075, %51
  br label %121

121:                                              ; preds = %119, %111
  %122 = phi i64 [ %120, %119 ], [ %112, %111 ]
  %123 = phi i64 [ %50, %119 ], [ %116, %111 ]
  %124 = phi i64 [ 0, %119 ], [ %113, %111 ]
  %125 = zext nneg i64 %123 to i128
  %126 = mul nuw nsw i128 %125, 1000000
  %127 = zext nneg i64 %122 to i128
  %128 = shl nuw nsw i128 1, %127
  %129 = lshr i128 %126, %127
  %130 = trunc i128 %129 to i64
  %131 = add nsw i128 %128, -1
  %132 = and i128 %126, %131
  %133 = lshr i128 %128, 1
  %134 = icmp samesign ugt i128 %132, %133
  br i1 %134, label %140, label %135

135:                                              ; preds = %121
  %136 = icmp ne i128 %132, %133
  %137 = and i64 %130, 1
  %138 = icmp eq i64 %137, 0
  %139 = select i1 %136, i1 true, i1 %138
  br i1 %139, label %142, label %140

140:                                              ; preds = %135, %121
  %141 = add i64 %130, 1
  br label %142

142:                                              ; preds = %140, %135, %117
  %143 = phi i64 [ 0, %117 ], [ %124, %140 ], [ %124, %135 ]
  %144 = phi i64 [ 0, %117 ], [ %141, %140 ], [ %130, %135 ]
  %145 = udiv i64 %144, 1000000
  %146 = add nuw nsw i64 %145, %143
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %146, i32 noundef 1)
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext 46)
  %147 = urem i64 %144, 1000000
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %147, i32 noundef 6)
  br label %149

148:                                              ; preds = %16
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext %20)
  br label %149

149:                                              ; preds = %142, %108, %46, %41, %33, %31, %148
  %150 = phi ptr [ %18, %148 ], [ %26, %31 ], [ %26, %33 ], [ %26, %41 ], [ %26, %46 ], [ %26, %108 ], [ %26, %142 ]
  %151 = phi i64 [ %17, %148 ], [ %23, %31 ], [ %23, %33 ], [ %23, %41 ], [ %23, %46 ], [ %23, %108 ], [ %23, %142 ]
  %152 = add nsw i64 %151, 1
  %153 = icmp slt i64 %152, %2
  br i1 %153, label %16, label %14, !llvm.loop !8

154:                                              ; preds = %4, %14
  ret void
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @put(ptr noundef captures(none) %0, i8 noundef signext %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 4096
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  tail call fastcc void @write_out(ptr noundef nonnull %0)
  %7 = load i64, ptr %3, align 8
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i64 [ %7, %6 ], [ %4, %2 ]
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %11 = add nsw i64 %9, 1
  store i64 %11, ptr %3, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 %9
  store i8 %1, ptr %12, align 1
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @write_out(ptr noundef captures(none) %0) unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %37, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %9

9:                                                ; preds = %6, %33
  %10 = phi i64 [ %4, %6 ], [ %34, %33 ]
  %11 = phi ptr [ %7, %6 ], [ %35, %33 ]
  %12 = load i64, ptr %2, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %37

14:                                               ; preds = %9
  %15 = load i64, ptr %8, align 8
  %16 = trunc i64 %15 to i32
  %17 = tail call i64 @write(i32 noundef %16, ptr noundef %11, i64 noundef %10) #8
  %18 = icmp sgt i64 %17, -1
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 %17
  %21 = load i64, ptr %3, align 8
  %22 = sub nsw i64 %21, %17
  store i64 %22, ptr %3, align 8
  br label %33

23:                                               ; preds = %14
  %24 = tail call ptr @__errno_location() #8
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 4
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = tail call ptr @__errno_location() #8
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  store i64 %30, ptr %2, align 8
  br label %31

31:                                               ; preds = %27, %23
  %32 = load i64, ptr %3, align 8
  br label %33

33:                                               ; preds = %31, %19
  %34 = phi i64 [ %32, %31 ], [ %22, %19 ]
  %35 = phi ptr [ %11, %31 ], [ %20, %19 ]
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %37, label %9, !llvm.loop !9

37:                                               ; preds = %9, %33, %1
  store i64 0, ptr %3, align 8
  ret void
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @put_unsigned(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef range(i32 1, 10) %2) unnamed_addr #3 {
  %4 = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = zext nneg i32 %2 to i64
  br label %6

6:                                                ; preds = %3, %6
  %7 = phi i64 [ 1, %3 ], [ %19, %6 ]
  %8 = phi i64 [ 0, %3 ], [ %13, %6 ]
  %9 = phi i64 [ %1, %3 ], [ %15, %6 ]
  %10 = urem i64 %9, 10
  %11 = trunc nuw nsw i64 %10 to i8
  %12 = or disjoint i8 %11, 48
  %13 = add nuw nsw i64 %8, 1
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 %8
  store i8 %12, ptr %14, align 1
  %15 = udiv i64 %9, 10
  %16 = icmp ugt i64 %9, 9
  %17 = icmp samesign ult i64 %13, %5
  %18 = select i1 %16, i1 true, i1 %17
  %19 = add nuw i64 %7, 1
  br i1 %18, label %6, label %20, !llvm.loop !10

20:                                               ; preds = %6, %20
  %21 = phi i64 [ %22, %20 ], [ %7, %6 ]
  %22 = add nsw i64 %21, -1
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 %22
  %24 = load i8, ptr %23, align 1
  tail call fastcc void @put(ptr noundef %0, i8 noundef signext %24)
  %25 = icmp eq i64 %22, 0
  br i1 %25, label %26, label %20, !llvm.loop !11

26:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nofree
declare noundef i64 @write(i32 noundef, ptr noundef readonly captures(none), i64 noundef) local_unnamed_addr #5

declare ptr @__errno_location() local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
