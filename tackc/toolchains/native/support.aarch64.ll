; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #16
  %2 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1) #16
  %3 = load i64, ptr %1, align 8
  %4 = sitofp i64 %3 to double
  %5 = fmul double %4, 1.000000e+09
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = sitofp i64 %7 to double
  %9 = fadd double %5, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #16
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
  %6 = tail call i64 @pthread_self() #16
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
  %14 = tail call i64 (i64, ...) @syscall(i64 noundef 178) #16
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 172) #16
  %16 = icmp eq i64 %14, %15
  br i1 %16, label %17, label %60

17:                                               ; preds = %13
  %18 = load ptr, ptr @tack_python, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 224
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = load ptr, ptr %21, align 8
  tail call void %20(ptr noundef %22) #16
  %23 = load ptr, ptr @tack_python, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 200
  %25 = load ptr, ptr %24, align 8
  %26 = tail call i32 %25() #16
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
  tail call void %40(ptr noundef %42, ptr noundef nonnull @.str) #16
  br label %43

43:                                               ; preds = %37, %17
  %44 = load ptr, ptr @tack_python, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 216
  %46 = load ptr, ptr %45, align 8
  %47 = tail call ptr %46() #16
  %48 = or i1 %35, %33
  br i1 %48, label %49, label %51

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store atomic i64 1, ptr %50 seq_cst, align 8
  br label %60

51:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %53 = load i64, ptr %3, align 8
  %54 = sitofp i64 %53 to double
  %55 = fmul double %54, 1.000000e+09
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = sitofp i64 %57 to double
  %59 = fadd double %55, %58
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
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
  %13 = alloca [16 x i64], align 8
  %14 = alloca [16 x i64], align 8
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
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #16
  %35 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %17) #16
  %36 = load i64, ptr %17, align 8
  %37 = sitofp i64 %36 to double
  %38 = fmul double %37, 1.000000e+09
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = sitofp i64 %40 to double
  %42 = fadd double %38, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #16
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
  %49 = call i64 @pthread_self() #16
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 56
  store i64 %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %47, %44, %33
  %52 = icmp sgt i64 %2, 0
  br i1 %52, label %53, label %465

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

65:                                               ; preds = %456, %53
  %66 = phi double [ %26, %53 ], [ %451, %456 ]
  %67 = phi i64 [ 0, %53 ], [ %417, %456 ]
  %68 = phi i64 [ 0, %53 ], [ %416, %456 ]
  %69 = phi i32 [ %34, %53 ], [ %415, %456 ]
  %70 = phi double [ %42, %53 ], [ %464, %456 ]
  %71 = phi double [ %42, %53 ], [ %463, %456 ]
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
  br i1 %81, label %82, label %370

82:                                               ; preds = %76, %74
  %83 = load ptr, ptr @tack_python, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 216
  %85 = load ptr, ptr %84, align 8
  %86 = call ptr %85() #16
  store ptr %86, ptr %4, align 8
  store ptr %86, ptr %54, align 8
  %87 = call i64 @pthread_self() #16
  store i64 %87, ptr %55, align 8
  br label %88

88:                                               ; preds = %82, %65
  br i1 %56, label %89, label %370

89:                                               ; preds = %88
  %90 = sitofp i64 %72 to double
  %91 = fmul double %66, %90
  %92 = fcmp ugt double %91, 4.000000e+04
  br i1 %92, label %93, label %372

93:                                               ; preds = %89
  %94 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %372

96:                                               ; preds = %93
  %97 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %98 = extractvalue { i64, i1 } %97, 1
  br i1 %98, label %99, label %372

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
  br label %372

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
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %13, i8 -1, i64 128, i1 false)
  %133 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %13, ptr noundef nonnull %14) #16
  %134 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %135 = icmp slt i64 %134, %124
  br i1 %135, label %136, label %156

136:                                              ; preds = %132, %150
  %137 = phi i64 [ %154, %150 ], [ %134, %132 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #16
  %138 = add nsw i64 %137, 1
  %139 = inttoptr i64 %138 to ptr
  %140 = call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %139) #16
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
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #16
  br label %156

150:                                              ; preds = %136
  %151 = load i64, ptr %15, align 8
  %152 = call i32 @pthread_detach(i64 noundef %151) #16
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  %153 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %154 = add nsw i64 %153, 1
  store i64 %154, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #16
  %155 = icmp slt i64 %154, %124
  br i1 %155, label %136, label %156

156:                                              ; preds = %150, %147, %132
  %157 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %14, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #16
  br label %158

158:                                              ; preds = %156, %130, %119
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  %159 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #16
  %160 = load i64, ptr %12, align 8
  %161 = sitofp i64 %160 to double
  %162 = fmul double %161, 1.000000e+09
  %163 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = sitofp i64 %164 to double
  %166 = fadd double %162, %165
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  store ptr %22, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  store ptr %18, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  store i64 %67, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 312), align 8
  %167 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %168 = shl nsw i64 %167, 6
  %169 = sitofp i64 %168 to double
  %170 = fdiv double %90, %169
  %171 = fdiv double 1.000000e+06, %66
  %172 = fcmp ogt double %170, %171
  %173 = select i1 %172, double %171, double %170
  %174 = fdiv double 2.000000e+04, %66
  %175 = fcmp olt double %173, %174
  %176 = select i1 %175, double %174, double %173
  %177 = fcmp ult double %176, %90
  br i1 %177, label %178, label %201

178:                                              ; preds = %158
  %179 = fptosi double %176 to i64
  %180 = add nsw i64 %179, 1
  %181 = icmp slt i64 %179, 63
  %182 = and i64 %180, -64
  %183 = select i1 %181, i64 %180, i64 %182
  %184 = sdiv i64 %72, 65536
  %185 = add nsw i64 %184, 1
  %186 = call i64 @llvm.smax.i64(i64 %183, i64 %185)
  %187 = sdiv i64 %72, %186
  %188 = sdiv i64 %187, %167
  %189 = icmp eq i64 %188, 0
  %190 = icmp slt i64 %186, 16
  %191 = or i1 %190, %189
  br i1 %191, label %201, label %192

192:                                              ; preds = %178
  %193 = add nsw i64 %72, -1
  %194 = mul nsw i64 %188, %167
  %195 = sdiv i64 %193, %194
  %196 = add nsw i64 %195, 1
  %197 = icmp slt i64 %195, 1023
  %198 = and i64 %195, -64
  %199 = add nsw i64 %198, 64
  %200 = select i1 %197, i64 %196, i64 %199
  br label %201

201:                                              ; preds = %192, %178, %158
  %202 = phi i64 [ %72, %158 ], [ %200, %192 ], [ %186, %178 ]
  store i64 %202, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 320), align 64
  %203 = add nsw i64 %72, -1
  %204 = sdiv i64 %203, %202
  %205 = trunc i64 %204 to i32
  %206 = add i32 %205, 1
  store i32 %206, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 328), align 8
  %207 = call i64 @llvm.smin.i64(i64 %167, i64 64)
  %208 = trunc i64 %207 to i32
  %209 = call i32 @llvm.umin.i32(i32 %206, i32 %208)
  store i32 %209, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 332), align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %214, label %211

211:                                              ; preds = %201
  %212 = zext i32 %206 to i64
  %213 = zext i32 %209 to i64
  br label %219

214:                                              ; preds = %219, %201
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %206, ptr @pool seq_cst, align 64
  %215 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %216 = icmp ne i32 %215, 0
  %217 = icmp ugt i32 %206, 1
  %218 = and i1 %217, %216
  br i1 %218, label %231, label %236

219:                                              ; preds = %219, %211
  %220 = phi i64 [ 0, %211 ], [ %222, %219 ]
  %221 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %220
  %222 = add nuw nsw i64 %220, 1
  %223 = mul nuw i64 %222, %212
  %224 = udiv i64 %223, %213
  %225 = trunc i64 %224 to i32
  %226 = mul nuw i64 %220, %212
  %227 = udiv i64 %226, %213
  %228 = trunc i64 %227 to i32
  %229 = sub i32 %225, %228
  store atomic i32 %229, ptr %221 seq_cst, align 64
  %230 = icmp eq i64 %222, %213
  br i1 %230, label %214, label %219, !llvm.loop !5

231:                                              ; preds = %214
  %232 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %233 = call i32 @llvm.umin.i32(i32 %215, i32 %205)
  %234 = zext i32 %233 to i64
  %235 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %234) #16
  br label %236

236:                                              ; preds = %231, %214
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  %237 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #16
  %238 = load i64, ptr %11, align 8
  %239 = sitofp i64 %238 to double
  %240 = fmul double %239, 1.000000e+09
  %241 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %242 = load i64, ptr %241, align 8
  %243 = sitofp i64 %242 to double
  %244 = fadd double %240, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  %245 = call fastcc double @work(i32 noundef 0, ptr noundef %16)
  %246 = fcmp oeq double %245, 0.000000e+00
  %247 = select i1 %246, double %66, double %245
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  %248 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #16
  %249 = load i64, ptr %10, align 8
  %250 = sitofp i64 %249 to double
  %251 = fmul double %250, 1.000000e+09
  %252 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %253 = load i64, ptr %252, align 8
  %254 = sitofp i64 %253 to double
  %255 = fadd double %251, %254
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  %256 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %257 = icmp eq i32 %256, %206
  br i1 %257, label %306, label %258

258:                                              ; preds = %236
  %259 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %260 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %261

261:                                              ; preds = %302, %258
  %262 = phi double [ 0.000000e+00, %258 ], [ %303, %302 ]
  %263 = phi i32 [ 0, %258 ], [ %269, %302 ]
  %264 = load i64, ptr %122, align 8
  %265 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %266 = add nsw i64 %265, 1
  %267 = icmp eq i64 %264, %266
  br i1 %267, label %268, label %355

268:                                              ; preds = %261
  call void @llvm.aarch64.isb(i32 15)
  %269 = add nuw nsw i32 %263, 1
  %270 = and i32 %269, 63
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %302

272:                                              ; preds = %268
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
  %273 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #16
  %274 = load i64, ptr %9, align 8
  %275 = sitofp i64 %274 to double
  %276 = fmul double %275, 1.000000e+09
  %277 = load i64, ptr %259, align 8
  %278 = sitofp i64 %277 to double
  %279 = fadd double %276, %278
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  %280 = icmp eq i32 %269, 64
  %281 = select i1 %280, double %279, double %262
  %282 = fsub double %279, %281
  %283 = fcmp uge double %282, 5.000000e+04
  br i1 %283, label %284, label %302

284:                                              ; preds = %272
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %285 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %286 = icmp eq i32 %285, %206
  br i1 %286, label %293, label %287

287:                                              ; preds = %284
  %288 = load i64, ptr %55, align 8
  %289 = icmp eq i64 %288, 0
  %290 = select i1 %289, ptr null, ptr @share.longest
  %291 = zext i32 %285 to i64
  %292 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %291, ptr noundef %290) #16
  br label %293

293:                                              ; preds = %287, %284
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %294 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %295 = load i64, ptr %8, align 8
  %296 = sitofp i64 %295 to double
  %297 = fmul double %296, 1.000000e+09
  %298 = load i64, ptr %260, align 8
  %299 = sitofp i64 %298 to double
  %300 = fadd double %297, %299
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  %301 = call i32 @tack_stops(ptr noundef nonnull %18, double noundef %300)
  br label %302

302:                                              ; preds = %293, %272, %268
  %303 = phi double [ %281, %272 ], [ %281, %293 ], [ %262, %268 ]
  %304 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %305 = icmp eq i32 %304, %206
  br i1 %305, label %306, label %261, !llvm.loop !7

306:                                              ; preds = %302, %236
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %307 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %308 = load i64, ptr %7, align 8
  %309 = sitofp i64 %308 to double
  %310 = fmul double %309, 1.000000e+09
  %311 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %312 = load i64, ptr %311, align 8
  %313 = sitofp i64 %312 to double
  %314 = fadd double %310, %313
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  %315 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %316 = load atomic i64, ptr %315 monotonic, align 8
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %318, label %354

318:                                              ; preds = %306
  %319 = fmul double %247, %90
  %320 = fsub double %244, %166
  %321 = fadd double %320, %314
  %322 = fsub double %321, %255
  %323 = load i64, ptr %16, align 8
  %324 = sub nsw i64 %72, %323
  %325 = sitofp i64 %324 to double
  %326 = fmul double %247, %325
  %327 = fsub double %322, %326
  %328 = fcmp ugt double %327, 5.000000e+03
  br i1 %328, label %332, label %329

329:                                              ; preds = %318
  %330 = fcmp olt double %327, 0.000000e+00
  br i1 %330, label %331, label %354

331:                                              ; preds = %329
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  br label %354

