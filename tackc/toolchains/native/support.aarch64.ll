; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { i32, [60 x i8], i32, i32, [56 x i8], i32, i32, [56 x i8], i64, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i32, i32, [32 x i8] }
%struct.anon.0 = type { i32, [60 x i8] }
%struct.timespec = type { i64, i64 }
%struct.tack_shared = type { i64, ptr, i32, i32, i64, i64, ptr }
%struct.call = type { [32 x %struct.tack_buffer], i64, [64 x i64], [64 x i64], [8 x i64], [8 x i64], [8 x i64], [128 x i64] }
%struct.tack_buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.tack_param = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_small = type { i64, i64 }
%struct.tack_axis = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_slot = type { i64, i64, i64 }
%struct.tack_op = type { i64, i64, i64 }

@pool = internal global %struct.anon { i32 0, [60 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i32 0, i32 0, [56 x i8] zeroinitializer, i64 0, i64 1, i64 0, i64 0, i64 0, ptr null, ptr null, ptr null, i64 0, i64 0, i64 0, i32 0, i32 0, [32 x i8] zeroinitializer }, align 64
@tack_python = local_unnamed_addr global ptr null, align 8
@tack_streams.known = internal unnamed_addr global i64 0, align 8
@parts = internal global [64 x %struct.anon.0] zeroinitializer, align 64
@.str = private unnamed_addr constant [47 x i8] c"/sys/devices/system/cpu/cpu0/cache/index3/size\00", align 1
@.str.1 = private unnamed_addr constant [57 x i8] c"/sys/devices/system/cpu/cpu0/cache/index3/shared_cpu_map\00", align 1

; Function Attrs: nounwind uwtable
define ptr @tack_launch(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca [16 x i64], align 8
  %9 = alloca [16 x i64], align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = alloca %struct.tack_shared, align 8
  %13 = icmp eq i64 %3, 0
  %14 = select i1 %13, i64 0, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load atomic i64, ptr %17 monotonic, align 8
  %19 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #16
  %21 = load i64, ptr %11, align 8
  %22 = sitofp i64 %21 to double
  %23 = fmul double %22, 1.000000e+09
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = sitofp i64 %25 to double
  %27 = fadd double %23, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  %28 = icmp sgt i64 %2, 0
  br i1 %28, label %29, label %304

29:                                               ; preds = %5
  %30 = sitofp i64 %18 to double
  %31 = fmul double %30, 0x3EB0C6F7A0B5ED8D
  %32 = icmp sgt i64 %19, 1
  %33 = icmp eq i64 %19, 1
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = fcmp une double %31, 0.000000e+00
  %36 = uitofp nneg i64 %2 to double
  %37 = fmul double %31, %36
  %38 = fcmp olt double %37, 1.000000e+03
  %39 = and i1 %35, %38
  br label %40

40:                                               ; preds = %29, %301
  %41 = phi i32 [ %4, %29 ], [ %266, %301 ]
  %42 = phi double [ %31, %29 ], [ %302, %301 ]
  %43 = phi ptr [ null, %29 ], [ %265, %301 ]
  %44 = phi i64 [ 0, %29 ], [ %268, %301 ]
  %45 = phi double [ %27, %29 ], [ %275, %301 ]
  %46 = phi i64 [ 0, %29 ], [ %267, %301 ]
  %47 = sub nsw i64 %2, %44
  %48 = icmp eq i32 %41, 0
  br i1 %48, label %62, label %49

49:                                               ; preds = %40
  %50 = fcmp oeq double %42, 0.000000e+00
  br i1 %50, label %57, label %51

51:                                               ; preds = %49
  %52 = fsub double %45, %27
  %53 = sitofp i64 %47 to double
  %54 = fmul double %42, %53
  %55 = fadd double %52, %54
  %56 = fcmp ogt double %55, 5.000000e+04
  br i1 %56, label %57, label %216

57:                                               ; preds = %51, %49
  %58 = load ptr, ptr @tack_python, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 128
  %60 = load ptr, ptr %59, align 8
  %61 = call ptr %60() #16
  br label %62

62:                                               ; preds = %57, %40
  %63 = phi ptr [ %61, %57 ], [ %43, %40 ]
  br i1 %32, label %64, label %220

64:                                               ; preds = %62
  %65 = sitofp i64 %47 to double
  %66 = fmul double %42, %65
  %67 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) monotonic, align 4
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, double 4.000000e+04, double 1.000000e+05
  %70 = fcmp ugt double %66, %69
  br i1 %70, label %71, label %216

71:                                               ; preds = %64
  %72 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %216

74:                                               ; preds = %71
  %75 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %76 = extractvalue { i64, i1 } %75, 1
  br i1 %76, label %77, label %216

77:                                               ; preds = %74
  %78 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %79 = add nsw i64 %78, -1
  %80 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %81 = icmp slt i64 %80, %79
  br i1 %81, label %82, label %113

82:                                               ; preds = %77
  %83 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %87, label %85

85:                                               ; preds = %82
  %86 = add nsw i64 %83, -1
  store i64 %86, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  br label %113

87:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %8, i8 -1, i64 128, i1 false)
  %88 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %8, ptr noundef nonnull %9) #16
  %89 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %90 = icmp slt i64 %89, %79
  br i1 %90, label %91, label %111

91:                                               ; preds = %87, %105
  %92 = phi i64 [ %109, %105 ], [ %89, %87 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  %93 = add nsw i64 %92, 1
  %94 = inttoptr i64 %93 to ptr
  %95 = call i32 @pthread_create(ptr noundef nonnull %10, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %94) #16
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %105, label %97

97:                                               ; preds = %91
  %98 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %99 = icmp slt i64 %98, 10
  br i1 %99, label %100, label %102

100:                                              ; preds = %97
  %101 = add nsw i64 %98, 1
  store i64 %101, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  br label %102

102:                                              ; preds = %100, %97
  %103 = phi i64 [ %98, %97 ], [ %101, %100 ]
  %104 = shl nuw i64 1, %103
  store i64 %104, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 224), align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  br label %111

105:                                              ; preds = %91
  %106 = load i64, ptr %10, align 8
  %107 = call i32 @pthread_detach(i64 noundef %106) #16
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %108 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  %110 = icmp slt i64 %109, %79
  br i1 %110, label %91, label %111

111:                                              ; preds = %105, %102, %87
  %112 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %9, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  br label %113

113:                                              ; preds = %111, %85, %77
  store ptr %16, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  store ptr %12, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  store i64 %44, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  %114 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %115 = shl nsw i64 %114, 6
  %116 = sitofp i64 %115 to double
  %117 = fdiv double %65, %116
  %118 = fdiv double 1.000000e+06, %42
  %119 = fcmp ogt double %117, %118
  %120 = select i1 %119, double %118, double %117
  %121 = fdiv double 2.000000e+04, %42
  %122 = fcmp olt double %120, %121
  %123 = select i1 %122, double %121, double %120
  %124 = fcmp ult double %123, %65
  br i1 %124, label %125, label %134

125:                                              ; preds = %113
  %126 = fptosi double %123 to i64
  %127 = add nsw i64 %126, 1
  %128 = icmp slt i64 %126, 63
  %129 = and i64 %127, -64
  %130 = select i1 %128, i64 %127, i64 %129
  %131 = sdiv i64 %47, 65536
  %132 = add nsw i64 %131, 1
  %133 = call i64 @llvm.smax.i64(i64 %130, i64 %132)
  br label %134

134:                                              ; preds = %125, %113
  %135 = phi i64 [ %133, %125 ], [ %47, %113 ]
  store i64 %135, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  %136 = add nsw i64 %47, -1
  %137 = sdiv i64 %136, %135
  %138 = trunc i64 %137 to i32
  %139 = add i32 %138, 1
  store i32 %139, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %140 = call i64 @llvm.smin.i64(i64 %114, i64 64)
  %141 = trunc i64 %140 to i32
  %142 = call i32 @llvm.umin.i32(i32 %139, i32 %141)
  store i32 %142, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 284), align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %147, label %144

