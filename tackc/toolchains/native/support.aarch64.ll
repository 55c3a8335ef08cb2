; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { i64, [56 x i8], i32, i32, [56 x i8], i32, i32, [56 x i8], i64, i64, i64, ptr, ptr, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.call = type { [32 x %struct.tack_buffer], i64, [64 x i64], [64 x i64], [8 x i64], [8 x i64], [8 x i64], [128 x i64] }
%struct.tack_buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.tack_param = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_small = type { i64, i64 }
%struct.tack_axis = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_slot = type { i64, i64, i64 }
%struct.tack_op = type { i64, i64, i64 }

@tack_python = local_unnamed_addr global ptr null, align 8
@pool = internal global %struct.anon { i64 0, [56 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i64 0, i64 1, i64 0, ptr null, ptr null, i64 0, i64 0, i64 0 }, align 64

; Function Attrs: nounwind uwtable
define void @tack_launch(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca [16 x i64], align 8
  %9 = alloca [16 x i64], align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = icmp slt i64 %2, 1
  br i1 %12, label %297, label %13

13:                                               ; preds = %5
  %14 = icmp eq i64 %3, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %21

19:                                               ; preds = %15, %13
  %20 = load ptr, ptr %0, align 8
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi ptr [ %20, %19 ], [ %17, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load atomic i64, ptr %23 monotonic, align 8
  %25 = sitofp i64 %24 to double
  %26 = fmul double %25, 0x3EB0C6F7A0B5ED8D
  %27 = icmp eq i32 %4, 0
  br i1 %27, label %39, label %28

28:                                               ; preds = %21
  %29 = fcmp oeq double %26, 0.000000e+00
  br i1 %29, label %34, label %30

30:                                               ; preds = %28
  %31 = uitofp nneg i64 %2 to double
  %32 = fmul double %26, %31
  %33 = fcmp ogt double %32, 5.000000e+04
  br i1 %33, label %34, label %39

34:                                               ; preds = %30, %28
  %35 = load ptr, ptr @tack_python, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 144
  %37 = load ptr, ptr %36, align 8
  %38 = tail call ptr %37() #11
  br label %39

39:                                               ; preds = %21, %30, %34
  %40 = phi ptr [ %38, %34 ], [ null, %30 ], [ null, %21 ]
  %41 = phi i32 [ 0, %34 ], [ %4, %30 ], [ 0, %21 ]
  %42 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  %43 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #11
  %44 = load i64, ptr %11, align 8
  %45 = sitofp i64 %44 to double
  %46 = fmul double %45, 1.000000e+09
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = sitofp i64 %48 to double
  %50 = fadd double %46, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  %51 = icmp sgt i64 %42, 1
  %52 = icmp eq i64 %42, 1
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %54 = fcmp oeq double %26, 0.000000e+00
  %55 = fcmp une double %26, 0.000000e+00
  %56 = uitofp nneg i64 %2 to double
  %57 = fmul double %26, %56
  %58 = fcmp olt double %57, 1.000000e+03
  br label %59

59:                                               ; preds = %39, %286
  %60 = phi i32 [ %41, %39 ], [ %288, %286 ]
  %61 = phi double [ %26, %39 ], [ %269, %286 ]
  %62 = phi ptr [ %40, %39 ], [ %287, %286 ]
  %63 = phi double [ %50, %39 ], [ %242, %286 ]
  %64 = phi i64 [ 0, %39 ], [ %235, %286 ]
  %65 = phi i64 [ 0, %39 ], [ %234, %286 ]
  %66 = sub nsw i64 %2, %64
  br i1 %51, label %67, label %195

67:                                               ; preds = %59
  %68 = sitofp i64 %66 to double
  %69 = fmul double %61, %68
  %70 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) monotonic, align 4
  %71 = icmp eq i32 %70, 0
  %72 = select i1 %71, double 4.000000e+04, double 1.000000e+05
  %73 = fcmp ugt double %69, %72
  br i1 %73, label %74, label %196

74:                                               ; preds = %67
  %75 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %196

77:                                               ; preds = %74
  %78 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %79 = extractvalue { i64, i1 } %78, 1
  br i1 %79, label %80, label %196

80:                                               ; preds = %77
  %81 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %82 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %83 = add nsw i64 %82, -1
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %85, label %107

85:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %8, i8 -1, i64 128, i1 false)
  %86 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %8, ptr noundef nonnull %9) #11
  %87 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %88 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %89 = add nsw i64 %88, -1
  %90 = icmp slt i64 %87, %89
  br i1 %90, label %91, label %105

91:                                               ; preds = %85, %97
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  %92 = call i32 @pthread_create(ptr noundef nonnull %10, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #11
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %91
  %95 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %96 = add nsw i64 %95, 1
  store atomic i64 %96, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br label %105

97:                                               ; preds = %91
  %98 = load i64, ptr %10, align 8
  %99 = call i32 @pthread_detach(i64 noundef %98) #11
  %100 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  %102 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %103 = add nsw i64 %102, -1
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %91, label %105

105:                                              ; preds = %97, %94, %85
  %106 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %9, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  br label %107

107:                                              ; preds = %105, %80
  store ptr %22, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  store i64 %64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %108 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %109 = shl nsw i64 %108, 6
  %110 = sitofp i64 %109 to double
  %111 = fdiv double %68, %110
  %112 = fdiv double 1.000000e+06, %61
  %113 = fcmp ogt double %111, %112
  %114 = select i1 %113, double %112, double %111
  %115 = fdiv double 2.000000e+04, %61
  %116 = fcmp olt double %114, %115
  %117 = select i1 %116, double %115, double %114
  %118 = fcmp ult double %117, %68
  br i1 %118, label %119, label %128

119:                                              ; preds = %107
  %120 = fptosi double %117 to i64
  %121 = add nsw i64 %120, 1
  %122 = icmp slt i64 %120, 63
  %123 = and i64 %121, -64
  %124 = select i1 %122, i64 %121, i64 %123
  %125 = ashr i64 %66, 23
  %126 = add nsw i64 %125, 1
  %127 = call i64 @llvm.smax.i64(i64 %124, i64 %126)
  br label %128

128:                                              ; preds = %119, %107
  %129 = phi i64 [ %127, %119 ], [ %66, %107 ]
  store i64 %129, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %130 = add nsw i64 %66, -1
  %131 = add i64 %130, %129
  %132 = sdiv i64 %131, %129
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %133 = load atomic i64, ptr @pool monotonic, align 64
  %134 = and i64 %133, -16777216
  %135 = add i64 %134, 16777216
  %136 = or i64 %135, %132
  store atomic i64 %136, ptr @pool seq_cst, align 64
  %137 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %138 = icmp ne i32 %137, 0
  %139 = icmp sgt i64 %132, 1
  %140 = and i1 %139, %138
  br i1 %140, label %141, label %147

141:                                              ; preds = %128
  %142 = zext i32 %137 to i64
  %143 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %144 = add nsw i64 %132, -1
  %145 = call i64 @llvm.umin.i64(i64 %144, i64 %142)
  %146 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 9223372036854775807) %145) #11
  br label %147

147:                                              ; preds = %141, %128
  %148 = call fastcc double @work()
  %149 = trunc i64 %132 to i32
  %150 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %151 = icmp eq i32 %150, %149
  br i1 %151, label %182, label %152

152:                                              ; preds = %147
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 8
  br label %154

154:                                              ; preds = %178, %152
  %155 = phi double [ 0.000000e+00, %152 ], [ %179, %178 ]
  %156 = phi i32 [ 0, %152 ], [ %157, %178 ]
  call void @llvm.aarch64.isb(i32 15)
  %157 = add nuw nsw i32 %156, 1
  %158 = and i32 %157, 63
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %178