332:                                              ; preds = %318
  %333 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  %334 = shl i64 8, %333
  %335 = uitofp i64 %334 to double
  %336 = fmul double %327, %335
  %337 = icmp slt i64 %333, 6
  br i1 %337, label %338, label %340

338:                                              ; preds = %332
  %339 = add nsw i64 %333, 1
  store i64 %339, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  br label %340

340:                                              ; preds = %338, %332
  %341 = fcmp ogt double %336, 1.000000e+08
  %342 = fcmp ogt double %327, 1.000000e+08
  %343 = select i1 %342, double %327, double 1.000000e+08
  %344 = select i1 %341, double %343, double %336
  %345 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %346 = fcmp oge double %314, %345
  %347 = fmul double %319, 2.000000e+00
  %348 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %349 = fcmp ogt double %347, %348
  %350 = select i1 %346, i1 true, i1 %349
  br i1 %350, label %351, label %352

351:                                              ; preds = %340
  store double %347, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  br label %352

352:                                              ; preds = %351, %340
  %353 = fadd double %314, %344
  store double %353, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %354

354:                                              ; preds = %352, %331, %329, %306
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  br label %355

355:                                              ; preds = %261, %354
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #16
  %356 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %357 = load atomic i64, ptr %356 monotonic, align 8
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %359, label %465

359:                                              ; preds = %355
  %360 = uitofp nneg i64 %2 to double
  %361 = fmul double %247, %360
  %362 = fadd double %361, -5.000000e+01
  %363 = fmul double %362, 1.000000e+06
  %364 = fdiv double %363, %360
  %365 = fcmp olt double %364, 1.000000e+00
  %366 = select i1 %365, double 1.000000e+00, double %364
  %367 = fcmp ogt double %366, 9.000000e+18
  %368 = select i1 %367, double 9.000000e+18, double %366
  %369 = fptosi double %368 to i64
  store atomic i64 %369, ptr %23 monotonic, align 8
  br label %465

370:                                              ; preds = %76, %88
  %371 = phi i32 [ 0, %88 ], [ 1, %76 ]
  br i1 %58, label %372, label %414

372:                                              ; preds = %89, %118, %93, %96, %370
  %373 = phi i32 [ %371, %370 ], [ 0, %96 ], [ 0, %93 ], [ 0, %118 ], [ 0, %89 ]
  %374 = fcmp oeq double %66, 0.000000e+00
  %375 = icmp eq i64 %67, 0
  br i1 %374, label %376, label %381

376:                                              ; preds = %372
  %377 = sitofp i64 %68 to double
  %378 = fmul double %377, 2.000000e+00
  %379 = select i1 %375, double 1.000000e+00, double %378
  %380 = sitofp i64 %72 to double
  br label %403

381:                                              ; preds = %372
  br i1 %375, label %382, label %394

382:                                              ; preds = %381
  %383 = fcmp olt double %66, 5.000000e-02
  %384 = select i1 %383, double 5.000000e-02, double %66
  %385 = sitofp i64 %72 to double
  %386 = fmul double %385, 1.250000e-01
  %387 = fdiv double 2.000000e+04, %384
  %388 = fcmp ogt double %386, %387
  %389 = select i1 %388, double %387, double %386
  %390 = icmp ne i32 %373, 0
  %391 = fcmp ogt double %389, 1.024000e+03
  %392 = and i1 %391, %390
  %393 = select i1 %392, double 1.024000e+03, double %389
  br label %403

394:                                              ; preds = %381
  %395 = sitofp i64 %72 to double
  %396 = fmul double %66, %395
  %397 = fcmp ugt double %396, 4.000000e+04
  br i1 %397, label %401, label %398

398:                                              ; preds = %394
  %399 = sitofp i64 %68 to double
  %400 = fmul double %399, 4.000000e+00
  br label %403

401:                                              ; preds = %394
  %402 = fdiv double 1.000000e+06, %66
  br label %403

403:                                              ; preds = %401, %398, %382, %376
  %404 = phi double [ %385, %382 ], [ %395, %401 ], [ %395, %398 ], [ %380, %376 ]
  %405 = phi double [ %393, %382 ], [ %402, %401 ], [ %400, %398 ], [ %379, %376 ]
  %406 = fcmp ult double %405, %404
  br i1 %406, label %407, label %414

407:                                              ; preds = %403
  %408 = fcmp olt double %405, 1.000000e+00
  br i1 %408, label %414, label %409

409:                                              ; preds = %407
  %410 = fptosi double %405 to i64
  %411 = icmp slt i64 %410, 64
  %412 = and i64 %410, -64
  %413 = select i1 %411, i64 %410, i64 %412
  br label %414

414:                                              ; preds = %370, %403, %407, %409
  %415 = phi i32 [ %371, %370 ], [ %373, %403 ], [ %373, %409 ], [ %373, %407 ]
  %416 = phi i64 [ %72, %370 ], [ %72, %403 ], [ %413, %409 ], [ 1, %407 ]
  %417 = add nsw i64 %416, %67
  call void %22(ptr noundef %1, i64 noundef %67, i64 noundef %417, ptr noundef nonnull %18) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  %418 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %419 = load i64, ptr %6, align 8
  %420 = sitofp i64 %419 to double
  %421 = fmul double %420, 1.000000e+09
  %422 = load i64, ptr %59, align 8
  %423 = sitofp i64 %422 to double
  %424 = fadd double %421, %423
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  %425 = icmp eq i64 %417, %2
  br i1 %425, label %426, label %439

426:                                              ; preds = %414
  %427 = fsub double %424, %70
  %428 = fcmp olt double %427, 1.000000e+03
  %429 = and i1 %428, %64
  br i1 %429, label %450, label %430

430:                                              ; preds = %426
  %431 = fadd double %427, -5.000000e+01
  %432 = fmul double %431, 1.000000e+06
  %433 = fdiv double %432, %61
  %434 = fcmp olt double %433, 1.000000e+00
  %435 = select i1 %434, double 1.000000e+00, double %433
  %436 = fcmp ogt double %435, 9.000000e+18
  %437 = select i1 %436, double 9.000000e+18, double %435
  %438 = fptosi double %437 to i64
  store atomic i64 %438, ptr %23 monotonic, align 8
  br label %450

439:                                              ; preds = %414
  %440 = fcmp oeq double %66, 0.000000e+00
  %441 = fsub double %424, %71
  %442 = fcmp ult double %441, 1.000000e+03
  %443 = select i1 %440, i1 %442, i1 false
  br i1 %443, label %450, label %444

444:                                              ; preds = %439
  %445 = fadd double %441, -2.500000e+01
  %446 = fcmp ogt double %445, 1.000000e+00
  %447 = select i1 %446, double %445, double 1.000000e+00
  %448 = sitofp i64 %416 to double
  %449 = fdiv double %447, %448
  br label %450

450:                                              ; preds = %430, %426, %439, %444
  %451 = phi double [ %66, %439 ], [ %449, %444 ], [ %66, %426 ], [ %66, %430 ]
  %452 = icmp slt i64 %417, %2
  br i1 %452, label %453, label %465

453:                                              ; preds = %450
  %454 = call i32 @tack_stops(ptr noundef nonnull %18, double noundef %424)
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %456, label %465

456:                                              ; preds = %453
  %457 = load double, ptr %43, align 8
  %458 = fcmp ogt double %457, %424
  %459 = fcmp olt double %457, 1.000000e+300
  %460 = and i1 %458, %459
  %461 = fsub double %457, %424
  %462 = fadd double %70, %461
  %463 = select i1 %460, double %457, double %424
  %464 = select i1 %460, double %462, double %70
  br label %65

465:                                              ; preds = %453, %450, %51, %359, %355
  %466 = load i64, ptr %18, align 8
  %467 = icmp eq i64 %466, 0
  br i1 %467, label %469, label %468

468:                                              ; preds = %465
  call void %22(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %18) #16
  br label %469

469:                                              ; preds = %468, %465
  %470 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %471 = load atomic i64, ptr %470 monotonic, align 8
  %472 = icmp eq i64 %471, 0
  %473 = zext i1 %472 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #16
  ret i32 %473
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #16
  %6 = load ptr, ptr @tack_python, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 216
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr %8() #16
  store ptr %9, ptr %5, align 8
  %10 = call i32 @tack_launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %5)
  %11 = load ptr, ptr @tack_python, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 224
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  call void %13(ptr noundef %14) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr %7(ptr noundef %0) #16
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
  tail call void %18(ptr noundef %16) #16
  br label %19