144:                                              ; preds = %134
  %145 = zext i32 %139 to i64
  %146 = zext i32 %142 to i64
  br label %152

147:                                              ; preds = %152, %134
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %139, ptr @pool seq_cst, align 64
  %148 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %149 = icmp ne i32 %148, 0
  %150 = icmp ugt i32 %139, 1
  %151 = and i1 %150, %149
  br i1 %151, label %164, label %169

152:                                              ; preds = %152, %144
  %153 = phi i64 [ 0, %144 ], [ %155, %152 ]
  %154 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %153
  %155 = add nuw nsw i64 %153, 1
  %156 = mul nuw i64 %155, %145
  %157 = udiv i64 %156, %146
  %158 = trunc i64 %157 to i32
  %159 = mul nuw i64 %153, %145
  %160 = udiv i64 %159, %146
  %161 = trunc i64 %160 to i32
  %162 = sub i32 %158, %161
  store atomic i32 %162, ptr %154 seq_cst, align 64
  %163 = icmp eq i64 %155, %146
  br i1 %163, label %147, label %152, !llvm.loop !5

164:                                              ; preds = %147
  %165 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %166 = call i32 @llvm.umin.i32(i32 %148, i32 %138)
  %167 = zext i32 %166 to i64
  %168 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %167) #16
  br label %169

169:                                              ; preds = %164, %147
  %170 = call fastcc double @work(i32 noundef 0)
  %171 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %172 = icmp eq i32 %171, %139
  br i1 %172, label %203, label %173

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %7, i64 8
  br label %175

175:                                              ; preds = %199, %173
  %176 = phi double [ 0.000000e+00, %173 ], [ %200, %199 ]
  %177 = phi i32 [ 0, %173 ], [ %178, %199 ]
  call void @llvm.aarch64.isb(i32 15)
  %178 = add nuw nsw i32 %177, 1
  %179 = and i32 %178, 63
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %199

181:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %182 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %183 = load i64, ptr %7, align 8
  %184 = sitofp i64 %183 to double
  %185 = fmul double %184, 1.000000e+09
  %186 = load i64, ptr %174, align 8
  %187 = sitofp i64 %186 to double
  %188 = fadd double %185, %187
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  %189 = icmp eq i32 %178, 64
  %190 = select i1 %189, double %188, double %176
  %191 = fsub double %188, %190
  %192 = fcmp uge double %191, 5.000000e+04
  br i1 %192, label %193, label %199

193:                                              ; preds = %181
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %194 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %195 = icmp eq i32 %194, %139
  br i1 %195, label %199, label %196

196:                                              ; preds = %193
  %197 = zext i32 %194 to i64
  %198 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %197, ptr noundef null) #16
  br label %199

199:                                              ; preds = %196, %193, %181, %175
  %200 = phi double [ %190, %181 ], [ %190, %193 ], [ %190, %196 ], [ %176, %175 ]
  %201 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %202 = icmp eq i32 %201, %139
  br i1 %202, label %203, label %175, !llvm.loop !7

203:                                              ; preds = %199, %169
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  %204 = fcmp ogt double %170, 0.000000e+00
  %205 = select i1 %204, double %170, double %42
  %206 = uitofp nneg i64 %2 to double
  %207 = fmul double %205, %206
  %208 = fadd double %207, -5.000000e+01
  %209 = fmul double %208, 1.000000e+06
  %210 = fdiv double %209, %206
  %211 = fcmp olt double %210, 1.000000e+00
  %212 = select i1 %211, double 1.000000e+00, double %210
  %213 = fcmp ogt double %212, 9.000000e+18
  %214 = select i1 %213, double 9.000000e+18, double %212
  %215 = fptosi double %214 to i64
  store atomic i64 %215, ptr %17 monotonic, align 8
  br label %304

216:                                              ; preds = %74, %51, %64, %71
  %217 = phi i32 [ %41, %51 ], [ 0, %74 ], [ 0, %64 ], [ 0, %71 ]
  %218 = phi ptr [ %43, %51 ], [ %63, %74 ], [ %63, %64 ], [ %63, %71 ]
  %219 = icmp ne i32 %217, 0
  br label %221

220:                                              ; preds = %62
  br i1 %33, label %264, label %221

221:                                              ; preds = %216, %220
  %222 = phi i1 [ %219, %216 ], [ false, %220 ]
  %223 = phi ptr [ %218, %216 ], [ %63, %220 ]
  %224 = phi i32 [ %217, %216 ], [ 0, %220 ]
  %225 = fcmp oeq double %42, 0.000000e+00
  %226 = icmp eq i64 %44, 0
  br i1 %225, label %227, label %232

227:                                              ; preds = %221
  %228 = sitofp i64 %46 to double
  %229 = fmul double %228, 2.000000e+00
  %230 = select i1 %226, double 1.000000e+00, double %229
  %231 = sitofp i64 %47 to double
  br label %253

232:                                              ; preds = %221
  br i1 %226, label %233, label %244

233:                                              ; preds = %232
  %234 = fcmp olt double %42, 5.000000e-02
  %235 = select i1 %234, double 5.000000e-02, double %42
  %236 = sitofp i64 %47 to double
  %237 = fmul double %236, 1.250000e-01
  %238 = fdiv double 2.000000e+04, %235
  %239 = fcmp ogt double %237, %238
  %240 = select i1 %239, double %238, double %237
  %241 = fcmp ogt double %240, 1.024000e+03
  %242 = and i1 %241, %222
  %243 = select i1 %242, double 1.024000e+03, double %240
  br label %253

244:                                              ; preds = %232
  %245 = sitofp i64 %47 to double
  %246 = fmul double %42, %245
  %247 = fcmp ugt double %246, 4.000000e+04
  br i1 %247, label %251, label %248

248:                                              ; preds = %244
  %249 = sitofp i64 %46 to double
  %250 = fmul double %249, 4.000000e+00
  br label %253

251:                                              ; preds = %244
  %252 = fdiv double 1.000000e+06, %42
  br label %253

253:                                              ; preds = %251, %248, %233, %227
  %254 = phi double [ %236, %233 ], [ %245, %251 ], [ %245, %248 ], [ %231, %227 ]
  %255 = phi double [ %243, %233 ], [ %252, %251 ], [ %250, %248 ], [ %230, %227 ]
  %256 = fcmp ult double %255, %254
  br i1 %256, label %257, label %264

257:                                              ; preds = %253
  %258 = fcmp olt double %255, 1.000000e+00
  br i1 %258, label %264, label %259

259:                                              ; preds = %257
  %260 = fptosi double %255 to i64
  %261 = icmp slt i64 %260, 64
  %262 = and i64 %260, -64
  %263 = select i1 %261, i64 %260, i64 %262
  br label %264

264:                                              ; preds = %220, %253, %257, %259
  %265 = phi ptr [ %63, %220 ], [ %223, %253 ], [ %223, %259 ], [ %223, %257 ]
  %266 = phi i32 [ 0, %220 ], [ %224, %253 ], [ %224, %259 ], [ %224, %257 ]
  %267 = phi i64 [ %47, %220 ], [ %47, %253 ], [ %263, %259 ], [ 1, %257 ]
  %268 = add nsw i64 %267, %44
  call void %16(ptr noundef %1, i64 noundef %44, i64 noundef %268, ptr noundef nonnull %12) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  %269 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %270 = load i64, ptr %6, align 8
  %271 = sitofp i64 %270 to double
  %272 = fmul double %271, 1.000000e+09
  %273 = load i64, ptr %34, align 8
  %274 = sitofp i64 %273 to double
  %275 = fadd double %272, %274
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  %276 = icmp eq i64 %268, %2
  br i1 %276, label %277, label %290