160:                                              ; preds = %154
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %161 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #11
  %162 = load i64, ptr %7, align 8
  %163 = sitofp i64 %162 to double
  %164 = fmul double %163, 1.000000e+09
  %165 = load i64, ptr %153, align 8
  %166 = sitofp i64 %165 to double
  %167 = fadd double %164, %166
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  %168 = icmp eq i32 %157, 64
  %169 = select i1 %168, double %167, double %155
  %170 = fsub double %167, %169
  %171 = fcmp uge double %170, 5.000000e+04
  br i1 %171, label %172, label %178

172:                                              ; preds = %160
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %173 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %174 = icmp eq i32 %173, %149
  br i1 %174, label %178, label %175

175:                                              ; preds = %172
  %176 = zext i32 %173 to i64
  %177 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %176, ptr noundef null) #11
  br label %178

178:                                              ; preds = %175, %172, %160, %154
  %179 = phi double [ %169, %160 ], [ %169, %172 ], [ %169, %175 ], [ %155, %154 ]
  %180 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %181 = icmp eq i32 %180, %149
  br i1 %181, label %182, label %154, !llvm.loop !5

182:                                              ; preds = %178, %147
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  %183 = fcmp ogt double %148, 0.000000e+00
  %184 = select i1 %183, double %148, double %61
  %185 = uitofp nneg i64 %2 to double
  %186 = fmul double %184, %185
  %187 = fadd double %186, -5.000000e+01
  %188 = fmul double %187, 1.000000e+06
  %189 = fdiv double %188, %185
  %190 = fcmp olt double %189, 1.000000e+00
  %191 = select i1 %190, double 1.000000e+00, double %189
  %192 = fcmp ogt double %191, 9.000000e+18
  %193 = select i1 %192, double 9.000000e+18, double %191
  %194 = fptosi double %193 to i64
  store atomic i64 %194, ptr %23 monotonic, align 8
  br label %290

195:                                              ; preds = %59
  br i1 %52, label %233, label %196

196:                                              ; preds = %74, %67, %77, %195
  %197 = fcmp oeq double %61, 0.000000e+00
  %198 = icmp eq i64 %64, 0
  br i1 %197, label %199, label %204

199:                                              ; preds = %196
  %200 = sitofp i64 %65 to double
  %201 = fmul double %200, 2.000000e+00
  %202 = select i1 %198, double 1.000000e+00, double %201
  %203 = sitofp i64 %66 to double
  br label %222

204:                                              ; preds = %196
  br i1 %198, label %205, label %213

205:                                              ; preds = %204
  %206 = fcmp olt double %61, 5.000000e-02
  %207 = select i1 %206, double 5.000000e-02, double %61
  %208 = sitofp i64 %66 to double
  %209 = fmul double %208, 1.250000e-01
  %210 = fdiv double 2.000000e+04, %207
  %211 = fcmp ogt double %209, %210
  %212 = select i1 %211, double %210, double %209
  br label %222

213:                                              ; preds = %204
  %214 = sitofp i64 %66 to double
  %215 = fmul double %61, %214
  %216 = fcmp ugt double %215, 4.000000e+04
  br i1 %216, label %220, label %217

217:                                              ; preds = %213
  %218 = sitofp i64 %65 to double
  %219 = fmul double %218, 4.000000e+00
  br label %222

220:                                              ; preds = %213
  %221 = fdiv double 1.000000e+06, %61
  br label %222

222:                                              ; preds = %220, %217, %205, %199
  %223 = phi double [ %208, %205 ], [ %214, %220 ], [ %214, %217 ], [ %203, %199 ]
  %224 = phi double [ %212, %205 ], [ %221, %220 ], [ %219, %217 ], [ %202, %199 ]
  %225 = fcmp ult double %224, %223
  br i1 %225, label %226, label %233

226:                                              ; preds = %222
  %227 = fcmp olt double %224, 1.000000e+00
  br i1 %227, label %233, label %228

228:                                              ; preds = %226
  %229 = fptosi double %224 to i64
  %230 = icmp slt i64 %229, 64
  %231 = and i64 %229, -64
  %232 = select i1 %230, i64 %229, i64 %231
  br label %233

233:                                              ; preds = %195, %222, %226, %228
  %234 = phi i64 [ %66, %222 ], [ %66, %195 ], [ %232, %228 ], [ 1, %226 ]
  %235 = add nsw i64 %234, %64
  call void %22(ptr noundef %1, i64 noundef %64, i64 noundef %235) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %236 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %237 = load i64, ptr %6, align 8
  %238 = sitofp i64 %237 to double
  %239 = fmul double %238, 1.000000e+09
  %240 = load i64, ptr %53, align 8
  %241 = sitofp i64 %240 to double
  %242 = fadd double %239, %241
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  %243 = icmp eq i64 %235, %2
  br i1 %243, label %244, label %258

244:                                              ; preds = %233
  %245 = fsub double %242, %50
  %246 = fcmp olt double %245, 1.000000e+03
  %247 = and i1 %55, %246
  %248 = select i1 %247, i1 %58, i1 false
  br i1 %248, label %268, label %249

249:                                              ; preds = %244
  %250 = fadd double %245, -5.000000e+01
  %251 = fmul double %250, 1.000000e+06
  %252 = fdiv double %251, %56
  %253 = fcmp olt double %252, 1.000000e+00
  %254 = select i1 %253, double 1.000000e+00, double %252
  %255 = fcmp ogt double %254, 9.000000e+18
  %256 = select i1 %255, double 9.000000e+18, double %254
  %257 = fptosi double %256 to i64
  store atomic i64 %257, ptr %23 monotonic, align 8
  br label %268

258:                                              ; preds = %233
  %259 = fsub double %242, %63
  %260 = fcmp ult double %259, 1.000000e+03
  %261 = select i1 %54, i1 %260, i1 false
  br i1 %261, label %268, label %262

262:                                              ; preds = %258
  %263 = fcmp ogt double %259, 2.500000e+01
  br i1 %263, label %264, label %268

264:                                              ; preds = %262
  %265 = fadd double %259, -2.500000e+01
  %266 = sitofp i64 %234 to double
  %267 = fdiv double %265, %266
  br label %268

268:                                              ; preds = %249, %244, %264, %262, %258
  %269 = phi double [ 5.000000e-02, %262 ], [ %61, %258 ], [ %267, %264 ], [ %61, %244 ], [ %61, %249 ]
  %270 = icmp eq i32 %60, 0
  br i1 %270, label %286, label %271

271:                                              ; preds = %268
  %272 = icmp slt i64 %235, %2
  br i1 %272, label %273, label %286

273:                                              ; preds = %271
  %274 = fsub double %242, %50
  %275 = fcmp ogt double %274, 5.000000e+04
  br i1 %275, label %281, label %276

276:                                              ; preds = %273
  %277 = sub nsw i64 %2, %235
  %278 = sitofp i64 %277 to double
  %279 = fmul double %269, %278
  %280 = fcmp ogt double %279, 5.000000e+04
  br i1 %280, label %281, label %286

281:                                              ; preds = %276, %273
  %282 = load ptr, ptr @tack_python, align 8
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 144
  %284 = load ptr, ptr %283, align 8
  %285 = call ptr %284() #11
  br label %286

286:                                              ; preds = %268, %271, %276, %281
  %287 = phi ptr [ %62, %268 ], [ %285, %281 ], [ %62, %276 ], [ %62, %271 ]
  %288 = phi i32 [ 0, %268 ], [ 0, %281 ], [ %60, %276 ], [ %60, %271 ]
  %289 = icmp slt i64 %235, %2
  br i1 %289, label %59, label %290

