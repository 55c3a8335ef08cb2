; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { i32, [60 x i8], i32, i32, [56 x i8], i32, i32, [56 x i8], i64, i64, i64, i64, i64, double, double, i64, double, double, ptr, ptr, ptr, i64, i64, i64, i32, i32, [56 x i8] }
%struct.anon.0 = type { i32, [60 x i8] }
%struct.timespec = type { i64, i64 }
%struct.tack_shared = type { i64, ptr, i32, i32, i64, i64, ptr }
%struct.call = type { %struct.arguments, [32 x %struct.tack_buffer], i64 }
%struct.arguments = type { [32 x %struct.array], i64, [64 x i64], [64 x i64], [8 x i64], [8 x i64], [8 x i64], [128 x i64] }
%struct.array = type { ptr, ptr, i64 }
%struct.tack_buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.tack_param = type { i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.tack_small = type { i64, i64 }
%struct.tack_axis = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_slot = type { i64, i64, i64 }
%struct.tack_op = type { i64, i64, i64 }

@pool = internal global %struct.anon { i32 0, [60 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i64 0, i64 1, i64 0, i64 0, i64 0, double 0.000000e+00, double 0.000000e+00, i64 0, double 0.000000e+00, double 0.000000e+00, ptr null, ptr null, ptr null, i64 0, i64 0, i64 0, i32 0, i32 0, [56 x i8] zeroinitializer }, align 64
@tack_python = local_unnamed_addr global ptr null, align 8
@tack_streams.known = internal unnamed_addr global i64 0, align 8
@parts = internal global [64 x %struct.anon.0] zeroinitializer, align 64
@.str = private unnamed_addr constant [47 x i8] c"/sys/devices/system/cpu/cpu0/cache/index3/size\00", align 1
@.str.1 = private unnamed_addr constant [57 x i8] c"/sys/devices/system/cpu/cpu0/cache/index3/shared_cpu_map\00", align 1

; Function Attrs: nounwind uwtable
define ptr @tack_launch(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.timespec, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = alloca [16 x i64], align 8
  %13 = alloca [16 x i64], align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca %struct.timespec, align 8
  %17 = alloca %struct.tack_shared, align 8
  %18 = icmp eq i64 %3, 0
  %19 = select i1 %18, i64 0, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load atomic i64, ptr %22 monotonic, align 8
  %24 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #16
  %25 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %16) #16
  %26 = load i64, ptr %16, align 8
  %27 = sitofp i64 %26 to double
  %28 = fmul double %27, 1.000000e+09
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = sitofp i64 %30 to double
  %32 = fadd double %28, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #16
  %33 = icmp sgt i64 %2, 0
  br i1 %33, label %34, label %408

34:                                               ; preds = %5
  %35 = sitofp i64 %23 to double
  %36 = fmul double %35, 0x3EB0C6F7A0B5ED8D
  %37 = icmp sgt i64 %24, 1
  %38 = icmp eq i64 %24, 1
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %40 = fcmp une double %36, 0.000000e+00
  %41 = uitofp nneg i64 %2 to double
  %42 = fmul double %36, %41
  %43 = fcmp olt double %42, 1.000000e+03
  %44 = and i1 %40, %43
  br label %45

45:                                               ; preds = %34, %405
  %46 = phi i32 [ %4, %34 ], [ %370, %405 ]
  %47 = phi double [ %36, %34 ], [ %406, %405 ]
  %48 = phi ptr [ null, %34 ], [ %369, %405 ]
  %49 = phi i64 [ 0, %34 ], [ %372, %405 ]
  %50 = phi double [ %32, %34 ], [ %379, %405 ]
  %51 = phi i64 [ 0, %34 ], [ %371, %405 ]
  %52 = sub nsw i64 %2, %49
  %53 = icmp eq i32 %46, 0
  br i1 %53, label %67, label %54

54:                                               ; preds = %45
  %55 = fcmp oeq double %47, 0.000000e+00
  br i1 %55, label %62, label %56

56:                                               ; preds = %54
  %57 = fsub double %50, %32
  %58 = sitofp i64 %52 to double
  %59 = fmul double %47, %58
  %60 = fadd double %57, %59
  %61 = fcmp ogt double %60, 5.000000e+04
  br i1 %61, label %62, label %320

62:                                               ; preds = %56, %54
  %63 = load ptr, ptr @tack_python, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 200
  %65 = load ptr, ptr %64, align 8
  %66 = call ptr %65() #16
  br label %67

67:                                               ; preds = %62, %45
  %68 = phi ptr [ %66, %62 ], [ %48, %45 ]
  br i1 %37, label %69, label %324

69:                                               ; preds = %67
  %70 = sitofp i64 %52 to double
  %71 = fmul double %47, %70
  %72 = fcmp ugt double %71, 4.000000e+04
  br i1 %72, label %73, label %320

73:                                               ; preds = %69
  %74 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %320

76:                                               ; preds = %73
  %77 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %78 = extractvalue { i64, i1 } %77, 1
  br i1 %78, label %79, label %320

79:                                               ; preds = %76
  %80 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  %81 = fcmp ult double %50, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store double %50, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  br label %83

83:                                               ; preds = %82, %79
  %84 = fadd double %50, %71
  %85 = fadd double %84, 5.000000e+04
  store double %85, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  %86 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) monotonic, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %92, label %88

88:                                               ; preds = %83
  %89 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  %90 = fsub double %84, %89
  %91 = fcmp ogt double %90, 1.000000e+05
  br i1 %91, label %92, label %98

92:                                               ; preds = %88, %83
  %93 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %94 = fcmp ule double %71, %93
  %95 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %96 = fcmp ult double %50, %95
  %97 = select i1 %94, i1 %96, i1 false
  br i1 %97, label %98, label %99

98:                                               ; preds = %92, %88
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  br label %320

99:                                               ; preds = %92
  %100 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %101 = add nsw i64 %100, -1
  %102 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %103 = icmp slt i64 %102, %101
  br i1 %103, label %104, label %135

104:                                              ; preds = %99
  %105 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %109, label %107

107:                                              ; preds = %104
  %108 = add nsw i64 %105, -1
  store i64 %108, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  br label %135

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %12, i8 -1, i64 128, i1 false)
  %110 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %12, ptr noundef nonnull %13) #16
  %111 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %112 = icmp slt i64 %111, %101
  br i1 %112, label %113, label %133

113:                                              ; preds = %109, %127
  %114 = phi i64 [ %131, %127 ], [ %111, %109 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #16
  %115 = add nsw i64 %114, 1
  %116 = inttoptr i64 %115 to ptr
  %117 = call i32 @pthread_create(ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %116) #16
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %127, label %119

119:                                              ; preds = %113
  %120 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %121 = icmp slt i64 %120, 10
  br i1 %121, label %122, label %124

122:                                              ; preds = %119
  %123 = add nsw i64 %120, 1
  store i64 %123, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  br label %124

124:                                              ; preds = %122, %119
  %125 = phi i64 [ %120, %119 ], [ %123, %122 ]
  %126 = shl nuw i64 1, %125
  store i64 %126, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #16
  br label %133

127:                                              ; preds = %113
  %128 = load i64, ptr %14, align 8
  %129 = call i32 @pthread_detach(i64 noundef %128) #16
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %130 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %131 = add nsw i64 %130, 1
  store i64 %131, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #16
  %132 = icmp slt i64 %131, %101
  br i1 %132, label %113, label %133

133:                                              ; preds = %127, %124, %109
  %134 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %13, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  br label %135

135:                                              ; preds = %133, %107, %99
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  %136 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #16
  %137 = load i64, ptr %11, align 8
  %138 = sitofp i64 %137 to double
  %139 = fmul double %138, 1.000000e+09
  %140 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %141 = load i64, ptr %140, align 8
  %142 = sitofp i64 %141 to double
  %143 = fadd double %139, %142
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  store ptr %21, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  store ptr %17, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  store i64 %49, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  %144 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %145 = shl nsw i64 %144, 6
  %146 = sitofp i64 %145 to double
  %147 = fdiv double %70, %146
  %148 = fdiv double 1.000000e+06, %47
  %149 = fcmp ogt double %147, %148
  %150 = select i1 %149, double %148, double %147
  %151 = fdiv double 2.000000e+04, %47
  %152 = fcmp olt double %150, %151
  %153 = select i1 %152, double %151, double %150
  %154 = fcmp ult double %153, %70
  br i1 %154, label %155, label %178

155:                                              ; preds = %135
  %156 = fptosi double %153 to i64
  %157 = add nsw i64 %156, 1
  %158 = icmp slt i64 %156, 63
  %159 = and i64 %157, -64
  %160 = select i1 %158, i64 %157, i64 %159
  %161 = sdiv i64 %52, 65536
  %162 = add nsw i64 %161, 1
  %163 = call i64 @llvm.smax.i64(i64 %160, i64 %162)
  %164 = sdiv i64 %52, %163
  %165 = sdiv i64 %164, %144
  %166 = icmp eq i64 %165, 0
  %167 = icmp slt i64 %163, 16
  %168 = or i1 %167, %166
  br i1 %168, label %178, label %169

169:                                              ; preds = %155
  %170 = add nsw i64 %52, -1
  %171 = mul nsw i64 %165, %144
  %172 = sdiv i64 %170, %171
  %173 = add nsw i64 %172, 1
  %174 = icmp slt i64 %172, 1023
  %175 = and i64 %172, -64
  %176 = add nsw i64 %175, 64
  %177 = select i1 %174, i64 %173, i64 %176
  br label %178

178:                                              ; preds = %169, %155, %135
  %179 = phi i64 [ %52, %135 ], [ %177, %169 ], [ %163, %155 ]
  store i64 %179, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 312), align 8
  %180 = add nsw i64 %52, -1
  %181 = sdiv i64 %180, %179
  %182 = trunc i64 %181 to i32
  %183 = add i32 %182, 1
  store i32 %183, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 320), align 64
  %184 = call i64 @llvm.smin.i64(i64 %144, i64 64)
  %185 = trunc i64 %184 to i32
  %186 = call i32 @llvm.umin.i32(i32 %183, i32 %185)
  store i32 %186, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 324), align 4
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %191, label %188

188:                                              ; preds = %178
  %189 = zext i32 %183 to i64
  %190 = zext i32 %186 to i64
  br label %196

191:                                              ; preds = %196, %178
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %183, ptr @pool seq_cst, align 64
  %192 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %193 = icmp ne i32 %192, 0
  %194 = icmp ugt i32 %183, 1
  %195 = and i1 %194, %193
  br i1 %195, label %208, label %213

196:                                              ; preds = %196, %188
  %197 = phi i64 [ 0, %188 ], [ %199, %196 ]
  %198 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %197
  %199 = add nuw nsw i64 %197, 1
  %200 = mul nuw i64 %199, %189
  %201 = udiv i64 %200, %190
  %202 = trunc i64 %201 to i32
  %203 = mul nuw i64 %197, %189
  %204 = udiv i64 %203, %190
  %205 = trunc i64 %204 to i32
  %206 = sub i32 %202, %205
  store atomic i32 %206, ptr %198 seq_cst, align 64
  %207 = icmp eq i64 %199, %190
  br i1 %207, label %191, label %196, !llvm.loop !5

208:                                              ; preds = %191
  %209 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %210 = call i32 @llvm.umin.i32(i32 %192, i32 %182)
  %211 = zext i32 %210 to i64
  %212 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %211) #16
  br label %213