277:                                              ; preds = %264
  %278 = fsub double %275, %27
  %279 = fcmp olt double %278, 1.000000e+03
  %280 = and i1 %279, %39
  br i1 %280, label %301, label %281

281:                                              ; preds = %277
  %282 = fadd double %278, -5.000000e+01
  %283 = fmul double %282, 1.000000e+06
  %284 = fdiv double %283, %36
  %285 = fcmp olt double %284, 1.000000e+00
  %286 = select i1 %285, double 1.000000e+00, double %284
  %287 = fcmp ogt double %286, 9.000000e+18
  %288 = select i1 %287, double 9.000000e+18, double %286
  %289 = fptosi double %288 to i64
  store atomic i64 %289, ptr %17 monotonic, align 8
  br label %301

290:                                              ; preds = %264
  %291 = fcmp oeq double %42, 0.000000e+00
  %292 = fsub double %275, %45
  %293 = fcmp ult double %292, 1.000000e+03
  %294 = select i1 %291, i1 %293, i1 false
  br i1 %294, label %301, label %295

295:                                              ; preds = %290
  %296 = fadd double %292, -2.500000e+01
  %297 = fcmp ogt double %296, 1.000000e+00
  %298 = select i1 %297, double %296, double 1.000000e+00
  %299 = sitofp i64 %267 to double
  %300 = fdiv double %298, %299
  br label %301

301:                                              ; preds = %281, %277, %295, %290
  %302 = phi double [ %42, %281 ], [ %42, %290 ], [ %300, %295 ], [ %42, %277 ]
  %303 = icmp slt i64 %268, %2
  br i1 %303, label %40, label %304

304:                                              ; preds = %301, %5, %203
  %305 = phi ptr [ %63, %203 ], [ null, %5 ], [ %265, %301 ]
  %306 = load i64, ptr %12, align 8
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %309, label %308

308:                                              ; preds = %304
  call void %16(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %12) #16
  br label %309

