; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { i32, [60 x i8], i32, i32, [56 x i8], i32, i32, [56 x i8], i64, i64, i64, i64, i64, double, double, i64, ptr, ptr, ptr, i64, i64, i64, i32, i32, [8 x i8] }
%struct.anon.0 = type { i32, [60 x i8] }
%struct.timespec = type { i64, i64 }
%struct.tack_shared = type { i64, ptr, i32, i32, i64, i64, ptr }
%struct.call = type { [32 x %struct.array], i64, [64 x i64], [64 x i64], [32 x %struct.tack_buffer], i64, [8 x i64], [8 x i64], [8 x i64], [128 x i64] }
%struct.array = type { ptr, ptr, i64 }
%struct.tack_buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.tack_param = type { i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.tack_small = type { i64, i64 }
%struct.tack_axis = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_slot = type { i64, i64, i64 }
%struct.tack_op = type { i64, i64, i64 }

@pool = internal global %struct.anon { i32 0, [60 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i64 0, i64 1, i64 0, i64 0, i64 0, double 0.000000e+00, double 0.000000e+00, i64 0, ptr null, ptr null, ptr null, i64 0, i64 0, i64 0, i32 0, i32 0, [8 x i8] zeroinitializer }, align 64
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
  br i1 %33, label %34, label %384

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

45:                                               ; preds = %34, %381
  %46 = phi i32 [ %4, %34 ], [ %346, %381 ]
  %47 = phi double [ %36, %34 ], [ %382, %381 ]
  %48 = phi ptr [ null, %34 ], [ %345, %381 ]
  %49 = phi i64 [ 0, %34 ], [ %348, %381 ]
  %50 = phi double [ %32, %34 ], [ %355, %381 ]
  %51 = phi i64 [ 0, %34 ], [ %347, %381 ]
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
  br i1 %61, label %62, label %296

62:                                               ; preds = %56, %54
  %63 = load ptr, ptr @tack_python, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 200
  %65 = load ptr, ptr %64, align 8
  %66 = call ptr %65() #16
  br label %67

67:                                               ; preds = %62, %45
  %68 = phi ptr [ %66, %62 ], [ %48, %45 ]
  br i1 %37, label %69, label %300

69:                                               ; preds = %67
  %70 = sitofp i64 %52 to double
  %71 = fmul double %47, %70
  %72 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) monotonic, align 4
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, double 4.000000e+04, double 1.000000e+05
  %75 = fcmp ugt double %71, %74
  br i1 %75, label %76, label %296

76:                                               ; preds = %69
  %77 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %296

79:                                               ; preds = %76
  %80 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %81 = extractvalue { i64, i1 } %80, 1
  br i1 %81, label %82, label %296

82:                                               ; preds = %79
  %83 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %84 = fcmp ule double %71, %83
  %85 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %86 = fcmp ult double %50, %85
  %87 = select i1 %84, i1 %86, i1 false
  br i1 %87, label %88, label %89

88:                                               ; preds = %82
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  br label %296

89:                                               ; preds = %82
  %90 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %91 = add nsw i64 %90, -1
  %92 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %93 = icmp slt i64 %92, %91
  br i1 %93, label %94, label %125

94:                                               ; preds = %89
  %95 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %99, label %97

97:                                               ; preds = %94
  %98 = add nsw i64 %95, -1
  store i64 %98, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  br label %125

99:                                               ; preds = %94
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %12, i8 -1, i64 128, i1 false)
  %100 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %12, ptr noundef nonnull %13) #16
  %101 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %102 = icmp slt i64 %101, %91
  br i1 %102, label %103, label %123

103:                                              ; preds = %99, %117
  %104 = phi i64 [ %121, %117 ], [ %101, %99 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #16
  %105 = add nsw i64 %104, 1
  %106 = inttoptr i64 %105 to ptr
  %107 = call i32 @pthread_create(ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %106) #16
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %117, label %109

109:                                              ; preds = %103
  %110 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %111 = icmp slt i64 %110, 10
  br i1 %111, label %112, label %114

112:                                              ; preds = %109
  %113 = add nsw i64 %110, 1
  store i64 %113, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  br label %114

114:                                              ; preds = %112, %109
  %115 = phi i64 [ %110, %109 ], [ %113, %112 ]
  %116 = shl nuw i64 1, %115
  store i64 %116, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #16
  br label %123

117:                                              ; preds = %103
  %118 = load i64, ptr %14, align 8
  %119 = call i32 @pthread_detach(i64 noundef %118) #16
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %120 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #16
  %122 = icmp slt i64 %121, %91
  br i1 %122, label %103, label %123

123:                                              ; preds = %117, %114, %99
  %124 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %13, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  br label %125

125:                                              ; preds = %123, %97, %89
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  %126 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #16
  %127 = load i64, ptr %11, align 8
  %128 = sitofp i64 %127 to double
  %129 = fmul double %128, 1.000000e+09
  %130 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %131 = load i64, ptr %130, align 8
  %132 = sitofp i64 %131 to double
  %133 = fadd double %129, %132
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  store ptr %21, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  store ptr %17, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  store i64 %49, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  %134 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %135 = shl nsw i64 %134, 6
  %136 = sitofp i64 %135 to double
  %137 = fdiv double %70, %136
  %138 = fdiv double 1.000000e+06, %47
  %139 = fcmp ogt double %137, %138
  %140 = select i1 %139, double %138, double %137
  %141 = fdiv double 2.000000e+04, %47
  %142 = fcmp olt double %140, %141
  %143 = select i1 %142, double %141, double %140
  %144 = fcmp ult double %143, %70
  br i1 %144, label %145, label %154

145:                                              ; preds = %125
  %146 = fptosi double %143 to i64
  %147 = add nsw i64 %146, 1
  %148 = icmp slt i64 %146, 63
  %149 = and i64 %147, -64
  %150 = select i1 %148, i64 %147, i64 %149
  %151 = sdiv i64 %52, 65536
  %152 = add nsw i64 %151, 1
  %153 = call i64 @llvm.smax.i64(i64 %150, i64 %152)
  br label %154

154:                                              ; preds = %145, %125
  %155 = phi i64 [ %153, %145 ], [ %52, %125 ]
  store i64 %155, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  %156 = add nsw i64 %52, -1
  %157 = sdiv i64 %156, %155
  %158 = trunc i64 %157 to i32
  %159 = add i32 %158, 1
  store i32 %159, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  %160 = call i64 @llvm.smin.i64(i64 %134, i64 64)
  %161 = trunc i64 %160 to i32
  %162 = call i32 @llvm.umin.i32(i32 %159, i32 %161)
  store i32 %162, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 308), align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %167, label %164

164:                                              ; preds = %154
  %165 = zext i32 %159 to i64
  %166 = zext i32 %162 to i64
  br label %172

167:                                              ; preds = %172, %154
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %159, ptr @pool seq_cst, align 64
  %168 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %169 = icmp ne i32 %168, 0
  %170 = icmp ugt i32 %159, 1
  %171 = and i1 %170, %169
  br i1 %171, label %184, label %189

172:                                              ; preds = %172, %164
  %173 = phi i64 [ 0, %164 ], [ %175, %172 ]
  %174 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %173
  %175 = add nuw nsw i64 %173, 1
  %176 = mul nuw i64 %175, %165
  %177 = udiv i64 %176, %166
  %178 = trunc i64 %177 to i32
  %179 = mul nuw i64 %173, %165
  %180 = udiv i64 %179, %166
  %181 = trunc i64 %180 to i32
  %182 = sub i32 %178, %181
  store atomic i32 %182, ptr %174 seq_cst, align 64
  %183 = icmp eq i64 %175, %166
  br i1 %183, label %167, label %172, !llvm.loop !5

184:                                              ; preds = %167
  %185 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %186 = call i32 @llvm.umin.i32(i32 %168, i32 %158)
  %187 = zext i32 %186 to i64
  %188 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %187) #16
  br label %189

189:                                              ; preds = %184, %167
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  %190 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #16
  %191 = load i64, ptr %10, align 8
  %192 = sitofp i64 %191 to double
  %193 = fmul double %192, 1.000000e+09
  %194 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %195 = load i64, ptr %194, align 8
  %196 = sitofp i64 %195 to double
  %197 = fadd double %193, %196
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  %198 = call fastcc double @work(i32 noundef 0, ptr noundef %15)
  %199 = fcmp oeq double %198, 0.000000e+00
  %200 = select i1 %199, double %47, double %198
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
  %201 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #16
  %202 = load i64, ptr %9, align 8
  %203 = sitofp i64 %202 to double
  %204 = fmul double %203, 1.000000e+09
  %205 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %206 = load i64, ptr %205, align 8
  %207 = sitofp i64 %206 to double
  %208 = fadd double %204, %207
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  %209 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %210 = icmp eq i32 %209, %159
  br i1 %210, label %241, label %211

211:                                              ; preds = %189
  %212 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %213

213:                                              ; preds = %237, %211
  %214 = phi double [ 0.000000e+00, %211 ], [ %238, %237 ]
  %215 = phi i32 [ 0, %211 ], [ %216, %237 ]
  call void @llvm.aarch64.isb(i32 15)
  %216 = add nuw nsw i32 %215, 1
  %217 = and i32 %216, 63
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %237

219:                                              ; preds = %213
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %220 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %221 = load i64, ptr %8, align 8
  %222 = sitofp i64 %221 to double
  %223 = fmul double %222, 1.000000e+09
  %224 = load i64, ptr %212, align 8
  %225 = sitofp i64 %224 to double
  %226 = fadd double %223, %225
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  %227 = icmp eq i32 %216, 64
  %228 = select i1 %227, double %226, double %214
  %229 = fsub double %226, %228
  %230 = fcmp uge double %229, 5.000000e+04
  br i1 %230, label %231, label %237

231:                                              ; preds = %219
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %232 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %233 = icmp eq i32 %232, %159
  br i1 %233, label %237, label %234

234:                                              ; preds = %231
  %235 = zext i32 %232 to i64
  %236 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %235, ptr noundef null) #16
  br label %237

237:                                              ; preds = %234, %231, %219, %213
  %238 = phi double [ %228, %219 ], [ %228, %231 ], [ %228, %234 ], [ %214, %213 ]
  %239 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %240 = icmp eq i32 %239, %159
  br i1 %240, label %241, label %213, !llvm.loop !7