290:                                              ; preds = %286, %182
  %291 = phi ptr [ %62, %182 ], [ %287, %286 ]
  %292 = icmp eq ptr %291, null
  br i1 %292, label %297, label %293

293:                                              ; preds = %290
  %294 = load ptr, ptr @tack_python, align 8
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 152
  %296 = load ptr, ptr %295, align 8
  call void %296(ptr noundef nonnull %291) #11
  br label %297

297:                                              ; preds = %290, %293, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define void @tack_run(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call void @tack_launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef 0)
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
  tail call void @tack_launch(ptr noundef %2, ptr noundef %4, i64 noundef %6, i64 noundef %8, i32 noundef %11)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @tack_abi() local_unnamed_addr #2 {
  ret i64 1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @tack_threads() local_unnamed_addr #3 {
  %1 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tack_initialize(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  store ptr %0, ptr @tack_python, align 8
  %3 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  store atomic i64 %3, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tack_reset_after_fork() local_unnamed_addr #3 {
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  store atomic i64 0, ptr @pool seq_cst, align 64
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  ret void
}

; Function Attrs: nounwind uwtable
define range(i64 0, 2) i64 @tack_call(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i64 %7(ptr noundef %2) #11
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = load ptr, ptr @tack_python, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 136
  %13 = load ptr, ptr %12, align 8
  tail call void %13() #11
  br label %14

14:                                               ; preds = %10, %3
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %8, %16
  br i1 %17, label %18, label %34

18:                                               ; preds = %14
  %19 = icmp sgt i64 %8, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %24, %18
  %21 = call fastcc i32 @launch(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %1)
  %22 = xor i32 %21, 1
  %23 = zext nneg i32 %22 to i64
  br label %34

24:                                               ; preds = %18, %24
  %25 = phi i64 [ %31, %24 ], [ 0, %18 ]
  %26 = load ptr, ptr @tack_python, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = tail call ptr %28(ptr noundef %2, i64 noundef %25) #11
  %30 = getelementptr inbounds nuw ptr, ptr %4, i64 %25
  store ptr %29, ptr %30, align 8
  %31 = add nuw nsw i64 %25, 1
  %32 = load i64, ptr %15, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %24, label %20, !llvm.loop !7

34:                                               ; preds = %14, %20
  %35 = phi i64 [ %23, %20 ], [ 1, %14 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret i64 %35
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @launch(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 2560
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 3080
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 2568
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %27

18:                                               ; preds = %378, %3
  %19 = phi i64 [ %10, %3 ], [ %380, %378 ]
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 2568
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %403

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %26 = load ptr, ptr %25, align 8
  br label %385

27:                                               ; preds = %378, %12
  %28 = phi i64 [ 0, %12 ], [ %379, %378 ]
  %29 = load ptr, ptr %13, align 8
  %30 = getelementptr inbounds nuw %struct.tack_param, ptr %29, i64 %28
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  %33 = getelementptr inbounds nuw ptr, ptr %1, i64 %28
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr @tack_python, align 8
  br i1 %32, label %36, label %154

36:                                               ; preds = %27
  %37 = load i64, ptr %35, align 8
  %38 = getelementptr inbounds i8, ptr %34, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 176
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %39, %41
  br i1 %42, label %43, label %590

43:                                               ; preds = %36
  %44 = load i64, ptr %8, align 8
  %45 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = call i32 %47(ptr noundef nonnull %34, ptr noundef nonnull %45, i32 noundef 28) #11
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  %51 = load ptr, ptr @tack_python, align 8
  br label %399

52:                                               ; preds = %43
  %53 = load i64, ptr %8, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %8, align 8
  %55 = getelementptr inbounds nuw i64, ptr %16, i64 %28
  store i64 %53, ptr %55, align 8
  %56 = load ptr, ptr %13, align 8
  %57 = getelementptr inbounds nuw %struct.tack_param, ptr %56, i64 %28
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 36
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, %60
  br i1 %63, label %64, label %590

64:                                               ; preds = %52
  %65 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %66, %68
  br i1 %69, label %70, label %590

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %45, i64 64
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %74, label %590

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr %45, i64 40
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %95, label %78

78:                                               ; preds = %74
  %79 = load i8, ptr %76, align 1
  switch i8 %79, label %83 [
    i8 64, label %80
    i8 61, label %80
    i8 60, label %80
  ]

80:                                               ; preds = %78, %78, %78
  %81 = getelementptr inbounds nuw i8, ptr %76, i64 1
  %82 = load i8, ptr %81, align 1
  br label %83

83:                                               ; preds = %80, %78
  %84 = phi i8 [ %79, %78 ], [ %82, %80 ]
  %85 = phi ptr [ %76, %78 ], [ %81, %80 ]
  %86 = icmp eq i8 %84, 0
  br i1 %86, label %95, label %87

87:                                               ; preds = %83
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 1
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %91, label %95

91:                                               ; preds = %87
  switch i8 %84, label %94 [
    i8 98, label %95
    i8 104, label %95
    i8 105, label %95
    i8 108, label %95
    i8 113, label %95
    i8 110, label %95
    i8 66, label %92
    i8 72, label %92
    i8 73, label %92
    i8 76, label %92
    i8 81, label %92
    i8 78, label %92
    i8 102, label %93
    i8 100, label %93
  ]

92:                                               ; preds = %91, %91, %91, %91, %91, %91
  br label %95

93:                                               ; preds = %91, %91
  br label %95

94:                                               ; preds = %91
  br label %95

95:                                               ; preds = %94, %93, %92, %91, %91, %91, %91, %91, %91, %87, %83, %74
  %96 = phi i64 [ 2, %74 ], [ 0, %94 ], [ 0, %83 ], [ 2, %92 ], [ 3, %93 ], [ 0, %87 ], [ 1, %91 ], [ 1, %91 ], [ 1, %91 ], [ 1, %91 ], [ 1, %91 ], [ 1, %91 ]
  %97 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %96, %98
  br i1 %99, label %100, label %590

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw i8, ptr %57, i64 40
  %102 = load i64, ptr %101, align 8
  %103 = and i64 %102, 1
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %109, label %105

105:                                              ; preds = %100
  %106 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %107 = load i32, ptr %106, align 8
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %590

109:                                              ; preds = %105, %100
  %110 = and i64 %102, 2
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %45, align 8
  %114 = ptrtoint ptr %113 to i64
  %115 = urem i64 %114, %66
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %590

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %119 = icmp slt i32 %59, 1
  br i1 %119, label %378, label %120

120:                                              ; preds = %117
  %121 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %122 = load ptr, ptr %17, align 8
  %123 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr i64, ptr %122, i64 %124
  %126 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %127 = load ptr, ptr %121, align 8
  br label %128

128:                                              ; preds = %150, %120
  %129 = phi i64 [ %60, %120 ], [ %131, %150 ]
  %130 = phi i64 [ %66, %120 ], [ %152, %150 ]
  %131 = add nsw i64 %129, -1
  %132 = getelementptr i64, ptr %125, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = icmp sgt i64 %133, -1
  %135 = getelementptr inbounds nuw i64, ptr %127, i64 %131
  %136 = load i64, ptr %135, align 8
  br i1 %134, label %137, label %139

137:                                              ; preds = %128
  %138 = icmp eq i64 %133, %136
  br i1 %138, label %139, label %590

139:                                              ; preds = %137, %128
  %140 = phi i64 [ %133, %137 ], [ %136, %128 ]
  %141 = load i64, ptr %126, align 8
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %150, label %143

143:                                              ; preds = %139
  %144 = icmp eq i64 %140, 1
  br i1 %144, label %150, label %145

145:                                              ; preds = %143
  %146 = load ptr, ptr %118, align 8
  %147 = getelementptr inbounds nuw i64, ptr %146, i64 %131
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, %130
  br i1 %149, label %150, label %590

150:                                              ; preds = %145, %143, %139
  %151 = phi i64 [ 1, %143 ], [ %140, %145 ], [ %140, %139 ]
  %152 = mul nsw i64 %151, %130
  %153 = icmp samesign ult i64 %129, 2
  br i1 %153, label %378, label %128, !llvm.loop !8

154:                                              ; preds = %27
  %155 = getelementptr inbounds nuw i64, ptr %14, i64 %28
  %156 = load i64, ptr %35, align 8
  %157 = getelementptr inbounds i8, ptr %34, i64 %156
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %35, i64 184
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %158, %160
  br i1 %161, label %162, label %195

162:                                              ; preds = %154
  %163 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %164 = load ptr, ptr %163, align 8
  %165 = call double %164(ptr noundef nonnull %34) #11
  %166 = load i64, ptr %30, align 8
  %167 = icmp eq i64 %166, 3
  br i1 %167, label %168, label %590

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %170 = load i64, ptr %169, align 8
  %171 = and i64 %170, 4
  %172 = icmp eq i64 %171, 0
  %173 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %174 = load i64, ptr %173, align 8
  br i1 %172, label %175, label %180

175:                                              ; preds = %168
  %176 = load i64, ptr %15, align 8
  %177 = icmp eq i64 %176, 0
  %178 = select i1 %177, i64 4, i64 8
  %179 = icmp eq i64 %174, %178
  br i1 %179, label %180, label %590

180:                                              ; preds = %175, %168
  %181 = fptrunc double %165 to float
  %182 = icmp ne i64 %174, 4
  %183 = call float @llvm.fabs.f32(float %181)
  %184 = fcmp une float %183, 0x7FF0000000000000
  %185 = or i1 %184, %182
  %186 = call double @llvm.fabs.f64(double %165)
  %187 = fcmp oeq double %186, 0x7FF0000000000000
  %188 = or i1 %187, %185
  br i1 %188, label %189, label %590

189:                                              ; preds = %180
  %190 = bitcast float %181 to i32
  %191 = zext i32 %190 to i64
  store i64 %191, ptr %155, align 8
  %192 = load i64, ptr %173, align 8
  %193 = icmp eq i64 %192, 8
  br i1 %193, label %194, label %378

194:                                              ; preds = %189
  store double %165, ptr %155, align 8
  br label %378

195:                                              ; preds = %154
  %196 = getelementptr inbounds nuw i8, ptr %35, i64 192
  %197 = load ptr, ptr %196, align 8
  %198 = icmp eq ptr %158, %197
  br i1 %198, label %203, label %199

199:                                              ; preds = %195
  %200 = getelementptr inbounds nuw i8, ptr %35, i64 200
  %201 = load ptr, ptr %200, align 8
  %202 = icmp eq ptr %158, %201
  br i1 %202, label %203, label %205

203:                                              ; preds = %199, %195
  %204 = call fastcc i32 @take_python_int(ptr noundef nonnull %30, ptr noundef nonnull %34, ptr noundef %155)
  br label %375

205:                                              ; preds = %199
  %206 = getelementptr inbounds nuw i8, ptr %35, i64 208
  %207 = load ptr, ptr %206, align 8
  %208 = icmp eq ptr %207, null
  br i1 %208, label %301, label %299

209:                                              ; preds = %299
  %210 = getelementptr inbounds nuw i8, ptr %35, i64 216
  %211 = load ptr, ptr %210, align 8
  %212 = icmp eq ptr %211, null
  br i1 %212, label %301, label %213

213:                                              ; preds = %209
  %214 = icmp eq ptr %211, %158
  br i1 %214, label %330, label %215

215:                                              ; preds = %213
  %216 = getelementptr inbounds nuw i8, ptr %35, i64 224
  %217 = load ptr, ptr %216, align 8
  %218 = icmp eq ptr %217, null
  br i1 %218, label %301, label %219

219:                                              ; preds = %215
  %220 = icmp eq ptr %217, %158
  br i1 %220, label %330, label %221

221:                                              ; preds = %219
  %222 = getelementptr inbounds nuw i8, ptr %35, i64 232
  %223 = load ptr, ptr %222, align 8
  %224 = icmp eq ptr %223, null
  br i1 %224, label %301, label %225

225:                                              ; preds = %221
  %226 = icmp eq ptr %223, %158
  br i1 %226, label %330, label %227

227:                                              ; preds = %225
  %228 = getelementptr inbounds nuw i8, ptr %35, i64 240
  %229 = load ptr, ptr %228, align 8
  %230 = icmp eq ptr %229, null
  br i1 %230, label %301, label %231

231:                                              ; preds = %227
  %232 = icmp eq ptr %229, %158
  br i1 %232, label %330, label %233

233:                                              ; preds = %231
  %234 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %235 = load ptr, ptr %234, align 8
  %236 = icmp eq ptr %235, null
  br i1 %236, label %301, label %237

237:                                              ; preds = %233
  %238 = icmp eq ptr %235, %158
  br i1 %238, label %330, label %239

239:                                              ; preds = %237
  %240 = getelementptr inbounds nuw i8, ptr %35, i64 256
  %241 = load ptr, ptr %240, align 8
  %242 = icmp eq ptr %241, null
  br i1 %242, label %301, label %243

243:                                              ; preds = %239
  %244 = icmp eq ptr %241, %158
  br i1 %244, label %330, label %245

245:                                              ; preds = %243
  %246 = getelementptr inbounds nuw i8, ptr %35, i64 264
  %247 = load ptr, ptr %246, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %301, label %249

249:                                              ; preds = %245
  %250 = icmp eq ptr %247, %158
  br i1 %250, label %330, label %251

251:                                              ; preds = %249
  %252 = getelementptr inbounds nuw i8, ptr %35, i64 272
  %253 = load ptr, ptr %252, align 8
  %254 = icmp eq ptr %253, null
  br i1 %254, label %301, label %255

255:                                              ; preds = %251
  %256 = icmp eq ptr %253, %158
  br i1 %256, label %330, label %257

257:                                              ; preds = %255
  %258 = getelementptr inbounds nuw i8, ptr %35, i64 280
  %259 = load ptr, ptr %258, align 8
  %260 = icmp eq ptr %259, null
  br i1 %260, label %301, label %261

261:                                              ; preds = %257
  %262 = icmp eq ptr %259, %158
  br i1 %262, label %330, label %263

263:                                              ; preds = %261
  %264 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %265 = load ptr, ptr %264, align 8
  %266 = icmp eq ptr %265, null
  br i1 %266, label %301, label %267

267:                                              ; preds = %263
  %268 = icmp eq ptr %265, %158
  br i1 %268, label %330, label %269

269:                                              ; preds = %267
  %270 = getelementptr inbounds nuw i8, ptr %35, i64 296
  %271 = load ptr, ptr %270, align 8
  %272 = icmp eq ptr %271, null
  br i1 %272, label %301, label %273

273:                                              ; preds = %269
  %274 = icmp eq ptr %271, %158
  br i1 %274, label %330, label %275

275:                                              ; preds = %273
  %276 = getelementptr inbounds nuw i8, ptr %35, i64 304
  %277 = load ptr, ptr %276, align 8
  %278 = icmp eq ptr %277, null
  br i1 %278, label %301, label %279

279:                                              ; preds = %275
  %280 = icmp eq ptr %277, %158
  br i1 %280, label %330, label %281

281:                                              ; preds = %279
  %282 = getelementptr inbounds nuw i8, ptr %35, i64 312
  %283 = load ptr, ptr %282, align 8
  %284 = icmp eq ptr %283, null
  br i1 %284, label %301, label %285

285:                                              ; preds = %281
  %286 = icmp eq ptr %283, %158
  br i1 %286, label %330, label %287

287:                                              ; preds = %285
  %288 = getelementptr inbounds nuw i8, ptr %35, i64 320
  %289 = load ptr, ptr %288, align 8
  %290 = icmp eq ptr %289, null
  br i1 %290, label %301, label %291

291:                                              ; preds = %287
  %292 = icmp eq ptr %289, %158
  br i1 %292, label %330, label %293

293:                                              ; preds = %291
  %294 = getelementptr inbounds nuw i8, ptr %35, i64 328
  %295 = load ptr, ptr %294, align 8
  %296 = icmp ne ptr %295, null
  %297 = icmp eq ptr %295, %158
  %298 = and i1 %296, %297
  br i1 %298, label %330, label %301

299:                                              ; preds = %205
  %300 = icmp eq ptr %207, %158
  br i1 %300, label %330, label %209

301:                                              ; preds = %293, %287, %281, %275, %269, %263, %257, %251, %245, %239, %233, %227, %221, %215, %209, %205
  %302 = getelementptr inbounds nuw i8, ptr %35, i64 336
  %303 = load ptr, ptr %302, align 8
  %304 = icmp eq ptr %303, null
  br i1 %304, label %590, label %323

305:                                              ; preds = %323
  %306 = getelementptr inbounds nuw i8, ptr %35, i64 344
  %307 = load ptr, ptr %306, align 8
  %308 = icmp eq ptr %307, null
  br i1 %308, label %590, label %309

309:                                              ; preds = %305
  %310 = icmp eq ptr %307, %158
  br i1 %310, label %325, label %311

311:                                              ; preds = %309
  %312 = getelementptr inbounds nuw i8, ptr %35, i64 352
  %313 = load ptr, ptr %312, align 8
  %314 = icmp eq ptr %313, null
  br i1 %314, label %590, label %315

315:                                              ; preds = %311
  %316 = icmp eq ptr %313, %158
  br i1 %316, label %325, label %317

317:                                              ; preds = %315
  %318 = getelementptr inbounds nuw i8, ptr %35, i64 360
  %319 = load ptr, ptr %318, align 8
  %320 = icmp ne ptr %319, null
  %321 = icmp eq ptr %319, %158
  %322 = and i1 %320, %321
  br i1 %322, label %325, label %590

323:                                              ; preds = %301
  %324 = icmp eq ptr %303, %158
  br i1 %324, label %325, label %305

325:                                              ; preds = %323, %317, %315, %309
  %326 = getelementptr inbounds nuw i8, ptr %35, i64 104
  %327 = load ptr, ptr %326, align 8
  %328 = call ptr %327(ptr noundef nonnull %34) #11
  %329 = icmp eq ptr %328, null
  br i1 %329, label %399, label %337

330:                                              ; preds = %299, %293, %291, %285, %279, %273, %267, %261, %255, %249, %243, %237, %231, %225, %219, %213
  %331 = getelementptr inbounds nuw i8, ptr %35, i64 96
  %332 = load ptr, ptr %331, align 8
  %333 = call ptr %332(ptr noundef nonnull %34) #11
  %334 = icmp eq ptr %333, null
  br i1 %334, label %399, label %335

335:                                              ; preds = %330
  %336 = call fastcc i32 @take_python_int(ptr noundef nonnull %30, ptr noundef nonnull %333, ptr noundef %155)
  br label %370

337:                                              ; preds = %325
  %338 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %339 = load ptr, ptr %338, align 8
  %340 = call double %339(ptr noundef nonnull %328) #11
  %341 = load i64, ptr %30, align 8
  %342 = icmp eq i64 %341, 3
  br i1 %342, label %343, label %370

343:                                              ; preds = %337
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %345 = load i64, ptr %344, align 8
  %346 = and i64 %345, 4
  %347 = icmp eq i64 %346, 0
  %348 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %349 = load i64, ptr %348, align 8
  br i1 %347, label %350, label %355

350:                                              ; preds = %343
  %351 = load i64, ptr %15, align 8
  %352 = icmp eq i64 %351, 0
  %353 = select i1 %352, i64 4, i64 8
  %354 = icmp eq i64 %349, %353
  br i1 %354, label %355, label %370

355:                                              ; preds = %350, %343
  %356 = fptrunc double %340 to float
  %357 = icmp ne i64 %349, 4
  %358 = call float @llvm.fabs.f32(float %356)
  %359 = fcmp une float %358, 0x7FF0000000000000
  %360 = or i1 %359, %357
  %361 = call double @llvm.fabs.f64(double %340)
  %362 = fcmp oeq double %361, 0x7FF0000000000000
  %363 = or i1 %362, %360
  br i1 %363, label %364, label %370

364:                                              ; preds = %355
  %365 = bitcast float %356 to i32
  %366 = zext i32 %365 to i64
  store i64 %366, ptr %155, align 8
  %367 = load i64, ptr %348, align 8
  %368 = icmp eq i64 %367, 8
  br i1 %368, label %369, label %370

369:                                              ; preds = %364
  store double %340, ptr %155, align 8
  br label %370

370:                                              ; preds = %369, %364, %355, %350, %337, %335
  %371 = phi ptr [ %333, %335 ], [ %328, %337 ], [ %328, %350 ], [ %328, %355 ], [ %328, %364 ], [ %328, %369 ]
  %372 = phi i32 [ %336, %335 ], [ 0, %337 ], [ 0, %350 ], [ 0, %355 ], [ 1, %364 ], [ 1, %369 ]
  %373 = getelementptr inbounds nuw i8, ptr %35, i64 120
  %374 = load ptr, ptr %373, align 8
  call void %374(ptr noundef nonnull %371) #11
  br label %375

375:                                              ; preds = %370, %203
  %376 = phi i32 [ %372, %370 ], [ %204, %203 ]
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %590, label %378

378:                                              ; preds = %150, %375, %194, %189, %117
  %379 = add nuw nsw i64 %28, 1
  %380 = load i64, ptr %9, align 8
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %27, label %18, !llvm.loop !9

382:                                              ; preds = %385
  %383 = add nuw nsw i64 %386, 1
  %384 = icmp eq i64 %383, %22
  br i1 %384, label %403, label %385, !llvm.loop !10

385:                                              ; preds = %382, %24
  %386 = phi i64 [ 0, %24 ], [ %383, %382 ]
  %387 = getelementptr inbounds nuw %struct.tack_small, ptr %26, i64 %386
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds i64, ptr %20, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %390
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 48
  %393 = load ptr, ptr %392, align 8
  %394 = getelementptr inbounds nuw i8, ptr %387, i64 8
  %395 = load i64, ptr %394, align 8
  %396 = getelementptr inbounds i64, ptr %393, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = icmp sgt i64 %397, 2147483647
  br i1 %398, label %590, label %382

399:                                              ; preds = %330, %325, %50
  %400 = phi ptr [ %51, %50 ], [ %35, %325 ], [ %35, %330 ]
  %401 = getelementptr inbounds nuw i8, ptr %400, i64 136
  %402 = load ptr, ptr %401, align 8
  call void %402() #11
  br label %590

403:                                              ; preds = %382, %18
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %405 = load i64, ptr %404, align 8
  %406 = icmp sgt i64 %405, 0
  br i1 %406, label %407, label %482

407:                                              ; preds = %403
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %409 = getelementptr inbounds nuw i8, ptr %7, i64 3592
  %410 = getelementptr inbounds nuw i8, ptr %7, i64 3720
  %411 = getelementptr inbounds nuw i8, ptr %7, i64 3656
  %412 = load ptr, ptr %408, align 8
  br label %413

413:                                              ; preds = %468, %407
  %414 = phi i1 [ false, %468 ], [ true, %407 ]
  %415 = phi i64 [ %469, %468 ], [ 0, %407 ]
  br label %417

416:                                              ; preds = %465
  br i1 %414, label %475, label %482

417:                                              ; preds = %413, %465
  %418 = phi i64 [ %466, %465 ], [ %415, %413 ]
  %419 = getelementptr inbounds nuw %struct.tack_axis, ptr %412, i64 %418
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i8, ptr %419, i64 8
  %422 = load i64, ptr %421, align 8
  %423 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %7, i64 noundef %420, i64 noundef %422, ptr noundef %4)
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %464, label %425

425:                                              ; preds = %417
  %426 = getelementptr inbounds nuw i8, ptr %419, i64 16
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds nuw i8, ptr %419, i64 24
  %429 = load i64, ptr %428, align 8
  %430 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %7, i64 noundef %427, i64 noundef %429, ptr noundef %5)
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %464, label %432

432:                                              ; preds = %425
  %433 = getelementptr inbounds nuw i8, ptr %419, i64 32
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %419, i64 40
  %436 = load i64, ptr %435, align 8
  %437 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %7, i64 noundef %434, i64 noundef %436, ptr noundef %6)
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %464, label %439