309:                                              ; preds = %308, %304
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  ret ptr %305
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
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 136
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
  store atomic i32 0, ptr @pool seq_cst, align 64
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tack_fastcall(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.call, align 8
  %8 = alloca i64, align 8
  %9 = load ptr, ptr @tack_python, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr %11(ptr noundef %0) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  store i64 0, ptr %8, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %2, %14
  br i1 %15, label %16, label %618

16:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 2560
  store i64 0, ptr %17, align 8
  %18 = load i64, ptr %13, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 3080
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 2568
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 80
  br label %35

26:                                               ; preds = %385, %16
  %27 = phi i64 [ %18, %16 ], [ %387, %385 ]
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 2568
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %410

32:                                               ; preds = %26
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %34 = load ptr, ptr %33, align 8
  br label %392

35:                                               ; preds = %385, %20
  %36 = phi i64 [ 0, %20 ], [ %386, %385 ]
  %37 = load ptr, ptr %21, align 8
  %38 = getelementptr inbounds nuw %struct.tack_param, ptr %37, i64 %36
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  %41 = getelementptr inbounds nuw ptr, ptr %1, i64 %36
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr @tack_python, align 8
  br i1 %40, label %44, label %161

44:                                               ; preds = %35
  %45 = load i64, ptr %43, align 8
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 160
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %47, %49
  br i1 %50, label %51, label %604

51:                                               ; preds = %44
  %52 = load i64, ptr %17, align 8
  %53 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = call i32 %55(ptr noundef nonnull %42, ptr noundef nonnull %53, i32 noundef 28) #16
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %51
  %59 = load ptr, ptr @tack_python, align 8
  br label %406

60:                                               ; preds = %51
  %61 = load i64, ptr %17, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %17, align 8
  %63 = getelementptr inbounds nuw i64, ptr %24, i64 %36
  store i64 %61, ptr %63, align 8
  %64 = load ptr, ptr %21, align 8
  %65 = getelementptr inbounds nuw %struct.tack_param, ptr %64, i64 %36
  %66 = getelementptr inbounds nuw i8, ptr %53, i64 36
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, %68
  br i1 %71, label %72, label %604

72:                                               ; preds = %60
  %73 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %74, %76
  br i1 %77, label %78, label %604

78:                                               ; preds = %72
  %79 = getelementptr inbounds nuw i8, ptr %53, i64 40
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %99, label %82

82:                                               ; preds = %78
  %83 = load i8, ptr %80, align 1
  switch i8 %83, label %87 [
    i8 64, label %84
    i8 61, label %84
    i8 60, label %84
  ]

84:                                               ; preds = %82, %82, %82
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 1
  %86 = load i8, ptr %85, align 1
  br label %87

87:                                               ; preds = %84, %82
  %88 = phi i8 [ %83, %82 ], [ %86, %84 ]
  %89 = phi ptr [ %80, %82 ], [ %85, %84 ]
  %90 = icmp eq i8 %88, 0
  br i1 %90, label %99, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 1
  %93 = load i8, ptr %92, align 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %91
  switch i8 %88, label %98 [
    i8 98, label %99
    i8 104, label %99
    i8 105, label %99
    i8 108, label %99
    i8 113, label %99
    i8 110, label %99
    i8 66, label %96
    i8 72, label %96
    i8 73, label %96
    i8 76, label %96
    i8 81, label %96
    i8 78, label %96
    i8 102, label %97
    i8 100, label %97
  ]

96:                                               ; preds = %95, %95, %95, %95, %95, %95
  br label %99

97:                                               ; preds = %95, %95
  br label %99

98:                                               ; preds = %95
  br label %99

99:                                               ; preds = %98, %97, %96, %95, %95, %95, %95, %95, %95, %91, %87, %78
  %100 = phi i64 [ 2, %78 ], [ 0, %98 ], [ 0, %87 ], [ 2, %96 ], [ 3, %97 ], [ 0, %91 ], [ 1, %95 ], [ 1, %95 ], [ 1, %95 ], [ 1, %95 ], [ 1, %95 ], [ 1, %95 ]
  %101 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %100, %102
  br i1 %103, label %104, label %604

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %65, i64 40
  %106 = load i64, ptr %105, align 8
  %107 = and i64 %106, 1
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %113, label %109

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %111 = load i32, ptr %110, align 8
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %604

113:                                              ; preds = %109, %104
  %114 = and i64 %106, 2
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %121, label %116

116:                                              ; preds = %113
  %117 = load ptr, ptr %53, align 8
  %118 = ptrtoint ptr %117 to i64
  %119 = urem i64 %118, %74
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %604

121:                                              ; preds = %116, %113
  %122 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %123 = getelementptr inbounds nuw i8, ptr %53, i64 56
  %124 = icmp slt i32 %67, 1
  br i1 %124, label %385, label %125

125:                                              ; preds = %121
  %126 = load ptr, ptr %25, align 8
  %127 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr i64, ptr %126, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %53, i64 16
  br label %131

131:                                              ; preds = %158, %125
  %132 = phi i64 [ %68, %125 ], [ %134, %158 ]
  %133 = phi i64 [ %74, %125 ], [ %159, %158 ]
  %134 = add nsw i64 %132, -1
  %135 = getelementptr i64, ptr %129, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = icmp sgt i64 %136, -1
  br i1 %137, label %138, label %143

138:                                              ; preds = %131
  %139 = load ptr, ptr %122, align 8
  %140 = getelementptr inbounds nuw i64, ptr %139, i64 %134
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %136, %141
  br i1 %142, label %143, label %604

143:                                              ; preds = %138, %131
  %144 = load i64, ptr %130, align 8
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %158, label %146

146:                                              ; preds = %143
  %147 = load ptr, ptr %122, align 8
  %148 = getelementptr inbounds nuw i64, ptr %147, i64 %134
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, 1
  br i1 %150, label %156, label %151

151:                                              ; preds = %146
  %152 = load ptr, ptr %123, align 8
  %153 = getelementptr inbounds nuw i64, ptr %152, i64 %134
  %154 = load i64, ptr %153, align 8
  %155 = icmp eq i64 %154, %133
  br i1 %155, label %156, label %604

156:                                              ; preds = %151, %146
  %157 = mul nsw i64 %149, %133
  br label %158

158:                                              ; preds = %156, %143
  %159 = phi i64 [ %157, %156 ], [ %133, %143 ]
  %160 = icmp samesign ult i64 %132, 2
  br i1 %160, label %385, label %131, !llvm.loop !8

161:                                              ; preds = %35
  %162 = getelementptr inbounds nuw i64, ptr %22, i64 %36
  %163 = load i64, ptr %43, align 8
  %164 = getelementptr inbounds i8, ptr %42, i64 %163
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %43, i64 168
  %167 = load ptr, ptr %166, align 8
  %168 = icmp eq ptr %165, %167
  br i1 %168, label %169, label %202

169:                                              ; preds = %161
  %170 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %171 = load ptr, ptr %170, align 8
  %172 = call double %171(ptr noundef nonnull %42) #16
  %173 = load i64, ptr %38, align 8
  %174 = icmp eq i64 %173, 3
  br i1 %174, label %175, label %604

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %177 = load i64, ptr %176, align 8
  %178 = and i64 %177, 4
  %179 = icmp eq i64 %178, 0
  %180 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %181 = load i64, ptr %180, align 8
  br i1 %179, label %182, label %187

182:                                              ; preds = %175
  %183 = load i64, ptr %23, align 8
  %184 = icmp eq i64 %183, 0
  %185 = select i1 %184, i64 4, i64 8
  %186 = icmp eq i64 %181, %185
  br i1 %186, label %187, label %604

187:                                              ; preds = %182, %175
  %188 = fptrunc double %172 to float
  %189 = icmp ne i64 %181, 4
  %190 = call float @llvm.fabs.f32(float %188)
  %191 = fcmp une float %190, 0x7FF0000000000000
  %192 = or i1 %191, %189
  %193 = call double @llvm.fabs.f64(double %172)
  %194 = fcmp oeq double %193, 0x7FF0000000000000
  %195 = or i1 %194, %192
  br i1 %195, label %196, label %604

196:                                              ; preds = %187
  %197 = bitcast float %188 to i32
  %198 = zext i32 %197 to i64
  store i64 %198, ptr %162, align 8
  %199 = load i64, ptr %180, align 8
  %200 = icmp eq i64 %199, 8
  br i1 %200, label %201, label %385

201:                                              ; preds = %196
  store double %172, ptr %162, align 8
  br label %385

202:                                              ; preds = %161
  %203 = getelementptr inbounds nuw i8, ptr %43, i64 176
  %204 = load ptr, ptr %203, align 8
  %205 = icmp eq ptr %165, %204
  br i1 %205, label %210, label %206

206:                                              ; preds = %202
  %207 = getelementptr inbounds nuw i8, ptr %43, i64 184
  %208 = load ptr, ptr %207, align 8
  %209 = icmp eq ptr %165, %208
  br i1 %209, label %210, label %212

210:                                              ; preds = %206, %202
  %211 = call fastcc i32 @take_python_int(ptr noundef nonnull %38, ptr noundef nonnull %42, ptr noundef %162)
  br label %382

212:                                              ; preds = %206
  %213 = getelementptr inbounds nuw i8, ptr %43, i64 192
  %214 = load ptr, ptr %213, align 8
  %215 = icmp eq ptr %214, null
  br i1 %215, label %308, label %306

216:                                              ; preds = %306
  %217 = getelementptr inbounds nuw i8, ptr %43, i64 200
  %218 = load ptr, ptr %217, align 8
  %219 = icmp eq ptr %218, null
  br i1 %219, label %308, label %220

220:                                              ; preds = %216
  %221 = icmp eq ptr %218, %165
  br i1 %221, label %337, label %222

222:                                              ; preds = %220
  %223 = getelementptr inbounds nuw i8, ptr %43, i64 208
  %224 = load ptr, ptr %223, align 8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %308, label %226

226:                                              ; preds = %222
  %227 = icmp eq ptr %224, %165
  br i1 %227, label %337, label %228

228:                                              ; preds = %226
  %229 = getelementptr inbounds nuw i8, ptr %43, i64 216
  %230 = load ptr, ptr %229, align 8
  %231 = icmp eq ptr %230, null
  br i1 %231, label %308, label %232

232:                                              ; preds = %228
  %233 = icmp eq ptr %230, %165
  br i1 %233, label %337, label %234

234:                                              ; preds = %232
  %235 = getelementptr inbounds nuw i8, ptr %43, i64 224
  %236 = load ptr, ptr %235, align 8
  %237 = icmp eq ptr %236, null
  br i1 %237, label %308, label %238

238:                                              ; preds = %234
  %239 = icmp eq ptr %236, %165
  br i1 %239, label %337, label %240

240:                                              ; preds = %238
  %241 = getelementptr inbounds nuw i8, ptr %43, i64 232
  %242 = load ptr, ptr %241, align 8
  %243 = icmp eq ptr %242, null
  br i1 %243, label %308, label %244

244:                                              ; preds = %240
  %245 = icmp eq ptr %242, %165
  br i1 %245, label %337, label %246

246:                                              ; preds = %244
  %247 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %248 = load ptr, ptr %247, align 8
  %249 = icmp eq ptr %248, null
  br i1 %249, label %308, label %250

250:                                              ; preds = %246
  %251 = icmp eq ptr %248, %165
  br i1 %251, label %337, label %252

252:                                              ; preds = %250
  %253 = getelementptr inbounds nuw i8, ptr %43, i64 248
  %254 = load ptr, ptr %253, align 8
  %255 = icmp eq ptr %254, null
  br i1 %255, label %308, label %256

256:                                              ; preds = %252
  %257 = icmp eq ptr %254, %165
  br i1 %257, label %337, label %258

258:                                              ; preds = %256
  %259 = getelementptr inbounds nuw i8, ptr %43, i64 256
  %260 = load ptr, ptr %259, align 8
  %261 = icmp eq ptr %260, null
  br i1 %261, label %308, label %262

262:                                              ; preds = %258
  %263 = icmp eq ptr %260, %165
  br i1 %263, label %337, label %264

264:                                              ; preds = %262
  %265 = getelementptr inbounds nuw i8, ptr %43, i64 264
  %266 = load ptr, ptr %265, align 8
  %267 = icmp eq ptr %266, null
  br i1 %267, label %308, label %268

268:                                              ; preds = %264
  %269 = icmp eq ptr %266, %165
  br i1 %269, label %337, label %270

270:                                              ; preds = %268
  %271 = getelementptr inbounds nuw i8, ptr %43, i64 272
  %272 = load ptr, ptr %271, align 8
  %273 = icmp eq ptr %272, null
  br i1 %273, label %308, label %274

274:                                              ; preds = %270
  %275 = icmp eq ptr %272, %165
  br i1 %275, label %337, label %276

276:                                              ; preds = %274
  %277 = getelementptr inbounds nuw i8, ptr %43, i64 280
  %278 = load ptr, ptr %277, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %308, label %280

280:                                              ; preds = %276
  %281 = icmp eq ptr %278, %165
  br i1 %281, label %337, label %282

282:                                              ; preds = %280
  %283 = getelementptr inbounds nuw i8, ptr %43, i64 288
  %284 = load ptr, ptr %283, align 8
  %285 = icmp eq ptr %284, null
  br i1 %285, label %308, label %286

286:                                              ; preds = %282
  %287 = icmp eq ptr %284, %165
  br i1 %287, label %337, label %288

288:                                              ; preds = %286
  %289 = getelementptr inbounds nuw i8, ptr %43, i64 296
  %290 = load ptr, ptr %289, align 8
  %291 = icmp eq ptr %290, null
  br i1 %291, label %308, label %292

292:                                              ; preds = %288
  %293 = icmp eq ptr %290, %165
  br i1 %293, label %337, label %294

294:                                              ; preds = %292
  %295 = getelementptr inbounds nuw i8, ptr %43, i64 304
  %296 = load ptr, ptr %295, align 8
  %297 = icmp eq ptr %296, null
  br i1 %297, label %308, label %298

298:                                              ; preds = %294
  %299 = icmp eq ptr %296, %165
  br i1 %299, label %337, label %300

300:                                              ; preds = %298
  %301 = getelementptr inbounds nuw i8, ptr %43, i64 312
  %302 = load ptr, ptr %301, align 8
  %303 = icmp ne ptr %302, null
  %304 = icmp eq ptr %302, %165
  %305 = and i1 %303, %304
  br i1 %305, label %337, label %308

306:                                              ; preds = %212
  %307 = icmp eq ptr %214, %165
  br i1 %307, label %337, label %216

308:                                              ; preds = %300, %294, %288, %282, %276, %270, %264, %258, %252, %246, %240, %234, %228, %222, %216, %212
  %309 = getelementptr inbounds nuw i8, ptr %43, i64 320
  %310 = load ptr, ptr %309, align 8
  %311 = icmp eq ptr %310, null
  br i1 %311, label %604, label %330

312:                                              ; preds = %330
  %313 = getelementptr inbounds nuw i8, ptr %43, i64 328
  %314 = load ptr, ptr %313, align 8
  %315 = icmp eq ptr %314, null
  br i1 %315, label %604, label %316

316:                                              ; preds = %312
  %317 = icmp eq ptr %314, %165
  br i1 %317, label %332, label %318

318:                                              ; preds = %316
  %319 = getelementptr inbounds nuw i8, ptr %43, i64 336
  %320 = load ptr, ptr %319, align 8
  %321 = icmp eq ptr %320, null
  br i1 %321, label %604, label %322

322:                                              ; preds = %318
  %323 = icmp eq ptr %320, %165
  br i1 %323, label %332, label %324

324:                                              ; preds = %322
  %325 = getelementptr inbounds nuw i8, ptr %43, i64 344
  %326 = load ptr, ptr %325, align 8
  %327 = icmp ne ptr %326, null
  %328 = icmp eq ptr %326, %165
  %329 = and i1 %327, %328
  br i1 %329, label %332, label %604

330:                                              ; preds = %308
  %331 = icmp eq ptr %310, %165
  br i1 %331, label %332, label %312

332:                                              ; preds = %330, %324, %322, %316
  %333 = getelementptr inbounds nuw i8, ptr %43, i64 88
  %334 = load ptr, ptr %333, align 8
  %335 = call ptr %334(ptr noundef nonnull %42) #16
  %336 = icmp eq ptr %335, null
  br i1 %336, label %406, label %344

337:                                              ; preds = %306, %300, %298, %292, %286, %280, %274, %268, %262, %256, %250, %244, %238, %232, %226, %220
  %338 = getelementptr inbounds nuw i8, ptr %43, i64 80
  %339 = load ptr, ptr %338, align 8
  %340 = call ptr %339(ptr noundef nonnull %42) #16
  %341 = icmp eq ptr %340, null
  br i1 %341, label %406, label %342

342:                                              ; preds = %337
  %343 = call fastcc i32 @take_python_int(ptr noundef nonnull %38, ptr noundef nonnull %340, ptr noundef %162)
  br label %377

344:                                              ; preds = %332
  %345 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %346 = load ptr, ptr %345, align 8
  %347 = call double %346(ptr noundef nonnull %335) #16
  %348 = load i64, ptr %38, align 8
  %349 = icmp eq i64 %348, 3
  br i1 %349, label %350, label %377

350:                                              ; preds = %344
  %351 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %352 = load i64, ptr %351, align 8
  %353 = and i64 %352, 4
  %354 = icmp eq i64 %353, 0
  %355 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %356 = load i64, ptr %355, align 8
  br i1 %354, label %357, label %362

357:                                              ; preds = %350
  %358 = load i64, ptr %23, align 8
  %359 = icmp eq i64 %358, 0
  %360 = select i1 %359, i64 4, i64 8
  %361 = icmp eq i64 %356, %360
  br i1 %361, label %362, label %377

362:                                              ; preds = %357, %350
  %363 = fptrunc double %347 to float
  %364 = icmp ne i64 %356, 4
  %365 = call float @llvm.fabs.f32(float %363)
  %366 = fcmp une float %365, 0x7FF0000000000000
  %367 = or i1 %366, %364
  %368 = call double @llvm.fabs.f64(double %347)
  %369 = fcmp oeq double %368, 0x7FF0000000000000
  %370 = or i1 %369, %367
  br i1 %370, label %371, label %377

371:                                              ; preds = %362
  %372 = bitcast float %363 to i32
  %373 = zext i32 %372 to i64
  store i64 %373, ptr %162, align 8
  %374 = load i64, ptr %355, align 8
  %375 = icmp eq i64 %374, 8
  br i1 %375, label %376, label %377

376:                                              ; preds = %371
  store double %347, ptr %162, align 8
  br label %377

377:                                              ; preds = %376, %371, %362, %357, %344, %342
  %378 = phi ptr [ %340, %342 ], [ %335, %344 ], [ %335, %357 ], [ %335, %362 ], [ %335, %371 ], [ %335, %376 ]
  %379 = phi i32 [ %343, %342 ], [ 0, %344 ], [ 0, %357 ], [ 0, %362 ], [ 1, %371 ], [ 1, %376 ]
  %380 = getelementptr inbounds nuw i8, ptr %43, i64 104
  %381 = load ptr, ptr %380, align 8
  call void %381(ptr noundef nonnull %378) #16
  br label %382

382:                                              ; preds = %377, %210
  %383 = phi i32 [ %211, %210 ], [ %379, %377 ]
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %604, label %385

385:                                              ; preds = %158, %382, %201, %196, %121
  %386 = add nuw nsw i64 %36, 1
  %387 = load i64, ptr %13, align 8
  %388 = icmp slt i64 %386, %387
  br i1 %388, label %35, label %26, !llvm.loop !9

389:                                              ; preds = %392
  %390 = add nuw nsw i64 %393, 1
  %391 = icmp eq i64 %390, %30
  br i1 %391, label %410, label %392, !llvm.loop !10

392:                                              ; preds = %389, %32
  %393 = phi i64 [ 0, %32 ], [ %390, %389 ]
  %394 = getelementptr inbounds nuw %struct.tack_small, ptr %34, i64 %393
  %395 = load i64, ptr %394, align 8
  %396 = getelementptr inbounds i64, ptr %28, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 48
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds nuw i8, ptr %394, i64 8
  %402 = load i64, ptr %401, align 8
  %403 = getelementptr inbounds i64, ptr %400, i64 %402
  %404 = load i64, ptr %403, align 8
  %405 = icmp sgt i64 %404, 2147483647
  br i1 %405, label %604, label %389

406:                                              ; preds = %337, %332, %58
  %407 = phi ptr [ %59, %58 ], [ %43, %332 ], [ %43, %337 ]
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 120
  %409 = load ptr, ptr %408, align 8
  call void %409() #16
  br label %604

410:                                              ; preds = %389, %26
  %411 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %412 = load i64, ptr %411, align 8
  %413 = icmp sgt i64 %412, 0
  br i1 %413, label %414, label %482

414:                                              ; preds = %410
  %415 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %416 = getelementptr inbounds nuw i8, ptr %7, i64 3592
  %417 = getelementptr inbounds nuw i8, ptr %7, i64 3720
  %418 = getelementptr inbounds nuw i8, ptr %7, i64 3656
  %419 = load ptr, ptr %415, align 8
  br label %420

420:                                              ; preds = %467, %414
  %421 = phi i1 [ false, %467 ], [ true, %414 ]
  %422 = phi i64 [ %469, %467 ], [ 0, %414 ]
  br label %424

423:                                              ; preds = %460
  br i1 %421, label %475, label %482

424:                                              ; preds = %460, %420
  %425 = phi i64 [ %465, %460 ], [ %422, %420 ]
  %426 = getelementptr inbounds nuw %struct.tack_axis, ptr %419, i64 %425
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds nuw i8, ptr %426, i64 8
  %429 = load i64, ptr %428, align 8
  %430 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %12, ptr noundef nonnull %7, i64 noundef %427, i64 noundef %429, ptr noundef %4)
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %459, label %432