19:                                               ; preds = %13, %11
  %20 = phi ptr [ %12, %11 ], [ %16, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
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
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %2, %13
  br i1 %14, label %15, label %856

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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
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
  %38 = call ptr %37() #16
  store ptr %38, ptr %10, align 8
  %39 = load ptr, ptr %27, align 8
  br label %40

40:                                               ; preds = %34, %32
  %41 = phi ptr [ %39, %34 ], [ %28, %32 ]
  call void %41(ptr noundef %20, ptr noundef nonnull %11) #16
  br label %42

42:                                               ; preds = %40, %19
  %43 = load ptr, ptr %10, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %49, label %45

45:                                               ; preds = %42
  %46 = load ptr, ptr @tack_python, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 224
  %48 = load ptr, ptr %47, align 8
  call void %48(ptr noundef nonnull %43) #16
  br label %49

49:                                               ; preds = %42, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  br label %810

50:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
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

60:                                               ; preds = %577, %50
  %61 = phi i64 [ %2, %50 ], [ %579, %577 ]
  %62 = getelementptr inbounds nuw i8, ptr %9, i64 776
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %64 = load i64, ptr %63, align 8
  %65 = icmp slt i64 %64, 1
  br i1 %65, label %598, label %66

66:                                               ; preds = %60
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %68 = load ptr, ptr %67, align 8
  br label %584

69:                                               ; preds = %577, %54
  %70 = phi i64 [ 0, %54 ], [ %578, %577 ]
  %71 = load ptr, ptr %55, align 8
  %72 = getelementptr inbounds nuw %struct.tack_param, ptr %71, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  %75 = getelementptr inbounds nuw ptr, ptr %1, i64 %70
  %76 = load ptr, ptr %75, align 8
  br i1 %74, label %77, label %349

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
  br i1 %94, label %107, label %793

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
  br i1 %103, label %793, label %107

104:                                              ; preds = %95
  %105 = and i64 %100, 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %793, label %117

107:                                              ; preds = %101, %87
  %108 = phi i64 [ 24, %87 ], [ 40, %101 ]
  %109 = getelementptr inbounds nuw i8, ptr %80, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %76, i64 %110
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %793, label %114

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
  br i1 %122, label %123, label %259

123:                                              ; preds = %117
  %124 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds i8, ptr %119, i64 %125
  %127 = icmp eq i64 %125, 0
  br i1 %127, label %256, label %128

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
  br i1 %139, label %256, label %194

140:                                              ; preds = %194
  %141 = getelementptr inbounds nuw i8, ptr %80, i64 552
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %256, label %144

144:                                              ; preds = %140
  %145 = icmp eq ptr %142, %130
  br i1 %145, label %793, label %146

146:                                              ; preds = %144
  %147 = getelementptr inbounds nuw i8, ptr %80, i64 560
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %256, label %150

150:                                              ; preds = %146
  %151 = icmp eq ptr %148, %130
  br i1 %151, label %793, label %152

152:                                              ; preds = %150
  %153 = getelementptr inbounds nuw i8, ptr %80, i64 568
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %256, label %156

156:                                              ; preds = %152
  %157 = icmp eq ptr %154, %130
  br i1 %157, label %793, label %158

158:                                              ; preds = %156
  %159 = getelementptr inbounds nuw i8, ptr %80, i64 576
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %256, label %162

162:                                              ; preds = %158
  %163 = icmp eq ptr %160, %130
  br i1 %163, label %793, label %164

164:                                              ; preds = %162
  %165 = getelementptr inbounds nuw i8, ptr %80, i64 584
  %166 = load ptr, ptr %165, align 8
  %167 = icmp eq ptr %166, null
  br i1 %167, label %256, label %168

168:                                              ; preds = %164
  %169 = icmp eq ptr %166, %130
  br i1 %169, label %793, label %170

170:                                              ; preds = %168
  %171 = getelementptr inbounds nuw i8, ptr %80, i64 592
  %172 = load ptr, ptr %171, align 8
  %173 = icmp eq ptr %172, null
  br i1 %173, label %256, label %174

174:                                              ; preds = %170
  %175 = icmp eq ptr %172, %130
  br i1 %175, label %793, label %176

176:                                              ; preds = %174
  %177 = getelementptr inbounds nuw i8, ptr %80, i64 600
  %178 = load ptr, ptr %177, align 8
  %179 = icmp eq ptr %178, null
  br i1 %179, label %256, label %180

180:                                              ; preds = %176
  %181 = icmp eq ptr %178, %130
  br i1 %181, label %793, label %182

182:                                              ; preds = %180
  %183 = getelementptr inbounds nuw i8, ptr %80, i64 608
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %184, null
  br i1 %185, label %256, label %186

186:                                              ; preds = %182
  %187 = icmp eq ptr %184, %130
  br i1 %187, label %793, label %188

188:                                              ; preds = %186
  %189 = getelementptr inbounds nuw i8, ptr %80, i64 616
  %190 = load ptr, ptr %189, align 8
  %191 = icmp ne ptr %190, null
  %192 = icmp eq ptr %190, %130
  %193 = and i1 %191, %192
  br i1 %193, label %793, label %256

194:                                              ; preds = %137
  %195 = icmp eq ptr %138, %130
  br i1 %195, label %793, label %140

196:                                              ; preds = %128
  %197 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %198 = load i32, ptr %197, align 8
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %201 = load i64, ptr %200, align 8
  %202 = icmp eq i64 %201, %199
  br i1 %202, label %203, label %793

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
  br i1 %213, label %214, label %793

214:                                              ; preds = %203
  %215 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %216 = load i64, ptr %215, align 8
  %217 = icmp sgt i32 %198, 0
  %218 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %219 = load ptr, ptr %218, align 8
  br i1 %217, label %220, label %243

220:                                              ; preds = %214
  %221 = icmp eq i32 %198, 1
  br i1 %221, label %240, label %222

222:                                              ; preds = %220
  %223 = and i64 %199, 2147483646
  br label %224

224:                                              ; preds = %224, %222
  %225 = phi i64 [ 0, %222 ], [ %235, %224 ]
  %226 = phi i64 [ %216, %222 ], [ %233, %224 ]
  %227 = phi i64 [ 1, %222 ], [ %234, %224 ]
  %228 = getelementptr inbounds nuw i64, ptr %219, i64 %225
  %229 = getelementptr inbounds nuw i64, ptr %219, i64 %225
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %231 = load i64, ptr %228, align 8
  %232 = load i64, ptr %230, align 8
  %233 = mul i64 %231, %226
  %234 = mul i64 %232, %227
  %235 = add nuw i64 %225, 2
  %236 = icmp eq i64 %235, %223
  br i1 %236, label %237, label %224, !llvm.loop !8

237:                                              ; preds = %224
  %238 = mul i64 %234, %233
  %239 = icmp eq i64 %223, %199
  br i1 %239, label %243, label %240

240:                                              ; preds = %220, %237
  %241 = phi i64 [ %216, %220 ], [ %238, %237 ]
  %242 = phi i64 [ 0, %220 ], [ %223, %237 ]
  br label %248

243:                                              ; preds = %248, %237, %214
  %244 = phi i64 [ %216, %214 ], [ %238, %237 ], [ %253, %248 ]
  %245 = load ptr, ptr %126, align 8
  store ptr %245, ptr %79, align 8
  %246 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store ptr %219, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store i64 %244, ptr %247, align 8
  br label %310

248:                                              ; preds = %240, %248
  %249 = phi i64 [ %253, %248 ], [ %241, %240 ]
  %250 = phi i64 [ %254, %248 ], [ %242, %240 ]
  %251 = getelementptr inbounds nuw i64, ptr %219, i64 %250
  %252 = load i64, ptr %251, align 8
  %253 = mul i64 %252, %249
  %254 = add nuw nsw i64 %250, 1
  %255 = icmp eq i64 %254, %199
  br i1 %255, label %243, label %248, !llvm.loop !11

256:                                              ; preds = %188, %182, %176, %170, %164, %158, %152, %146, %140, %137, %123
  %257 = call fastcc i32 @take_buffer(ptr noundef nonnull readonly %72, ptr noundef nonnull %119, ptr noundef nonnull %9, ptr noundef nonnull %79)
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %793, label %310

259:                                              ; preds = %117
  %260 = getelementptr inbounds nuw i8, ptr %80, i64 480
  %261 = load ptr, ptr %260, align 8
  %262 = icmp eq ptr %261, null
  br i1 %262, label %793, label %305

263:                                              ; preds = %305
  %264 = getelementptr inbounds nuw i8, ptr %80, i64 488
  %265 = load ptr, ptr %264, align 8
  %266 = icmp eq ptr %265, null
  br i1 %266, label %793, label %267

267:                                              ; preds = %263
  %268 = icmp eq ptr %265, %118
  br i1 %268, label %307, label %269

269:                                              ; preds = %267
  %270 = getelementptr inbounds nuw i8, ptr %80, i64 496
  %271 = load ptr, ptr %270, align 8
  %272 = icmp eq ptr %271, null
  br i1 %272, label %793, label %273

273:                                              ; preds = %269
  %274 = icmp eq ptr %271, %118
  br i1 %274, label %307, label %275

275:                                              ; preds = %273
  %276 = getelementptr inbounds nuw i8, ptr %80, i64 504
  %277 = load ptr, ptr %276, align 8
  %278 = icmp eq ptr %277, null
  br i1 %278, label %793, label %279

279:                                              ; preds = %275
  %280 = icmp eq ptr %277, %118
  br i1 %280, label %307, label %281

281:                                              ; preds = %279
  %282 = getelementptr inbounds nuw i8, ptr %80, i64 512
  %283 = load ptr, ptr %282, align 8
  %284 = icmp eq ptr %283, null
  br i1 %284, label %793, label %285

285:                                              ; preds = %281
  %286 = icmp eq ptr %283, %118
  br i1 %286, label %307, label %287

287:                                              ; preds = %285
  %288 = getelementptr inbounds nuw i8, ptr %80, i64 520
  %289 = load ptr, ptr %288, align 8
  %290 = icmp eq ptr %289, null
  br i1 %290, label %793, label %291

291:                                              ; preds = %287
  %292 = icmp eq ptr %289, %118
  br i1 %292, label %307, label %293

293:                                              ; preds = %291
  %294 = getelementptr inbounds nuw i8, ptr %80, i64 528
  %295 = load ptr, ptr %294, align 8
  %296 = icmp eq ptr %295, null
  br i1 %296, label %793, label %297

297:                                              ; preds = %293
  %298 = icmp eq ptr %295, %118
  br i1 %298, label %307, label %299

299:                                              ; preds = %297
  %300 = getelementptr inbounds nuw i8, ptr %80, i64 536
  %301 = load ptr, ptr %300, align 8
  %302 = icmp ne ptr %301, null
  %303 = icmp eq ptr %301, %118
  %304 = and i1 %302, %303
  br i1 %304, label %307, label %793

305:                                              ; preds = %259
  %306 = icmp eq ptr %261, %118
  br i1 %306, label %307, label %263

307:                                              ; preds = %305, %299, %297, %291, %285, %279, %273, %267
  %308 = call fastcc i32 @take_buffer(ptr noundef nonnull %72, ptr noundef %119, ptr noundef nonnull %9, ptr noundef %79)
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %793, label %310

310:                                              ; preds = %307, %256, %243
  %311 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %312 = load i64, ptr %311, align 8
  %313 = icmp sgt i64 %312, 0
  br i1 %313, label %314, label %333

314:                                              ; preds = %310
  %315 = load ptr, ptr %58, align 8
  %316 = getelementptr inbounds nuw i8, ptr %72, i64 32
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr i64, ptr %315, i64 %317
  %319 = getelementptr inbounds nuw i8, ptr %79, i64 8
  br label %320

320:                                              ; preds = %330, %314
  %321 = phi i64 [ 0, %314 ], [ %331, %330 ]
  %322 = getelementptr i64, ptr %318, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = icmp sgt i64 %323, -1
  br i1 %324, label %325, label %330

325:                                              ; preds = %320
  %326 = load ptr, ptr %319, align 8
  %327 = getelementptr inbounds nuw i64, ptr %326, i64 %321
  %328 = load i64, ptr %327, align 8
  %329 = icmp eq i64 %323, %328
  br i1 %329, label %330, label %793

330:                                              ; preds = %325, %320
  %331 = add nuw nsw i64 %321, 1
  %332 = icmp eq i64 %331, %312
  br i1 %332, label %333, label %320, !llvm.loop !12

333:                                              ; preds = %330, %310
  %334 = load i64, ptr %52, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %52, align 8
  %336 = getelementptr inbounds nuw i64, ptr %59, i64 %70
  store i64 %334, ptr %336, align 8
  %337 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %338 = load i64, ptr %337, align 8
  %339 = and i64 %338, 2
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %577, label %341

341:                                              ; preds = %333
  %342 = load ptr, ptr %79, align 8
  %343 = ptrtoint ptr %342 to i64
  %344 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %345 = load i64, ptr %344, align 8
  %346 = urem i64 %343, %345
  %347 = icmp eq i64 %346, 0
  %348 = zext i1 %347 to i32
  br label %574

349:                                              ; preds = %69
  %350 = load ptr, ptr @tack_python, align 8
  %351 = getelementptr inbounds nuw i64, ptr %56, i64 %70
  %352 = load i64, ptr %350, align 8
  %353 = getelementptr inbounds i8, ptr %76, i64 %352
  %354 = load ptr, ptr %353, align 8
  %355 = getelementptr inbounds nuw i8, ptr %350, i64 296
  %356 = load ptr, ptr %355, align 8
  %357 = icmp eq ptr %354, %356
  br i1 %357, label %358, label %391

358:                                              ; preds = %349
  %359 = getelementptr inbounds nuw i8, ptr %350, i64 64
  %360 = load ptr, ptr %359, align 8
  %361 = call double %360(ptr noundef nonnull %76) #16
  %362 = load i64, ptr %72, align 8
  %363 = icmp eq i64 %362, 3
  br i1 %363, label %364, label %793

364:                                              ; preds = %358
  %365 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %366 = load i64, ptr %365, align 8
  %367 = and i64 %366, 4
  %368 = icmp eq i64 %367, 0
  %369 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %370 = load i64, ptr %369, align 8
  br i1 %368, label %371, label %376

371:                                              ; preds = %364
  %372 = load i64, ptr %57, align 8
  %373 = icmp eq i64 %372, 0
  %374 = select i1 %373, i64 4, i64 8
  %375 = icmp eq i64 %370, %374
  br i1 %375, label %376, label %793

376:                                              ; preds = %371, %364
  %377 = fptrunc double %361 to float
  %378 = icmp ne i64 %370, 4
  %379 = call float @llvm.fabs.f32(float %377)
  %380 = fcmp une float %379, 0x7FF0000000000000
  %381 = or i1 %380, %378
  %382 = call double @llvm.fabs.f64(double %361)
  %383 = fcmp oeq double %382, 0x7FF0000000000000
  %384 = or i1 %383, %381
  br i1 %384, label %385, label %793

385:                                              ; preds = %376
  %386 = bitcast float %377 to i32
  %387 = zext i32 %386 to i64
  store i64 %387, ptr %351, align 8
  %388 = load i64, ptr %369, align 8
  %389 = icmp eq i64 %388, 8
  br i1 %389, label %390, label %577

390:                                              ; preds = %385
  store double %361, ptr %351, align 8
  br label %577

391:                                              ; preds = %349
  %392 = getelementptr inbounds nuw i8, ptr %350, i64 304
  %393 = load ptr, ptr %392, align 8
  %394 = icmp eq ptr %354, %393
  br i1 %394, label %399, label %395

395:                                              ; preds = %391
  %396 = getelementptr inbounds nuw i8, ptr %350, i64 312
  %397 = load ptr, ptr %396, align 8
  %398 = icmp eq ptr %354, %397
  br i1 %398, label %399, label %401

399:                                              ; preds = %395, %391
  %400 = call fastcc i32 @take_python_int(ptr noundef nonnull %72, ptr noundef nonnull %76, ptr noundef %351)
  br label %574

401:                                              ; preds = %395
  %402 = getelementptr inbounds nuw i8, ptr %350, i64 320
  %403 = load ptr, ptr %402, align 8
  %404 = icmp eq ptr %403, null
  br i1 %404, label %497, label %495

405:                                              ; preds = %495
  %406 = getelementptr inbounds nuw i8, ptr %350, i64 328
  %407 = load ptr, ptr %406, align 8
  %408 = icmp eq ptr %407, null
  br i1 %408, label %497, label %409

409:                                              ; preds = %405
  %410 = icmp eq ptr %407, %354
  br i1 %410, label %526, label %411

411:                                              ; preds = %409
  %412 = getelementptr inbounds nuw i8, ptr %350, i64 336
  %413 = load ptr, ptr %412, align 8
  %414 = icmp eq ptr %413, null
  br i1 %414, label %497, label %415

415:                                              ; preds = %411
  %416 = icmp eq ptr %413, %354
  br i1 %416, label %526, label %417

417:                                              ; preds = %415
  %418 = getelementptr inbounds nuw i8, ptr %350, i64 344
  %419 = load ptr, ptr %418, align 8
  %420 = icmp eq ptr %419, null
  br i1 %420, label %497, label %421

421:                                              ; preds = %417
  %422 = icmp eq ptr %419, %354
  br i1 %422, label %526, label %423

423:                                              ; preds = %421
  %424 = getelementptr inbounds nuw i8, ptr %350, i64 352
  %425 = load ptr, ptr %424, align 8
  %426 = icmp eq ptr %425, null
  br i1 %426, label %497, label %427

427:                                              ; preds = %423
  %428 = icmp eq ptr %425, %354
  br i1 %428, label %526, label %429

429:                                              ; preds = %427
  %430 = getelementptr inbounds nuw i8, ptr %350, i64 360
  %431 = load ptr, ptr %430, align 8
  %432 = icmp eq ptr %431, null
  br i1 %432, label %497, label %433

433:                                              ; preds = %429
  %434 = icmp eq ptr %431, %354
  br i1 %434, label %526, label %435

435:                                              ; preds = %433
  %436 = getelementptr inbounds nuw i8, ptr %350, i64 368
  %437 = load ptr, ptr %436, align 8
  %438 = icmp eq ptr %437, null
  br i1 %438, label %497, label %439

439:                                              ; preds = %435
  %440 = icmp eq ptr %437, %354
  br i1 %440, label %526, label %441

441:                                              ; preds = %439
  %442 = getelementptr inbounds nuw i8, ptr %350, i64 376
  %443 = load ptr, ptr %442, align 8
  %444 = icmp eq ptr %443, null
  br i1 %444, label %497, label %445

445:                                              ; preds = %441
  %446 = icmp eq ptr %443, %354
  br i1 %446, label %526, label %447

447:                                              ; preds = %445
  %448 = getelementptr inbounds nuw i8, ptr %350, i64 384
  %449 = load ptr, ptr %448, align 8
  %450 = icmp eq ptr %449, null
  br i1 %450, label %497, label %451

451:                                              ; preds = %447
  %452 = icmp eq ptr %449, %354
  br i1 %452, label %526, label %453

453:                                              ; preds = %451
  %454 = getelementptr inbounds nuw i8, ptr %350, i64 392
  %455 = load ptr, ptr %454, align 8
  %456 = icmp eq ptr %455, null
  br i1 %456, label %497, label %457

457:                                              ; preds = %453
  %458 = icmp eq ptr %455, %354
  br i1 %458, label %526, label %459

459:                                              ; preds = %457
  %460 = getelementptr inbounds nuw i8, ptr %350, i64 400
  %461 = load ptr, ptr %460, align 8
  %462 = icmp eq ptr %461, null
  br i1 %462, label %497, label %463

463:                                              ; preds = %459
  %464 = icmp eq ptr %461, %354
  br i1 %464, label %526, label %465

465:                                              ; preds = %463
  %466 = getelementptr inbounds nuw i8, ptr %350, i64 408
  %467 = load ptr, ptr %466, align 8
  %468 = icmp eq ptr %467, null
  br i1 %468, label %497, label %469

469:                                              ; preds = %465
  %470 = icmp eq ptr %467, %354
  br i1 %470, label %526, label %471

471:                                              ; preds = %469
  %472 = getelementptr inbounds nuw i8, ptr %350, i64 416
  %473 = load ptr, ptr %472, align 8
  %474 = icmp eq ptr %473, null
  br i1 %474, label %497, label %475

475:                                              ; preds = %471
  %476 = icmp eq ptr %473, %354
  br i1 %476, label %526, label %477

477:                                              ; preds = %475
  %478 = getelementptr inbounds nuw i8, ptr %350, i64 424
  %479 = load ptr, ptr %478, align 8
  %480 = icmp eq ptr %479, null
  br i1 %480, label %497, label %481

481:                                              ; preds = %477
  %482 = icmp eq ptr %479, %354
  br i1 %482, label %526, label %483

483:                                              ; preds = %481
  %484 = getelementptr inbounds nuw i8, ptr %350, i64 432
  %485 = load ptr, ptr %484, align 8
  %486 = icmp eq ptr %485, null
  br i1 %486, label %497, label %487

487:                                              ; preds = %483
  %488 = icmp eq ptr %485, %354
  br i1 %488, label %526, label %489

489:                                              ; preds = %487
  %490 = getelementptr inbounds nuw i8, ptr %350, i64 440
  %491 = load ptr, ptr %490, align 8
  %492 = icmp ne ptr %491, null
  %493 = icmp eq ptr %491, %354
  %494 = and i1 %492, %493
  br i1 %494, label %526, label %497

495:                                              ; preds = %401
  %496 = icmp eq ptr %403, %354
  br i1 %496, label %526, label %405

497:                                              ; preds = %489, %483, %477, %471, %465, %459, %453, %447, %441, %435, %429, %423, %417, %411, %405, %401
  %498 = getelementptr inbounds nuw i8, ptr %350, i64 448
  %499 = load ptr, ptr %498, align 8
  %500 = icmp eq ptr %499, null
  br i1 %500, label %793, label %519

501:                                              ; preds = %519
  %502 = getelementptr inbounds nuw i8, ptr %350, i64 456
  %503 = load ptr, ptr %502, align 8
  %504 = icmp eq ptr %503, null
  br i1 %504, label %793, label %505

505:                                              ; preds = %501
  %506 = icmp eq ptr %503, %354
  br i1 %506, label %521, label %507

507:                                              ; preds = %505
  %508 = getelementptr inbounds nuw i8, ptr %350, i64 464
  %509 = load ptr, ptr %508, align 8
  %510 = icmp eq ptr %509, null
  br i1 %510, label %793, label %511

511:                                              ; preds = %507
  %512 = icmp eq ptr %509, %354
  br i1 %512, label %521, label %513

513:                                              ; preds = %511
  %514 = getelementptr inbounds nuw i8, ptr %350, i64 472
  %515 = load ptr, ptr %514, align 8
  %516 = icmp ne ptr %515, null
  %517 = icmp eq ptr %515, %354
  %518 = and i1 %516, %517
  br i1 %518, label %521, label %793

519:                                              ; preds = %497
  %520 = icmp eq ptr %499, %354
  br i1 %520, label %521, label %501

521:                                              ; preds = %519, %513, %511, %505
  %522 = getelementptr inbounds nuw i8, ptr %350, i64 128
  %523 = load ptr, ptr %522, align 8
  %524 = call ptr %523(ptr noundef nonnull %76) #16
  %525 = icmp eq ptr %524, null
  br i1 %525, label %531, label %536

526:                                              ; preds = %495, %489, %487, %481, %475, %469, %463, %457, %451, %445, %439, %433, %427, %421, %415, %409
  %527 = getelementptr inbounds nuw i8, ptr %350, i64 120
  %528 = load ptr, ptr %527, align 8
  %529 = call ptr %528(ptr noundef nonnull %76) #16
  %530 = icmp eq ptr %529, null
  br i1 %530, label %531, label %534

531:                                              ; preds = %526, %521
  %532 = getelementptr inbounds nuw i8, ptr %350, i64 192
  %533 = load ptr, ptr %532, align 8
  call void %533() #16
  br label %793

534:                                              ; preds = %526
  %535 = call fastcc i32 @take_python_int(ptr noundef nonnull %72, ptr noundef nonnull %529, ptr noundef %351)
  br label %569

536:                                              ; preds = %521
  %537 = getelementptr inbounds nuw i8, ptr %350, i64 64
  %538 = load ptr, ptr %537, align 8
  %539 = call double %538(ptr noundef nonnull %524) #16
  %540 = load i64, ptr %72, align 8
  %541 = icmp eq i64 %540, 3
  br i1 %541, label %542, label %569

542:                                              ; preds = %536
  %543 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %544 = load i64, ptr %543, align 8
  %545 = and i64 %544, 4
  %546 = icmp eq i64 %545, 0
  %547 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %548 = load i64, ptr %547, align 8
  br i1 %546, label %549, label %554

549:                                              ; preds = %542
  %550 = load i64, ptr %57, align 8
  %551 = icmp eq i64 %550, 0
  %552 = select i1 %551, i64 4, i64 8
  %553 = icmp eq i64 %548, %552
  br i1 %553, label %554, label %569

554:                                              ; preds = %549, %542
  %555 = fptrunc double %539 to float
  %556 = icmp ne i64 %548, 4
  %557 = call float @llvm.fabs.f32(float %555)
  %558 = fcmp une float %557, 0x7FF0000000000000
  %559 = or i1 %558, %556
  %560 = call double @llvm.fabs.f64(double %539)
  %561 = fcmp oeq double %560, 0x7FF0000000000000
  %562 = or i1 %561, %559
  br i1 %562, label %563, label %569

563:                                              ; preds = %554
  %564 = bitcast float %555 to i32
  %565 = zext i32 %564 to i64
  store i64 %565, ptr %351, align 8
  %566 = load i64, ptr %547, align 8
  %567 = icmp eq i64 %566, 8
  br i1 %567, label %568, label %569

568:                                              ; preds = %563
  store double %539, ptr %351, align 8
  br label %569

569:                                              ; preds = %568, %563, %554, %549, %536, %534
  %570 = phi ptr [ %529, %534 ], [ %524, %536 ], [ %524, %549 ], [ %524, %554 ], [ %524, %563 ], [ %524, %568 ]
  %571 = phi i32 [ %535, %534 ], [ 0, %536 ], [ 0, %549 ], [ 0, %554 ], [ 1, %563 ], [ 1, %568 ]
  %572 = getelementptr inbounds nuw i8, ptr %350, i64 176
  %573 = load ptr, ptr %572, align 8
  call void %573(ptr noundef nonnull %570) #16
  br label %574

574:                                              ; preds = %569, %399, %341
  %575 = phi i32 [ %400, %399 ], [ %348, %341 ], [ %571, %569 ]
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %793, label %577

577:                                              ; preds = %574, %390, %385, %333
  %578 = add nuw nsw i64 %70, 1
  %579 = load i64, ptr %12, align 8
  %580 = icmp slt i64 %578, %579
  br i1 %580, label %69, label %60, !llvm.loop !13

581:                                              ; preds = %584
  %582 = add nuw nsw i64 %585, 1
  %583 = icmp eq i64 %582, %64
  br i1 %583, label %598, label %584, !llvm.loop !14

584:                                              ; preds = %581, %66
  %585 = phi i64 [ 0, %66 ], [ %582, %581 ]
  %586 = getelementptr inbounds nuw %struct.tack_small, ptr %68, i64 %585
  %587 = load i64, ptr %586, align 8
  %588 = getelementptr inbounds i64, ptr %62, i64 %587
  %589 = load i64, ptr %588, align 8
  %590 = getelementptr inbounds %struct.array, ptr %9, i64 %589
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 8
  %592 = load ptr, ptr %591, align 8
  %593 = getelementptr inbounds nuw i8, ptr %586, i64 8
  %594 = load i64, ptr %593, align 8
  %595 = getelementptr inbounds i64, ptr %592, i64 %594
  %596 = load i64, ptr %595, align 8
  %597 = icmp sgt i64 %596, 2147483647
  br i1 %597, label %793, label %581

598:                                              ; preds = %581, %60
  %599 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %600 = load i64, ptr %599, align 8
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %602, label %669

602:                                              ; preds = %598
  %603 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %604 = getelementptr inbounds nuw i8, ptr %9, i64 1800
  %605 = getelementptr inbounds nuw i8, ptr %9, i64 1928
  %606 = getelementptr inbounds nuw i8, ptr %9, i64 1864
  %607 = load ptr, ptr %603, align 8
  br label %610

608:                                              ; preds = %654
  %609 = icmp eq i32 %655, 0
  br i1 %609, label %662, label %669

610:                                              ; preds = %654, %602
  %611 = phi i32 [ 0, %602 ], [ %655, %654 ]
  %612 = phi i64 [ 0, %602 ], [ %656, %654 ]
  %613 = getelementptr inbounds nuw %struct.tack_axis, ptr %607, i64 %612
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %614 = load i64, ptr %613, align 8
  %615 = getelementptr inbounds nuw i8, ptr %613, i64 8
  %616 = load i64, ptr %615, align 8
  %617 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %9, i64 noundef %614, i64 noundef %616, ptr noundef %6)
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %653, label %619