439:                                              ; preds = %432
  %440 = load i64, ptr %6, align 8
  %441 = icmp slt i64 %440, 1
  br i1 %441, label %464, label %442

442:                                              ; preds = %439
  %443 = load i64, ptr %5, align 8
  %444 = load i64, ptr %4, align 8
  %445 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %443, i64 %444)
  %446 = extractvalue { i64, i1 } %445, 1
  %447 = extractvalue { i64, i1 } %445, 0
  br i1 %446, label %464, label %448

448:                                              ; preds = %442
  %449 = add nsw i64 %440, -1
  %450 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %447, i64 %449)
  %451 = extractvalue { i64, i1 } %450, 1
  %452 = extractvalue { i64, i1 } %450, 0
  br i1 %451, label %464, label %453

453:                                              ; preds = %448
  %454 = getelementptr inbounds nuw i64, ptr %409, i64 %418
  store i64 %444, ptr %454, align 8
  %455 = getelementptr inbounds nuw i64, ptr %410, i64 %418
  store i64 %440, ptr %455, align 8
  %456 = icmp sgt i64 %447, 0
  br i1 %456, label %459, label %457

457:                                              ; preds = %453
  %458 = getelementptr inbounds nuw i64, ptr %411, i64 %418
  store i64 0, ptr %458, align 8
  br label %468

