; ModuleID = 'print.c'
source_filename = "print.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { %union.pthread_mutex_t, i64, i64, [4096 x i8] }
%union.pthread_mutex_t = type { i64, [56 x i8] }
%struct.pollfd = type { i32, i16, i16 }

@printer = internal global %struct.anon zeroinitializer, align 8
@target = internal unnamed_addr global i64 1, align 8

; Function Attrs: nounwind uwtable
define void @tack_print(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [35 x i32], align 16
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @printer) #9
  %6 = load i64, ptr @target, align 8
  %7 = icmp sgt i64 %6, -1
  br i1 %7, label %8, label %151

8:                                                ; preds = %3
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  br label %13

12:                                               ; preds = %146, %8
  tail call fastcc void @put(i8 noundef signext 10)
  tail call fastcc void @write_out()
  br label %151

13:                                               ; preds = %10, %146
  %14 = phi i64 [ 0, %10 ], [ %149, %146 ]
  %15 = phi ptr [ %2, %10 ], [ %147, %146 ]
  %16 = getelementptr inbounds i8, ptr %0, i64 %14
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, -1
  br i1 %18, label %19, label %145

19:                                               ; preds = %13
  %20 = add nsw i64 %14, 1
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %24 = load i64, ptr %15, align 8
  switch i8 %22, label %31 [
    i8 100, label %25
    i8 117, label %30
  ]

25:                                               ; preds = %19
  %26 = icmp slt i64 %24, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  tail call fastcc void @put(i8 noundef signext 45)
  br label %28

28:                                               ; preds = %27, %25
  %29 = tail call i64 @llvm.abs.i64(i64 %24, i1 false)
  tail call fastcc void @put_unsigned(i64 noundef %29, i32 noundef 1)
  br label %146

30:                                               ; preds = %19
  tail call fastcc void @put_unsigned(i64 noundef %24, i32 noundef 1)
  br label %146

31:                                               ; preds = %19
  %32 = lshr i64 %24, 52
  %33 = and i64 %32, 2047
  %34 = and i64 %24, 4503599627370495
  %35 = icmp eq i64 %33, 2047
  %36 = icmp ne i64 %34, 0
  %37 = and i1 %36, %35
  br i1 %37, label %38, label %39

38:                                               ; preds = %31
  tail call fastcc void @put(i8 noundef signext 110)
  tail call fastcc void @put(i8 noundef signext 97)
  tail call fastcc void @put(i8 noundef signext 110)
  br label %146

39:                                               ; preds = %31
  %40 = icmp sgt i64 %24, -1
  br i1 %40, label %42, label %41

41:                                               ; preds = %39
  tail call fastcc void @put(i8 noundef signext 45)
  br label %42

42:                                               ; preds = %41, %39
  br i1 %35, label %43, label %44

43:                                               ; preds = %42
  tail call fastcc void @put(i8 noundef signext 105)
  tail call fastcc void @put(i8 noundef signext 110)
  tail call fastcc void @put(i8 noundef signext 102)
  br label %146

44:                                               ; preds = %42
  %45 = icmp eq i64 %33, 0
  %46 = select i1 %45, i64 0, i64 4503599627370496
  %47 = or disjoint i64 %46, %34
  %48 = tail call i64 @llvm.umax.i64(i64 %33, i64 1)
  %49 = icmp samesign ugt i64 %33, 1074
  br i1 %49, label %50, label %106

50:                                               ; preds = %44
  %51 = add nsw i64 %48, -1075
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(140) %4, i8 0, i64 140, i1 false)
  %52 = urem i64 %47, 1000000000
  %53 = trunc nuw nsw i64 %52 to i32
  store i32 %53, ptr %4, align 16
  %54 = udiv i64 %47, 1000000000
  %55 = trunc nuw nsw i64 %54 to i32
  store i32 %55, ptr %11, align 4
  %56 = icmp eq i64 %51, 0
  br i1 %56, label %87, label %57

