; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %12 = alloca [16 x i64], align 16
  %13 = alloca [16 x i64], align 16
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
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #5
  %25 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %16) #5
  %26 = load i64, ptr %16, align 8
  %27 = sitofp i64 %26 to double
  %28 = fmul double %27, 1.000000e+09
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = sitofp i64 %30 to double
  %32 = fadd double %28, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #5
  %33 = icmp sgt i64 %2, 0
  br i1 %33, label %34, label %412

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

45:                                               ; preds = %34, %409
  %46 = phi i32 [ %4, %34 ], [ %374, %409 ]
  %47 = phi double [ %36, %34 ], [ %410, %409 ]
  %48 = phi ptr [ null, %34 ], [ %373, %409 ]
  %49 = phi i64 [ 0, %34 ], [ %376, %409 ]
  %50 = phi double [ %32, %34 ], [ %383, %409 ]
  %51 = phi i64 [ 0, %34 ], [ %375, %409 ]
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
  br i1 %61, label %62, label %324

62:                                               ; preds = %56, %54
  %63 = load ptr, ptr @tack_python, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 200
  %65 = load ptr, ptr %64, align 8
  %66 = call ptr %65() #5
  br label %67

67:                                               ; preds = %62, %45
  %68 = phi ptr [ %66, %62 ], [ %48, %45 ]
  br i1 %37, label %69, label %328

69:                                               ; preds = %67
  %70 = sitofp i64 %52 to double
  %71 = fmul double %47, %70
  %72 = fcmp ugt double %71, 4.000000e+04
  br i1 %72, label %73, label %324

73:                                               ; preds = %69
  %74 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %324

76:                                               ; preds = %73
  %77 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %78 = extractvalue { i64, i1 } %77, 1
  br i1 %78, label %79, label %324

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
  br label %324

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
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %12, i8 -1, i64 128, i1 false)
  %110 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %12, ptr noundef nonnull %13) #5
  %111 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %112 = icmp slt i64 %111, %101
  br i1 %112, label %113, label %133

113:                                              ; preds = %109, %127
  %114 = phi i64 [ %131, %127 ], [ %111, %109 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #5
  %115 = add nsw i64 %114, 1
  %116 = inttoptr i64 %115 to ptr
  %117 = call i32 @pthread_create(ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %116) #5
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
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #5
  br label %133

127:                                              ; preds = %113
  %128 = load i64, ptr %14, align 8
  %129 = call i32 @pthread_detach(i64 noundef %128) #5
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %130 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %131 = add nsw i64 %130, 1
  store i64 %131, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #5
  %132 = icmp slt i64 %131, %101
  br i1 %132, label %113, label %133

133:                                              ; preds = %127, %124, %109
  %134 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %13, ptr noundef null) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #5
  br label %135

135:                                              ; preds = %133, %107, %99
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #5
  %136 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #5
  %137 = load i64, ptr %11, align 8
  %138 = sitofp i64 %137 to double
  %139 = fmul double %138, 1.000000e+09
  %140 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %141 = load i64, ptr %140, align 8
  %142 = sitofp i64 %141 to double
  %143 = fadd double %139, %142
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #5
  store ptr %21, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  store ptr %17, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  store i64 %49, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  %144 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %145 = shl nsw i64 %144, 6
  %146 = sitofp i64 %145 to double
  %147 = insertelement <2 x double> <double poison, double 1.000000e+06>, double %70, i64 0
  %148 = insertelement <2 x double> poison, double %146, i64 0
  %149 = insertelement <2 x double> %148, double %47, i64 1
  %150 = fdiv <2 x double> %147, %149
  %151 = extractelement <2 x double> %150, i64 0
  %152 = extractelement <2 x double> %150, i64 1
  %153 = fcmp ogt double %151, %152
  %154 = select i1 %153, double %152, double %151
  %155 = fdiv double 2.000000e+04, %47
  %156 = fcmp olt double %154, %155
  %157 = select i1 %156, double %155, double %154
  %158 = fcmp ult double %157, %70
  br i1 %158, label %159, label %182

159:                                              ; preds = %135
  %160 = fptosi double %157 to i64
  %161 = add nsw i64 %160, 1
  %162 = icmp slt i64 %160, 63
  %163 = and i64 %161, -64
  %164 = select i1 %162, i64 %161, i64 %163
  %165 = sdiv i64 %52, 65536
  %166 = add nsw i64 %165, 1
  %167 = call i64 @llvm.smax.i64(i64 %164, i64 %166)
  %168 = sdiv i64 %52, %167
  %169 = sdiv i64 %168, %144
  %170 = icmp eq i64 %169, 0
  %171 = icmp slt i64 %167, 16
  %172 = or i1 %171, %170
  br i1 %172, label %182, label %173

173:                                              ; preds = %159
  %174 = add nsw i64 %52, -1
  %175 = mul nsw i64 %169, %144
  %176 = sdiv i64 %174, %175
  %177 = add nsw i64 %176, 1
  %178 = icmp slt i64 %176, 1023
  %179 = and i64 %176, -64
  %180 = add nsw i64 %179, 64
  %181 = select i1 %178, i64 %177, i64 %180
  br label %182

182:                                              ; preds = %173, %159, %135
  %183 = phi i64 [ %52, %135 ], [ %181, %173 ], [ %167, %159 ]
  store i64 %183, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 312), align 8
  %184 = add nsw i64 %52, -1
  %185 = sdiv i64 %184, %183
  %186 = trunc i64 %185 to i32
  %187 = add i32 %186, 1
  store i32 %187, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 320), align 64
  %188 = call i64 @llvm.smin.i64(i64 %144, i64 64)
  %189 = trunc i64 %188 to i32
  %190 = call i32 @llvm.umin.i32(i32 %187, i32 %189)
  store i32 %190, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 324), align 4
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %195, label %192

192:                                              ; preds = %182
  %193 = zext i32 %187 to i64
  %194 = zext i32 %190 to i64
  br label %200

195:                                              ; preds = %200, %182
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %187, ptr @pool seq_cst, align 64
  %196 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %197 = icmp ne i32 %196, 0
  %198 = icmp ugt i32 %187, 1
  %199 = and i1 %198, %197
  br i1 %199, label %212, label %217

200:                                              ; preds = %200, %192
  %201 = phi i64 [ 0, %192 ], [ %203, %200 ]
  %202 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %201
  %203 = add nuw nsw i64 %201, 1
  %204 = mul nuw i64 %203, %193
  %205 = udiv i64 %204, %194
  %206 = trunc i64 %205 to i32
  %207 = mul nuw i64 %201, %193
  %208 = udiv i64 %207, %194
  %209 = trunc i64 %208 to i32
  %210 = sub i32 %206, %209
  store atomic i32 %210, ptr %202 seq_cst, align 64
  %211 = icmp eq i64 %203, %194
  br i1 %211, label %195, label %200, !llvm.loop !4

212:                                              ; preds = %195
  %213 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %214 = call i32 @llvm.umin.i32(i32 %196, i32 %186)
  %215 = zext i32 %214 to i64
  %216 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %215) #5
  br label %217

217:                                              ; preds = %212, %195
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #5
  %218 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #5
  %219 = load i64, ptr %10, align 8
  %220 = sitofp i64 %219 to double
  %221 = fmul double %220, 1.000000e+09
  %222 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %223 = load i64, ptr %222, align 8
  %224 = sitofp i64 %223 to double
  %225 = fadd double %221, %224
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #5
  %226 = call fastcc double @work(i32 noundef 0, ptr noundef %15)
  %227 = fcmp oeq double %226, 0.000000e+00
  %228 = select i1 %227, double %47, double %226
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  %229 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #5
  %230 = load i64, ptr %9, align 8
  %231 = sitofp i64 %230 to double
  %232 = fmul double %231, 1.000000e+09
  %233 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %234 = load i64, ptr %233, align 8
  %235 = sitofp i64 %234 to double
  %236 = fadd double %232, %235
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  %237 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %238 = icmp eq i32 %237, %187
  br i1 %238, label %269, label %239

239:                                              ; preds = %217
  %240 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %241

241:                                              ; preds = %265, %239
  %242 = phi double [ 0.000000e+00, %239 ], [ %266, %265 ]
  %243 = phi i32 [ 0, %239 ], [ %244, %265 ]
  call void @llvm.x86.sse2.pause()
  %244 = add nuw nsw i32 %243, 1
  %245 = and i32 %244, 63
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %265

247:                                              ; preds = %241
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %248 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #5
  %249 = load i64, ptr %8, align 8
  %250 = sitofp i64 %249 to double
  %251 = fmul double %250, 1.000000e+09
  %252 = load i64, ptr %240, align 8
  %253 = sitofp i64 %252 to double
  %254 = fadd double %251, %253
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  %255 = icmp eq i32 %244, 64
  %256 = select i1 %255, double %254, double %242
  %257 = fsub double %254, %256
  %258 = fcmp uge double %257, 5.000000e+04
  br i1 %258, label %259, label %265

259:                                              ; preds = %247
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %260 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %261 = icmp eq i32 %260, %187
  br i1 %261, label %265, label %262

262:                                              ; preds = %259
  %263 = zext i32 %260 to i64
  %264 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %263, ptr noundef null) #5
  br label %265

265:                                              ; preds = %262, %259, %247, %241
  %266 = phi double [ %256, %247 ], [ %256, %259 ], [ %256, %262 ], [ %242, %241 ]
  %267 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %268 = icmp eq i32 %267, %187
  br i1 %268, label %269, label %241, !llvm.loop !6

269:                                              ; preds = %265, %217
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %270 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #5
  %271 = load i64, ptr %7, align 8
  %272 = sitofp i64 %271 to double
  %273 = fmul double %272, 1.000000e+09
  %274 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %275 = load i64, ptr %274, align 8
  %276 = sitofp i64 %275 to double
  %277 = fadd double %273, %276
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  %278 = fmul double %228, %70
  %279 = fsub double %225, %143
  %280 = fadd double %279, %277
  %281 = fsub double %280, %236
  %282 = load i64, ptr %15, align 8
  %283 = sub nsw i64 %52, %282
  %284 = sitofp i64 %283 to double
  %285 = fmul double %228, %284
  %286 = fsub double %281, %285
  %287 = fcmp ugt double %286, 5.000000e+03
  br i1 %287, label %291, label %288

288:                                              ; preds = %269
  %289 = fcmp olt double %286, 0.000000e+00
  br i1 %289, label %290, label %313

290:                                              ; preds = %288
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %313