619:                                              ; preds = %610
  %620 = getelementptr inbounds nuw i8, ptr %613, i64 16
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds nuw i8, ptr %613, i64 24
  %623 = load i64, ptr %622, align 8
  %624 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %9, i64 noundef %621, i64 noundef %623, ptr noundef %7)
  %625 = icmp eq i32 %624, 0
  br i1 %625, label %653, label %626

626:                                              ; preds = %619
  %627 = getelementptr inbounds nuw i8, ptr %613, i64 32
  %628 = load i64, ptr %627, align 8
  %629 = getelementptr inbounds nuw i8, ptr %613, i64 40
  %630 = load i64, ptr %629, align 8
  %631 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %9, i64 noundef %628, i64 noundef %630, ptr noundef %8)
  %632 = icmp eq i32 %631, 0
  br i1 %632, label %653, label %633

633:                                              ; preds = %626
  %634 = load i64, ptr %6, align 8
  %635 = getelementptr inbounds nuw i64, ptr %604, i64 %612
  store i64 %634, ptr %635, align 8
  %636 = load i64, ptr %8, align 8
  %637 = getelementptr inbounds nuw i64, ptr %605, i64 %612
  store i64 %636, ptr %637, align 8
  %638 = getelementptr inbounds nuw i64, ptr %606, i64 %612
  store i64 0, ptr %638, align 8
  %639 = icmp sgt i64 %636, 0
  br i1 %639, label %640, label %654