241:                                              ; preds = %237, %189
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %242 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %243 = load i64, ptr %7, align 8
  %244 = sitofp i64 %243 to double
  %245 = fmul double %244, 1.000000e+09
  %246 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %247 = load i64, ptr %246, align 8
  %248 = sitofp i64 %247 to double
  %249 = fadd double %245, %248
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  %250 = fmul double %200, %70
  %251 = fsub double %197, %133
  %252 = fadd double %251, %249
  %253 = fsub double %252, %208
  %254 = load i64, ptr %15, align 8
  %255 = sub nsw i64 %52, %254
  %256 = sitofp i64 %255 to double
  %257 = fmul double %200, %256
  %258 = fsub double %253, %257
  %259 = fcmp ugt double %258, 5.000000e+03
  br i1 %259, label %263, label %260

260:                                              ; preds = %241
  %261 = fcmp olt double %258, 0.000000e+00
  br i1 %261, label %262, label %285

262:                                              ; preds = %260
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %285

263:                                              ; preds = %241
  %264 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %265 = shl i64 8, %264
  %266 = uitofp i64 %265 to double
  %267 = fmul double %258, %266
  %268 = icmp slt i64 %264, 6
  br i1 %268, label %269, label %271

269:                                              ; preds = %263
  %270 = add nsw i64 %264, 1
  store i64 %270, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %271

271:                                              ; preds = %269, %263
  %272 = fcmp ogt double %267, 1.000000e+08
  %273 = fcmp ogt double %258, 1.000000e+08
  %274 = select i1 %273, double %258, double 1.000000e+08
  %275 = select i1 %272, double %274, double %267
  %276 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %277 = fcmp oge double %249, %276
  %278 = fmul double %250, 2.000000e+00
  %279 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %280 = fcmp ogt double %278, %279
  %281 = select i1 %277, i1 true, i1 %280
  br i1 %281, label %282, label %283

282:                                              ; preds = %271
  store double %278, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  br label %283

283:                                              ; preds = %282, %271
  %284 = fadd double %249, %275
  store double %284, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  br label %285

285:                                              ; preds = %283, %262, %260
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #16
  %286 = uitofp nneg i64 %2 to double
  %287 = fmul double %200, %286
  %288 = fadd double %287, -5.000000e+01
  %289 = fmul double %288, 1.000000e+06
  %290 = fdiv double %289, %286
  %291 = fcmp olt double %290, 1.000000e+00
  %292 = select i1 %291, double 1.000000e+00, double %290
  %293 = fcmp ogt double %292, 9.000000e+18
  %294 = select i1 %293, double 9.000000e+18, double %292
  %295 = fptosi double %294 to i64
  store atomic i64 %295, ptr %22 monotonic, align 8
  br label %384

296:                                              ; preds = %56, %69, %88, %76, %79
  %297 = phi i32 [ %46, %56 ], [ 0, %69 ], [ 0, %88 ], [ 0, %76 ], [ 0, %79 ]
  %298 = phi ptr [ %48, %56 ], [ %68, %69 ], [ %68, %88 ], [ %68, %76 ], [ %68, %79 ]
  %299 = icmp ne i32 %297, 0
  br label %301

300:                                              ; preds = %67
  br i1 %38, label %344, label %301

301:                                              ; preds = %296, %300
  %302 = phi i1 [ %299, %296 ], [ false, %300 ]
  %303 = phi ptr [ %298, %296 ], [ %68, %300 ]
  %304 = phi i32 [ %297, %296 ], [ 0, %300 ]
  %305 = fcmp oeq double %47, 0.000000e+00
  %306 = icmp eq i64 %49, 0
  br i1 %305, label %307, label %312

307:                                              ; preds = %301
  %308 = sitofp i64 %51 to double
  %309 = fmul double %308, 2.000000e+00
  %310 = select i1 %306, double 1.000000e+00, double %309
  %311 = sitofp i64 %52 to double
  br label %333

312:                                              ; preds = %301
  br i1 %306, label %313, label %324

313:                                              ; preds = %312
  %314 = fcmp olt double %47, 5.000000e-02
  %315 = select i1 %314, double 5.000000e-02, double %47
  %316 = sitofp i64 %52 to double
  %317 = fmul double %316, 1.250000e-01
  %318 = fdiv double 2.000000e+04, %315
  %319 = fcmp ogt double %317, %318
  %320 = select i1 %319, double %318, double %317
  %321 = fcmp ogt double %320, 1.024000e+03
  %322 = and i1 %321, %302
  %323 = select i1 %322, double 1.024000e+03, double %320
  br label %333

324:                                              ; preds = %312
  %325 = sitofp i64 %52 to double
  %326 = fmul double %47, %325
  %327 = fcmp ugt double %326, 4.000000e+04
  br i1 %327, label %331, label %328

328:                                              ; preds = %324
  %329 = sitofp i64 %51 to double
  %330 = fmul double %329, 4.000000e+00
  br label %333

331:                                              ; preds = %324
  %332 = fdiv double 1.000000e+06, %47
  br label %333

333:                                              ; preds = %331, %328, %313, %307
  %334 = phi double [ %316, %313 ], [ %325, %331 ], [ %325, %328 ], [ %311, %307 ]
  %335 = phi double [ %323, %313 ], [ %332, %331 ], [ %330, %328 ], [ %310, %307 ]
  %336 = fcmp ult double %335, %334
  br i1 %336, label %337, label %344

337:                                              ; preds = %333
  %338 = fcmp olt double %335, 1.000000e+00
  br i1 %338, label %344, label %339

339:                                              ; preds = %337
  %340 = fptosi double %335 to i64
  %341 = icmp slt i64 %340, 64
  %342 = and i64 %340, -64
  %343 = select i1 %341, i64 %340, i64 %342
  br label %344

344:                                              ; preds = %300, %333, %337, %339
  %345 = phi ptr [ %68, %300 ], [ %303, %333 ], [ %303, %339 ], [ %303, %337 ]
  %346 = phi i32 [ 0, %300 ], [ %304, %333 ], [ %304, %339 ], [ %304, %337 ]
  %347 = phi i64 [ %52, %300 ], [ %52, %333 ], [ %343, %339 ], [ 1, %337 ]
  %348 = add nsw i64 %347, %49
  call void %21(ptr noundef %1, i64 noundef %49, i64 noundef %348, ptr noundef nonnull %17) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  %349 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %350 = load i64, ptr %6, align 8
  %351 = sitofp i64 %350 to double
  %352 = fmul double %351, 1.000000e+09
  %353 = load i64, ptr %39, align 8
  %354 = sitofp i64 %353 to double
  %355 = fadd double %352, %354
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  %356 = icmp eq i64 %348, %2
  br i1 %356, label %357, label %370

357:                                              ; preds = %344
  %358 = fsub double %355, %32
  %359 = fcmp olt double %358, 1.000000e+03
  %360 = and i1 %359, %44
  br i1 %360, label %381, label %361

361:                                              ; preds = %357
  %362 = fadd double %358, -5.000000e+01
  %363 = fmul double %362, 1.000000e+06
  %364 = fdiv double %363, %41
  %365 = fcmp olt double %364, 1.000000e+00
  %366 = select i1 %365, double 1.000000e+00, double %364
  %367 = fcmp ogt double %366, 9.000000e+18
  %368 = select i1 %367, double 9.000000e+18, double %366
  %369 = fptosi double %368 to i64
  store atomic i64 %369, ptr %22 monotonic, align 8
  br label %381

370:                                              ; preds = %344
  %371 = fcmp oeq double %47, 0.000000e+00
  %372 = fsub double %355, %50
  %373 = fcmp ult double %372, 1.000000e+03
  %374 = select i1 %371, i1 %373, i1 false
  br i1 %374, label %381, label %375

375:                                              ; preds = %370
  %376 = fadd double %372, -2.500000e+01
  %377 = fcmp ogt double %376, 1.000000e+00
  %378 = select i1 %377, double %376, double 1.000000e+00
  %379 = sitofp i64 %347 to double
  %380 = fdiv double %378, %379
  br label %381

381:                                              ; preds = %361, %357, %375, %370
  %382 = phi double [ %47, %361 ], [ %47, %370 ], [ %380, %375 ], [ %47, %357 ]
  %383 = icmp slt i64 %348, %2
  br i1 %383, label %45, label %384

384:                                              ; preds = %381, %5, %285
  %385 = phi ptr [ %68, %285 ], [ null, %5 ], [ %345, %381 ]
  %386 = load i64, ptr %17, align 8
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %389, label %388

388:                                              ; preds = %384
  call void %21(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %17) #16
  br label %389

389:                                              ; preds = %388, %384
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #16
  ret ptr %385
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