291:                                              ; preds = %269
  %292 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %293 = shl i64 8, %292
  %294 = uitofp i64 %293 to double
  %295 = fmul double %286, %294
  %296 = icmp slt i64 %292, 6
  br i1 %296, label %297, label %299

297:                                              ; preds = %291
  %298 = add nsw i64 %292, 1
  store i64 %298, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %299

299:                                              ; preds = %297, %291
  %300 = fcmp ogt double %295, 1.000000e+08
  %301 = fcmp ogt double %286, 1.000000e+08
  %302 = select i1 %301, double %286, double 1.000000e+08
  %303 = select i1 %300, double %302, double %295
  %304 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %305 = fcmp oge double %277, %304
  %306 = fmul double %278, 2.000000e+00
  %307 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %308 = fcmp ogt double %306, %307
  %309 = select i1 %305, i1 true, i1 %308
  br i1 %309, label %310, label %311

310:                                              ; preds = %299
  store double %306, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  br label %311

311:                                              ; preds = %310, %299
  %312 = fadd double %277, %303
  store double %312, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  br label %313

313:                                              ; preds = %311, %290, %288
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #5
  %314 = uitofp nneg i64 %2 to double
  %315 = fmul double %228, %314
  %316 = fadd double %315, -5.000000e+01
  %317 = fmul double %316, 1.000000e+06
  %318 = fdiv double %317, %314
  %319 = fcmp olt double %318, 1.000000e+00
  %320 = select i1 %319, double 1.000000e+00, double %318
  %321 = fcmp ogt double %320, 9.000000e+18
  %322 = select i1 %321, double 9.000000e+18, double %320
  %323 = fptosi double %322 to i64
  store atomic i64 %323, ptr %22 monotonic, align 8
  br label %412

324:                                              ; preds = %56, %69, %98, %73, %76
  %325 = phi i32 [ %46, %56 ], [ 0, %69 ], [ 0, %98 ], [ 0, %73 ], [ 0, %76 ]
  %326 = phi ptr [ %48, %56 ], [ %68, %69 ], [ %68, %98 ], [ %68, %73 ], [ %68, %76 ]
  %327 = icmp ne i32 %325, 0
  br label %329

328:                                              ; preds = %67
  br i1 %38, label %372, label %329

329:                                              ; preds = %324, %328
  %330 = phi i1 [ %327, %324 ], [ false, %328 ]
  %331 = phi ptr [ %326, %324 ], [ %68, %328 ]
  %332 = phi i32 [ %325, %324 ], [ 0, %328 ]
  %333 = fcmp oeq double %47, 0.000000e+00
  %334 = icmp eq i64 %49, 0
  br i1 %333, label %335, label %340

335:                                              ; preds = %329
  %336 = sitofp i64 %51 to double
  %337 = fmul double %336, 2.000000e+00
  %338 = select i1 %334, double 1.000000e+00, double %337
  %339 = sitofp i64 %52 to double
  br label %361

340:                                              ; preds = %329
  br i1 %334, label %341, label %352

341:                                              ; preds = %340
  %342 = fcmp olt double %47, 5.000000e-02
  %343 = select i1 %342, double 5.000000e-02, double %47
  %344 = sitofp i64 %52 to double
  %345 = fmul double %344, 1.250000e-01
  %346 = fdiv double 2.000000e+04, %343
  %347 = fcmp ogt double %345, %346
  %348 = select i1 %347, double %346, double %345
  %349 = fcmp ogt double %348, 1.024000e+03
  %350 = and i1 %349, %330
  %351 = select i1 %350, double 1.024000e+03, double %348
  br label %361

352:                                              ; preds = %340
  %353 = sitofp i64 %52 to double
  %354 = fmul double %47, %353
  %355 = fcmp ugt double %354, 4.000000e+04
  br i1 %355, label %359, label %356

356:                                              ; preds = %352
  %357 = sitofp i64 %51 to double
  %358 = fmul double %357, 4.000000e+00
  br label %361

359:                                              ; preds = %352
  %360 = fdiv double 1.000000e+06, %47
  br label %361

361:                                              ; preds = %359, %356, %341, %335
  %362 = phi double [ %344, %341 ], [ %353, %359 ], [ %353, %356 ], [ %339, %335 ]
  %363 = phi double [ %351, %341 ], [ %360, %359 ], [ %358, %356 ], [ %338, %335 ]
  %364 = fcmp ult double %363, %362
  br i1 %364, label %365, label %372

365:                                              ; preds = %361
  %366 = fcmp olt double %363, 1.000000e+00
  br i1 %366, label %372, label %367

367:                                              ; preds = %365
  %368 = fptosi double %363 to i64
  %369 = icmp slt i64 %368, 64
  %370 = and i64 %368, -64
  %371 = select i1 %369, i64 %368, i64 %370
  br label %372

372:                                              ; preds = %328, %361, %365, %367
  %373 = phi ptr [ %68, %328 ], [ %331, %361 ], [ %331, %367 ], [ %331, %365 ]
  %374 = phi i32 [ 0, %328 ], [ %332, %361 ], [ %332, %367 ], [ %332, %365 ]
  %375 = phi i64 [ %52, %328 ], [ %52, %361 ], [ %371, %367 ], [ 1, %365 ]
  %376 = add nsw i64 %375, %49
  call void %21(ptr noundef %1, i64 noundef %49, i64 noundef %376, ptr noundef nonnull %17) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %377 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #5
  %378 = load i64, ptr %6, align 8
  %379 = sitofp i64 %378 to double
  %380 = fmul double %379, 1.000000e+09
  %381 = load i64, ptr %39, align 8
  %382 = sitofp i64 %381 to double
  %383 = fadd double %380, %382
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  %384 = icmp eq i64 %376, %2
  br i1 %384, label %385, label %398

385:                                              ; preds = %372
  %386 = fsub double %383, %32
  %387 = fcmp olt double %386, 1.000000e+03
  %388 = and i1 %387, %44
  br i1 %388, label %409, label %389

389:                                              ; preds = %385
  %390 = fadd double %386, -5.000000e+01
  %391 = fmul double %390, 1.000000e+06
  %392 = fdiv double %391, %41
  %393 = fcmp olt double %392, 1.000000e+00
  %394 = select i1 %393, double 1.000000e+00, double %392
  %395 = fcmp ogt double %394, 9.000000e+18
  %396 = select i1 %395, double 9.000000e+18, double %394
  %397 = fptosi double %396 to i64
  store atomic i64 %397, ptr %22 monotonic, align 8
  br label %409

398:                                              ; preds = %372
  %399 = fcmp oeq double %47, 0.000000e+00
  %400 = fsub double %383, %50
  %401 = fcmp ult double %400, 1.000000e+03
  %402 = select i1 %399, i1 %401, i1 false
  br i1 %402, label %409, label %403

403:                                              ; preds = %398
  %404 = fadd double %400, -2.500000e+01
  %405 = fcmp ogt double %404, 1.000000e+00
  %406 = select i1 %405, double %404, double 1.000000e+00
  %407 = sitofp i64 %375 to double
  %408 = fdiv double %406, %407
  br label %409

409:                                              ; preds = %389, %385, %403, %398
  %410 = phi double [ %47, %389 ], [ %47, %398 ], [ %408, %403 ], [ %47, %385 ]
  %411 = icmp slt i64 %376, %2
  br i1 %411, label %45, label %412

412:                                              ; preds = %409, %5, %313
  %413 = phi ptr [ %68, %313 ], [ null, %5 ], [ %373, %409 ]
  %414 = load i64, ptr %17, align 8
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %417, label %416

416:                                              ; preds = %412
  call void %21(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %17) #5
  br label %417

417:                                              ; preds = %416, %412
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #5
  ret ptr %413
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr %7(ptr noundef %0) #5
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
  tail call void %18(ptr noundef %16) #5
  br label %19