213:                                              ; preds = %208, %191
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  %214 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #16
  %215 = load i64, ptr %10, align 8
  %216 = sitofp i64 %215 to double
  %217 = fmul double %216, 1.000000e+09
  %218 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %219 = load i64, ptr %218, align 8
  %220 = sitofp i64 %219 to double
  %221 = fadd double %217, %220
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  %222 = call fastcc double @work(i32 noundef 0, ptr noundef %15)
  %223 = fcmp oeq double %222, 0.000000e+00
  %224 = select i1 %223, double %47, double %222
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
  %225 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #16
  %226 = load i64, ptr %9, align 8
  %227 = sitofp i64 %226 to double
  %228 = fmul double %227, 1.000000e+09
  %229 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %230 = load i64, ptr %229, align 8
  %231 = sitofp i64 %230 to double
  %232 = fadd double %228, %231
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  %233 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %234 = icmp eq i32 %233, %183
  br i1 %234, label %265, label %235

235:                                              ; preds = %213
  %236 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %237

237:                                              ; preds = %261, %235
  %238 = phi double [ 0.000000e+00, %235 ], [ %262, %261 ]
  %239 = phi i32 [ 0, %235 ], [ %240, %261 ]
  call void @llvm.aarch64.isb(i32 15)
  %240 = add nuw nsw i32 %239, 1
  %241 = and i32 %240, 63
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %261

243:                                              ; preds = %237
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %244 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %245 = load i64, ptr %8, align 8
  %246 = sitofp i64 %245 to double
  %247 = fmul double %246, 1.000000e+09
  %248 = load i64, ptr %236, align 8
  %249 = sitofp i64 %248 to double
  %250 = fadd double %247, %249
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  %251 = icmp eq i32 %240, 64
  %252 = select i1 %251, double %250, double %238
  %253 = fsub double %250, %252
  %254 = fcmp uge double %253, 5.000000e+04
  br i1 %254, label %255, label %261

255:                                              ; preds = %243
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %256 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %257 = icmp eq i32 %256, %183
  br i1 %257, label %261, label %258

258:                                              ; preds = %255
  %259 = zext i32 %256 to i64
  %260 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %259, ptr noundef null) #16
  br label %261

261:                                              ; preds = %258, %255, %243, %237
  %262 = phi double [ %252, %243 ], [ %252, %255 ], [ %252, %258 ], [ %238, %237 ]
  %263 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %264 = icmp eq i32 %263, %183
  br i1 %264, label %265, label %237, !llvm.loop !7

265:                                              ; preds = %261, %213
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %266 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %267 = load i64, ptr %7, align 8
  %268 = sitofp i64 %267 to double
  %269 = fmul double %268, 1.000000e+09
  %270 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %271 = load i64, ptr %270, align 8
  %272 = sitofp i64 %271 to double
  %273 = fadd double %269, %272
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  %274 = fmul double %224, %70
  %275 = fsub double %221, %143
  %276 = fadd double %275, %273
  %277 = fsub double %276, %232
  %278 = load i64, ptr %15, align 8
  %279 = sub nsw i64 %52, %278
  %280 = sitofp i64 %279 to double
  %281 = fmul double %224, %280
  %282 = fsub double %277, %281
  %283 = fcmp ugt double %282, 5.000000e+03
  br i1 %283, label %287, label %284

284:                                              ; preds = %265
  %285 = fcmp olt double %282, 0.000000e+00
  br i1 %285, label %286, label %309

286:                                              ; preds = %284
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %309

287:                                              ; preds = %265
  %288 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %289 = shl i64 8, %288
  %290 = uitofp i64 %289 to double
  %291 = fmul double %282, %290
  %292 = icmp slt i64 %288, 6
  br i1 %292, label %293, label %295

293:                                              ; preds = %287
  %294 = add nsw i64 %288, 1
  store i64 %294, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %295

295:                                              ; preds = %293, %287
  %296 = fcmp ogt double %291, 1.000000e+08
  %297 = fcmp ogt double %282, 1.000000e+08
  %298 = select i1 %297, double %282, double 1.000000e+08
  %299 = select i1 %296, double %298, double %291
  %300 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %301 = fcmp oge double %273, %300
  %302 = fmul double %274, 2.000000e+00
  %303 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %304 = fcmp ogt double %302, %303
  %305 = select i1 %301, i1 true, i1 %304
  br i1 %305, label %306, label %307

306:                                              ; preds = %295
  store double %302, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  br label %307

307:                                              ; preds = %306, %295
  %308 = fadd double %273, %299
  store double %308, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  br label %309

309:                                              ; preds = %307, %286, %284
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #16
  %310 = uitofp nneg i64 %2 to double
  %311 = fmul double %224, %310
  %312 = fadd double %311, -5.000000e+01
  %313 = fmul double %312, 1.000000e+06
  %314 = fdiv double %313, %310
  %315 = fcmp olt double %314, 1.000000e+00
  %316 = select i1 %315, double 1.000000e+00, double %314
  %317 = fcmp ogt double %316, 9.000000e+18
  %318 = select i1 %317, double 9.000000e+18, double %316
  %319 = fptosi double %318 to i64
  store atomic i64 %319, ptr %22 monotonic, align 8
  br label %408

320:                                              ; preds = %56, %69, %98, %73, %76
  %321 = phi i32 [ %46, %56 ], [ 0, %69 ], [ 0, %98 ], [ 0, %73 ], [ 0, %76 ]
  %322 = phi ptr [ %48, %56 ], [ %68, %69 ], [ %68, %98 ], [ %68, %73 ], [ %68, %76 ]
  %323 = icmp ne i32 %321, 0
  br label %325

324:                                              ; preds = %67
  br i1 %38, label %368, label %325

325:                                              ; preds = %320, %324
  %326 = phi i1 [ %323, %320 ], [ false, %324 ]
  %327 = phi ptr [ %322, %320 ], [ %68, %324 ]
  %328 = phi i32 [ %321, %320 ], [ 0, %324 ]
  %329 = fcmp oeq double %47, 0.000000e+00
  %330 = icmp eq i64 %49, 0
  br i1 %329, label %331, label %336

331:                                              ; preds = %325
  %332 = sitofp i64 %51 to double
  %333 = fmul double %332, 2.000000e+00
  %334 = select i1 %330, double 1.000000e+00, double %333
  %335 = sitofp i64 %52 to double
  br label %357

336:                                              ; preds = %325
  br i1 %330, label %337, label %348

337:                                              ; preds = %336
  %338 = fcmp olt double %47, 5.000000e-02
  %339 = select i1 %338, double 5.000000e-02, double %47
  %340 = sitofp i64 %52 to double
  %341 = fmul double %340, 1.250000e-01
  %342 = fdiv double 2.000000e+04, %339
  %343 = fcmp ogt double %341, %342
  %344 = select i1 %343, double %342, double %341
  %345 = fcmp ogt double %344, 1.024000e+03
  %346 = and i1 %345, %326
  %347 = select i1 %346, double 1.024000e+03, double %344
  br label %357

348:                                              ; preds = %336
  %349 = sitofp i64 %52 to double
  %350 = fmul double %47, %349
  %351 = fcmp ugt double %350, 4.000000e+04
  br i1 %351, label %355, label %352

352:                                              ; preds = %348
  %353 = sitofp i64 %51 to double
  %354 = fmul double %353, 4.000000e+00
  br label %357

355:                                              ; preds = %348
  %356 = fdiv double 1.000000e+06, %47
  br label %357

357:                                              ; preds = %355, %352, %337, %331
  %358 = phi double [ %340, %337 ], [ %349, %355 ], [ %349, %352 ], [ %335, %331 ]
  %359 = phi double [ %347, %337 ], [ %356, %355 ], [ %354, %352 ], [ %334, %331 ]
  %360 = fcmp ult double %359, %358
  br i1 %360, label %361, label %368

361:                                              ; preds = %357
  %362 = fcmp olt double %359, 1.000000e+00
  br i1 %362, label %368, label %363

363:                                              ; preds = %361
  %364 = fptosi double %359 to i64
  %365 = icmp slt i64 %364, 64
  %366 = and i64 %364, -64
  %367 = select i1 %365, i64 %364, i64 %366
  br label %368

368:                                              ; preds = %324, %357, %361, %363
  %369 = phi ptr [ %68, %324 ], [ %327, %357 ], [ %327, %363 ], [ %327, %361 ]
  %370 = phi i32 [ 0, %324 ], [ %328, %357 ], [ %328, %363 ], [ %328, %361 ]
  %371 = phi i64 [ %52, %324 ], [ %52, %357 ], [ %367, %363 ], [ 1, %361 ]
  %372 = add nsw i64 %371, %49
  call void %21(ptr noundef %1, i64 noundef %49, i64 noundef %372, ptr noundef nonnull %17) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  %373 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %374 = load i64, ptr %6, align 8
  %375 = sitofp i64 %374 to double
  %376 = fmul double %375, 1.000000e+09
  %377 = load i64, ptr %39, align 8
  %378 = sitofp i64 %377 to double
  %379 = fadd double %376, %378
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  %380 = icmp eq i64 %372, %2
  br i1 %380, label %381, label %394

381:                                              ; preds = %368
  %382 = fsub double %379, %32
  %383 = fcmp olt double %382, 1.000000e+03
  %384 = and i1 %383, %44
  br i1 %384, label %405, label %385

385:                                              ; preds = %381
  %386 = fadd double %382, -5.000000e+01
  %387 = fmul double %386, 1.000000e+06
  %388 = fdiv double %387, %41
  %389 = fcmp olt double %388, 1.000000e+00
  %390 = select i1 %389, double 1.000000e+00, double %388
  %391 = fcmp ogt double %390, 9.000000e+18
  %392 = select i1 %391, double 9.000000e+18, double %390
  %393 = fptosi double %392 to i64
  store atomic i64 %393, ptr %22 monotonic, align 8
  br label %405

394:                                              ; preds = %368
  %395 = fcmp oeq double %47, 0.000000e+00
  %396 = fsub double %379, %50
  %397 = fcmp ult double %396, 1.000000e+03
  %398 = select i1 %395, i1 %397, i1 false
  br i1 %398, label %405, label %399

399:                                              ; preds = %394
  %400 = fadd double %396, -2.500000e+01
  %401 = fcmp ogt double %400, 1.000000e+00
  %402 = select i1 %401, double %400, double 1.000000e+00
  %403 = sitofp i64 %371 to double
  %404 = fdiv double %402, %403
  br label %405

405:                                              ; preds = %385, %381, %399, %394
  %406 = phi double [ %47, %385 ], [ %47, %394 ], [ %404, %399 ], [ %47, %381 ]
  %407 = icmp slt i64 %372, %2
  br i1 %407, label %45, label %408

408:                                              ; preds = %405, %5, %309
  %409 = phi ptr [ %68, %309 ], [ null, %5 ], [ %369, %405 ]
  %410 = load i64, ptr %17, align 8
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %413, label %412

412:                                              ; preds = %408
  call void %21(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %17) #16
  br label %413

413:                                              ; preds = %412, %408
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #16
  ret ptr %409
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define void @tack_run(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call ptr @tack_launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef 0)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @tack_abi() local_unnamed_addr #3 {
  ret i64 2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @tack_threads() local_unnamed_addr #4 {
  %1 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tack_initialize(ptr noundef %0, i64 noundef %1) local_unnamed_addr #4 {
  store ptr %0, ptr @tack_python, align 8
  %3 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  store atomic i64 %3, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tack_reset_after_fork() local_unnamed_addr #4 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) getelementptr inbounds nuw (i8, ptr @pool, i64 208), i8 0, i64 24, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) getelementptr inbounds nuw (i8, ptr @pool, i64 240), i8 0, i64 16, i1 false)
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 224
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
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.call, align 8
  %9 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %2, %11
  br i1 %12, label %13, label %846

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %46, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr %15, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = load ptr, ptr %0, align 8
  %24 = tail call ptr @tack_launch(ptr noundef %23, ptr noundef %18, i64 noundef %20, i64 noundef %22, i32 noundef 1)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %39, label %28