459:                                              ; preds = %453
  %460 = sdiv i64 %452, %440
  %461 = freeze i64 %460
  %462 = getelementptr inbounds nuw i64, ptr %411, i64 %418
  store i64 %461, ptr %462, align 8
  %463 = icmp eq i64 %461, 0
  br i1 %463, label %468, label %465

464:                                              ; preds = %448, %442, %439, %432, %425, %417
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %590

465:                                              ; preds = %459
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  %466 = add nuw nsw i64 %418, 1
  %467 = icmp eq i64 %466, %405
  br i1 %467, label %416, label %417, !llvm.loop !11

468:                                              ; preds = %459, %457
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  %469 = add nuw nsw i64 %418, 1
  %470 = icmp eq i64 %469, %405
  br i1 %470, label %482, label %413, !llvm.loop !11

471:                                              ; preds = %475
  %472 = extractvalue { i64, i1 } %480, 0
  %473 = add nuw nsw i64 %477, 1
  %474 = icmp eq i64 %473, %405
  br i1 %474, label %482, label %475, !llvm.loop !12

475:                                              ; preds = %416, %471
  %476 = phi i64 [ %472, %471 ], [ 1, %416 ]
  %477 = phi i64 [ %473, %471 ], [ 0, %416 ]
  %478 = getelementptr inbounds nuw i64, ptr %411, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %476, i64 %479)
  %481 = extractvalue { i64, i1 } %480, 1
  br i1 %481, label %590, label %471