19:                                               ; preds = %13, %11
  %20 = phi ptr [ %12, %11 ], [ %16, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret ptr %20
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_call(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.call, align 8
  %9 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %2, %11
  br i1 %12, label %13, label %847

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
  %34 = tail call ptr %33() #5
  %35 = load ptr, ptr %25, align 8
  br label %36

36:                                               ; preds = %30, %28
  %37 = phi ptr [ %26, %28 ], [ %35, %30 ]
  %38 = phi ptr [ %24, %28 ], [ %34, %30 ]
  call void %37(ptr noundef %18, ptr noundef nonnull %9) #5
  br label %39

39:                                               ; preds = %36, %17
  %40 = phi ptr [ %38, %36 ], [ %24, %17 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %804, label %42

42:                                               ; preds = %39
  %43 = load ptr, ptr @tack_python, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 208
  %45 = load ptr, ptr %44, align 8
  call void %45(ptr noundef nonnull %40) #5
  br label %804

46:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
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

56:                                               ; preds = %574, %46
  %57 = phi i64 [ %2, %46 ], [ %576, %574 ]
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 776
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %60, 1
  br i1 %61, label %595, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %64 = load ptr, ptr %63, align 8
  br label %581

65:                                               ; preds = %574, %50
  %66 = phi i64 [ 0, %50 ], [ %575, %574 ]
  %67 = load ptr, ptr %51, align 8
  %68 = getelementptr inbounds nuw %struct.tack_param, ptr %67, i64 %66
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  %71 = getelementptr inbounds nuw ptr, ptr %1, i64 %66
  %72 = load ptr, ptr %71, align 8
  br i1 %70, label %73, label %346

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
  br i1 %90, label %103, label %788

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
  br i1 %99, label %788, label %103

100:                                              ; preds = %91
  %101 = and i64 %96, 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %788, label %113

103:                                              ; preds = %97, %83
  %104 = phi i64 [ 24, %83 ], [ 40, %97 ]
  %105 = getelementptr inbounds nuw i8, ptr %76, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %72, i64 %106
  %108 = load ptr, ptr %107, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %788, label %110

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
  br i1 %118, label %119, label %256

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i8, ptr %115, i64 %121
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %253, label %124

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
  br i1 %135, label %253, label %190

136:                                              ; preds = %190
  %137 = getelementptr inbounds nuw i8, ptr %76, i64 528
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %253, label %140

140:                                              ; preds = %136
  %141 = icmp eq ptr %138, %126
  br i1 %141, label %788, label %142

142:                                              ; preds = %140
  %143 = getelementptr inbounds nuw i8, ptr %76, i64 536
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %253, label %146

146:                                              ; preds = %142
  %147 = icmp eq ptr %144, %126
  br i1 %147, label %788, label %148

148:                                              ; preds = %146
  %149 = getelementptr inbounds nuw i8, ptr %76, i64 544
  %150 = load ptr, ptr %149, align 8
  %151 = icmp eq ptr %150, null
  br i1 %151, label %253, label %152

152:                                              ; preds = %148
  %153 = icmp eq ptr %150, %126
  br i1 %153, label %788, label %154

154:                                              ; preds = %152
  %155 = getelementptr inbounds nuw i8, ptr %76, i64 552
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %253, label %158

158:                                              ; preds = %154
  %159 = icmp eq ptr %156, %126
  br i1 %159, label %788, label %160

160:                                              ; preds = %158
  %161 = getelementptr inbounds nuw i8, ptr %76, i64 560
  %162 = load ptr, ptr %161, align 8
  %163 = icmp eq ptr %162, null
  br i1 %163, label %253, label %164

164:                                              ; preds = %160
  %165 = icmp eq ptr %162, %126
  br i1 %165, label %788, label %166

166:                                              ; preds = %164
  %167 = getelementptr inbounds nuw i8, ptr %76, i64 568
  %168 = load ptr, ptr %167, align 8
  %169 = icmp eq ptr %168, null
  br i1 %169, label %253, label %170

170:                                              ; preds = %166
  %171 = icmp eq ptr %168, %126
  br i1 %171, label %788, label %172

172:                                              ; preds = %170
  %173 = getelementptr inbounds nuw i8, ptr %76, i64 576
  %174 = load ptr, ptr %173, align 8
  %175 = icmp eq ptr %174, null
  br i1 %175, label %253, label %176

176:                                              ; preds = %172
  %177 = icmp eq ptr %174, %126
  br i1 %177, label %788, label %178

178:                                              ; preds = %176
  %179 = getelementptr inbounds nuw i8, ptr %76, i64 584
  %180 = load ptr, ptr %179, align 8
  %181 = icmp eq ptr %180, null
  br i1 %181, label %253, label %182

182:                                              ; preds = %178
  %183 = icmp eq ptr %180, %126
  br i1 %183, label %788, label %184

184:                                              ; preds = %182
  %185 = getelementptr inbounds nuw i8, ptr %76, i64 592
  %186 = load ptr, ptr %185, align 8
  %187 = icmp ne ptr %186, null
  %188 = icmp eq ptr %186, %126
  %189 = and i1 %187, %188
  br i1 %189, label %788, label %253

190:                                              ; preds = %133
  %191 = icmp eq ptr %134, %126
  br i1 %191, label %788, label %136

192:                                              ; preds = %124
  %193 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %194 = load i32, ptr %193, align 8
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, %195
  br i1 %198, label %199, label %788

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
  br i1 %209, label %210, label %788

210:                                              ; preds = %199
  %211 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i32 %194, 0
  %214 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %215 = load ptr, ptr %214, align 8
  br i1 %213, label %216, label %240

216:                                              ; preds = %210
  %217 = icmp ult i32 %194, 4
  br i1 %217, label %237, label %218

218:                                              ; preds = %216
  %219 = and i64 %195, 2147483644
  %220 = insertelement <2 x i64> <i64 poison, i64 1>, i64 %212, i64 0
  br label %221

221:                                              ; preds = %221, %218
  %222 = phi i64 [ 0, %218 ], [ %231, %221 ]
  %223 = phi <2 x i64> [ %220, %218 ], [ %229, %221 ]
  %224 = phi <2 x i64> [ splat (i64 1), %218 ], [ %230, %221 ]
  %225 = getelementptr inbounds nuw i64, ptr %215, i64 %222
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 16
  %227 = load <2 x i64>, ptr %225, align 8
  %228 = load <2 x i64>, ptr %226, align 8
  %229 = mul <2 x i64> %227, %223
  %230 = mul <2 x i64> %228, %224
  %231 = add nuw i64 %222, 4
  %232 = icmp eq i64 %231, %219
  br i1 %232, label %233, label %221, !llvm.loop !7

233:                                              ; preds = %221
  %234 = mul <2 x i64> %230, %229
  %235 = call i64 @llvm.vector.reduce.mul.v2i64(<2 x i64> %234)
  %236 = icmp eq i64 %219, %195
  br i1 %236, label %240, label %237

237:                                              ; preds = %216, %233
  %238 = phi i64 [ %212, %216 ], [ %235, %233 ]
  %239 = phi i64 [ 0, %216 ], [ %219, %233 ]
  br label %245

240:                                              ; preds = %245, %233, %210
  %241 = phi i64 [ %212, %210 ], [ %235, %233 ], [ %250, %245 ]
  %242 = load ptr, ptr %122, align 8
  store ptr %242, ptr %75, align 8
  %243 = getelementptr inbounds nuw i8, ptr %75, i64 8
  store ptr %215, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %75, i64 16
  store i64 %241, ptr %244, align 8
  br label %307

245:                                              ; preds = %237, %245
  %246 = phi i64 [ %250, %245 ], [ %238, %237 ]
  %247 = phi i64 [ %251, %245 ], [ %239, %237 ]
  %248 = getelementptr inbounds nuw i64, ptr %215, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = mul i64 %249, %246
  %251 = add nuw nsw i64 %247, 1
  %252 = icmp eq i64 %251, %195
  br i1 %252, label %240, label %245, !llvm.loop !10

253:                                              ; preds = %184, %178, %172, %166, %160, %154, %148, %142, %136, %133, %119
  %254 = call fastcc i32 @take_buffer(ptr noundef nonnull readonly %68, ptr noundef nonnull %115, ptr noundef nonnull %8, ptr noundef nonnull %75)
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %788, label %307

256:                                              ; preds = %113
  %257 = getelementptr inbounds nuw i8, ptr %76, i64 456
  %258 = load ptr, ptr %257, align 8
  %259 = icmp eq ptr %258, null
  br i1 %259, label %788, label %302

260:                                              ; preds = %302
  %261 = getelementptr inbounds nuw i8, ptr %76, i64 464
  %262 = load ptr, ptr %261, align 8
  %263 = icmp eq ptr %262, null
  br i1 %263, label %788, label %264

264:                                              ; preds = %260
  %265 = icmp eq ptr %262, %114
  br i1 %265, label %304, label %266

266:                                              ; preds = %264
  %267 = getelementptr inbounds nuw i8, ptr %76, i64 472
  %268 = load ptr, ptr %267, align 8
  %269 = icmp eq ptr %268, null
  br i1 %269, label %788, label %270

270:                                              ; preds = %266
  %271 = icmp eq ptr %268, %114
  br i1 %271, label %304, label %272

272:                                              ; preds = %270
  %273 = getelementptr inbounds nuw i8, ptr %76, i64 480
  %274 = load ptr, ptr %273, align 8
  %275 = icmp eq ptr %274, null
  br i1 %275, label %788, label %276

276:                                              ; preds = %272
  %277 = icmp eq ptr %274, %114
  br i1 %277, label %304, label %278

278:                                              ; preds = %276
  %279 = getelementptr inbounds nuw i8, ptr %76, i64 488
  %280 = load ptr, ptr %279, align 8
  %281 = icmp eq ptr %280, null
  br i1 %281, label %788, label %282

282:                                              ; preds = %278
  %283 = icmp eq ptr %280, %114
  br i1 %283, label %304, label %284

284:                                              ; preds = %282
  %285 = getelementptr inbounds nuw i8, ptr %76, i64 496
  %286 = load ptr, ptr %285, align 8
  %287 = icmp eq ptr %286, null
  br i1 %287, label %788, label %288

288:                                              ; preds = %284
  %289 = icmp eq ptr %286, %114
  br i1 %289, label %304, label %290

290:                                              ; preds = %288
  %291 = getelementptr inbounds nuw i8, ptr %76, i64 504
  %292 = load ptr, ptr %291, align 8
  %293 = icmp eq ptr %292, null
  br i1 %293, label %788, label %294

294:                                              ; preds = %290
  %295 = icmp eq ptr %292, %114
  br i1 %295, label %304, label %296

296:                                              ; preds = %294
  %297 = getelementptr inbounds nuw i8, ptr %76, i64 512
  %298 = load ptr, ptr %297, align 8
  %299 = icmp ne ptr %298, null
  %300 = icmp eq ptr %298, %114
  %301 = and i1 %299, %300
  br i1 %301, label %304, label %788

302:                                              ; preds = %256
  %303 = icmp eq ptr %258, %114
  br i1 %303, label %304, label %260

304:                                              ; preds = %302, %296, %294, %288, %282, %276, %270, %264
  %305 = call fastcc i32 @take_buffer(ptr noundef nonnull %68, ptr noundef %115, ptr noundef nonnull %8, ptr noundef %75)
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %788, label %307

307:                                              ; preds = %304, %253, %240
  %308 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %309 = load i64, ptr %308, align 8
  %310 = icmp sgt i64 %309, 0
  br i1 %310, label %311, label %330

311:                                              ; preds = %307
  %312 = load ptr, ptr %54, align 8
  %313 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr i64, ptr %312, i64 %314
  %316 = getelementptr inbounds nuw i8, ptr %75, i64 8
  br label %317

317:                                              ; preds = %327, %311
  %318 = phi i64 [ 0, %311 ], [ %328, %327 ]
  %319 = getelementptr i64, ptr %315, i64 %318
  %320 = load i64, ptr %319, align 8
  %321 = icmp sgt i64 %320, -1
  br i1 %321, label %322, label %327

322:                                              ; preds = %317
  %323 = load ptr, ptr %316, align 8
  %324 = getelementptr inbounds nuw i64, ptr %323, i64 %318
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %320, %325
  br i1 %326, label %327, label %788

327:                                              ; preds = %322, %317
  %328 = add nuw nsw i64 %318, 1
  %329 = icmp eq i64 %328, %309
  br i1 %329, label %330, label %317, !llvm.loop !11

330:                                              ; preds = %327, %307
  %331 = load i64, ptr %48, align 8
  %332 = add nsw i64 %331, 1
  store i64 %332, ptr %48, align 8
  %333 = getelementptr inbounds nuw i64, ptr %55, i64 %66
  store i64 %331, ptr %333, align 8
  %334 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %335 = load i64, ptr %334, align 8
  %336 = and i64 %335, 2
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %574, label %338

338:                                              ; preds = %330
  %339 = load ptr, ptr %75, align 8
  %340 = ptrtoint ptr %339 to i64
  %341 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %342 = load i64, ptr %341, align 8
  %343 = urem i64 %340, %342
  %344 = icmp eq i64 %343, 0
  %345 = zext i1 %344 to i32
  br label %571

346:                                              ; preds = %65
  %347 = load ptr, ptr @tack_python, align 8
  %348 = getelementptr inbounds nuw i64, ptr %52, i64 %66
  %349 = load i64, ptr %347, align 8
  %350 = getelementptr inbounds i8, ptr %72, i64 %349
  %351 = load ptr, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %347, i64 272
  %353 = load ptr, ptr %352, align 8
  %354 = icmp eq ptr %351, %353
  br i1 %354, label %355, label %388

355:                                              ; preds = %346
  %356 = getelementptr inbounds nuw i8, ptr %347, i64 64
  %357 = load ptr, ptr %356, align 8
  %358 = call double %357(ptr noundef nonnull %72) #5
  %359 = load i64, ptr %68, align 8
  %360 = icmp eq i64 %359, 3
  br i1 %360, label %361, label %788

361:                                              ; preds = %355
  %362 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %363 = load i64, ptr %362, align 8
  %364 = and i64 %363, 4
  %365 = icmp eq i64 %364, 0
  %366 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %367 = load i64, ptr %366, align 8
  br i1 %365, label %368, label %373

368:                                              ; preds = %361
  %369 = load i64, ptr %53, align 8
  %370 = icmp eq i64 %369, 0
  %371 = select i1 %370, i64 4, i64 8
  %372 = icmp eq i64 %367, %371
  br i1 %372, label %373, label %788

373:                                              ; preds = %368, %361
  %374 = fptrunc double %358 to float
  %375 = icmp ne i64 %367, 4
  %376 = call float @llvm.fabs.f32(float %374)
  %377 = fcmp une float %376, 0x7FF0000000000000
  %378 = or i1 %377, %375
  %379 = call double @llvm.fabs.f64(double %358)
  %380 = fcmp oeq double %379, 0x7FF0000000000000
  %381 = or i1 %380, %378
  br i1 %381, label %382, label %788

382:                                              ; preds = %373
  %383 = bitcast float %374 to i32
  %384 = zext i32 %383 to i64
  store i64 %384, ptr %348, align 8
  %385 = load i64, ptr %366, align 8
  %386 = icmp eq i64 %385, 8
  br i1 %386, label %387, label %574

387:                                              ; preds = %382
  store double %358, ptr %348, align 8
  br label %574

388:                                              ; preds = %346
  %389 = getelementptr inbounds nuw i8, ptr %347, i64 280
  %390 = load ptr, ptr %389, align 8
  %391 = icmp eq ptr %351, %390
  br i1 %391, label %396, label %392

392:                                              ; preds = %388
  %393 = getelementptr inbounds nuw i8, ptr %347, i64 288
  %394 = load ptr, ptr %393, align 8
  %395 = icmp eq ptr %351, %394
  br i1 %395, label %396, label %398

396:                                              ; preds = %392, %388
  %397 = call fastcc i32 @take_python_int(ptr noundef nonnull %68, ptr noundef nonnull %72, ptr noundef %348)
  br label %571

398:                                              ; preds = %392
  %399 = getelementptr inbounds nuw i8, ptr %347, i64 296
  %400 = load ptr, ptr %399, align 8
  %401 = icmp eq ptr %400, null
  br i1 %401, label %494, label %492

402:                                              ; preds = %492
  %403 = getelementptr inbounds nuw i8, ptr %347, i64 304
  %404 = load ptr, ptr %403, align 8
  %405 = icmp eq ptr %404, null
  br i1 %405, label %494, label %406

406:                                              ; preds = %402
  %407 = icmp eq ptr %404, %351
  br i1 %407, label %523, label %408

408:                                              ; preds = %406
  %409 = getelementptr inbounds nuw i8, ptr %347, i64 312
  %410 = load ptr, ptr %409, align 8
  %411 = icmp eq ptr %410, null
  br i1 %411, label %494, label %412

412:                                              ; preds = %408
  %413 = icmp eq ptr %410, %351
  br i1 %413, label %523, label %414

414:                                              ; preds = %412
  %415 = getelementptr inbounds nuw i8, ptr %347, i64 320
  %416 = load ptr, ptr %415, align 8
  %417 = icmp eq ptr %416, null
  br i1 %417, label %494, label %418

418:                                              ; preds = %414
  %419 = icmp eq ptr %416, %351
  br i1 %419, label %523, label %420

420:                                              ; preds = %418
  %421 = getelementptr inbounds nuw i8, ptr %347, i64 328
  %422 = load ptr, ptr %421, align 8
  %423 = icmp eq ptr %422, null
  br i1 %423, label %494, label %424

424:                                              ; preds = %420
  %425 = icmp eq ptr %422, %351
  br i1 %425, label %523, label %426

426:                                              ; preds = %424
  %427 = getelementptr inbounds nuw i8, ptr %347, i64 336
  %428 = load ptr, ptr %427, align 8
  %429 = icmp eq ptr %428, null
  br i1 %429, label %494, label %430

430:                                              ; preds = %426
  %431 = icmp eq ptr %428, %351
  br i1 %431, label %523, label %432

432:                                              ; preds = %430
  %433 = getelementptr inbounds nuw i8, ptr %347, i64 344
  %434 = load ptr, ptr %433, align 8
  %435 = icmp eq ptr %434, null
  br i1 %435, label %494, label %436

436:                                              ; preds = %432
  %437 = icmp eq ptr %434, %351
  br i1 %437, label %523, label %438

438:                                              ; preds = %436
  %439 = getelementptr inbounds nuw i8, ptr %347, i64 352
  %440 = load ptr, ptr %439, align 8
  %441 = icmp eq ptr %440, null
  br i1 %441, label %494, label %442

442:                                              ; preds = %438
  %443 = icmp eq ptr %440, %351
  br i1 %443, label %523, label %444

444:                                              ; preds = %442
  %445 = getelementptr inbounds nuw i8, ptr %347, i64 360
  %446 = load ptr, ptr %445, align 8
  %447 = icmp eq ptr %446, null
  br i1 %447, label %494, label %448

448:                                              ; preds = %444
  %449 = icmp eq ptr %446, %351
  br i1 %449, label %523, label %450

450:                                              ; preds = %448
  %451 = getelementptr inbounds nuw i8, ptr %347, i64 368
  %452 = load ptr, ptr %451, align 8
  %453 = icmp eq ptr %452, null
  br i1 %453, label %494, label %454

454:                                              ; preds = %450
  %455 = icmp eq ptr %452, %351
  br i1 %455, label %523, label %456

456:                                              ; preds = %454
  %457 = getelementptr inbounds nuw i8, ptr %347, i64 376
  %458 = load ptr, ptr %457, align 8
  %459 = icmp eq ptr %458, null
  br i1 %459, label %494, label %460

460:                                              ; preds = %456
  %461 = icmp eq ptr %458, %351
  br i1 %461, label %523, label %462

462:                                              ; preds = %460
  %463 = getelementptr inbounds nuw i8, ptr %347, i64 384
  %464 = load ptr, ptr %463, align 8
  %465 = icmp eq ptr %464, null
  br i1 %465, label %494, label %466

466:                                              ; preds = %462
  %467 = icmp eq ptr %464, %351
  br i1 %467, label %523, label %468

468:                                              ; preds = %466
  %469 = getelementptr inbounds nuw i8, ptr %347, i64 392
  %470 = load ptr, ptr %469, align 8
  %471 = icmp eq ptr %470, null
  br i1 %471, label %494, label %472

472:                                              ; preds = %468
  %473 = icmp eq ptr %470, %351
  br i1 %473, label %523, label %474

474:                                              ; preds = %472
  %475 = getelementptr inbounds nuw i8, ptr %347, i64 400
  %476 = load ptr, ptr %475, align 8
  %477 = icmp eq ptr %476, null
  br i1 %477, label %494, label %478

478:                                              ; preds = %474
  %479 = icmp eq ptr %476, %351
  br i1 %479, label %523, label %480

480:                                              ; preds = %478
  %481 = getelementptr inbounds nuw i8, ptr %347, i64 408
  %482 = load ptr, ptr %481, align 8
  %483 = icmp eq ptr %482, null
  br i1 %483, label %494, label %484

484:                                              ; preds = %480
  %485 = icmp eq ptr %482, %351
  br i1 %485, label %523, label %486

486:                                              ; preds = %484
  %487 = getelementptr inbounds nuw i8, ptr %347, i64 416
  %488 = load ptr, ptr %487, align 8
  %489 = icmp ne ptr %488, null
  %490 = icmp eq ptr %488, %351
  %491 = and i1 %489, %490
  br i1 %491, label %523, label %494

492:                                              ; preds = %398
  %493 = icmp eq ptr %400, %351
  br i1 %493, label %523, label %402

494:                                              ; preds = %486, %480, %474, %468, %462, %456, %450, %444, %438, %432, %426, %420, %414, %408, %402, %398
  %495 = getelementptr inbounds nuw i8, ptr %347, i64 424
  %496 = load ptr, ptr %495, align 8
  %497 = icmp eq ptr %496, null
  br i1 %497, label %788, label %516

498:                                              ; preds = %516
  %499 = getelementptr inbounds nuw i8, ptr %347, i64 432
  %500 = load ptr, ptr %499, align 8
  %501 = icmp eq ptr %500, null
  br i1 %501, label %788, label %502

502:                                              ; preds = %498
  %503 = icmp eq ptr %500, %351
  br i1 %503, label %518, label %504

504:                                              ; preds = %502
  %505 = getelementptr inbounds nuw i8, ptr %347, i64 440
  %506 = load ptr, ptr %505, align 8
  %507 = icmp eq ptr %506, null
  br i1 %507, label %788, label %508

508:                                              ; preds = %504
  %509 = icmp eq ptr %506, %351
  br i1 %509, label %518, label %510

510:                                              ; preds = %508
  %511 = getelementptr inbounds nuw i8, ptr %347, i64 448
  %512 = load ptr, ptr %511, align 8
  %513 = icmp ne ptr %512, null
  %514 = icmp eq ptr %512, %351
  %515 = and i1 %513, %514
  br i1 %515, label %518, label %788

516:                                              ; preds = %494
  %517 = icmp eq ptr %496, %351
  br i1 %517, label %518, label %498

518:                                              ; preds = %516, %510, %508, %502
  %519 = getelementptr inbounds nuw i8, ptr %347, i64 128
  %520 = load ptr, ptr %519, align 8
  %521 = call ptr %520(ptr noundef nonnull %72) #5
  %522 = icmp eq ptr %521, null
  br i1 %522, label %528, label %533

523:                                              ; preds = %492, %486, %484, %478, %472, %466, %460, %454, %448, %442, %436, %430, %424, %418, %412, %406
  %524 = getelementptr inbounds nuw i8, ptr %347, i64 120
  %525 = load ptr, ptr %524, align 8
  %526 = call ptr %525(ptr noundef nonnull %72) #5
  %527 = icmp eq ptr %526, null
  br i1 %527, label %528, label %531

528:                                              ; preds = %523, %518
  %529 = getelementptr inbounds nuw i8, ptr %347, i64 192
  %530 = load ptr, ptr %529, align 8
  call void %530() #5
  br label %788

531:                                              ; preds = %523
  %532 = call fastcc i32 @take_python_int(ptr noundef nonnull %68, ptr noundef nonnull %526, ptr noundef %348)
  br label %566

533:                                              ; preds = %518
  %534 = getelementptr inbounds nuw i8, ptr %347, i64 64
  %535 = load ptr, ptr %534, align 8
  %536 = call double %535(ptr noundef nonnull %521) #5
  %537 = load i64, ptr %68, align 8
  %538 = icmp eq i64 %537, 3
  br i1 %538, label %539, label %566

539:                                              ; preds = %533
  %540 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %541 = load i64, ptr %540, align 8
  %542 = and i64 %541, 4
  %543 = icmp eq i64 %542, 0
  %544 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %545 = load i64, ptr %544, align 8
  br i1 %543, label %546, label %551

546:                                              ; preds = %539
  %547 = load i64, ptr %53, align 8
  %548 = icmp eq i64 %547, 0
  %549 = select i1 %548, i64 4, i64 8
  %550 = icmp eq i64 %545, %549
  br i1 %550, label %551, label %566

551:                                              ; preds = %546, %539
  %552 = fptrunc double %536 to float
  %553 = icmp ne i64 %545, 4
  %554 = call float @llvm.fabs.f32(float %552)
  %555 = fcmp une float %554, 0x7FF0000000000000
  %556 = or i1 %555, %553
  %557 = call double @llvm.fabs.f64(double %536)
  %558 = fcmp oeq double %557, 0x7FF0000000000000
  %559 = or i1 %558, %556
  br i1 %559, label %560, label %566

560:                                              ; preds = %551
  %561 = bitcast float %552 to i32
  %562 = zext i32 %561 to i64
  store i64 %562, ptr %348, align 8
  %563 = load i64, ptr %544, align 8
  %564 = icmp eq i64 %563, 8
  br i1 %564, label %565, label %566

565:                                              ; preds = %560
  store double %536, ptr %348, align 8
  br label %566

566:                                              ; preds = %565, %560, %551, %546, %533, %531
  %567 = phi ptr [ %526, %531 ], [ %521, %533 ], [ %521, %546 ], [ %521, %551 ], [ %521, %560 ], [ %521, %565 ]
  %568 = phi i32 [ %532, %531 ], [ 0, %533 ], [ 0, %546 ], [ 0, %551 ], [ 1, %560 ], [ 1, %565 ]
  %569 = getelementptr inbounds nuw i8, ptr %347, i64 176
  %570 = load ptr, ptr %569, align 8
  call void %570(ptr noundef nonnull %567) #5
  br label %571

571:                                              ; preds = %566, %396, %338
  %572 = phi i32 [ %397, %396 ], [ %345, %338 ], [ %568, %566 ]
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %788, label %574

574:                                              ; preds = %571, %387, %382, %330
  %575 = add nuw nsw i64 %66, 1
  %576 = load i64, ptr %10, align 8
  %577 = icmp slt i64 %575, %576
  br i1 %577, label %65, label %56, !llvm.loop !12

578:                                              ; preds = %581
  %579 = add nuw nsw i64 %582, 1
  %580 = icmp eq i64 %579, %60
  br i1 %580, label %595, label %581, !llvm.loop !13

581:                                              ; preds = %578, %62
  %582 = phi i64 [ 0, %62 ], [ %579, %578 ]
  %583 = getelementptr inbounds nuw %struct.tack_small, ptr %64, i64 %582
  %584 = load i64, ptr %583, align 8
  %585 = getelementptr inbounds i64, ptr %58, i64 %584
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr inbounds %struct.array, ptr %8, i64 %586
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 8
  %589 = load ptr, ptr %588, align 8
  %590 = getelementptr inbounds nuw i8, ptr %583, i64 8
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds i64, ptr %589, i64 %591
  %593 = load i64, ptr %592, align 8
  %594 = icmp sgt i64 %593, 2147483647
  br i1 %594, label %788, label %578

595:                                              ; preds = %578, %56
  %596 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %597 = load i64, ptr %596, align 8
  %598 = icmp sgt i64 %597, 0
  br i1 %598, label %599, label %666

599:                                              ; preds = %595
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %601 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %602 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %603 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %604 = load ptr, ptr %600, align 8
  br label %607

605:                                              ; preds = %651
  %606 = icmp eq i32 %652, 0
  br i1 %606, label %659, label %666

607:                                              ; preds = %651, %599
  %608 = phi i32 [ 0, %599 ], [ %652, %651 ]
  %609 = phi i64 [ 0, %599 ], [ %653, %651 ]
  %610 = getelementptr inbounds nuw %struct.tack_axis, ptr %604, i64 %609
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds nuw i8, ptr %610, i64 8
  %613 = load i64, ptr %612, align 8
  %614 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %611, i64 noundef %613, ptr noundef %5)
  %615 = icmp eq i32 %614, 0
  br i1 %615, label %650, label %616

616:                                              ; preds = %607
  %617 = getelementptr inbounds nuw i8, ptr %610, i64 16
  %618 = load i64, ptr %617, align 8
  %619 = getelementptr inbounds nuw i8, ptr %610, i64 24
  %620 = load i64, ptr %619, align 8
  %621 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %618, i64 noundef %620, ptr noundef %6)
  %622 = icmp eq i32 %621, 0
  br i1 %622, label %650, label %623

623:                                              ; preds = %616
  %624 = getelementptr inbounds nuw i8, ptr %610, i64 32
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds nuw i8, ptr %610, i64 40
  %627 = load i64, ptr %626, align 8
  %628 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %625, i64 noundef %627, ptr noundef %7)
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %650, label %630