640:                                              ; preds = %633
  %641 = load i64, ptr %7, align 8
  %642 = icmp sgt i64 %641, %634
  br i1 %642, label %643, label %654

643:                                              ; preds = %640
  %644 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %641, i64 %634)
  %645 = extractvalue { i64, i1 } %644, 1
  br i1 %645, label %653, label %646

646:                                              ; preds = %643
  %647 = extractvalue { i64, i1 } %644, 0
  %648 = add nsw i64 %647, -1
  %649 = sdiv i64 %648, %636
  %650 = add nsw i64 %649, 1
  store i64 %650, ptr %638, align 8
  %651 = icmp eq i64 %650, 0
  %652 = select i1 %651, i32 1, i32 %611
  br label %654

653:                                              ; preds = %643, %626, %619, %610
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  br label %793

654:                                              ; preds = %646, %640, %633
  %655 = phi i32 [ %652, %646 ], [ 1, %640 ], [ 1, %633 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  %656 = add nuw nsw i64 %612, 1
  %657 = icmp eq i64 %656, %600
  br i1 %657, label %608, label %610, !llvm.loop !15

658:                                              ; preds = %662
  %659 = extractvalue { i64, i1 } %667, 0
  %660 = add nuw nsw i64 %664, 1
  %661 = icmp eq i64 %660, %600
  br i1 %661, label %669, label %662, !llvm.loop !16

662:                                              ; preds = %608, %658
  %663 = phi i64 [ %659, %658 ], [ 1, %608 ]
  %664 = phi i64 [ %660, %658 ], [ 0, %608 ]
  %665 = getelementptr inbounds nuw i64, ptr %606, i64 %664
  %666 = load i64, ptr %665, align 8
  %667 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %663, i64 %666)
  %668 = extractvalue { i64, i1 } %667, 1
  br i1 %668, label %793, label %658

669:                                              ; preds = %658, %608, %598
  %670 = phi i64 [ 1, %598 ], [ 0, %608 ], [ %659, %658 ]
  %671 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %672 = load i64, ptr %671, align 8
  %673 = icmp sgt i64 %672, 0
  br i1 %673, label %674, label %721

674:                                              ; preds = %669
  %675 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %676 = getelementptr inbounds nuw i8, ptr %9, i64 1992
  %677 = getelementptr inbounds nuw i8, ptr %9, i64 1928
  %678 = getelementptr inbounds nuw i8, ptr %9, i64 1864
  %679 = getelementptr inbounds nuw i8, ptr %9, i64 1800
  %680 = getelementptr inbounds nuw i8, ptr %9, i64 1288
  %681 = load ptr, ptr %675, align 8
  br label %682

682:                                              ; preds = %716, %674
  %683 = phi i64 [ 0, %674 ], [ %719, %716 ]
  %684 = getelementptr inbounds nuw %struct.tack_slot, ptr %681, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = getelementptr inbounds nuw i8, ptr %684, i64 8
  %687 = load i64, ptr %686, align 8
  switch i64 %685, label %713 [
    i64 0, label %688
    i64 1, label %691
    i64 2, label %694
    i64 3, label %697
    i64 4, label %703
  ]

688:                                              ; preds = %682
  %689 = getelementptr inbounds i64, ptr %679, i64 %687
  %690 = load i64, ptr %689, align 8
  br label %716

691:                                              ; preds = %682
  %692 = getelementptr inbounds i64, ptr %678, i64 %687
  %693 = load i64, ptr %692, align 8
  br label %716

694:                                              ; preds = %682
  %695 = getelementptr inbounds i64, ptr %677, i64 %687
  %696 = load i64, ptr %695, align 8
  br label %716

697:                                              ; preds = %682
  %698 = getelementptr inbounds i64, ptr %62, i64 %687
  %699 = load i64, ptr %698, align 8
  %700 = getelementptr inbounds %struct.array, ptr %9, i64 %699
  %701 = load ptr, ptr %700, align 8
  %702 = ptrtoint ptr %701 to i64
  br label %716

703:                                              ; preds = %682
  %704 = getelementptr inbounds i64, ptr %62, i64 %687
  %705 = load i64, ptr %704, align 8
  %706 = getelementptr inbounds %struct.array, ptr %9, i64 %705
  %707 = getelementptr inbounds nuw i8, ptr %706, i64 8
  %708 = load ptr, ptr %707, align 8
  %709 = getelementptr inbounds nuw i8, ptr %684, i64 16
  %710 = load i64, ptr %709, align 8
  %711 = getelementptr inbounds i64, ptr %708, i64 %710
  %712 = load i64, ptr %711, align 8
  br label %716

713:                                              ; preds = %682
  %714 = getelementptr inbounds i64, ptr %680, i64 %687
  %715 = load i64, ptr %714, align 8
  br label %716

716:                                              ; preds = %713, %703, %697, %694, %691, %688
  %717 = phi i64 [ %715, %713 ], [ %712, %703 ], [ %702, %697 ], [ %696, %694 ], [ %693, %691 ], [ %690, %688 ]
  %718 = getelementptr inbounds nuw i64, ptr %676, i64 %683
  store i64 %717, ptr %718, align 8
  %719 = add nuw nsw i64 %683, 1
  %720 = icmp eq i64 %719, %672
  br i1 %720, label %721, label %682, !llvm.loop !17

721:                                              ; preds = %716, %669
  %722 = getelementptr inbounds nuw i8, ptr %9, i64 1992
  %723 = icmp sgt i64 %61, 0
  br i1 %723, label %724, label %766

724:                                              ; preds = %721
  %725 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %726 = load ptr, ptr %725, align 8
  %727 = load i64, ptr %52, align 8
  %728 = icmp sgt i64 %727, 0
  br label %729

729:                                              ; preds = %763, %724
  %730 = phi i64 [ 0, %724 ], [ %764, %763 ]
  %731 = getelementptr inbounds nuw %struct.tack_param, ptr %726, i64 %730
  %732 = load i64, ptr %731, align 8
  %733 = icmp eq i64 %732, 0
  br i1 %733, label %734, label %763

734:                                              ; preds = %729
  %735 = getelementptr inbounds nuw i8, ptr %731, i64 40
  %736 = load i64, ptr %735, align 8
  %737 = and i64 %736, 1
  %738 = icmp eq i64 %737, 0
  br i1 %738, label %763, label %739

739:                                              ; preds = %734
  %740 = getelementptr inbounds nuw i64, ptr %62, i64 %730
  %741 = load i64, ptr %740, align 8
  %742 = getelementptr inbounds %struct.array, ptr %9, i64 %741
  br i1 %728, label %743, label %763

743:                                              ; preds = %739
  %744 = getelementptr inbounds nuw i8, ptr %742, i64 16
  br label %745

745:                                              ; preds = %760, %743
  %746 = phi i64 [ 0, %743 ], [ %761, %760 ]
  %747 = icmp eq i64 %741, %746
  br i1 %747, label %760, label %748

748:                                              ; preds = %745
  %749 = getelementptr inbounds nuw %struct.array, ptr %9, i64 %746
  %750 = load ptr, ptr %742, align 8
  %751 = load ptr, ptr %749, align 8
  %752 = getelementptr inbounds nuw i8, ptr %749, i64 16
  %753 = load i64, ptr %752, align 8
  %754 = getelementptr inbounds nuw i8, ptr %751, i64 %753
  %755 = icmp ult ptr %750, %754
  br i1 %755, label %756, label %760

756:                                              ; preds = %748
  %757 = load i64, ptr %744, align 8
  %758 = getelementptr inbounds nuw i8, ptr %750, i64 %757
  %759 = icmp ult ptr %751, %758
  br i1 %759, label %766, label %760

760:                                              ; preds = %756, %748, %745
  %761 = add nuw nsw i64 %746, 1
  %762 = icmp eq i64 %761, %727
  br i1 %762, label %763, label %745, !llvm.loop !18

763:                                              ; preds = %760, %739, %734, %729
  %764 = add nuw nsw i64 %730, 1
  %765 = icmp eq i64 %764, %61
  br i1 %765, label %766, label %729, !llvm.loop !19