482:                                              ; preds = %468, %471, %416, %403
  %483 = phi i64 [ 1, %403 ], [ 0, %416 ], [ %472, %471 ], [ 0, %468 ]
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %485 = load i64, ptr %484, align 8
  %486 = icmp sgt i64 %485, 0
  br i1 %486, label %487, label %534

487:                                              ; preds = %482
  %488 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %489 = getelementptr inbounds nuw i8, ptr %7, i64 3784
  %490 = getelementptr inbounds nuw i8, ptr %7, i64 3720
  %491 = getelementptr inbounds nuw i8, ptr %7, i64 3656
  %492 = getelementptr inbounds nuw i8, ptr %7, i64 3592
  %493 = getelementptr inbounds nuw i8, ptr %7, i64 3080
  %494 = load ptr, ptr %488, align 8
  br label %495

495:                                              ; preds = %529, %487
  %496 = phi i64 [ 0, %487 ], [ %532, %529 ]
  %497 = getelementptr inbounds nuw %struct.tack_slot, ptr %494, i64 %496
  %498 = load i64, ptr %497, align 8
  %499 = getelementptr inbounds nuw i8, ptr %497, i64 8
  %500 = load i64, ptr %499, align 8
  switch i64 %498, label %526 [
    i64 0, label %501
    i64 1, label %504
    i64 2, label %507
    i64 3, label %510
    i64 4, label %516
  ]

501:                                              ; preds = %495
  %502 = getelementptr inbounds i64, ptr %492, i64 %500
  %503 = load i64, ptr %502, align 8
  br label %529

504:                                              ; preds = %495
  %505 = getelementptr inbounds i64, ptr %491, i64 %500
  %506 = load i64, ptr %505, align 8
  br label %529

507:                                              ; preds = %495
  %508 = getelementptr inbounds i64, ptr %490, i64 %500
  %509 = load i64, ptr %508, align 8
  br label %529

510:                                              ; preds = %495
  %511 = getelementptr inbounds i64, ptr %20, i64 %500
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %512
  %514 = load ptr, ptr %513, align 8
  %515 = ptrtoint ptr %514 to i64
  br label %529

516:                                              ; preds = %495
  %517 = getelementptr inbounds i64, ptr %20, i64 %500
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %518
  %520 = getelementptr inbounds nuw i8, ptr %519, i64 48
  %521 = load ptr, ptr %520, align 8
  %522 = getelementptr inbounds nuw i8, ptr %497, i64 16
  %523 = load i64, ptr %522, align 8
  %524 = getelementptr inbounds i64, ptr %521, i64 %523
  %525 = load i64, ptr %524, align 8
  br label %529

526:                                              ; preds = %495
  %527 = getelementptr inbounds i64, ptr %493, i64 %500
  %528 = load i64, ptr %527, align 8
  br label %529

