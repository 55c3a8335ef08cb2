; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, [60 x i8], i32, i32, [56 x i8], i32, i32, [56 x i8], i64, i64, i64, i64, i64, i64, double, double, i64, double, double, ptr, ptr, ptr, i64, i64, i64, i32, i32, [48 x i8] }
%struct.timespec = type { i64, i64 }
%struct.anon.0 = type { i32, [60 x i8] }
%struct.tack_shared = type { i64, ptr, i32, i32, i64, i64, ptr, i64, i64, ptr, double, i64 }
%struct.call = type { %struct.arguments, [32 x %struct.tack_buffer], i64 }
%struct.arguments = type { [32 x %struct.array], i64, [64 x i64], [64 x i64], [8 x i64], [8 x i64], [8 x i64], [128 x i64] }
%struct.array = type { ptr, ptr, i64 }
%struct.tack_buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.tack_param = type { i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.tack_small = type { i64, i64 }
%struct.tack_axis = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_slot = type { i64, i64, i64 }
%struct.tack_op = type { i64, i64, i64 }

@pool = internal global %struct.anon { i32 0, [60 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, double 0.000000e+00, double 0.000000e+00, i64 0, double 0.000000e+00, double 0.000000e+00, ptr null, ptr null, ptr null, i64 0, i64 0, i64 0, i32 0, i32 0, [48 x i8] zeroinitializer }, align 64
@tack_python = local_unnamed_addr global ptr null, align 8
@tack_streams.known = internal unnamed_addr global i64 0, align 8
@.str = private unnamed_addr constant [116 x i8] c"a signal handler forked this process during a launch: here its threads are gone, and its arrays are written in part\00", align 1
@share.longest = internal constant %struct.timespec { i64 0, i64 50000000 }, align 8
@parts = internal global [64 x %struct.anon.0] zeroinitializer, align 64
@.str.1 = private unnamed_addr constant [47 x i8] c"/sys/devices/system/cpu/cpu0/cache/index3/size\00", align 1
@.str.2 = private unnamed_addr constant [57 x i8] c"/sys/devices/system/cpu/cpu0/cache/index3/shared_cpu_map\00", align 1

; Function Attrs: nounwind uwtable
define double @tack_now() local_unnamed_addr #0 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  %2 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1) #6
  %3 = load i64, ptr %1, align 8
  %4 = sitofp i64 %3 to double
  %5 = fmul double %4, 1.000000e+09
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = sitofp i64 %7 to double
  %9 = fadd double %5, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret double %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tack_stops(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i64, ptr %4, align 8
  %6 = tail call i64 @pthread_self() #6
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %8, label %60

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %10 = load double, ptr %9, align 8
  %11 = fsub double %1, %10
  %12 = fcmp ogt double %11, 5.000000e+07
  br i1 %12, label %13, label %60

13:                                               ; preds = %8
  store double 1.000000e+300, ptr %9, align 8
  %14 = tail call i64 (i64, ...) @syscall(i64 noundef 186) #6
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 39) #6
  %16 = icmp eq i64 %14, %15
  br i1 %16, label %17, label %60

17:                                               ; preds = %13
  %18 = load ptr, ptr @tack_python, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 224
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = load ptr, ptr %21, align 8
  tail call void %20(ptr noundef %22) #6
  %23 = load ptr, ptr @tack_python, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 200
  %25 = load ptr, ptr %24, align 8
  %26 = tail call i32 %25() #6
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  %30 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %31 = add nsw i64 %30, 1
  %32 = icmp ne i64 %28, %31
  %33 = select i1 %29, i1 %32, i1 false
  %34 = xor i1 %33, true
  %35 = icmp ne i32 %26, 0
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %43, label %37

37:                                               ; preds = %17
  %38 = load ptr, ptr @tack_python, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 208
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 256
  %42 = load ptr, ptr %41, align 8
  tail call void %40(ptr noundef %42, ptr noundef nonnull @.str) #6
  br label %43

43:                                               ; preds = %37, %17
  %44 = load ptr, ptr @tack_python, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 216
  %46 = load ptr, ptr %45, align 8
  %47 = tail call ptr %46() #6
  %48 = or i1 %35, %33
  br i1 %48, label %49, label %51

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store atomic i64 1, ptr %50 seq_cst, align 8
  br label %60

51:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #6
  %53 = load i64, ptr %3, align 8
  %54 = sitofp i64 %53 to double
  %55 = fmul double %54, 1.000000e+09
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = sitofp i64 %57 to double
  %59 = fadd double %55, %58
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %59, ptr %9, align 8
  br label %60

60:                                               ; preds = %51, %49, %13, %8, %2
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load atomic i64, ptr %61 monotonic, align 8
  %63 = icmp ne i64 %62, 0
  %64 = zext i1 %63 to i32
  ret i32 %64
}

declare i64 @pthread_self() local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tack_launch(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef captures(address_is_null) %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.timespec, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = alloca [16 x i64], align 16
  %14 = alloca [16 x i64], align 16
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca %struct.timespec, align 8
  %18 = alloca %struct.tack_shared, align 8
  %19 = icmp eq i64 %3, 0
  %20 = select i1 %19, i64 0, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load atomic i64, ptr %23 monotonic, align 8
  %25 = sitofp i64 %24 to double
  %26 = fmul double %25, 0x3EB0C6F7A0B5ED8D
  %27 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %28 = icmp ne ptr %4, null
  br i1 %28, label %29, label %33

29:                                               ; preds = %5
  %30 = load ptr, ptr %4, align 8
  %31 = icmp eq ptr %30, null
  %32 = zext i1 %31 to i32
  br label %33

33:                                               ; preds = %29, %5
  %34 = phi i32 [ 0, %5 ], [ %32, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #6
  %35 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %17) #6
  %36 = load i64, ptr %17, align 8
  %37 = sitofp i64 %36 to double
  %38 = fmul double %37, 1.000000e+09
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = sitofp i64 %40 to double
  %42 = fadd double %38, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %18, i8 0, i64 88, i1 false)
  %43 = getelementptr inbounds nuw i8, ptr %18, i64 72
  store double %42, ptr %43, align 8
  br i1 %28, label %44, label %51

44:                                               ; preds = %33
  %45 = load ptr, ptr %4, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 64
  store ptr %45, ptr %48, align 8
  %49 = call i64 @pthread_self() #6
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 56
  store i64 %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %47, %44, %33
  %52 = icmp sgt i64 %2, 0
  br i1 %52, label %53, label %469

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %55 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %56 = icmp sgt i64 %27, 1
  %57 = icmp ne i64 %27, 1
  %58 = or i1 %28, %57
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %60 = fcmp une double %26, 0.000000e+00
  %61 = uitofp nneg i64 %2 to double
  %62 = fmul double %26, %61
  %63 = fcmp olt double %62, 1.000000e+03
  %64 = and i1 %60, %63
  br label %65

65:                                               ; preds = %460, %53
  %66 = phi double [ %26, %53 ], [ %455, %460 ]
  %67 = phi i64 [ 0, %53 ], [ %421, %460 ]
  %68 = phi i64 [ 0, %53 ], [ %420, %460 ]
  %69 = phi i32 [ %34, %53 ], [ %419, %460 ]
  %70 = phi double [ %42, %53 ], [ %468, %460 ]
  %71 = phi double [ %42, %53 ], [ %467, %460 ]
  %72 = sub nsw i64 %2, %67
  %73 = icmp eq i32 %69, 0
  br i1 %73, label %88, label %74

74:                                               ; preds = %65
  %75 = fcmp oeq double %66, 0.000000e+00
  br i1 %75, label %82, label %76

76:                                               ; preds = %74
  %77 = fsub double %71, %70
  %78 = sitofp i64 %72 to double
  %79 = fmul double %66, %78
  %80 = fadd double %77, %79
  %81 = fcmp ogt double %80, 5.000000e+04
  br i1 %81, label %82, label %374

82:                                               ; preds = %76, %74
  %83 = load ptr, ptr @tack_python, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 216
  %85 = load ptr, ptr %84, align 8
  %86 = call ptr %85() #6
  store ptr %86, ptr %4, align 8
  store ptr %86, ptr %54, align 8
  %87 = call i64 @pthread_self() #6
  store i64 %87, ptr %55, align 8
  br label %88

88:                                               ; preds = %82, %65
  br i1 %56, label %89, label %374

89:                                               ; preds = %88
  %90 = sitofp i64 %72 to double
  %91 = fmul double %66, %90
  %92 = fcmp ugt double %91, 4.000000e+04
  br i1 %92, label %93, label %376

93:                                               ; preds = %89
  %94 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %376

96:                                               ; preds = %93
  %97 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %98 = extractvalue { i64, i1 } %97, 1
  br i1 %98, label %99, label %376

99:                                               ; preds = %96
  %100 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  %101 = fcmp ult double %71, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %99
  store double %71, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  br label %103

103:                                              ; preds = %102, %99
  %104 = fadd double %71, %91
  %105 = fadd double %104, 5.000000e+04
  store double %105, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  %106 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) monotonic, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %112, label %108

108:                                              ; preds = %103
  %109 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  %110 = fsub double %104, %109
  %111 = fcmp ogt double %110, 1.000000e+05
  br i1 %111, label %112, label %118

112:                                              ; preds = %108, %103
  %113 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %114 = fcmp ule double %91, %113
  %115 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %116 = fcmp ult double %71, %115
  %117 = select i1 %114, i1 %116, i1 false
  br i1 %117, label %118, label %119

118:                                              ; preds = %112, %108
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  br label %376

119:                                              ; preds = %112
  %120 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %121 = add nsw i64 %120, 1
  %122 = getelementptr inbounds nuw i8, ptr %18, i64 80
  store i64 %121, ptr %122, align 8
  %123 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %124 = add nsw i64 %123, -1
  %125 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %126 = icmp slt i64 %125, %124
  br i1 %126, label %127, label %158

127:                                              ; preds = %119
  %128 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %132, label %130

130:                                              ; preds = %127
  %131 = add nsw i64 %128, -1
  store i64 %131, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  br label %158

132:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %13, i8 -1, i64 128, i1 false)
  %133 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %13, ptr noundef nonnull %14) #6
  %134 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %135 = icmp slt i64 %134, %124
  br i1 %135, label %136, label %156

136:                                              ; preds = %132, %150
  %137 = phi i64 [ %154, %150 ], [ %134, %132 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #6
  %138 = add nsw i64 %137, 1
  %139 = inttoptr i64 %138 to ptr
  %140 = call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %139) #6
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %150, label %142

142:                                              ; preds = %136
  %143 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  %144 = icmp slt i64 %143, 10
  br i1 %144, label %145, label %147

145:                                              ; preds = %142
  %146 = add nsw i64 %143, 1
  store i64 %146, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  br label %147

147:                                              ; preds = %145, %142
  %148 = phi i64 [ %143, %142 ], [ %146, %145 ]
  %149 = shl nuw i64 1, %148
  store i64 %149, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #6
  br label %156

150:                                              ; preds = %136
  %151 = load i64, ptr %15, align 8
  %152 = call i32 @pthread_detach(i64 noundef %151) #6
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  %153 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %154 = add nsw i64 %153, 1
  store i64 %154, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #6
  %155 = icmp slt i64 %154, %124
  br i1 %155, label %136, label %156

156:                                              ; preds = %150, %147, %132
  %157 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %14, ptr noundef null) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #6
  br label %158

158:                                              ; preds = %156, %130, %119
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #6
  %159 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #6
  %160 = load i64, ptr %12, align 8
  %161 = sitofp i64 %160 to double
  %162 = fmul double %161, 1.000000e+09
  %163 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = sitofp i64 %164 to double
  %166 = fadd double %162, %165
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #6
  store ptr %22, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  store ptr %18, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  store i64 %67, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 312), align 8
  %167 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %168 = shl nsw i64 %167, 6
  %169 = sitofp i64 %168 to double
  %170 = insertelement <2 x double> <double poison, double 1.000000e+06>, double %90, i64 0
  %171 = insertelement <2 x double> poison, double %169, i64 0
  %172 = insertelement <2 x double> %171, double %66, i64 1
  %173 = fdiv <2 x double> %170, %172
  %174 = extractelement <2 x double> %173, i64 0
  %175 = extractelement <2 x double> %173, i64 1
  %176 = fcmp ogt double %174, %175
  %177 = select i1 %176, double %175, double %174
  %178 = fdiv double 2.000000e+04, %66
  %179 = fcmp olt double %177, %178
  %180 = select i1 %179, double %178, double %177
  %181 = fcmp ult double %180, %90
  br i1 %181, label %182, label %205

182:                                              ; preds = %158
  %183 = fptosi double %180 to i64
  %184 = add nsw i64 %183, 1
  %185 = icmp slt i64 %183, 63
  %186 = and i64 %184, -64
  %187 = select i1 %185, i64 %184, i64 %186
  %188 = sdiv i64 %72, 65536
  %189 = add nsw i64 %188, 1
  %190 = call i64 @llvm.smax.i64(i64 %187, i64 %189)
  %191 = sdiv i64 %72, %190
  %192 = sdiv i64 %191, %167
  %193 = icmp eq i64 %192, 0
  %194 = icmp slt i64 %190, 16
  %195 = or i1 %194, %193
  br i1 %195, label %205, label %196

196:                                              ; preds = %182
  %197 = add nsw i64 %72, -1
  %198 = mul nsw i64 %192, %167
  %199 = sdiv i64 %197, %198
  %200 = add nsw i64 %199, 1
  %201 = icmp slt i64 %199, 1023
  %202 = and i64 %199, -64
  %203 = add nsw i64 %202, 64
  %204 = select i1 %201, i64 %200, i64 %203
  br label %205

205:                                              ; preds = %196, %182, %158
  %206 = phi i64 [ %72, %158 ], [ %204, %196 ], [ %190, %182 ]
  store i64 %206, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 320), align 64
  %207 = add nsw i64 %72, -1
  %208 = sdiv i64 %207, %206
  %209 = trunc i64 %208 to i32
  %210 = add i32 %209, 1
  store i32 %210, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 328), align 8
  %211 = call i64 @llvm.smin.i64(i64 %167, i64 64)
  %212 = trunc i64 %211 to i32
  %213 = call i32 @llvm.umin.i32(i32 %210, i32 %212)
  store i32 %213, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 332), align 4
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %218, label %215

215:                                              ; preds = %205
  %216 = zext i32 %210 to i64
  %217 = zext i32 %213 to i64
  br label %223

218:                                              ; preds = %223, %205
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %210, ptr @pool seq_cst, align 64
  %219 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %220 = icmp ne i32 %219, 0
  %221 = icmp ugt i32 %210, 1
  %222 = and i1 %221, %220
  br i1 %222, label %235, label %240

223:                                              ; preds = %223, %215
  %224 = phi i64 [ 0, %215 ], [ %226, %223 ]
  %225 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %224
  %226 = add nuw nsw i64 %224, 1
  %227 = mul nuw i64 %226, %216
  %228 = udiv i64 %227, %217
  %229 = trunc i64 %228 to i32
  %230 = mul nuw i64 %224, %216
  %231 = udiv i64 %230, %217
  %232 = trunc i64 %231 to i32
  %233 = sub i32 %229, %232
  store atomic i32 %233, ptr %225 seq_cst, align 64
  %234 = icmp eq i64 %226, %217
  br i1 %234, label %218, label %223, !llvm.loop !4

235:                                              ; preds = %218
  %236 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %237 = call i32 @llvm.umin.i32(i32 %219, i32 %209)
  %238 = zext i32 %237 to i64
  %239 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %238) #6
  br label %240

240:                                              ; preds = %235, %218
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #6
  %241 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #6
  %242 = load i64, ptr %11, align 8
  %243 = sitofp i64 %242 to double
  %244 = fmul double %243, 1.000000e+09
  %245 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %246 = load i64, ptr %245, align 8
  %247 = sitofp i64 %246 to double
  %248 = fadd double %244, %247
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #6
  %249 = call fastcc double @work(i32 noundef 0, ptr noundef %16)
  %250 = fcmp oeq double %249, 0.000000e+00
  %251 = select i1 %250, double %66, double %249
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #6
  %252 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #6
  %253 = load i64, ptr %10, align 8
  %254 = sitofp i64 %253 to double
  %255 = fmul double %254, 1.000000e+09
  %256 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %257 = load i64, ptr %256, align 8
  %258 = sitofp i64 %257 to double
  %259 = fadd double %255, %258
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #6
  %260 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %261 = icmp eq i32 %260, %210
  br i1 %261, label %310, label %262

262:                                              ; preds = %240
  %263 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %264 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %265