28:                                               ; preds = %17
  %29 = icmp eq i64 %20, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %28
  %31 = load ptr, ptr @tack_python, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8
  %34 = tail call ptr %33() #16
  %35 = load ptr, ptr %25, align 8
  br label %36

36:                                               ; preds = %30, %28
  %37 = phi ptr [ %26, %28 ], [ %35, %30 ]
  %38 = phi ptr [ %24, %28 ], [ %34, %30 ]
  call void %37(ptr noundef %18, ptr noundef nonnull %9) #16
  br label %39

39:                                               ; preds = %36, %17
  %40 = phi ptr [ %38, %36 ], [ %24, %17 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %803, label %42

42:                                               ; preds = %39
  %43 = load ptr, ptr @tack_python, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 208
  %45 = load ptr, ptr %44, align 8
  call void %45(ptr noundef nonnull %40) #16
  br label %803

46:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 5576
  store i64 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store i64 0, ptr %48, align 8
  %49 = icmp sgt i64 %2, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 776
  br label %65

56:                                               ; preds = %573, %46
  %57 = phi i64 [ %2, %46 ], [ %575, %573 ]
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 776
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %60, 1
  br i1 %61, label %594, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %64 = load ptr, ptr %63, align 8
  br label %580

65:                                               ; preds = %573, %50
  %66 = phi i64 [ 0, %50 ], [ %574, %573 ]
  %67 = load ptr, ptr %51, align 8
  %68 = getelementptr inbounds nuw %struct.tack_param, ptr %67, i64 %66
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  %71 = getelementptr inbounds nuw ptr, ptr %1, i64 %66
  %72 = load ptr, ptr %71, align 8
  br i1 %70, label %73, label %345

73:                                               ; preds = %65
  %74 = load i64, ptr %48, align 8
  %75 = getelementptr inbounds %struct.array, ptr %8, i64 %74
  %76 = load ptr, ptr @tack_python, align 8
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds i8, ptr %72, i64 %77
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 256
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %79, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %73
  %84 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %72, i64 %85
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %87, %89
  br i1 %90, label %103, label %787

91:                                               ; preds = %73
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 264
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %79, %93
  %95 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %96 = load i64, ptr %95, align 8
  br i1 %94, label %97, label %100

97:                                               ; preds = %91
  %98 = and i64 %96, 16
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %787, label %103

100:                                              ; preds = %91
  %101 = and i64 %96, 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %787, label %113

103:                                              ; preds = %97, %83
  %104 = phi i64 [ 24, %83 ], [ 40, %97 ]
  %105 = getelementptr inbounds nuw i8, ptr %76, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %72, i64 %106
  %108 = load ptr, ptr %107, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %787, label %110

110:                                              ; preds = %103
  %111 = getelementptr inbounds i8, ptr %108, i64 %77
  %112 = load ptr, ptr %111, align 8
  br label %113

113:                                              ; preds = %110, %100
  %114 = phi ptr [ %112, %110 ], [ %79, %100 ]
  %115 = phi ptr [ %108, %110 ], [ %72, %100 ]
  %116 = getelementptr inbounds nuw i8, ptr %76, i64 248
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %114, %117
  br i1 %118, label %119, label %255

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i8, ptr %115, i64 %121
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %252, label %124

124:                                              ; preds = %119
  %125 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %76, i64 520
  %128 = getelementptr inbounds nuw i8, ptr %68, i64 48
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds ptr, ptr %127, i64 %129
  %131 = load ptr, ptr %130, align 8
  %132 = icmp eq ptr %126, %131
  br i1 %132, label %192, label %133

133:                                              ; preds = %124
  %134 = load ptr, ptr %127, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %252, label %190

136:                                              ; preds = %190
  %137 = getelementptr inbounds nuw i8, ptr %76, i64 528
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %252, label %140

140:                                              ; preds = %136
  %141 = icmp eq ptr %138, %126
  br i1 %141, label %787, label %142

142:                                              ; preds = %140
  %143 = getelementptr inbounds nuw i8, ptr %76, i64 536
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %252, label %146

146:                                              ; preds = %142
  %147 = icmp eq ptr %144, %126
  br i1 %147, label %787, label %148

148:                                              ; preds = %146
  %149 = getelementptr inbounds nuw i8, ptr %76, i64 544
  %150 = load ptr, ptr %149, align 8
  %151 = icmp eq ptr %150, null
  br i1 %151, label %252, label %152

152:                                              ; preds = %148
  %153 = icmp eq ptr %150, %126
  br i1 %153, label %787, label %154

154:                                              ; preds = %152
  %155 = getelementptr inbounds nuw i8, ptr %76, i64 552
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %252, label %158

158:                                              ; preds = %154
  %159 = icmp eq ptr %156, %126
  br i1 %159, label %787, label %160

160:                                              ; preds = %158
  %161 = getelementptr inbounds nuw i8, ptr %76, i64 560
  %162 = load ptr, ptr %161, align 8
  %163 = icmp eq ptr %162, null
  br i1 %163, label %252, label %164

164:                                              ; preds = %160
  %165 = icmp eq ptr %162, %126
  br i1 %165, label %787, label %166

166:                                              ; preds = %164
  %167 = getelementptr inbounds nuw i8, ptr %76, i64 568
  %168 = load ptr, ptr %167, align 8
  %169 = icmp eq ptr %168, null
  br i1 %169, label %252, label %170

170:                                              ; preds = %166
  %171 = icmp eq ptr %168, %126
  br i1 %171, label %787, label %172

172:                                              ; preds = %170
  %173 = getelementptr inbounds nuw i8, ptr %76, i64 576
  %174 = load ptr, ptr %173, align 8
  %175 = icmp eq ptr %174, null
  br i1 %175, label %252, label %176

176:                                              ; preds = %172
  %177 = icmp eq ptr %174, %126
  br i1 %177, label %787, label %178

178:                                              ; preds = %176
  %179 = getelementptr inbounds nuw i8, ptr %76, i64 584
  %180 = load ptr, ptr %179, align 8
  %181 = icmp eq ptr %180, null
  br i1 %181, label %252, label %182

182:                                              ; preds = %178
  %183 = icmp eq ptr %180, %126
  br i1 %183, label %787, label %184

184:                                              ; preds = %182
  %185 = getelementptr inbounds nuw i8, ptr %76, i64 592
  %186 = load ptr, ptr %185, align 8
  %187 = icmp ne ptr %186, null
  %188 = icmp eq ptr %186, %126
  %189 = and i1 %187, %188
  br i1 %189, label %787, label %252

190:                                              ; preds = %133
  %191 = icmp eq ptr %134, %126
  br i1 %191, label %787, label %136

192:                                              ; preds = %124
  %193 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %194 = load i32, ptr %193, align 8
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, %195
  br i1 %198, label %199, label %787

199:                                              ; preds = %192
  %200 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %201 = load i64, ptr %200, align 8
  %202 = trunc i64 %201 to i32
  %203 = shl i32 %202, 10
  %204 = and i32 %203, 1024
  %205 = or disjoint i32 %204, 1
  %206 = getelementptr inbounds nuw i8, ptr %122, i64 48
  %207 = load i32, ptr %206, align 8
  %208 = and i32 %205, %207
  %209 = icmp eq i32 %208, %205
  br i1 %209, label %210, label %787

210:                                              ; preds = %199
  %211 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i32 %194, 0
  %214 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %215 = load ptr, ptr %214, align 8
  br i1 %213, label %216, label %239

216:                                              ; preds = %210
  %217 = icmp eq i32 %194, 1
  br i1 %217, label %236, label %218

218:                                              ; preds = %216
  %219 = and i64 %195, 2147483646
  br label %220

220:                                              ; preds = %220, %218
  %221 = phi i64 [ 0, %218 ], [ %231, %220 ]
  %222 = phi i64 [ %212, %218 ], [ %229, %220 ]
  %223 = phi i64 [ 1, %218 ], [ %230, %220 ]
  %224 = getelementptr inbounds nuw i64, ptr %215, i64 %221
  %225 = getelementptr inbounds nuw i64, ptr %215, i64 %221
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 8
  %227 = load i64, ptr %224, align 8
  %228 = load i64, ptr %226, align 8
  %229 = mul i64 %227, %222
  %230 = mul i64 %228, %223
  %231 = add nuw i64 %221, 2
  %232 = icmp eq i64 %231, %219
  br i1 %232, label %233, label %220, !llvm.loop !8

233:                                              ; preds = %220
  %234 = mul i64 %230, %229
  %235 = icmp eq i64 %219, %195
  br i1 %235, label %239, label %236

236:                                              ; preds = %216, %233
  %237 = phi i64 [ %212, %216 ], [ %234, %233 ]
  %238 = phi i64 [ 0, %216 ], [ %219, %233 ]
  br label %244

239:                                              ; preds = %244, %233, %210
  %240 = phi i64 [ %212, %210 ], [ %234, %233 ], [ %249, %244 ]
  %241 = load ptr, ptr %122, align 8
  store ptr %241, ptr %75, align 8
  %242 = getelementptr inbounds nuw i8, ptr %75, i64 8
  store ptr %215, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %75, i64 16
  store i64 %240, ptr %243, align 8
  br label %306

244:                                              ; preds = %236, %244
  %245 = phi i64 [ %249, %244 ], [ %237, %236 ]
  %246 = phi i64 [ %250, %244 ], [ %238, %236 ]
  %247 = getelementptr inbounds nuw i64, ptr %215, i64 %246
  %248 = load i64, ptr %247, align 8
  %249 = mul i64 %248, %245
  %250 = add nuw nsw i64 %246, 1
  %251 = icmp eq i64 %250, %195
  br i1 %251, label %239, label %244, !llvm.loop !11

252:                                              ; preds = %184, %178, %172, %166, %160, %154, %148, %142, %136, %133, %119
  %253 = call fastcc i32 @take_buffer(ptr noundef nonnull readonly %68, ptr noundef nonnull %115, ptr noundef nonnull %8, ptr noundef nonnull %75)
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %787, label %306

255:                                              ; preds = %113
  %256 = getelementptr inbounds nuw i8, ptr %76, i64 456
  %257 = load ptr, ptr %256, align 8
  %258 = icmp eq ptr %257, null
  br i1 %258, label %787, label %301

259:                                              ; preds = %301
  %260 = getelementptr inbounds nuw i8, ptr %76, i64 464
  %261 = load ptr, ptr %260, align 8
  %262 = icmp eq ptr %261, null
  br i1 %262, label %787, label %263

263:                                              ; preds = %259
  %264 = icmp eq ptr %261, %114
  br i1 %264, label %303, label %265

265:                                              ; preds = %263
  %266 = getelementptr inbounds nuw i8, ptr %76, i64 472
  %267 = load ptr, ptr %266, align 8
  %268 = icmp eq ptr %267, null
  br i1 %268, label %787, label %269

269:                                              ; preds = %265
  %270 = icmp eq ptr %267, %114
  br i1 %270, label %303, label %271

271:                                              ; preds = %269
  %272 = getelementptr inbounds nuw i8, ptr %76, i64 480
  %273 = load ptr, ptr %272, align 8
  %274 = icmp eq ptr %273, null
  br i1 %274, label %787, label %275

275:                                              ; preds = %271
  %276 = icmp eq ptr %273, %114
  br i1 %276, label %303, label %277

277:                                              ; preds = %275
  %278 = getelementptr inbounds nuw i8, ptr %76, i64 488
  %279 = load ptr, ptr %278, align 8
  %280 = icmp eq ptr %279, null
  br i1 %280, label %787, label %281

281:                                              ; preds = %277
  %282 = icmp eq ptr %279, %114
  br i1 %282, label %303, label %283

283:                                              ; preds = %281
  %284 = getelementptr inbounds nuw i8, ptr %76, i64 496
  %285 = load ptr, ptr %284, align 8
  %286 = icmp eq ptr %285, null
  br i1 %286, label %787, label %287

287:                                              ; preds = %283
  %288 = icmp eq ptr %285, %114
  br i1 %288, label %303, label %289

289:                                              ; preds = %287
  %290 = getelementptr inbounds nuw i8, ptr %76, i64 504
  %291 = load ptr, ptr %290, align 8
  %292 = icmp eq ptr %291, null
  br i1 %292, label %787, label %293

293:                                              ; preds = %289
  %294 = icmp eq ptr %291, %114
  br i1 %294, label %303, label %295

295:                                              ; preds = %293
  %296 = getelementptr inbounds nuw i8, ptr %76, i64 512
  %297 = load ptr, ptr %296, align 8
  %298 = icmp ne ptr %297, null
  %299 = icmp eq ptr %297, %114
  %300 = and i1 %298, %299
  br i1 %300, label %303, label %787

301:                                              ; preds = %255
  %302 = icmp eq ptr %257, %114
  br i1 %302, label %303, label %259

303:                                              ; preds = %301, %295, %293, %287, %281, %275, %269, %263
  %304 = call fastcc i32 @take_buffer(ptr noundef nonnull %68, ptr noundef %115, ptr noundef nonnull %8, ptr noundef %75)
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %787, label %306

306:                                              ; preds = %303, %252, %239
  %307 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %308 = load i64, ptr %307, align 8
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %310, label %329

310:                                              ; preds = %306
  %311 = load ptr, ptr %54, align 8
  %312 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr i64, ptr %311, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %75, i64 8
  br label %316

316:                                              ; preds = %326, %310
  %317 = phi i64 [ 0, %310 ], [ %327, %326 ]
  %318 = getelementptr i64, ptr %314, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = icmp sgt i64 %319, -1
  br i1 %320, label %321, label %326

321:                                              ; preds = %316
  %322 = load ptr, ptr %315, align 8
  %323 = getelementptr inbounds nuw i64, ptr %322, i64 %317
  %324 = load i64, ptr %323, align 8
  %325 = icmp eq i64 %319, %324
  br i1 %325, label %326, label %787

326:                                              ; preds = %321, %316
  %327 = add nuw nsw i64 %317, 1
  %328 = icmp eq i64 %327, %308
  br i1 %328, label %329, label %316, !llvm.loop !12

329:                                              ; preds = %326, %306
  %330 = load i64, ptr %48, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %48, align 8
  %332 = getelementptr inbounds nuw i64, ptr %55, i64 %66
  store i64 %330, ptr %332, align 8
  %333 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %334 = load i64, ptr %333, align 8
  %335 = and i64 %334, 2
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %573, label %337

337:                                              ; preds = %329
  %338 = load ptr, ptr %75, align 8
  %339 = ptrtoint ptr %338 to i64
  %340 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %341 = load i64, ptr %340, align 8
  %342 = urem i64 %339, %341
  %343 = icmp eq i64 %342, 0
  %344 = zext i1 %343 to i32
  br label %570

345:                                              ; preds = %65
  %346 = load ptr, ptr @tack_python, align 8
  %347 = getelementptr inbounds nuw i64, ptr %52, i64 %66
  %348 = load i64, ptr %346, align 8
  %349 = getelementptr inbounds i8, ptr %72, i64 %348
  %350 = load ptr, ptr %349, align 8
  %351 = getelementptr inbounds nuw i8, ptr %346, i64 272
  %352 = load ptr, ptr %351, align 8
  %353 = icmp eq ptr %350, %352
  br i1 %353, label %354, label %387

354:                                              ; preds = %345
  %355 = getelementptr inbounds nuw i8, ptr %346, i64 64
  %356 = load ptr, ptr %355, align 8
  %357 = call double %356(ptr noundef nonnull %72) #16
  %358 = load i64, ptr %68, align 8
  %359 = icmp eq i64 %358, 3
  br i1 %359, label %360, label %787

360:                                              ; preds = %354
  %361 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %362 = load i64, ptr %361, align 8
  %363 = and i64 %362, 4
  %364 = icmp eq i64 %363, 0
  %365 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %366 = load i64, ptr %365, align 8
  br i1 %364, label %367, label %372

367:                                              ; preds = %360
  %368 = load i64, ptr %53, align 8
  %369 = icmp eq i64 %368, 0
  %370 = select i1 %369, i64 4, i64 8
  %371 = icmp eq i64 %366, %370
  br i1 %371, label %372, label %787

372:                                              ; preds = %367, %360
  %373 = fptrunc double %357 to float
  %374 = icmp ne i64 %366, 4
  %375 = call float @llvm.fabs.f32(float %373)
  %376 = fcmp une float %375, 0x7FF0000000000000
  %377 = or i1 %376, %374
  %378 = call double @llvm.fabs.f64(double %357)
  %379 = fcmp oeq double %378, 0x7FF0000000000000
  %380 = or i1 %379, %377
  br i1 %380, label %381, label %787

381:                                              ; preds = %372
  %382 = bitcast float %373 to i32
  %383 = zext i32 %382 to i64
  store i64 %383, ptr %347, align 8
  %384 = load i64, ptr %365, align 8
  %385 = icmp eq i64 %384, 8
  br i1 %385, label %386, label %573

386:                                              ; preds = %381
  store double %357, ptr %347, align 8
  br label %573

387:                                              ; preds = %345
  %388 = getelementptr inbounds nuw i8, ptr %346, i64 280
  %389 = load ptr, ptr %388, align 8
  %390 = icmp eq ptr %350, %389
  br i1 %390, label %395, label %391

391:                                              ; preds = %387
  %392 = getelementptr inbounds nuw i8, ptr %346, i64 288
  %393 = load ptr, ptr %392, align 8
  %394 = icmp eq ptr %350, %393
  br i1 %394, label %395, label %397

395:                                              ; preds = %391, %387
  %396 = call fastcc i32 @take_python_int(ptr noundef nonnull %68, ptr noundef nonnull %72, ptr noundef %347)
  br label %570

397:                                              ; preds = %391
  %398 = getelementptr inbounds nuw i8, ptr %346, i64 296
  %399 = load ptr, ptr %398, align 8
  %400 = icmp eq ptr %399, null
  br i1 %400, label %493, label %491

401:                                              ; preds = %491
  %402 = getelementptr inbounds nuw i8, ptr %346, i64 304
  %403 = load ptr, ptr %402, align 8
  %404 = icmp eq ptr %403, null
  br i1 %404, label %493, label %405

405:                                              ; preds = %401
  %406 = icmp eq ptr %403, %350
  br i1 %406, label %522, label %407

407:                                              ; preds = %405
  %408 = getelementptr inbounds nuw i8, ptr %346, i64 312
  %409 = load ptr, ptr %408, align 8
  %410 = icmp eq ptr %409, null
  br i1 %410, label %493, label %411

411:                                              ; preds = %407
  %412 = icmp eq ptr %409, %350
  br i1 %412, label %522, label %413

413:                                              ; preds = %411
  %414 = getelementptr inbounds nuw i8, ptr %346, i64 320
  %415 = load ptr, ptr %414, align 8
  %416 = icmp eq ptr %415, null
  br i1 %416, label %493, label %417

417:                                              ; preds = %413
  %418 = icmp eq ptr %415, %350
  br i1 %418, label %522, label %419

419:                                              ; preds = %417
  %420 = getelementptr inbounds nuw i8, ptr %346, i64 328
  %421 = load ptr, ptr %420, align 8
  %422 = icmp eq ptr %421, null
  br i1 %422, label %493, label %423

423:                                              ; preds = %419
  %424 = icmp eq ptr %421, %350
  br i1 %424, label %522, label %425

425:                                              ; preds = %423
  %426 = getelementptr inbounds nuw i8, ptr %346, i64 336
  %427 = load ptr, ptr %426, align 8
  %428 = icmp eq ptr %427, null
  br i1 %428, label %493, label %429

429:                                              ; preds = %425
  %430 = icmp eq ptr %427, %350
  br i1 %430, label %522, label %431

431:                                              ; preds = %429
  %432 = getelementptr inbounds nuw i8, ptr %346, i64 344
  %433 = load ptr, ptr %432, align 8
  %434 = icmp eq ptr %433, null
  br i1 %434, label %493, label %435

435:                                              ; preds = %431
  %436 = icmp eq ptr %433, %350
  br i1 %436, label %522, label %437

437:                                              ; preds = %435
  %438 = getelementptr inbounds nuw i8, ptr %346, i64 352
  %439 = load ptr, ptr %438, align 8
  %440 = icmp eq ptr %439, null
  br i1 %440, label %493, label %441

441:                                              ; preds = %437
  %442 = icmp eq ptr %439, %350
  br i1 %442, label %522, label %443

443:                                              ; preds = %441
  %444 = getelementptr inbounds nuw i8, ptr %346, i64 360
  %445 = load ptr, ptr %444, align 8
  %446 = icmp eq ptr %445, null
  br i1 %446, label %493, label %447

447:                                              ; preds = %443
  %448 = icmp eq ptr %445, %350
  br i1 %448, label %522, label %449

449:                                              ; preds = %447
  %450 = getelementptr inbounds nuw i8, ptr %346, i64 368
  %451 = load ptr, ptr %450, align 8
  %452 = icmp eq ptr %451, null
  br i1 %452, label %493, label %453

453:                                              ; preds = %449
  %454 = icmp eq ptr %451, %350
  br i1 %454, label %522, label %455

455:                                              ; preds = %453
  %456 = getelementptr inbounds nuw i8, ptr %346, i64 376
  %457 = load ptr, ptr %456, align 8
  %458 = icmp eq ptr %457, null
  br i1 %458, label %493, label %459

459:                                              ; preds = %455
  %460 = icmp eq ptr %457, %350
  br i1 %460, label %522, label %461

461:                                              ; preds = %459
  %462 = getelementptr inbounds nuw i8, ptr %346, i64 384
  %463 = load ptr, ptr %462, align 8
  %464 = icmp eq ptr %463, null
  br i1 %464, label %493, label %465

465:                                              ; preds = %461
  %466 = icmp eq ptr %463, %350
  br i1 %466, label %522, label %467

467:                                              ; preds = %465
  %468 = getelementptr inbounds nuw i8, ptr %346, i64 392
  %469 = load ptr, ptr %468, align 8
  %470 = icmp eq ptr %469, null
  br i1 %470, label %493, label %471

471:                                              ; preds = %467
  %472 = icmp eq ptr %469, %350
  br i1 %472, label %522, label %473

473:                                              ; preds = %471
  %474 = getelementptr inbounds nuw i8, ptr %346, i64 400
  %475 = load ptr, ptr %474, align 8
  %476 = icmp eq ptr %475, null
  br i1 %476, label %493, label %477

477:                                              ; preds = %473
  %478 = icmp eq ptr %475, %350
  br i1 %478, label %522, label %479

479:                                              ; preds = %477
  %480 = getelementptr inbounds nuw i8, ptr %346, i64 408
  %481 = load ptr, ptr %480, align 8
  %482 = icmp eq ptr %481, null
  br i1 %482, label %493, label %483

483:                                              ; preds = %479
  %484 = icmp eq ptr %481, %350
  br i1 %484, label %522, label %485

485:                                              ; preds = %483
  %486 = getelementptr inbounds nuw i8, ptr %346, i64 416
  %487 = load ptr, ptr %486, align 8
  %488 = icmp ne ptr %487, null
  %489 = icmp eq ptr %487, %350
  %490 = and i1 %488, %489
  br i1 %490, label %522, label %493

491:                                              ; preds = %397
  %492 = icmp eq ptr %399, %350
  br i1 %492, label %522, label %401

493:                                              ; preds = %485, %479, %473, %467, %461, %455, %449, %443, %437, %431, %425, %419, %413, %407, %401, %397
  %494 = getelementptr inbounds nuw i8, ptr %346, i64 424
  %495 = load ptr, ptr %494, align 8
  %496 = icmp eq ptr %495, null
  br i1 %496, label %787, label %515

497:                                              ; preds = %515
  %498 = getelementptr inbounds nuw i8, ptr %346, i64 432
  %499 = load ptr, ptr %498, align 8
  %500 = icmp eq ptr %499, null
  br i1 %500, label %787, label %501

501:                                              ; preds = %497
  %502 = icmp eq ptr %499, %350
  br i1 %502, label %517, label %503

503:                                              ; preds = %501
  %504 = getelementptr inbounds nuw i8, ptr %346, i64 440
  %505 = load ptr, ptr %504, align 8
  %506 = icmp eq ptr %505, null
  br i1 %506, label %787, label %507

507:                                              ; preds = %503
  %508 = icmp eq ptr %505, %350
  br i1 %508, label %517, label %509

509:                                              ; preds = %507
  %510 = getelementptr inbounds nuw i8, ptr %346, i64 448
  %511 = load ptr, ptr %510, align 8
  %512 = icmp ne ptr %511, null
  %513 = icmp eq ptr %511, %350
  %514 = and i1 %512, %513
  br i1 %514, label %517, label %787

515:                                              ; preds = %493
  %516 = icmp eq ptr %495, %350
  br i1 %516, label %517, label %497

517:                                              ; preds = %515, %509, %507, %501
  %518 = getelementptr inbounds nuw i8, ptr %346, i64 128
  %519 = load ptr, ptr %518, align 8
  %520 = call ptr %519(ptr noundef nonnull %72) #16
  %521 = icmp eq ptr %520, null
  br i1 %521, label %527, label %532

522:                                              ; preds = %491, %485, %483, %477, %471, %465, %459, %453, %447, %441, %435, %429, %423, %417, %411, %405
  %523 = getelementptr inbounds nuw i8, ptr %346, i64 120
  %524 = load ptr, ptr %523, align 8
  %525 = call ptr %524(ptr noundef nonnull %72) #16
  %526 = icmp eq ptr %525, null
  br i1 %526, label %527, label %530

527:                                              ; preds = %522, %517
  %528 = getelementptr inbounds nuw i8, ptr %346, i64 192
  %529 = load ptr, ptr %528, align 8
  call void %529() #16
  br label %787

530:                                              ; preds = %522
  %531 = call fastcc i32 @take_python_int(ptr noundef nonnull %68, ptr noundef nonnull %525, ptr noundef %347)
  br label %565

532:                                              ; preds = %517
  %533 = getelementptr inbounds nuw i8, ptr %346, i64 64
  %534 = load ptr, ptr %533, align 8
  %535 = call double %534(ptr noundef nonnull %520) #16
  %536 = load i64, ptr %68, align 8
  %537 = icmp eq i64 %536, 3
  br i1 %537, label %538, label %565

538:                                              ; preds = %532
  %539 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %540 = load i64, ptr %539, align 8
  %541 = and i64 %540, 4
  %542 = icmp eq i64 %541, 0
  %543 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %544 = load i64, ptr %543, align 8
  br i1 %542, label %545, label %550

545:                                              ; preds = %538
  %546 = load i64, ptr %53, align 8
  %547 = icmp eq i64 %546, 0
  %548 = select i1 %547, i64 4, i64 8
  %549 = icmp eq i64 %544, %548
  br i1 %549, label %550, label %565

550:                                              ; preds = %545, %538
  %551 = fptrunc double %535 to float
  %552 = icmp ne i64 %544, 4
  %553 = call float @llvm.fabs.f32(float %551)
  %554 = fcmp une float %553, 0x7FF0000000000000
  %555 = or i1 %554, %552
  %556 = call double @llvm.fabs.f64(double %535)
  %557 = fcmp oeq double %556, 0x7FF0000000000000
  %558 = or i1 %557, %555
  br i1 %558, label %559, label %565

559:                                              ; preds = %550
  %560 = bitcast float %551 to i32
  %561 = zext i32 %560 to i64
  store i64 %561, ptr %347, align 8
  %562 = load i64, ptr %543, align 8
  %563 = icmp eq i64 %562, 8
  br i1 %563, label %564, label %565

564:                                              ; preds = %559
  store double %535, ptr %347, align 8
  br label %565

565:                                              ; preds = %564, %559, %550, %545, %532, %530
  %566 = phi ptr [ %525, %530 ], [ %520, %532 ], [ %520, %545 ], [ %520, %550 ], [ %520, %559 ], [ %520, %564 ]
  %567 = phi i32 [ %531, %530 ], [ 0, %532 ], [ 0, %545 ], [ 0, %550 ], [ 1, %559 ], [ 1, %564 ]
  %568 = getelementptr inbounds nuw i8, ptr %346, i64 176
  %569 = load ptr, ptr %568, align 8
  call void %569(ptr noundef nonnull %566) #16
  br label %570

570:                                              ; preds = %565, %395, %337
  %571 = phi i32 [ %396, %395 ], [ %344, %337 ], [ %567, %565 ]
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %787, label %573

573:                                              ; preds = %570, %386, %381, %329
  %574 = add nuw nsw i64 %66, 1
  %575 = load i64, ptr %10, align 8
  %576 = icmp slt i64 %574, %575
  br i1 %576, label %65, label %56, !llvm.loop !13

577:                                              ; preds = %580
  %578 = add nuw nsw i64 %581, 1
  %579 = icmp eq i64 %578, %60
  br i1 %579, label %594, label %580, !llvm.loop !14

580:                                              ; preds = %577, %62
  %581 = phi i64 [ 0, %62 ], [ %578, %577 ]
  %582 = getelementptr inbounds nuw %struct.tack_small, ptr %64, i64 %581
  %583 = load i64, ptr %582, align 8
  %584 = getelementptr inbounds i64, ptr %58, i64 %583
  %585 = load i64, ptr %584, align 8
  %586 = getelementptr inbounds %struct.array, ptr %8, i64 %585
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 8
  %588 = load ptr, ptr %587, align 8
  %589 = getelementptr inbounds nuw i8, ptr %582, i64 8
  %590 = load i64, ptr %589, align 8
  %591 = getelementptr inbounds i64, ptr %588, i64 %590
  %592 = load i64, ptr %591, align 8
  %593 = icmp sgt i64 %592, 2147483647
  br i1 %593, label %787, label %577

594:                                              ; preds = %577, %56
  %595 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %596 = load i64, ptr %595, align 8
  %597 = icmp sgt i64 %596, 0
  br i1 %597, label %598, label %665

598:                                              ; preds = %594
  %599 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %600 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %601 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %602 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %603 = load ptr, ptr %599, align 8
  br label %606

604:                                              ; preds = %650
  %605 = icmp eq i32 %651, 0
  br i1 %605, label %658, label %665

606:                                              ; preds = %650, %598
  %607 = phi i32 [ 0, %598 ], [ %651, %650 ]
  %608 = phi i64 [ 0, %598 ], [ %652, %650 ]
  %609 = getelementptr inbounds nuw %struct.tack_axis, ptr %603, i64 %608
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %610 = load i64, ptr %609, align 8
  %611 = getelementptr inbounds nuw i8, ptr %609, i64 8
  %612 = load i64, ptr %611, align 8
  %613 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %610, i64 noundef %612, ptr noundef %5)
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %649, label %615