432:                                              ; preds = %424
  %433 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %426, i64 24
  %436 = load i64, ptr %435, align 8
  %437 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %12, ptr noundef nonnull %7, i64 noundef %434, i64 noundef %436, ptr noundef %5)
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %459, label %439

439:                                              ; preds = %432
  %440 = getelementptr inbounds nuw i8, ptr %426, i64 32
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr inbounds nuw i8, ptr %426, i64 40
  %443 = load i64, ptr %442, align 8
  %444 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %12, ptr noundef nonnull %7, i64 noundef %441, i64 noundef %443, ptr noundef %6)
  %445 = icmp eq i32 %444, 0
  %446 = load i64, ptr %6, align 8
  %447 = icmp slt i64 %446, 1
  %448 = select i1 %445, i1 true, i1 %447
  br i1 %448, label %459, label %449

449:                                              ; preds = %439
  %450 = load i64, ptr %5, align 8
  %451 = load i64, ptr %4, align 8
  %452 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %450, i64 %451)
  %453 = extractvalue { i64, i1 } %452, 1
  %454 = extractvalue { i64, i1 } %452, 0
  br i1 %453, label %459, label %455

455:                                              ; preds = %449
  %456 = getelementptr inbounds nuw i64, ptr %416, i64 %425
  store i64 %451, ptr %456, align 8
  %457 = getelementptr inbounds nuw i64, ptr %417, i64 %425
  store i64 %446, ptr %457, align 8
  %458 = icmp sgt i64 %454, 0
  br i1 %458, label %460, label %467