630:                                              ; preds = %623
  %631 = load i64, ptr %5, align 8
  %632 = getelementptr inbounds nuw i64, ptr %601, i64 %609
  store i64 %631, ptr %632, align 8
  %633 = load i64, ptr %7, align 8
  %634 = getelementptr inbounds nuw i64, ptr %602, i64 %609
  store i64 %633, ptr %634, align 8
  %635 = getelementptr inbounds nuw i64, ptr %603, i64 %609
  store i64 0, ptr %635, align 8
  %636 = icmp sgt i64 %633, 0
  br i1 %636, label %637, label %651

637:                                              ; preds = %630
  %638 = load i64, ptr %6, align 8
  %639 = icmp sgt i64 %638, %631
  br i1 %639, label %640, label %651

640:                                              ; preds = %637
  %641 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %638, i64 %631)
  %642 = extractvalue { i64, i1 } %641, 1
  br i1 %642, label %650, label %643

643:                                              ; preds = %640
  %644 = extractvalue { i64, i1 } %641, 0
  %645 = add nsw i64 %644, -1
  %646 = sdiv i64 %645, %633
  %647 = add nsw i64 %646, 1
  store i64 %647, ptr %635, align 8
  %648 = icmp eq i64 %647, 0
  %649 = select i1 %648, i32 1, i32 %608
  br label %651