615:                                              ; preds = %606
  %616 = getelementptr inbounds nuw i8, ptr %609, i64 16
  %617 = load i64, ptr %616, align 8
  %618 = getelementptr inbounds nuw i8, ptr %609, i64 24
  %619 = load i64, ptr %618, align 8
  %620 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %617, i64 noundef %619, ptr noundef %6)
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %649, label %622

622:                                              ; preds = %615
  %623 = getelementptr inbounds nuw i8, ptr %609, i64 32
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds nuw i8, ptr %609, i64 40
  %626 = load i64, ptr %625, align 8
  %627 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %624, i64 noundef %626, ptr noundef %7)
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %649, label %629

629:                                              ; preds = %622
  %630 = load i64, ptr %5, align 8
  %631 = getelementptr inbounds nuw i64, ptr %600, i64 %608
  store i64 %630, ptr %631, align 8
  %632 = load i64, ptr %7, align 8
  %633 = getelementptr inbounds nuw i64, ptr %601, i64 %608
  store i64 %632, ptr %633, align 8
  %634 = getelementptr inbounds nuw i64, ptr %602, i64 %608
  store i64 0, ptr %634, align 8
  %635 = icmp sgt i64 %632, 0
  br i1 %635, label %636, label %650

636:                                              ; preds = %629
  %637 = load i64, ptr %6, align 8
  %638 = icmp sgt i64 %637, %630
  br i1 %638, label %639, label %650