; Function Attrs: nounwind uwtable
define void @tack_run_bound(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8
  %9 = load ptr, ptr @tack_python, align 8
  %10 = icmp ne ptr %9, null
  %11 = zext i1 %10 to i32
  %12 = tail call ptr @tack_launch(ptr noundef %2, ptr noundef %4, i64 noundef %6, i64 noundef %8, i32 noundef %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %1
  %15 = load ptr, ptr @tack_python, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 208
  %17 = load ptr, ptr %16, align 8
  tail call void %17(ptr noundef nonnull %12) #16
  br label %18

18:                                               ; preds = %14, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @tack_abi() local_unnamed_addr #3 {
  ret i64 1
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
  br i1 %12, label %13, label %814

13:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 4360
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store i64 0, ptr %15, align 8
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 776
  br label %32

23:                                               ; preds = %540, %13
  %24 = phi i64 [ %2, %13 ], [ %542, %540 ]
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 776
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %561

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %31 = load ptr, ptr %30, align 8
  br label %547

32:                                               ; preds = %540, %17
  %33 = phi i64 [ 0, %17 ], [ %541, %540 ]
  %34 = load ptr, ptr %18, align 8
  %35 = getelementptr inbounds nuw %struct.tack_param, ptr %34, i64 %33
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  %38 = getelementptr inbounds nuw ptr, ptr %1, i64 %33
  %39 = load ptr, ptr %38, align 8
  br i1 %37, label %40, label %312

40:                                               ; preds = %32
  %41 = load i64, ptr %15, align 8
  %42 = getelementptr inbounds %struct.array, ptr %8, i64 %41
  %43 = load ptr, ptr @tack_python, align 8
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %39, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 256
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %46, %48
  br i1 %49, label %50, label %58

50:                                               ; preds = %40
  %51 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %39, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %35, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %54, %56
  br i1 %57, label %70, label %755

58:                                               ; preds = %40
  %59 = getelementptr inbounds nuw i8, ptr %43, i64 264
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %46, %60
  %62 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %63 = load i64, ptr %62, align 8
  br i1 %61, label %64, label %67

64:                                               ; preds = %58
  %65 = and i64 %63, 16
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %755, label %70

67:                                               ; preds = %58
  %68 = and i64 %63, 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %755, label %80

70:                                               ; preds = %64, %50
  %71 = phi i64 [ 24, %50 ], [ 40, %64 ]
  %72 = getelementptr inbounds nuw i8, ptr %43, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %39, i64 %73
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  br i1 %76, label %755, label %77

77:                                               ; preds = %70
  %78 = getelementptr inbounds i8, ptr %75, i64 %44
  %79 = load ptr, ptr %78, align 8
  br label %80

80:                                               ; preds = %77, %67
  %81 = phi ptr [ %79, %77 ], [ %46, %67 ]
  %82 = phi ptr [ %75, %77 ], [ %39, %67 ]
  %83 = getelementptr inbounds nuw i8, ptr %43, i64 248
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %81, %84
  br i1 %85, label %86, label %222

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %82, i64 %88
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %219, label %91

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 40
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %43, i64 520
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %219, label %151

97:                                               ; preds = %151
  %98 = getelementptr inbounds nuw i8, ptr %43, i64 528
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %219, label %101

101:                                              ; preds = %97
  %102 = icmp eq ptr %99, %93
  br i1 %102, label %153, label %103

103:                                              ; preds = %101
  %104 = getelementptr inbounds nuw i8, ptr %43, i64 536
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %219, label %107

107:                                              ; preds = %103
  %108 = icmp eq ptr %105, %93
  br i1 %108, label %153, label %109

109:                                              ; preds = %107
  %110 = getelementptr inbounds nuw i8, ptr %43, i64 544
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %219, label %113

113:                                              ; preds = %109
  %114 = icmp eq ptr %111, %93
  br i1 %114, label %153, label %115

115:                                              ; preds = %113
  %116 = getelementptr inbounds nuw i8, ptr %43, i64 552
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %219, label %119

119:                                              ; preds = %115
  %120 = icmp eq ptr %117, %93
  br i1 %120, label %153, label %121

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw i8, ptr %43, i64 560
  %123 = load ptr, ptr %122, align 8
  %124 = icmp eq ptr %123, null
  br i1 %124, label %219, label %125

125:                                              ; preds = %121
  %126 = icmp eq ptr %123, %93
  br i1 %126, label %153, label %127

127:                                              ; preds = %125
  %128 = getelementptr inbounds nuw i8, ptr %43, i64 568
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %129, null
  br i1 %130, label %219, label %131

131:                                              ; preds = %127
  %132 = icmp eq ptr %129, %93
  br i1 %132, label %153, label %133

133:                                              ; preds = %131
  %134 = getelementptr inbounds nuw i8, ptr %43, i64 576
  %135 = load ptr, ptr %134, align 8
  %136 = icmp eq ptr %135, null
  br i1 %136, label %219, label %137

137:                                              ; preds = %133
  %138 = icmp eq ptr %135, %93
  br i1 %138, label %153, label %139

139:                                              ; preds = %137
  %140 = getelementptr inbounds nuw i8, ptr %43, i64 584
  %141 = load ptr, ptr %140, align 8
  %142 = icmp eq ptr %141, null
  br i1 %142, label %219, label %143

143:                                              ; preds = %139
  %144 = icmp eq ptr %141, %93
  br i1 %144, label %153, label %145

145:                                              ; preds = %143
  %146 = getelementptr inbounds nuw i8, ptr %43, i64 592
  %147 = load ptr, ptr %146, align 8
  %148 = icmp ne ptr %147, null
  %149 = icmp eq ptr %147, %93
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %153, label %219

151:                                              ; preds = %91
  %152 = icmp eq ptr %95, %93
  br i1 %152, label %153, label %97

153:                                              ; preds = %151, %145, %143, %137, %131, %125, %119, %113, %107, %101
  %154 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds ptr, ptr %94, i64 %155
  %157 = load ptr, ptr %156, align 8
  %158 = icmp eq ptr %93, %157
  br i1 %158, label %159, label %755

159:                                              ; preds = %153
  %160 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %161 = load i32, ptr %160, align 8
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, %162
  br i1 %165, label %166, label %755

166:                                              ; preds = %159
  %167 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %168 = load i64, ptr %167, align 8
  %169 = trunc i64 %168 to i32
  %170 = shl i32 %169, 10
  %171 = and i32 %170, 1024
  %172 = or disjoint i32 %171, 1
  %173 = getelementptr inbounds nuw i8, ptr %89, i64 48
  %174 = load i32, ptr %173, align 8
  %175 = and i32 %172, %174
  %176 = icmp eq i32 %175, %172
  br i1 %176, label %177, label %755

177:                                              ; preds = %166
  %178 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i32 %161, 0
  %181 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %182 = load ptr, ptr %181, align 8
  br i1 %180, label %183, label %206

183:                                              ; preds = %177
  %184 = icmp eq i32 %161, 1
  br i1 %184, label %203, label %185

185:                                              ; preds = %183
  %186 = and i64 %162, 2147483646
  br label %187

187:                                              ; preds = %187, %185
  %188 = phi i64 [ 0, %185 ], [ %198, %187 ]
  %189 = phi i64 [ %179, %185 ], [ %196, %187 ]
  %190 = phi i64 [ 1, %185 ], [ %197, %187 ]
  %191 = getelementptr inbounds nuw i64, ptr %182, i64 %188
  %192 = getelementptr inbounds nuw i64, ptr %182, i64 %188
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %194 = load i64, ptr %191, align 8
  %195 = load i64, ptr %193, align 8
  %196 = mul i64 %194, %189
  %197 = mul i64 %195, %190
  %198 = add nuw i64 %188, 2
  %199 = icmp eq i64 %198, %186
  br i1 %199, label %200, label %187, !llvm.loop !8

200:                                              ; preds = %187
  %201 = mul i64 %197, %196
  %202 = icmp eq i64 %186, %162
  br i1 %202, label %206, label %203

203:                                              ; preds = %183, %200
  %204 = phi i64 [ %179, %183 ], [ %201, %200 ]
  %205 = phi i64 [ 0, %183 ], [ %186, %200 ]
  br label %211

206:                                              ; preds = %211, %200, %177
  %207 = phi i64 [ %179, %177 ], [ %201, %200 ], [ %216, %211 ]
  %208 = load ptr, ptr %89, align 8
  store ptr %208, ptr %42, align 8
  %209 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store ptr %182, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store i64 %207, ptr %210, align 8
  br label %273

211:                                              ; preds = %203, %211
  %212 = phi i64 [ %216, %211 ], [ %204, %203 ]
  %213 = phi i64 [ %217, %211 ], [ %205, %203 ]
  %214 = getelementptr inbounds nuw i64, ptr %182, i64 %213
  %215 = load i64, ptr %214, align 8
  %216 = mul i64 %215, %212
  %217 = add nuw nsw i64 %213, 1
  %218 = icmp eq i64 %217, %162
  br i1 %218, label %206, label %211, !llvm.loop !11

219:                                              ; preds = %145, %139, %133, %127, %121, %115, %109, %103, %97, %91, %86
  %220 = call fastcc i32 @take_buffer(ptr noundef nonnull readonly %35, ptr noundef nonnull %82, ptr noundef nonnull %8, ptr noundef nonnull %42)
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %755, label %273

222:                                              ; preds = %80
  %223 = getelementptr inbounds nuw i8, ptr %43, i64 456
  %224 = load ptr, ptr %223, align 8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %755, label %268

226:                                              ; preds = %268
  %227 = getelementptr inbounds nuw i8, ptr %43, i64 464
  %228 = load ptr, ptr %227, align 8
  %229 = icmp eq ptr %228, null
  br i1 %229, label %755, label %230

230:                                              ; preds = %226
  %231 = icmp eq ptr %228, %81
  br i1 %231, label %270, label %232

232:                                              ; preds = %230
  %233 = getelementptr inbounds nuw i8, ptr %43, i64 472
  %234 = load ptr, ptr %233, align 8
  %235 = icmp eq ptr %234, null
  br i1 %235, label %755, label %236

236:                                              ; preds = %232
  %237 = icmp eq ptr %234, %81
  br i1 %237, label %270, label %238

238:                                              ; preds = %236
  %239 = getelementptr inbounds nuw i8, ptr %43, i64 480
  %240 = load ptr, ptr %239, align 8
  %241 = icmp eq ptr %240, null
  br i1 %241, label %755, label %242

242:                                              ; preds = %238
  %243 = icmp eq ptr %240, %81
  br i1 %243, label %270, label %244

244:                                              ; preds = %242
  %245 = getelementptr inbounds nuw i8, ptr %43, i64 488
  %246 = load ptr, ptr %245, align 8
  %247 = icmp eq ptr %246, null
  br i1 %247, label %755, label %248

248:                                              ; preds = %244
  %249 = icmp eq ptr %246, %81
  br i1 %249, label %270, label %250

250:                                              ; preds = %248
  %251 = getelementptr inbounds nuw i8, ptr %43, i64 496
  %252 = load ptr, ptr %251, align 8
  %253 = icmp eq ptr %252, null
  br i1 %253, label %755, label %254

254:                                              ; preds = %250
  %255 = icmp eq ptr %252, %81
  br i1 %255, label %270, label %256

256:                                              ; preds = %254
  %257 = getelementptr inbounds nuw i8, ptr %43, i64 504
  %258 = load ptr, ptr %257, align 8
  %259 = icmp eq ptr %258, null
  br i1 %259, label %755, label %260

260:                                              ; preds = %256
  %261 = icmp eq ptr %258, %81
  br i1 %261, label %270, label %262

262:                                              ; preds = %260
  %263 = getelementptr inbounds nuw i8, ptr %43, i64 512
  %264 = load ptr, ptr %263, align 8
  %265 = icmp ne ptr %264, null
  %266 = icmp eq ptr %264, %81
  %267 = and i1 %265, %266
  br i1 %267, label %270, label %755

268:                                              ; preds = %222
  %269 = icmp eq ptr %224, %81
  br i1 %269, label %270, label %226

270:                                              ; preds = %268, %262, %260, %254, %248, %242, %236, %230
  %271 = call fastcc i32 @take_buffer(ptr noundef nonnull %35, ptr noundef %82, ptr noundef nonnull %8, ptr noundef %42)
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %755, label %273

273:                                              ; preds = %270, %219, %206
  %274 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %275 = load i64, ptr %274, align 8
  %276 = icmp sgt i64 %275, 0
  br i1 %276, label %277, label %296

277:                                              ; preds = %273
  %278 = load ptr, ptr %21, align 8
  %279 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr i64, ptr %278, i64 %280
  %282 = getelementptr inbounds nuw i8, ptr %42, i64 8
  br label %283

283:                                              ; preds = %293, %277
  %284 = phi i64 [ 0, %277 ], [ %294, %293 ]
  %285 = getelementptr i64, ptr %281, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = icmp sgt i64 %286, -1
  br i1 %287, label %288, label %293

288:                                              ; preds = %283
  %289 = load ptr, ptr %282, align 8
  %290 = getelementptr inbounds nuw i64, ptr %289, i64 %284
  %291 = load i64, ptr %290, align 8
  %292 = icmp eq i64 %286, %291
  br i1 %292, label %293, label %755

293:                                              ; preds = %288, %283
  %294 = add nuw nsw i64 %284, 1
  %295 = icmp eq i64 %294, %275
  br i1 %295, label %296, label %283, !llvm.loop !12

296:                                              ; preds = %293, %273
  %297 = load i64, ptr %15, align 8
  %298 = add nsw i64 %297, 1
  store i64 %298, ptr %15, align 8
  %299 = getelementptr inbounds nuw i64, ptr %22, i64 %33
  store i64 %297, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %301 = load i64, ptr %300, align 8
  %302 = and i64 %301, 2
  %303 = icmp eq i64 %302, 0
  br i1 %303, label %540, label %304

304:                                              ; preds = %296
  %305 = load ptr, ptr %42, align 8
  %306 = ptrtoint ptr %305 to i64
  %307 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %308 = load i64, ptr %307, align 8
  %309 = urem i64 %306, %308
  %310 = icmp eq i64 %309, 0
  %311 = zext i1 %310 to i32
  br label %537

312:                                              ; preds = %32
  %313 = load ptr, ptr @tack_python, align 8
  %314 = getelementptr inbounds nuw i64, ptr %19, i64 %33
  %315 = load i64, ptr %313, align 8
  %316 = getelementptr inbounds i8, ptr %39, i64 %315
  %317 = load ptr, ptr %316, align 8
  %318 = getelementptr inbounds nuw i8, ptr %313, i64 272
  %319 = load ptr, ptr %318, align 8
  %320 = icmp eq ptr %317, %319
  br i1 %320, label %321, label %354

321:                                              ; preds = %312
  %322 = getelementptr inbounds nuw i8, ptr %313, i64 64
  %323 = load ptr, ptr %322, align 8
  %324 = call double %323(ptr noundef nonnull %39) #16
  %325 = load i64, ptr %35, align 8
  %326 = icmp eq i64 %325, 3
  br i1 %326, label %327, label %755

327:                                              ; preds = %321
  %328 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %329 = load i64, ptr %328, align 8
  %330 = and i64 %329, 4
  %331 = icmp eq i64 %330, 0
  %332 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %333 = load i64, ptr %332, align 8
  br i1 %331, label %334, label %339

334:                                              ; preds = %327
  %335 = load i64, ptr %20, align 8
  %336 = icmp eq i64 %335, 0
  %337 = select i1 %336, i64 4, i64 8
  %338 = icmp eq i64 %333, %337
  br i1 %338, label %339, label %755

339:                                              ; preds = %334, %327
  %340 = fptrunc double %324 to float
  %341 = icmp ne i64 %333, 4
  %342 = call float @llvm.fabs.f32(float %340)
  %343 = fcmp une float %342, 0x7FF0000000000000
  %344 = or i1 %343, %341
  %345 = call double @llvm.fabs.f64(double %324)
  %346 = fcmp oeq double %345, 0x7FF0000000000000
  %347 = or i1 %346, %344
  br i1 %347, label %348, label %755

348:                                              ; preds = %339
  %349 = bitcast float %340 to i32
  %350 = zext i32 %349 to i64
  store i64 %350, ptr %314, align 8
  %351 = load i64, ptr %332, align 8
  %352 = icmp eq i64 %351, 8
  br i1 %352, label %353, label %540

353:                                              ; preds = %348
  store double %324, ptr %314, align 8
  br label %540

354:                                              ; preds = %312
  %355 = getelementptr inbounds nuw i8, ptr %313, i64 280
  %356 = load ptr, ptr %355, align 8
  %357 = icmp eq ptr %317, %356
  br i1 %357, label %362, label %358

358:                                              ; preds = %354
  %359 = getelementptr inbounds nuw i8, ptr %313, i64 288
  %360 = load ptr, ptr %359, align 8
  %361 = icmp eq ptr %317, %360
  br i1 %361, label %362, label %364

362:                                              ; preds = %358, %354
  %363 = call fastcc i32 @take_python_int(ptr noundef nonnull %35, ptr noundef nonnull %39, ptr noundef %314)
  br label %537

364:                                              ; preds = %358
  %365 = getelementptr inbounds nuw i8, ptr %313, i64 296
  %366 = load ptr, ptr %365, align 8
  %367 = icmp eq ptr %366, null
  br i1 %367, label %460, label %458

368:                                              ; preds = %458
  %369 = getelementptr inbounds nuw i8, ptr %313, i64 304
  %370 = load ptr, ptr %369, align 8
  %371 = icmp eq ptr %370, null
  br i1 %371, label %460, label %372

372:                                              ; preds = %368
  %373 = icmp eq ptr %370, %317
  br i1 %373, label %489, label %374

374:                                              ; preds = %372
  %375 = getelementptr inbounds nuw i8, ptr %313, i64 312
  %376 = load ptr, ptr %375, align 8
  %377 = icmp eq ptr %376, null
  br i1 %377, label %460, label %378

378:                                              ; preds = %374
  %379 = icmp eq ptr %376, %317
  br i1 %379, label %489, label %380

380:                                              ; preds = %378
  %381 = getelementptr inbounds nuw i8, ptr %313, i64 320
  %382 = load ptr, ptr %381, align 8
  %383 = icmp eq ptr %382, null
  br i1 %383, label %460, label %384

384:                                              ; preds = %380
  %385 = icmp eq ptr %382, %317
  br i1 %385, label %489, label %386

386:                                              ; preds = %384
  %387 = getelementptr inbounds nuw i8, ptr %313, i64 328
  %388 = load ptr, ptr %387, align 8
  %389 = icmp eq ptr %388, null
  br i1 %389, label %460, label %390

390:                                              ; preds = %386
  %391 = icmp eq ptr %388, %317
  br i1 %391, label %489, label %392

392:                                              ; preds = %390
  %393 = getelementptr inbounds nuw i8, ptr %313, i64 336
  %394 = load ptr, ptr %393, align 8
  %395 = icmp eq ptr %394, null
  br i1 %395, label %460, label %396

396:                                              ; preds = %392
  %397 = icmp eq ptr %394, %317
  br i1 %397, label %489, label %398

398:                                              ; preds = %396
  %399 = getelementptr inbounds nuw i8, ptr %313, i64 344
  %400 = load ptr, ptr %399, align 8
  %401 = icmp eq ptr %400, null
  br i1 %401, label %460, label %402

402:                                              ; preds = %398
  %403 = icmp eq ptr %400, %317
  br i1 %403, label %489, label %404

404:                                              ; preds = %402
  %405 = getelementptr inbounds nuw i8, ptr %313, i64 352
  %406 = load ptr, ptr %405, align 8
  %407 = icmp eq ptr %406, null
  br i1 %407, label %460, label %408

408:                                              ; preds = %404
  %409 = icmp eq ptr %406, %317
  br i1 %409, label %489, label %410

410:                                              ; preds = %408
  %411 = getelementptr inbounds nuw i8, ptr %313, i64 360
  %412 = load ptr, ptr %411, align 8
  %413 = icmp eq ptr %412, null
  br i1 %413, label %460, label %414

414:                                              ; preds = %410
  %415 = icmp eq ptr %412, %317
  br i1 %415, label %489, label %416

416:                                              ; preds = %414
  %417 = getelementptr inbounds nuw i8, ptr %313, i64 368
  %418 = load ptr, ptr %417, align 8
  %419 = icmp eq ptr %418, null
  br i1 %419, label %460, label %420

420:                                              ; preds = %416
  %421 = icmp eq ptr %418, %317
  br i1 %421, label %489, label %422

422:                                              ; preds = %420
  %423 = getelementptr inbounds nuw i8, ptr %313, i64 376
  %424 = load ptr, ptr %423, align 8
  %425 = icmp eq ptr %424, null
  br i1 %425, label %460, label %426

426:                                              ; preds = %422
  %427 = icmp eq ptr %424, %317
  br i1 %427, label %489, label %428

428:                                              ; preds = %426
  %429 = getelementptr inbounds nuw i8, ptr %313, i64 384
  %430 = load ptr, ptr %429, align 8
  %431 = icmp eq ptr %430, null
  br i1 %431, label %460, label %432

432:                                              ; preds = %428
  %433 = icmp eq ptr %430, %317
  br i1 %433, label %489, label %434

434:                                              ; preds = %432
  %435 = getelementptr inbounds nuw i8, ptr %313, i64 392
  %436 = load ptr, ptr %435, align 8
  %437 = icmp eq ptr %436, null
  br i1 %437, label %460, label %438

438:                                              ; preds = %434
  %439 = icmp eq ptr %436, %317
  br i1 %439, label %489, label %440

440:                                              ; preds = %438
  %441 = getelementptr inbounds nuw i8, ptr %313, i64 400
  %442 = load ptr, ptr %441, align 8
  %443 = icmp eq ptr %442, null
  br i1 %443, label %460, label %444

444:                                              ; preds = %440
  %445 = icmp eq ptr %442, %317
  br i1 %445, label %489, label %446

446:                                              ; preds = %444
  %447 = getelementptr inbounds nuw i8, ptr %313, i64 408
  %448 = load ptr, ptr %447, align 8
  %449 = icmp eq ptr %448, null
  br i1 %449, label %460, label %450

450:                                              ; preds = %446
  %451 = icmp eq ptr %448, %317
  br i1 %451, label %489, label %452

452:                                              ; preds = %450
  %453 = getelementptr inbounds nuw i8, ptr %313, i64 416
  %454 = load ptr, ptr %453, align 8
  %455 = icmp ne ptr %454, null
  %456 = icmp eq ptr %454, %317
  %457 = and i1 %455, %456
  br i1 %457, label %489, label %460

458:                                              ; preds = %364
  %459 = icmp eq ptr %366, %317
  br i1 %459, label %489, label %368

460:                                              ; preds = %452, %446, %440, %434, %428, %422, %416, %410, %404, %398, %392, %386, %380, %374, %368, %364
  %461 = getelementptr inbounds nuw i8, ptr %313, i64 424
  %462 = load ptr, ptr %461, align 8
  %463 = icmp eq ptr %462, null
  br i1 %463, label %755, label %482

464:                                              ; preds = %482
  %465 = getelementptr inbounds nuw i8, ptr %313, i64 432
  %466 = load ptr, ptr %465, align 8
  %467 = icmp eq ptr %466, null
  br i1 %467, label %755, label %468

468:                                              ; preds = %464
  %469 = icmp eq ptr %466, %317
  br i1 %469, label %484, label %470

470:                                              ; preds = %468
  %471 = getelementptr inbounds nuw i8, ptr %313, i64 440
  %472 = load ptr, ptr %471, align 8
  %473 = icmp eq ptr %472, null
  br i1 %473, label %755, label %474

474:                                              ; preds = %470
  %475 = icmp eq ptr %472, %317
  br i1 %475, label %484, label %476

476:                                              ; preds = %474
  %477 = getelementptr inbounds nuw i8, ptr %313, i64 448
  %478 = load ptr, ptr %477, align 8
  %479 = icmp ne ptr %478, null
  %480 = icmp eq ptr %478, %317
  %481 = and i1 %479, %480
  br i1 %481, label %484, label %755

482:                                              ; preds = %460
  %483 = icmp eq ptr %462, %317
  br i1 %483, label %484, label %464

484:                                              ; preds = %482, %476, %474, %468
  %485 = getelementptr inbounds nuw i8, ptr %313, i64 128
  %486 = load ptr, ptr %485, align 8
  %487 = call ptr %486(ptr noundef nonnull %39) #16
  %488 = icmp eq ptr %487, null
  br i1 %488, label %494, label %499

489:                                              ; preds = %458, %452, %450, %444, %438, %432, %426, %420, %414, %408, %402, %396, %390, %384, %378, %372
  %490 = getelementptr inbounds nuw i8, ptr %313, i64 120
  %491 = load ptr, ptr %490, align 8
  %492 = call ptr %491(ptr noundef nonnull %39) #16
  %493 = icmp eq ptr %492, null
  br i1 %493, label %494, label %497

494:                                              ; preds = %489, %484
  %495 = getelementptr inbounds nuw i8, ptr %313, i64 192
  %496 = load ptr, ptr %495, align 8
  call void %496() #16
  br label %755

497:                                              ; preds = %489
  %498 = call fastcc i32 @take_python_int(ptr noundef nonnull %35, ptr noundef nonnull %492, ptr noundef %314)
  br label %532

499:                                              ; preds = %484
  %500 = getelementptr inbounds nuw i8, ptr %313, i64 64
  %501 = load ptr, ptr %500, align 8
  %502 = call double %501(ptr noundef nonnull %487) #16
  %503 = load i64, ptr %35, align 8
  %504 = icmp eq i64 %503, 3
  br i1 %504, label %505, label %532

505:                                              ; preds = %499
  %506 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %507 = load i64, ptr %506, align 8
  %508 = and i64 %507, 4
  %509 = icmp eq i64 %508, 0
  %510 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %511 = load i64, ptr %510, align 8
  br i1 %509, label %512, label %517

512:                                              ; preds = %505
  %513 = load i64, ptr %20, align 8
  %514 = icmp eq i64 %513, 0
  %515 = select i1 %514, i64 4, i64 8
  %516 = icmp eq i64 %511, %515
  br i1 %516, label %517, label %532

517:                                              ; preds = %512, %505
  %518 = fptrunc double %502 to float
  %519 = icmp ne i64 %511, 4
  %520 = call float @llvm.fabs.f32(float %518)
  %521 = fcmp une float %520, 0x7FF0000000000000
  %522 = or i1 %521, %519
  %523 = call double @llvm.fabs.f64(double %502)
  %524 = fcmp oeq double %523, 0x7FF0000000000000
  %525 = or i1 %524, %522
  br i1 %525, label %526, label %532

526:                                              ; preds = %517
  %527 = bitcast float %518 to i32
  %528 = zext i32 %527 to i64
  store i64 %528, ptr %314, align 8
  %529 = load i64, ptr %510, align 8
  %530 = icmp eq i64 %529, 8
  br i1 %530, label %531, label %532

531:                                              ; preds = %526
  store double %502, ptr %314, align 8
  br label %532

532:                                              ; preds = %531, %526, %517, %512, %499, %497
  %533 = phi ptr [ %492, %497 ], [ %487, %499 ], [ %487, %512 ], [ %487, %517 ], [ %487, %526 ], [ %487, %531 ]
  %534 = phi i32 [ %498, %497 ], [ 0, %499 ], [ 0, %512 ], [ 0, %517 ], [ 1, %526 ], [ 1, %531 ]
  %535 = getelementptr inbounds nuw i8, ptr %313, i64 176
  %536 = load ptr, ptr %535, align 8
  call void %536(ptr noundef nonnull %533) #16
  br label %537

537:                                              ; preds = %532, %362, %304
  %538 = phi i32 [ %363, %362 ], [ %311, %304 ], [ %534, %532 ]
  %539 = icmp eq i32 %538, 0
  br i1 %539, label %755, label %540

540:                                              ; preds = %537, %353, %348, %296
  %541 = add nuw nsw i64 %33, 1
  %542 = load i64, ptr %10, align 8
  %543 = icmp slt i64 %541, %542
  br i1 %543, label %32, label %23, !llvm.loop !13

544:                                              ; preds = %547
  %545 = add nuw nsw i64 %548, 1
  %546 = icmp eq i64 %545, %27
  br i1 %546, label %561, label %547, !llvm.loop !14

547:                                              ; preds = %544, %29
  %548 = phi i64 [ 0, %29 ], [ %545, %544 ]
  %549 = getelementptr inbounds nuw %struct.tack_small, ptr %31, i64 %548
  %550 = load i64, ptr %549, align 8
  %551 = getelementptr inbounds i64, ptr %25, i64 %550
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr inbounds %struct.array, ptr %8, i64 %552
  %554 = getelementptr inbounds nuw i8, ptr %553, i64 8
  %555 = load ptr, ptr %554, align 8
  %556 = getelementptr inbounds nuw i8, ptr %549, i64 8
  %557 = load i64, ptr %556, align 8
  %558 = getelementptr inbounds i64, ptr %555, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = icmp sgt i64 %559, 2147483647
  br i1 %560, label %755, label %544

561:                                              ; preds = %544, %23
  %562 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %563 = load i64, ptr %562, align 8
  %564 = icmp sgt i64 %563, 0
  br i1 %564, label %565, label %633

565:                                              ; preds = %561
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %567 = getelementptr inbounds nuw i8, ptr %8, i64 4368
  %568 = getelementptr inbounds nuw i8, ptr %8, i64 4496
  %569 = getelementptr inbounds nuw i8, ptr %8, i64 4432
  %570 = load ptr, ptr %566, align 8
  br label %571

571:                                              ; preds = %618, %565
  %572 = phi i1 [ false, %618 ], [ true, %565 ]
  %573 = phi i64 [ %620, %618 ], [ 0, %565 ]
  br label %575

574:                                              ; preds = %611
  br i1 %572, label %626, label %633

575:                                              ; preds = %611, %571
  %576 = phi i64 [ %616, %611 ], [ %573, %571 ]
  %577 = getelementptr inbounds nuw %struct.tack_axis, ptr %570, i64 %576
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %580 = load i64, ptr %579, align 8
  %581 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %578, i64 noundef %580, ptr noundef %5)
  %582 = icmp eq i32 %581, 0
  br i1 %582, label %610, label %583

583:                                              ; preds = %575
  %584 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %585 = load i64, ptr %584, align 8
  %586 = getelementptr inbounds nuw i8, ptr %577, i64 24
  %587 = load i64, ptr %586, align 8
  %588 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %585, i64 noundef %587, ptr noundef %6)
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %610, label %590