650:                                              ; preds = %640, %623, %616, %607
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %788

651:                                              ; preds = %643, %637, %630
  %652 = phi i32 [ %649, %643 ], [ 1, %637 ], [ 1, %630 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %653 = add nuw nsw i64 %609, 1
  %654 = icmp eq i64 %653, %597
  br i1 %654, label %605, label %607, !llvm.loop !14

655:                                              ; preds = %659
  %656 = extractvalue { i64, i1 } %664, 0
  %657 = add nuw nsw i64 %661, 1
  %658 = icmp eq i64 %657, %597
  br i1 %658, label %666, label %659, !llvm.loop !15

659:                                              ; preds = %605, %655
  %660 = phi i64 [ %656, %655 ], [ 1, %605 ]
  %661 = phi i64 [ %657, %655 ], [ 0, %605 ]
  %662 = getelementptr inbounds nuw i64, ptr %603, i64 %661
  %663 = load i64, ptr %662, align 8
  %664 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %660, i64 %663)
  %665 = extractvalue { i64, i1 } %664, 1
  br i1 %665, label %788, label %655

666:                                              ; preds = %655, %605, %595
  %667 = phi i64 [ 1, %595 ], [ 0, %605 ], [ %656, %655 ]
  %668 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %669 = load i64, ptr %668, align 8
  %670 = icmp sgt i64 %669, 0
  br i1 %670, label %671, label %718

671:                                              ; preds = %666
  %672 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %673 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %674 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %675 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %676 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %677 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  %678 = load ptr, ptr %672, align 8
  br label %679

679:                                              ; preds = %713, %671
  %680 = phi i64 [ 0, %671 ], [ %716, %713 ]
  %681 = getelementptr inbounds nuw %struct.tack_slot, ptr %678, i64 %680
  %682 = load i64, ptr %681, align 8
  %683 = getelementptr inbounds nuw i8, ptr %681, i64 8
  %684 = load i64, ptr %683, align 8
  switch i64 %682, label %710 [
    i64 0, label %685
    i64 1, label %688
    i64 2, label %691
    i64 3, label %694
    i64 4, label %700
  ]

685:                                              ; preds = %679
  %686 = getelementptr inbounds i64, ptr %676, i64 %684
  %687 = load i64, ptr %686, align 8
  br label %713

688:                                              ; preds = %679
  %689 = getelementptr inbounds i64, ptr %675, i64 %684
  %690 = load i64, ptr %689, align 8
  br label %713

691:                                              ; preds = %679
  %692 = getelementptr inbounds i64, ptr %674, i64 %684
  %693 = load i64, ptr %692, align 8
  br label %713

694:                                              ; preds = %679
  %695 = getelementptr inbounds i64, ptr %58, i64 %684
  %696 = load i64, ptr %695, align 8
  %697 = getelementptr inbounds %struct.array, ptr %8, i64 %696
  %698 = load ptr, ptr %697, align 8
  %699 = ptrtoint ptr %698 to i64
  br label %713