529:                                              ; preds = %526, %516, %510, %507, %504, %501
  %530 = phi i64 [ %528, %526 ], [ %525, %516 ], [ %515, %510 ], [ %509, %507 ], [ %506, %504 ], [ %503, %501 ]
  %531 = getelementptr inbounds nuw i64, ptr %489, i64 %496
  store i64 %530, ptr %531, align 8
  %532 = add nuw nsw i64 %496, 1
  %533 = icmp eq i64 %532, %485
  br i1 %533, label %534, label %495, !llvm.loop !13

534:                                              ; preds = %529, %482
  %535 = load ptr, ptr %0, align 8
  %536 = getelementptr inbounds nuw i8, ptr %7, i64 3784
  %537 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %538 = load ptr, ptr %537, align 8
  %539 = icmp eq ptr %538, null
  br i1 %539, label %584, label %540

540:                                              ; preds = %534
  %541 = icmp sgt i64 %19, 0
  br i1 %541, label %542, label %584

542:                                              ; preds = %540
  %543 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %544 = load ptr, ptr %543, align 8
  %545 = load i64, ptr %8, align 8
  %546 = icmp sgt i64 %545, 0
  br label %547

547:                                              ; preds = %581, %542
  %548 = phi i64 [ 0, %542 ], [ %582, %581 ]
  %549 = getelementptr inbounds nuw %struct.tack_param, ptr %544, i64 %548
  %550 = load i64, ptr %549, align 8
  %551 = icmp eq i64 %550, 0
  br i1 %551, label %552, label %581

552:                                              ; preds = %547
  %553 = getelementptr inbounds nuw i8, ptr %549, i64 40
  %554 = load i64, ptr %553, align 8
  %555 = and i64 %554, 1
  %556 = icmp eq i64 %555, 0
  br i1 %556, label %581, label %557

557:                                              ; preds = %552
  %558 = getelementptr inbounds nuw i64, ptr %20, i64 %548
  %559 = load i64, ptr %558, align 8
  %560 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %559
  br i1 %546, label %561, label %581

561:                                              ; preds = %557
  %562 = getelementptr inbounds nuw i8, ptr %560, i64 16
  br label %563

563:                                              ; preds = %578, %561
  %564 = phi i64 [ 0, %561 ], [ %579, %578 ]
  %565 = icmp eq i64 %559, %564
  br i1 %565, label %578, label %566

566:                                              ; preds = %563
  %567 = getelementptr inbounds nuw %struct.tack_buffer, ptr %7, i64 %564
  %568 = load ptr, ptr %560, align 8
  %569 = load ptr, ptr %567, align 8
  %570 = getelementptr inbounds nuw i8, ptr %567, i64 16
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr inbounds i8, ptr %569, i64 %571
  %573 = icmp ult ptr %568, %572
  br i1 %573, label %574, label %578

574:                                              ; preds = %566
  %575 = load i64, ptr %562, align 8
  %576 = getelementptr inbounds i8, ptr %568, i64 %575
  %577 = icmp ult ptr %569, %576
  br i1 %577, label %584, label %578

578:                                              ; preds = %574, %566, %563
  %579 = add nuw nsw i64 %564, 1
  %580 = icmp eq i64 %579, %545
  br i1 %580, label %581, label %563, !llvm.loop !14

581:                                              ; preds = %578, %557, %552, %547
  %582 = add nuw nsw i64 %548, 1
  %583 = icmp eq i64 %582, %19
  br i1 %583, label %584, label %547, !llvm.loop !15

584:                                              ; preds = %581, %574, %540, %534
  %585 = phi i64 [ 0, %534 ], [ 1, %540 ], [ 0, %574 ], [ 1, %581 ]
  call void @tack_launch(ptr noundef %535, ptr noundef nonnull %536, i64 noundef %483, i64 noundef %585, i32 noundef 1)
  %586 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %587 = load ptr, ptr %586, align 8
  %588 = icmp eq ptr %587, null
  br i1 %588, label %590, label %589

589:                                              ; preds = %584
  call void %587(ptr noundef nonnull %536, ptr noundef %2) #11
  br label %590

590:                                              ; preds = %311, %305, %375, %36, %112, %52, %95, %105, %70, %64, %162, %175, %180, %301, %317, %145, %137, %385, %475, %399, %464, %584, %589
  %591 = phi i32 [ 0, %464 ], [ 1, %584 ], [ 1, %589 ], [ 0, %475 ], [ 0, %399 ], [ 0, %385 ], [ 0, %145 ], [ 0, %137 ], [ 0, %317 ], [ 0, %301 ], [ 0, %180 ], [ 0, %175 ], [ 0, %162 ], [ 0, %64 ], [ 0, %70 ], [ 0, %105 ], [ 0, %95 ], [ 0, %52 ], [ 0, %112 ], [ 0, %36 ], [ 0, %375 ], [ 0, %305 ], [ 0, %311 ]
  %592 = load i64, ptr %8, align 8
  %593 = icmp eq i64 %592, 0
  br i1 %593, label %603, label %594

594:                                              ; preds = %590, %594
  %595 = phi i64 [ %601, %594 ], [ %592, %590 ]
  %596 = load ptr, ptr @tack_python, align 8
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 16
  %598 = load ptr, ptr %597, align 8
  %599 = add nsw i64 %595, -1
  store i64 %599, ptr %8, align 8
  %600 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %599
  call void %598(ptr noundef nonnull %600) #11
  %601 = load i64, ptr %8, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %603, label %594, !llvm.loop !16

603:                                              ; preds = %594, %590
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  ret i32 %591
}