459:                                              ; preds = %449, %439, %432, %424
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
  br label %604

460:                                              ; preds = %455
  %461 = add nsw i64 %454, -1
  %462 = udiv i64 %461, %446
  %463 = add nuw nsw i64 %462, 1
  %464 = getelementptr inbounds nuw i64, ptr %418, i64 %425
  store i64 %463, ptr %464, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
  %465 = add nuw nsw i64 %425, 1
  %466 = icmp eq i64 %465, %412
  br i1 %466, label %423, label %424, !llvm.loop !11

467:                                              ; preds = %455
  %468 = getelementptr inbounds nuw i64, ptr %418, i64 %425
  store i64 0, ptr %468, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
  %469 = add nuw nsw i64 %425, 1
  %470 = icmp eq i64 %469, %412
  br i1 %470, label %482, label %420, !llvm.loop !11

471:                                              ; preds = %475
  %472 = extractvalue { i64, i1 } %480, 0
  %473 = add nuw nsw i64 %477, 1
  %474 = icmp eq i64 %473, %412
  br i1 %474, label %482, label %475, !llvm.loop !12

475:                                              ; preds = %423, %471
  %476 = phi i64 [ %472, %471 ], [ 1, %423 ]
  %477 = phi i64 [ %473, %471 ], [ 0, %423 ]
  %478 = getelementptr inbounds nuw i64, ptr %418, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %476, i64 %479)
  %481 = extractvalue { i64, i1 } %480, 1
  br i1 %481, label %604, label %471

482:                                              ; preds = %467, %471, %423, %410
  %483 = phi i64 [ 1, %410 ], [ 0, %423 ], [ %472, %471 ], [ 0, %467 ]
  %484 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %485 = load i64, ptr %484, align 8
  %486 = icmp sgt i64 %485, 0
  br i1 %486, label %487, label %534

487:                                              ; preds = %482
  %488 = getelementptr inbounds nuw i8, ptr %12, i64 88
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
  %511 = getelementptr inbounds i64, ptr %28, i64 %500
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %512
  %514 = load ptr, ptr %513, align 8
  %515 = ptrtoint ptr %514 to i64
  br label %529

516:                                              ; preds = %495
  %517 = getelementptr inbounds i64, ptr %28, i64 %500
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
  %535 = load ptr, ptr %12, align 8
  %536 = getelementptr inbounds nuw i8, ptr %7, i64 3784
  %537 = icmp sgt i64 %27, 0
  br i1 %537, label %538, label %580

538:                                              ; preds = %534
  %539 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %540 = load ptr, ptr %539, align 8
  %541 = load i64, ptr %17, align 8
  %542 = icmp sgt i64 %541, 0
  br label %543

543:                                              ; preds = %577, %538
  %544 = phi i64 [ 0, %538 ], [ %578, %577 ]
  %545 = getelementptr inbounds nuw %struct.tack_param, ptr %540, i64 %544
  %546 = load i64, ptr %545, align 8
  %547 = icmp eq i64 %546, 0
  br i1 %547, label %548, label %577

548:                                              ; preds = %543
  %549 = getelementptr inbounds nuw i8, ptr %545, i64 40
  %550 = load i64, ptr %549, align 8
  %551 = and i64 %550, 1
  %552 = icmp eq i64 %551, 0
  br i1 %552, label %577, label %553

553:                                              ; preds = %548
  %554 = getelementptr inbounds nuw i64, ptr %28, i64 %544
  %555 = load i64, ptr %554, align 8
  %556 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %555
  br i1 %542, label %557, label %577

557:                                              ; preds = %553
  %558 = getelementptr inbounds nuw i8, ptr %556, i64 16
  br label %559

559:                                              ; preds = %574, %557
  %560 = phi i64 [ 0, %557 ], [ %575, %574 ]
  %561 = icmp eq i64 %555, %560
  br i1 %561, label %574, label %562

562:                                              ; preds = %559
  %563 = getelementptr inbounds nuw %struct.tack_buffer, ptr %7, i64 %560
  %564 = load ptr, ptr %556, align 8
  %565 = load ptr, ptr %563, align 8
  %566 = getelementptr inbounds nuw i8, ptr %563, i64 16
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds i8, ptr %565, i64 %567
  %569 = icmp ult ptr %564, %568
  br i1 %569, label %570, label %574

570:                                              ; preds = %562
  %571 = load i64, ptr %558, align 8
  %572 = getelementptr inbounds i8, ptr %564, i64 %571
  %573 = icmp ult ptr %565, %572
  br i1 %573, label %580, label %574

574:                                              ; preds = %570, %562, %559
  %575 = add nuw nsw i64 %560, 1
  %576 = icmp eq i64 %575, %541
  br i1 %576, label %577, label %559, !llvm.loop !14

577:                                              ; preds = %574, %553, %548, %543
  %578 = add nuw nsw i64 %544, 1
  %579 = icmp eq i64 %578, %27
  br i1 %579, label %580, label %543, !llvm.loop !15

580:                                              ; preds = %577, %570, %534
  %581 = phi i64 [ 1, %534 ], [ 0, %570 ], [ 1, %577 ]
  %582 = call ptr @tack_launch(ptr noundef %535, ptr noundef nonnull %536, i64 noundef %483, i64 noundef %581, i32 noundef 1)
  %583 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %584 = load ptr, ptr %583, align 8
  %585 = icmp eq ptr %584, null
  br i1 %585, label %597, label %586