57:                                               ; preds = %50, %83
  %58 = phi i64 [ %85, %83 ], [ %51, %50 ]
  %59 = phi i32 [ %84, %83 ], [ 2, %50 ]
  %60 = tail call i64 @llvm.umin.i64(i64 %58, i64 29)
  %61 = icmp sgt i32 %59, 0
  br i1 %61, label %62, label %83

62:                                               ; preds = %57
  %63 = zext nneg i32 %59 to i64
  br label %66

64:                                               ; preds = %66
  %65 = icmp samesign ult i64 %73, 1000000000
  br i1 %65, label %83, label %79

66:                                               ; preds = %66, %62
  %67 = phi i64 [ 0, %62 ], [ %77, %66 ]
  %68 = phi i64 [ 0, %62 ], [ %76, %66 ]
  %69 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %70 = load i32, ptr %69, align 4
  %71 = zext i32 %70 to i64
  %72 = shl nuw nsw i64 %71, %60
  %73 = add nuw nsw i64 %72, %68
  %74 = urem i64 %73, 1000000000
  %75 = trunc nuw nsw i64 %74 to i32
  store i32 %75, ptr %69, align 4
  %76 = udiv i64 %73, 1000000000
  %77 = add nuw nsw i64 %67, 1
  %78 = icmp eq i64 %77, %63
  br i1 %78, label %64, label %66, !llvm.loop !4

79:                                               ; preds = %64
  %80 = trunc nuw i64 %76 to i32
  %81 = add nuw nsw i32 %59, 1
  %82 = getelementptr inbounds nuw i32, ptr %4, i64 %63
  store i32 %80, ptr %82, align 4
  br label %83

83:                                               ; preds = %79, %64, %57
  %84 = phi i32 [ %81, %79 ], [ %59, %64 ], [ %59, %57 ]
  %85 = sub nsw i64 %58, %60
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %57, label %87, !llvm.loop !6

87:                                               ; preds = %83, %50
  %88 = phi i32 [ 2, %50 ], [ %84, %83 ]
  %89 = add nsw i32 %88, -1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %4, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = zext i32 %92 to i64
  tail call fastcc void @put_unsigned(i64 noundef %93, i32 noundef 1)
  %94 = icmp eq i32 %89, 0
  br i1 %94, label %105, label %95

95:                                               ; preds = %87
  %96 = sext i32 %88 to i64
  %97 = add nsw i64 %96, -1
  br label %98

98:                                               ; preds = %98, %95
  %99 = phi i64 [ %97, %95 ], [ %100, %98 ]
  %100 = add nsw i64 %99, -1
  %101 = getelementptr inbounds i32, ptr %4, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = zext i32 %102 to i64
  tail call fastcc void @put_unsigned(i64 noundef %103, i32 noundef 9)
  %104 = icmp eq i64 %100, 0
  br i1 %104, label %105, label %98, !llvm.loop !7

105:                                              ; preds = %98, %87
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  tail call fastcc void @put(i8 noundef signext 46)
  tail call fastcc void @put(i8 noundef signext 48)
  tail call fastcc void @put(i8 noundef signext 48)
  tail call fastcc void @put(i8 noundef signext 48)
  tail call fastcc void @put(i8 noundef signext 48)
  tail call fastcc void @put(i8 noundef signext 48)
  tail call fastcc void @put(i8 noundef signext 48)
  br label %146

106:                                              ; preds = %44
  %107 = icmp samesign ugt i64 %33, 1022
  br i1 %107, label %108, label %114

108:                                              ; preds = %106
  %109 = sub nsw i64 1075, %48
  %110 = lshr i64 %47, %109
  %111 = shl nsw i64 -1, %109
  %112 = xor i64 %111, -1
  %113 = and i64 %47, %112
  br label %118

114:                                              ; preds = %106
  %115 = icmp samesign ugt i64 %33, 1000
  br i1 %115, label %116, label %139

116:                                              ; preds = %114
  %117 = sub nuw nsw i64 1075, %48
  br label %118