265:                                              ; preds = %306, %262
  %266 = phi double [ 0.000000e+00, %262 ], [ %307, %306 ]
  %267 = phi i32 [ 0, %262 ], [ %273, %306 ]
  %268 = load i64, ptr %122, align 8
  %269 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %270 = add nsw i64 %269, 1
  %271 = icmp eq i64 %268, %270
  br i1 %271, label %272, label %359

272:                                              ; preds = %265
  call void @llvm.x86.sse2.pause()
  %273 = add nuw nsw i32 %267, 1
  %274 = and i32 %273, 63
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %276, label %306

276:                                              ; preds = %272
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  %277 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #6
  %278 = load i64, ptr %9, align 8
  %279 = sitofp i64 %278 to double
  %280 = fmul double %279, 1.000000e+09
  %281 = load i64, ptr %263, align 8
  %282 = sitofp i64 %281 to double
  %283 = fadd double %280, %282
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  %284 = icmp eq i32 %273, 64
  %285 = select i1 %284, double %283, double %266
  %286 = fsub double %283, %285
  %287 = fcmp uge double %286, 5.000000e+04
  br i1 %287, label %288, label %306

288:                                              ; preds = %276
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %289 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %290 = icmp eq i32 %289, %210
  br i1 %290, label %297, label %291

291:                                              ; preds = %288
  %292 = load i64, ptr %55, align 8
  %293 = icmp eq i64 %292, 0
  %294 = select i1 %293, ptr null, ptr @share.longest
  %295 = zext i32 %289 to i64
  %296 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %295, ptr noundef %294) #6
  br label %297

297:                                              ; preds = %291, %288
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  %298 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #6
  %299 = load i64, ptr %8, align 8
  %300 = sitofp i64 %299 to double
  %301 = fmul double %300, 1.000000e+09
  %302 = load i64, ptr %264, align 8
  %303 = sitofp i64 %302 to double
  %304 = fadd double %301, %303
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  %305 = call i32 @tack_stops(ptr noundef nonnull %18, double noundef %304)
  br label %306

306:                                              ; preds = %297, %276, %272
  %307 = phi double [ %285, %276 ], [ %285, %297 ], [ %266, %272 ]
  %308 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %309 = icmp eq i32 %308, %210
  br i1 %309, label %310, label %265, !llvm.loop !6

310:                                              ; preds = %306, %240
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %311 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #6
  %312 = load i64, ptr %7, align 8
  %313 = sitofp i64 %312 to double
  %314 = fmul double %313, 1.000000e+09
  %315 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %316 = load i64, ptr %315, align 8
  %317 = sitofp i64 %316 to double
  %318 = fadd double %314, %317
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  %319 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %320 = load atomic i64, ptr %319 monotonic, align 8
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %322, label %358

322:                                              ; preds = %310
  %323 = fmul double %251, %90
  %324 = fsub double %248, %166
  %325 = fadd double %324, %318
  %326 = fsub double %325, %259
  %327 = load i64, ptr %16, align 8
  %328 = sub nsw i64 %72, %327
  %329 = sitofp i64 %328 to double
  %330 = fmul double %251, %329
  %331 = fsub double %326, %330
  %332 = fcmp ugt double %331, 5.000000e+03
  br i1 %332, label %336, label %333

333:                                              ; preds = %322
  %334 = fcmp olt double %331, 0.000000e+00
  br i1 %334, label %335, label %358

335:                                              ; preds = %333
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  br label %358

336:                                              ; preds = %322
  %337 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  %338 = shl i64 8, %337
  %339 = uitofp i64 %338 to double
  %340 = fmul double %331, %339
  %341 = icmp slt i64 %337, 6
  br i1 %341, label %342, label %344

342:                                              ; preds = %336
  %343 = add nsw i64 %337, 1
  store i64 %343, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  br label %344

344:                                              ; preds = %342, %336
  %345 = fcmp ogt double %340, 1.000000e+08
  %346 = fcmp ogt double %331, 1.000000e+08
  %347 = select i1 %346, double %331, double 1.000000e+08
  %348 = select i1 %345, double %347, double %340
  %349 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %350 = fcmp oge double %318, %349
  %351 = fmul double %323, 2.000000e+00
  %352 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %353 = fcmp ogt double %351, %352
  %354 = select i1 %350, i1 true, i1 %353
  br i1 %354, label %355, label %356

355:                                              ; preds = %344
  store double %351, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  br label %356

356:                                              ; preds = %355, %344
  %357 = fadd double %318, %348
  store double %357, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %358

358:                                              ; preds = %356, %335, %333, %310
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  br label %359

359:                                              ; preds = %265, %358
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #6
  %360 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %361 = load atomic i64, ptr %360 monotonic, align 8
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %363, label %469

363:                                              ; preds = %359
  %364 = uitofp nneg i64 %2 to double
  %365 = fmul double %251, %364
  %366 = fadd double %365, -5.000000e+01
  %367 = fmul double %366, 1.000000e+06
  %368 = fdiv double %367, %364
  %369 = fcmp olt double %368, 1.000000e+00
  %370 = select i1 %369, double 1.000000e+00, double %368
  %371 = fcmp ogt double %370, 9.000000e+18
  %372 = select i1 %371, double 9.000000e+18, double %370
  %373 = fptosi double %372 to i64
  store atomic i64 %373, ptr %23 monotonic, align 8
  br label %469

374:                                              ; preds = %76, %88
  %375 = phi i32 [ 0, %88 ], [ 1, %76 ]
  br i1 %58, label %376, label %418

376:                                              ; preds = %89, %118, %93, %96, %374
  %377 = phi i32 [ %375, %374 ], [ 0, %96 ], [ 0, %93 ], [ 0, %118 ], [ 0, %89 ]
  %378 = fcmp oeq double %66, 0.000000e+00
  %379 = icmp eq i64 %67, 0
  br i1 %378, label %380, label %385

380:                                              ; preds = %376
  %381 = sitofp i64 %68 to double
  %382 = fmul double %381, 2.000000e+00
  %383 = select i1 %379, double 1.000000e+00, double %382
  %384 = sitofp i64 %72 to double
  br label %407

385:                                              ; preds = %376
  br i1 %379, label %386, label %398

386:                                              ; preds = %385
  %387 = fcmp olt double %66, 5.000000e-02
  %388 = select i1 %387, double 5.000000e-02, double %66
  %389 = sitofp i64 %72 to double
  %390 = fmul double %389, 1.250000e-01
  %391 = fdiv double 2.000000e+04, %388
  %392 = fcmp ogt double %390, %391
  %393 = select i1 %392, double %391, double %390
  %394 = icmp ne i32 %377, 0
  %395 = fcmp ogt double %393, 1.024000e+03
  %396 = and i1 %395, %394
  %397 = select i1 %396, double 1.024000e+03, double %393
  br label %407

398:                                              ; preds = %385
  %399 = sitofp i64 %72 to double
  %400 = fmul double %66, %399
  %401 = fcmp ugt double %400, 4.000000e+04
  br i1 %401, label %405, label %402

402:                                              ; preds = %398
  %403 = sitofp i64 %68 to double
  %404 = fmul double %403, 4.000000e+00
  br label %407

405:                                              ; preds = %398
  %406 = fdiv double 1.000000e+06, %66
  br label %407

407:                                              ; preds = %405, %402, %386, %380
  %408 = phi double [ %389, %386 ], [ %399, %405 ], [ %399, %402 ], [ %384, %380 ]
  %409 = phi double [ %397, %386 ], [ %406, %405 ], [ %404, %402 ], [ %383, %380 ]
  %410 = fcmp ult double %409, %408
  br i1 %410, label %411, label %418

411:                                              ; preds = %407
  %412 = fcmp olt double %409, 1.000000e+00
  br i1 %412, label %418, label %413

413:                                              ; preds = %411
  %414 = fptosi double %409 to i64
  %415 = icmp slt i64 %414, 64
  %416 = and i64 %414, -64
  %417 = select i1 %415, i64 %414, i64 %416
  br label %418

418:                                              ; preds = %374, %407, %411, %413
  %419 = phi i32 [ %375, %374 ], [ %377, %407 ], [ %377, %413 ], [ %377, %411 ]
  %420 = phi i64 [ %72, %374 ], [ %72, %407 ], [ %417, %413 ], [ 1, %411 ]
  %421 = add nsw i64 %420, %67
  call void %22(ptr noundef %1, i64 noundef %67, i64 noundef %421, ptr noundef nonnull %18) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %422 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #6
  %423 = load i64, ptr %6, align 8
  %424 = sitofp i64 %423 to double
  %425 = fmul double %424, 1.000000e+09
  %426 = load i64, ptr %59, align 8
  %427 = sitofp i64 %426 to double
  %428 = fadd double %425, %427
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %429 = icmp eq i64 %421, %2
  br i1 %429, label %430, label %443

430:                                              ; preds = %418
  %431 = fsub double %428, %70
  %432 = fcmp olt double %431, 1.000000e+03
  %433 = and i1 %432, %64
  br i1 %433, label %454, label %434

434:                                              ; preds = %430
  %435 = fadd double %431, -5.000000e+01
  %436 = fmul double %435, 1.000000e+06
  %437 = fdiv double %436, %61
  %438 = fcmp olt double %437, 1.000000e+00
  %439 = select i1 %438, double 1.000000e+00, double %437
  %440 = fcmp ogt double %439, 9.000000e+18
  %441 = select i1 %440, double 9.000000e+18, double %439
  %442 = fptosi double %441 to i64
  store atomic i64 %442, ptr %23 monotonic, align 8
  br label %454

443:                                              ; preds = %418
  %444 = fcmp oeq double %66, 0.000000e+00
  %445 = fsub double %428, %71
  %446 = fcmp ult double %445, 1.000000e+03
  %447 = select i1 %444, i1 %446, i1 false
  br i1 %447, label %454, label %448

448:                                              ; preds = %443
  %449 = fadd double %445, -2.500000e+01
  %450 = fcmp ogt double %449, 1.000000e+00
  %451 = select i1 %450, double %449, double 1.000000e+00
  %452 = sitofp i64 %420 to double
  %453 = fdiv double %451, %452
  br label %454

454:                                              ; preds = %434, %430, %443, %448
  %455 = phi double [ %66, %443 ], [ %453, %448 ], [ %66, %430 ], [ %66, %434 ]
  %456 = icmp slt i64 %421, %2
  br i1 %456, label %457, label %469

457:                                              ; preds = %454
  %458 = call i32 @tack_stops(ptr noundef nonnull %18, double noundef %428)
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %460, label %469

460:                                              ; preds = %457
  %461 = load double, ptr %43, align 8
  %462 = fcmp ogt double %461, %428
  %463 = fcmp olt double %461, 1.000000e+300
  %464 = and i1 %462, %463
  %465 = fsub double %461, %428
  %466 = fadd double %70, %465
  %467 = select i1 %464, double %461, double %428
  %468 = select i1 %464, double %466, double %70
  br label %65

469:                                              ; preds = %457, %454, %51, %363, %359
  %470 = load i64, ptr %18, align 8
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %473, label %472

472:                                              ; preds = %469
  call void %22(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %18) #6
  br label %473

473:                                              ; preds = %472, %469
  %474 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %475 = load atomic i64, ptr %474 monotonic, align 8
  %476 = icmp eq i64 %475, 0
  %477 = zext i1 %476 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #6
  ret i32 %477
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define void @tack_run(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @tack_launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef null)
  ret void
}