766:                                              ; preds = %763, %756, %721
  %767 = phi i64 [ 1, %721 ], [ 0, %756 ], [ 1, %763 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #16
  store ptr null, ptr %5, align 8
  %768 = load ptr, ptr %0, align 8
  %769 = call i32 @tack_launch(ptr noundef %768, ptr noundef nonnull %722, i64 noundef %670, i64 noundef %767, ptr noundef nonnull %5)
  %770 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %771 = load ptr, ptr %770, align 8
  %772 = icmp ne ptr %771, null
  %773 = icmp ne i32 %769, 0
  %774 = select i1 %772, i1 %773, i1 false
  br i1 %774, label %775, label %785

775:                                              ; preds = %766
  %776 = icmp eq i64 %670, 0
  br i1 %776, label %777, label %783

777:                                              ; preds = %775
  %778 = load ptr, ptr @tack_python, align 8
  %779 = getelementptr inbounds nuw i8, ptr %778, i64 216
  %780 = load ptr, ptr %779, align 8
  %781 = call ptr %780() #16
  store ptr %781, ptr %5, align 8
  %782 = load ptr, ptr %770, align 8
  br label %783

783:                                              ; preds = %777, %775
  %784 = phi ptr [ %782, %777 ], [ %771, %775 ]
  call void %784(ptr noundef nonnull %722, ptr noundef nonnull %11) #16
  br label %785

785:                                              ; preds = %783, %766
  %786 = load ptr, ptr %5, align 8
  %787 = icmp eq ptr %786, null
  br i1 %787, label %792, label %788

788:                                              ; preds = %785
  %789 = load ptr, ptr @tack_python, align 8
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 224
  %791 = load ptr, ptr %790, align 8
  call void %791(ptr noundef nonnull %786) #16
  br label %792

792:                                              ; preds = %788, %785
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  br label %793

793:                                              ; preds = %574, %513, %507, %501, %497, %376, %371, %358, %307, %299, %293, %287, %281, %275, %269, %263, %259, %256, %203, %196, %194, %188, %186, %180, %174, %168, %162, %156, %150, %144, %107, %104, %101, %87, %325, %584, %662, %792, %653, %531
  %794 = phi i32 [ 1, %325 ], [ 1, %584 ], [ 1, %653 ], [ 1, %531 ], [ %769, %792 ], [ 1, %662 ], [ 1, %87 ], [ 1, %101 ], [ 1, %104 ], [ 1, %107 ], [ 1, %144 ], [ 1, %150 ], [ 1, %156 ], [ 1, %162 ], [ 1, %168 ], [ 1, %174 ], [ 1, %180 ], [ 1, %186 ], [ 1, %188 ], [ 1, %194 ], [ 1, %196 ], [ 1, %203 ], [ 1, %256 ], [ 1, %259 ], [ 1, %263 ], [ 1, %269 ], [ 1, %275 ], [ 1, %281 ], [ 1, %287 ], [ 1, %293 ], [ 1, %299 ], [ 1, %307 ], [ 1, %358 ], [ 1, %371 ], [ 1, %376 ], [ 1, %497 ], [ 1, %501 ], [ 1, %507 ], [ 1, %513 ], [ 1, %574 ]
  %795 = phi i1 [ true, %325 ], [ true, %584 ], [ true, %653 ], [ true, %531 ], [ false, %792 ], [ true, %662 ], [ true, %87 ], [ true, %101 ], [ true, %104 ], [ true, %107 ], [ true, %144 ], [ true, %150 ], [ true, %156 ], [ true, %162 ], [ true, %168 ], [ true, %174 ], [ true, %180 ], [ true, %186 ], [ true, %188 ], [ true, %194 ], [ true, %196 ], [ true, %203 ], [ true, %256 ], [ true, %259 ], [ true, %263 ], [ true, %269 ], [ true, %275 ], [ true, %281 ], [ true, %287 ], [ true, %293 ], [ true, %299 ], [ true, %307 ], [ true, %358 ], [ true, %371 ], [ true, %376 ], [ true, %497 ], [ true, %501 ], [ true, %507 ], [ true, %513 ], [ true, %574 ]
  %796 = load i64, ptr %51, align 8
  %797 = icmp eq i64 %796, 0
  br i1 %797, label %809, label %798

798:                                              ; preds = %793
  %799 = getelementptr inbounds nuw i8, ptr %9, i64 3016
  br label %800

800:                                              ; preds = %800, %798
  %801 = phi i64 [ %796, %798 ], [ %807, %800 ]
  %802 = load ptr, ptr @tack_python, align 8
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 56
  %804 = load ptr, ptr %803, align 8
  %805 = add nsw i64 %801, -1
  store i64 %805, ptr %51, align 8
  %806 = getelementptr inbounds %struct.tack_buffer, ptr %799, i64 %805
  call void %804(ptr noundef nonnull %806) #16
  %807 = load i64, ptr %51, align 8
  %808 = icmp eq i64 %807, 0
  br i1 %808, label %809, label %800, !llvm.loop !20

809:                                              ; preds = %800, %793
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  br i1 %795, label %856, label %810

810:                                              ; preds = %809, %49
  %811 = phi i32 [ %794, %809 ], [ %26, %49 ]
  %812 = icmp eq i32 %811, 0
  br i1 %812, label %854, label %813

813:                                              ; preds = %810
  %814 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %815 = load ptr, ptr %814, align 8
  %816 = icmp eq ptr %815, null
  br i1 %816, label %848, label %817

817:                                              ; preds = %813
  %818 = load i64, ptr %11, align 8
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %820 = load i64, ptr %819, align 8
  %821 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %822 = load i64, ptr %821, align 8
  switch i64 %822, label %837 [
    i64 1, label %823
    i64 2, label %832
  ]

823:                                              ; preds = %817
  %824 = shl nsw i64 %820, 3
  %825 = sub nsw i64 64, %824
  %826 = load ptr, ptr @tack_python, align 8
  %827 = getelementptr inbounds nuw i8, ptr %826, i64 96
  %828 = load ptr, ptr %827, align 8
  %829 = shl i64 %818, %825
  %830 = ashr exact i64 %829, %825
  %831 = call ptr %828(i64 noundef %830) #16
  br label %854

832:                                              ; preds = %817
  %833 = load ptr, ptr @tack_python, align 8
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 104
  %835 = load ptr, ptr %834, align 8
  %836 = call ptr %835(i64 noundef %818) #16
  br label %854

837:                                              ; preds = %817
  %838 = trunc i64 %818 to i32
  %839 = bitcast i32 %838 to float
  %840 = bitcast i64 %818 to double
  %841 = load ptr, ptr @tack_python, align 8
  %842 = getelementptr inbounds nuw i8, ptr %841, i64 72
  %843 = load ptr, ptr %842, align 8
  %844 = icmp eq i64 %820, 8
  %845 = fpext float %839 to double
  %846 = select i1 %844, double %840, double %845
  %847 = call ptr %843(double noundef %846) #16
  br label %854

848:                                              ; preds = %813
  %849 = load ptr, ptr @tack_python, align 8
  %850 = getelementptr inbounds nuw i8, ptr %849, i64 232
  %851 = load ptr, ptr %850, align 8
  %852 = getelementptr inbounds nuw i8, ptr %849, i64 168
  %853 = load ptr, ptr %852, align 8
  call void %853(ptr noundef %851) #16
  br label %854

854:                                              ; preds = %837, %832, %823, %848, %810
  %855 = phi ptr [ null, %810 ], [ %851, %848 ], [ %831, %823 ], [ %836, %832 ], [ %847, %837 ]
  store ptr %855, ptr %3, align 8
  br label %856

856:                                              ; preds = %809, %4, %854
  %857 = phi i32 [ 0, %4 ], [ 1, %854 ], [ 0, %809 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  ret i32 %857
}

; Function Attrs: nounwind uwtable
define ptr @tack_call(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr @tack_python, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #16
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
  tail call void %23(ptr noundef nonnull %10) #16
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %25 = load ptr, ptr %24, align 8
  %26 = tail call ptr %25(ptr noundef nonnull %10) #16
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 8
  br label %34

31:                                               ; preds = %34
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %33 = load ptr, ptr %32, align 8
  tail call void %33(ptr noundef nonnull %10) #16
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
  br i1 %43, label %34, label %31, !llvm.loop !21

44:                                               ; preds = %31
  %45 = load ptr, ptr %5, align 8
  br label %106

46:                                               ; preds = %21
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %48 = load ptr, ptr %47, align 8
  tail call void %48(ptr noundef nonnull %10) #16
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
  %57 = tail call i64 %56(ptr noundef nonnull %3) #16
  br label %58

58:                                               ; preds = %49, %54, %51
  %59 = phi i1 [ false, %54 ], [ true, %51 ], [ true, %49 ]
  %60 = phi ptr [ %52, %54 ], [ %52, %51 ], [ %50, %49 ]
  %61 = phi i64 [ %57, %54 ], [ 0, %51 ], [ 0, %49 ]
  %62 = add nsw i64 %61, %2
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 136
  %64 = load ptr, ptr %63, align 8
  %65 = add nsw i64 %62, 2
  %66 = tail call ptr %64(i64 noundef %65) #16
  %67 = icmp eq ptr %66, null
  br i1 %67, label %106, label %68

68:                                               ; preds = %58
  %69 = getelementptr inbounds nuw i8, ptr %60, i64 144
  %70 = load ptr, ptr %69, align 8
  %71 = load ptr, ptr @tack_python, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 168
  %73 = load ptr, ptr %72, align 8
  tail call void %73(ptr noundef nonnull %0) #16
  %74 = tail call i32 %70(ptr noundef nonnull %66, i64 noundef 0, ptr noundef nonnull %0) #16
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
  tail call void %83(ptr noundef %80) #16
  %84 = tail call i32 %75(ptr noundef nonnull %66, i64 noundef 1, ptr noundef %80) #16
  %85 = icmp sgt i64 %62, 0
  br i1 %85, label %94, label %86

86:                                               ; preds = %94, %79
  %87 = getelementptr inbounds nuw i8, ptr %60, i64 160
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %60, i64 248
  %90 = load ptr, ptr %89, align 8
  %91 = tail call ptr %88(ptr noundef %90, ptr noundef nonnull %66, ptr noundef null) #16
  %92 = getelementptr inbounds nuw i8, ptr %60, i64 176
  %93 = load ptr, ptr %92, align 8
  tail call void %93(ptr noundef nonnull %66) #16
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
  tail call void %102(ptr noundef %99) #16
  %103 = tail call i32 %96(ptr noundef nonnull %66, i64 noundef %97, ptr noundef %99) #16
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %62
  br i1 %105, label %86, label %94, !llvm.loop !22

106:                                              ; preds = %86, %58, %44
  %107 = phi ptr [ %45, %44 ], [ %91, %86 ], [ null, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
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
  br i1 %31, label %32, label %95, !llvm.loop !23

32:                                               ; preds = %26
  %33 = shl i64 %16, 2
  %34 = icmp sle i64 %33, %24
  %35 = shl i64 %20, 2
  %36 = icmp slt i64 %35, 32769
  %37 = and i1 %36, %34
  br i1 %37, label %38, label %95, !llvm.loop !23

38:                                               ; preds = %32
  %39 = shl i64 %16, 3
  %40 = icmp sle i64 %39, %24
  %41 = shl i64 %20, 3
  %42 = icmp slt i64 %41, 32769
  %43 = and i1 %42, %40
  %44 = select i1 %43, i64 3, i64 2
  br label %95, !llvm.loop !23

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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %59 = load i64, ptr %8, align 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %61 = load i64, ptr %60, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  %62 = icmp sgt i64 %57, 0
  br i1 %62, label %63, label %389

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
  br i1 %74, label %75, label %389

75:                                               ; preds = %69
  %76 = sub nsw i64 %57, %71
  %77 = icmp slt i64 %76, %70
  %78 = add nsw i64 %71, %70
  %79 = select i1 %77, i64 %57, i64 %78
  %80 = load ptr, ptr %0, align 8
  call void %80(ptr noundef %1, i64 noundef %71, i64 noundef %79, ptr noundef %4) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %81 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %82 = load i64, ptr %7, align 8
  %83 = sitofp i64 %82 to double
  %84 = fmul double %83, 1.000000e+09
  %85 = load i64, ptr %68, align 8
  %86 = sitofp i64 %85 to double
  %87 = fadd double %84, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  %88 = fsub double %87, %72
  %89 = fcmp olt double %88, 5.000000e+05
  %90 = icmp slt i64 %70, %57
  %91 = select i1 %89, i1 %90, i1 false
  %92 = zext i1 %91 to i64
  %93 = shl nsw i64 %70, %92
  %94 = icmp slt i64 %79, %57
  br i1 %94, label %69, label %389, !llvm.loop !24

95:                                               ; preds = %32, %38, %26
  %96 = phi i64 [ %44, %38 ], [ 1, %32 ], [ 0, %26 ]
  %97 = icmp eq ptr %4, null
  br i1 %97, label %98, label %100

98:                                               ; preds = %45, %95
  %99 = load ptr, ptr %0, align 8
  tail call void %99(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #16
  br label %389

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
  br i1 %128, label %129, label %121, !llvm.loop !25

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
  br i1 %138, label %139, label %131, !llvm.loop !26

139:                                              ; preds = %135
  %140 = load ptr, ptr %133, align 64
  store ptr %140, ptr %132, align 8
  br label %168

141:                                              ; preds = %112, %141
  %142 = atomicrmw xchg ptr %108, i32 1 acquire, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %141, !llvm.loop !27

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
  %158 = tail call ptr @calloc(i64 noundef 1, i64 noundef %157) #17
  %159 = icmp eq ptr %158, null
  br i1 %159, label %185, label %160

160:                                              ; preds = %154
  %161 = load ptr, ptr %110, align 8
  %162 = icmp eq ptr %161, null
  br i1 %162, label %168, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds nuw i8, ptr %158, i64 64
  tail call void %161(ptr noundef %1, ptr noundef nonnull %164, i64 noundef %96) #16
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
  tail call void %172(ptr noundef %1, ptr noundef nonnull %173, ptr noundef nonnull %174, i64 noundef %96) #16
  tail call void @free(ptr noundef nonnull %169)
  br label %175

175:                                              ; preds = %171, %168
  %176 = phi ptr [ %114, %171 ], [ %169, %168 ]
  %177 = load i64, ptr %105, align 8
  %178 = add nsw i64 %177, 1
  store i64 %178, ptr %105, align 8
  %179 = load i64, ptr %12, align 8
  br label %112, !llvm.loop !28

180:                                              ; preds = %165, %180
  %181 = phi ptr [ %183, %180 ], [ %166, %165 ]
  %182 = load ptr, ptr %181, align 64
  store ptr %182, ptr %107, align 8
  tail call void @free(ptr noundef nonnull %181)
  %183 = load ptr, ptr %107, align 8
  %184 = icmp eq ptr %183, null
  br i1 %184, label %185, label %180, !llvm.loop !29

185:                                              ; preds = %154, %149, %180, %165
  %186 = icmp eq ptr %114, null
  br i1 %186, label %389, label %187

187:                                              ; preds = %185
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %114, i64 64
  tail call void %189(ptr noundef %1, ptr noundef nonnull %190, i64 noundef %96) #16
  tail call void @free(ptr noundef nonnull %114)
  br label %389

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
  br i1 %199, label %200, label %197, !llvm.loop !27

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
  %218 = tail call ptr @calloc(i64 noundef 1, i64 noundef %217) #17
  %219 = icmp eq ptr %218, null
  br i1 %219, label %226, label %220

220:                                              ; preds = %213
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %222 = load ptr, ptr %221, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %228, label %224

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %218, i64 64
  tail call void %222(ptr noundef %1, ptr noundef nonnull %225, i64 noundef %96) #16
  br label %228

226:                                              ; preds = %213, %206
  %227 = load ptr, ptr %0, align 8
  tail call void %227(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %4) #16
  br label %389

228:                                              ; preds = %224, %220, %204
  %229 = phi ptr [ %218, %224 ], [ %218, %220 ], [ %202, %204 ]
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %229, i64 64
  tail call void %231(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %232, i64 noundef %96) #16
  br label %233

233:                                              ; preds = %233, %228
  %234 = atomicrmw xchg ptr %196, i32 1 acquire, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %233, !llvm.loop !27

236:                                              ; preds = %233
  %237 = load ptr, ptr %201, align 8
  store ptr %237, ptr %229, align 64
  store ptr %229, ptr %201, align 8
  store atomic i32 0, ptr %196 release, align 8
  br label %389

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
  %248 = freeze i64 %247
  %249 = sdiv i64 %2, %248
  %250 = mul i64 %249, %248
  %251 = sub i64 %2, %250
  %252 = icmp ne i64 %251, 0
  %253 = zext i1 %252 to i64
  %254 = add nsw i64 %249, %253
  %255 = add nsw i64 %3, -1
  %256 = sdiv i64 %255, %247
  %257 = icmp sgt i64 %254, %256
  br i1 %257, label %389, label %258

258:                                              ; preds = %238
  %259 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %263 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %264 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %265 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %266 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %267 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %268 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %270

270:                                              ; preds = %386, %258
  %271 = phi i64 [ %254, %258 ], [ %387, %386 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  %272 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %273 = load i64, ptr %6, align 8
  %274 = sitofp i64 %273 to double
  %275 = fmul double %274, 1.000000e+09
  %276 = load i64, ptr %259, align 8
  %277 = sitofp i64 %276 to double
  %278 = fadd double %275, %277
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  %279 = call i32 @tack_stops(ptr noundef nonnull %4, double noundef %278)
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %389

281:                                              ; preds = %270
  %282 = mul nsw i64 %271, %247
  %283 = load i64, ptr %239, align 8
  %284 = sub nsw i64 %283, %282
  %285 = call i64 @llvm.smin.i64(i64 %284, i64 %247)
  %286 = add nsw i64 %285, %282
  %287 = load i64, ptr %261, align 8
  %288 = shl i64 %287, %96
  %289 = add i64 %288, 64
  %290 = call ptr @calloc(i64 noundef 1, i64 noundef %289) #17
  %291 = icmp eq ptr %290, null
  br i1 %291, label %377, label %292

292:                                              ; preds = %281
  %293 = load ptr, ptr %262, align 8
  %294 = icmp eq ptr %293, null
  br i1 %294, label %297, label %295

295:                                              ; preds = %292
  %296 = getelementptr inbounds nuw i8, ptr %290, i64 64
  call void %293(ptr noundef %1, ptr noundef nonnull %296, i64 noundef %96) #16
  br label %297

297:                                              ; preds = %295, %292
  %298 = getelementptr inbounds nuw i8, ptr %290, i64 8
  store i64 %271, ptr %298, align 8
  %299 = load ptr, ptr %260, align 8
  %300 = getelementptr inbounds nuw i8, ptr %290, i64 64
  call void %299(ptr noundef %1, i64 noundef %282, i64 noundef %286, ptr noundef nonnull %300, i64 noundef %96) #16
  br label %301

301:                                              ; preds = %301, %297
  %302 = atomicrmw xchg ptr %263, i32 1 acquire, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %304, label %301, !llvm.loop !27

304:                                              ; preds = %301
  %305 = load ptr, ptr %264, align 8
  store ptr %305, ptr %290, align 64
  store ptr %290, ptr %264, align 8
  %306 = load i32, ptr %265, align 4
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %375

308:                                              ; preds = %304
  %309 = load i64, ptr %266, align 8
  %310 = icmp slt i64 %309, 64
  br i1 %310, label %311, label %321

311:                                              ; preds = %308
  %312 = load i64, ptr %267, align 8
  br label %313

313:                                              ; preds = %318, %311
  %314 = phi i64 [ %309, %311 ], [ %319, %318 ]
  %315 = shl nuw i64 1, %314
  %316 = and i64 %315, %312
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %321, label %318

318:                                              ; preds = %313
  %319 = add nsw i64 %314, 1
  store i64 %319, ptr %266, align 8
  %320 = icmp eq i64 %319, 64
  br i1 %320, label %321, label %313, !llvm.loop !25

321:                                              ; preds = %318, %313, %308
  %322 = phi i64 [ %309, %308 ], [ %314, %313 ], [ 64, %318 ]
  br label %323

323:                                              ; preds = %327, %321
  %324 = phi ptr [ %264, %321 ], [ %325, %327 ]
  %325 = load ptr, ptr %324, align 8
  %326 = icmp eq ptr %325, null
  br i1 %326, label %375, label %327

327:                                              ; preds = %323
  %328 = getelementptr inbounds nuw i8, ptr %325, i64 8
  %329 = load i64, ptr %328, align 8
  %330 = icmp eq i64 %329, %322
  br i1 %330, label %331, label %323, !llvm.loop !26

331:                                              ; preds = %327
  %332 = load ptr, ptr %325, align 64
  store ptr %332, ptr %324, align 8
  %333 = load i32, ptr %265, align 4
  %334 = or i32 %333, 1
  br label %335

335:                                              ; preds = %373, %331
  %336 = phi i32 [ 1, %373 ], [ %334, %331 ]
  %337 = phi ptr [ %367, %373 ], [ %325, %331 ]
  store i32 %336, ptr %265, align 4
  store atomic i32 0, ptr %263 release, align 8
  %338 = load ptr, ptr %268, align 8
  %339 = icmp eq ptr %338, null
  br i1 %339, label %344, label %340

340:                                              ; preds = %335
  %341 = load ptr, ptr %269, align 8
  %342 = getelementptr inbounds nuw i8, ptr %338, i64 64
  %343 = getelementptr inbounds nuw i8, ptr %337, i64 64
  call void %341(ptr noundef %1, ptr noundef nonnull %342, ptr noundef nonnull %343, i64 noundef %96) #16
  call void @free(ptr noundef nonnull %337)
  br label %345

344:                                              ; preds = %335
  store ptr %337, ptr %268, align 8
  br label %345

345:                                              ; preds = %344, %340
  br label %346

346:                                              ; preds = %345, %346
  %347 = atomicrmw xchg ptr %263, i32 1 acquire, align 8
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %349, label %346, !llvm.loop !27

349:                                              ; preds = %346
  %350 = load i64, ptr %266, align 8
  %351 = add nsw i64 %350, 1
  store i64 %351, ptr %266, align 8
  %352 = icmp slt i64 %350, 63
  br i1 %352, label %353, label %363

353:                                              ; preds = %349
  %354 = load i64, ptr %267, align 8
  br label %355

355:                                              ; preds = %360, %353
  %356 = phi i64 [ %351, %353 ], [ %361, %360 ]
  %357 = shl nuw i64 1, %356
  %358 = and i64 %357, %354
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %363, label %360

360:                                              ; preds = %355
  %361 = add nsw i64 %356, 1
  store i64 %361, ptr %266, align 8
  %362 = icmp eq i64 %361, 64
  br i1 %362, label %363, label %355, !llvm.loop !25

363:                                              ; preds = %360, %355, %349
  %364 = phi i64 [ %351, %349 ], [ %356, %355 ], [ 64, %360 ]
  br label %365

365:                                              ; preds = %369, %363
  %366 = phi ptr [ %264, %363 ], [ %367, %369 ]
  %367 = load ptr, ptr %366, align 8
  %368 = icmp eq ptr %367, null
  br i1 %368, label %375, label %369

369:                                              ; preds = %365
  %370 = getelementptr inbounds nuw i8, ptr %367, i64 8
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %371, %364
  br i1 %372, label %373, label %365, !llvm.loop !26

373:                                              ; preds = %369
  %374 = load ptr, ptr %367, align 64
  store ptr %374, ptr %366, align 8
  br label %335, !llvm.loop !30

375:                                              ; preds = %323, %365, %304
  %376 = phi i32 [ 0, %365 ], [ %306, %304 ], [ 0, %323 ]
  store i32 %376, ptr %265, align 4
  br label %386

377:                                              ; preds = %281
  %378 = load ptr, ptr %0, align 8
  call void %378(ptr noundef %1, i64 noundef %282, i64 noundef %286, ptr noundef nonnull %4) #16
  br label %379

379:                                              ; preds = %379, %377
  %380 = atomicrmw xchg ptr %263, i32 1 acquire, align 8
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %379, !llvm.loop !27

382:                                              ; preds = %379
  %383 = shl nuw i64 1, %271
  %384 = load i64, ptr %267, align 8
  %385 = or i64 %384, %383
  store i64 %385, ptr %267, align 8
  br label %386

386:                                              ; preds = %382, %375
  store atomic i32 0, ptr %263 release, align 8
  %387 = add i64 %271, 1
  %388 = icmp eq i64 %271, %256
  br i1 %388, label %389, label %270, !llvm.loop !31

389:                                              ; preds = %386, %270, %75, %69, %238, %236, %226, %187, %185, %56, %98
  ret void
}

; Function Attrs: nounwind uwtable
define range(i64 0, 2) i64 @tack_streams(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca [256 x i8], align 4
  %3 = icmp slt i64 %0, 8388608
  br i1 %3, label %133, label %4

4:                                                ; preds = %1
  %5 = load atomic i64, ptr @tack_streams.known monotonic, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %129

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  %8 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.1, i32 noundef 0) #16
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %127, label %10

10:                                               ; preds = %7
  %11 = call i64 @read(i32 noundef %8, ptr noundef nonnull %2, i64 noundef 256) #16
  %12 = tail call i32 @close(i32 noundef %8) #16
  %13 = icmp slt i64 %11, 1
  br i1 %13, label %127, label %14

14:                                               ; preds = %10
  %15 = add nsw i64 %11, -1
  %16 = tail call i64 @llvm.umin.i64(i64 %15, i64 11)
  %17 = add nuw nsw i64 %16, 1
  %18 = load i8, ptr %2, align 4
  %19 = add i8 %18, -48
  %20 = icmp ult i8 %19, 10
  br i1 %20, label %26, label %40

21:                                               ; preds = %26
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %31
  %23 = load i8, ptr %22, align 1
  %24 = add i8 %23, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %26, label %38, !llvm.loop !32

26:                                               ; preds = %14, %21
  %27 = phi i8 [ %23, %21 ], [ %18, %14 ]
  %28 = phi i64 [ %31, %21 ], [ 0, %14 ]
  %29 = phi i64 [ %34, %21 ], [ 0, %14 ]
  %30 = mul nsw i64 %29, 10
  %31 = add nuw nsw i64 %28, 1
  %32 = and i8 %27, 15
  %33 = zext nneg i8 %32 to i64
  %34 = add nsw i64 %30, %33
  %35 = icmp eq i64 %28, %16
  br i1 %35, label %36, label %21, !llvm.loop !32

36:                                               ; preds = %26
  %37 = icmp sgt i64 %11, %31
  br i1 %37, label %40, label %51

38:                                               ; preds = %21
  %39 = icmp sgt i64 %11, %31
  br i1 %39, label %40, label %51

40:                                               ; preds = %14, %36, %38
  %41 = phi i64 [ %34, %36 ], [ %34, %38 ], [ 0, %14 ]
  %42 = phi i64 [ %17, %36 ], [ %31, %38 ], [ 0, %14 ]
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = icmp eq i8 %44, 75
  %46 = shl i64 %41, 10
  %47 = select i1 %45, i64 %46, i64 %41
  %48 = icmp eq i8 %44, 77
  %49 = shl i64 %47, 20
  %50 = select i1 %48, i64 %49, i64 %47
  br label %51

51:                                               ; preds = %36, %40, %38
  %52 = phi i64 [ %50, %40 ], [ %34, %38 ], [ %34, %36 ]
  %53 = icmp slt i64 %52, 1
  br i1 %53, label %127, label %54

54:                                               ; preds = %51
  %55 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.2, i32 noundef 0) #16
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %127, label %57

57:                                               ; preds = %54
  %58 = call i64 @read(i32 noundef %55, ptr noundef nonnull %2, i64 noundef 256) #16
  %59 = tail call i32 @close(i32 noundef %55) #16
  %60 = icmp slt i64 %58, 1
  br i1 %60, label %127, label %61

61:                                               ; preds = %57
  %62 = icmp ult i64 %58, 4
  br i1 %62, label %97, label %63

63:                                               ; preds = %61
  %64 = and i64 %58, 9223372036854775804
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %91, %65 ]
  %67 = phi <2 x i64> [ zeroinitializer, %63 ], [ %87, %65 ]
  %68 = phi <2 x i64> [ zeroinitializer, %63 ], [ %90, %65 ]
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 %66
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 2
  %71 = load <2 x i8>, ptr %69, align 4
  %72 = load <2 x i8>, ptr %70, align 2
  %73 = zext <2 x i8> %71 to <2 x i32>
  %74 = zext <2 x i8> %72 to <2 x i32>
  %75 = icmp ugt <2 x i8> %71, splat (i8 96)
  %76 = icmp ugt <2 x i8> %72, splat (i8 96)
  %77 = select <2 x i1> %75, <2 x i32> splat (i32 -87), <2 x i32> splat (i32 -48)
  %78 = select <2 x i1> %76, <2 x i32> splat (i32 -87), <2 x i32> splat (i32 -48)
  %79 = add nsw <2 x i32> %77, %73
  %80 = add nsw <2 x i32> %78, %74
  %81 = icmp ult <2 x i32> %79, splat (i32 16)
  %82 = icmp ult <2 x i32> %80, splat (i32 16)
  %83 = tail call range(i32 0, 33) <2 x i32> @llvm.ctpop.v2i32(<2 x i32> %79)
  %84 = tail call range(i32 0, 33) <2 x i32> @llvm.ctpop.v2i32(<2 x i32> %80)
  %85 = select <2 x i1> %81, <2 x i32> %83, <2 x i32> zeroinitializer
  %86 = zext nneg <2 x i32> %85 to <2 x i64>
  %87 = add <2 x i64> %67, %86
  %88 = select <2 x i1> %82, <2 x i32> %84, <2 x i32> zeroinitializer
  %89 = zext nneg <2 x i32> %88 to <2 x i64>
  %90 = add <2 x i64> %68, %89
  %91 = add nuw i64 %66, 4
  %92 = icmp eq i64 %91, %64
  br i1 %92, label %93, label %65, !llvm.loop !33

93:                                               ; preds = %65
  %94 = add <2 x i64> %90, %87
  %95 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %94)
  %96 = icmp eq i64 %58, %64
  br i1 %96, label %118, label %97

97:                                               ; preds = %61, %93
  %98 = phi i64 [ 0, %61 ], [ %95, %93 ]
  %99 = phi i64 [ 0, %61 ], [ %64, %93 ]
  br label %100

100:                                              ; preds = %97, %114
  %101 = phi i64 [ %115, %114 ], [ %98, %97 ]
  %102 = phi i64 [ %116, %114 ], [ %99, %97 ]
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 %102
  %104 = load i8, ptr %103, align 1
  %105 = zext i8 %104 to i32
  %106 = icmp ugt i8 %104, 96
  %107 = select i1 %106, i32 -87, i32 -48
  %108 = add nsw i32 %107, %105
  %109 = icmp ult i32 %108, 16
  br i1 %109, label %110, label %114

110:                                              ; preds = %100
  %111 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %108)
  %112 = zext nneg i32 %111 to i64
  %113 = add nsw i64 %101, %112
  br label %114