639:                                              ; preds = %636
  %640 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %637, i64 %630)
  %641 = extractvalue { i64, i1 } %640, 1
  br i1 %641, label %649, label %642

642:                                              ; preds = %639
  %643 = extractvalue { i64, i1 } %640, 0
  %644 = add nsw i64 %643, -1
  %645 = sdiv i64 %644, %632
  %646 = add nsw i64 %645, 1
  store i64 %646, ptr %634, align 8
  %647 = icmp eq i64 %646, 0
  %648 = select i1 %647, i32 1, i32 %607
  br label %650

649:                                              ; preds = %639, %622, %615, %606
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  br label %787

650:                                              ; preds = %642, %636, %629
  %651 = phi i32 [ %648, %642 ], [ 1, %636 ], [ 1, %629 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  %652 = add nuw nsw i64 %608, 1
  %653 = icmp eq i64 %652, %596
  br i1 %653, label %604, label %606, !llvm.loop !15

654:                                              ; preds = %658
  %655 = extractvalue { i64, i1 } %663, 0
  %656 = add nuw nsw i64 %660, 1
  %657 = icmp eq i64 %656, %596
  br i1 %657, label %665, label %658, !llvm.loop !16

658:                                              ; preds = %604, %654
  %659 = phi i64 [ %655, %654 ], [ 1, %604 ]
  %660 = phi i64 [ %656, %654 ], [ 0, %604 ]
  %661 = getelementptr inbounds nuw i64, ptr %602, i64 %660
  %662 = load i64, ptr %661, align 8
  %663 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %659, i64 %662)
  %664 = extractvalue { i64, i1 } %663, 1
  br i1 %664, label %787, label %654

