; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %8 = alloca [16 x i64], align 16
  %9 = alloca [16 x i64], align 16
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
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #5
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #5
  %21 = load i64, ptr %11, align 8
  %22 = sitofp i64 %21 to double
  %23 = fmul double %22, 1.000000e+09
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = sitofp i64 %25 to double
  %27 = fadd double %23, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #5
  %28 = icmp sgt i64 %2, 0
  br i1 %28, label %29, label %308

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

40:                                               ; preds = %29, %305
  %41 = phi i32 [ %4, %29 ], [ %270, %305 ]
  %42 = phi double [ %31, %29 ], [ %306, %305 ]
  %43 = phi ptr [ null, %29 ], [ %269, %305 ]
  %44 = phi i64 [ 0, %29 ], [ %272, %305 ]
  %45 = phi double [ %27, %29 ], [ %279, %305 ]
  %46 = phi i64 [ 0, %29 ], [ %271, %305 ]
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
  br i1 %56, label %57, label %220

57:                                               ; preds = %51, %49
  %58 = load ptr, ptr @tack_python, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 128
  %60 = load ptr, ptr %59, align 8
  %61 = call ptr %60() #5
  br label %62

62:                                               ; preds = %57, %40
  %63 = phi ptr [ %61, %57 ], [ %43, %40 ]
  br i1 %32, label %64, label %224

64:                                               ; preds = %62
  %65 = sitofp i64 %47 to double
  %66 = fmul double %42, %65
  %67 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) monotonic, align 4
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, double 4.000000e+04, double 1.000000e+05
  %70 = fcmp ugt double %66, %69
  br i1 %70, label %71, label %220

71:                                               ; preds = %64
  %72 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %220

74:                                               ; preds = %71
  %75 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %76 = extractvalue { i64, i1 } %75, 1
  br i1 %76, label %77, label %220

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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %8, i8 -1, i64 128, i1 false)
  %88 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %8, ptr noundef nonnull %9) #5
  %89 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %90 = icmp slt i64 %89, %79
  br i1 %90, label %91, label %111

91:                                               ; preds = %87, %105
  %92 = phi i64 [ %109, %105 ], [ %89, %87 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #5
  %93 = add nsw i64 %92, 1
  %94 = inttoptr i64 %93 to ptr
  %95 = call i32 @pthread_create(ptr noundef nonnull %10, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %94) #5
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
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #5
  br label %111

105:                                              ; preds = %91
  %106 = load i64, ptr %10, align 8
  %107 = call i32 @pthread_detach(i64 noundef %106) #5
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %108 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #5
  %110 = icmp slt i64 %109, %79
  br i1 %110, label %91, label %111

111:                                              ; preds = %105, %102, %87
  %112 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %9, ptr noundef null) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
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
  %117 = insertelement <2 x double> <double poison, double 1.000000e+06>, double %65, i64 0
  %118 = insertelement <2 x double> poison, double %116, i64 0
  %119 = insertelement <2 x double> %118, double %42, i64 1
  %120 = fdiv <2 x double> %117, %119
  %121 = extractelement <2 x double> %120, i64 0
  %122 = extractelement <2 x double> %120, i64 1
  %123 = fcmp ogt double %121, %122
  %124 = select i1 %123, double %122, double %121
  %125 = fdiv double 2.000000e+04, %42
  %126 = fcmp olt double %124, %125
  %127 = select i1 %126, double %125, double %124
  %128 = fcmp ult double %127, %65
  br i1 %128, label %129, label %138

129:                                              ; preds = %113
  %130 = fptosi double %127 to i64
  %131 = add nsw i64 %130, 1
  %132 = icmp slt i64 %130, 63
  %133 = and i64 %131, -64
  %134 = select i1 %132, i64 %131, i64 %133
  %135 = sdiv i64 %47, 65536
  %136 = add nsw i64 %135, 1
  %137 = call i64 @llvm.smax.i64(i64 %134, i64 %136)
  br label %138

138:                                              ; preds = %129, %113
  %139 = phi i64 [ %137, %129 ], [ %47, %113 ]
  store i64 %139, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  %140 = add nsw i64 %47, -1
  %141 = sdiv i64 %140, %139
  %142 = trunc i64 %141 to i32
  %143 = add i32 %142, 1
  store i32 %143, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  %144 = call i64 @llvm.smin.i64(i64 %114, i64 64)
  %145 = trunc i64 %144 to i32
  %146 = call i32 @llvm.umin.i32(i32 %143, i32 %145)
  store i32 %146, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 284), align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %151, label %148

148:                                              ; preds = %138
  %149 = zext i32 %143 to i64
  %150 = zext i32 %146 to i64
  br label %156