; Function Attrs: nounwind uwtable
define void @tack_python_run(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %6 = load ptr, ptr @tack_python, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 216
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr %8() #6
  store ptr %9, ptr %5, align 8
  %10 = call i32 @tack_launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %5)
  %11 = load ptr, ptr @tack_python, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 224
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  call void %13(ptr noundef %14) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @tack_abi() local_unnamed_addr #4 {
  ret i64 3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @tack_threads() local_unnamed_addr #5 {
  %1 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tack_initialize(ptr noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  store ptr %0, ptr @tack_python, align 8
  %3 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  store atomic i64 %3, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tack_reset_after_fork() local_unnamed_addr #5 {
  %1 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %2 = add nsw i64 %1, 1
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) getelementptr inbounds nuw (i8, ptr @pool, i64 216), i8 0, i64 24, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) getelementptr inbounds nuw (i8, ptr @pool, i64 248), i8 0, i64 16, i1 false)
  store atomic i32 0, ptr @pool seq_cst, align 64
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tack_fastcall(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr %7(ptr noundef %0) #6
  %9 = call fastcc i32 @take_call(ptr noundef %8, ptr noundef %1, i64 noundef %2, ptr noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  br label %19

13:                                               ; preds = %3
  %14 = load ptr, ptr @tack_python, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 240
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 168
  %18 = load ptr, ptr %17, align 8
  tail call void %18(ptr noundef %16) #6
  br label %19

19:                                               ; preds = %13, %11
  %20 = phi ptr [ %12, %11 ], [ %16, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret ptr %20
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_call(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.call, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #6
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %2, %13
  br i1 %14, label %15, label %857

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %50, label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %17, align 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %24 = load i64, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #6
  store ptr null, ptr %10, align 8
  %25 = load ptr, ptr %0, align 8
  %26 = call i32 @tack_launch(ptr noundef %25, ptr noundef %20, i64 noundef %22, i64 noundef %24, ptr noundef nonnull %10)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  %30 = icmp ne i32 %26, 0
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %42

32:                                               ; preds = %19
  %33 = icmp eq i64 %22, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %32
  %35 = load ptr, ptr @tack_python, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 216
  %37 = load ptr, ptr %36, align 8
  %38 = call ptr %37() #6
  store ptr %38, ptr %10, align 8
  %39 = load ptr, ptr %27, align 8
  br label %40

40:                                               ; preds = %34, %32
  %41 = phi ptr [ %39, %34 ], [ %28, %32 ]
  call void %41(ptr noundef %20, ptr noundef nonnull %11) #6
  br label %42

42:                                               ; preds = %40, %19
  %43 = load ptr, ptr %10, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %49, label %45

45:                                               ; preds = %42
  %46 = load ptr, ptr @tack_python, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 224
  %48 = load ptr, ptr %47, align 8
  call void %48(ptr noundef nonnull %43) #6
  br label %49

49:                                               ; preds = %42, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #6
  br label %811

50:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 5576
  store i64 0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 768
  store i64 0, ptr %52, align 8
  %53 = icmp sgt i64 %2, 0
  br i1 %53, label %54, label %60

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 1288
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 776
  br label %69

60:                                               ; preds = %578, %50
  %61 = phi i64 [ %2, %50 ], [ %580, %578 ]
  %62 = getelementptr inbounds nuw i8, ptr %9, i64 776
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %64 = load i64, ptr %63, align 8
  %65 = icmp slt i64 %64, 1
  br i1 %65, label %599, label %66

66:                                               ; preds = %60
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %68 = load ptr, ptr %67, align 8
  br label %585

69:                                               ; preds = %578, %54
  %70 = phi i64 [ 0, %54 ], [ %579, %578 ]
  %71 = load ptr, ptr %55, align 8
  %72 = getelementptr inbounds nuw %struct.tack_param, ptr %71, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  %75 = getelementptr inbounds nuw ptr, ptr %1, i64 %70
  %76 = load ptr, ptr %75, align 8
  br i1 %74, label %77, label %350

77:                                               ; preds = %69
  %78 = load i64, ptr %52, align 8
  %79 = getelementptr inbounds %struct.array, ptr %9, i64 %78
  %80 = load ptr, ptr @tack_python, align 8
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %76, i64 %81
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %80, i64 280
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %83, %85
  br i1 %86, label %87, label %95

87:                                               ; preds = %77
  %88 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %76, i64 %89
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %91, %93
  br i1 %94, label %107, label %794

95:                                               ; preds = %77
  %96 = getelementptr inbounds nuw i8, ptr %80, i64 288
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %83, %97
  %99 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %100 = load i64, ptr %99, align 8
  br i1 %98, label %101, label %104

101:                                              ; preds = %95
  %102 = and i64 %100, 16
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %794, label %107

104:                                              ; preds = %95
  %105 = and i64 %100, 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %794, label %117

107:                                              ; preds = %101, %87
  %108 = phi i64 [ 24, %87 ], [ 40, %101 ]
  %109 = getelementptr inbounds nuw i8, ptr %80, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %76, i64 %110
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %794, label %114

114:                                              ; preds = %107
  %115 = getelementptr inbounds i8, ptr %112, i64 %81
  %116 = load ptr, ptr %115, align 8
  br label %117

117:                                              ; preds = %114, %104
  %118 = phi ptr [ %116, %114 ], [ %83, %104 ]
  %119 = phi ptr [ %112, %114 ], [ %76, %104 ]
  %120 = getelementptr inbounds nuw i8, ptr %80, i64 272
  %121 = load ptr, ptr %120, align 8
  %122 = icmp eq ptr %118, %121
  br i1 %122, label %123, label %260

123:                                              ; preds = %117
  %124 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds i8, ptr %119, i64 %125
  %127 = icmp eq i64 %125, 0
  br i1 %127, label %257, label %128

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 40
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %80, i64 544
  %132 = getelementptr inbounds nuw i8, ptr %72, i64 48
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds ptr, ptr %131, i64 %133
  %135 = load ptr, ptr %134, align 8
  %136 = icmp eq ptr %130, %135
  br i1 %136, label %196, label %137

137:                                              ; preds = %128
  %138 = load ptr, ptr %131, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %257, label %194

140:                                              ; preds = %194
  %141 = getelementptr inbounds nuw i8, ptr %80, i64 552
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %257, label %144

144:                                              ; preds = %140
  %145 = icmp eq ptr %142, %130
  br i1 %145, label %794, label %146

146:                                              ; preds = %144
  %147 = getelementptr inbounds nuw i8, ptr %80, i64 560
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %257, label %150

150:                                              ; preds = %146
  %151 = icmp eq ptr %148, %130
  br i1 %151, label %794, label %152

152:                                              ; preds = %150
  %153 = getelementptr inbounds nuw i8, ptr %80, i64 568
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %257, label %156

156:                                              ; preds = %152
  %157 = icmp eq ptr %154, %130
  br i1 %157, label %794, label %158

158:                                              ; preds = %156
  %159 = getelementptr inbounds nuw i8, ptr %80, i64 576
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %257, label %162

162:                                              ; preds = %158
  %163 = icmp eq ptr %160, %130
  br i1 %163, label %794, label %164

164:                                              ; preds = %162
  %165 = getelementptr inbounds nuw i8, ptr %80, i64 584
  %166 = load ptr, ptr %165, align 8
  %167 = icmp eq ptr %166, null
  br i1 %167, label %257, label %168

168:                                              ; preds = %164
  %169 = icmp eq ptr %166, %130
  br i1 %169, label %794, label %170

170:                                              ; preds = %168
  %171 = getelementptr inbounds nuw i8, ptr %80, i64 592
  %172 = load ptr, ptr %171, align 8
  %173 = icmp eq ptr %172, null
  br i1 %173, label %257, label %174

174:                                              ; preds = %170
  %175 = icmp eq ptr %172, %130
  br i1 %175, label %794, label %176

176:                                              ; preds = %174
  %177 = getelementptr inbounds nuw i8, ptr %80, i64 600
  %178 = load ptr, ptr %177, align 8
  %179 = icmp eq ptr %178, null
  br i1 %179, label %257, label %180

180:                                              ; preds = %176
  %181 = icmp eq ptr %178, %130
  br i1 %181, label %794, label %182

182:                                              ; preds = %180
  %183 = getelementptr inbounds nuw i8, ptr %80, i64 608
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %184, null
  br i1 %185, label %257, label %186

186:                                              ; preds = %182
  %187 = icmp eq ptr %184, %130
  br i1 %187, label %794, label %188

188:                                              ; preds = %186
  %189 = getelementptr inbounds nuw i8, ptr %80, i64 616
  %190 = load ptr, ptr %189, align 8
  %191 = icmp ne ptr %190, null
  %192 = icmp eq ptr %190, %130
  %193 = and i1 %191, %192
  br i1 %193, label %794, label %257

194:                                              ; preds = %137
  %195 = icmp eq ptr %138, %130
  br i1 %195, label %794, label %140

196:                                              ; preds = %128
  %197 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %198 = load i32, ptr %197, align 8
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %201 = load i64, ptr %200, align 8
  %202 = icmp eq i64 %201, %199
  br i1 %202, label %203, label %794

203:                                              ; preds = %196
  %204 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %205 = load i64, ptr %204, align 8
  %206 = trunc i64 %205 to i32
  %207 = shl i32 %206, 10
  %208 = and i32 %207, 1024
  %209 = or disjoint i32 %208, 1
  %210 = getelementptr inbounds nuw i8, ptr %126, i64 48
  %211 = load i32, ptr %210, align 8
  %212 = and i32 %209, %211
  %213 = icmp eq i32 %212, %209
  br i1 %213, label %214, label %794

214:                                              ; preds = %203
  %215 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %216 = load i64, ptr %215, align 8
  %217 = icmp sgt i32 %198, 0
  %218 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %219 = load ptr, ptr %218, align 8
  br i1 %217, label %220, label %244

220:                                              ; preds = %214
  %221 = icmp ult i32 %198, 4
  br i1 %221, label %241, label %222

222:                                              ; preds = %220
  %223 = and i64 %199, 2147483644
  %224 = insertelement <2 x i64> <i64 poison, i64 1>, i64 %216, i64 0
  br label %225

225:                                              ; preds = %225, %222
  %226 = phi i64 [ 0, %222 ], [ %235, %225 ]
  %227 = phi <2 x i64> [ %224, %222 ], [ %233, %225 ]
  %228 = phi <2 x i64> [ splat (i64 1), %222 ], [ %234, %225 ]
  %229 = getelementptr inbounds nuw i64, ptr %219, i64 %226
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 16
  %231 = load <2 x i64>, ptr %229, align 8
  %232 = load <2 x i64>, ptr %230, align 8
  %233 = mul <2 x i64> %231, %227
  %234 = mul <2 x i64> %232, %228
  %235 = add nuw i64 %226, 4
  %236 = icmp eq i64 %235, %223
  br i1 %236, label %237, label %225, !llvm.loop !7

237:                                              ; preds = %225
  %238 = mul <2 x i64> %234, %233
  %239 = call i64 @llvm.vector.reduce.mul.v2i64(<2 x i64> %238)
  %240 = icmp eq i64 %223, %199
  br i1 %240, label %244, label %241

241:                                              ; preds = %220, %237
  %242 = phi i64 [ %216, %220 ], [ %239, %237 ]
  %243 = phi i64 [ 0, %220 ], [ %223, %237 ]
  br label %249

244:                                              ; preds = %249, %237, %214
  %245 = phi i64 [ %216, %214 ], [ %239, %237 ], [ %254, %249 ]
  %246 = load ptr, ptr %126, align 8
  store ptr %246, ptr %79, align 8
  %247 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store ptr %219, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store i64 %245, ptr %248, align 8
  br label %311

249:                                              ; preds = %241, %249
  %250 = phi i64 [ %254, %249 ], [ %242, %241 ]
  %251 = phi i64 [ %255, %249 ], [ %243, %241 ]
  %252 = getelementptr inbounds nuw i64, ptr %219, i64 %251
  %253 = load i64, ptr %252, align 8
  %254 = mul i64 %253, %250
  %255 = add nuw nsw i64 %251, 1
  %256 = icmp eq i64 %255, %199
  br i1 %256, label %244, label %249, !llvm.loop !10

257:                                              ; preds = %188, %182, %176, %170, %164, %158, %152, %146, %140, %137, %123
  %258 = call fastcc i32 @take_buffer(ptr noundef nonnull readonly %72, ptr noundef nonnull %119, ptr noundef nonnull %9, ptr noundef nonnull %79)
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %794, label %311

260:                                              ; preds = %117
  %261 = getelementptr inbounds nuw i8, ptr %80, i64 480
  %262 = load ptr, ptr %261, align 8
  %263 = icmp eq ptr %262, null
  br i1 %263, label %794, label %306

264:                                              ; preds = %306
  %265 = getelementptr inbounds nuw i8, ptr %80, i64 488
  %266 = load ptr, ptr %265, align 8
  %267 = icmp eq ptr %266, null
  br i1 %267, label %794, label %268

268:                                              ; preds = %264
  %269 = icmp eq ptr %266, %118
  br i1 %269, label %308, label %270

270:                                              ; preds = %268
  %271 = getelementptr inbounds nuw i8, ptr %80, i64 496
  %272 = load ptr, ptr %271, align 8
  %273 = icmp eq ptr %272, null
  br i1 %273, label %794, label %274

274:                                              ; preds = %270
  %275 = icmp eq ptr %272, %118
  br i1 %275, label %308, label %276

276:                                              ; preds = %274
  %277 = getelementptr inbounds nuw i8, ptr %80, i64 504
  %278 = load ptr, ptr %277, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %794, label %280

280:                                              ; preds = %276
  %281 = icmp eq ptr %278, %118
  br i1 %281, label %308, label %282

282:                                              ; preds = %280
  %283 = getelementptr inbounds nuw i8, ptr %80, i64 512
  %284 = load ptr, ptr %283, align 8
  %285 = icmp eq ptr %284, null
  br i1 %285, label %794, label %286

286:                                              ; preds = %282
  %287 = icmp eq ptr %284, %118
  br i1 %287, label %308, label %288

288:                                              ; preds = %286
  %289 = getelementptr inbounds nuw i8, ptr %80, i64 520
  %290 = load ptr, ptr %289, align 8
  %291 = icmp eq ptr %290, null
  br i1 %291, label %794, label %292

292:                                              ; preds = %288
  %293 = icmp eq ptr %290, %118
  br i1 %293, label %308, label %294

294:                                              ; preds = %292
  %295 = getelementptr inbounds nuw i8, ptr %80, i64 528
  %296 = load ptr, ptr %295, align 8
  %297 = icmp eq ptr %296, null
  br i1 %297, label %794, label %298

298:                                              ; preds = %294
  %299 = icmp eq ptr %296, %118
  br i1 %299, label %308, label %300

300:                                              ; preds = %298
  %301 = getelementptr inbounds nuw i8, ptr %80, i64 536
  %302 = load ptr, ptr %301, align 8
  %303 = icmp ne ptr %302, null
  %304 = icmp eq ptr %302, %118
  %305 = and i1 %303, %304
  br i1 %305, label %308, label %794

306:                                              ; preds = %260
  %307 = icmp eq ptr %262, %118
  br i1 %307, label %308, label %264

308:                                              ; preds = %306, %300, %298, %292, %286, %280, %274, %268
  %309 = call fastcc i32 @take_buffer(ptr noundef nonnull %72, ptr noundef %119, ptr noundef nonnull %9, ptr noundef %79)
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %794, label %311

311:                                              ; preds = %308, %257, %244
  %312 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %313 = load i64, ptr %312, align 8
  %314 = icmp sgt i64 %313, 0
  br i1 %314, label %315, label %334

315:                                              ; preds = %311
  %316 = load ptr, ptr %58, align 8
  %317 = getelementptr inbounds nuw i8, ptr %72, i64 32
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr i64, ptr %316, i64 %318
  %320 = getelementptr inbounds nuw i8, ptr %79, i64 8
  br label %321

321:                                              ; preds = %331, %315
  %322 = phi i64 [ 0, %315 ], [ %332, %331 ]
  %323 = getelementptr i64, ptr %319, i64 %322
  %324 = load i64, ptr %323, align 8
  %325 = icmp sgt i64 %324, -1
  br i1 %325, label %326, label %331

326:                                              ; preds = %321
  %327 = load ptr, ptr %320, align 8
  %328 = getelementptr inbounds nuw i64, ptr %327, i64 %322
  %329 = load i64, ptr %328, align 8
  %330 = icmp eq i64 %324, %329
  br i1 %330, label %331, label %794

331:                                              ; preds = %326, %321
  %332 = add nuw nsw i64 %322, 1
  %333 = icmp eq i64 %332, %313
  br i1 %333, label %334, label %321, !llvm.loop !11

334:                                              ; preds = %331, %311
  %335 = load i64, ptr %52, align 8
  %336 = add nsw i64 %335, 1
  store i64 %336, ptr %52, align 8
  %337 = getelementptr inbounds nuw i64, ptr %59, i64 %70
  store i64 %335, ptr %337, align 8
  %338 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %339 = load i64, ptr %338, align 8
  %340 = and i64 %339, 2
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %578, label %342

342:                                              ; preds = %334
  %343 = load ptr, ptr %79, align 8
  %344 = ptrtoint ptr %343 to i64
  %345 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %346 = load i64, ptr %345, align 8
  %347 = urem i64 %344, %346
  %348 = icmp eq i64 %347, 0
  %349 = zext i1 %348 to i32
  br label %575

350:                                              ; preds = %69
  %351 = load ptr, ptr @tack_python, align 8
  %352 = getelementptr inbounds nuw i64, ptr %56, i64 %70
  %353 = load i64, ptr %351, align 8
  %354 = getelementptr inbounds i8, ptr %76, i64 %353
  %355 = load ptr, ptr %354, align 8
  %356 = getelementptr inbounds nuw i8, ptr %351, i64 296
  %357 = load ptr, ptr %356, align 8
  %358 = icmp eq ptr %355, %357
  br i1 %358, label %359, label %392

359:                                              ; preds = %350
  %360 = getelementptr inbounds nuw i8, ptr %351, i64 64
  %361 = load ptr, ptr %360, align 8
  %362 = call double %361(ptr noundef nonnull %76) #6
  %363 = load i64, ptr %72, align 8
  %364 = icmp eq i64 %363, 3
  br i1 %364, label %365, label %794

365:                                              ; preds = %359
  %366 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %367 = load i64, ptr %366, align 8
  %368 = and i64 %367, 4
  %369 = icmp eq i64 %368, 0
  %370 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %371 = load i64, ptr %370, align 8
  br i1 %369, label %372, label %377

372:                                              ; preds = %365
  %373 = load i64, ptr %57, align 8
  %374 = icmp eq i64 %373, 0
  %375 = select i1 %374, i64 4, i64 8
  %376 = icmp eq i64 %371, %375
  br i1 %376, label %377, label %794

377:                                              ; preds = %372, %365
  %378 = fptrunc double %362 to float
  %379 = icmp ne i64 %371, 4
  %380 = call float @llvm.fabs.f32(float %378)
  %381 = fcmp une float %380, 0x7FF0000000000000
  %382 = or i1 %381, %379
  %383 = call double @llvm.fabs.f64(double %362)
  %384 = fcmp oeq double %383, 0x7FF0000000000000
  %385 = or i1 %384, %382
  br i1 %385, label %386, label %794

386:                                              ; preds = %377
  %387 = bitcast float %378 to i32
  %388 = zext i32 %387 to i64
  store i64 %388, ptr %352, align 8
  %389 = load i64, ptr %370, align 8
  %390 = icmp eq i64 %389, 8
  br i1 %390, label %391, label %578

391:                                              ; preds = %386
  store double %362, ptr %352, align 8
  br label %578

392:                                              ; preds = %350
  %393 = getelementptr inbounds nuw i8, ptr %351, i64 304
  %394 = load ptr, ptr %393, align 8
  %395 = icmp eq ptr %355, %394
  br i1 %395, label %400, label %396

396:                                              ; preds = %392
  %397 = getelementptr inbounds nuw i8, ptr %351, i64 312
  %398 = load ptr, ptr %397, align 8
  %399 = icmp eq ptr %355, %398
  br i1 %399, label %400, label %402

400:                                              ; preds = %396, %392
  %401 = call fastcc i32 @take_python_int(ptr noundef nonnull %72, ptr noundef nonnull %76, ptr noundef %352)
  br label %575

402:                                              ; preds = %396
  %403 = getelementptr inbounds nuw i8, ptr %351, i64 320
  %404 = load ptr, ptr %403, align 8
  %405 = icmp eq ptr %404, null
  br i1 %405, label %498, label %496

406:                                              ; preds = %496
  %407 = getelementptr inbounds nuw i8, ptr %351, i64 328
  %408 = load ptr, ptr %407, align 8
  %409 = icmp eq ptr %408, null
  br i1 %409, label %498, label %410

410:                                              ; preds = %406
  %411 = icmp eq ptr %408, %355
  br i1 %411, label %527, label %412

412:                                              ; preds = %410
  %413 = getelementptr inbounds nuw i8, ptr %351, i64 336
  %414 = load ptr, ptr %413, align 8
  %415 = icmp eq ptr %414, null
  br i1 %415, label %498, label %416

416:                                              ; preds = %412
  %417 = icmp eq ptr %414, %355
  br i1 %417, label %527, label %418

418:                                              ; preds = %416
  %419 = getelementptr inbounds nuw i8, ptr %351, i64 344
  %420 = load ptr, ptr %419, align 8
  %421 = icmp eq ptr %420, null
  br i1 %421, label %498, label %422

422:                                              ; preds = %418
  %423 = icmp eq ptr %420, %355
  br i1 %423, label %527, label %424

424:                                              ; preds = %422
  %425 = getelementptr inbounds nuw i8, ptr %351, i64 352
  %426 = load ptr, ptr %425, align 8
  %427 = icmp eq ptr %426, null
  br i1 %427, label %498, label %428

428:                                              ; preds = %424
  %429 = icmp eq ptr %426, %355
  br i1 %429, label %527, label %430

430:                                              ; preds = %428
  %431 = getelementptr inbounds nuw i8, ptr %351, i64 360
  %432 = load ptr, ptr %431, align 8
  %433 = icmp eq ptr %432, null
  br i1 %433, label %498, label %434

434:                                              ; preds = %430
  %435 = icmp eq ptr %432, %355
  br i1 %435, label %527, label %436

436:                                              ; preds = %434
  %437 = getelementptr inbounds nuw i8, ptr %351, i64 368
  %438 = load ptr, ptr %437, align 8
  %439 = icmp eq ptr %438, null
  br i1 %439, label %498, label %440

440:                                              ; preds = %436
  %441 = icmp eq ptr %438, %355
  br i1 %441, label %527, label %442

442:                                              ; preds = %440
  %443 = getelementptr inbounds nuw i8, ptr %351, i64 376
  %444 = load ptr, ptr %443, align 8
  %445 = icmp eq ptr %444, null
  br i1 %445, label %498, label %446

446:                                              ; preds = %442
  %447 = icmp eq ptr %444, %355
  br i1 %447, label %527, label %448

448:                                              ; preds = %446
  %449 = getelementptr inbounds nuw i8, ptr %351, i64 384
  %450 = load ptr, ptr %449, align 8
  %451 = icmp eq ptr %450, null
  br i1 %451, label %498, label %452

452:                                              ; preds = %448
  %453 = icmp eq ptr %450, %355
  br i1 %453, label %527, label %454

454:                                              ; preds = %452
  %455 = getelementptr inbounds nuw i8, ptr %351, i64 392
  %456 = load ptr, ptr %455, align 8
  %457 = icmp eq ptr %456, null
  br i1 %457, label %498, label %458

458:                                              ; preds = %454
  %459 = icmp eq ptr %456, %355
  br i1 %459, label %527, label %460

460:                                              ; preds = %458
  %461 = getelementptr inbounds nuw i8, ptr %351, i64 400
  %462 = load ptr, ptr %461, align 8
  %463 = icmp eq ptr %462, null
  br i1 %463, label %498, label %464

464:                                              ; preds = %460
  %465 = icmp eq ptr %462, %355
  br i1 %465, label %527, label %466

466:                                              ; preds = %464
  %467 = getelementptr inbounds nuw i8, ptr %351, i64 408
  %468 = load ptr, ptr %467, align 8
  %469 = icmp eq ptr %468, null
  br i1 %469, label %498, label %470

470:                                              ; preds = %466
  %471 = icmp eq ptr %468, %355
  br i1 %471, label %527, label %472

472:                                              ; preds = %470
  %473 = getelementptr inbounds nuw i8, ptr %351, i64 416
  %474 = load ptr, ptr %473, align 8
  %475 = icmp eq ptr %474, null
  br i1 %475, label %498, label %476

476:                                              ; preds = %472
  %477 = icmp eq ptr %474, %355
  br i1 %477, label %527, label %478

478:                                              ; preds = %476
  %479 = getelementptr inbounds nuw i8, ptr %351, i64 424
  %480 = load ptr, ptr %479, align 8
  %481 = icmp eq ptr %480, null
  br i1 %481, label %498, label %482

482:                                              ; preds = %478
  %483 = icmp eq ptr %480, %355
  br i1 %483, label %527, label %484

484:                                              ; preds = %482
  %485 = getelementptr inbounds nuw i8, ptr %351, i64 432
  %486 = load ptr, ptr %485, align 8
  %487 = icmp eq ptr %486, null
  br i1 %487, label %498, label %488

488:                                              ; preds = %484
  %489 = icmp eq ptr %486, %355
  br i1 %489, label %527, label %490

490:                                              ; preds = %488
  %491 = getelementptr inbounds nuw i8, ptr %351, i64 440
  %492 = load ptr, ptr %491, align 8
  %493 = icmp ne ptr %492, null
  %494 = icmp eq ptr %492, %355
  %495 = and i1 %493, %494
  br i1 %495, label %527, label %498

496:                                              ; preds = %402
  %497 = icmp eq ptr %404, %355
  br i1 %497, label %527, label %406

498:                                              ; preds = %490, %484, %478, %472, %466, %460, %454, %448, %442, %436, %430, %424, %418, %412, %406, %402
  %499 = getelementptr inbounds nuw i8, ptr %351, i64 448
  %500 = load ptr, ptr %499, align 8
  %501 = icmp eq ptr %500, null
  br i1 %501, label %794, label %520

502:                                              ; preds = %520
  %503 = getelementptr inbounds nuw i8, ptr %351, i64 456
  %504 = load ptr, ptr %503, align 8
  %505 = icmp eq ptr %504, null
  br i1 %505, label %794, label %506

506:                                              ; preds = %502
  %507 = icmp eq ptr %504, %355
  br i1 %507, label %522, label %508

508:                                              ; preds = %506
  %509 = getelementptr inbounds nuw i8, ptr %351, i64 464
  %510 = load ptr, ptr %509, align 8
  %511 = icmp eq ptr %510, null
  br i1 %511, label %794, label %512

512:                                              ; preds = %508
  %513 = icmp eq ptr %510, %355
  br i1 %513, label %522, label %514

514:                                              ; preds = %512
  %515 = getelementptr inbounds nuw i8, ptr %351, i64 472
  %516 = load ptr, ptr %515, align 8
  %517 = icmp ne ptr %516, null
  %518 = icmp eq ptr %516, %355
  %519 = and i1 %517, %518
  br i1 %519, label %522, label %794

520:                                              ; preds = %498
  %521 = icmp eq ptr %500, %355
  br i1 %521, label %522, label %502

522:                                              ; preds = %520, %514, %512, %506
  %523 = getelementptr inbounds nuw i8, ptr %351, i64 128
  %524 = load ptr, ptr %523, align 8
  %525 = call ptr %524(ptr noundef nonnull %76) #6
  %526 = icmp eq ptr %525, null
  br i1 %526, label %532, label %537

527:                                              ; preds = %496, %490, %488, %482, %476, %470, %464, %458, %452, %446, %440, %434, %428, %422, %416, %410
  %528 = getelementptr inbounds nuw i8, ptr %351, i64 120
  %529 = load ptr, ptr %528, align 8
  %530 = call ptr %529(ptr noundef nonnull %76) #6
  %531 = icmp eq ptr %530, null
  br i1 %531, label %532, label %535

532:                                              ; preds = %527, %522
  %533 = getelementptr inbounds nuw i8, ptr %351, i64 192
  %534 = load ptr, ptr %533, align 8
  call void %534() #6
  br label %794

535:                                              ; preds = %527
  %536 = call fastcc i32 @take_python_int(ptr noundef nonnull %72, ptr noundef nonnull %530, ptr noundef %352)
  br label %570

537:                                              ; preds = %522
  %538 = getelementptr inbounds nuw i8, ptr %351, i64 64
  %539 = load ptr, ptr %538, align 8
  %540 = call double %539(ptr noundef nonnull %525) #6
  %541 = load i64, ptr %72, align 8
  %542 = icmp eq i64 %541, 3
  br i1 %542, label %543, label %570

543:                                              ; preds = %537
  %544 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %545 = load i64, ptr %544, align 8
  %546 = and i64 %545, 4
  %547 = icmp eq i64 %546, 0
  %548 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %549 = load i64, ptr %548, align 8
  br i1 %547, label %550, label %555

550:                                              ; preds = %543
  %551 = load i64, ptr %57, align 8
  %552 = icmp eq i64 %551, 0
  %553 = select i1 %552, i64 4, i64 8
  %554 = icmp eq i64 %549, %553
  br i1 %554, label %555, label %570

555:                                              ; preds = %550, %543
  %556 = fptrunc double %540 to float
  %557 = icmp ne i64 %549, 4
  %558 = call float @llvm.fabs.f32(float %556)
  %559 = fcmp une float %558, 0x7FF0000000000000
  %560 = or i1 %559, %557
  %561 = call double @llvm.fabs.f64(double %540)
  %562 = fcmp oeq double %561, 0x7FF0000000000000
  %563 = or i1 %562, %560
  br i1 %563, label %564, label %570

564:                                              ; preds = %555
  %565 = bitcast float %556 to i32
  %566 = zext i32 %565 to i64
  store i64 %566, ptr %352, align 8
  %567 = load i64, ptr %548, align 8
  %568 = icmp eq i64 %567, 8
  br i1 %568, label %569, label %570

569:                                              ; preds = %564
  store double %540, ptr %352, align 8
  br label %570

570:                                              ; preds = %569, %564, %555, %550, %537, %535
  %571 = phi ptr [ %530, %535 ], [ %525, %537 ], [ %525, %550 ], [ %525, %555 ], [ %525, %564 ], [ %525, %569 ]
  %572 = phi i32 [ %536, %535 ], [ 0, %537 ], [ 0, %550 ], [ 0, %555 ], [ 1, %564 ], [ 1, %569 ]
  %573 = getelementptr inbounds nuw i8, ptr %351, i64 176
  %574 = load ptr, ptr %573, align 8
  call void %574(ptr noundef nonnull %571) #6
  br label %575

575:                                              ; preds = %570, %400, %342
  %576 = phi i32 [ %401, %400 ], [ %349, %342 ], [ %572, %570 ]
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %794, label %578

578:                                              ; preds = %575, %391, %386, %334
  %579 = add nuw nsw i64 %70, 1
  %580 = load i64, ptr %12, align 8
  %581 = icmp slt i64 %579, %580
  br i1 %581, label %69, label %60, !llvm.loop !12

582:                                              ; preds = %585
  %583 = add nuw nsw i64 %586, 1
  %584 = icmp eq i64 %583, %64
  br i1 %584, label %599, label %585, !llvm.loop !13

585:                                              ; preds = %582, %66
  %586 = phi i64 [ 0, %66 ], [ %583, %582 ]
  %587 = getelementptr inbounds nuw %struct.tack_small, ptr %68, i64 %586
  %588 = load i64, ptr %587, align 8
  %589 = getelementptr inbounds i64, ptr %62, i64 %588
  %590 = load i64, ptr %589, align 8
  %591 = getelementptr inbounds %struct.array, ptr %9, i64 %590
  %592 = getelementptr inbounds nuw i8, ptr %591, i64 8
  %593 = load ptr, ptr %592, align 8
  %594 = getelementptr inbounds nuw i8, ptr %587, i64 8
  %595 = load i64, ptr %594, align 8
  %596 = getelementptr inbounds i64, ptr %593, i64 %595
  %597 = load i64, ptr %596, align 8
  %598 = icmp sgt i64 %597, 2147483647
  br i1 %598, label %794, label %582

599:                                              ; preds = %582, %60
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %601 = load i64, ptr %600, align 8
  %602 = icmp sgt i64 %601, 0
  br i1 %602, label %603, label %670

603:                                              ; preds = %599
  %604 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %605 = getelementptr inbounds nuw i8, ptr %9, i64 1800
  %606 = getelementptr inbounds nuw i8, ptr %9, i64 1928
  %607 = getelementptr inbounds nuw i8, ptr %9, i64 1864
  %608 = load ptr, ptr %604, align 8
  br label %611

609:                                              ; preds = %655
  %610 = icmp eq i32 %656, 0
  br i1 %610, label %663, label %670

611:                                              ; preds = %655, %603
  %612 = phi i32 [ 0, %603 ], [ %656, %655 ]
  %613 = phi i64 [ 0, %603 ], [ %657, %655 ]
  %614 = getelementptr inbounds nuw %struct.tack_axis, ptr %608, i64 %613
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %617 = load i64, ptr %616, align 8
  %618 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %9, i64 noundef %615, i64 noundef %617, ptr noundef %6)
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %654, label %620

620:                                              ; preds = %611
  %621 = getelementptr inbounds nuw i8, ptr %614, i64 16
  %622 = load i64, ptr %621, align 8
  %623 = getelementptr inbounds nuw i8, ptr %614, i64 24
  %624 = load i64, ptr %623, align 8
  %625 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %9, i64 noundef %622, i64 noundef %624, ptr noundef %7)
  %626 = icmp eq i32 %625, 0
  br i1 %626, label %654, label %627

627:                                              ; preds = %620
  %628 = getelementptr inbounds nuw i8, ptr %614, i64 32
  %629 = load i64, ptr %628, align 8
  %630 = getelementptr inbounds nuw i8, ptr %614, i64 40
  %631 = load i64, ptr %630, align 8
  %632 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %9, i64 noundef %629, i64 noundef %631, ptr noundef %8)
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %654, label %634

634:                                              ; preds = %627
  %635 = load i64, ptr %6, align 8
  %636 = getelementptr inbounds nuw i64, ptr %605, i64 %613
  store i64 %635, ptr %636, align 8
  %637 = load i64, ptr %8, align 8
  %638 = getelementptr inbounds nuw i64, ptr %606, i64 %613
  store i64 %637, ptr %638, align 8
  %639 = getelementptr inbounds nuw i64, ptr %607, i64 %613
  store i64 0, ptr %639, align 8
  %640 = icmp sgt i64 %637, 0
  br i1 %640, label %641, label %655

641:                                              ; preds = %634
  %642 = load i64, ptr %7, align 8
  %643 = icmp sgt i64 %642, %635
  br i1 %643, label %644, label %655

644:                                              ; preds = %641
  %645 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %642, i64 %635)
  %646 = extractvalue { i64, i1 } %645, 1
  br i1 %646, label %654, label %647