665:                                              ; preds = %654, %604, %594
  %666 = phi i64 [ 1, %594 ], [ 0, %604 ], [ %655, %654 ]
  %667 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %668 = load i64, ptr %667, align 8
  %669 = icmp sgt i64 %668, 0
  br i1 %669, label %670, label %717

670:                                              ; preds = %665
  %671 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %672 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %673 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %674 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %675 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %676 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  %677 = load ptr, ptr %671, align 8
  br label %678

678:                                              ; preds = %712, %670
  %679 = phi i64 [ 0, %670 ], [ %715, %712 ]
  %680 = getelementptr inbounds nuw %struct.tack_slot, ptr %677, i64 %679
  %681 = load i64, ptr %680, align 8
  %682 = getelementptr inbounds nuw i8, ptr %680, i64 8
  %683 = load i64, ptr %682, align 8
  switch i64 %681, label %709 [
    i64 0, label %684
    i64 1, label %687
    i64 2, label %690
    i64 3, label %693
    i64 4, label %699
  ]

684:                                              ; preds = %678
  %685 = getelementptr inbounds i64, ptr %675, i64 %683
  %686 = load i64, ptr %685, align 8
  br label %712

687:                                              ; preds = %678
  %688 = getelementptr inbounds i64, ptr %674, i64 %683
  %689 = load i64, ptr %688, align 8
  br label %712

690:                                              ; preds = %678
  %691 = getelementptr inbounds i64, ptr %673, i64 %683
  %692 = load i64, ptr %691, align 8
  br label %712

693:                                              ; preds = %678
  %694 = getelementptr inbounds i64, ptr %58, i64 %683
  %695 = load i64, ptr %694, align 8
  %696 = getelementptr inbounds %struct.array, ptr %8, i64 %695
  %697 = load ptr, ptr %696, align 8
  %698 = ptrtoint ptr %697 to i64
  br label %712

699:                                              ; preds = %678
  %700 = getelementptr inbounds i64, ptr %58, i64 %683
  %701 = load i64, ptr %700, align 8
  %702 = getelementptr inbounds %struct.array, ptr %8, i64 %701
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 8
  %704 = load ptr, ptr %703, align 8
  %705 = getelementptr inbounds nuw i8, ptr %680, i64 16
  %706 = load i64, ptr %705, align 8
  %707 = getelementptr inbounds i64, ptr %704, i64 %706
  %708 = load i64, ptr %707, align 8
  br label %712

709:                                              ; preds = %678
  %710 = getelementptr inbounds i64, ptr %676, i64 %683
  %711 = load i64, ptr %710, align 8
  br label %712

712:                                              ; preds = %709, %699, %693, %690, %687, %684
  %713 = phi i64 [ %711, %709 ], [ %708, %699 ], [ %698, %693 ], [ %692, %690 ], [ %689, %687 ], [ %686, %684 ]
  %714 = getelementptr inbounds nuw i64, ptr %672, i64 %679
  store i64 %713, ptr %714, align 8
  %715 = add nuw nsw i64 %679, 1
  %716 = icmp eq i64 %715, %668
  br i1 %716, label %717, label %678, !llvm.loop !17

717:                                              ; preds = %712, %665
  %718 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %719 = icmp sgt i64 %57, 0
  br i1 %719, label %720, label %762

720:                                              ; preds = %717
  %721 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %722 = load ptr, ptr %721, align 8
  %723 = load i64, ptr %48, align 8
  %724 = icmp sgt i64 %723, 0
  br label %725

725:                                              ; preds = %759, %720
  %726 = phi i64 [ 0, %720 ], [ %760, %759 ]
  %727 = getelementptr inbounds nuw %struct.tack_param, ptr %722, i64 %726
  %728 = load i64, ptr %727, align 8
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %730, label %759

730:                                              ; preds = %725
  %731 = getelementptr inbounds nuw i8, ptr %727, i64 40
  %732 = load i64, ptr %731, align 8
  %733 = and i64 %732, 1
  %734 = icmp eq i64 %733, 0
  br i1 %734, label %759, label %735

735:                                              ; preds = %730
  %736 = getelementptr inbounds nuw i64, ptr %58, i64 %726
  %737 = load i64, ptr %736, align 8
  %738 = getelementptr inbounds %struct.array, ptr %8, i64 %737
  br i1 %724, label %739, label %759

739:                                              ; preds = %735
  %740 = getelementptr inbounds nuw i8, ptr %738, i64 16
  br label %741

741:                                              ; preds = %756, %739
  %742 = phi i64 [ 0, %739 ], [ %757, %756 ]
  %743 = icmp eq i64 %737, %742
  br i1 %743, label %756, label %744

744:                                              ; preds = %741
  %745 = getelementptr inbounds nuw %struct.array, ptr %8, i64 %742
  %746 = load ptr, ptr %738, align 8
  %747 = load ptr, ptr %745, align 8
  %748 = getelementptr inbounds nuw i8, ptr %745, i64 16
  %749 = load i64, ptr %748, align 8
  %750 = getelementptr inbounds nuw i8, ptr %747, i64 %749
  %751 = icmp ult ptr %746, %750
  br i1 %751, label %752, label %756

752:                                              ; preds = %744
  %753 = load i64, ptr %740, align 8
  %754 = getelementptr inbounds nuw i8, ptr %746, i64 %753
  %755 = icmp ult ptr %747, %754
  br i1 %755, label %762, label %756

756:                                              ; preds = %752, %744, %741
  %757 = add nuw nsw i64 %742, 1
  %758 = icmp eq i64 %757, %723
  br i1 %758, label %759, label %741, !llvm.loop !18

759:                                              ; preds = %756, %735, %730, %725
  %760 = add nuw nsw i64 %726, 1
  %761 = icmp eq i64 %760, %57
  br i1 %761, label %762, label %725, !llvm.loop !19

762:                                              ; preds = %759, %752, %717
  %763 = phi i64 [ 1, %717 ], [ 0, %752 ], [ 1, %759 ]
  %764 = load ptr, ptr %0, align 8
  %765 = call ptr @tack_launch(ptr noundef %764, ptr noundef nonnull %718, i64 noundef %666, i64 noundef %763, i32 noundef 1)
  %766 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %767 = load ptr, ptr %766, align 8
  %768 = icmp eq ptr %767, null
  br i1 %768, label %780, label %769

769:                                              ; preds = %762
  %770 = icmp eq i64 %666, 0
  br i1 %770, label %771, label %777

771:                                              ; preds = %769
  %772 = load ptr, ptr @tack_python, align 8
  %773 = getelementptr inbounds nuw i8, ptr %772, i64 200
  %774 = load ptr, ptr %773, align 8
  %775 = call ptr %774() #16
  %776 = load ptr, ptr %766, align 8
  br label %777

777:                                              ; preds = %771, %769
  %778 = phi ptr [ %767, %769 ], [ %776, %771 ]
  %779 = phi ptr [ %765, %769 ], [ %775, %771 ]
  call void %778(ptr noundef nonnull %718, ptr noundef nonnull %9) #16
  br label %780

780:                                              ; preds = %777, %762
  %781 = phi ptr [ %779, %777 ], [ %765, %762 ]
  %782 = icmp eq ptr %781, null
  br i1 %782, label %787, label %783

783:                                              ; preds = %780
  %784 = load ptr, ptr @tack_python, align 8
  %785 = getelementptr inbounds nuw i8, ptr %784, i64 208
  %786 = load ptr, ptr %785, align 8
  call void %786(ptr noundef nonnull %781) #16
  br label %787

787:                                              ; preds = %570, %509, %503, %497, %493, %372, %367, %354, %303, %295, %289, %283, %277, %271, %265, %259, %255, %252, %199, %192, %190, %184, %182, %176, %170, %164, %158, %152, %146, %140, %103, %100, %97, %83, %321, %580, %658, %783, %780, %649, %527
  %788 = phi i1 [ false, %783 ], [ true, %649 ], [ true, %580 ], [ false, %780 ], [ true, %321 ], [ true, %658 ], [ true, %527 ], [ true, %83 ], [ true, %97 ], [ true, %100 ], [ true, %103 ], [ true, %140 ], [ true, %146 ], [ true, %152 ], [ true, %158 ], [ true, %164 ], [ true, %170 ], [ true, %176 ], [ true, %182 ], [ true, %184 ], [ true, %190 ], [ true, %192 ], [ true, %199 ], [ true, %252 ], [ true, %255 ], [ true, %259 ], [ true, %265 ], [ true, %271 ], [ true, %277 ], [ true, %283 ], [ true, %289 ], [ true, %295 ], [ true, %303 ], [ true, %354 ], [ true, %367 ], [ true, %372 ], [ true, %493 ], [ true, %497 ], [ true, %503 ], [ true, %509 ], [ true, %570 ]
  %789 = load i64, ptr %47, align 8
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %802, label %791

791:                                              ; preds = %787
  %792 = getelementptr inbounds nuw i8, ptr %8, i64 3016
  br label %793

793:                                              ; preds = %793, %791
  %794 = phi i64 [ %789, %791 ], [ %800, %793 ]
  %795 = load ptr, ptr @tack_python, align 8
  %796 = getelementptr inbounds nuw i8, ptr %795, i64 56
  %797 = load ptr, ptr %796, align 8
  %798 = add nsw i64 %794, -1
  store i64 %798, ptr %47, align 8
  %799 = getelementptr inbounds %struct.tack_buffer, ptr %792, i64 %798
  call void %797(ptr noundef nonnull %799) #16
  %800 = load i64, ptr %47, align 8
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %802, label %793, !llvm.loop !20

802:                                              ; preds = %793, %787
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  br i1 %788, label %846, label %803

803:                                              ; preds = %42, %39, %802
  %804 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %805 = load ptr, ptr %804, align 8
  %806 = icmp eq ptr %805, null
  br i1 %806, label %838, label %807

807:                                              ; preds = %803
  %808 = load i64, ptr %9, align 8
  %809 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %810 = load i64, ptr %809, align 8
  %811 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %812 = load i64, ptr %811, align 8
  switch i64 %812, label %827 [
    i64 1, label %813
    i64 2, label %822
  ]

813:                                              ; preds = %807
  %814 = shl nsw i64 %810, 3
  %815 = sub nsw i64 64, %814
  %816 = load ptr, ptr @tack_python, align 8
  %817 = getelementptr inbounds nuw i8, ptr %816, i64 96
  %818 = load ptr, ptr %817, align 8
  %819 = shl i64 %808, %815
  %820 = ashr exact i64 %819, %815
  %821 = call ptr %818(i64 noundef %820) #16
  br label %844

822:                                              ; preds = %807
  %823 = load ptr, ptr @tack_python, align 8
  %824 = getelementptr inbounds nuw i8, ptr %823, i64 104
  %825 = load ptr, ptr %824, align 8
  %826 = call ptr %825(i64 noundef %808) #16
  br label %844

827:                                              ; preds = %807
  %828 = trunc i64 %808 to i32
  %829 = bitcast i32 %828 to float
  %830 = bitcast i64 %808 to double
  %831 = load ptr, ptr @tack_python, align 8
  %832 = getelementptr inbounds nuw i8, ptr %831, i64 72
  %833 = load ptr, ptr %832, align 8
  %834 = icmp eq i64 %810, 8
  %835 = fpext float %829 to double
  %836 = select i1 %834, double %830, double %835
  %837 = call ptr %833(double noundef %836) #16
  br label %844