586:                                              ; preds = %580
  %587 = icmp eq i64 %483, 0
  br i1 %587, label %588, label %594

588:                                              ; preds = %586
  %589 = load ptr, ptr @tack_python, align 8
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 128
  %591 = load ptr, ptr %590, align 8
  %592 = call ptr %591() #16
  %593 = load ptr, ptr %583, align 8
  br label %594

594:                                              ; preds = %588, %586
  %595 = phi ptr [ %584, %586 ], [ %593, %588 ]
  %596 = phi ptr [ %582, %586 ], [ %592, %588 ]
  call void %595(ptr noundef nonnull %536, ptr noundef nonnull %8) #16
  br label %597

597:                                              ; preds = %594, %580
  %598 = phi ptr [ %596, %594 ], [ %582, %580 ]
  %599 = icmp eq ptr %598, null
  br i1 %599, label %604, label %600

600:                                              ; preds = %597
  %601 = load ptr, ptr @tack_python, align 8
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 136
  %603 = load ptr, ptr %602, align 8
  call void %603(ptr noundef nonnull %598) #16
  br label %604

604:                                              ; preds = %382, %324, %318, %312, %308, %187, %182, %169, %116, %109, %99, %72, %60, %44, %151, %138, %392, %475, %600, %597, %459, %406
  %605 = phi i1 [ true, %459 ], [ false, %597 ], [ false, %600 ], [ true, %475 ], [ true, %406 ], [ true, %151 ], [ true, %392 ], [ true, %138 ], [ true, %44 ], [ true, %60 ], [ true, %72 ], [ true, %99 ], [ true, %109 ], [ true, %116 ], [ true, %169 ], [ true, %182 ], [ true, %187 ], [ true, %308 ], [ true, %312 ], [ true, %318 ], [ true, %324 ], [ true, %382 ]
  %606 = load i64, ptr %17, align 8
  %607 = icmp eq i64 %606, 0
  br i1 %607, label %617, label %608

608:                                              ; preds = %604, %608
  %609 = phi i64 [ %615, %608 ], [ %606, %604 ]
  %610 = load ptr, ptr @tack_python, align 8
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 16
  %612 = load ptr, ptr %611, align 8
  %613 = add nsw i64 %609, -1
  store i64 %613, ptr %17, align 8
  %614 = getelementptr inbounds %struct.tack_buffer, ptr %7, i64 %613
  call void %612(ptr noundef nonnull %614) #16
  %615 = load i64, ptr %17, align 8
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %617, label %608, !llvm.loop !16

617:                                              ; preds = %608, %604
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  br i1 %605, label %618, label %624

618:                                              ; preds = %617, %3
  %619 = load ptr, ptr @tack_python, align 8
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 152
  %621 = load ptr, ptr %620, align 8
  %622 = getelementptr inbounds nuw i8, ptr %619, i64 96
  %623 = load ptr, ptr %622, align 8
  call void %623(ptr noundef %621) #16
  br label %665

624:                                              ; preds = %617
  %625 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %626 = load ptr, ptr %625, align 8
  %627 = icmp eq ptr %626, null
  br i1 %627, label %659, label %628

628:                                              ; preds = %624
  %629 = load i64, ptr %8, align 8
  %630 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %633 = load i64, ptr %632, align 8
  switch i64 %633, label %648 [
    i64 1, label %634
    i64 2, label %643
  ]

634:                                              ; preds = %628
  %635 = shl nsw i64 %631, 3
  %636 = sub nsw i64 64, %635
  %637 = load ptr, ptr @tack_python, align 8
  %638 = getelementptr inbounds nuw i8, ptr %637, i64 56
  %639 = load ptr, ptr %638, align 8
  %640 = shl i64 %629, %636
  %641 = ashr exact i64 %640, %636
  %642 = call ptr %639(i64 noundef %641) #16
  br label %665

643:                                              ; preds = %628
  %644 = load ptr, ptr @tack_python, align 8
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 64
  %646 = load ptr, ptr %645, align 8
  %647 = call ptr %646(i64 noundef %629) #16
  br label %665

648:                                              ; preds = %628
  %649 = trunc i64 %629 to i32
  %650 = bitcast i32 %649 to float
  %651 = bitcast i64 %629 to double
  %652 = load ptr, ptr @tack_python, align 8
  %653 = getelementptr inbounds nuw i8, ptr %652, i64 32
  %654 = load ptr, ptr %653, align 8
  %655 = icmp eq i64 %631, 8
  %656 = fpext float %650 to double
  %657 = select i1 %655, double %651, double %656
  %658 = call ptr %654(double noundef %657) #16
  br label %665

659:                                              ; preds = %624
  %660 = load ptr, ptr @tack_python, align 8
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 144
  %662 = load ptr, ptr %661, align 8
  %663 = getelementptr inbounds nuw i8, ptr %660, i64 96
  %664 = load ptr, ptr %663, align 8
  call void %664(ptr noundef %662) #16
  br label %665