647:                                              ; preds = %644
  %648 = extractvalue { i64, i1 } %645, 0
  %649 = add nsw i64 %648, -1
  %650 = sdiv i64 %649, %637
  %651 = add nsw i64 %650, 1
  store i64 %651, ptr %639, align 8
  %652 = icmp eq i64 %651, 0
  %653 = select i1 %652, i32 1, i32 %612
  br label %655

654:                                              ; preds = %644, %627, %620, %611
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %794

655:                                              ; preds = %647, %641, %634
  %656 = phi i32 [ %653, %647 ], [ 1, %641 ], [ 1, %634 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %657 = add nuw nsw i64 %613, 1
  %658 = icmp eq i64 %657, %601
  br i1 %658, label %609, label %611, !llvm.loop !14

659:                                              ; preds = %663
  %660 = extractvalue { i64, i1 } %668, 0
  %661 = add nuw nsw i64 %665, 1
  %662 = icmp eq i64 %661, %601
  br i1 %662, label %670, label %663, !llvm.loop !15

663:                                              ; preds = %609, %659
  %664 = phi i64 [ %660, %659 ], [ 1, %609 ]
  %665 = phi i64 [ %661, %659 ], [ 0, %609 ]
  %666 = getelementptr inbounds nuw i64, ptr %607, i64 %665
  %667 = load i64, ptr %666, align 8
  %668 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %664, i64 %667)
  %669 = extractvalue { i64, i1 } %668, 1
  br i1 %669, label %794, label %659

670:                                              ; preds = %659, %609, %599
  %671 = phi i64 [ 1, %599 ], [ 0, %609 ], [ %660, %659 ]
  %672 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %673 = load i64, ptr %672, align 8
  %674 = icmp sgt i64 %673, 0
  br i1 %674, label %675, label %722

675:                                              ; preds = %670
  %676 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %677 = getelementptr inbounds nuw i8, ptr %9, i64 1992
  %678 = getelementptr inbounds nuw i8, ptr %9, i64 1928
  %679 = getelementptr inbounds nuw i8, ptr %9, i64 1864
  %680 = getelementptr inbounds nuw i8, ptr %9, i64 1800
  %681 = getelementptr inbounds nuw i8, ptr %9, i64 1288
  %682 = load ptr, ptr %676, align 8
  br label %683

683:                                              ; preds = %717, %675
  %684 = phi i64 [ 0, %675 ], [ %720, %717 ]
  %685 = getelementptr inbounds nuw %struct.tack_slot, ptr %682, i64 %684
  %686 = load i64, ptr %685, align 8
  %687 = getelementptr inbounds nuw i8, ptr %685, i64 8
  %688 = load i64, ptr %687, align 8
  switch i64 %686, label %714 [
    i64 0, label %689
    i64 1, label %692
    i64 2, label %695
    i64 3, label %698
    i64 4, label %704
  ]

689:                                              ; preds = %683
  %690 = getelementptr inbounds i64, ptr %680, i64 %688
  %691 = load i64, ptr %690, align 8
  br label %717

692:                                              ; preds = %683
  %693 = getelementptr inbounds i64, ptr %679, i64 %688
  %694 = load i64, ptr %693, align 8
  br label %717

695:                                              ; preds = %683
  %696 = getelementptr inbounds i64, ptr %678, i64 %688
  %697 = load i64, ptr %696, align 8
  br label %717

698:                                              ; preds = %683
  %699 = getelementptr inbounds i64, ptr %62, i64 %688
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds %struct.array, ptr %9, i64 %700
  %702 = load ptr, ptr %701, align 8
  %703 = ptrtoint ptr %702 to i64
  br label %717