114:                                              ; preds = %110, %100
  %115 = phi i64 [ %113, %110 ], [ %101, %100 ]
  %116 = add nuw nsw i64 %102, 1
  %117 = icmp eq i64 %58, %116
  br i1 %117, label %118, label %100, !llvm.loop !34

118:                                              ; preds = %114, %93
  %119 = phi i64 [ %95, %93 ], [ %115, %114 ]
  %120 = icmp sgt i64 %119, 0
  br i1 %120, label %121, label %127

121:                                              ; preds = %118
  %122 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %123 = add nsw i64 %122, -1
  %124 = sdiv i64 %123, %119
  %125 = add nsw i64 %124, 1
  %126 = mul nsw i64 %125, %52
  br label %127

127:                                              ; preds = %7, %10, %51, %54, %57, %118, %121
  %128 = phi i64 [ 33554432, %51 ], [ %126, %121 ], [ %52, %118 ], [ 33554432, %10 ], [ 33554432, %7 ], [ %52, %57 ], [ %52, %54 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  store atomic i64 %128, ptr @tack_streams.known monotonic, align 8
  br label %129

129:                                              ; preds = %127, %4
  %130 = phi i64 [ %5, %4 ], [ %128, %127 ]
  %131 = icmp sgt i64 %0, %130
  %132 = zext i1 %131 to i64
  br label %133

133:                                              ; preds = %1, %129
  %134 = phi i64 [ %132, %129 ], [ 0, %1 ]
  ret i64 %134
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define void @tack_streamed() local_unnamed_addr #6 {
  fence release
  ret void
}

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
  br i1 %20, label %22, label %14, !llvm.loop !35

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  %62 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %63 = load i64, ptr %4, align 8
  %64 = sitofp i64 %63 to double
  %65 = fmul double %64, 1.000000e+09
  %66 = load i64, ptr %6, align 8
  %67 = sitofp i64 %66 to double
  %68 = fadd double %65, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  %70 = call i32 @tack_stops(ptr noundef %69, double noundef %68)
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %42
  %73 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  %75 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  call void %73(ptr noundef %74, i64 noundef %56, i64 noundef %61, ptr noundef %75) #16
  br label %76