700:                                              ; preds = %679
  %701 = getelementptr inbounds i64, ptr %58, i64 %684
  %702 = load i64, ptr %701, align 8
  %703 = getelementptr inbounds %struct.array, ptr %8, i64 %702
  %704 = getelementptr inbounds nuw i8, ptr %703, i64 8
  %705 = load ptr, ptr %704, align 8
  %706 = getelementptr inbounds nuw i8, ptr %681, i64 16
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr inbounds i64, ptr %705, i64 %707
  %709 = load i64, ptr %708, align 8
  br label %713

710:                                              ; preds = %679
  %711 = getelementptr inbounds i64, ptr %677, i64 %684
  %712 = load i64, ptr %711, align 8
  br label %713

713:                                              ; preds = %710, %700, %694, %691, %688, %685
  %714 = phi i64 [ %712, %710 ], [ %709, %700 ], [ %699, %694 ], [ %693, %691 ], [ %690, %688 ], [ %687, %685 ]
  %715 = getelementptr inbounds nuw i64, ptr %673, i64 %680
  store i64 %714, ptr %715, align 8
  %716 = add nuw nsw i64 %680, 1
  %717 = icmp eq i64 %716, %669
  br i1 %717, label %718, label %679, !llvm.loop !16

718:                                              ; preds = %713, %666
  %719 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %720 = icmp sgt i64 %57, 0
  br i1 %720, label %721, label %763

721:                                              ; preds = %718
  %722 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %723 = load ptr, ptr %722, align 8
  %724 = load i64, ptr %48, align 8
  %725 = icmp sgt i64 %724, 0
  br label %726

726:                                              ; preds = %760, %721
  %727 = phi i64 [ 0, %721 ], [ %761, %760 ]
  %728 = getelementptr inbounds nuw %struct.tack_param, ptr %723, i64 %727
  %729 = load i64, ptr %728, align 8
  %730 = icmp eq i64 %729, 0
  br i1 %730, label %731, label %760

731:                                              ; preds = %726
  %732 = getelementptr inbounds nuw i8, ptr %728, i64 40
  %733 = load i64, ptr %732, align 8
  %734 = and i64 %733, 1
  %735 = icmp eq i64 %734, 0
  br i1 %735, label %760, label %736

736:                                              ; preds = %731
  %737 = getelementptr inbounds nuw i64, ptr %58, i64 %727
  %738 = load i64, ptr %737, align 8
  %739 = getelementptr inbounds %struct.array, ptr %8, i64 %738
  br i1 %725, label %740, label %760

740:                                              ; preds = %736
  %741 = getelementptr inbounds nuw i8, ptr %739, i64 16
  br label %742

742:                                              ; preds = %757, %740
  %743 = phi i64 [ 0, %740 ], [ %758, %757 ]
  %744 = icmp eq i64 %738, %743
  br i1 %744, label %757, label %745

745:                                              ; preds = %742
  %746 = getelementptr inbounds nuw %struct.array, ptr %8, i64 %743
  %747 = load ptr, ptr %739, align 8
  %748 = load ptr, ptr %746, align 8
  %749 = getelementptr inbounds nuw i8, ptr %746, i64 16
  %750 = load i64, ptr %749, align 8
  %751 = getelementptr inbounds nuw i8, ptr %748, i64 %750
  %752 = icmp ult ptr %747, %751
  br i1 %752, label %753, label %757

753:                                              ; preds = %745
  %754 = load i64, ptr %741, align 8
  %755 = getelementptr inbounds nuw i8, ptr %747, i64 %754
  %756 = icmp ult ptr %748, %755
  br i1 %756, label %763, label %757

757:                                              ; preds = %753, %745, %742
  %758 = add nuw nsw i64 %743, 1
  %759 = icmp eq i64 %758, %724
  br i1 %759, label %760, label %742, !llvm.loop !17

760:                                              ; preds = %757, %736, %731, %726
  %761 = add nuw nsw i64 %727, 1
  %762 = icmp eq i64 %761, %57
  br i1 %762, label %763, label %726, !llvm.loop !18

763:                                              ; preds = %760, %753, %718
  %764 = phi i64 [ 1, %718 ], [ 0, %753 ], [ 1, %760 ]
  %765 = load ptr, ptr %0, align 8
  %766 = call ptr @tack_launch(ptr noundef %765, ptr noundef nonnull %719, i64 noundef %667, i64 noundef %764, i32 noundef 1)
  %767 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %768 = load ptr, ptr %767, align 8
  %769 = icmp eq ptr %768, null
  br i1 %769, label %781, label %770

770:                                              ; preds = %763
  %771 = icmp eq i64 %667, 0
  br i1 %771, label %772, label %778

772:                                              ; preds = %770
  %773 = load ptr, ptr @tack_python, align 8
  %774 = getelementptr inbounds nuw i8, ptr %773, i64 200
  %775 = load ptr, ptr %774, align 8
  %776 = call ptr %775() #5
  %777 = load ptr, ptr %767, align 8
  br label %778

778:                                              ; preds = %772, %770
  %779 = phi ptr [ %768, %770 ], [ %777, %772 ]
  %780 = phi ptr [ %766, %770 ], [ %776, %772 ]
  call void %779(ptr noundef nonnull %719, ptr noundef nonnull %9) #5
  br label %781

781:                                              ; preds = %778, %763
  %782 = phi ptr [ %780, %778 ], [ %766, %763 ]
  %783 = icmp eq ptr %782, null
  br i1 %783, label %788, label %784

784:                                              ; preds = %781
  %785 = load ptr, ptr @tack_python, align 8
  %786 = getelementptr inbounds nuw i8, ptr %785, i64 208
  %787 = load ptr, ptr %786, align 8
  call void %787(ptr noundef nonnull %782) #5
  br label %788

788:                                              ; preds = %571, %510, %504, %498, %494, %373, %368, %355, %304, %296, %290, %284, %278, %272, %266, %260, %256, %253, %199, %192, %190, %184, %182, %176, %170, %164, %158, %152, %146, %140, %103, %100, %97, %83, %322, %581, %659, %784, %781, %650, %528
  %789 = phi i1 [ false, %784 ], [ true, %650 ], [ true, %581 ], [ false, %781 ], [ true, %322 ], [ true, %659 ], [ true, %528 ], [ true, %83 ], [ true, %97 ], [ true, %100 ], [ true, %103 ], [ true, %140 ], [ true, %146 ], [ true, %152 ], [ true, %158 ], [ true, %164 ], [ true, %170 ], [ true, %176 ], [ true, %182 ], [ true, %184 ], [ true, %190 ], [ true, %192 ], [ true, %199 ], [ true, %253 ], [ true, %256 ], [ true, %260 ], [ true, %266 ], [ true, %272 ], [ true, %278 ], [ true, %284 ], [ true, %290 ], [ true, %296 ], [ true, %304 ], [ true, %355 ], [ true, %368 ], [ true, %373 ], [ true, %494 ], [ true, %498 ], [ true, %504 ], [ true, %510 ], [ true, %571 ]
  %790 = load i64, ptr %47, align 8
  %791 = icmp eq i64 %790, 0
  br i1 %791, label %803, label %792

792:                                              ; preds = %788
  %793 = getelementptr inbounds nuw i8, ptr %8, i64 3016
  br label %794

794:                                              ; preds = %794, %792
  %795 = phi i64 [ %790, %792 ], [ %801, %794 ]
  %796 = load ptr, ptr @tack_python, align 8
  %797 = getelementptr inbounds nuw i8, ptr %796, i64 56
  %798 = load ptr, ptr %797, align 8
  %799 = add nsw i64 %795, -1
  store i64 %799, ptr %47, align 8
  %800 = getelementptr inbounds %struct.tack_buffer, ptr %793, i64 %799
  call void %798(ptr noundef nonnull %800) #5
  %801 = load i64, ptr %47, align 8
  %802 = icmp eq i64 %801, 0
  br i1 %802, label %803, label %794, !llvm.loop !19

803:                                              ; preds = %794, %788
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  br i1 %789, label %847, label %804

804:                                              ; preds = %42, %39, %803
  %805 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %806 = load ptr, ptr %805, align 8
  %807 = icmp eq ptr %806, null
  br i1 %807, label %839, label %808

808:                                              ; preds = %804
  %809 = load i64, ptr %9, align 8
  %810 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %811 = load i64, ptr %810, align 8
  %812 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %813 = load i64, ptr %812, align 8
  switch i64 %813, label %828 [
    i64 1, label %814
    i64 2, label %823
  ]

814:                                              ; preds = %808
  %815 = shl nsw i64 %811, 3
  %816 = sub nsw i64 64, %815
  %817 = load ptr, ptr @tack_python, align 8
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 96
  %819 = load ptr, ptr %818, align 8
  %820 = shl i64 %809, %816
  %821 = ashr exact i64 %820, %816
  %822 = call ptr %819(i64 noundef %821) #5
  br label %845

823:                                              ; preds = %808
  %824 = load ptr, ptr @tack_python, align 8
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 104
  %826 = load ptr, ptr %825, align 8
  %827 = call ptr %826(i64 noundef %809) #5
  br label %845

828:                                              ; preds = %808
  %829 = trunc i64 %809 to i32
  %830 = bitcast i32 %829 to float
  %831 = bitcast i64 %809 to double
  %832 = load ptr, ptr @tack_python, align 8
  %833 = getelementptr inbounds nuw i8, ptr %832, i64 72
  %834 = load ptr, ptr %833, align 8
  %835 = icmp eq i64 %811, 8
  %836 = fpext float %830 to double
  %837 = select i1 %835, double %831, double %836
  %838 = call ptr %834(double noundef %837) #5
  br label %845

839:                                              ; preds = %804
  %840 = load ptr, ptr @tack_python, align 8
  %841 = getelementptr inbounds nuw i8, ptr %840, i64 216
  %842 = load ptr, ptr %841, align 8
  %843 = getelementptr inbounds nuw i8, ptr %840, i64 168
  %844 = load ptr, ptr %843, align 8
  call void %844(ptr noundef %842) #5
  br label %845

845:                                              ; preds = %828, %823, %814, %839
  %846 = phi ptr [ %842, %839 ], [ %822, %814 ], [ %827, %823 ], [ %838, %828 ]
  store ptr %846, ptr %3, align 8
  br label %847

847:                                              ; preds = %803, %4, %845
  %848 = phi i32 [ 0, %4 ], [ 1, %845 ], [ 0, %803 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  ret i32 %848
}