704:                                              ; preds = %683
  %705 = getelementptr inbounds i64, ptr %62, i64 %688
  %706 = load i64, ptr %705, align 8
  %707 = getelementptr inbounds %struct.array, ptr %9, i64 %706
  %708 = getelementptr inbounds nuw i8, ptr %707, i64 8
  %709 = load ptr, ptr %708, align 8
  %710 = getelementptr inbounds nuw i8, ptr %685, i64 16
  %711 = load i64, ptr %710, align 8
  %712 = getelementptr inbounds i64, ptr %709, i64 %711
  %713 = load i64, ptr %712, align 8
  br label %717

714:                                              ; preds = %683
  %715 = getelementptr inbounds i64, ptr %681, i64 %688
  %716 = load i64, ptr %715, align 8
  br label %717

717:                                              ; preds = %714, %704, %698, %695, %692, %689
  %718 = phi i64 [ %716, %714 ], [ %713, %704 ], [ %703, %698 ], [ %697, %695 ], [ %694, %692 ], [ %691, %689 ]
  %719 = getelementptr inbounds nuw i64, ptr %677, i64 %684
  store i64 %718, ptr %719, align 8
  %720 = add nuw nsw i64 %684, 1
  %721 = icmp eq i64 %720, %673
  br i1 %721, label %722, label %683, !llvm.loop !16

722:                                              ; preds = %717, %670
  %723 = getelementptr inbounds nuw i8, ptr %9, i64 1992
  %724 = icmp sgt i64 %61, 0
  br i1 %724, label %725, label %767

725:                                              ; preds = %722
  %726 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %727 = load ptr, ptr %726, align 8
  %728 = load i64, ptr %52, align 8
  %729 = icmp sgt i64 %728, 0
  br label %730

730:                                              ; preds = %764, %725
  %731 = phi i64 [ 0, %725 ], [ %765, %764 ]
  %732 = getelementptr inbounds nuw %struct.tack_param, ptr %727, i64 %731
  %733 = load i64, ptr %732, align 8
  %734 = icmp eq i64 %733, 0
  br i1 %734, label %735, label %764

735:                                              ; preds = %730
  %736 = getelementptr inbounds nuw i8, ptr %732, i64 40
  %737 = load i64, ptr %736, align 8
  %738 = and i64 %737, 1
  %739 = icmp eq i64 %738, 0
  br i1 %739, label %764, label %740

740:                                              ; preds = %735
  %741 = getelementptr inbounds nuw i64, ptr %62, i64 %731
  %742 = load i64, ptr %741, align 8
  %743 = getelementptr inbounds %struct.array, ptr %9, i64 %742
  br i1 %729, label %744, label %764

744:                                              ; preds = %740
  %745 = getelementptr inbounds nuw i8, ptr %743, i64 16
  br label %746

746:                                              ; preds = %761, %744
  %747 = phi i64 [ 0, %744 ], [ %762, %761 ]
  %748 = icmp eq i64 %742, %747
  br i1 %748, label %761, label %749

749:                                              ; preds = %746
  %750 = getelementptr inbounds nuw %struct.array, ptr %9, i64 %747
  %751 = load ptr, ptr %743, align 8
  %752 = load ptr, ptr %750, align 8
  %753 = getelementptr inbounds nuw i8, ptr %750, i64 16
  %754 = load i64, ptr %753, align 8
  %755 = getelementptr inbounds nuw i8, ptr %752, i64 %754
  %756 = icmp ult ptr %751, %755
  br i1 %756, label %757, label %761

757:                                              ; preds = %749
  %758 = load i64, ptr %745, align 8
  %759 = getelementptr inbounds nuw i8, ptr %751, i64 %758
  %760 = icmp ult ptr %752, %759
  br i1 %760, label %767, label %761

761:                                              ; preds = %757, %749, %746
  %762 = add nuw nsw i64 %747, 1
  %763 = icmp eq i64 %762, %728
  br i1 %763, label %764, label %746, !llvm.loop !17

764:                                              ; preds = %761, %740, %735, %730
  %765 = add nuw nsw i64 %731, 1
  %766 = icmp eq i64 %765, %61
  br i1 %766, label %767, label %730, !llvm.loop !18

