; ModuleID = 'print.c'
source_filename = "print.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define void @tack_print(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [35 x i32], align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %161, label %9

9:                                                ; preds = %4
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #8
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %17

15:                                               ; preds = %156, %9
  tail call fastcc void @put(ptr noundef %0, i8 noundef 10)
  tail call fastcc void @write_out(ptr noundef %0)
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #8
  br label %161

17:                                               ; preds = %12, %156
  %18 = phi i64 [ 0, %12 ], [ %159, %156 ]
  %19 = phi ptr [ %3, %12 ], [ %157, %156 ]
  %20 = getelementptr inbounds i8, ptr %1, i64 %18
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, -1
  br i1 %22, label %23, label %155

23:                                               ; preds = %17
  %24 = add nsw i64 %18, 1
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = load i64, ptr %19, align 8
  switch i8 %26, label %35 [
    i8 100, label %29
    i8 117, label %34
  ]

29:                                               ; preds = %23
  %30 = icmp slt i64 %28, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %29
  tail call fastcc void @put(ptr noundef %0, i8 noundef 45)
  br label %32

32:                                               ; preds = %31, %29
  %33 = tail call i64 @llvm.abs.i64(i64 %28, i1 false)
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %33, i32 noundef 1)
  br label %156

34:                                               ; preds = %23
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %28, i32 noundef 1)
  br label %156

35:                                               ; preds = %23
  %36 = lshr i64 %28, 52
  %37 = and i64 %36, 2047
  %38 = and i64 %28, 4503599627370495
  %39 = icmp eq i64 %37, 2047
  %40 = icmp ne i64 %38, 0
  %41 = and i1 %40, %39
  br i1 %41, label %42, label %43

42:                                               ; preds = %35
  tail call fastcc void @put(ptr noundef %0, i8 noundef 110)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 97)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 110)
  br label %156

43:                                               ; preds = %35
  %44 = icmp sgt i64 %28, -1
  br i1 %44, label %46, label %45

45:                                               ; preds = %43
  tail call fastcc void @put(ptr noundef %0, i8 noundef 45)
  br label %46

46:                                               ; preds = %45, %43
  br i1 %39, label %47, label %48

47:                                               ; preds = %46
  tail call fastcc void @put(ptr noundef %0, i8 noundef 105)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 110)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 102)
  br label %156

48:                                               ; preds = %46
  %49 = icmp eq i64 %37, 0
  %50 = select i1 %49, i64 0, i64 4503599627370496
  %51 = or disjoint i64 %50, %38
  %52 = tail call i64 @llvm.umax.i64(i64 %37, i64 1)
  %53 = icmp samesign ugt i64 %37, 1074
  br i1 %53, label %54, label %114

54:                                               ; preds = %48
  %55 = add nsw i64 %52, -1075
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(132) %13, i8 0, i64 132, i1 false)
  %56 = freeze i64 %51
  %57 = udiv i64 %56, 1000000000
  %58 = mul i64 %57, 1000000000
  %59 = sub i64 %56, %58
  %60 = trunc nuw nsw i64 %59 to i32
  store i32 %60, ptr %5, align 4
  %61 = trunc nuw nsw i64 %57 to i32
  store i32 %61, ptr %14, align 4
  %62 = icmp eq i64 %55, 0
  br i1 %62, label %95, label %63

63:                                               ; preds = %54, %91
  %64 = phi i64 [ %93, %91 ], [ %55, %54 ]
  %65 = phi i32 [ %92, %91 ], [ 2, %54 ]
  %66 = tail call i64 @llvm.umin.i64(i64 %64, i64 29)
  %67 = icmp sgt i32 %65, 0
  br i1 %67, label %68, label %91

68:                                               ; preds = %63
  %69 = zext nneg i32 %65 to i64
  br label %72

70:                                               ; preds = %72
  %71 = icmp samesign ult i64 %79, 1000000000
  br i1 %71, label %91, label %87

72:                                               ; preds = %72, %68
  %73 = phi i64 [ 0, %68 ], [ %85, %72 ]
  %74 = phi i64 [ 0, %68 ], [ %81, %72 ]
  %75 = getelementptr inbounds nuw i32, ptr %5, i64 %73
  %76 = load i32, ptr %75, align 4
  %77 = zext i32 %76 to i64
  %78 = shl nuw nsw i64 %77, %66
  %79 = add nuw nsw i64 %78, %74
  %80 = freeze i64 %79
  %81 = udiv i64 %80, 1000000000
  %82 = mul i64 %81, 1000000000
  %83 = sub i64 %80, %82
  %84 = trunc nuw nsw i64 %83 to i32
  store i32 %84, ptr %75, align 4
  %85 = add nuw nsw i64 %73, 1
  %86 = icmp eq i64 %85, %69
  br i1 %86, label %70, label %72, !llvm.loop !5

87:                                               ; preds = %70
  %88 = trunc nuw i64 %81 to i32
  %89 = add nuw nsw i32 %65, 1
  %90 = getelementptr inbounds nuw i32, ptr %5, i64 %69
  store i32 %88, ptr %90, align 4
  br label %91

91:                                               ; preds = %87, %70, %63
  %92 = phi i32 [ %89, %87 ], [ %65, %70 ], [ %65, %63 ]
  %93 = sub nsw i64 %64, %66
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %63, label %95, !llvm.loop !7

95:                                               ; preds = %91, %54
  %96 = phi i32 [ 2, %54 ], [ %92, %91 ]
  %97 = add nsw i32 %96, -1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %5, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %101, i32 noundef 1)
  %102 = icmp eq i32 %97, 0
  br i1 %102, label %113, label %103

103:                                              ; preds = %95
  %104 = sext i32 %96 to i64
  %105 = add nsw i64 %104, -1
  br label %106