151:                                              ; preds = %156, %138
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %143, ptr @pool seq_cst, align 64
  %152 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %153 = icmp ne i32 %152, 0
  %154 = icmp ugt i32 %143, 1
  %155 = and i1 %154, %153
  br i1 %155, label %168, label %173

156:                                              ; preds = %156, %148
  %157 = phi i64 [ 0, %148 ], [ %159, %156 ]
  %158 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %157
  %159 = add nuw nsw i64 %157, 1
  %160 = mul nuw i64 %159, %149
  %161 = udiv i64 %160, %150
  %162 = trunc i64 %161 to i32
  %163 = mul nuw i64 %157, %149
  %164 = udiv i64 %163, %150
  %165 = trunc i64 %164 to i32
  %166 = sub i32 %162, %165
  store atomic i32 %166, ptr %158 seq_cst, align 64
  %167 = icmp eq i64 %159, %150
  br i1 %167, label %151, label %156, !llvm.loop !4

168:                                              ; preds = %151
  %169 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %170 = call i32 @llvm.umin.i32(i32 %152, i32 %142)
  %171 = zext i32 %170 to i64
  %172 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %171) #5
  br label %173

173:                                              ; preds = %168, %151
  %174 = call fastcc double @work(i32 noundef 0)
  %175 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %176 = icmp eq i32 %175, %143
  br i1 %176, label %207, label %177

177:                                              ; preds = %173
  %178 = getelementptr inbounds nuw i8, ptr %7, i64 8
  br label %179

179:                                              ; preds = %203, %177
  %180 = phi double [ 0.000000e+00, %177 ], [ %204, %203 ]
  %181 = phi i32 [ 0, %177 ], [ %182, %203 ]
  call void @llvm.x86.sse2.pause()
  %182 = add nuw nsw i32 %181, 1
  %183 = and i32 %182, 63
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %203

185:                                              ; preds = %179
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %186 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #5
  %187 = load i64, ptr %7, align 8
  %188 = sitofp i64 %187 to double
  %189 = fmul double %188, 1.000000e+09
  %190 = load i64, ptr %178, align 8
  %191 = sitofp i64 %190 to double
  %192 = fadd double %189, %191
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  %193 = icmp eq i32 %182, 64
  %194 = select i1 %193, double %192, double %180
  %195 = fsub double %192, %194
  %196 = fcmp uge double %195, 5.000000e+04
  br i1 %196, label %197, label %203

197:                                              ; preds = %185
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %198 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %199 = icmp eq i32 %198, %143
  br i1 %199, label %203, label %200

200:                                              ; preds = %197
  %201 = zext i32 %198 to i64
  %202 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %201, ptr noundef null) #5
  br label %203

203:                                              ; preds = %200, %197, %185, %179
  %204 = phi double [ %194, %185 ], [ %194, %197 ], [ %194, %200 ], [ %180, %179 ]
  %205 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %206 = icmp eq i32 %205, %143
  br i1 %206, label %207, label %179, !llvm.loop !6

207:                                              ; preds = %203, %173
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  %208 = fcmp ogt double %174, 0.000000e+00
  %209 = select i1 %208, double %174, double %42
  %210 = uitofp nneg i64 %2 to double
  %211 = fmul double %209, %210
  %212 = fadd double %211, -5.000000e+01
  %213 = fmul double %212, 1.000000e+06
  %214 = fdiv double %213, %210
  %215 = fcmp olt double %214, 1.000000e+00
  %216 = select i1 %215, double 1.000000e+00, double %214
  %217 = fcmp ogt double %216, 9.000000e+18
  %218 = select i1 %217, double 9.000000e+18, double %216
  %219 = fptosi double %218 to i64
  store atomic i64 %219, ptr %17 monotonic, align 8
  br label %308

220:                                              ; preds = %74, %51, %64, %71
  %221 = phi i32 [ %41, %51 ], [ 0, %74 ], [ 0, %64 ], [ 0, %71 ]
  %222 = phi ptr [ %43, %51 ], [ %63, %74 ], [ %63, %64 ], [ %63, %71 ]
  %223 = icmp ne i32 %221, 0
  br label %225

224:                                              ; preds = %62
  br i1 %33, label %268, label %225

225:                                              ; preds = %220, %224
  %226 = phi i1 [ %223, %220 ], [ false, %224 ]
  %227 = phi ptr [ %222, %220 ], [ %63, %224 ]
  %228 = phi i32 [ %221, %220 ], [ 0, %224 ]
  %229 = fcmp oeq double %42, 0.000000e+00
  %230 = icmp eq i64 %44, 0
  br i1 %229, label %231, label %236