76:                                               ; preds = %72, %42
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  %77 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %78 = load i64, ptr %3, align 8
  %79 = sitofp i64 %78 to double
  %80 = fmul double %79, 1.000000e+09
  %81 = load i64, ptr %7, align 8
  %82 = sitofp i64 %81 to double
  %83 = fadd double %80, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
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
  %92 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 129, i64 noundef 1) #16
  br label %93

93:                                               ; preds = %91, %88, %76
  %94 = fadd double %11, %84
  %95 = sub nsw i64 %61, %56
  %96 = add nsw i64 %95, %13
  %97 = fcmp ogt double %84, %10
  %98 = select i1 %97, double %84, double %10
  %99 = select i1 %97, i64 %95, i64 %12
  %100 = load atomic i32, ptr @pool seq_cst, align 64
  br label %8, !llvm.loop !35

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
  br i1 %109, label %113, label %110

110:                                              ; preds = %108
  %111 = sitofp i64 %13 to double
  %112 = fdiv double %11, %111
  br label %113

113:                                              ; preds = %110, %108, %103
  %114 = phi double [ %107, %103 ], [ %112, %110 ], [ 0.000000e+00, %108 ]
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
  call void @llvm.aarch64.isb(i32 15)
  %15 = add nuw nsw i32 %11, 1
  %16 = and i32 %15, 63
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %10, !llvm.loop !36

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %20 = load i64, ptr %2, align 8
  %21 = sitofp i64 %20 to double
  %22 = fmul double %21, 1.000000e+09
  %23 = load i64, ptr %4, align 8
  %24 = sitofp i64 %23 to double
  %25 = fadd double %22, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  %26 = icmp eq i32 %15, 64
  %27 = select i1 %26, double %25, double %9
  %28 = fsub double %25, %27
  %29 = fcmp uge double %28, 5.000000e+04
  br i1 %29, label %33, label %30

30:                                               ; preds = %18, %46
  %31 = phi i32 [ %15, %18 ], [ 0, %46 ]
  %32 = phi double [ %27, %18 ], [ 0.000000e+00, %46 ]
  br label %7, !llvm.loop !36

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
  %43 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 128, i64 noundef %42, ptr noundef null) #16
  br label %44

44:                                               ; preds = %41, %36
  %45 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  br label %46

46:                                               ; preds = %44, %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  %47 = call fastcc double @work(i32 noundef %6, ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  br label %30
}

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @llvm.aarch64.isb(i32) #8

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_buffer(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 3016
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 5576
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tack_buffer, ptr %5, i64 %7
  %9 = load ptr, ptr @tack_python, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 %11(ptr noundef nonnull %1, ptr noundef nonnull %8, i32 noundef 28) #16
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %4
  %15 = load ptr, ptr @tack_python, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 192
  %17 = load ptr, ptr %16, align 8
  tail call void %17() #16
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
  br i1 %91, label %94, label %78, !llvm.loop !37

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = call i64 %7(ptr noundef %1, ptr noundef nonnull %4) #16
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @tack_python, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 %14(ptr noundef %1) #16
  %16 = load ptr, ptr @tack_python, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 184
  %18 = load ptr, ptr %17, align 8
  %19 = call ptr %18() #16
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = load ptr, ptr @tack_python, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 192
  %24 = load ptr, ptr %23, align 8
  call void %24() #16
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
  ret i32 %105
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #9 {
  %6 = alloca [16 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  %7 = add nsw i64 %3, %2
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %108

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1288
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 776
  br label %15

15:                                               ; preds = %9, %102
  %16 = phi i64 [ %2, %9 ], [ %104, %102 ]
  %17 = phi i64 [ -1, %9 ], [ %103, %102 ]
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
  br label %102

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
  br label %102

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
    i64 3, label %110
    i64 2, label %53
  ]

53:                                               ; preds = %39
  %54 = icmp ne i64 %49, 8
  %55 = icmp sgt i64 %45, -1
  %56 = or i1 %55, %54
  br i1 %56, label %57, label %110

57:                                               ; preds = %39, %53
  %58 = icmp eq i64 %52, 2
  %59 = shl i64 %45, %51
  %60 = ashr exact i64 %59, %51
  %61 = select i1 %58, i64 %45, i64 %60
  store i64 %61, ptr %47, align 8
  br label %102

62:                                               ; preds = %15
  %63 = getelementptr inbounds i64, ptr %6, i64 %17
  %64 = load i64, ptr %63, align 8
  %65 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 0, i64 %64)
  %66 = extractvalue { i64, i1 } %65, 1
  %67 = extractvalue { i64, i1 } %65, 0
  store i64 %67, ptr %63, align 8
  br i1 %66, label %110, label %102

68:                                               ; preds = %15
  %69 = add nsw i64 %17, -1
  %70 = getelementptr inbounds i64, ptr %6, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds i64, ptr %6, i64 %17
  %73 = load i64, ptr %72, align 8
  switch i64 %19, label %110 [
    i64 4, label %74
    i64 5, label %76
    i64 6, label %78
    i64 7, label %80
  ]

74:                                               ; preds = %68
  %75 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %71, i64 %73)
  br label %98

76:                                               ; preds = %68
  %77 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %71, i64 %73)
  br label %98

78:                                               ; preds = %68
  %79 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %71, i64 %73)
  br label %98

80:                                               ; preds = %68
  %81 = icmp eq i64 %73, 0
  br i1 %81, label %110, label %82

82:                                               ; preds = %80
  %83 = icmp eq i64 %73, -1
  %84 = icmp eq i64 %71, -9223372036854775808
  %85 = and i1 %84, %83
  br i1 %85, label %110, label %86

86:                                               ; preds = %82
  %87 = freeze i64 %71
  %88 = freeze i64 %73
  %89 = sdiv i64 %87, %88
  %90 = mul i64 %89, %88
  %91 = sub i64 %87, %90
  %92 = icmp ne i64 %91, 0
  %93 = xor i64 %73, %71
  %94 = icmp slt i64 %93, 0
  %95 = and i1 %94, %92
  %96 = sext i1 %95 to i64
  %97 = add i64 %89, %96
  store i64 %97, ptr %70, align 8
  br label %102

98:                                               ; preds = %74, %76, %78
  %99 = phi { i64, i1 } [ %75, %74 ], [ %77, %76 ], [ %79, %78 ]
  %100 = extractvalue { i64, i1 } %99, 0
  store i64 %100, ptr %70, align 8
  %101 = extractvalue { i64, i1 } %99, 1
  br i1 %101, label %110, label %102

102:                                              ; preds = %86, %57, %98, %62, %25, %20
  %103 = phi i64 [ %69, %98 ], [ %23, %20 ], [ %37, %25 ], [ %46, %57 ], [ %17, %62 ], [ %69, %86 ]
  %104 = add nsw i64 %16, 1
  %105 = icmp slt i64 %104, %7
  br i1 %105, label %15, label %106, !llvm.loop !38

106:                                              ; preds = %102
  %107 = load i64, ptr %6, align 8
  br label %108

108:                                              ; preds = %106, %5
  %109 = phi i64 [ %107, %106 ], [ undef, %5 ]
  store i64 %109, ptr %4, align 8
  br label %110

110:                                              ; preds = %80, %82, %68, %53, %39, %98, %62, %108
  %111 = phi i32 [ 1, %108 ], [ 0, %62 ], [ 0, %98 ], [ 0, %39 ], [ 0, %53 ], [ 0, %68 ], [ 0, %82 ], [ 0, %80 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  ret i32 %111
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #10

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #10

; Function Attrs: nofree
declare noundef i32 @open(ptr noundef readonly captures(none), i32 noundef, ...) local_unnamed_addr #13

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #13

declare i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.ctpop.v2i32(<2 x i32>) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #15

attributes #0 = { nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #7 = { noreturn nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #8 = { mustprogress nofree nounwind willreturn }
attributes #9 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #12 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #13 = { nofree "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { allocsize(0,1) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 4}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6, !9, !10}
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = !{!"llvm.loop.unroll.runtime.disable"}
!11 = distinct !{!11, !6, !9}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6}
!25 = distinct !{!25, !6}
!26 = distinct !{!26, !6}
!27 = distinct !{!27, !6}
!28 = distinct !{!28, !6}
!29 = distinct !{!29, !6}
!30 = distinct !{!30, !6}
!31 = distinct !{!31, !6}
!32 = distinct !{!32, !6}
!33 = distinct !{!33, !6, !9, !10}
!34 = distinct !{!34, !6, !10, !9}
!35 = distinct !{!35, !6}
!36 = distinct !{!36, !6}
!37 = distinct !{!37, !6}
!38 = distinct !{!38, !6}