590:                                              ; preds = %583
  %591 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %592 = load i64, ptr %591, align 8
  %593 = getelementptr inbounds nuw i8, ptr %577, i64 40
  %594 = load i64, ptr %593, align 8
  %595 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %592, i64 noundef %594, ptr noundef %7)
  %596 = icmp eq i32 %595, 0
  %597 = load i64, ptr %7, align 8
  %598 = icmp slt i64 %597, 1
  %599 = select i1 %596, i1 true, i1 %598
  br i1 %599, label %610, label %600

600:                                              ; preds = %590
  %601 = load i64, ptr %6, align 8
  %602 = load i64, ptr %5, align 8
  %603 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %601, i64 %602)
  %604 = extractvalue { i64, i1 } %603, 1
  %605 = extractvalue { i64, i1 } %603, 0
  br i1 %604, label %610, label %606

606:                                              ; preds = %600
  %607 = getelementptr inbounds nuw i64, ptr %567, i64 %576
  store i64 %602, ptr %607, align 8
  %608 = getelementptr inbounds nuw i64, ptr %568, i64 %576
  store i64 %597, ptr %608, align 8
  %609 = icmp sgt i64 %605, 0
  br i1 %609, label %611, label %618

610:                                              ; preds = %600, %590, %583, %575
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  br label %755