767:                                              ; preds = %764, %757, %722
  %768 = phi i64 [ 1, %722 ], [ 0, %757 ], [ 1, %764 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr null, ptr %5, align 8
  %769 = load ptr, ptr %0, align 8
  %770 = call i32 @tack_launch(ptr noundef %769, ptr noundef nonnull %723, i64 noundef %671, i64 noundef %768, ptr noundef nonnull %5)
  %771 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %772 = load ptr, ptr %771, align 8
  %773 = icmp ne ptr %772, null
  %774 = icmp ne i32 %770, 0
  %775 = select i1 %773, i1 %774, i1 false
  br i1 %775, label %776, label %786

776:                                              ; preds = %767
  %777 = icmp eq i64 %671, 0
  br i1 %777, label %778, label %784

778:                                              ; preds = %776
  %779 = load ptr, ptr @tack_python, align 8
  %780 = getelementptr inbounds nuw i8, ptr %779, i64 216
  %781 = load ptr, ptr %780, align 8
  %782 = call ptr %781() #6
  store ptr %782, ptr %5, align 8
  %783 = load ptr, ptr %771, align 8
  br label %784

784:                                              ; preds = %778, %776
  %785 = phi ptr [ %783, %778 ], [ %772, %776 ]
  call void %785(ptr noundef nonnull %723, ptr noundef nonnull %11) #6
  br label %786

786:                                              ; preds = %784, %767
  %787 = load ptr, ptr %5, align 8
  %788 = icmp eq ptr %787, null
  br i1 %788, label %793, label %789

789:                                              ; preds = %786
  %790 = load ptr, ptr @tack_python, align 8
  %791 = getelementptr inbounds nuw i8, ptr %790, i64 224
  %792 = load ptr, ptr %791, align 8
  call void %792(ptr noundef nonnull %787) #6
  br label %793

793:                                              ; preds = %789, %786
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %794

794:                                              ; preds = %575, %514, %508, %502, %498, %377, %372, %359, %308, %300, %294, %288, %282, %276, %270, %264, %260, %257, %203, %196, %194, %188, %186, %180, %174, %168, %162, %156, %150, %144, %107, %104, %101, %87, %326, %585, %663, %793, %654, %532
  %795 = phi i32 [ 1, %326 ], [ 1, %585 ], [ 1, %654 ], [ 1, %532 ], [ %770, %793 ], [ 1, %663 ], [ 1, %87 ], [ 1, %101 ], [ 1, %104 ], [ 1, %107 ], [ 1, %144 ], [ 1, %150 ], [ 1, %156 ], [ 1, %162 ], [ 1, %168 ], [ 1, %174 ], [ 1, %180 ], [ 1, %186 ], [ 1, %188 ], [ 1, %194 ], [ 1, %196 ], [ 1, %203 ], [ 1, %257 ], [ 1, %260 ], [ 1, %264 ], [ 1, %270 ], [ 1, %276 ], [ 1, %282 ], [ 1, %288 ], [ 1, %294 ], [ 1, %300 ], [ 1, %308 ], [ 1, %359 ], [ 1, %372 ], [ 1, %377 ], [ 1, %498 ], [ 1, %502 ], [ 1, %508 ], [ 1, %514 ], [ 1, %575 ]
  %796 = phi i1 [ true, %326 ], [ true, %585 ], [ true, %654 ], [ true, %532 ], [ false, %793 ], [ true, %663 ], [ true, %87 ], [ true, %101 ], [ true, %104 ], [ true, %107 ], [ true, %144 ], [ true, %150 ], [ true, %156 ], [ true, %162 ], [ true, %168 ], [ true, %174 ], [ true, %180 ], [ true, %186 ], [ true, %188 ], [ true, %194 ], [ true, %196 ], [ true, %203 ], [ true, %257 ], [ true, %260 ], [ true, %264 ], [ true, %270 ], [ true, %276 ], [ true, %282 ], [ true, %288 ], [ true, %294 ], [ true, %300 ], [ true, %308 ], [ true, %359 ], [ true, %372 ], [ true, %377 ], [ true, %498 ], [ true, %502 ], [ true, %508 ], [ true, %514 ], [ true, %575 ]
  %797 = load i64, ptr %51, align 8
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %810, label %799

799:                                              ; preds = %794
  %800 = getelementptr inbounds nuw i8, ptr %9, i64 3016
  br label %801

801:                                              ; preds = %801, %799
  %802 = phi i64 [ %797, %799 ], [ %808, %801 ]
  %803 = load ptr, ptr @tack_python, align 8
  %804 = getelementptr inbounds nuw i8, ptr %803, i64 56
  %805 = load ptr, ptr %804, align 8
  %806 = add nsw i64 %802, -1
  store i64 %806, ptr %51, align 8
  %807 = getelementptr inbounds %struct.tack_buffer, ptr %800, i64 %806
  call void %805(ptr noundef nonnull %807) #6
  %808 = load i64, ptr %51, align 8
  %809 = icmp eq i64 %808, 0
  br i1 %809, label %810, label %801, !llvm.loop !19

810:                                              ; preds = %801, %794
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  br i1 %796, label %857, label %811

811:                                              ; preds = %810, %49
  %812 = phi i32 [ %795, %810 ], [ %26, %49 ]
  %813 = icmp eq i32 %812, 0
  br i1 %813, label %855, label %814

814:                                              ; preds = %811
  %815 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %816 = load ptr, ptr %815, align 8
  %817 = icmp eq ptr %816, null
  br i1 %817, label %849, label %818

818:                                              ; preds = %814
  %819 = load i64, ptr %11, align 8
  %820 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %821 = load i64, ptr %820, align 8
  %822 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %823 = load i64, ptr %822, align 8
  switch i64 %823, label %838 [
    i64 1, label %824
    i64 2, label %833
  ]

824:                                              ; preds = %818
  %825 = shl nsw i64 %821, 3
  %826 = sub nsw i64 64, %825
  %827 = load ptr, ptr @tack_python, align 8
  %828 = getelementptr inbounds nuw i8, ptr %827, i64 96
  %829 = load ptr, ptr %828, align 8
  %830 = shl i64 %819, %826
  %831 = ashr exact i64 %830, %826
  %832 = call ptr %829(i64 noundef %831) #6
  br label %855

833:                                              ; preds = %818
  %834 = load ptr, ptr @tack_python, align 8
  %835 = getelementptr inbounds nuw i8, ptr %834, i64 104
  %836 = load ptr, ptr %835, align 8
  %837 = call ptr %836(i64 noundef %819) #6
  br label %855

838:                                              ; preds = %818
  %839 = trunc i64 %819 to i32
  %840 = bitcast i32 %839 to float
  %841 = bitcast i64 %819 to double
  %842 = load ptr, ptr @tack_python, align 8
  %843 = getelementptr inbounds nuw i8, ptr %842, i64 72
  %844 = load ptr, ptr %843, align 8
  %845 = icmp eq i64 %821, 8
  %846 = fpext float %840 to double
  %847 = select i1 %845, double %841, double %846
  %848 = call ptr %844(double noundef %847) #6
  br label %855

849:                                              ; preds = %814
  %850 = load ptr, ptr @tack_python, align 8
  %851 = getelementptr inbounds nuw i8, ptr %850, i64 232
  %852 = load ptr, ptr %851, align 8
  %853 = getelementptr inbounds nuw i8, ptr %850, i64 168
  %854 = load ptr, ptr %853, align 8
  call void %854(ptr noundef %852) #6
  br label %855

855:                                              ; preds = %838, %833, %824, %849, %811
  %856 = phi ptr [ null, %811 ], [ %852, %849 ], [ %832, %824 ], [ %837, %833 ], [ %848, %838 ]
  store ptr %856, ptr %3, align 8
  br label %857

857:                                              ; preds = %810, %4, %855
  %858 = phi i32 [ 0, %4 ], [ 1, %855 ], [ 0, %810 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #6
  ret i32 %858
}

; Function Attrs: nounwind uwtable
define ptr @tack_call(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr @tack_python, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr null, ptr %5, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %51, label %12

12:                                               ; preds = %4
  %13 = load i64, ptr %6, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 264
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %15, %17
  %19 = icmp ne ptr %3, null
  %20 = or i1 %19, %18
  br i1 %20, label %51, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %23 = load ptr, ptr %22, align 8
  tail call void %23(ptr noundef nonnull %10) #6
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %25 = load ptr, ptr %24, align 8
  %26 = tail call ptr %25(ptr noundef nonnull %10) #6
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 8
  br label %34

31:                                               ; preds = %34
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %33 = load ptr, ptr %32, align 8
  tail call void %33(ptr noundef nonnull %10) #6
  br i1 %42, label %49, label %44

34:                                               ; preds = %29, %34
  %35 = phi i64 [ 0, %29 ], [ %39, %34 ]
  %36 = getelementptr inbounds nuw ptr, ptr %30, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = call fastcc i32 @take_call(ptr noundef %37, ptr noundef %1, i64 noundef %2, ptr noundef %5)
  %39 = add nuw nsw i64 %35, 1
  %40 = load i64, ptr %26, align 8
  %41 = icmp slt i64 %39, %40
  %42 = icmp eq i32 %38, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %34, label %31, !llvm.loop !20

44:                                               ; preds = %31
  %45 = load ptr, ptr %5, align 8
  br label %106

46:                                               ; preds = %21
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %48 = load ptr, ptr %47, align 8
  tail call void %48(ptr noundef nonnull %10) #6
  br label %49

49:                                               ; preds = %46, %31
  %50 = load ptr, ptr @tack_python, align 8
  br label %58

51:                                               ; preds = %12, %4
  %52 = load ptr, ptr @tack_python, align 8
  %53 = icmp eq ptr %3, null
  br i1 %53, label %58, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 152
  %56 = load ptr, ptr %55, align 8
  %57 = tail call i64 %56(ptr noundef nonnull %3) #6
  br label %58

58:                                               ; preds = %49, %54, %51
  %59 = phi i1 [ false, %54 ], [ true, %51 ], [ true, %49 ]
  %60 = phi ptr [ %52, %54 ], [ %52, %51 ], [ %50, %49 ]
  %61 = phi i64 [ %57, %54 ], [ 0, %51 ], [ 0, %49 ]
  %62 = add nsw i64 %61, %2
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 136
  %64 = load ptr, ptr %63, align 8
  %65 = add nsw i64 %62, 2
  %66 = tail call ptr %64(i64 noundef %65) #6
  %67 = icmp eq ptr %66, null
  br i1 %67, label %106, label %68

68:                                               ; preds = %58
  %69 = getelementptr inbounds nuw i8, ptr %60, i64 144
  %70 = load ptr, ptr %69, align 8
  %71 = load ptr, ptr @tack_python, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 168
  %73 = load ptr, ptr %72, align 8
  tail call void %73(ptr noundef nonnull %0) #6
  %74 = tail call i32 %70(ptr noundef nonnull %66, i64 noundef 0, ptr noundef nonnull %0) #6
  %75 = load ptr, ptr %69, align 8
  br i1 %59, label %76, label %79

76:                                               ; preds = %68
  %77 = getelementptr inbounds nuw i8, ptr %60, i64 232
  %78 = load ptr, ptr %77, align 8
  br label %79

79:                                               ; preds = %76, %68
  %80 = phi ptr [ %78, %76 ], [ %3, %68 ]
  %81 = load ptr, ptr @tack_python, align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 168
  %83 = load ptr, ptr %82, align 8
  tail call void %83(ptr noundef %80) #6
  %84 = tail call i32 %75(ptr noundef nonnull %66, i64 noundef 1, ptr noundef %80) #6
  %85 = icmp sgt i64 %62, 0
  br i1 %85, label %94, label %86

86:                                               ; preds = %94, %79
  %87 = getelementptr inbounds nuw i8, ptr %60, i64 160
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %60, i64 248
  %90 = load ptr, ptr %89, align 8
  %91 = tail call ptr %88(ptr noundef %90, ptr noundef nonnull %66, ptr noundef null) #6
  %92 = getelementptr inbounds nuw i8, ptr %60, i64 176
  %93 = load ptr, ptr %92, align 8
  tail call void %93(ptr noundef nonnull %66) #6
  br label %106

94:                                               ; preds = %79, %94
  %95 = phi i64 [ %104, %94 ], [ 0, %79 ]
  %96 = load ptr, ptr %69, align 8
  %97 = add nuw nsw i64 %95, 2
  %98 = getelementptr inbounds nuw ptr, ptr %1, i64 %95
  %99 = load ptr, ptr %98, align 8
  %100 = load ptr, ptr @tack_python, align 8
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 168
  %102 = load ptr, ptr %101, align 8
  tail call void %102(ptr noundef %99) #6
  %103 = tail call i32 %96(ptr noundef nonnull %66, i64 noundef %97, ptr noundef %99) #6
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %62
  br i1 %105, label %86, label %94, !llvm.loop !21

106:                                              ; preds = %86, %58, %44
  %107 = phi ptr [ %45, %44 ], [ %91, %86 ], [ null, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret ptr %107
}

; Function Attrs: nounwind uwtable
define void @tack_private(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = shl nsw i64 %10, 2
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  %15 = zext i1 %14 to i64
  %16 = shl i64 %11, %15
  %17 = icmp slt i64 %10, 1
  br i1 %17, label %45, label %18

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 262144
  br i1 %21, label %45, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %16, %24
  br i1 %25, label %45, label %26

26:                                               ; preds = %22
  %27 = shl i64 %16, 1
  %28 = icmp sle i64 %27, %24
  %29 = shl i64 %20, 1
  %30 = icmp slt i64 %29, 32769
  %31 = and i1 %30, %28
  br i1 %31, label %32, label %95, !llvm.loop !22

32:                                               ; preds = %26
  %33 = shl i64 %16, 2
  %34 = icmp sle i64 %33, %24
  %35 = shl i64 %20, 2
  %36 = icmp slt i64 %35, 32769
  %37 = and i1 %36, %34
  br i1 %37, label %38, label %95, !llvm.loop !22

38:                                               ; preds = %32
  %39 = shl i64 %16, 3
  %40 = icmp sle i64 %39, %24
  %41 = shl i64 %20, 3
  %42 = icmp slt i64 %41, 32769
  %43 = and i1 %42, %40
  %44 = select i1 %43, i64 3, i64 2
  br label %95, !llvm.loop !22

45:                                               ; preds = %5, %18, %22
  %46 = icmp eq ptr %4, null
  %47 = icmp eq i64 %13, 0
  %48 = select i1 %46, i1 true, i1 %47
  br i1 %48, label %98, label %49

49:                                               ; preds = %45
  %50 = icmp eq i64 %2, 0
  %51 = icmp sgt i64 %3, 0
  %52 = and i1 %50, %51
  br i1 %52, label %53, label %56

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %55 = load i64, ptr %54, align 8
  br label %56

56:                                               ; preds = %53, %49
  %57 = phi i64 [ %55, %53 ], [ 0, %49 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #6
  %59 = load i64, ptr %8, align 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %61 = load i64, ptr %60, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  %62 = icmp sgt i64 %57, 0
  br i1 %62, label %63, label %387

63:                                               ; preds = %56
  %64 = sitofp i64 %59 to double
  %65 = fmul double %64, 1.000000e+09
  %66 = sitofp i64 %61 to double
  %67 = fadd double %65, %66
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 8
  br label %69

69:                                               ; preds = %75, %63
  %70 = phi i64 [ 64, %63 ], [ %93, %75 ]
  %71 = phi i64 [ 0, %63 ], [ %79, %75 ]
  %72 = phi double [ %67, %63 ], [ %87, %75 ]
  %73 = call i32 @tack_stops(ptr noundef %4, double noundef %72)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %387

75:                                               ; preds = %69
  %76 = sub nsw i64 %57, %71
  %77 = icmp slt i64 %76, %70
  %78 = add nsw i64 %71, %70
  %79 = select i1 %77, i64 %57, i64 %78
  %80 = load ptr, ptr %0, align 8
  call void %80(ptr noundef %1, i64 noundef %71, i64 noundef %79, ptr noundef %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %81 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #6
  %82 = load i64, ptr %7, align 8
  %83 = sitofp i64 %82 to double
  %84 = fmul double %83, 1.000000e+09
  %85 = load i64, ptr %68, align 8
  %86 = sitofp i64 %85 to double
  %87 = fadd double %84, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  %88 = fsub double %87, %72
  %89 = fcmp olt double %88, 5.000000e+05
  %90 = icmp slt i64 %70, %57
  %91 = select i1 %89, i1 %90, i1 false
  %92 = zext i1 %91 to i64
  %93 = shl nsw i64 %70, %92
  %94 = icmp slt i64 %79, %57
  br i1 %94, label %69, label %387, !llvm.loop !23

95:                                               ; preds = %32, %38, %26
  %96 = phi i64 [ %44, %38 ], [ 1, %32 ], [ 0, %26 ]
  %97 = icmp eq ptr %4, null
  br i1 %97, label %98, label %100

98:                                               ; preds = %45, %95
  %99 = load ptr, ptr %0, align 8
  tail call void %99(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #6
  br label %387

100:                                              ; preds = %95
  %101 = icmp slt i64 %3, %2
  br i1 %101, label %102, label %191

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %106 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %107 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %112

112:                                              ; preds = %175, %102
  %113 = phi i64 [ %13, %102 ], [ %179, %175 ]
  %114 = phi ptr [ %104, %102 ], [ %176, %175 ]
  %115 = icmp eq i64 %113, 0
  br i1 %115, label %141, label %116

116:                                              ; preds = %112
  %117 = load i64, ptr %105, align 8
  %118 = icmp slt i64 %117, 64
  br i1 %118, label %119, label %129

119:                                              ; preds = %116
  %120 = load i64, ptr %106, align 8
  br label %121

121:                                              ; preds = %126, %119
  %122 = phi i64 [ %117, %119 ], [ %127, %126 ]
  %123 = shl nuw i64 1, %122
  %124 = and i64 %123, %120
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %129, label %126

126:                                              ; preds = %121
  %127 = add nsw i64 %122, 1
  store i64 %127, ptr %105, align 8
  %128 = icmp eq i64 %127, 64
  br i1 %128, label %129, label %121, !llvm.loop !24

129:                                              ; preds = %126, %121, %116
  %130 = phi i64 [ %117, %116 ], [ 64, %126 ], [ %122, %121 ]
  br label %131

131:                                              ; preds = %135, %129
  %132 = phi ptr [ %107, %129 ], [ %133, %135 ]
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, null
  br i1 %134, label %165, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, %130
  br i1 %138, label %139, label %131, !llvm.loop !25

139:                                              ; preds = %135
  %140 = load ptr, ptr %133, align 64
  store ptr %140, ptr %132, align 8
  br label %168

141:                                              ; preds = %112, %141
  %142 = atomicrmw xchg ptr %108, i32 1 acquire, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %141, !llvm.loop !26

144:                                              ; preds = %141
  %145 = load ptr, ptr %107, align 8
  %146 = icmp eq ptr %145, null
  br i1 %146, label %149, label %147

147:                                              ; preds = %144
  %148 = load ptr, ptr %145, align 64
  store ptr %148, ptr %107, align 8
  store atomic i32 0, ptr %108 release, align 8
  br label %168

149:                                              ; preds = %144
  %150 = load i64, ptr %4, align 8
  %151 = icmp slt i64 %150, 0
  %152 = lshr i64 %150, 63
  %153 = add nsw i64 %152, %150
  store i64 %153, ptr %4, align 8
  store atomic i32 0, ptr %108 release, align 8
  br i1 %151, label %154, label %185

154:                                              ; preds = %149
  %155 = load i64, ptr %109, align 8
  %156 = shl i64 %155, %96
  %157 = add i64 %156, 64
  %158 = tail call ptr @calloc(i64 noundef 1, i64 noundef %157) #16
  %159 = icmp eq ptr %158, null
  br i1 %159, label %185, label %160

160:                                              ; preds = %154
  %161 = load ptr, ptr %110, align 8
  %162 = icmp eq ptr %161, null
  br i1 %162, label %168, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds nuw i8, ptr %158, i64 64
  tail call void %161(ptr noundef %1, ptr noundef nonnull %164, i64 noundef %96) #6
  br label %168

165:                                              ; preds = %131
  %166 = load ptr, ptr %107, align 8
  %167 = icmp eq ptr %166, null
  br i1 %167, label %185, label %180

168:                                              ; preds = %163, %160, %147, %139
  %169 = phi ptr [ %158, %163 ], [ %158, %160 ], [ %145, %147 ], [ %133, %139 ]
  %170 = icmp eq ptr %114, null
  br i1 %170, label %175, label %171

171:                                              ; preds = %168
  %172 = load ptr, ptr %111, align 8
  %173 = getelementptr inbounds nuw i8, ptr %114, i64 64
  %174 = getelementptr inbounds nuw i8, ptr %169, i64 64
  tail call void %172(ptr noundef %1, ptr noundef nonnull %173, ptr noundef nonnull %174, i64 noundef %96) #6
  tail call void @free(ptr noundef nonnull %169)
  br label %175

175:                                              ; preds = %171, %168
  %176 = phi ptr [ %114, %171 ], [ %169, %168 ]
  %177 = load i64, ptr %105, align 8
  %178 = add nsw i64 %177, 1
  store i64 %178, ptr %105, align 8
  %179 = load i64, ptr %12, align 8
  br label %112, !llvm.loop !27

180:                                              ; preds = %165, %180
  %181 = phi ptr [ %183, %180 ], [ %166, %165 ]
  %182 = load ptr, ptr %181, align 64
  store ptr %182, ptr %107, align 8
  tail call void @free(ptr noundef nonnull %181)
  %183 = load ptr, ptr %107, align 8
  %184 = icmp eq ptr %183, null
  br i1 %184, label %185, label %180, !llvm.loop !28

185:                                              ; preds = %154, %149, %180, %165
  %186 = icmp eq ptr %114, null
  br i1 %186, label %387, label %187

187:                                              ; preds = %185
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %114, i64 64
  tail call void %189(ptr noundef %1, ptr noundef nonnull %190, i64 noundef %96) #6
  tail call void @free(ptr noundef nonnull %114)
  br label %387

191:                                              ; preds = %100
  %192 = icmp eq i64 %13, 0
  br i1 %192, label %193, label %238

193:                                              ; preds = %191
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %195 = load i64, ptr %194, align 8
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %197

197:                                              ; preds = %197, %193
  %198 = atomicrmw xchg ptr %196, i32 1 acquire, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %197, !llvm.loop !26

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %202 = load ptr, ptr %201, align 8
  %203 = icmp eq ptr %202, null
  br i1 %203, label %206, label %204

204:                                              ; preds = %200
  %205 = load ptr, ptr %202, align 64
  store ptr %205, ptr %201, align 8
  store atomic i32 0, ptr %196 release, align 8
  br label %228

206:                                              ; preds = %200
  %207 = shl i64 %11, %96
  %208 = sdiv i64 %195, %207
  %209 = load i64, ptr %4, align 8
  %210 = icmp slt i64 %209, %208
  %211 = zext i1 %210 to i64
  %212 = add nsw i64 %209, %211
  store i64 %212, ptr %4, align 8
  store atomic i32 0, ptr %196 release, align 8
  br i1 %210, label %213, label %226

213:                                              ; preds = %206
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %215 = load i64, ptr %214, align 8
  %216 = shl i64 %215, %96
  %217 = add i64 %216, 64
  %218 = tail call ptr @calloc(i64 noundef 1, i64 noundef %217) #16
  %219 = icmp eq ptr %218, null
  br i1 %219, label %226, label %220

220:                                              ; preds = %213
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %222 = load ptr, ptr %221, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %228, label %224

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %218, i64 64
  tail call void %222(ptr noundef %1, ptr noundef nonnull %225, i64 noundef %96) #6
  br label %228

226:                                              ; preds = %213, %206
  %227 = load ptr, ptr %0, align 8
  tail call void %227(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %4) #6
  br label %387

228:                                              ; preds = %224, %220, %204
  %229 = phi ptr [ %218, %224 ], [ %218, %220 ], [ %202, %204 ]
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %229, i64 64
  tail call void %231(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %232, i64 noundef %96) #6
  br label %233

233:                                              ; preds = %233, %228
  %234 = atomicrmw xchg ptr %196, i32 1 acquire, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %233, !llvm.loop !26

236:                                              ; preds = %233
  %237 = load ptr, ptr %201, align 8
  store ptr %237, ptr %229, align 64
  store ptr %229, ptr %201, align 8
  store atomic i32 0, ptr %196 release, align 8
  br label %387

238:                                              ; preds = %191
  store atomic i64 1, ptr %4 monotonic, align 8
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %240 = load i64, ptr %239, align 8
  %241 = add nsw i64 %240, -1
  %242 = sdiv i64 %241, 64
  %243 = add nsw i64 %242, 1
  %244 = load i64, ptr %9, align 8
  %245 = shl nsw i64 %244, 1
  %246 = shl i64 %245, %96
  %247 = tail call i64 @llvm.smax.i64(i64 %243, i64 %246)
  %248 = sdiv i64 %2, %247
  %249 = srem i64 %2, %247
  %250 = icmp ne i64 %249, 0
  %251 = zext i1 %250 to i64
  %252 = add nsw i64 %248, %251
  %253 = add nsw i64 %3, -1
  %254 = sdiv i64 %253, %247
  %255 = icmp sgt i64 %252, %254
  br i1 %255, label %387, label %256

256:                                              ; preds = %238
  %257 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %261 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %262 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %263 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %264 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %265 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %266 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %268

268:                                              ; preds = %384, %256
  %269 = phi i64 [ %252, %256 ], [ %385, %384 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %270 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #6
  %271 = load i64, ptr %6, align 8
  %272 = sitofp i64 %271 to double
  %273 = fmul double %272, 1.000000e+09
  %274 = load i64, ptr %257, align 8
  %275 = sitofp i64 %274 to double
  %276 = fadd double %273, %275
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %277 = call i32 @tack_stops(ptr noundef nonnull %4, double noundef %276)
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %387

279:                                              ; preds = %268
  %280 = mul nsw i64 %269, %247
  %281 = load i64, ptr %239, align 8
  %282 = sub nsw i64 %281, %280
  %283 = call i64 @llvm.smin.i64(i64 %282, i64 %247)
  %284 = add nsw i64 %283, %280
  %285 = load i64, ptr %259, align 8
  %286 = shl i64 %285, %96
  %287 = add i64 %286, 64
  %288 = call ptr @calloc(i64 noundef 1, i64 noundef %287) #16
  %289 = icmp eq ptr %288, null
  br i1 %289, label %375, label %290

290:                                              ; preds = %279
  %291 = load ptr, ptr %260, align 8
  %292 = icmp eq ptr %291, null
  br i1 %292, label %295, label %293

293:                                              ; preds = %290
  %294 = getelementptr inbounds nuw i8, ptr %288, i64 64
  call void %291(ptr noundef %1, ptr noundef nonnull %294, i64 noundef %96) #6
  br label %295

295:                                              ; preds = %293, %290
  %296 = getelementptr inbounds nuw i8, ptr %288, i64 8
  store i64 %269, ptr %296, align 8
  %297 = load ptr, ptr %258, align 8
  %298 = getelementptr inbounds nuw i8, ptr %288, i64 64
  call void %297(ptr noundef %1, i64 noundef %280, i64 noundef %284, ptr noundef nonnull %298, i64 noundef %96) #6
  br label %299

299:                                              ; preds = %299, %295
  %300 = atomicrmw xchg ptr %261, i32 1 acquire, align 8
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %299, !llvm.loop !26

302:                                              ; preds = %299
  %303 = load ptr, ptr %262, align 8
  store ptr %303, ptr %288, align 64
  store ptr %288, ptr %262, align 8
  %304 = load i32, ptr %263, align 4
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %306, label %373

306:                                              ; preds = %302
  %307 = load i64, ptr %264, align 8
  %308 = icmp slt i64 %307, 64
  br i1 %308, label %309, label %319

309:                                              ; preds = %306
  %310 = load i64, ptr %265, align 8
  br label %311

311:                                              ; preds = %316, %309
  %312 = phi i64 [ %307, %309 ], [ %317, %316 ]
  %313 = shl nuw i64 1, %312
  %314 = and i64 %313, %310
  %315 = icmp eq i64 %314, 0
  br i1 %315, label %319, label %316

316:                                              ; preds = %311
  %317 = add nsw i64 %312, 1
  store i64 %317, ptr %264, align 8
  %318 = icmp eq i64 %317, 64
  br i1 %318, label %319, label %311, !llvm.loop !24

319:                                              ; preds = %316, %311, %306
  %320 = phi i64 [ %307, %306 ], [ %312, %311 ], [ 64, %316 ]
  br label %321

321:                                              ; preds = %325, %319
  %322 = phi ptr [ %262, %319 ], [ %323, %325 ]
  %323 = load ptr, ptr %322, align 8
  %324 = icmp eq ptr %323, null
  br i1 %324, label %373, label %325

325:                                              ; preds = %321
  %326 = getelementptr inbounds nuw i8, ptr %323, i64 8
  %327 = load i64, ptr %326, align 8
  %328 = icmp eq i64 %327, %320
  br i1 %328, label %329, label %321, !llvm.loop !25

329:                                              ; preds = %325
  %330 = load ptr, ptr %323, align 64
  store ptr %330, ptr %322, align 8
  %331 = load i32, ptr %263, align 4
  %332 = or i32 %331, 1
  br label %333

333:                                              ; preds = %371, %329
  %334 = phi i32 [ 1, %371 ], [ %332, %329 ]
  %335 = phi ptr [ %365, %371 ], [ %323, %329 ]
  store i32 %334, ptr %263, align 4
  store atomic i32 0, ptr %261 release, align 8
  %336 = load ptr, ptr %266, align 8
  %337 = icmp eq ptr %336, null
  br i1 %337, label %342, label %338

338:                                              ; preds = %333
  %339 = load ptr, ptr %267, align 8
  %340 = getelementptr inbounds nuw i8, ptr %336, i64 64
  %341 = getelementptr inbounds nuw i8, ptr %335, i64 64
  call void %339(ptr noundef %1, ptr noundef nonnull %340, ptr noundef nonnull %341, i64 noundef %96) #6
  call void @free(ptr noundef nonnull %335)
  br label %343

342:                                              ; preds = %333
  store ptr %335, ptr %266, align 8
  br label %343

343:                                              ; preds = %342, %338
  br label %344

344:                                              ; preds = %343, %344
  %345 = atomicrmw xchg ptr %261, i32 1 acquire, align 8
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %344, !llvm.loop !26

347:                                              ; preds = %344
  %348 = load i64, ptr %264, align 8
  %349 = add nsw i64 %348, 1
  store i64 %349, ptr %264, align 8
  %350 = icmp slt i64 %348, 63
  br i1 %350, label %351, label %361

351:                                              ; preds = %347
  %352 = load i64, ptr %265, align 8
  br label %353

353:                                              ; preds = %358, %351
  %354 = phi i64 [ %349, %351 ], [ %359, %358 ]
  %355 = shl nuw i64 1, %354
  %356 = and i64 %355, %352
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %361, label %358

358:                                              ; preds = %353
  %359 = add nsw i64 %354, 1
  store i64 %359, ptr %264, align 8
  %360 = icmp eq i64 %359, 64
  br i1 %360, label %361, label %353, !llvm.loop !24

361:                                              ; preds = %358, %353, %347
  %362 = phi i64 [ %349, %347 ], [ %354, %353 ], [ 64, %358 ]
  br label %363

363:                                              ; preds = %367, %361
  %364 = phi ptr [ %262, %361 ], [ %365, %367 ]
  %365 = load ptr, ptr %364, align 8
  %366 = icmp eq ptr %365, null
  br i1 %366, label %373, label %367

367:                                              ; preds = %363
  %368 = getelementptr inbounds nuw i8, ptr %365, i64 8
  %369 = load i64, ptr %368, align 8
  %370 = icmp eq i64 %369, %362
  br i1 %370, label %371, label %363, !llvm.loop !25

371:                                              ; preds = %367
  %372 = load ptr, ptr %365, align 64
  store ptr %372, ptr %364, align 8
  br label %333, !llvm.loop !29

373:                                              ; preds = %321, %363, %302
  %374 = phi i32 [ 0, %363 ], [ %304, %302 ], [ 0, %321 ]
  store i32 %374, ptr %263, align 4
  br label %384

375:                                              ; preds = %279
  %376 = load ptr, ptr %0, align 8
  call void %376(ptr noundef %1, i64 noundef %280, i64 noundef %284, ptr noundef nonnull %4) #6
  br label %377

377:                                              ; preds = %377, %375
  %378 = atomicrmw xchg ptr %261, i32 1 acquire, align 8
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %380, label %377, !llvm.loop !26

380:                                              ; preds = %377
  %381 = shl nuw i64 1, %269
  %382 = load i64, ptr %265, align 8
  %383 = or i64 %382, %381
  store i64 %383, ptr %265, align 8
  br label %384

384:                                              ; preds = %380, %373
  store atomic i32 0, ptr %261 release, align 8
  %385 = add i64 %269, 1
  %386 = icmp eq i64 %269, %254
  br i1 %386, label %387, label %268, !llvm.loop !30

387:                                              ; preds = %384, %268, %75, %69, %238, %236, %226, %187, %185, %56, %98
  ret void
}

; Function Attrs: nounwind uwtable
define range(i64 0, 2) i64 @tack_streams(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca [256 x i8], align 16
  %3 = icmp slt i64 %0, 8388608
  br i1 %3, label %127, label %4

4:                                                ; preds = %1
  %5 = load atomic i64, ptr @tack_streams.known monotonic, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %123

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %8 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.1, i32 noundef 0) #6
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %121, label %10

10:                                               ; preds = %7
  %11 = call i64 @read(i32 noundef %8, ptr noundef nonnull %2, i64 noundef 256) #6
  %12 = tail call i32 @close(i32 noundef %8) #6
  %13 = icmp slt i64 %11, 1
  br i1 %13, label %121, label %14

14:                                               ; preds = %10
  %15 = add nsw i64 %11, -1
  %16 = tail call i64 @llvm.umin.i64(i64 %15, i64 11)
  %17 = add nuw nsw i64 %16, 1
  %18 = load i8, ptr %2, align 16
  %19 = add i8 %18, -48
  %20 = icmp ult i8 %19, 10
  br i1 %20, label %26, label %39

21:                                               ; preds = %26
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %31
  %23 = load i8, ptr %22, align 1
  %24 = add i8 %23, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %26, label %37, !llvm.loop !31

26:                                               ; preds = %14, %21
  %27 = phi i8 [ %24, %21 ], [ %19, %14 ]
  %28 = phi i64 [ %31, %21 ], [ 0, %14 ]
  %29 = phi i64 [ %33, %21 ], [ 0, %14 ]
  %30 = mul nsw i64 %29, 10
  %31 = add nuw nsw i64 %28, 1
  %32 = zext nneg i8 %27 to i64
  %33 = add nsw i64 %30, %32
  %34 = icmp eq i64 %28, %16
  br i1 %34, label %35, label %21, !llvm.loop !31

35:                                               ; preds = %26
  %36 = icmp sgt i64 %11, %31
  br i1 %36, label %39, label %50

37:                                               ; preds = %21
  %38 = icmp sgt i64 %11, %31
  br i1 %38, label %39, label %50

39:                                               ; preds = %14, %35, %37
  %40 = phi i64 [ %33, %35 ], [ %33, %37 ], [ 0, %14 ]
  %41 = phi i64 [ %17, %35 ], [ %31, %37 ], [ 0, %14 ]
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 %41
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 75
  %45 = shl i64 %40, 10
  %46 = select i1 %44, i64 %45, i64 %40
  %47 = icmp eq i8 %43, 77
  %48 = shl i64 %46, 20
  %49 = select i1 %47, i64 %48, i64 %46
  br label %50

50:                                               ; preds = %35, %39, %37
  %51 = phi i64 [ %49, %39 ], [ %33, %37 ], [ %33, %35 ]
  %52 = icmp slt i64 %51, 1
  br i1 %52, label %121, label %53

53:                                               ; preds = %50
  %54 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.2, i32 noundef 0) #6
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %121, label %56

56:                                               ; preds = %53
  %57 = call i64 @read(i32 noundef %54, ptr noundef nonnull %2, i64 noundef 256) #6
  %58 = tail call i32 @close(i32 noundef %54) #6
  %59 = icmp slt i64 %57, 1
  br i1 %59, label %121, label %60

60:                                               ; preds = %56
  %61 = and i64 %57, 1
  %62 = icmp eq i64 %57, 1
  br i1 %62, label %97, label %63

63:                                               ; preds = %60
  %64 = and i64 %57, 9223372036854775806
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %91, %65 ]
  %67 = phi i64 [ 0, %63 ], [ %92, %65 ]
  %68 = phi i64 [ 0, %63 ], [ %93, %65 ]
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 %67
  %70 = load i8, ptr %69, align 2
  %71 = sext i8 %70 to i32
  %72 = icmp sgt i8 %70, 96
  %73 = select i1 %72, i32 -87, i32 -48
  %74 = add nsw i32 %73, %71
  %75 = icmp ult i32 %74, 16
  %76 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %74)
  %77 = select i1 %75, i32 %76, i32 0
  %78 = zext nneg i32 %77 to i64
  %79 = add nuw nsw i64 %66, %78
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 %67
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 1
  %82 = load i8, ptr %81, align 1
  %83 = sext i8 %82 to i32
  %84 = icmp sgt i8 %82, 96
  %85 = select i1 %84, i32 -87, i32 -48
  %86 = add nsw i32 %85, %83
  %87 = icmp ult i32 %86, 16
  %88 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %86)
  %89 = select i1 %87, i32 %88, i32 0
  %90 = zext nneg i32 %89 to i64
  %91 = add nuw nsw i64 %79, %90
  %92 = add nuw nsw i64 %67, 2
  %93 = add i64 %68, 2
  %94 = icmp eq i64 %93, %64
  br i1 %94, label %95, label %65, !llvm.loop !32

95:                                               ; preds = %65
  %96 = icmp eq i64 %61, 0
  br i1 %96, label %112, label %97

97:                                               ; preds = %95, %60
  %98 = phi i64 [ 0, %60 ], [ %91, %95 ]
  %99 = phi i64 [ 0, %60 ], [ %92, %95 ]
  %100 = icmp ne i64 %61, 0
  tail call void @llvm.assume(i1 %100)
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 %99
  %102 = load i8, ptr %101, align 1
  %103 = sext i8 %102 to i32
  %104 = icmp sgt i8 %102, 96
  %105 = select i1 %104, i32 -87, i32 -48
  %106 = add nsw i32 %105, %103
  %107 = icmp ult i32 %106, 16
  %108 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %106)
  %109 = select i1 %107, i32 %108, i32 0
  %110 = zext nneg i32 %109 to i64
  %111 = add nuw nsw i64 %98, %110
  br label %112

112:                                              ; preds = %95, %97
  %113 = phi i64 [ %91, %95 ], [ %111, %97 ]
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %121, label %115

115:                                              ; preds = %112
  %116 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %117 = add nsw i64 %116, -1
  %118 = sdiv i64 %117, %113
  %119 = add nsw i64 %118, 1
  %120 = mul nsw i64 %119, %51
  br label %121

121:                                              ; preds = %7, %10, %50, %53, %56, %112, %115
  %122 = phi i64 [ 33554432, %50 ], [ %120, %115 ], [ %51, %112 ], [ 33554432, %10 ], [ 33554432, %7 ], [ %51, %56 ], [ %51, %53 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  store atomic i64 %122, ptr @tack_streams.known monotonic, align 8
  br label %123

123:                                              ; preds = %121, %4
  %124 = phi i64 [ %5, %4 ], [ %122, %121 ]
  %125 = icmp sgt i64 %0, %124
  %126 = zext i1 %125 to i64
  br label %127

127:                                              ; preds = %1, %123
  %128 = phi i64 [ %126, %123 ], [ 0, %1 ]
  ret i64 %128
}

; Function Attrs: nounwind uwtable
define void @tack_streamed() local_unnamed_addr #0 {
  tail call void @llvm.x86.sse.sfence()
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #6

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal fastcc double @work(i32 noundef %0, ptr noundef nonnull writeonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = load atomic i32, ptr @pool seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %8

8:                                                ; preds = %93, %2
  %9 = phi i32 [ %100, %93 ], [ %5, %2 ]
  %10 = phi double [ %98, %93 ], [ 0.000000e+00, %2 ]
  %11 = phi double [ %94, %93 ], [ 0.000000e+00, %2 ]
  %12 = phi i64 [ %99, %93 ], [ 0, %2 ]
  %13 = phi i64 [ %96, %93 ], [ 0, %2 ]
  br label %14

14:                                               ; preds = %8, %17
  %15 = phi i32 [ %21, %17 ], [ %9, %8 ]
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %101, label %17

17:                                               ; preds = %14
  %18 = add i32 %15, -1
  %19 = cmpxchg ptr @pool, i32 %15, i32 %18 seq_cst seq_cst, align 64
  %20 = extractvalue { i32, i1 } %19, 1
  %21 = extractvalue { i32, i1 } %19, 0
  br i1 %20, label %22, label %14, !llvm.loop !33

22:                                               ; preds = %17
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 328), align 8
  %24 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  br label %25

25:                                               ; preds = %40, %22
  %26 = phi i32 [ %41, %40 ], [ %0, %22 ]
  %27 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 332), align 4
  %28 = urem i32 %26, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %29
  %31 = load atomic i32, ptr %30 seq_cst, align 64
  br label %32