118:                                              ; preds = %116, %108
  %119 = phi i64 [ %117, %116 ], [ %109, %108 ]
  %120 = phi i64 [ %47, %116 ], [ %113, %108 ]
  %121 = phi i64 [ 0, %116 ], [ %110, %108 ]
  %122 = zext nneg i64 %120 to i128
  %123 = mul nuw nsw i128 %122, 1000000
  %124 = zext nneg i64 %119 to i128
  %125 = shl nuw nsw i128 1, %124
  %126 = lshr i128 %123, %124
  %127 = trunc i128 %126 to i64
  %128 = add nsw i128 %125, -1
  %129 = and i128 %123, %128
  %130 = lshr i128 %125, 1
  %131 = icmp samesign ugt i128 %129, %130
  br i1 %131, label %137, label %132

132:                                              ; preds = %118
  %133 = icmp ne i128 %129, %130
  %134 = and i64 %127, 1
  %135 = icmp eq i64 %134, 0
  %136 = select i1 %133, i1 true, i1 %135
  br i1 %136, label %139, label %137

137:                                              ; preds = %132, %118
  %138 = add i64 %127, 1
  br label %139

139:                                              ; preds = %137, %132, %114
  %140 = phi i64 [ 0, %114 ], [ %121, %137 ], [ %121, %132 ]
  %141 = phi i64 [ 0, %114 ], [ %138, %137 ], [ %127, %132 ]
  %142 = udiv i64 %141, 1000000
  %143 = add nuw nsw i64 %142, %140
  tail call fastcc void @put_unsigned(i64 noundef %143, i32 noundef 1)
  tail call fastcc void @put(i8 noundef signext 46)
  %144 = urem i64 %141, 1000000
  tail call fastcc void @put_unsigned(i64 noundef %144, i32 noundef 6)
  br label %146

145:                                              ; preds = %13
  tail call fastcc void @put(i8 noundef signext %17)
  br label %146

146:                                              ; preds = %139, %105, %43, %38, %30, %28, %145
  %147 = phi ptr [ %15, %145 ], [ %23, %28 ], [ %23, %30 ], [ %23, %38 ], [ %23, %43 ], [ %23, %105 ], [ %23, %139 ]
  %148 = phi i64 [ %14, %145 ], [ %20, %28 ], [ %20, %30 ], [ %20, %38 ], [ %20, %43 ], [ %20, %105 ], [ %20, %139 ]
  %149 = add nsw i64 %148, 1
  %150 = icmp slt i64 %149, %1
  br i1 %150, label %13, label %12, !llvm.loop !8

151:                                              ; preds = %12, %3
  %152 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @printer) #9
  ret void
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @put(i8 noundef signext %0) unnamed_addr #3 {
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
  br i1 %43, label %10, label %44, !llvm.loop !9

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
  %3 = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = zext nneg i32 %1 to i64
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i64 [ 1, %2 ], [ %18, %5 ]
  %7 = phi i64 [ 0, %2 ], [ %12, %5 ]
  %8 = phi i64 [ %0, %2 ], [ %14, %5 ]
  %9 = urem i64 %8, 10
  %10 = trunc nuw nsw i64 %9 to i8
  %11 = or disjoint i8 %10, 48
  %12 = add nuw nsw i64 %7, 1
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 %7
  store i8 %11, ptr %13, align 1
  %14 = udiv i64 %8, 10
  %15 = icmp ugt i64 %8, 9
  %16 = icmp samesign ult i64 %12, %4
  %17 = select i1 %15, i1 true, i1 %16
  %18 = add nuw i64 %6, 1
  br i1 %17, label %5, label %19, !llvm.loop !10

19:                                               ; preds = %5, %19
  %20 = phi i64 [ %21, %19 ], [ %6, %5 ]
  %21 = add nsw i64 %20, -1
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  %23 = load i8, ptr %22, align 1
  tail call fastcc void @put(i8 noundef signext %23)
  %24 = icmp eq i64 %21, 0
  br i1 %24, label %25, label %19, !llvm.loop !11

25:                                               ; preds = %19
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

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