611:                                              ; preds = %606
  %612 = add nsw i64 %605, -1
  %613 = udiv i64 %612, %597
  %614 = add nuw nsw i64 %613, 1
  %615 = getelementptr inbounds nuw i64, ptr %569, i64 %576
  store i64 %614, ptr %615, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  %616 = add nuw nsw i64 %576, 1
  %617 = icmp eq i64 %616, %563
  br i1 %617, label %574, label %575, !llvm.loop !15

618:                                              ; preds = %606
  %619 = getelementptr inbounds nuw i64, ptr %569, i64 %576
  store i64 0, ptr %619, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  %620 = add nuw nsw i64 %576, 1
  %621 = icmp eq i64 %620, %563
  br i1 %621, label %633, label %571, !llvm.loop !15

622:                                              ; preds = %626
  %623 = extractvalue { i64, i1 } %631, 0
  %624 = add nuw nsw i64 %628, 1
  %625 = icmp eq i64 %624, %563
  br i1 %625, label %633, label %626, !llvm.loop !16

626:                                              ; preds = %574, %622
  %627 = phi i64 [ %623, %622 ], [ 1, %574 ]
  %628 = phi i64 [ %624, %622 ], [ 0, %574 ]
  %629 = getelementptr inbounds nuw i64, ptr %569, i64 %628
  %630 = load i64, ptr %629, align 8
  %631 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %627, i64 %630)
  %632 = extractvalue { i64, i1 } %631, 1
  br i1 %632, label %755, label %622