; Function Attrs: nounwind uwtable
define ptr @tack_fastcall(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr %7(ptr noundef %0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i64 0, ptr %4, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %2, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %3
  %13 = call fastcc i32 @launch(ptr noundef nonnull %8, ptr noundef %1, ptr noundef nonnull %4)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %12, %3
  %16 = load ptr, ptr @tack_python, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 168
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 112
  %20 = load ptr, ptr %19, align 8
  call void %20(ptr noundef %18) #11
  br label %62

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %56, label %25

25:                                               ; preds = %21
  %26 = load i64, ptr %4, align 8
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %30 = load i64, ptr %29, align 8
  switch i64 %30, label %45 [
    i64 1, label %31
    i64 2, label %40
  ]

31:                                               ; preds = %25
  %32 = shl nsw i64 %28, 3
  %33 = sub nsw i64 64, %32
  %34 = load ptr, ptr @tack_python, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 72
  %36 = load ptr, ptr %35, align 8
  %37 = shl i64 %26, %33
  %38 = ashr exact i64 %37, %33
  %39 = call ptr %36(i64 noundef %38) #11
  br label %62

40:                                               ; preds = %25
  %41 = load ptr, ptr @tack_python, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 80
  %43 = load ptr, ptr %42, align 8
  %44 = call ptr %43(i64 noundef %26) #11
  br label %62

45:                                               ; preds = %25
  %46 = trunc i64 %26 to i32
  %47 = bitcast i32 %46 to float
  %48 = bitcast i64 %26 to double
  %49 = load ptr, ptr @tack_python, align 8
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 48
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq i64 %28, 8
  %53 = fpext float %47 to double
  %54 = select i1 %52, double %48, double %53
  %55 = call ptr %51(double noundef %54) #11
  br label %62

56:                                               ; preds = %21
  %57 = load ptr, ptr @tack_python, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 160
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 112
  %61 = load ptr, ptr %60, align 8
  call void %61(ptr noundef %59) #11
  br label %62

62:                                               ; preds = %45, %40, %31, %56, %15
  %63 = phi ptr [ %18, %15 ], [ %59, %56 ], [ %39, %31 ], [ %44, %40 ], [ %55, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret ptr %63
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc double @work() unnamed_addr #0 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %struct.timespec, align 8
  %3 = load atomic i64, ptr @pool seq_cst, align 64
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %6

6:                                                ; preds = %62, %0
  %7 = phi i64 [ %69, %62 ], [ %3, %0 ]
  %8 = phi double [ %67, %62 ], [ 0.000000e+00, %0 ]
  %9 = phi double [ %63, %62 ], [ 0.000000e+00, %0 ]
  %10 = phi i64 [ %68, %62 ], [ 0, %0 ]
  %11 = phi i64 [ %65, %62 ], [ 0, %0 ]
  br label %12

12:                                               ; preds = %6, %16
  %13 = phi i64 [ %20, %16 ], [ %7, %6 ]
  %14 = and i64 %13, 16777215
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %70, label %16

16:                                               ; preds = %12
  %17 = add i64 %13, -1
  %18 = cmpxchg ptr @pool, i64 %13, i64 %17 seq_cst seq_cst, align 64
  %19 = extractvalue { i64, i1 } %18, 1
  %20 = extractvalue { i64, i1 } %18, 0
  br i1 %19, label %21, label %12, !llvm.loop !17

21:                                               ; preds = %16
  %22 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %23 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %24 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %25 = xor i64 %23, -1
  %26 = add i64 %22, %25
  %27 = add i64 %26, %24
  %28 = sdiv i64 %27, %24
  %29 = sub nsw i64 %28, %14
  %30 = mul nsw i64 %29, %24
  %31 = add nsw i64 %30, %23
  %32 = sub nsw i64 %22, %31
  %33 = icmp slt i64 %32, %24
  %34 = add nsw i64 %31, %24
  %35 = select i1 %33, i64 %22, i64 %34
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #11
  %37 = load i64, ptr %2, align 8
  %38 = sitofp i64 %37 to double
  %39 = fmul double %38, 1.000000e+09
  %40 = load i64, ptr %4, align 8
  %41 = sitofp i64 %40 to double
  %42 = fadd double %39, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  %43 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %44 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  call void %43(ptr noundef %44, i64 noundef %31, i64 noundef %35) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1) #11
  %46 = load i64, ptr %1, align 8
  %47 = sitofp i64 %46 to double
  %48 = fmul double %47, 1.000000e+09
  %49 = load i64, ptr %5, align 8
  %50 = sitofp i64 %49 to double
  %51 = fadd double %48, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11
  %52 = fsub double %51, %42
  %53 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  %54 = add i32 %53, 1
  %55 = trunc i64 %28 to i32
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %62

57:                                               ; preds = %21
  %58 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %62, label %60

60:                                               ; preds = %57
  %61 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 129, i64 noundef 1) #11
  br label %62

62:                                               ; preds = %60, %57, %21
  %63 = fadd double %9, %52
  %64 = sub nsw i64 %35, %31
  %65 = add nsw i64 %64, %11
  %66 = fcmp ogt double %52, %8
  %67 = select i1 %66, double %52, double %8
  %68 = select i1 %66, i64 %64, i64 %10
  %69 = load atomic i64, ptr @pool seq_cst, align 64
  br label %6, !llvm.loop !17

70:                                               ; preds = %12
  %71 = icmp sgt i64 %11, %10
  br i1 %71, label %72, label %77

72:                                               ; preds = %70
  %73 = fsub double %9, %8
  %74 = sub nsw i64 %11, %10
  %75 = sitofp i64 %74 to double
  %76 = fdiv double %73, %75
  br label %82

77:                                               ; preds = %70
  %78 = icmp eq i64 %11, 0
  br i1 %78, label %82, label %79

79:                                               ; preds = %77
  %80 = sitofp i64 %11 to double
  %81 = fdiv double %9, %80
  br label %82

82:                                               ; preds = %79, %77, %72
  %83 = phi double [ %76, %72 ], [ %81, %79 ], [ 0.000000e+00, %77 ]
  ret double %83
}

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind uwtable
define internal noalias noundef nonnull ptr @worker(ptr readnone captures(none) %0) #5 {
  %2 = alloca %struct.timespec, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %4

4:                                                ; preds = %28, %1
  %5 = phi i32 [ 0, %1 ], [ %29, %28 ]
  %6 = phi double [ 0.000000e+00, %1 ], [ %30, %28 ]
  br label %7

7:                                                ; preds = %12, %4
  %8 = phi i32 [ %5, %4 ], [ %13, %12 ]
  %9 = load atomic i64, ptr @pool seq_cst, align 64
  %10 = and i64 %9, 16777215
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %31

12:                                               ; preds = %7
  call void @llvm.aarch64.isb(i32 15)
  %13 = add nuw nsw i32 %8, 1
  %14 = and i32 %13, 63
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %7, !llvm.loop !18

16:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #11
  %18 = load i64, ptr %2, align 8
  %19 = sitofp i64 %18 to double
  %20 = fmul double %19, 1.000000e+09
  %21 = load i64, ptr %3, align 8
  %22 = sitofp i64 %21 to double
  %23 = fadd double %20, %22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  %24 = icmp eq i32 %13, 64
  %25 = select i1 %24, double %23, double %6
  %26 = fsub double %23, %25
  %27 = fcmp uge double %26, 5.000000e+04
  br i1 %27, label %31, label %28

28:                                               ; preds = %16, %46
  %29 = phi i32 [ %13, %16 ], [ 0, %46 ]
  %30 = phi double [ %25, %16 ], [ 0.000000e+00, %46 ]
  br label %4, !llvm.loop !18

31:                                               ; preds = %7, %16
  %32 = load atomic i64, ptr @pool seq_cst, align 64
  %33 = and i64 %32, 16777215
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %46

35:                                               ; preds = %31
  %36 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128) seq_cst, align 64
  %37 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  %38 = load atomic i64, ptr @pool seq_cst, align 64
  %39 = and i64 %38, 16777215
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %35
  %42 = zext i32 %36 to i64
  %43 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 128, i64 noundef %42, ptr noundef null) #11
  br label %44

44:                                               ; preds = %41, %35
  %45 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  br label %46

46:                                               ; preds = %44, %31
  %47 = call fastcc double @work()
  br label %28
}

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #4

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @llvm.aarch64.isb(i32) #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_python_int(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = call i64 %7(ptr noundef %1, ptr noundef nonnull %4) #11
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @tack_python, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 %14(ptr noundef %1) #11
  %16 = load ptr, ptr @tack_python, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 128
  %18 = load ptr, ptr %17, align 8
  %19 = call ptr %18() #11
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = load ptr, ptr @tack_python, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 136
  %24 = load ptr, ptr %23, align 8
  call void %24() #11
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret i32 %105
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #7 {
  %6 = alloca [16 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %7 = add nsw i64 %3, %2
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %108

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 3080
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 2568
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
  %30 = getelementptr inbounds %struct.tack_buffer, ptr %1, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
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
  br i1 %105, label %15, label %106, !llvm.loop !19

106:                                              ; preds = %102
  %107 = load i64, ptr %6, align 8
  br label %108

108:                                              ; preds = %106, %5
  %109 = phi i64 [ %107, %106 ], [ undef, %5 ]
  store i64 %109, ptr %4, align 8
  br label %110

110:                                              ; preds = %80, %82, %68, %53, %39, %98, %62, %108
  %111 = phi i32 [ 1, %108 ], [ 0, %62 ], [ 0, %98 ], [ 0, %39 ], [ 0, %53 ], [ 0, %68 ], [ 0, %82 ], [ 0, %80 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret i32 %111
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

attributes #0 = { nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #4 = { "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #5 = { noreturn nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #6 = { mustprogress nofree nounwind willreturn }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nounwind }

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
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