32:                                               ; preds = %35, %25
  %33 = phi i32 [ %31, %25 ], [ %39, %35 ]
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %32
  %36 = add i32 %33, -1
  %37 = cmpxchg ptr %30, i32 %33, i32 %36 seq_cst seq_cst, align 64
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = extractvalue { i32, i1 } %37, 0
  br i1 %38, label %42, label %32

40:                                               ; preds = %32
  %41 = add i32 %28, 1
  br label %25

42:                                               ; preds = %35
  %43 = add i32 %28, 1
  %44 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 328), align 8
  %45 = zext i32 %44 to i64
  %46 = zext i32 %43 to i64
  %47 = mul nuw i64 %45, %46
  %48 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 332), align 4
  %49 = zext i32 %48 to i64
  %50 = udiv i64 %47, %49
  %51 = trunc i64 %50 to i32
  %52 = sub i32 %51, %33
  %53 = zext i32 %52 to i64
  %54 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 320), align 64
  %55 = mul nsw i64 %54, %53
  %56 = add nsw i64 %55, %24
  %57 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 312), align 8
  %58 = sub nsw i64 %57, %56
  %59 = icmp slt i64 %58, %54
  %60 = add nsw i64 %56, %54
  %61 = select i1 %59, i64 %57, i64 %60
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %62 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #6
  %63 = load i64, ptr %4, align 8
  %64 = sitofp i64 %63 to double
  %65 = fmul double %64, 1.000000e+09
  %66 = load i64, ptr %6, align 8
  %67 = sitofp i64 %66 to double
  %68 = fadd double %65, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  %70 = call i32 @tack_stops(ptr noundef %69, double noundef %68)
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %42
  %73 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  %75 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  call void %73(ptr noundef %74, i64 noundef %56, i64 noundef %61, ptr noundef %75) #6
  br label %76

76:                                               ; preds = %72, %42
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %77 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #6
  %78 = load i64, ptr %3, align 8
  %79 = sitofp i64 %78 to double
  %80 = fmul double %79, 1.000000e+09
  %81 = load i64, ptr %7, align 8
  %82 = sitofp i64 %81 to double
  %83 = fadd double %80, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  %84 = fsub double %83, %68
  %85 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  %86 = add i32 %85, 1
  %87 = icmp eq i32 %86, %23
  br i1 %87, label %88, label %93

88:                                               ; preds = %76
  %89 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %93, label %91

91:                                               ; preds = %88
  %92 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 129, i64 noundef 1) #6
  br label %93

93:                                               ; preds = %91, %88, %76
  %94 = fadd double %11, %84
  %95 = sub nsw i64 %61, %56
  %96 = add nsw i64 %95, %13
  %97 = fcmp ogt double %84, %10
  %98 = select i1 %97, double %84, double %10
  %99 = select i1 %97, i64 %95, i64 %12
  %100 = load atomic i32, ptr @pool seq_cst, align 64
  br label %8, !llvm.loop !33

101:                                              ; preds = %14
  store i64 %13, ptr %1, align 8
  %102 = icmp sgt i64 %13, %12
  br i1 %102, label %103, label %108

103:                                              ; preds = %101
  %104 = fsub double %11, %10
  %105 = sub nsw i64 %13, %12
  %106 = sitofp i64 %105 to double
  %107 = fdiv double %104, %106
  br label %113

108:                                              ; preds = %101
  %109 = icmp eq i64 %13, 0
  %110 = sitofp i64 %13 to double
  %111 = fdiv double %11, %110
  %112 = select i1 %109, double 0.000000e+00, double %111
  br label %113

113:                                              ; preds = %108, %103
  %114 = phi double [ %107, %103 ], [ %112, %108 ]
  ret double %114
}

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind uwtable
define internal noalias noundef nonnull ptr @worker(ptr noundef %0) #7 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = ptrtoint ptr %0 to i64
  %6 = trunc i64 %5 to i32
  br label %7

7:                                                ; preds = %30, %1
  %8 = phi i32 [ 0, %1 ], [ %31, %30 ]
  %9 = phi double [ 0.000000e+00, %1 ], [ %32, %30 ]
  br label %10

10:                                               ; preds = %14, %7
  %11 = phi i32 [ %8, %7 ], [ %15, %14 ]
  %12 = load atomic i32, ptr @pool seq_cst, align 64
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %33