838:                                              ; preds = %803
  %839 = load ptr, ptr @tack_python, align 8
  %840 = getelementptr inbounds nuw i8, ptr %839, i64 216
  %841 = load ptr, ptr %840, align 8
  %842 = getelementptr inbounds nuw i8, ptr %839, i64 168
  %843 = load ptr, ptr %842, align 8
  call void %843(ptr noundef %841) #16
  br label %844

844:                                              ; preds = %827, %822, %813, %838
  %845 = phi ptr [ %841, %838 ], [ %821, %813 ], [ %826, %822 ], [ %837, %827 ]
  store ptr %845, ptr %3, align 8
  br label %846

846:                                              ; preds = %802, %4, %844
  %847 = phi i32 [ 0, %4 ], [ 1, %844 ], [ 0, %802 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  ret i32 %847
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
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 240
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
  %77 = getelementptr inbounds nuw i8, ptr %60, i64 216
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
  %89 = getelementptr inbounds nuw i8, ptr %60, i64 232
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  %12 = zext i1 %11 to i64
  %13 = shl i64 %8, %12
  %14 = icmp slt i64 %7, 1
  br i1 %14, label %42, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 262144
  br i1 %18, label %42, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %13, %21
  br i1 %22, label %42, label %23

23:                                               ; preds = %19
  %24 = shl i64 %13, 1
  %25 = icmp sle i64 %24, %21
  %26 = shl i64 %17, 1
  %27 = icmp slt i64 %26, 32769
  %28 = and i1 %27, %25
  br i1 %28, label %29, label %54, !llvm.loop !23

29:                                               ; preds = %23
  %30 = shl i64 %13, 2
  %31 = icmp sle i64 %30, %21
  %32 = shl i64 %17, 2
  %33 = icmp slt i64 %32, 32769
  %34 = and i1 %33, %31
  br i1 %34, label %35, label %54, !llvm.loop !23

35:                                               ; preds = %29
  %36 = shl i64 %13, 3
  %37 = icmp sle i64 %36, %21
  %38 = shl i64 %17, 3
  %39 = icmp slt i64 %38, 32769
  %40 = and i1 %39, %37
  %41 = select i1 %40, i64 3, i64 2
  br label %54, !llvm.loop !23

42:                                               ; preds = %5, %15, %19
  %43 = icmp eq ptr %4, null
  %44 = icmp eq i64 %10, 0
  %45 = select i1 %43, i1 true, i1 %44
  br i1 %45, label %57, label %46

46:                                               ; preds = %42
  %47 = icmp eq i64 %2, 0
  %48 = icmp sgt i64 %3, 0
  %49 = and i1 %47, %48
  br i1 %49, label %50, label %329

50:                                               ; preds = %46
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %53 = load i64, ptr %52, align 8
  tail call void %51(ptr noundef %1, i64 noundef 0, i64 noundef %53, ptr noundef nonnull %4) #16
  br label %329

54:                                               ; preds = %29, %35, %23
  %55 = phi i64 [ %41, %35 ], [ 1, %29 ], [ 0, %23 ]
  %56 = icmp eq ptr %4, null
  br i1 %56, label %57, label %59

57:                                               ; preds = %42, %54
  %58 = load ptr, ptr %0, align 8
  tail call void %58(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #16
  br label %329

59:                                               ; preds = %54
  %60 = icmp slt i64 %3, %2
  br i1 %60, label %61, label %142

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %71

71:                                               ; preds = %131, %61
  %72 = phi i64 [ %10, %61 ], [ %135, %131 ]
  %73 = phi ptr [ %63, %61 ], [ %132, %131 ]
  %74 = icmp eq i64 %72, 0
  br i1 %74, label %100, label %75

75:                                               ; preds = %71
  %76 = load i64, ptr %64, align 8
  %77 = icmp slt i64 %76, 64
  br i1 %77, label %78, label %88

78:                                               ; preds = %75
  %79 = load i64, ptr %65, align 8
  br label %80

80:                                               ; preds = %85, %78
  %81 = phi i64 [ %76, %78 ], [ %86, %85 ]
  %82 = shl nuw i64 1, %81
  %83 = and i64 %82, %79
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %88, label %85

85:                                               ; preds = %80
  %86 = add nsw i64 %81, 1
  store i64 %86, ptr %64, align 8
  %87 = icmp eq i64 %86, 64
  br i1 %87, label %88, label %80, !llvm.loop !24

88:                                               ; preds = %85, %80, %75
  %89 = phi i64 [ %76, %75 ], [ 64, %85 ], [ %81, %80 ]
  br label %90

90:                                               ; preds = %94, %88
  %91 = phi ptr [ %66, %88 ], [ %92, %94 ]
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %136, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, %89
  br i1 %97, label %98, label %90, !llvm.loop !25

98:                                               ; preds = %94
  %99 = load ptr, ptr %92, align 64
  store ptr %99, ptr %91, align 8
  br label %124

100:                                              ; preds = %71, %100
  %101 = atomicrmw xchg ptr %67, i32 1 acquire, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %100, !llvm.loop !26

103:                                              ; preds = %100
  %104 = load ptr, ptr %66, align 8
  %105 = icmp eq ptr %104, null
  br i1 %105, label %108, label %106

106:                                              ; preds = %103
  %107 = load ptr, ptr %104, align 64
  store ptr %107, ptr %66, align 8
  store atomic i32 0, ptr %67 release, align 8
  br label %124

108:                                              ; preds = %103
  %109 = load i64, ptr %4, align 8
  %110 = icmp slt i64 %109, 0
  %111 = lshr i64 %109, 63
  %112 = add nsw i64 %111, %109
  store i64 %112, ptr %4, align 8
  store atomic i32 0, ptr %67 release, align 8
  br i1 %110, label %113, label %136

113:                                              ; preds = %108
  %114 = load i64, ptr %68, align 8
  %115 = shl i64 %114, %55
  %116 = add i64 %115, 64
  %117 = tail call ptr @calloc(i64 noundef 1, i64 noundef %116) #17
  %118 = icmp eq ptr %117, null
  br i1 %118, label %136, label %119

119:                                              ; preds = %113
  %120 = load ptr, ptr %69, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %124, label %122

122:                                              ; preds = %119
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 64
  tail call void %120(ptr noundef %1, ptr noundef nonnull %123, i64 noundef %55) #16
  br label %124

124:                                              ; preds = %122, %119, %106, %98
  %125 = phi ptr [ %117, %122 ], [ %117, %119 ], [ %104, %106 ], [ %92, %98 ]
  %126 = icmp eq ptr %73, null
  br i1 %126, label %131, label %127

127:                                              ; preds = %124
  %128 = load ptr, ptr %70, align 8
  %129 = getelementptr inbounds nuw i8, ptr %73, i64 64
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 64
  tail call void %128(ptr noundef %1, ptr noundef nonnull %129, ptr noundef nonnull %130, i64 noundef %55) #16
  tail call void @free(ptr noundef nonnull %125)
  br label %131

131:                                              ; preds = %127, %124
  %132 = phi ptr [ %73, %127 ], [ %125, %124 ]
  %133 = load i64, ptr %64, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %64, align 8
  %135 = load i64, ptr %9, align 8
  br label %71, !llvm.loop !27

136:                                              ; preds = %113, %108, %90
  %137 = icmp eq ptr %73, null
  br i1 %137, label %329, label %138

138:                                              ; preds = %136
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %73, i64 64
  tail call void %140(ptr noundef %1, ptr noundef nonnull %141, i64 noundef %55) #16
  tail call void @free(ptr noundef nonnull %73)
  br label %329

142:                                              ; preds = %59
  %143 = icmp eq i64 %10, 0
  br i1 %143, label %144, label %189

144:                                              ; preds = %142
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %148

148:                                              ; preds = %148, %144
  %149 = atomicrmw xchg ptr %147, i32 1 acquire, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %148, !llvm.loop !26

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %153 = load ptr, ptr %152, align 8
  %154 = icmp eq ptr %153, null
  br i1 %154, label %157, label %155

155:                                              ; preds = %151
  %156 = load ptr, ptr %153, align 64
  store ptr %156, ptr %152, align 8
  store atomic i32 0, ptr %147 release, align 8
  br label %179

157:                                              ; preds = %151
  %158 = shl i64 %8, %55
  %159 = sdiv i64 %146, %158
  %160 = load i64, ptr %4, align 8
  %161 = icmp slt i64 %160, %159
  %162 = zext i1 %161 to i64
  %163 = add nsw i64 %160, %162
  store i64 %163, ptr %4, align 8
  store atomic i32 0, ptr %147 release, align 8
  br i1 %161, label %164, label %177

164:                                              ; preds = %157
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %166 = load i64, ptr %165, align 8
  %167 = shl i64 %166, %55
  %168 = add i64 %167, 64
  %169 = tail call ptr @calloc(i64 noundef 1, i64 noundef %168) #17
  %170 = icmp eq ptr %169, null
  br i1 %170, label %177, label %171

171:                                              ; preds = %164
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %173 = load ptr, ptr %172, align 8
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %171
  %176 = getelementptr inbounds nuw i8, ptr %169, i64 64
  tail call void %173(ptr noundef %1, ptr noundef nonnull %176, i64 noundef %55) #16
  br label %179

177:                                              ; preds = %164, %157
  %178 = load ptr, ptr %0, align 8
  tail call void %178(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %4) #16
  br label %329

179:                                              ; preds = %175, %171, %155
  %180 = phi ptr [ %169, %175 ], [ %169, %171 ], [ %153, %155 ]
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %180, i64 64
  tail call void %182(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %183, i64 noundef %55) #16
  br label %184

184:                                              ; preds = %184, %179
  %185 = atomicrmw xchg ptr %147, i32 1 acquire, align 8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %184, !llvm.loop !26

187:                                              ; preds = %184
  %188 = load ptr, ptr %152, align 8
  store ptr %188, ptr %180, align 64
  store ptr %180, ptr %152, align 8
  store atomic i32 0, ptr %147 release, align 8
  br label %329

189:                                              ; preds = %142
  store atomic i64 1, ptr %4 monotonic, align 8
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %191 = load i64, ptr %190, align 8
  %192 = add nsw i64 %191, -1
  %193 = sdiv i64 %192, 64
  %194 = add nsw i64 %193, 1
  %195 = load i64, ptr %6, align 8
  %196 = shl nsw i64 %195, 1
  %197 = shl i64 %196, %55
  %198 = tail call i64 @llvm.smax.i64(i64 %194, i64 %197)
  %199 = freeze i64 %198
  %200 = sdiv i64 %2, %199
  %201 = mul i64 %200, %199
  %202 = sub i64 %2, %201
  %203 = icmp ne i64 %202, 0
  %204 = zext i1 %203 to i64
  %205 = add nsw i64 %200, %204
  %206 = add nsw i64 %3, -1
  %207 = sdiv i64 %206, %198
  %208 = icmp sgt i64 %205, %207
  br i1 %208, label %329, label %209

209:                                              ; preds = %189
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %213 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %214 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %216 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %217 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %218 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %220

220:                                              ; preds = %326, %209
  %221 = phi i64 [ %205, %209 ], [ %327, %326 ]
  %222 = mul nsw i64 %221, %198
  %223 = load i64, ptr %190, align 8
  %224 = sub nsw i64 %223, %222
  %225 = tail call i64 @llvm.smin.i64(i64 %224, i64 %198)
  %226 = add nsw i64 %225, %222
  %227 = load i64, ptr %211, align 8
  %228 = shl i64 %227, %55
  %229 = add i64 %228, 64
  %230 = tail call ptr @calloc(i64 noundef 1, i64 noundef %229) #17
  %231 = icmp eq ptr %230, null
  br i1 %231, label %317, label %232

232:                                              ; preds = %220
  %233 = load ptr, ptr %212, align 8
  %234 = icmp eq ptr %233, null
  br i1 %234, label %237, label %235

235:                                              ; preds = %232
  %236 = getelementptr inbounds nuw i8, ptr %230, i64 64
  tail call void %233(ptr noundef %1, ptr noundef nonnull %236, i64 noundef %55) #16
  br label %237

237:                                              ; preds = %235, %232
  %238 = getelementptr inbounds nuw i8, ptr %230, i64 8
  store i64 %221, ptr %238, align 8
  %239 = load ptr, ptr %210, align 8
  %240 = getelementptr inbounds nuw i8, ptr %230, i64 64
  tail call void %239(ptr noundef %1, i64 noundef %222, i64 noundef %226, ptr noundef nonnull %240, i64 noundef %55) #16
  br label %241

241:                                              ; preds = %241, %237
  %242 = atomicrmw xchg ptr %213, i32 1 acquire, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %241, !llvm.loop !26

244:                                              ; preds = %241
  %245 = load ptr, ptr %214, align 8
  store ptr %245, ptr %230, align 64
  store ptr %230, ptr %214, align 8
  %246 = load i32, ptr %215, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %315

248:                                              ; preds = %244
  %249 = load i64, ptr %216, align 8
  %250 = icmp slt i64 %249, 64
  br i1 %250, label %251, label %261

251:                                              ; preds = %248
  %252 = load i64, ptr %217, align 8
  br label %253

253:                                              ; preds = %258, %251
  %254 = phi i64 [ %249, %251 ], [ %259, %258 ]
  %255 = shl nuw i64 1, %254
  %256 = and i64 %255, %252
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %261, label %258

258:                                              ; preds = %253
  %259 = add nsw i64 %254, 1
  store i64 %259, ptr %216, align 8
  %260 = icmp eq i64 %259, 64
  br i1 %260, label %261, label %253, !llvm.loop !24

261:                                              ; preds = %258, %253, %248
  %262 = phi i64 [ %249, %248 ], [ %254, %253 ], [ 64, %258 ]
  br label %263

263:                                              ; preds = %267, %261
  %264 = phi ptr [ %214, %261 ], [ %265, %267 ]
  %265 = load ptr, ptr %264, align 8
  %266 = icmp eq ptr %265, null
  br i1 %266, label %315, label %267

267:                                              ; preds = %263
  %268 = getelementptr inbounds nuw i8, ptr %265, i64 8
  %269 = load i64, ptr %268, align 8
  %270 = icmp eq i64 %269, %262
  br i1 %270, label %271, label %263, !llvm.loop !25

271:                                              ; preds = %267
  %272 = load ptr, ptr %265, align 64
  store ptr %272, ptr %264, align 8
  %273 = load i32, ptr %215, align 4
  %274 = or i32 %273, 1
  br label %275

275:                                              ; preds = %313, %271
  %276 = phi i32 [ 1, %313 ], [ %274, %271 ]
  %277 = phi ptr [ %307, %313 ], [ %265, %271 ]
  store i32 %276, ptr %215, align 4
  store atomic i32 0, ptr %213 release, align 8
  %278 = load ptr, ptr %218, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %284, label %280

280:                                              ; preds = %275
  %281 = load ptr, ptr %219, align 8
  %282 = getelementptr inbounds nuw i8, ptr %278, i64 64
  %283 = getelementptr inbounds nuw i8, ptr %277, i64 64
  tail call void %281(ptr noundef %1, ptr noundef nonnull %282, ptr noundef nonnull %283, i64 noundef %55) #16
  tail call void @free(ptr noundef nonnull %277)
  br label %285

284:                                              ; preds = %275
  store ptr %277, ptr %218, align 8
  br label %285

285:                                              ; preds = %284, %280
  br label %286

286:                                              ; preds = %285, %286
  %287 = atomicrmw xchg ptr %213, i32 1 acquire, align 8
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %286, !llvm.loop !26

289:                                              ; preds = %286
  %290 = load i64, ptr %216, align 8
  %291 = add nsw i64 %290, 1
  store i64 %291, ptr %216, align 8
  %292 = icmp slt i64 %290, 63
  br i1 %292, label %293, label %303

293:                                              ; preds = %289
  %294 = load i64, ptr %217, align 8
  br label %295

295:                                              ; preds = %300, %293
  %296 = phi i64 [ %291, %293 ], [ %301, %300 ]
  %297 = shl nuw i64 1, %296
  %298 = and i64 %297, %294
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %303, label %300

300:                                              ; preds = %295
  %301 = add nsw i64 %296, 1
  store i64 %301, ptr %216, align 8
  %302 = icmp eq i64 %301, 64
  br i1 %302, label %303, label %295, !llvm.loop !24

303:                                              ; preds = %300, %295, %289
  %304 = phi i64 [ %291, %289 ], [ %296, %295 ], [ 64, %300 ]
  br label %305

305:                                              ; preds = %309, %303
  %306 = phi ptr [ %214, %303 ], [ %307, %309 ]
  %307 = load ptr, ptr %306, align 8
  %308 = icmp eq ptr %307, null
  br i1 %308, label %315, label %309

309:                                              ; preds = %305
  %310 = getelementptr inbounds nuw i8, ptr %307, i64 8
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %311, %304
  br i1 %312, label %313, label %305, !llvm.loop !25

313:                                              ; preds = %309
  %314 = load ptr, ptr %307, align 64
  store ptr %314, ptr %306, align 8
  br label %275, !llvm.loop !28

315:                                              ; preds = %263, %305, %244
  %316 = phi i32 [ 0, %305 ], [ %246, %244 ], [ 0, %263 ]
  store i32 %316, ptr %215, align 4
  br label %326

317:                                              ; preds = %220
  %318 = load ptr, ptr %0, align 8
  tail call void %318(ptr noundef %1, i64 noundef %222, i64 noundef %226, ptr noundef nonnull %4) #16
  br label %319

319:                                              ; preds = %319, %317
  %320 = atomicrmw xchg ptr %213, i32 1 acquire, align 8
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %319, !llvm.loop !26

322:                                              ; preds = %319
  %323 = shl nuw i64 1, %221
  %324 = load i64, ptr %217, align 8
  %325 = or i64 %324, %323
  store i64 %325, ptr %217, align 8
  br label %326

326:                                              ; preds = %322, %315
  store atomic i32 0, ptr %213 release, align 8
  %327 = add i64 %221, 1
  %328 = icmp eq i64 %221, %207
  br i1 %328, label %329, label %220, !llvm.loop !29

329:                                              ; preds = %326, %189, %187, %177, %138, %136, %50, %46, %57
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
  %8 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str, i32 noundef 0) #16
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
  br i1 %25, label %26, label %38, !llvm.loop !30

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
  br i1 %35, label %36, label %21, !llvm.loop !30

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
  %55 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.1, i32 noundef 0) #16
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
  br i1 %92, label %93, label %65, !llvm.loop !31

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
  br i1 %117, label %118, label %100, !llvm.loop !32

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
define void @tack_streamed() local_unnamed_addr #5 {
  fence release
  ret void
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc double @work(i32 noundef %0, ptr noundef nonnull writeonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = load atomic i32, ptr @pool seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %8

8:                                                ; preds = %88, %2
  %9 = phi i32 [ %95, %88 ], [ %5, %2 ]
  %10 = phi double [ %93, %88 ], [ 0.000000e+00, %2 ]
  %11 = phi double [ %89, %88 ], [ 0.000000e+00, %2 ]
  %12 = phi i64 [ %94, %88 ], [ 0, %2 ]
  %13 = phi i64 [ %91, %88 ], [ 0, %2 ]
  br label %14

14:                                               ; preds = %8, %17
  %15 = phi i32 [ %21, %17 ], [ %9, %8 ]
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %96, label %17

17:                                               ; preds = %14
  %18 = add i32 %15, -1
  %19 = cmpxchg ptr @pool, i32 %15, i32 %18 seq_cst seq_cst, align 64
  %20 = extractvalue { i32, i1 } %19, 1
  %21 = extractvalue { i32, i1 } %19, 0
  br i1 %20, label %22, label %14, !llvm.loop !33

22:                                               ; preds = %17
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 320), align 64
  %24 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  br label %25