106:                                              ; preds = %106, %103
  %107 = phi i64 [ %105, %103 ], [ %108, %106 ]
  %108 = add nsw i64 %107, -1
  %109 = getelementptr inbounds i32, ptr %5, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = zext i32 %110 to i64
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %111, i32 noundef 9)
  %112 = icmp eq i64 %108, 0
  br i1 %112, label %113, label %106, !llvm.loop !8

113:                                              ; preds = %106, %95
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  tail call fastcc void @put(ptr noundef %0, i8 noundef 46)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 48)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 48)
  br label %156

114:                                              ; preds = %48
  %115 = icmp samesign ugt i64 %37, 1022
  br i1 %115, label %116, label %122

116:                                              ; preds = %114
  %117 = sub nsw i64 1075, %52
  %118 = lshr i64 %51, %117
  %119 = shl nsw i64 -1, %117
  %120 = xor i64 %119, -1
  %121 = and i64 %51, %120
  br label %126

122:                                              ; preds = %114
  %123 = icmp samesign ugt i64 %37, 1000
  br i1 %123, label %124, label %147

124:                                              ; preds = %122
  %125 = sub nuw nsw i64 1075, %52
  br label %126

126:                                              ; preds = %124, %116
  %127 = phi i64 [ %125, %124 ], [ %117, %116 ]
  %128 = phi i64 [ %51, %124 ], [ %121, %116 ]
  %129 = phi i64 [ 0, %124 ], [ %118, %116 ]
  %130 = zext nneg i64 %128 to i128
  %131 = mul nuw nsw i128 %130, 1000000
  %132 = zext nneg i64 %127 to i128
  %133 = shl nuw nsw i128 1, %132
  %134 = lshr i128 %131, %132
  %135 = trunc i128 %134 to i64
  %136 = add nsw i128 %133, -1
  %137 = and i128 %131, %136
  %138 = lshr i128 %133, 1
  %139 = icmp samesign ugt i128 %137, %138
  br i1 %139, label %145, label %140

140:                                              ; preds = %126
  %141 = icmp ne i128 %137, %138
  %142 = and i64 %135, 1
  %143 = icmp eq i64 %142, 0
  %144 = select i1 %141, i1 true, i1 %143
  br i1 %144, label %147, label %145

145:                                              ; preds = %140, %126
  %146 = add i64 %135, 1
  br label %147

147:                                              ; preds = %145, %140, %122
  %148 = phi i64 [ 0, %122 ], [ %129, %145 ], [ %129, %140 ]
  %149 = phi i64 [ 0, %122 ], [ %146, %145 ], [ %135, %140 ]
  %150 = freeze i64 %149
  %151 = udiv i64 %150, 1000000
  %152 = add nuw nsw i64 %151, %148
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %152, i32 noundef 1)
  tail call fastcc void @put(ptr noundef %0, i8 noundef 46)
  %153 = mul i64 %151, 1000000
  %154 = sub i64 %150, %153
  tail call fastcc void @put_unsigned(ptr noundef %0, i64 noundef %154, i32 noundef 6)
  br label %156

155:                                              ; preds = %17
  tail call fastcc void @put(ptr noundef %0, i8 noundef %21)
  br label %156

156:                                              ; preds = %147, %113, %47, %42, %34, %32, %155
  %157 = phi ptr [ %19, %155 ], [ %27, %32 ], [ %27, %34 ], [ %27, %42 ], [ %27, %47 ], [ %27, %113 ], [ %27, %147 ]
  %158 = phi i64 [ %18, %155 ], [ %24, %32 ], [ %24, %34 ], [ %24, %42 ], [ %24, %47 ], [ %24, %113 ], [ %24, %147 ]
  %159 = add nsw i64 %158, 1
  %160 = icmp slt i64 %159, %2
  br i1 %160, label %17, label %15, !llvm.loop !9

161:                                              ; preds = %4, %15
  ret void
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @put(ptr noundef captures(none) %0, i8 noundef %1) unnamed_addr #3 {
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
  br i1 %36, label %37, label %9, !llvm.loop !10

37:                                               ; preds = %9, %33, %1
  store i64 0, ptr %3, align 8
  ret void
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @put_unsigned(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef range(i32 1, 10) %2) unnamed_addr #3 {
  %4 = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = zext nneg i32 %2 to i64
  br label %6

6:                                                ; preds = %3, %6
  %7 = phi i64 [ 1, %3 ], [ %21, %6 ]
  %8 = phi i64 [ 0, %3 ], [ %16, %6 ]
  %9 = phi i64 [ %1, %3 ], [ %11, %6 ]
  %10 = freeze i64 %9
  %11 = udiv i64 %10, 10
  %12 = mul i64 %11, 10
  %13 = sub i64 %10, %12
  %14 = trunc nuw nsw i64 %13 to i8
  %15 = or disjoint i8 %14, 48
  %16 = add nuw nsw i64 %8, 1
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 %8
  store i8 %15, ptr %17, align 1
  %18 = icmp ugt i64 %9, 9
  %19 = icmp samesign ult i64 %16, %5
  %20 = select i1 %18, i1 true, i1 %19
  %21 = add nuw i64 %7, 1
  br i1 %20, label %6, label %22, !llvm.loop !11

22:                                               ; preds = %6, %22
  %23 = phi i64 [ %24, %22 ], [ %7, %6 ]
  %24 = add nsw i64 %23, -1
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 %24
  %26 = load i8, ptr %25, align 1
  tail call fastcc void @put(ptr noundef %0, i8 noundef %26)
  %27 = icmp eq i64 %24, 0
  br i1 %27, label %28, label %22, !llvm.loop !12

28:                                               ; preds = %22
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

attributes #0 = { nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #1 = { "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