633:                                              ; preds = %618, %622, %574, %561
  %634 = phi i64 [ 1, %561 ], [ 0, %574 ], [ %623, %622 ], [ 0, %618 ]
  %635 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %636 = load i64, ptr %635, align 8
  %637 = icmp sgt i64 %636, 0
  br i1 %637, label %638, label %685

638:                                              ; preds = %633
  %639 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %640 = getelementptr inbounds nuw i8, ptr %8, i64 4560
  %641 = getelementptr inbounds nuw i8, ptr %8, i64 4496
  %642 = getelementptr inbounds nuw i8, ptr %8, i64 4432
  %643 = getelementptr inbounds nuw i8, ptr %8, i64 4368
  %644 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  %645 = load ptr, ptr %639, align 8
  br label %646

646:                                              ; preds = %680, %638
  %647 = phi i64 [ 0, %638 ], [ %683, %680 ]
  %648 = getelementptr inbounds nuw %struct.tack_slot, ptr %645, i64 %647
  %649 = load i64, ptr %648, align 8
  %650 = getelementptr inbounds nuw i8, ptr %648, i64 8
  %651 = load i64, ptr %650, align 8
  switch i64 %649, label %677 [
    i64 0, label %652
    i64 1, label %655
    i64 2, label %658
    i64 3, label %661
    i64 4, label %667
  ]

652:                                              ; preds = %646
  %653 = getelementptr inbounds i64, ptr %643, i64 %651
  %654 = load i64, ptr %653, align 8
  br label %680

655:                                              ; preds = %646
  %656 = getelementptr inbounds i64, ptr %642, i64 %651
  %657 = load i64, ptr %656, align 8
  br label %680

658:                                              ; preds = %646
  %659 = getelementptr inbounds i64, ptr %641, i64 %651
  %660 = load i64, ptr %659, align 8
  br label %680

661:                                              ; preds = %646
  %662 = getelementptr inbounds i64, ptr %25, i64 %651
  %663 = load i64, ptr %662, align 8
  %664 = getelementptr inbounds %struct.array, ptr %8, i64 %663
  %665 = load ptr, ptr %664, align 8
  %666 = ptrtoint ptr %665 to i64
  br label %680

667:                                              ; preds = %646
  %668 = getelementptr inbounds i64, ptr %25, i64 %651
  %669 = load i64, ptr %668, align 8
  %670 = getelementptr inbounds %struct.array, ptr %8, i64 %669
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 8
  %672 = load ptr, ptr %671, align 8
  %673 = getelementptr inbounds nuw i8, ptr %648, i64 16
  %674 = load i64, ptr %673, align 8
  %675 = getelementptr inbounds i64, ptr %672, i64 %674
  %676 = load i64, ptr %675, align 8
  br label %680

677:                                              ; preds = %646
  %678 = getelementptr inbounds i64, ptr %644, i64 %651
  %679 = load i64, ptr %678, align 8
  br label %680

680:                                              ; preds = %677, %667, %661, %658, %655, %652
  %681 = phi i64 [ %679, %677 ], [ %676, %667 ], [ %666, %661 ], [ %660, %658 ], [ %657, %655 ], [ %654, %652 ]
  %682 = getelementptr inbounds nuw i64, ptr %640, i64 %647
  store i64 %681, ptr %682, align 8
  %683 = add nuw nsw i64 %647, 1
  %684 = icmp eq i64 %683, %636
  br i1 %684, label %685, label %646, !llvm.loop !17

685:                                              ; preds = %680, %633
  %686 = load ptr, ptr %0, align 8
  %687 = getelementptr inbounds nuw i8, ptr %8, i64 4560
  %688 = icmp sgt i64 %24, 0
  br i1 %688, label %689, label %731

689:                                              ; preds = %685
  %690 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %691 = load ptr, ptr %690, align 8
  %692 = load i64, ptr %15, align 8
  %693 = icmp sgt i64 %692, 0
  br label %694

694:                                              ; preds = %728, %689
  %695 = phi i64 [ 0, %689 ], [ %729, %728 ]
  %696 = getelementptr inbounds nuw %struct.tack_param, ptr %691, i64 %695
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %699, label %728

699:                                              ; preds = %694
  %700 = getelementptr inbounds nuw i8, ptr %696, i64 40
  %701 = load i64, ptr %700, align 8
  %702 = and i64 %701, 1
  %703 = icmp eq i64 %702, 0
  br i1 %703, label %728, label %704

704:                                              ; preds = %699
  %705 = getelementptr inbounds nuw i64, ptr %25, i64 %695
  %706 = load i64, ptr %705, align 8
  %707 = getelementptr inbounds %struct.array, ptr %8, i64 %706
  br i1 %693, label %708, label %728

708:                                              ; preds = %704
  %709 = getelementptr inbounds nuw i8, ptr %707, i64 16
  br label %710

710:                                              ; preds = %725, %708
  %711 = phi i64 [ 0, %708 ], [ %726, %725 ]
  %712 = icmp eq i64 %706, %711
  br i1 %712, label %725, label %713

713:                                              ; preds = %710
  %714 = getelementptr inbounds nuw %struct.array, ptr %8, i64 %711
  %715 = load ptr, ptr %707, align 8
  %716 = load ptr, ptr %714, align 8
  %717 = getelementptr inbounds nuw i8, ptr %714, i64 16
  %718 = load i64, ptr %717, align 8
  %719 = getelementptr inbounds nuw i8, ptr %716, i64 %718
  %720 = icmp ult ptr %715, %719
  br i1 %720, label %721, label %725

721:                                              ; preds = %713
  %722 = load i64, ptr %709, align 8
  %723 = getelementptr inbounds nuw i8, ptr %715, i64 %722
  %724 = icmp ult ptr %716, %723
  br i1 %724, label %731, label %725

725:                                              ; preds = %721, %713, %710
  %726 = add nuw nsw i64 %711, 1
  %727 = icmp eq i64 %726, %692
  br i1 %727, label %728, label %710, !llvm.loop !18

728:                                              ; preds = %725, %704, %699, %694
  %729 = add nuw nsw i64 %695, 1
  %730 = icmp eq i64 %729, %24
  br i1 %730, label %731, label %694, !llvm.loop !19

731:                                              ; preds = %728, %721, %685
  %732 = phi i64 [ 1, %685 ], [ 0, %721 ], [ 1, %728 ]
  %733 = call ptr @tack_launch(ptr noundef %686, ptr noundef nonnull %687, i64 noundef %634, i64 noundef %732, i32 noundef 1)
  %734 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %735 = load ptr, ptr %734, align 8
  %736 = icmp eq ptr %735, null
  br i1 %736, label %748, label %737

737:                                              ; preds = %731
  %738 = icmp eq i64 %634, 0
  br i1 %738, label %739, label %745

739:                                              ; preds = %737
  %740 = load ptr, ptr @tack_python, align 8
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 200
  %742 = load ptr, ptr %741, align 8
  %743 = call ptr %742() #16
  %744 = load ptr, ptr %734, align 8
  br label %745

745:                                              ; preds = %739, %737
  %746 = phi ptr [ %735, %737 ], [ %744, %739 ]
  %747 = phi ptr [ %733, %737 ], [ %743, %739 ]
  call void %746(ptr noundef nonnull %687, ptr noundef nonnull %9) #16
  br label %748

748:                                              ; preds = %745, %731
  %749 = phi ptr [ %747, %745 ], [ %733, %731 ]
  %750 = icmp eq ptr %749, null
  br i1 %750, label %755, label %751

751:                                              ; preds = %748
  %752 = load ptr, ptr @tack_python, align 8
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 208
  %754 = load ptr, ptr %753, align 8
  call void %754(ptr noundef nonnull %749) #16
  br label %755

755:                                              ; preds = %537, %476, %470, %464, %460, %339, %334, %321, %270, %262, %256, %250, %244, %238, %232, %226, %222, %219, %166, %159, %153, %70, %67, %64, %50, %288, %547, %626, %751, %748, %610, %494
  %756 = phi i1 [ true, %610 ], [ false, %748 ], [ false, %751 ], [ true, %547 ], [ true, %288 ], [ true, %626 ], [ true, %494 ], [ true, %50 ], [ true, %64 ], [ true, %67 ], [ true, %70 ], [ true, %153 ], [ true, %159 ], [ true, %166 ], [ true, %219 ], [ true, %222 ], [ true, %226 ], [ true, %232 ], [ true, %238 ], [ true, %244 ], [ true, %250 ], [ true, %256 ], [ true, %262 ], [ true, %270 ], [ true, %321 ], [ true, %334 ], [ true, %339 ], [ true, %460 ], [ true, %464 ], [ true, %470 ], [ true, %476 ], [ true, %537 ]
  %757 = load i64, ptr %14, align 8
  %758 = icmp eq i64 %757, 0
  br i1 %758, label %770, label %759

759:                                              ; preds = %755
  %760 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  br label %761

761:                                              ; preds = %761, %759
  %762 = phi i64 [ %757, %759 ], [ %768, %761 ]
  %763 = load ptr, ptr @tack_python, align 8
  %764 = getelementptr inbounds nuw i8, ptr %763, i64 56
  %765 = load ptr, ptr %764, align 8
  %766 = add nsw i64 %762, -1
  store i64 %766, ptr %14, align 8
  %767 = getelementptr inbounds %struct.tack_buffer, ptr %760, i64 %766
  call void %765(ptr noundef nonnull %767) #16
  %768 = load i64, ptr %14, align 8
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %770, label %761, !llvm.loop !20

770:                                              ; preds = %761, %755
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  br i1 %756, label %814, label %771

771:                                              ; preds = %770
  %772 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %773 = load ptr, ptr %772, align 8
  %774 = icmp eq ptr %773, null
  br i1 %774, label %806, label %775

775:                                              ; preds = %771
  %776 = load i64, ptr %9, align 8
  %777 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %778 = load i64, ptr %777, align 8
  %779 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %780 = load i64, ptr %779, align 8
  switch i64 %780, label %795 [
    i64 1, label %781
    i64 2, label %790
  ]