14:                                               ; preds = %10
  call void @llvm.x86.sse2.pause()
  %15 = add nuw nsw i32 %11, 1
  %16 = and i32 %15, 63
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %10, !llvm.loop !34

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #6
  %20 = load i64, ptr %2, align 8
  %21 = sitofp i64 %20 to double
  %22 = fmul double %21, 1.000000e+09
  %23 = load i64, ptr %4, align 8
  %24 = sitofp i64 %23 to double
  %25 = fadd double %22, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  %26 = icmp eq i32 %15, 64
  %27 = select i1 %26, double %25, double %9
  %28 = fsub double %25, %27
  %29 = fcmp uge double %28, 5.000000e+04
  br i1 %29, label %33, label %30

30:                                               ; preds = %18, %46
  %31 = phi i32 [ %15, %18 ], [ 0, %46 ]
  %32 = phi double [ %27, %18 ], [ 0.000000e+00, %46 ]
  br label %7, !llvm.loop !34

33:                                               ; preds = %10, %18
  %34 = load atomic i32, ptr @pool seq_cst, align 64
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %46

36:                                               ; preds = %33
  %37 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128) seq_cst, align 64
  %38 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  %39 = load atomic i32, ptr @pool seq_cst, align 64
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %36
  %42 = zext i32 %37 to i64
  %43 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 128, i64 noundef %42, ptr noundef null) #6
  br label %44

44:                                               ; preds = %41, %36
  %45 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  br label %46

46:                                               ; preds = %44, %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %47 = call fastcc double @work(i32 noundef %6, ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  br label %30
}

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_buffer(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 3016
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 5576
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tack_buffer, ptr %5, i64 %7
  %9 = load ptr, ptr @tack_python, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 %11(ptr noundef nonnull %1, ptr noundef nonnull %8, i32 noundef 28) #6
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %4
  %15 = load ptr, ptr @tack_python, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 192
  %17 = load ptr, ptr %16, align 8
  tail call void %17() #6
  br label %111

18:                                               ; preds = %4
  %19 = load i64, ptr %6, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %6, align 8
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %23
  br i1 %26, label %27, label %111

27:                                               ; preds = %18
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %29, %31
  br i1 %32, label %33, label %111

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %54, label %37

37:                                               ; preds = %33
  %38 = load i8, ptr %35, align 1
  switch i8 %38, label %42 [
    i8 64, label %39
    i8 61, label %39
    i8 60, label %39
  ]

39:                                               ; preds = %37, %37, %37
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 1
  %41 = load i8, ptr %40, align 1
  br label %42

42:                                               ; preds = %39, %37
  %43 = phi i8 [ %38, %37 ], [ %41, %39 ]
  %44 = phi ptr [ %35, %37 ], [ %40, %39 ]
  %45 = icmp eq i8 %43, 0
  br i1 %45, label %54, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 1
  %48 = load i8, ptr %47, align 1
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %46
  switch i8 %43, label %53 [
    i8 98, label %54
    i8 104, label %54
    i8 105, label %54
    i8 108, label %54
    i8 113, label %54
    i8 110, label %54
    i8 66, label %51
    i8 72, label %51
    i8 73, label %51
    i8 76, label %51
    i8 81, label %51
    i8 78, label %51
    i8 102, label %52
    i8 100, label %52
  ]

51:                                               ; preds = %50, %50, %50, %50, %50, %50
  br label %54

52:                                               ; preds = %50, %50
  br label %54

53:                                               ; preds = %50
  br label %54

54:                                               ; preds = %53, %52, %51, %50, %50, %50, %50, %50, %50, %46, %42, %33
  %55 = phi i64 [ 2, %33 ], [ 0, %53 ], [ 0, %42 ], [ 2, %51 ], [ 3, %52 ], [ 0, %46 ], [ 1, %50 ], [ 1, %50 ], [ 1, %50 ], [ 1, %50 ], [ 1, %50 ], [ 1, %50 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %55, %57
  br i1 %58, label %59, label %111

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %63, label %69

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %65 = load ptr, ptr %64, align 8
  %66 = icmp eq ptr %65, null
  %67 = icmp ne i32 %22, 0
  %68 = and i1 %66, %67
  br i1 %68, label %111, label %94

69:                                               ; preds = %59
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  %73 = icmp slt i32 %22, 1
  %74 = or i1 %72, %73
  br i1 %74, label %94, label %75

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %77 = load ptr, ptr %76, align 8
  br label %78

78:                                               ; preds = %89, %75
  %79 = phi i64 [ %23, %75 ], [ %81, %89 ]
  %80 = phi i64 [ %29, %75 ], [ %90, %89 ]
  %81 = add nsw i64 %79, -1
  %82 = getelementptr inbounds nuw i64, ptr %77, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 1
  br i1 %84, label %89, label %85

85:                                               ; preds = %78
  %86 = getelementptr inbounds nuw i64, ptr %61, i64 %81
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, %80
  br i1 %88, label %89, label %92

89:                                               ; preds = %85, %78
  %90 = mul nsw i64 %83, %80
  %91 = icmp samesign ult i64 %79, 2
  br i1 %91, label %94, label %78, !llvm.loop !35

92:                                               ; preds = %85
  %93 = icmp sgt i64 %79, 0
  br i1 %93, label %111, label %94

94:                                               ; preds = %89, %69, %63, %92
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = load i64, ptr %95, align 8
  %97 = and i64 %96, 1
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %103, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %111

103:                                              ; preds = %99, %94
  %104 = load ptr, ptr %8, align 8
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %108 = load i64, ptr %107, align 8
  store ptr %104, ptr %3, align 8
  %109 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %106, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %108, ptr %110, align 8
  br label %111

111:                                              ; preds = %63, %27, %54, %18, %92, %99, %103, %14
  %112 = phi i32 [ 0, %14 ], [ 1, %103 ], [ 0, %99 ], [ 0, %92 ], [ 0, %18 ], [ 0, %54 ], [ 0, %27 ], [ 0, %63 ]
  ret i32 %112
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_python_int(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = call i64 %7(ptr noundef %1, ptr noundef nonnull %4) #6
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @tack_python, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 %14(ptr noundef %1) #6
  %16 = load ptr, ptr @tack_python, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 184
  %18 = load ptr, ptr %17, align 8
  %19 = call ptr %18() #6
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = load ptr, ptr @tack_python, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 192
  %24 = load ptr, ptr %23, align 8
  call void %24() #6
  br label %104

25:                                               ; preds = %11
  %26 = load i32, ptr %4, align 4
  br label %27

27:                                               ; preds = %25, %3
  %28 = phi i32 [ %26, %25 ], [ %9, %3 ]
  %29 = phi i64 [ %15, %25 ], [ %8, %3 ]
  %30 = icmp sgt i32 %28, -1
  br i1 %30, label %31, label %104

31:                                               ; preds = %27
  %32 = icmp eq i32 %28, 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, 4
  %36 = icmp eq i64 %35, 0
  %37 = load i64, ptr %0, align 8
  br i1 %36, label %38, label %56

38:                                               ; preds = %31
  br i1 %32, label %45, label %39

39:                                               ; preds = %38
  %40 = icmp eq i64 %37, 2
  br i1 %40, label %41, label %104

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 8
  br i1 %44, label %102, label %104

45:                                               ; preds = %38
  %46 = icmp eq i64 %37, 1
  br i1 %46, label %47, label %104

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %29, 2147483648
  %51 = icmp ult i64 %50, 4294967296
  %52 = select i1 %51, i64 4, i64 8
  %53 = icmp eq i64 %49, %52
  br i1 %53, label %54, label %104

54:                                               ; preds = %47
  %55 = shl nuw nsw i64 %49, 3
  br label %88

56:                                               ; preds = %31
  %57 = icmp eq i64 %37, 3
  br i1 %57, label %58, label %71

58:                                               ; preds = %56
  %59 = uitofp i64 %29 to float
  %60 = sitofp i64 %29 to float
  %61 = select i1 %32, float %60, float %59
  %62 = bitcast float %61 to i32
  %63 = zext i32 %62 to i64
  store i64 %63, ptr %2, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 8
  br i1 %66, label %67, label %104

67:                                               ; preds = %58
  %68 = sitofp i64 %29 to double
  %69 = uitofp i64 %29 to double
  %70 = select i1 %32, double %68, double %69
  store double %70, ptr %2, align 8
  br label %104

71:                                               ; preds = %56
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %73 = load i64, ptr %72, align 8
  %74 = shl nsw i64 %73, 3
  %75 = icmp eq i64 %37, 2
  br i1 %75, label %76, label %87

76:                                               ; preds = %71
  %77 = icmp slt i64 %73, 8
  br i1 %77, label %78, label %84

78:                                               ; preds = %76
  %79 = icmp sgt i64 %29, -1
  %80 = and i1 %32, %79
  %81 = lshr i64 %29, %74
  %82 = icmp eq i64 %81, 0
  %83 = select i1 %80, i1 %82, i1 false
  br i1 %83, label %97, label %104

84:                                               ; preds = %76
  %85 = icmp slt i64 %29, 0
  %86 = and i1 %85, %32
  br i1 %86, label %104, label %102

87:                                               ; preds = %71
  br i1 %32, label %88, label %104

88:                                               ; preds = %87, %54
  %89 = phi i64 [ %49, %54 ], [ %73, %87 ]
  %90 = phi i64 [ %55, %54 ], [ %74, %87 ]
  %91 = icmp slt i64 %89, 8
  br i1 %91, label %92, label %102

92:                                               ; preds = %88
  %93 = sub nsw i64 64, %90
  %94 = shl i64 %29, %93
  %95 = ashr exact i64 %94, %93
  %96 = icmp eq i64 %29, %95
  br i1 %96, label %97, label %104

97:                                               ; preds = %78, %92
  %98 = phi i64 [ %90, %92 ], [ %74, %78 ]
  %99 = shl nsw i64 -1, %98
  %100 = xor i64 %99, -1
  %101 = and i64 %29, %100
  br label %102

102:                                              ; preds = %41, %84, %88, %97
  %103 = phi i64 [ %101, %97 ], [ %29, %88 ], [ %29, %84 ], [ %29, %41 ]
  store i64 %103, ptr %2, align 8
  br label %104

104:                                              ; preds = %102, %92, %87, %84, %78, %67, %58, %47, %45, %41, %39, %27, %21
  %105 = phi i32 [ 0, %21 ], [ 0, %27 ], [ 1, %67 ], [ 0, %47 ], [ 0, %78 ], [ 1, %102 ], [ 0, %84 ], [ 0, %92 ], [ 0, %87 ], [ 1, %58 ], [ 0, %39 ], [ 0, %45 ], [ 0, %41 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret i32 %105
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #8 {
  %6 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %7 = add nsw i64 %3, %2
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %105

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1288
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 776
  br label %15

15:                                               ; preds = %9, %99
  %16 = phi i64 [ %2, %9 ], [ %101, %99 ]
  %17 = phi i64 [ -1, %9 ], [ %100, %99 ]
  %18 = getelementptr inbounds %struct.tack_op, ptr %11, i64 %16
  %19 = load i64, ptr %18, align 8
  switch i64 %19, label %68 [
    i64 0, label %20
    i64 2, label %25
    i64 1, label %39
    i64 3, label %62
  ]

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %17, 1
  %24 = getelementptr inbounds i64, ptr %6, i64 %23
  store i64 %22, ptr %24, align 8
  br label %99

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %14, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.array, ptr %1, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %32, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %17, 1
  %38 = getelementptr inbounds i64, ptr %6, i64 %37
  store i64 %36, ptr %38, align 8
  br label %99

39:                                               ; preds = %15
  %40 = load ptr, ptr %12, align 8
  %41 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.tack_param, ptr %40, i64 %42
  %44 = getelementptr inbounds i64, ptr %13, i64 %42
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %17, 1
  %47 = getelementptr inbounds i64, ptr %6, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = shl nsw i64 %49, 3
  %51 = sub nsw i64 64, %50
  %52 = load i64, ptr %43, align 8
  switch i64 %52, label %57 [
    i64 3, label %107
    i64 2, label %53
  ]

53:                                               ; preds = %39
  %54 = icmp ne i64 %49, 8
  %55 = icmp sgt i64 %45, -1
  %56 = or i1 %55, %54
  br i1 %56, label %57, label %107

57:                                               ; preds = %39, %53
  %58 = icmp eq i64 %52, 2
  %59 = shl i64 %45, %51
  %60 = ashr exact i64 %59, %51
  %61 = select i1 %58, i64 %45, i64 %60
  store i64 %61, ptr %47, align 8
  br label %99

62:                                               ; preds = %15
  %63 = getelementptr inbounds i64, ptr %6, i64 %17
  %64 = load i64, ptr %63, align 8
  %65 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 0, i64 %64)
  %66 = extractvalue { i64, i1 } %65, 1
  %67 = extractvalue { i64, i1 } %65, 0
  store i64 %67, ptr %63, align 8
  br i1 %66, label %107, label %99

68:                                               ; preds = %15
  %69 = add nsw i64 %17, -1
  %70 = getelementptr inbounds i64, ptr %6, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds i64, ptr %6, i64 %17
  %73 = load i64, ptr %72, align 8
  switch i64 %19, label %107 [
    i64 4, label %74
    i64 5, label %76
    i64 6, label %78
    i64 7, label %80
  ]

74:                                               ; preds = %68
  %75 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %71, i64 %73)
  br label %95

76:                                               ; preds = %68
  %77 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %71, i64 %73)
  br label %95

78:                                               ; preds = %68
  %79 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %71, i64 %73)
  br label %95

80:                                               ; preds = %68
  %81 = icmp eq i64 %73, 0
  br i1 %81, label %107, label %82

82:                                               ; preds = %80
  %83 = icmp eq i64 %73, -1
  %84 = icmp eq i64 %71, -9223372036854775808
  %85 = and i1 %84, %83
  br i1 %85, label %107, label %86

86:                                               ; preds = %82
  %87 = sdiv i64 %71, %73
  %88 = srem i64 %71, %73
  %89 = icmp ne i64 %88, 0
  %90 = xor i64 %73, %71
  %91 = icmp slt i64 %90, 0
  %92 = and i1 %91, %89
  %93 = sext i1 %92 to i64
  %94 = add i64 %87, %93
  store i64 %94, ptr %70, align 8
  br label %99

95:                                               ; preds = %74, %76, %78
  %96 = phi { i64, i1 } [ %75, %74 ], [ %77, %76 ], [ %79, %78 ]
  %97 = extractvalue { i64, i1 } %96, 0
  store i64 %97, ptr %70, align 8
  %98 = extractvalue { i64, i1 } %96, 1
  br i1 %98, label %107, label %99

99:                                               ; preds = %86, %57, %95, %62, %25, %20
  %100 = phi i64 [ %69, %95 ], [ %23, %20 ], [ %37, %25 ], [ %46, %57 ], [ %17, %62 ], [ %69, %86 ]
  %101 = add nsw i64 %16, 1
  %102 = icmp slt i64 %101, %7
  br i1 %102, label %15, label %103, !llvm.loop !36

103:                                              ; preds = %99
  %104 = load i64, ptr %6, align 16
  br label %105

105:                                              ; preds = %103, %5
  %106 = phi i64 [ %104, %103 ], [ undef, %5 ]
  store i64 %106, ptr %4, align 8
  br label %107

107:                                              ; preds = %80, %82, %68, %53, %39, %95, %62, %105
  %108 = phi i32 [ 1, %105 ], [ 0, %62 ], [ 0, %95 ], [ 0, %39 ], [ 0, %53 ], [ 0, %68 ], [ 0, %82 ], [ 0, %80 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  ret i32 %108
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #9

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #9

; Function Attrs: nofree
declare noundef i32 @open(ptr noundef readonly captures(none), i32 noundef, ...) local_unnamed_addr #12

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #12

declare i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.mul.v2i64(<2 x i64>) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #15

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #16 = { allocsize(0,1) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5, !8, !9}
!8 = !{!"llvm.loop.isvectorized", i32 1}
!9 = !{!"llvm.loop.unroll.runtime.disable"}
!10 = distinct !{!10, !5, !9, !8}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !5}
!21 = distinct !{!21, !5}
!22 = distinct !{!22, !5}
!23 = distinct !{!23, !5}
!24 = distinct !{!24, !5}
!25 = distinct !{!25, !5}
!26 = distinct !{!26, !5}
!27 = distinct !{!27, !5}
!28 = distinct !{!28, !5}
!29 = distinct !{!29, !5}
!30 = distinct !{!30, !5}
!31 = distinct !{!31, !5}
!32 = distinct !{!32, !5}
!33 = distinct !{!33, !5}
!34 = distinct !{!34, !5}
!35 = distinct !{!35, !5}
!36 = distinct !{!36, !5}