; Function Attrs: nounwind uwtable
define ptr @tack_call(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr @tack_python, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
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
  tail call void %23(ptr noundef nonnull %10) #5
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %25 = load ptr, ptr %24, align 8
  %26 = tail call ptr %25(ptr noundef nonnull %10) #5
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 8
  br label %34

31:                                               ; preds = %34
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %33 = load ptr, ptr %32, align 8
  tail call void %33(ptr noundef nonnull %10) #5
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
  tail call void %48(ptr noundef nonnull %10) #5
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
  %57 = tail call i64 %56(ptr noundef nonnull %3) #5
  br label %58

58:                                               ; preds = %49, %54, %51
  %59 = phi i1 [ false, %54 ], [ true, %51 ], [ true, %49 ]
  %60 = phi ptr [ %52, %54 ], [ %52, %51 ], [ %50, %49 ]
  %61 = phi i64 [ %57, %54 ], [ 0, %51 ], [ 0, %49 ]
  %62 = add nsw i64 %61, %2
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 136
  %64 = load ptr, ptr %63, align 8
  %65 = add nsw i64 %62, 2
  %66 = tail call ptr %64(i64 noundef %65) #5
  %67 = icmp eq ptr %66, null
  br i1 %67, label %106, label %68

68:                                               ; preds = %58
  %69 = getelementptr inbounds nuw i8, ptr %60, i64 144
  %70 = load ptr, ptr %69, align 8
  %71 = load ptr, ptr @tack_python, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 168
  %73 = load ptr, ptr %72, align 8
  tail call void %73(ptr noundef nonnull %0) #5
  %74 = tail call i32 %70(ptr noundef nonnull %66, i64 noundef 0, ptr noundef nonnull %0) #5
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
  tail call void %83(ptr noundef %80) #5
  %84 = tail call i32 %75(ptr noundef nonnull %66, i64 noundef 1, ptr noundef %80) #5
  %85 = icmp sgt i64 %62, 0
  br i1 %85, label %94, label %86

86:                                               ; preds = %94, %79
  %87 = getelementptr inbounds nuw i8, ptr %60, i64 160
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %60, i64 232
  %90 = load ptr, ptr %89, align 8
  %91 = tail call ptr %88(ptr noundef %90, ptr noundef nonnull %66, ptr noundef null) #5
  %92 = getelementptr inbounds nuw i8, ptr %60, i64 176
  %93 = load ptr, ptr %92, align 8
  tail call void %93(ptr noundef nonnull %66) #5
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
  tail call void %102(ptr noundef %99) #5
  %103 = tail call i32 %96(ptr noundef nonnull %66, i64 noundef %97, ptr noundef %99) #5
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %62
  br i1 %105, label %86, label %94, !llvm.loop !21

106:                                              ; preds = %86, %58, %44
  %107 = phi ptr [ %45, %44 ], [ %91, %86 ], [ null, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
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
  br i1 %28, label %29, label %54, !llvm.loop !22

29:                                               ; preds = %23
  %30 = shl i64 %13, 2
  %31 = icmp sle i64 %30, %21
  %32 = shl i64 %17, 2
  %33 = icmp slt i64 %32, 32769
  %34 = and i1 %33, %31
  br i1 %34, label %35, label %54, !llvm.loop !22

35:                                               ; preds = %29
  %36 = shl i64 %13, 3
  %37 = icmp sle i64 %36, %21
  %38 = shl i64 %17, 3
  %39 = icmp slt i64 %38, 32769
  %40 = and i1 %39, %37
  %41 = select i1 %40, i64 3, i64 2
  br label %54, !llvm.loop !22

42:                                               ; preds = %5, %15, %19
  %43 = icmp eq ptr %4, null
  %44 = icmp eq i64 %10, 0
  %45 = select i1 %43, i1 true, i1 %44
  br i1 %45, label %57, label %46

46:                                               ; preds = %42
  %47 = icmp eq i64 %2, 0
  %48 = icmp sgt i64 %3, 0
  %49 = and i1 %47, %48
  br i1 %49, label %50, label %327

50:                                               ; preds = %46
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %53 = load i64, ptr %52, align 8
  tail call void %51(ptr noundef %1, i64 noundef 0, i64 noundef %53, ptr noundef nonnull %4) #5
  br label %327

54:                                               ; preds = %29, %35, %23
  %55 = phi i64 [ %41, %35 ], [ 1, %29 ], [ 0, %23 ]
  %56 = icmp eq ptr %4, null
  br i1 %56, label %57, label %59

57:                                               ; preds = %42, %54
  %58 = load ptr, ptr %0, align 8
  tail call void %58(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #5
  br label %327

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
  br i1 %87, label %88, label %80, !llvm.loop !23

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
  br i1 %97, label %98, label %90, !llvm.loop !24

98:                                               ; preds = %94
  %99 = load ptr, ptr %92, align 64
  store ptr %99, ptr %91, align 8
  br label %124

100:                                              ; preds = %71, %100
  %101 = atomicrmw xchg ptr %67, i32 1 acquire, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %100, !llvm.loop !25

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
  %117 = tail call ptr @calloc(i64 noundef 1, i64 noundef %116) #16
  %118 = icmp eq ptr %117, null
  br i1 %118, label %136, label %119

119:                                              ; preds = %113
  %120 = load ptr, ptr %69, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %124, label %122

122:                                              ; preds = %119
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 64
  tail call void %120(ptr noundef %1, ptr noundef nonnull %123, i64 noundef %55) #5
  br label %124

124:                                              ; preds = %122, %119, %106, %98
  %125 = phi ptr [ %117, %122 ], [ %117, %119 ], [ %104, %106 ], [ %92, %98 ]
  %126 = icmp eq ptr %73, null
  br i1 %126, label %131, label %127

127:                                              ; preds = %124
  %128 = load ptr, ptr %70, align 8
  %129 = getelementptr inbounds nuw i8, ptr %73, i64 64
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 64
  tail call void %128(ptr noundef %1, ptr noundef nonnull %129, ptr noundef nonnull %130, i64 noundef %55) #5
  tail call void @free(ptr noundef nonnull %125)
  br label %131

131:                                              ; preds = %127, %124
  %132 = phi ptr [ %73, %127 ], [ %125, %124 ]
  %133 = load i64, ptr %64, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %64, align 8
  %135 = load i64, ptr %9, align 8
  br label %71, !llvm.loop !26

136:                                              ; preds = %113, %108, %90
  %137 = icmp eq ptr %73, null
  br i1 %137, label %327, label %138

138:                                              ; preds = %136
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %73, i64 64
  tail call void %140(ptr noundef %1, ptr noundef nonnull %141, i64 noundef %55) #5
  tail call void @free(ptr noundef nonnull %73)
  br label %327

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
  br i1 %150, label %151, label %148, !llvm.loop !25

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
  %169 = tail call ptr @calloc(i64 noundef 1, i64 noundef %168) #16
  %170 = icmp eq ptr %169, null
  br i1 %170, label %177, label %171

171:                                              ; preds = %164
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %173 = load ptr, ptr %172, align 8
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %171
  %176 = getelementptr inbounds nuw i8, ptr %169, i64 64
  tail call void %173(ptr noundef %1, ptr noundef nonnull %176, i64 noundef %55) #5
  br label %179

177:                                              ; preds = %164, %157
  %178 = load ptr, ptr %0, align 8
  tail call void %178(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %4) #5
  br label %327

179:                                              ; preds = %175, %171, %155
  %180 = phi ptr [ %169, %175 ], [ %169, %171 ], [ %153, %155 ]
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %180, i64 64
  tail call void %182(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %183, i64 noundef %55) #5
  br label %184

184:                                              ; preds = %184, %179
  %185 = atomicrmw xchg ptr %147, i32 1 acquire, align 8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %184, !llvm.loop !25

187:                                              ; preds = %184
  %188 = load ptr, ptr %152, align 8
  store ptr %188, ptr %180, align 64
  store ptr %180, ptr %152, align 8
  store atomic i32 0, ptr %147 release, align 8
  br label %327

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
  %199 = sdiv i64 %2, %198
  %200 = srem i64 %2, %198
  %201 = icmp ne i64 %200, 0
  %202 = zext i1 %201 to i64
  %203 = add nsw i64 %199, %202
  %204 = add nsw i64 %3, -1
  %205 = sdiv i64 %204, %198
  %206 = icmp sgt i64 %203, %205
  br i1 %206, label %327, label %207

207:                                              ; preds = %189
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %213 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %214 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %216 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %218

218:                                              ; preds = %324, %207
  %219 = phi i64 [ %203, %207 ], [ %325, %324 ]
  %220 = mul nsw i64 %219, %198
  %221 = load i64, ptr %190, align 8
  %222 = sub nsw i64 %221, %220
  %223 = tail call i64 @llvm.smin.i64(i64 %222, i64 %198)
  %224 = add nsw i64 %223, %220
  %225 = load i64, ptr %209, align 8
  %226 = shl i64 %225, %55
  %227 = add i64 %226, 64
  %228 = tail call ptr @calloc(i64 noundef 1, i64 noundef %227) #16
  %229 = icmp eq ptr %228, null
  br i1 %229, label %315, label %230

230:                                              ; preds = %218
  %231 = load ptr, ptr %210, align 8
  %232 = icmp eq ptr %231, null
  br i1 %232, label %235, label %233

233:                                              ; preds = %230
  %234 = getelementptr inbounds nuw i8, ptr %228, i64 64
  tail call void %231(ptr noundef %1, ptr noundef nonnull %234, i64 noundef %55) #5
  br label %235

235:                                              ; preds = %233, %230
  %236 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store i64 %219, ptr %236, align 8
  %237 = load ptr, ptr %208, align 8
  %238 = getelementptr inbounds nuw i8, ptr %228, i64 64
  tail call void %237(ptr noundef %1, i64 noundef %220, i64 noundef %224, ptr noundef nonnull %238, i64 noundef %55) #5
  br label %239

239:                                              ; preds = %239, %235
  %240 = atomicrmw xchg ptr %211, i32 1 acquire, align 8
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %239, !llvm.loop !25

242:                                              ; preds = %239
  %243 = load ptr, ptr %212, align 8
  store ptr %243, ptr %228, align 64
  store ptr %228, ptr %212, align 8
  %244 = load i32, ptr %213, align 4
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %313

246:                                              ; preds = %242
  %247 = load i64, ptr %214, align 8
  %248 = icmp slt i64 %247, 64
  br i1 %248, label %249, label %259

249:                                              ; preds = %246
  %250 = load i64, ptr %215, align 8
  br label %251

251:                                              ; preds = %256, %249
  %252 = phi i64 [ %247, %249 ], [ %257, %256 ]
  %253 = shl nuw i64 1, %252
  %254 = and i64 %253, %250
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %259, label %256

256:                                              ; preds = %251
  %257 = add nsw i64 %252, 1
  store i64 %257, ptr %214, align 8
  %258 = icmp eq i64 %257, 64
  br i1 %258, label %259, label %251, !llvm.loop !23

259:                                              ; preds = %256, %251, %246
  %260 = phi i64 [ %247, %246 ], [ %252, %251 ], [ 64, %256 ]
  br label %261

261:                                              ; preds = %265, %259
  %262 = phi ptr [ %212, %259 ], [ %263, %265 ]
  %263 = load ptr, ptr %262, align 8
  %264 = icmp eq ptr %263, null
  br i1 %264, label %313, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %263, i64 8
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, %260
  br i1 %268, label %269, label %261, !llvm.loop !24

269:                                              ; preds = %265
  %270 = load ptr, ptr %263, align 64
  store ptr %270, ptr %262, align 8
  %271 = load i32, ptr %213, align 4
  %272 = or i32 %271, 1
  br label %273

273:                                              ; preds = %311, %269
  %274 = phi i32 [ 1, %311 ], [ %272, %269 ]
  %275 = phi ptr [ %305, %311 ], [ %263, %269 ]
  store i32 %274, ptr %213, align 4
  store atomic i32 0, ptr %211 release, align 8
  %276 = load ptr, ptr %216, align 8
  %277 = icmp eq ptr %276, null
  br i1 %277, label %282, label %278

278:                                              ; preds = %273
  %279 = load ptr, ptr %217, align 8
  %280 = getelementptr inbounds nuw i8, ptr %276, i64 64
  %281 = getelementptr inbounds nuw i8, ptr %275, i64 64
  tail call void %279(ptr noundef %1, ptr noundef nonnull %280, ptr noundef nonnull %281, i64 noundef %55) #5
  tail call void @free(ptr noundef nonnull %275)
  br label %283

282:                                              ; preds = %273
  store ptr %275, ptr %216, align 8
  br label %283

283:                                              ; preds = %282, %278
  br label %284

284:                                              ; preds = %283, %284
  %285 = atomicrmw xchg ptr %211, i32 1 acquire, align 8
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %284, !llvm.loop !25

287:                                              ; preds = %284
  %288 = load i64, ptr %214, align 8
  %289 = add nsw i64 %288, 1
  store i64 %289, ptr %214, align 8
  %290 = icmp slt i64 %288, 63
  br i1 %290, label %291, label %301

291:                                              ; preds = %287
  %292 = load i64, ptr %215, align 8
  br label %293

293:                                              ; preds = %298, %291
  %294 = phi i64 [ %289, %291 ], [ %299, %298 ]
  %295 = shl nuw i64 1, %294
  %296 = and i64 %295, %292
  %297 = icmp eq i64 %296, 0
  br i1 %297, label %301, label %298

298:                                              ; preds = %293
  %299 = add nsw i64 %294, 1
  store i64 %299, ptr %214, align 8
  %300 = icmp eq i64 %299, 64
  br i1 %300, label %301, label %293, !llvm.loop !23

301:                                              ; preds = %298, %293, %287
  %302 = phi i64 [ %289, %287 ], [ %294, %293 ], [ 64, %298 ]
  br label %303

303:                                              ; preds = %307, %301
  %304 = phi ptr [ %212, %301 ], [ %305, %307 ]
  %305 = load ptr, ptr %304, align 8
  %306 = icmp eq ptr %305, null
  br i1 %306, label %313, label %307

307:                                              ; preds = %303
  %308 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, %302
  br i1 %310, label %311, label %303, !llvm.loop !24

311:                                              ; preds = %307
  %312 = load ptr, ptr %305, align 64
  store ptr %312, ptr %304, align 8
  br label %273, !llvm.loop !27

313:                                              ; preds = %261, %303, %242
  %314 = phi i32 [ 0, %303 ], [ %244, %242 ], [ 0, %261 ]
  store i32 %314, ptr %213, align 4
  br label %324

315:                                              ; preds = %218
  %316 = load ptr, ptr %0, align 8
  tail call void %316(ptr noundef %1, i64 noundef %220, i64 noundef %224, ptr noundef nonnull %4) #5
  br label %317

317:                                              ; preds = %317, %315
  %318 = atomicrmw xchg ptr %211, i32 1 acquire, align 8
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %317, !llvm.loop !25

320:                                              ; preds = %317
  %321 = shl nuw i64 1, %219
  %322 = load i64, ptr %215, align 8
  %323 = or i64 %322, %321
  store i64 %323, ptr %215, align 8
  br label %324

324:                                              ; preds = %320, %313
  store atomic i32 0, ptr %211 release, align 8
  %325 = add i64 %219, 1
  %326 = icmp eq i64 %219, %205
  br i1 %326, label %327, label %218, !llvm.loop !28

327:                                              ; preds = %324, %189, %187, %177, %138, %136, %50, %46, %57
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %8 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str, i32 noundef 0) #5
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %121, label %10

10:                                               ; preds = %7
  %11 = call i64 @read(i32 noundef %8, ptr noundef nonnull %2, i64 noundef 256) #5
  %12 = tail call i32 @close(i32 noundef %8) #5
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
  br i1 %25, label %26, label %37, !llvm.loop !29

26:                                               ; preds = %14, %21
  %27 = phi i8 [ %24, %21 ], [ %19, %14 ]
  %28 = phi i64 [ %31, %21 ], [ 0, %14 ]
  %29 = phi i64 [ %33, %21 ], [ 0, %14 ]
  %30 = mul nsw i64 %29, 10
  %31 = add nuw nsw i64 %28, 1
  %32 = zext nneg i8 %27 to i64
  %33 = add nsw i64 %30, %32
  %34 = icmp eq i64 %28, %16
  br i1 %34, label %35, label %21, !llvm.loop !29

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
  %54 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.1, i32 noundef 0) #5
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %121, label %56

56:                                               ; preds = %53
  %57 = call i64 @read(i32 noundef %54, ptr noundef nonnull %2, i64 noundef 256) #5
  %58 = tail call i32 @close(i32 noundef %54) #5
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
  br i1 %94, label %95, label %65, !llvm.loop !30

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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
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
declare void @llvm.x86.sse.sfence() #5

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
  br i1 %20, label %22, label %14, !llvm.loop !31

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %62 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #5
  %63 = load i64, ptr %4, align 8
  %64 = sitofp i64 %63 to double
  %65 = fmul double %64, 1.000000e+09
  %66 = load i64, ptr %6, align 8
  %67 = sitofp i64 %66 to double
  %68 = fadd double %65, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  %70 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  call void %69(ptr noundef %70, i64 noundef %56, i64 noundef %61, ptr noundef %71) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %72 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #5
  %73 = load i64, ptr %3, align 8
  %74 = sitofp i64 %73 to double
  %75 = fmul double %74, 1.000000e+09
  %76 = load i64, ptr %7, align 8
  %77 = sitofp i64 %76 to double
  %78 = fadd double %75, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
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
  %87 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 129, i64 noundef 1) #5
  br label %88