781:                                              ; preds = %775
  %782 = shl nsw i64 %778, 3
  %783 = sub nsw i64 64, %782
  %784 = load ptr, ptr @tack_python, align 8
  %785 = getelementptr inbounds nuw i8, ptr %784, i64 96
  %786 = load ptr, ptr %785, align 8
  %787 = shl i64 %776, %783
  %788 = ashr exact i64 %787, %783
  %789 = call ptr %786(i64 noundef %788) #16
  br label %812

790:                                              ; preds = %775
  %791 = load ptr, ptr @tack_python, align 8
  %792 = getelementptr inbounds nuw i8, ptr %791, i64 104
  %793 = load ptr, ptr %792, align 8
  %794 = call ptr %793(i64 noundef %776) #16
  br label %812

795:                                              ; preds = %775
  %796 = trunc i64 %776 to i32
  %797 = bitcast i32 %796 to float
  %798 = bitcast i64 %776 to double
  %799 = load ptr, ptr @tack_python, align 8
  %800 = getelementptr inbounds nuw i8, ptr %799, i64 72
  %801 = load ptr, ptr %800, align 8
  %802 = icmp eq i64 %778, 8
  %803 = fpext float %797 to double
  %804 = select i1 %802, double %798, double %803
  %805 = call ptr %801(double noundef %804) #16
  br label %812

806:                                              ; preds = %771
  %807 = load ptr, ptr @tack_python, align 8
  %808 = getelementptr inbounds nuw i8, ptr %807, i64 216
  %809 = load ptr, ptr %808, align 8
  %810 = getelementptr inbounds nuw i8, ptr %807, i64 168
  %811 = load ptr, ptr %810, align 8
  call void %811(ptr noundef %809) #16
  br label %812

812:                                              ; preds = %795, %790, %781, %806
  %813 = phi ptr [ %809, %806 ], [ %789, %781 ], [ %794, %790 ], [ %805, %795 ]
  store ptr %813, ptr %3, align 8
  br label %814