665:                                              ; preds = %648, %643, %634, %659, %618
  %666 = phi ptr [ %621, %618 ], [ %662, %659 ], [ %642, %634 ], [ %647, %643 ], [ %658, %648 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  ret ptr %666
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
  br i1 %28, label %29, label %42, !llvm.loop !17

29:                                               ; preds = %23
  %30 = shl i64 %13, 2
  %31 = icmp sle i64 %30, %21
  %32 = shl i64 %17, 2
  %33 = icmp slt i64 %32, 32769
  %34 = and i1 %33, %31
  br i1 %34, label %35, label %42, !llvm.loop !17

35:                                               ; preds = %29
  %36 = shl i64 %13, 3
  %37 = icmp sle i64 %36, %21
  %38 = shl i64 %17, 3
  %39 = icmp slt i64 %38, 32769
  %40 = and i1 %39, %37
  %41 = select i1 %40, i64 3, i64 2
  br label %42, !llvm.loop !17

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
  br i1 %74, label %75, label %67, !llvm.loop !18

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
  br i1 %84, label %85, label %77, !llvm.loop !19

85:                                               ; preds = %81
  %86 = load ptr, ptr %79, align 64
  store ptr %86, ptr %78, align 8
  br label %111

87:                                               ; preds = %58, %87
  %88 = atomicrmw xchg ptr %55, i32 1 acquire, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %87, !llvm.loop !20

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
  br label %58, !llvm.loop !21

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
  br i1 %135, label %136, label %133, !llvm.loop !20

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
  br i1 %170, label %171, label %168, !llvm.loop !20

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
  br i1 %225, label %226, label %223, !llvm.loop !20

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
  br i1 %242, label %243, label %235, !llvm.loop !18

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
  br i1 %252, label %253, label %245, !llvm.loop !19

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
  br i1 %270, label %271, label %268, !llvm.loop !20

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
  br i1 %284, label %285, label %277, !llvm.loop !18

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
  br i1 %294, label %295, label %287, !llvm.loop !19

295:                                              ; preds = %291
  %296 = load ptr, ptr %289, align 64
  store ptr %296, ptr %288, align 8
  br label %257, !llvm.loop !22

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
  br i1 %303, label %304, label %301, !llvm.loop !20

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
  br i1 %310, label %311, label %202, !llvm.loop !23

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
  br i1 %25, label %26, label %38, !llvm.loop !24

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
  br i1 %35, label %36, label %21, !llvm.loop !24

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
  br i1 %92, label %93, label %65, !llvm.loop !25

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
  br i1 %117, label %118, label %100, !llvm.loop !28

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
define internal fastcc double @work(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = load atomic i32, ptr @pool seq_cst, align 64
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %7

7:                                                ; preds = %87, %1
  %8 = phi i32 [ %94, %87 ], [ %4, %1 ]
  %9 = phi double [ %92, %87 ], [ 0.000000e+00, %1 ]
  %10 = phi double [ %88, %87 ], [ 0.000000e+00, %1 ]
  %11 = phi i64 [ %93, %87 ], [ 0, %1 ]
  %12 = phi i64 [ %90, %87 ], [ 0, %1 ]
  br label %13

13:                                               ; preds = %7, %16
  %14 = phi i32 [ %20, %16 ], [ %8, %7 ]
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %95, label %16

16:                                               ; preds = %13
  %17 = add i32 %14, -1
  %18 = cmpxchg ptr @pool, i32 %14, i32 %17 seq_cst seq_cst, align 64
  %19 = extractvalue { i32, i1 } %18, 1
  %20 = extractvalue { i32, i1 } %18, 0
  br i1 %19, label %21, label %13, !llvm.loop !29

21:                                               ; preds = %16
  %22 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %23 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  br label %24

24:                                               ; preds = %39, %21
  %25 = phi i32 [ %40, %39 ], [ %0, %21 ]
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 284), align 4
  %27 = urem i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %28
  %30 = load atomic i32, ptr %29 seq_cst, align 64
  br label %31

31:                                               ; preds = %34, %24
  %32 = phi i32 [ %30, %24 ], [ %38, %34 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %31
  %35 = add i32 %32, -1
  %36 = cmpxchg ptr %29, i32 %32, i32 %35 seq_cst seq_cst, align 64
  %37 = extractvalue { i32, i1 } %36, 1
  %38 = extractvalue { i32, i1 } %36, 0
  br i1 %37, label %41, label %31

39:                                               ; preds = %31
  %40 = add i32 %27, 1
  br label %24

41:                                               ; preds = %34
  %42 = add i32 %27, 1
  %43 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %44 = zext i32 %43 to i64
  %45 = zext i32 %42 to i64
  %46 = mul nuw i64 %44, %45
  %47 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 284), align 4
  %48 = zext i32 %47 to i64
  %49 = udiv i64 %46, %48
  %50 = trunc i64 %49 to i32
  %51 = sub i32 %50, %32
  %52 = zext i32 %51 to i64
  %53 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  %54 = mul nsw i64 %53, %52
  %55 = add nsw i64 %54, %23
  %56 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  %57 = sub nsw i64 %56, %55
  %58 = icmp slt i64 %57, %53
  %59 = add nsw i64 %55, %53
  %60 = select i1 %58, i64 %56, i64 %59
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  %61 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %62 = load i64, ptr %3, align 8
  %63 = sitofp i64 %62 to double
  %64 = fmul double %63, 1.000000e+09
  %65 = load i64, ptr %5, align 8
  %66 = sitofp i64 %65 to double
  %67 = fadd double %64, %66
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  %68 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %70 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  call void %68(ptr noundef %69, i64 noundef %55, i64 noundef %60, ptr noundef %70) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %72 = load i64, ptr %2, align 8
  %73 = sitofp i64 %72 to double
  %74 = fmul double %73, 1.000000e+09
  %75 = load i64, ptr %6, align 8
  %76 = sitofp i64 %75 to double
  %77 = fadd double %74, %76
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  %78 = fsub double %77, %67
  %79 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  %80 = add i32 %79, 1
  %81 = icmp eq i32 %80, %22
  br i1 %81, label %82, label %87

82:                                               ; preds = %41
  %83 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %85

85:                                               ; preds = %82
  %86 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 129, i64 noundef 1) #16
  br label %87

87:                                               ; preds = %85, %82, %41
  %88 = fadd double %10, %78
  %89 = sub nsw i64 %60, %55
  %90 = add nsw i64 %89, %12
  %91 = fcmp ogt double %78, %9
  %92 = select i1 %91, double %78, double %9
  %93 = select i1 %91, i64 %89, i64 %11
  %94 = load atomic i32, ptr @pool seq_cst, align 64
  br label %7, !llvm.loop !29

95:                                               ; preds = %13
  %96 = icmp sgt i64 %12, %11
  br i1 %96, label %97, label %102

97:                                               ; preds = %95
  %98 = fsub double %10, %9
  %99 = sub nsw i64 %12, %11
  %100 = sitofp i64 %99 to double
  %101 = fdiv double %98, %100
  br label %107

102:                                              ; preds = %95
  %103 = icmp eq i64 %12, 0
  br i1 %103, label %107, label %104

104:                                              ; preds = %102
  %105 = sitofp i64 %12 to double
  %106 = fdiv double %10, %105
  br label %107

107:                                              ; preds = %104, %102, %97
  %108 = phi double [ %101, %97 ], [ %106, %104 ], [ 0.000000e+00, %102 ]
  ret double %108
}

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind uwtable
define internal noalias noundef nonnull ptr @worker(ptr noundef %0) #7 {
  %2 = alloca %struct.timespec, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = ptrtoint ptr %0 to i64
  %5 = trunc i64 %4 to i32
  br label %6

6:                                                ; preds = %29, %1
  %7 = phi i32 [ 0, %1 ], [ %30, %29 ]
  %8 = phi double [ 0.000000e+00, %1 ], [ %31, %29 ]
  br label %9

9:                                                ; preds = %13, %6
  %10 = phi i32 [ %7, %6 ], [ %14, %13 ]
  %11 = load atomic i32, ptr @pool seq_cst, align 64
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %32

13:                                               ; preds = %9
  call void @llvm.aarch64.isb(i32 15)
  %14 = add nuw nsw i32 %10, 1
  %15 = and i32 %14, 63
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %9, !llvm.loop !30

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %19 = load i64, ptr %2, align 8
  %20 = sitofp i64 %19 to double
  %21 = fmul double %20, 1.000000e+09
  %22 = load i64, ptr %3, align 8
  %23 = sitofp i64 %22 to double
  %24 = fadd double %21, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  %25 = icmp eq i32 %14, 64
  %26 = select i1 %25, double %24, double %8
  %27 = fsub double %24, %26
  %28 = fcmp uge double %27, 5.000000e+04
  br i1 %28, label %32, label %29

29:                                               ; preds = %17, %45
  %30 = phi i32 [ %14, %17 ], [ 0, %45 ]
  %31 = phi double [ %26, %17 ], [ 0.000000e+00, %45 ]
  br label %6, !llvm.loop !30

32:                                               ; preds = %9, %17
  %33 = load atomic i32, ptr @pool seq_cst, align 64
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %32
  %36 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128) seq_cst, align 64
  %37 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  %38 = load atomic i32, ptr @pool seq_cst, align 64
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %35
  %41 = zext i32 %36 to i64
  %42 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 128, i64 noundef %41, ptr noundef null) #16
  br label %43

43:                                               ; preds = %40, %35
  %44 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132), i32 1 seq_cst, align 4
  br label %45

45:                                               ; preds = %43, %32
  %46 = call fastcc double @work(i32 noundef %5)
  br label %29
}

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #6

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @llvm.aarch64.isb(i32) #8

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_python_int(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = call i64 %7(ptr noundef %1, ptr noundef nonnull %4) #16
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @tack_python, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 %14(ptr noundef %1) #16
  %16 = load ptr, ptr @tack_python, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 112
  %18 = load ptr, ptr %17, align 8
  %19 = call ptr %18() #16
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = load ptr, ptr @tack_python, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 120
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
  br i1 %105, label %15, label %106, !llvm.loop !31

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
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6}
!25 = distinct !{!25, !6, !26, !27}
!26 = !{!"llvm.loop.isvectorized", i32 1}
!27 = !{!"llvm.loop.unroll.runtime.disable"}
!28 = distinct !{!28, !6, !27, !26}
!29 = distinct !{!29, !6}
!30 = distinct !{!30, !6}
!31 = distinct !{!31, !6}