231:                                              ; preds = %225
  %232 = sitofp i64 %46 to double
  %233 = fmul double %232, 2.000000e+00
  %234 = select i1 %230, double 1.000000e+00, double %233
  %235 = sitofp i64 %47 to double
  br label %257

236:                                              ; preds = %225
  br i1 %230, label %237, label %248

237:                                              ; preds = %236
  %238 = fcmp olt double %42, 5.000000e-02
  %239 = select i1 %238, double 5.000000e-02, double %42
  %240 = sitofp i64 %47 to double
  %241 = fmul double %240, 1.250000e-01
  %242 = fdiv double 2.000000e+04, %239
  %243 = fcmp ogt double %241, %242
  %244 = select i1 %243, double %242, double %241
  %245 = fcmp ogt double %244, 1.024000e+03
  %246 = and i1 %245, %226
  %247 = select i1 %246, double 1.024000e+03, double %244
  br label %257

248:                                              ; preds = %236
  %249 = sitofp i64 %47 to double
  %250 = fmul double %42, %249
  %251 = fcmp ugt double %250, 4.000000e+04
  br i1 %251, label %255, label %252

252:                                              ; preds = %248
  %253 = sitofp i64 %46 to double
  %254 = fmul double %253, 4.000000e+00
  br label %257

255:                                              ; preds = %248
  %256 = fdiv double 1.000000e+06, %42
  br label %257

257:                                              ; preds = %255, %252, %237, %231
  %258 = phi double [ %240, %237 ], [ %249, %255 ], [ %249, %252 ], [ %235, %231 ]
  %259 = phi double [ %247, %237 ], [ %256, %255 ], [ %254, %252 ], [ %234, %231 ]
  %260 = fcmp ult double %259, %258
  br i1 %260, label %261, label %268

261:                                              ; preds = %257
  %262 = fcmp olt double %259, 1.000000e+00
  br i1 %262, label %268, label %263

263:                                              ; preds = %261
  %264 = fptosi double %259 to i64
  %265 = icmp slt i64 %264, 64
  %266 = and i64 %264, -64
  %267 = select i1 %265, i64 %264, i64 %266
  br label %268

268:                                              ; preds = %224, %257, %261, %263
  %269 = phi ptr [ %63, %224 ], [ %227, %257 ], [ %227, %263 ], [ %227, %261 ]
  %270 = phi i32 [ 0, %224 ], [ %228, %257 ], [ %228, %263 ], [ %228, %261 ]
  %271 = phi i64 [ %47, %224 ], [ %47, %257 ], [ %267, %263 ], [ 1, %261 ]
  %272 = add nsw i64 %271, %44
  call void %16(ptr noundef %1, i64 noundef %44, i64 noundef %272, ptr noundef nonnull %12) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %273 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #5
  %274 = load i64, ptr %6, align 8
  %275 = sitofp i64 %274 to double
  %276 = fmul double %275, 1.000000e+09
  %277 = load i64, ptr %34, align 8
  %278 = sitofp i64 %277 to double
  %279 = fadd double %276, %278
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  %280 = icmp eq i64 %272, %2
  br i1 %280, label %281, label %294

281:                                              ; preds = %268
  %282 = fsub double %279, %27
  %283 = fcmp olt double %282, 1.000000e+03
  %284 = and i1 %283, %39
  br i1 %284, label %305, label %285

285:                                              ; preds = %281
  %286 = fadd double %282, -5.000000e+01
  %287 = fmul double %286, 1.000000e+06
  %288 = fdiv double %287, %36
  %289 = fcmp olt double %288, 1.000000e+00
  %290 = select i1 %289, double 1.000000e+00, double %288
  %291 = fcmp ogt double %290, 9.000000e+18
  %292 = select i1 %291, double 9.000000e+18, double %290
  %293 = fptosi double %292 to i64
  store atomic i64 %293, ptr %17 monotonic, align 8
  br label %305

294:                                              ; preds = %268
  %295 = fcmp oeq double %42, 0.000000e+00
  %296 = fsub double %279, %45
  %297 = fcmp ult double %296, 1.000000e+03
  %298 = select i1 %295, i1 %297, i1 false
  br i1 %298, label %305, label %299

299:                                              ; preds = %294
  %300 = fadd double %296, -2.500000e+01
  %301 = fcmp ogt double %300, 1.000000e+00
  %302 = select i1 %301, double %300, double 1.000000e+00
  %303 = sitofp i64 %271 to double
  %304 = fdiv double %302, %303
  br label %305