25:                                               ; preds = %40, %22
  %26 = phi i32 [ %41, %40 ], [ %0, %22 ]
  %27 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 324), align 4
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
  %44 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 320), align 64
  %45 = zext i32 %44 to i64
  %46 = zext i32 %43 to i64
  %47 = mul nuw i64 %45, %46
  %48 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 324), align 4
  %49 = zext i32 %48 to i64
  %50 = udiv i64 %47, %49
  %51 = trunc i64 %50 to i32
  %52 = sub i32 %51, %33
  %53 = zext i32 %52 to i64
  %54 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 312), align 8
  %55 = mul nsw i64 %54, %53
  %56 = add nsw i64 %55, %24
  %57 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
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
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  %70 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  call void %69(ptr noundef %70, i64 noundef %56, i64 noundef %61, ptr noundef %71) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  %72 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %73 = load i64, ptr %3, align 8
  %74 = sitofp i64 %73 to double
  %75 = fmul double %74, 1.000000e+09
  %76 = load i64, ptr %7, align 8
  %77 = sitofp i64 %76 to double
  %78 = fadd double %75, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  %79 = fsub double %78, %68
  %80 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  %81 = add i32 %80, 1
  %82 = icmp eq i32 %81, %23
  br i1 %82, label %83, label %88

83:                                               ; preds = %42
  %84 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:                                               ; preds = %83
  %87 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 129, i64 noundef 1) #16
  br label %88

88:                                               ; preds = %86, %83, %42
  %89 = fadd double %11, %79
  %90 = sub nsw i64 %61, %56
  %91 = add nsw i64 %90, %13
  %92 = fcmp ogt double %79, %10
  %93 = select i1 %92, double %79, double %10
  %94 = select i1 %92, i64 %90, i64 %12
  %95 = load atomic i32, ptr @pool seq_cst, align 64
  br label %8, !llvm.loop !33

96:                                               ; preds = %14
  store i64 %13, ptr %1, align 8
  %97 = icmp sgt i64 %13, %12
  br i1 %97, label %98, label %103

98:                                               ; preds = %96
  %99 = fsub double %11, %10
  %100 = sub nsw i64 %13, %12
  %101 = sitofp i64 %100 to double
  %102 = fdiv double %99, %101
  br label %108

103:                                              ; preds = %96
  %104 = icmp eq i64 %13, 0
  br i1 %104, label %108, label %105

105:                                              ; preds = %103
  %106 = sitofp i64 %13 to double
  %107 = fdiv double %11, %106
  br label %108

108:                                              ; preds = %105, %103, %98
  %109 = phi double [ %102, %98 ], [ %107, %105 ], [ 0.000000e+00, %103 ]
  ret double %109
}

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

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
  br i1 %17, label %18, label %10, !llvm.loop !34

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

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #6

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #6

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
  br i1 %105, label %15, label %106, !llvm.loop !36

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

declare i32 @close(i32 noundef) local_unnamed_addr #6

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
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #6 = { "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
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
!31 = distinct !{!31, !6, !9, !10}
!32 = distinct !{!32, !6, !10, !9}
!33 = distinct !{!33, !6}
!34 = distinct !{!34, !6}
!35 = distinct !{!35, !6}
!36 = distinct !{!36, !6}