88:                                               ; preds = %86, %83, %42
  %89 = fadd double %11, %79
  %90 = sub nsw i64 %61, %56
  %91 = add nsw i64 %90, %13
  %92 = fcmp ogt double %79, %10
  %93 = select i1 %92, double %79, double %10
  %94 = select i1 %92, i64 %90, i64 %12
  %95 = load atomic i32, ptr @pool seq_cst, align 64
  br label %8, !llvm.loop !31

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
  %105 = sitofp i64 %13 to double
  %106 = fdiv double %11, %105
  %107 = select i1 %104, double 0.000000e+00, double %106
  br label %108

108:                                              ; preds = %103, %98
  %109 = phi double [ %102, %98 ], [ %107, %103 ]
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
  call void @llvm.x86.sse2.pause()
  %15 = add nuw nsw i32 %11, 1
  %16 = and i32 %15, 63
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %10, !llvm.loop !32

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #5
  %20 = load i64, ptr %2, align 8
  %21 = sitofp i64 %20 to double
  %22 = fmul double %21, 1.000000e+09
  %23 = load i64, ptr %4, align 8
  %24 = sitofp i64 %23 to double
  %25 = fadd double %22, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  %26 = icmp eq i32 %15, 64
  %27 = select i1 %26, double %25, double %9
  %28 = fsub double %25, %27
  %29 = fcmp uge double %28, 5.000000e+04
  br i1 %29, label %33, label %30

30:                                               ; preds = %18, %46
  %31 = phi i32 [ %15, %18 ], [ 0, %46 ]
  %32 = phi double [ %27, %18 ], [ 0.000000e+00, %46 ]
  br label %7, !llvm.loop !32

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
  %43 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 128, i64 noundef %42, ptr noundef null) #5
  br label %44

44:                                               ; preds = %41, %36
  %45 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  br label %46

46:                                               ; preds = %44, %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %47 = call fastcc double @work(i32 noundef %6, ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  br label %30
}

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #6

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_buffer(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 3016
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 5576
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tack_buffer, ptr %5, i64 %7
  %9 = load ptr, ptr @tack_python, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 %11(ptr noundef nonnull %1, ptr noundef nonnull %8, i32 noundef 28) #5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %4
  %15 = load ptr, ptr @tack_python, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 192
  %17 = load ptr, ptr %16, align 8
  tail call void %17() #5
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
  br i1 %91, label %94, label %78, !llvm.loop !33

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = call i64 %7(ptr noundef %1, ptr noundef nonnull %4) #5
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @tack_python, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 %14(ptr noundef %1) #5
  %16 = load ptr, ptr @tack_python, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 184
  %18 = load ptr, ptr %17, align 8
  %19 = call ptr %18() #5
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = load ptr, ptr @tack_python, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 192
  %24 = load ptr, ptr %23, align 8
  call void %24() #5
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret i32 %105
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #8 {
  %6 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
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
  br i1 %102, label %15, label %103, !llvm.loop !34

103:                                              ; preds = %99
  %104 = load i64, ptr %6, align 16
  br label %105

105:                                              ; preds = %103, %5
  %106 = phi i64 [ %104, %103 ], [ undef, %5 ]
  store i64 %106, ptr %4, align 8
  br label %107

107:                                              ; preds = %80, %82, %68, %53, %39, %95, %62, %105
  %108 = phi i32 [ 1, %105 ], [ 0, %62 ], [ 0, %95 ], [ 0, %39 ], [ 0, %53 ], [ 0, %68 ], [ 0, %82 ], [ 0, %80 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
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

declare i32 @close(i32 noundef) local_unnamed_addr #6

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
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
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