305:                                              ; preds = %285, %281, %299, %294
  %306 = phi double [ %42, %285 ], [ %42, %294 ], [ %304, %299 ], [ %42, %281 ]
  %307 = icmp slt i64 %272, %2
  br i1 %307, label %40, label %308

308:                                              ; preds = %305, %5, %207
  %309 = phi ptr [ %63, %207 ], [ null, %5 ], [ %269, %305 ]
  %310 = load i64, ptr %12, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %313, label %312

312:                                              ; preds = %308
  call void %16(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %12) #5
  br label %313

313:                                              ; preds = %312, %308
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #5
  ret ptr %309
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
  tail call void %17(ptr noundef nonnull %12) #5
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
  %12 = tail call ptr %11(ptr noundef %0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  store i64 0, ptr %8, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %2, %14
  br i1 %15, label %16, label %618

16:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
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
  %56 = call i32 %55(ptr noundef nonnull %42, ptr noundef nonnull %53, i32 noundef 28) #5
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
  br i1 %160, label %385, label %131, !llvm.loop !7

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
  %172 = call double %171(ptr noundef nonnull %42) #5
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
  %335 = call ptr %334(ptr noundef nonnull %42) #5
  %336 = icmp eq ptr %335, null
  br i1 %336, label %406, label %344

337:                                              ; preds = %306, %300, %298, %292, %286, %280, %274, %268, %262, %256, %250, %244, %238, %232, %226, %220
  %338 = getelementptr inbounds nuw i8, ptr %43, i64 80
  %339 = load ptr, ptr %338, align 8
  %340 = call ptr %339(ptr noundef nonnull %42) #5
  %341 = icmp eq ptr %340, null
  br i1 %341, label %406, label %342

342:                                              ; preds = %337
  %343 = call fastcc i32 @take_python_int(ptr noundef nonnull %38, ptr noundef nonnull %340, ptr noundef %162)
  br label %377

344:                                              ; preds = %332
  %345 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %346 = load ptr, ptr %345, align 8
  %347 = call double %346(ptr noundef nonnull %335) #5
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
  call void %381(ptr noundef nonnull %378) #5
  br label %382

382:                                              ; preds = %377, %210
  %383 = phi i32 [ %211, %210 ], [ %379, %377 ]
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %604, label %385

385:                                              ; preds = %158, %382, %201, %196, %121
  %386 = add nuw nsw i64 %36, 1
  %387 = load i64, ptr %13, align 8
  %388 = icmp slt i64 %386, %387
  br i1 %388, label %35, label %26, !llvm.loop !8

389:                                              ; preds = %392
  %390 = add nuw nsw i64 %393, 1
  %391 = icmp eq i64 %390, %30
  br i1 %391, label %410, label %392, !llvm.loop !9

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
  call void %409() #5
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  br label %604

460:                                              ; preds = %455
  %461 = add nsw i64 %454, -1
  %462 = udiv i64 %461, %446
  %463 = add nuw nsw i64 %462, 1
  %464 = getelementptr inbounds nuw i64, ptr %418, i64 %425
  store i64 %463, ptr %464, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %465 = add nuw nsw i64 %425, 1
  %466 = icmp eq i64 %465, %412
  br i1 %466, label %423, label %424, !llvm.loop !10

467:                                              ; preds = %455
  %468 = getelementptr inbounds nuw i64, ptr %418, i64 %425
  store i64 0, ptr %468, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %469 = add nuw nsw i64 %425, 1
  %470 = icmp eq i64 %469, %412
  br i1 %470, label %482, label %420, !llvm.loop !10

471:                                              ; preds = %475
  %472 = extractvalue { i64, i1 } %480, 0
  %473 = add nuw nsw i64 %477, 1
  %474 = icmp eq i64 %473, %412
  br i1 %474, label %482, label %475, !llvm.loop !11

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
  br i1 %533, label %534, label %495, !llvm.loop !12

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
  br i1 %576, label %577, label %559, !llvm.loop !13

577:                                              ; preds = %574, %553, %548, %543
  %578 = add nuw nsw i64 %544, 1
  %579 = icmp eq i64 %578, %27
  br i1 %579, label %580, label %543, !llvm.loop !14

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
  %592 = call ptr %591() #5
  %593 = load ptr, ptr %583, align 8
  br label %594

594:                                              ; preds = %588, %586
  %595 = phi ptr [ %584, %586 ], [ %593, %588 ]
  %596 = phi ptr [ %582, %586 ], [ %592, %588 ]
  call void %595(ptr noundef nonnull %536, ptr noundef nonnull %8) #5
  br label %597

597:                                              ; preds = %594, %580
  %598 = phi ptr [ %596, %594 ], [ %582, %580 ]
  %599 = icmp eq ptr %598, null
  br i1 %599, label %604, label %600

600:                                              ; preds = %597
  %601 = load ptr, ptr @tack_python, align 8
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 136
  %603 = load ptr, ptr %602, align 8
  call void %603(ptr noundef nonnull %598) #5
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
  call void %612(ptr noundef nonnull %614) #5
  %615 = load i64, ptr %17, align 8
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %617, label %608, !llvm.loop !15

617:                                              ; preds = %608, %604
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  br i1 %605, label %618, label %624

618:                                              ; preds = %617, %3
  %619 = load ptr, ptr @tack_python, align 8
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 152
  %621 = load ptr, ptr %620, align 8
  %622 = getelementptr inbounds nuw i8, ptr %619, i64 96
  %623 = load ptr, ptr %622, align 8
  call void %623(ptr noundef %621) #5
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
  %642 = call ptr %639(i64 noundef %641) #5
  br label %665

643:                                              ; preds = %628
  %644 = load ptr, ptr @tack_python, align 8
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 64
  %646 = load ptr, ptr %645, align 8
  %647 = call ptr %646(i64 noundef %629) #5
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
  %658 = call ptr %654(double noundef %657) #5
  br label %665

659:                                              ; preds = %624
  %660 = load ptr, ptr @tack_python, align 8
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 144
  %662 = load ptr, ptr %661, align 8
  %663 = getelementptr inbounds nuw i8, ptr %660, i64 96
  %664 = load ptr, ptr %663, align 8
  call void %664(ptr noundef %662) #5
  br label %665

665:                                              ; preds = %648, %643, %634, %659, %618
  %666 = phi ptr [ %621, %618 ], [ %662, %659 ], [ %642, %634 ], [ %647, %643 ], [ %658, %648 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
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
  br i1 %28, label %29, label %42, !llvm.loop !16

29:                                               ; preds = %23
  %30 = shl i64 %13, 2
  %31 = icmp sle i64 %30, %21
  %32 = shl i64 %17, 2
  %33 = icmp slt i64 %32, 32769
  %34 = and i1 %33, %31
  br i1 %34, label %35, label %42, !llvm.loop !16

35:                                               ; preds = %29
  %36 = shl i64 %13, 3
  %37 = icmp sle i64 %36, %21
  %38 = shl i64 %17, 3
  %39 = icmp slt i64 %38, 32769
  %40 = and i1 %39, %37
  %41 = select i1 %40, i64 3, i64 2
  br label %42, !llvm.loop !16

42:                                               ; preds = %23, %29, %35
  %43 = phi i64 [ 0, %23 ], [ %41, %35 ], [ 1, %29 ]
  %44 = icmp eq ptr %4, null
  br i1 %44, label %45, label %47

45:                                               ; preds = %19, %15, %5, %42
  %46 = load ptr, ptr %0, align 8
  tail call void %46(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #5
  br label %309

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
  br i1 %74, label %75, label %67, !llvm.loop !17

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
  br i1 %84, label %85, label %77, !llvm.loop !18

85:                                               ; preds = %81
  %86 = load ptr, ptr %79, align 64
  store ptr %86, ptr %78, align 8
  br label %111

87:                                               ; preds = %58, %87
  %88 = atomicrmw xchg ptr %55, i32 1 acquire, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %87, !llvm.loop !19

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
  %104 = tail call ptr @calloc(i64 noundef 1, i64 noundef %103) #15
  %105 = icmp eq ptr %104, null
  br i1 %105, label %123, label %106

106:                                              ; preds = %100
  %107 = load ptr, ptr %56, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %111, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds nuw i8, ptr %104, i64 64
  tail call void %107(ptr noundef %1, ptr noundef nonnull %110, i64 noundef %43) #5
  br label %111

111:                                              ; preds = %109, %106, %93, %85
  %112 = phi ptr [ %104, %109 ], [ %104, %106 ], [ %91, %93 ], [ %79, %85 ]
  %113 = icmp eq ptr %60, null
  br i1 %113, label %118, label %114

114:                                              ; preds = %111
  %115 = load ptr, ptr %57, align 8
  %116 = getelementptr inbounds nuw i8, ptr %60, i64 64
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 64
  tail call void %115(ptr noundef %1, ptr noundef nonnull %116, ptr noundef nonnull %117, i64 noundef %43) #5
  tail call void @free(ptr noundef nonnull %112)
  br label %118

118:                                              ; preds = %114, %111
  %119 = phi ptr [ %60, %114 ], [ %112, %111 ]
  %120 = load i64, ptr %52, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %52, align 8
  %122 = load i64, ptr %9, align 8
  br label %58, !llvm.loop !20

123:                                              ; preds = %100, %95, %77
  %124 = icmp eq ptr %60, null
  br i1 %124, label %309, label %125

125:                                              ; preds = %123
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %60, i64 64
  tail call void %127(ptr noundef %1, ptr noundef nonnull %128, i64 noundef %43) #5
  tail call void @free(ptr noundef nonnull %60)
  br label %309

129:                                              ; preds = %47
  %130 = icmp eq i64 %10, 0
  br i1 %130, label %131, label %173

131:                                              ; preds = %129
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %133

133:                                              ; preds = %133, %131
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !19

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
  %153 = tail call ptr @calloc(i64 noundef 1, i64 noundef %152) #15
  %154 = icmp eq ptr %153, null
  br i1 %154, label %161, label %155

155:                                              ; preds = %149
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %157 = load ptr, ptr %156, align 8
  %158 = icmp eq ptr %157, null
  br i1 %158, label %163, label %159

159:                                              ; preds = %155
  %160 = getelementptr inbounds nuw i8, ptr %153, i64 64
  tail call void %157(ptr noundef %1, ptr noundef nonnull %160, i64 noundef %43) #5
  br label %163

161:                                              ; preds = %149, %142
  %162 = load ptr, ptr %0, align 8
  tail call void %162(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %4) #5
  br label %309

163:                                              ; preds = %159, %155, %140
  %164 = phi ptr [ %153, %159 ], [ %153, %155 ], [ %138, %140 ]
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %164, i64 64
  tail call void %166(ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull %167, i64 noundef %43) #5
  br label %168

168:                                              ; preds = %168, %163
  %169 = atomicrmw xchg ptr %132, i32 1 acquire, align 8
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %168, !llvm.loop !19

171:                                              ; preds = %168
  %172 = load ptr, ptr %137, align 8
  store ptr %172, ptr %164, align 64
  store ptr %164, ptr %137, align 8
  store atomic i32 0, ptr %132 release, align 8
  br label %309

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
  %182 = sdiv i64 %2, %181
  %183 = srem i64 %2, %181
  %184 = icmp ne i64 %183, 0
  %185 = zext i1 %184 to i64
  %186 = add nsw i64 %182, %185
  %187 = add nsw i64 %3, -1
  %188 = sdiv i64 %187, %181
  %189 = icmp sgt i64 %186, %188
  br i1 %189, label %309, label %190

190:                                              ; preds = %173
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %193 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %194 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %195 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %197 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %200

200:                                              ; preds = %306, %190
  %201 = phi i64 [ %186, %190 ], [ %307, %306 ]
  %202 = mul nsw i64 %201, %181
  %203 = load i64, ptr %20, align 8
  %204 = sub nsw i64 %203, %202
  %205 = tail call i64 @llvm.smin.i64(i64 %204, i64 %181)
  %206 = add nsw i64 %205, %202
  %207 = load i64, ptr %16, align 8
  %208 = shl i64 %207, %43
  %209 = add i64 %208, 64
  %210 = tail call ptr @calloc(i64 noundef 1, i64 noundef %209) #15
  %211 = icmp eq ptr %210, null
  br i1 %211, label %297, label %212

212:                                              ; preds = %200
  %213 = load ptr, ptr %192, align 8
  %214 = icmp eq ptr %213, null
  br i1 %214, label %217, label %215

215:                                              ; preds = %212
  %216 = getelementptr inbounds nuw i8, ptr %210, i64 64
  tail call void %213(ptr noundef %1, ptr noundef nonnull %216, i64 noundef %43) #5
  br label %217

217:                                              ; preds = %215, %212
  %218 = getelementptr inbounds nuw i8, ptr %210, i64 8
  store i64 %201, ptr %218, align 8
  %219 = load ptr, ptr %191, align 8
  %220 = getelementptr inbounds nuw i8, ptr %210, i64 64
  tail call void %219(ptr noundef %1, i64 noundef %202, i64 noundef %206, ptr noundef nonnull %220, i64 noundef %43) #5
  br label %221

221:                                              ; preds = %221, %217
  %222 = atomicrmw xchg ptr %193, i32 1 acquire, align 8
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %221, !llvm.loop !19

224:                                              ; preds = %221
  %225 = load ptr, ptr %194, align 8
  store ptr %225, ptr %210, align 64
  store ptr %210, ptr %194, align 8
  %226 = load i32, ptr %195, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %295

228:                                              ; preds = %224
  %229 = load i64, ptr %196, align 8
  %230 = icmp slt i64 %229, 64
  br i1 %230, label %231, label %241

231:                                              ; preds = %228
  %232 = load i64, ptr %197, align 8
  br label %233

233:                                              ; preds = %238, %231
  %234 = phi i64 [ %229, %231 ], [ %239, %238 ]
  %235 = shl nuw i64 1, %234
  %236 = and i64 %235, %232
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %241, label %238

238:                                              ; preds = %233
  %239 = add nsw i64 %234, 1
  store i64 %239, ptr %196, align 8
  %240 = icmp eq i64 %239, 64
  br i1 %240, label %241, label %233, !llvm.loop !17

241:                                              ; preds = %238, %233, %228
  %242 = phi i64 [ %229, %228 ], [ %234, %233 ], [ 64, %238 ]
  br label %243

243:                                              ; preds = %247, %241
  %244 = phi ptr [ %194, %241 ], [ %245, %247 ]
  %245 = load ptr, ptr %244, align 8
  %246 = icmp eq ptr %245, null
  br i1 %246, label %295, label %247

247:                                              ; preds = %243
  %248 = getelementptr inbounds nuw i8, ptr %245, i64 8
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, %242
  br i1 %250, label %251, label %243, !llvm.loop !18

251:                                              ; preds = %247
  %252 = load ptr, ptr %245, align 64
  store ptr %252, ptr %244, align 8
  %253 = load i32, ptr %195, align 4
  %254 = or i32 %253, 1
  br label %255

255:                                              ; preds = %293, %251
  %256 = phi i32 [ 1, %293 ], [ %254, %251 ]
  %257 = phi ptr [ %287, %293 ], [ %245, %251 ]
  store i32 %256, ptr %195, align 4
  store atomic i32 0, ptr %193 release, align 8
  %258 = load ptr, ptr %198, align 8
  %259 = icmp eq ptr %258, null
  br i1 %259, label %264, label %260

260:                                              ; preds = %255
  %261 = load ptr, ptr %199, align 8
  %262 = getelementptr inbounds nuw i8, ptr %258, i64 64
  %263 = getelementptr inbounds nuw i8, ptr %257, i64 64
  tail call void %261(ptr noundef %1, ptr noundef nonnull %262, ptr noundef nonnull %263, i64 noundef %43) #5
  tail call void @free(ptr noundef nonnull %257)
  br label %265

264:                                              ; preds = %255
  store ptr %257, ptr %198, align 8
  br label %265

265:                                              ; preds = %264, %260
  br label %266

266:                                              ; preds = %265, %266
  %267 = atomicrmw xchg ptr %193, i32 1 acquire, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %266, !llvm.loop !19

269:                                              ; preds = %266
  %270 = load i64, ptr %196, align 8
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %196, align 8
  %272 = icmp slt i64 %270, 63
  br i1 %272, label %273, label %283

273:                                              ; preds = %269
  %274 = load i64, ptr %197, align 8
  br label %275

275:                                              ; preds = %280, %273
  %276 = phi i64 [ %271, %273 ], [ %281, %280 ]
  %277 = shl nuw i64 1, %276
  %278 = and i64 %277, %274
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %283, label %280

280:                                              ; preds = %275
  %281 = add nsw i64 %276, 1
  store i64 %281, ptr %196, align 8
  %282 = icmp eq i64 %281, 64
  br i1 %282, label %283, label %275, !llvm.loop !17

283:                                              ; preds = %280, %275, %269
  %284 = phi i64 [ %271, %269 ], [ %276, %275 ], [ 64, %280 ]
  br label %285

285:                                              ; preds = %289, %283
  %286 = phi ptr [ %194, %283 ], [ %287, %289 ]
  %287 = load ptr, ptr %286, align 8
  %288 = icmp eq ptr %287, null
  br i1 %288, label %295, label %289

289:                                              ; preds = %285
  %290 = getelementptr inbounds nuw i8, ptr %287, i64 8
  %291 = load i64, ptr %290, align 8
  %292 = icmp eq i64 %291, %284
  br i1 %292, label %293, label %285, !llvm.loop !18

293:                                              ; preds = %289
  %294 = load ptr, ptr %287, align 64
  store ptr %294, ptr %286, align 8
  br label %255, !llvm.loop !21

295:                                              ; preds = %243, %285, %224
  %296 = phi i32 [ 0, %285 ], [ %226, %224 ], [ 0, %243 ]
  store i32 %296, ptr %195, align 4
  br label %306

297:                                              ; preds = %200
  %298 = load ptr, ptr %0, align 8
  tail call void %298(ptr noundef %1, i64 noundef %202, i64 noundef %206, ptr noundef nonnull %4) #5
  br label %299

299:                                              ; preds = %299, %297
  %300 = atomicrmw xchg ptr %193, i32 1 acquire, align 8
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %299, !llvm.loop !19

302:                                              ; preds = %299
  %303 = shl nuw i64 1, %201
  %304 = load i64, ptr %197, align 8
  %305 = or i64 %304, %303
  store i64 %305, ptr %197, align 8
  br label %306

306:                                              ; preds = %302, %295
  store atomic i32 0, ptr %193 release, align 8
  %307 = add i64 %201, 1
  %308 = icmp eq i64 %201, %188
  br i1 %308, label %309, label %200, !llvm.loop !22

309:                                              ; preds = %306, %173, %171, %161, %125, %123, %45
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
  br i1 %25, label %26, label %37, !llvm.loop !23

26:                                               ; preds = %14, %21
  %27 = phi i8 [ %24, %21 ], [ %19, %14 ]
  %28 = phi i64 [ %31, %21 ], [ 0, %14 ]
  %29 = phi i64 [ %33, %21 ], [ 0, %14 ]
  %30 = mul nsw i64 %29, 10
  %31 = add nuw nsw i64 %28, 1
  %32 = zext nneg i8 %27 to i64
  %33 = add nsw i64 %30, %32
  %34 = icmp eq i64 %28, %16
  br i1 %34, label %35, label %21, !llvm.loop !23

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
  br i1 %94, label %95, label %65, !llvm.loop !24

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
  br i1 %19, label %21, label %13, !llvm.loop !25

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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %61 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #5
  %62 = load i64, ptr %3, align 8
  %63 = sitofp i64 %62 to double
  %64 = fmul double %63, 1.000000e+09
  %65 = load i64, ptr %5, align 8
  %66 = sitofp i64 %65 to double
  %67 = fadd double %64, %66
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %68 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %70 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  call void %68(ptr noundef %69, i64 noundef %55, i64 noundef %60, ptr noundef %70) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #5
  %72 = load i64, ptr %2, align 8
  %73 = sitofp i64 %72 to double
  %74 = fmul double %73, 1.000000e+09
  %75 = load i64, ptr %6, align 8
  %76 = sitofp i64 %75 to double
  %77 = fadd double %74, %76
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
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
  %86 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 129, i64 noundef 1) #5
  br label %87

87:                                               ; preds = %85, %82, %41
  %88 = fadd double %10, %78
  %89 = sub nsw i64 %60, %55
  %90 = add nsw i64 %89, %12
  %91 = fcmp ogt double %78, %9
  %92 = select i1 %91, double %78, double %9
  %93 = select i1 %91, i64 %89, i64 %11
  %94 = load atomic i32, ptr @pool seq_cst, align 64
  br label %7, !llvm.loop !25

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
  %104 = sitofp i64 %12 to double
  %105 = fdiv double %10, %104
  %106 = select i1 %103, double 0.000000e+00, double %105
  br label %107

107:                                              ; preds = %102, %97
  %108 = phi double [ %101, %97 ], [ %106, %102 ]
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
  call void @llvm.x86.sse2.pause()
  %14 = add nuw nsw i32 %10, 1
  %15 = and i32 %14, 63
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %9, !llvm.loop !26

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #5
  %19 = load i64, ptr %2, align 8
  %20 = sitofp i64 %19 to double
  %21 = fmul double %20, 1.000000e+09
  %22 = load i64, ptr %3, align 8
  %23 = sitofp i64 %22 to double
  %24 = fadd double %21, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  %25 = icmp eq i32 %14, 64
  %26 = select i1 %25, double %24, double %8
  %27 = fsub double %24, %26
  %28 = fcmp uge double %27, 5.000000e+04
  br i1 %28, label %32, label %29

29:                                               ; preds = %17, %45
  %30 = phi i32 [ %14, %17 ], [ 0, %45 ]
  %31 = phi double [ %26, %17 ], [ 0.000000e+00, %45 ]
  br label %6, !llvm.loop !26

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
  %42 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 128, i64 noundef %41, ptr noundef null) #5
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

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @take_python_int(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr @tack_python, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = call i64 %7(ptr noundef %1, ptr noundef nonnull %4) #5
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @tack_python, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 %14(ptr noundef %1) #5
  %16 = load ptr, ptr @tack_python, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 112
  %18 = load ptr, ptr %17, align 8
  %19 = call ptr %18() #5
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = load ptr, ptr @tack_python, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 120
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
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 3080
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 2568
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
  br i1 %102, label %15, label %103, !llvm.loop !27

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #14

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
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #15 = { allocsize(0,1) }

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