814:                                              ; preds = %4, %770, %812
  %815 = phi i32 [ 1, %812 ], [ 0, %770 ], [ 0, %4 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  ret i32 %815
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
  br i1 %14, label %45, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 262144
  br i1 %18, label %45, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %13, %21
  br i1 %22, label %45, label %23

23:                                               ; preds = %19
  %24 = shl i64 %13, 1
  %25 = icmp sle i64 %24, %21
  %26 = shl i64 %17, 1
  %27 = icmp slt i64 %26, 32769
  %28 = and i1 %27, %25
  br i1 %28, label %29, label %42, !llvm.loop !23

29:                                               ; preds = %23
  %30 = shl i64 %13, 2
  %31 = icmp sle i64 %30, %21
  %32 = shl i64 %17, 2
  %33 = icmp slt i64 %32, 32769
  %34 = and i1 %33, %31
  br i1 %34, label %35, label %42, !llvm.loop !23

35:                                               ; preds = %29
  %36 = shl i64 %13, 3
  %37 = icmp sle i64 %36, %21
  %38 = shl i64 %17, 3
  %39 = icmp slt i64 %38, 32769
  %40 = and i1 %39, %37
  %41 = select i1 %40, i64 3, i64 2
  br label %42, !llvm.loop !23

42:                                               ; preds = %23, %29, %35
  %43 = phi i64 [ 0, %23 ], [ %41, %35 ], [ 1, %29 ]
  %44 = icmp eq ptr %4, null
  br i1 %44, label %45, label %47

45:                                               ; preds = %19, %15, %5, %42
  %46 = load ptr, ptr %0, align 8
  tail call void %46(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #16
  br label %311

47:                                               ; preds = %42
  %48 = icmp slt i64 %3, %2
  br i1 %48, label %49, label %129

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %58

58:                                               ; preds = %118, %49
  %59 = phi i64 [ %10, %49 ], [ %122, %118 ]
  %60 = phi ptr [ %51, %49 ], [ %119, %118 ]
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %87, label %62

62:                                               ; preds = %58
  %63 = load i64, ptr %52, align 8
  %64 = icmp slt i64 %63, 64
  br i1 %64, label %65, label %75

65:                                               ; preds = %62
  %66 = load i64, ptr %53, align 8
  br label %67

67:                                               ; preds = %72, %65
  %68 = phi i64 [ %63, %65 ], [ %73, %72 ]
  %69 = shl nuw i64 1, %68
  %70 = and i64 %69, %66
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %67
  %73 = add nsw i64 %68, 1
  store i64 %73, ptr %52, align 8
  %74 = icmp eq i64 %73, 64
  br i1 %74, label %75, label %67, !llvm.loop !24

75:                                               ; preds = %72, %67, %62
  %76 = phi i64 [ %63, %62 ], [ 64, %72 ], [ %68, %67 ]
  br label %77

77:                                               ; preds = %81, %75
  %78 = phi ptr [ %54, %75 ], [ %79, %81 ]
  %79 = load ptr, ptr %78, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %123, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, %76
  br i1 %84, label %85, label %77, !llvm.loop !25

85:                                               ; preds = %81
  %86 = load ptr, ptr %79, align 64
  store ptr %86, ptr %78, align 8
  br label %111

87:                                               ; preds = %58, %87
  %88 = atomicrmw xchg ptr %55, i32 1 acquire, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %87, !llvm.loop !26

90:                                               ; preds = %87
  %91 = load ptr, ptr %54, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = load ptr, ptr %91, align 64
  store ptr %94, ptr %54, align 8
  store atomic i32 0, ptr %55 release, align 8
  br label %111

95:                                               ; preds = %90
  %96 = load i64, ptr %4, align 8
  %97 = icmp slt i64 %96, 0
  %98 = lshr i64 %96, 63
  %99 = add nsw i64 %98, %96
  store i64 %99, ptr %4, align 8
  store atomic i32 0, ptr %55 release, align 8
  br i1 %97, label %100, label %123

100:                                              ; preds = %95
  %101 = load i64, ptr %16, align 8
  %102 = shl i64 %101, %43
  %103 = add i64 %102, 64
  %104 = tail call ptr @calloc(i64 noundef 1, i64 noundef %103) #17
  %105 = icmp eq ptr %104, null
  br i1 %105, label %123, label %106

106:                                              ; preds = %100
  %107 = load ptr, ptr %56, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %111, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds nuw i8, ptr %104, i64 64
  tail call void %107(ptr noundef %1, ptr noundef nonnull %110, i64 noundef %43) #16
  br label %111

111:                                              ; preds = %109, %106, %93, %85
  %112 = phi ptr [ %104, %109 ], [ %104, %106 ], [ %91, %93 ], [ %79, %85 ]
  %113 = icmp eq ptr %60, null
  br i1 %113, label %118, label %114

114:                                              ; preds = %111
  %115 = load ptr, ptr %57, align 8
  %116 = getelementptr inbounds nuw i8, ptr %60, i64 64
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 64
  tail call void %115(ptr noundef %1, ptr noundef nonnull %116, ptr noundef nonnull %117, i64 noundef %43) #16
  tail call void @free(ptr noundef nonnull %112)
  br label %118

118:                                              ; preds = %114, %111
  %119 = phi ptr [ %60, %114 ], [ %112, %111 ]
  %120 = load i64, ptr %52, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %52, align 8
  %122 = load i64, ptr %9, align 8
  br label %58, !llvm.loop !27

123:                                              ; preds = %100, %95, %77
  %124 = icmp eq ptr %60, null
  br i1 %124, label %311, label %125

125:                                              ; preds = %123
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %60, i64 64
  tail call void %127(ptr noundef %1, ptr noundef nonnull %128, i64 noundef %43) #16
  tail call void @free(ptr noundef nonnull %60)
  br label %311

129:                                              ; preds = %47
  %130 = icmp eq i64 %10, 0
  br i1 %130, label %131, label %173

131:                                              ; preds = %129
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %133

133:                                              ; preds = %133, %131
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !26

136:                                              ; preds = %133
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %142, label %140

140:                                              ; preds = %136
  %141 = load ptr, ptr %138, align 64
  store ptr %141, ptr %137, align 8
  store atomic i32 0, ptr %132 release, align 8
  br label %163

142:                                              ; preds = %136
  %143 = shl i64 %8, %43
  %144 = sdiv i64 %21, %143
  %145 = load i64, ptr %4, align 8
  %146 = icmp slt i64 %145, %144
  %147 = zext i1 %146 to i64
  %148 = add nsw i64 %145, %147
  store i64 %148, ptr %4, align 8
  store atomic i32 0, ptr %132 release, align 8
  br i1 %146, label %149, label %161

149:                                              ; preds = %142
  %150 = load i64, ptr %16, align 8
  %151 = shl i64 %150, %43
  %152 = add i64 %151, 64
  %153 = tail call ptr @calloc(i64 noundef 1, i64 noundef %152) #17
  %154 = icmp eq ptr %153, null
  br i1 %154, label %161, label %155

155:                                              ; preds = %149
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %157 = load ptr, ptr %156, align 8
  %158 = icmp eq ptr %157, null
  br i1 %158, label %163, label %159

159:                                              ; preds = %155
  %160 = getelementptr inbounds nuw i8, ptr %153, i64 64
  tail call void %157(ptr noundef %1, ptr noundef nonnull %160, i64 noundef %43) #16
  br label %163

161:                                              ; preds = %149, %142
  %162 = load ptr, ptr %0, align 8
  tail call void %162(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %4) #16
  br label %311

163:                                              ; preds = %159, %155, %140
  %164 = phi ptr [ %153, %159 ], [ %153, %155 ], [ %138, %140 ]
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %164, i64 64
  tail call void %166(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %167, i64 noundef %43) #16
  br label %168

168:                                              ; preds = %168, %163
  %169 = atomicrmw xchg ptr %132, i32 1 acquire, align 8
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %168, !llvm.loop !26

171:                                              ; preds = %168
  %172 = load ptr, ptr %137, align 8
  store ptr %172, ptr %164, align 64
  store ptr %164, ptr %137, align 8
  store atomic i32 0, ptr %132 release, align 8
  br label %311

173:                                              ; preds = %129
  store atomic i64 1, ptr %4 monotonic, align 8
  %174 = load i64, ptr %20, align 8
  %175 = add nsw i64 %174, -1
  %176 = sdiv i64 %175, 64
  %177 = add nsw i64 %176, 1
  %178 = load i64, ptr %6, align 8
  %179 = shl nsw i64 %178, 1
  %180 = shl i64 %179, %43
  %181 = tail call i64 @llvm.smax.i64(i64 %177, i64 %180)
  %182 = freeze i64 %181
  %183 = sdiv i64 %2, %182
  %184 = mul i64 %183, %182
  %185 = sub i64 %2, %184
  %186 = icmp ne i64 %185, 0
  %187 = zext i1 %186 to i64
  %188 = add nsw i64 %183, %187
  %189 = add nsw i64 %3, -1
  %190 = sdiv i64 %189, %181
  %191 = icmp sgt i64 %188, %190
  br i1 %191, label %311, label %192

192:                                              ; preds = %173
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %195 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %197 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %200 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %202

202:                                              ; preds = %308, %192
  %203 = phi i64 [ %188, %192 ], [ %309, %308 ]
  %204 = mul nsw i64 %203, %181
  %205 = load i64, ptr %20, align 8
  %206 = sub nsw i64 %205, %204
  %207 = tail call i64 @llvm.smin.i64(i64 %206, i64 %181)
  %208 = add nsw i64 %207, %204
  %209 = load i64, ptr %16, align 8
  %210 = shl i64 %209, %43
  %211 = add i64 %210, 64
  %212 = tail call ptr @calloc(i64 noundef 1, i64 noundef %211) #17
  %213 = icmp eq ptr %212, null
  br i1 %213, label %299, label %214

214:                                              ; preds = %202
  %215 = load ptr, ptr %194, align 8
  %216 = icmp eq ptr %215, null
  br i1 %216, label %219, label %217

217:                                              ; preds = %214
  %218 = getelementptr inbounds nuw i8, ptr %212, i64 64
  tail call void %215(ptr noundef %1, ptr noundef nonnull %218, i64 noundef %43) #16
  br label %219

219:                                              ; preds = %217, %214
  %220 = getelementptr inbounds nuw i8, ptr %212, i64 8
  store i64 %203, ptr %220, align 8
  %221 = load ptr, ptr %193, align 8
  %222 = getelementptr inbounds nuw i8, ptr %212, i64 64
  tail call void %221(ptr noundef %1, i64 noundef %204, i64 noundef %208, ptr noundef nonnull %222, i64 noundef %43) #16
  br label %223

223:                                              ; preds = %223, %219
  %224 = atomicrmw xchg ptr %195, i32 1 acquire, align 8
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %226, label %223, !llvm.loop !26

226:                                              ; preds = %223
  %227 = load ptr, ptr %196, align 8
  store ptr %227, ptr %212, align 64
  store ptr %212, ptr %196, align 8
  %228 = load i32, ptr %197, align 4
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %297

230:                                              ; preds = %226
  %231 = load i64, ptr %198, align 8
  %232 = icmp slt i64 %231, 64
  br i1 %232, label %233, label %243

233:                                              ; preds = %230
  %234 = load i64, ptr %199, align 8
  br label %235

235:                                              ; preds = %240, %233
  %236 = phi i64 [ %231, %233 ], [ %241, %240 ]
  %237 = shl nuw i64 1, %236
  %238 = and i64 %237, %234
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %243, label %240

240:                                              ; preds = %235
  %241 = add nsw i64 %236, 1
  store i64 %241, ptr %198, align 8
  %242 = icmp eq i64 %241, 64
  br i1 %242, label %243, label %235, !llvm.loop !24

243:                                              ; preds = %240, %235, %230
  %244 = phi i64 [ %231, %230 ], [ %236, %235 ], [ 64, %240 ]
  br label %245

245:                                              ; preds = %249, %243
  %246 = phi ptr [ %196, %243 ], [ %247, %249 ]
  %247 = load ptr, ptr %246, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %297, label %249

249:                                              ; preds = %245
  %250 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, %244
  br i1 %252, label %253, label %245, !llvm.loop !25

253:                                              ; preds = %249
  %254 = load ptr, ptr %247, align 64
  store ptr %254, ptr %246, align 8
  %255 = load i32, ptr %197, align 4
  %256 = or i32 %255, 1
  br label %257

257:                                              ; preds = %295, %253
  %258 = phi i32 [ 1, %295 ], [ %256, %253 ]
  %259 = phi ptr [ %289, %295 ], [ %247, %253 ]
  store i32 %258, ptr %197, align 4
  store atomic i32 0, ptr %195 release, align 8
  %260 = load ptr, ptr %200, align 8
  %261 = icmp eq ptr %260, null
  br i1 %261, label %266, label %262

262:                                              ; preds = %257
  %263 = load ptr, ptr %201, align 8
  %264 = getelementptr inbounds nuw i8, ptr %260, i64 64
  %265 = getelementptr inbounds nuw i8, ptr %259, i64 64
  tail call void %263(ptr noundef %1, ptr noundef nonnull %264, ptr noundef nonnull %265, i64 noundef %43) #16
  tail call void @free(ptr noundef nonnull %259)
  br label %267

266:                                              ; preds = %257
  store ptr %259, ptr %200, align 8
  br label %267

267:                                              ; preds = %266, %262
  br label %268

268:                                              ; preds = %267, %268
  %269 = atomicrmw xchg ptr %195, i32 1 acquire, align 8
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %268, !llvm.loop !26

271:                                              ; preds = %268
  %272 = load i64, ptr %198, align 8
  %273 = add nsw i64 %272, 1
  store i64 %273, ptr %198, align 8
  %274 = icmp slt i64 %272, 63
  br i1 %274, label %275, label %285

275:                                              ; preds = %271
  %276 = load i64, ptr %199, align 8
  br label %277

277:                                              ; preds = %282, %275
  %278 = phi i64 [ %273, %275 ], [ %283, %282 ]
  %279 = shl nuw i64 1, %278
  %280 = and i64 %279, %276
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %285, label %282

282:                                              ; preds = %277
  %283 = add nsw i64 %278, 1
  store i64 %283, ptr %198, align 8
  %284 = icmp eq i64 %283, 64
  br i1 %284, label %285, label %277, !llvm.loop !24

285:                                              ; preds = %282, %277, %271
  %286 = phi i64 [ %273, %271 ], [ %278, %277 ], [ 64, %282 ]
  br label %287

287:                                              ; preds = %291, %285
  %288 = phi ptr [ %196, %285 ], [ %289, %291 ]
  %289 = load ptr, ptr %288, align 8
  %290 = icmp eq ptr %289, null
  br i1 %290, label %297, label %291

291:                                              ; preds = %287
  %292 = getelementptr inbounds nuw i8, ptr %289, i64 8
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, %286
  br i1 %294, label %295, label %287, !llvm.loop !25

295:                                              ; preds = %291
  %296 = load ptr, ptr %289, align 64
  store ptr %296, ptr %288, align 8
  br label %257, !llvm.loop !28

297:                                              ; preds = %245, %287, %226
  %298 = phi i32 [ 0, %287 ], [ %228, %226 ], [ 0, %245 ]
  store i32 %298, ptr %197, align 4
  br label %308

299:                                              ; preds = %202
  %300 = load ptr, ptr %0, align 8
  tail call void %300(ptr noundef %1, i64 noundef %204, i64 noundef %208, ptr noundef nonnull %4) #16
  br label %301

301:                                              ; preds = %301, %299
  %302 = atomicrmw xchg ptr %195, i32 1 acquire, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %304, label %301, !llvm.loop !26

304:                                              ; preds = %301
  %305 = shl nuw i64 1, %203
  %306 = load i64, ptr %199, align 8
  %307 = or i64 %306, %305
  store i64 %307, ptr %199, align 8
  br label %308

308:                                              ; preds = %304, %297
  store atomic i32 0, ptr %195 release, align 8
  %309 = add i64 %203, 1
  %310 = icmp eq i64 %203, %190
  br i1 %310, label %311, label %202, !llvm.loop !29

311:                                              ; preds = %308, %173, %171, %161, %125, %123, %45
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
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  %24 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  br label %25

25:                                               ; preds = %40, %22
  %26 = phi i32 [ %41, %40 ], [ %0, %22 ]
  %27 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 308), align 4
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
  %44 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  %45 = zext i32 %44 to i64
  %46 = zext i32 %43 to i64
  %47 = mul nuw i64 %45, %46
  %48 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 308), align 4
  %49 = zext i32 %48 to i64
  %50 = udiv i64 %47, %49
  %51 = trunc i64 %50 to i32
  %52 = sub i32 %51, %33
  %53 = zext i32 %52 to i64
  %54 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  %55 = mul nsw i64 %54, %53
  %56 = add nsw i64 %55, %24
  %57 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
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
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  %70 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
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
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 1800
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4360
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
  br label %99

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
  br i1 %26, label %27, label %99

27:                                               ; preds = %18
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %29, %31
  br i1 %32, label %33, label %99

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
  br i1 %58, label %59, label %99

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %64 = icmp slt i32 %22, 1
  %65 = or i1 %62, %64
  br i1 %65, label %84, label %66

66:                                               ; preds = %59
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %68 = load ptr, ptr %67, align 8
  br label %69

69:                                               ; preds = %81, %66
  %70 = phi i64 [ %23, %66 ], [ %72, %81 ]
  %71 = phi i64 [ %29, %66 ], [ %82, %81 ]
  %72 = add nsw i64 %70, -1
  %73 = getelementptr inbounds nuw i64, ptr %68, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 1
  br i1 %75, label %81, label %76

76:                                               ; preds = %69
  %77 = load ptr, ptr %63, align 8
  %78 = getelementptr inbounds nuw i64, ptr %77, i64 %72
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, %71
  br i1 %80, label %81, label %99

81:                                               ; preds = %76, %69
  %82 = mul nsw i64 %74, %71
  %83 = icmp samesign ult i64 %70, 2
  br i1 %83, label %84, label %69, !llvm.loop !35

84:                                               ; preds = %81, %59
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %86 = load i64, ptr %85, align 8
  %87 = and i64 %86, 1
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %93, label %89

89:                                               ; preds = %84
  %90 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %91 = load i32, ptr %90, align 8
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %89, %84
  %94 = load ptr, ptr %8, align 8
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %96 = load ptr, ptr %95, align 8
  store ptr %94, ptr %3, align 8
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %96, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %61, ptr %98, align 8
  br label %99

99:                                               ; preds = %76, %18, %27, %54, %89, %93, %14
  %100 = phi i32 [ 0, %14 ], [ 1, %93 ], [ 0, %89 ], [ 0, %18 ], [ 0, %54 ], [ 0, %27 ], [ 0, %76 ]
  ret i32 %100
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
