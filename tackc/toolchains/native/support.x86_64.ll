; ModuleID = 'support.c'
source_filename = "support.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  br i1 %33, label %34, label %388

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

45:                                               ; preds = %34, %385
  %46 = phi i32 [ %4, %34 ], [ %350, %385 ]
  %47 = phi double [ %36, %34 ], [ %386, %385 ]
  %48 = phi ptr [ null, %34 ], [ %349, %385 ]
  %49 = phi i64 [ 0, %34 ], [ %352, %385 ]
  %50 = phi double [ %32, %34 ], [ %359, %385 ]
  %51 = phi i64 [ 0, %34 ], [ %351, %385 ]
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
  br i1 %61, label %62, label %300

62:                                               ; preds = %56, %54
  %63 = load ptr, ptr @tack_python, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 200
  %65 = load ptr, ptr %64, align 8
  %66 = call ptr %65() #5
  br label %67

67:                                               ; preds = %62, %45
  %68 = phi ptr [ %66, %62 ], [ %48, %45 ]
  br i1 %37, label %69, label %304

69:                                               ; preds = %67
  %70 = sitofp i64 %52 to double
  %71 = fmul double %47, %70
  %72 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) monotonic, align 4
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, double 4.000000e+04, double 1.000000e+05
  %75 = fcmp ugt double %71, %74
  br i1 %75, label %76, label %300

76:                                               ; preds = %69
  %77 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) monotonic, align 64
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %300

79:                                               ; preds = %76
  %80 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192), i64 0, i64 1 seq_cst monotonic, align 64
  %81 = extractvalue { i64, i1 } %80, 1
  br i1 %81, label %82, label %300

82:                                               ; preds = %79
  %83 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %84 = fcmp ule double %71, %83
  %85 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %86 = fcmp ult double %50, %85
  %87 = select i1 %84, i1 %86, i1 false
  br i1 %87, label %88, label %89

88:                                               ; preds = %82
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  br label %300

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
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %12, i8 -1, i64 128, i1 false)
  %100 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %12, ptr noundef nonnull %13) #5
  %101 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %102 = icmp slt i64 %101, %91
  br i1 %102, label %103, label %123

103:                                              ; preds = %99, %117
  %104 = phi i64 [ %121, %117 ], [ %101, %99 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #5
  %105 = add nsw i64 %104, 1
  %106 = inttoptr i64 %105 to ptr
  %107 = call i32 @pthread_create(ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %106) #5
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
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #5
  br label %123

117:                                              ; preds = %103
  %118 = load i64, ptr %14, align 8
  %119 = call i32 @pthread_detach(i64 noundef %118) #5
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 216), align 8
  %120 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 208), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #5
  %122 = icmp slt i64 %121, %91
  br i1 %122, label %103, label %123

123:                                              ; preds = %117, %114, %99
  %124 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %13, ptr noundef null) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #5
  br label %125

125:                                              ; preds = %123, %97, %89
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #5
  %126 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #5
  %127 = load i64, ptr %11, align 8
  %128 = sitofp i64 %127 to double
  %129 = fmul double %128, 1.000000e+09
  %130 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %131 = load i64, ptr %130, align 8
  %132 = sitofp i64 %131 to double
  %133 = fadd double %129, %132
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #5
  store ptr %21, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  store ptr %17, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
  store i64 %49, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 280), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 288), align 32
  %134 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 200) seq_cst, align 8
  %135 = shl nsw i64 %134, 6
  %136 = sitofp i64 %135 to double
  %137 = insertelement <2 x double> <double poison, double 1.000000e+06>, double %70, i64 0
  %138 = insertelement <2 x double> poison, double %136, i64 0
  %139 = insertelement <2 x double> %138, double %47, i64 1
  %140 = fdiv <2 x double> %137, %139
  %141 = extractelement <2 x double> %140, i64 0
  %142 = extractelement <2 x double> %140, i64 1
  %143 = fcmp ogt double %141, %142
  %144 = select i1 %143, double %142, double %141
  %145 = fdiv double 2.000000e+04, %47
  %146 = fcmp olt double %144, %145
  %147 = select i1 %146, double %145, double %144
  %148 = fcmp ult double %147, %70
  br i1 %148, label %149, label %158

149:                                              ; preds = %125
  %150 = fptosi double %147 to i64
  %151 = add nsw i64 %150, 1
  %152 = icmp slt i64 %150, 63
  %153 = and i64 %151, -64
  %154 = select i1 %152, i64 %151, i64 %153
  %155 = sdiv i64 %52, 65536
  %156 = add nsw i64 %155, 1
  %157 = call i64 @llvm.smax.i64(i64 %154, i64 %156)
  br label %158

158:                                              ; preds = %149, %125
  %159 = phi i64 [ %157, %149 ], [ %52, %125 ]
  store i64 %159, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 296), align 8
  %160 = add nsw i64 %52, -1
  %161 = sdiv i64 %160, %159
  %162 = trunc i64 %161 to i32
  %163 = add i32 %162, 1
  store i32 %163, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 304), align 16
  %164 = call i64 @llvm.smin.i64(i64 %134, i64 64)
  %165 = trunc i64 %164 to i32
  %166 = call i32 @llvm.umin.i32(i32 %163, i32 %165)
  store i32 %166, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 308), align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %171, label %168

168:                                              ; preds = %158
  %169 = zext i32 %163 to i64
  %170 = zext i32 %166 to i64
  br label %176

171:                                              ; preds = %176, %158
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  store atomic i32 %163, ptr @pool seq_cst, align 64
  %172 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 132) seq_cst, align 4
  %173 = icmp ne i32 %172, 0
  %174 = icmp ugt i32 %163, 1
  %175 = and i1 %174, %173
  br i1 %175, label %188, label %193

176:                                              ; preds = %176, %168
  %177 = phi i64 [ 0, %168 ], [ %179, %176 ]
  %178 = getelementptr inbounds nuw %struct.anon.0, ptr @parts, i64 %177
  %179 = add nuw nsw i64 %177, 1
  %180 = mul nuw i64 %179, %169
  %181 = udiv i64 %180, %170
  %182 = trunc i64 %181 to i32
  %183 = mul nuw i64 %177, %169
  %184 = udiv i64 %183, %170
  %185 = trunc i64 %184 to i32
  %186 = sub i32 %182, %185
  store atomic i32 %186, ptr %178 seq_cst, align 64
  %187 = icmp eq i64 %179, %170
  br i1 %187, label %171, label %176, !llvm.loop !4

188:                                              ; preds = %171
  %189 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i32 1 seq_cst, align 64
  %190 = call i32 @llvm.umin.i32(i32 %172, i32 %162)
  %191 = zext i32 %190 to i64
  %192 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 noundef 129, i64 noundef range(i64 1, 4294967296) %191) #5
  br label %193

193:                                              ; preds = %188, %171
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #5
  %194 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #5
  %195 = load i64, ptr %10, align 8
  %196 = sitofp i64 %195 to double
  %197 = fmul double %196, 1.000000e+09
  %198 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %199 = load i64, ptr %198, align 8
  %200 = sitofp i64 %199 to double
  %201 = fadd double %197, %200
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #5
  %202 = call fastcc double @work(i32 noundef 0, ptr noundef %15)
  %203 = fcmp oeq double %202, 0.000000e+00
  %204 = select i1 %203, double %47, double %202
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  %205 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #5
  %206 = load i64, ptr %9, align 8
  %207 = sitofp i64 %206 to double
  %208 = fmul double %207, 1.000000e+09
  %209 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %210 = load i64, ptr %209, align 8
  %211 = sitofp i64 %210 to double
  %212 = fadd double %208, %211
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  %213 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %214 = icmp eq i32 %213, %163
  br i1 %214, label %245, label %215

215:                                              ; preds = %193
  %216 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %217

217:                                              ; preds = %241, %215
  %218 = phi double [ 0.000000e+00, %215 ], [ %242, %241 ]
  %219 = phi i32 [ 0, %215 ], [ %220, %241 ]
  call void @llvm.x86.sse2.pause()
  %220 = add nuw nsw i32 %219, 1
  %221 = and i32 %220, 63
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %241

223:                                              ; preds = %217
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %224 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #5
  %225 = load i64, ptr %8, align 8
  %226 = sitofp i64 %225 to double
  %227 = fmul double %226, 1.000000e+09
  %228 = load i64, ptr %216, align 8
  %229 = sitofp i64 %228 to double
  %230 = fadd double %227, %229
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  %231 = icmp eq i32 %220, 64
  %232 = select i1 %231, double %230, double %218
  %233 = fsub double %230, %232
  %234 = fcmp uge double %233, 5.000000e+04
  br i1 %234, label %235, label %241

235:                                              ; preds = %223
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %236 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %237 = icmp eq i32 %236, %163
  br i1 %237, label %241, label %238

238:                                              ; preds = %235
  %239 = zext i32 %236 to i64
  %240 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 noundef 128, i64 noundef %239, ptr noundef null) #5
  br label %241

241:                                              ; preds = %238, %235, %223, %217
  %242 = phi double [ %232, %223 ], [ %232, %235 ], [ %232, %238 ], [ %218, %217 ]
  %243 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %244 = icmp eq i32 %243, %163
  br i1 %244, label %245, label %217, !llvm.loop !6

245:                                              ; preds = %241, %193
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %246 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #5
  %247 = load i64, ptr %7, align 8
  %248 = sitofp i64 %247 to double
  %249 = fmul double %248, 1.000000e+09
  %250 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %251 = load i64, ptr %250, align 8
  %252 = sitofp i64 %251 to double
  %253 = fadd double %249, %252
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  %254 = fmul double %204, %70
  %255 = fsub double %201, %133
  %256 = fadd double %255, %253
  %257 = fsub double %256, %212
  %258 = load i64, ptr %15, align 8
  %259 = sub nsw i64 %52, %258
  %260 = sitofp i64 %259 to double
  %261 = fmul double %204, %260
  %262 = fsub double %257, %261
  %263 = fcmp ugt double %262, 5.000000e+03
  br i1 %263, label %267, label %264

264:                                              ; preds = %245
  %265 = fcmp olt double %262, 0.000000e+00
  br i1 %265, label %266, label %289

266:                                              ; preds = %264
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %289

267:                                              ; preds = %245
  %268 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  %269 = shl i64 8, %268
  %270 = uitofp i64 %269 to double
  %271 = fmul double %262, %270
  %272 = icmp slt i64 %268, 6
  br i1 %272, label %273, label %275

273:                                              ; preds = %267
  %274 = add nsw i64 %268, 1
  store i64 %274, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 248), align 8
  br label %275

275:                                              ; preds = %273, %267
  %276 = fcmp ogt double %271, 1.000000e+08
  %277 = fcmp ogt double %262, 1.000000e+08
  %278 = select i1 %277, double %262, double 1.000000e+08
  %279 = select i1 %276, double %278, double %271
  %280 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  %281 = fcmp oge double %253, %280
  %282 = fmul double %254, 2.000000e+00
  %283 = load double, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  %284 = fcmp ogt double %282, %283
  %285 = select i1 %281, i1 true, i1 %284
  br i1 %285, label %286, label %287

286:                                              ; preds = %275
  store double %282, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 232), align 8
  br label %287

287:                                              ; preds = %286, %275
  %288 = fadd double %253, %279
  store double %288, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 240), align 16
  br label %289

289:                                              ; preds = %287, %266, %264
  store atomic i64 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 192) seq_cst, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #5
  %290 = uitofp nneg i64 %2 to double
  %291 = fmul double %204, %290
  %292 = fadd double %291, -5.000000e+01
  %293 = fmul double %292, 1.000000e+06
  %294 = fdiv double %293, %290
  %295 = fcmp olt double %294, 1.000000e+00
  %296 = select i1 %295, double 1.000000e+00, double %294
  %297 = fcmp ogt double %296, 9.000000e+18
  %298 = select i1 %297, double 9.000000e+18, double %296
  %299 = fptosi double %298 to i64
  store atomic i64 %299, ptr %22 monotonic, align 8
  br label %388

300:                                              ; preds = %56, %69, %88, %76, %79
  %301 = phi i32 [ %46, %56 ], [ 0, %69 ], [ 0, %88 ], [ 0, %76 ], [ 0, %79 ]
  %302 = phi ptr [ %48, %56 ], [ %68, %69 ], [ %68, %88 ], [ %68, %76 ], [ %68, %79 ]
  %303 = icmp ne i32 %301, 0
  br label %305

304:                                              ; preds = %67
  br i1 %38, label %348, label %305

305:                                              ; preds = %300, %304
  %306 = phi i1 [ %303, %300 ], [ false, %304 ]
  %307 = phi ptr [ %302, %300 ], [ %68, %304 ]
  %308 = phi i32 [ %301, %300 ], [ 0, %304 ]
  %309 = fcmp oeq double %47, 0.000000e+00
  %310 = icmp eq i64 %49, 0
  br i1 %309, label %311, label %316

311:                                              ; preds = %305
  %312 = sitofp i64 %51 to double
  %313 = fmul double %312, 2.000000e+00
  %314 = select i1 %310, double 1.000000e+00, double %313
  %315 = sitofp i64 %52 to double
  br label %337

316:                                              ; preds = %305
  br i1 %310, label %317, label %328

317:                                              ; preds = %316
  %318 = fcmp olt double %47, 5.000000e-02
  %319 = select i1 %318, double 5.000000e-02, double %47
  %320 = sitofp i64 %52 to double
  %321 = fmul double %320, 1.250000e-01
  %322 = fdiv double 2.000000e+04, %319
  %323 = fcmp ogt double %321, %322
  %324 = select i1 %323, double %322, double %321
  %325 = fcmp ogt double %324, 1.024000e+03
  %326 = and i1 %325, %306
  %327 = select i1 %326, double 1.024000e+03, double %324
  br label %337

328:                                              ; preds = %316
  %329 = sitofp i64 %52 to double
  %330 = fmul double %47, %329
  %331 = fcmp ugt double %330, 4.000000e+04
  br i1 %331, label %335, label %332

332:                                              ; preds = %328
  %333 = sitofp i64 %51 to double
  %334 = fmul double %333, 4.000000e+00
  br label %337

335:                                              ; preds = %328
  %336 = fdiv double 1.000000e+06, %47
  br label %337

337:                                              ; preds = %335, %332, %317, %311
  %338 = phi double [ %320, %317 ], [ %329, %335 ], [ %329, %332 ], [ %315, %311 ]
  %339 = phi double [ %327, %317 ], [ %336, %335 ], [ %334, %332 ], [ %314, %311 ]
  %340 = fcmp ult double %339, %338
  br i1 %340, label %341, label %348

341:                                              ; preds = %337
  %342 = fcmp olt double %339, 1.000000e+00
  br i1 %342, label %348, label %343

343:                                              ; preds = %341
  %344 = fptosi double %339 to i64
  %345 = icmp slt i64 %344, 64
  %346 = and i64 %344, -64
  %347 = select i1 %345, i64 %344, i64 %346
  br label %348

348:                                              ; preds = %304, %337, %341, %343
  %349 = phi ptr [ %68, %304 ], [ %307, %337 ], [ %307, %343 ], [ %307, %341 ]
  %350 = phi i32 [ 0, %304 ], [ %308, %337 ], [ %308, %343 ], [ %308, %341 ]
  %351 = phi i64 [ %52, %304 ], [ %52, %337 ], [ %347, %343 ], [ 1, %341 ]
  %352 = add nsw i64 %351, %49
  call void %21(ptr noundef %1, i64 noundef %49, i64 noundef %352, ptr noundef nonnull %17) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %353 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #5
  %354 = load i64, ptr %6, align 8
  %355 = sitofp i64 %354 to double
  %356 = fmul double %355, 1.000000e+09
  %357 = load i64, ptr %39, align 8
  %358 = sitofp i64 %357 to double
  %359 = fadd double %356, %358
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  %360 = icmp eq i64 %352, %2
  br i1 %360, label %361, label %374

361:                                              ; preds = %348
  %362 = fsub double %359, %32
  %363 = fcmp olt double %362, 1.000000e+03
  %364 = and i1 %363, %44
  br i1 %364, label %385, label %365

365:                                              ; preds = %361
  %366 = fadd double %362, -5.000000e+01
  %367 = fmul double %366, 1.000000e+06
  %368 = fdiv double %367, %41
  %369 = fcmp olt double %368, 1.000000e+00
  %370 = select i1 %369, double 1.000000e+00, double %368
  %371 = fcmp ogt double %370, 9.000000e+18
  %372 = select i1 %371, double 9.000000e+18, double %370
  %373 = fptosi double %372 to i64
  store atomic i64 %373, ptr %22 monotonic, align 8
  br label %385

374:                                              ; preds = %348
  %375 = fcmp oeq double %47, 0.000000e+00
  %376 = fsub double %359, %50
  %377 = fcmp ult double %376, 1.000000e+03
  %378 = select i1 %375, i1 %377, i1 false
  br i1 %378, label %385, label %379

379:                                              ; preds = %374
  %380 = fadd double %376, -2.500000e+01
  %381 = fcmp ogt double %380, 1.000000e+00
  %382 = select i1 %381, double %380, double 1.000000e+00
  %383 = sitofp i64 %351 to double
  %384 = fdiv double %382, %383
  br label %385

385:                                              ; preds = %365, %361, %379, %374
  %386 = phi double [ %47, %365 ], [ %47, %374 ], [ %384, %379 ], [ %47, %361 ]
  %387 = icmp slt i64 %352, %2
  br i1 %387, label %45, label %388

388:                                              ; preds = %385, %5, %289
  %389 = phi ptr [ %68, %289 ], [ null, %5 ], [ %349, %385 ]
  %390 = load i64, ptr %17, align 8
  %391 = icmp eq i64 %390, 0
  br i1 %391, label %393, label %392

392:                                              ; preds = %388
  call void %21(ptr noundef %1, i64 noundef 1, i64 noundef 0, ptr noundef nonnull %17) #5
  br label %393

393:                                              ; preds = %392, %388
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #5
  ret ptr %389
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
  br i1 %12, label %13, label %815

13:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
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

23:                                               ; preds = %541, %13
  %24 = phi i64 [ %2, %13 ], [ %543, %541 ]
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 776
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %562

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %31 = load ptr, ptr %30, align 8
  br label %548

32:                                               ; preds = %541, %17
  %33 = phi i64 [ 0, %17 ], [ %542, %541 ]
  %34 = load ptr, ptr %18, align 8
  %35 = getelementptr inbounds nuw %struct.tack_param, ptr %34, i64 %33
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  %38 = getelementptr inbounds nuw ptr, ptr %1, i64 %33
  %39 = load ptr, ptr %38, align 8
  br i1 %37, label %40, label %313

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
  br i1 %57, label %70, label %756

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
  br i1 %66, label %756, label %70

67:                                               ; preds = %58
  %68 = and i64 %63, 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %756, label %80

70:                                               ; preds = %64, %50
  %71 = phi i64 [ 24, %50 ], [ 40, %64 ]
  %72 = getelementptr inbounds nuw i8, ptr %43, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %39, i64 %73
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  br i1 %76, label %756, label %77

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
  br i1 %85, label %86, label %223

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %82, i64 %88
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %220, label %91

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 40
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %43, i64 520
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %220, label %151

97:                                               ; preds = %151
  %98 = getelementptr inbounds nuw i8, ptr %43, i64 528
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %220, label %101

101:                                              ; preds = %97
  %102 = icmp eq ptr %99, %93
  br i1 %102, label %153, label %103

103:                                              ; preds = %101
  %104 = getelementptr inbounds nuw i8, ptr %43, i64 536
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %220, label %107

107:                                              ; preds = %103
  %108 = icmp eq ptr %105, %93
  br i1 %108, label %153, label %109

109:                                              ; preds = %107
  %110 = getelementptr inbounds nuw i8, ptr %43, i64 544
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %220, label %113

113:                                              ; preds = %109
  %114 = icmp eq ptr %111, %93
  br i1 %114, label %153, label %115

115:                                              ; preds = %113
  %116 = getelementptr inbounds nuw i8, ptr %43, i64 552
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %220, label %119

119:                                              ; preds = %115
  %120 = icmp eq ptr %117, %93
  br i1 %120, label %153, label %121

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw i8, ptr %43, i64 560
  %123 = load ptr, ptr %122, align 8
  %124 = icmp eq ptr %123, null
  br i1 %124, label %220, label %125

125:                                              ; preds = %121
  %126 = icmp eq ptr %123, %93
  br i1 %126, label %153, label %127

127:                                              ; preds = %125
  %128 = getelementptr inbounds nuw i8, ptr %43, i64 568
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %129, null
  br i1 %130, label %220, label %131

131:                                              ; preds = %127
  %132 = icmp eq ptr %129, %93
  br i1 %132, label %153, label %133

133:                                              ; preds = %131
  %134 = getelementptr inbounds nuw i8, ptr %43, i64 576
  %135 = load ptr, ptr %134, align 8
  %136 = icmp eq ptr %135, null
  br i1 %136, label %220, label %137

137:                                              ; preds = %133
  %138 = icmp eq ptr %135, %93
  br i1 %138, label %153, label %139

139:                                              ; preds = %137
  %140 = getelementptr inbounds nuw i8, ptr %43, i64 584
  %141 = load ptr, ptr %140, align 8
  %142 = icmp eq ptr %141, null
  br i1 %142, label %220, label %143

143:                                              ; preds = %139
  %144 = icmp eq ptr %141, %93
  br i1 %144, label %153, label %145

145:                                              ; preds = %143
  %146 = getelementptr inbounds nuw i8, ptr %43, i64 592
  %147 = load ptr, ptr %146, align 8
  %148 = icmp ne ptr %147, null
  %149 = icmp eq ptr %147, %93
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %153, label %220

151:                                              ; preds = %91
  %152 = icmp eq ptr %95, %93
  br i1 %152, label %153, label %97

153:                                              ; preds = %151, %145, %143, %137, %131, %125, %119, %113, %107, %101
  %154 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds ptr, ptr %94, i64 %155
  %157 = load ptr, ptr %156, align 8
  %158 = icmp eq ptr %93, %157
  br i1 %158, label %159, label %756

159:                                              ; preds = %153
  %160 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %161 = load i32, ptr %160, align 8
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, %162
  br i1 %165, label %166, label %756

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
  br i1 %176, label %177, label %756

177:                                              ; preds = %166
  %178 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i32 %161, 0
  %181 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %182 = load ptr, ptr %181, align 8
  br i1 %180, label %183, label %207

183:                                              ; preds = %177
  %184 = icmp ult i32 %161, 4
  br i1 %184, label %204, label %185

185:                                              ; preds = %183
  %186 = and i64 %162, 2147483644
  %187 = insertelement <2 x i64> <i64 poison, i64 1>, i64 %179, i64 0
  br label %188

188:                                              ; preds = %188, %185
  %189 = phi i64 [ 0, %185 ], [ %198, %188 ]
  %190 = phi <2 x i64> [ %187, %185 ], [ %196, %188 ]
  %191 = phi <2 x i64> [ splat (i64 1), %185 ], [ %197, %188 ]
  %192 = getelementptr inbounds nuw i64, ptr %182, i64 %189
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %194 = load <2 x i64>, ptr %192, align 8
  %195 = load <2 x i64>, ptr %193, align 8
  %196 = mul <2 x i64> %194, %190
  %197 = mul <2 x i64> %195, %191
  %198 = add nuw i64 %189, 4
  %199 = icmp eq i64 %198, %186
  br i1 %199, label %200, label %188, !llvm.loop !7

200:                                              ; preds = %188
  %201 = mul <2 x i64> %197, %196
  %202 = call i64 @llvm.vector.reduce.mul.v2i64(<2 x i64> %201)
  %203 = icmp eq i64 %186, %162
  br i1 %203, label %207, label %204

204:                                              ; preds = %183, %200
  %205 = phi i64 [ %179, %183 ], [ %202, %200 ]
  %206 = phi i64 [ 0, %183 ], [ %186, %200 ]
  br label %212

207:                                              ; preds = %212, %200, %177
  %208 = phi i64 [ %179, %177 ], [ %202, %200 ], [ %217, %212 ]
  %209 = load ptr, ptr %89, align 8
  store ptr %209, ptr %42, align 8
  %210 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store ptr %182, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store i64 %208, ptr %211, align 8
  br label %274

212:                                              ; preds = %204, %212
  %213 = phi i64 [ %217, %212 ], [ %205, %204 ]
  %214 = phi i64 [ %218, %212 ], [ %206, %204 ]
  %215 = getelementptr inbounds nuw i64, ptr %182, i64 %214
  %216 = load i64, ptr %215, align 8
  %217 = mul i64 %216, %213
  %218 = add nuw nsw i64 %214, 1
  %219 = icmp eq i64 %218, %162
  br i1 %219, label %207, label %212, !llvm.loop !10

220:                                              ; preds = %145, %139, %133, %127, %121, %115, %109, %103, %97, %91, %86
  %221 = call fastcc i32 @take_buffer(ptr noundef nonnull readonly %35, ptr noundef nonnull %82, ptr noundef nonnull %8, ptr noundef nonnull %42)
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %756, label %274

223:                                              ; preds = %80
  %224 = getelementptr inbounds nuw i8, ptr %43, i64 456
  %225 = load ptr, ptr %224, align 8
  %226 = icmp eq ptr %225, null
  br i1 %226, label %756, label %269

227:                                              ; preds = %269
  %228 = getelementptr inbounds nuw i8, ptr %43, i64 464
  %229 = load ptr, ptr %228, align 8
  %230 = icmp eq ptr %229, null
  br i1 %230, label %756, label %231

231:                                              ; preds = %227
  %232 = icmp eq ptr %229, %81
  br i1 %232, label %271, label %233

233:                                              ; preds = %231
  %234 = getelementptr inbounds nuw i8, ptr %43, i64 472
  %235 = load ptr, ptr %234, align 8
  %236 = icmp eq ptr %235, null
  br i1 %236, label %756, label %237

237:                                              ; preds = %233
  %238 = icmp eq ptr %235, %81
  br i1 %238, label %271, label %239

239:                                              ; preds = %237
  %240 = getelementptr inbounds nuw i8, ptr %43, i64 480
  %241 = load ptr, ptr %240, align 8
  %242 = icmp eq ptr %241, null
  br i1 %242, label %756, label %243

243:                                              ; preds = %239
  %244 = icmp eq ptr %241, %81
  br i1 %244, label %271, label %245

245:                                              ; preds = %243
  %246 = getelementptr inbounds nuw i8, ptr %43, i64 488
  %247 = load ptr, ptr %246, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %756, label %249

249:                                              ; preds = %245
  %250 = icmp eq ptr %247, %81
  br i1 %250, label %271, label %251

251:                                              ; preds = %249
  %252 = getelementptr inbounds nuw i8, ptr %43, i64 496
  %253 = load ptr, ptr %252, align 8
  %254 = icmp eq ptr %253, null
  br i1 %254, label %756, label %255

255:                                              ; preds = %251
  %256 = icmp eq ptr %253, %81
  br i1 %256, label %271, label %257

257:                                              ; preds = %255
  %258 = getelementptr inbounds nuw i8, ptr %43, i64 504
  %259 = load ptr, ptr %258, align 8
  %260 = icmp eq ptr %259, null
  br i1 %260, label %756, label %261

261:                                              ; preds = %257
  %262 = icmp eq ptr %259, %81
  br i1 %262, label %271, label %263

263:                                              ; preds = %261
  %264 = getelementptr inbounds nuw i8, ptr %43, i64 512
  %265 = load ptr, ptr %264, align 8
  %266 = icmp ne ptr %265, null
  %267 = icmp eq ptr %265, %81
  %268 = and i1 %266, %267
  br i1 %268, label %271, label %756

269:                                              ; preds = %223
  %270 = icmp eq ptr %225, %81
  br i1 %270, label %271, label %227

271:                                              ; preds = %269, %263, %261, %255, %249, %243, %237, %231
  %272 = call fastcc i32 @take_buffer(ptr noundef nonnull %35, ptr noundef %82, ptr noundef nonnull %8, ptr noundef %42)
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %756, label %274

274:                                              ; preds = %271, %220, %207
  %275 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %276 = load i64, ptr %275, align 8
  %277 = icmp sgt i64 %276, 0
  br i1 %277, label %278, label %297

278:                                              ; preds = %274
  %279 = load ptr, ptr %21, align 8
  %280 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr i64, ptr %279, i64 %281
  %283 = getelementptr inbounds nuw i8, ptr %42, i64 8
  br label %284

284:                                              ; preds = %294, %278
  %285 = phi i64 [ 0, %278 ], [ %295, %294 ]
  %286 = getelementptr i64, ptr %282, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = icmp sgt i64 %287, -1
  br i1 %288, label %289, label %294

289:                                              ; preds = %284
  %290 = load ptr, ptr %283, align 8
  %291 = getelementptr inbounds nuw i64, ptr %290, i64 %285
  %292 = load i64, ptr %291, align 8
  %293 = icmp eq i64 %287, %292
  br i1 %293, label %294, label %756

294:                                              ; preds = %289, %284
  %295 = add nuw nsw i64 %285, 1
  %296 = icmp eq i64 %295, %276
  br i1 %296, label %297, label %284, !llvm.loop !11

297:                                              ; preds = %294, %274
  %298 = load i64, ptr %15, align 8
  %299 = add nsw i64 %298, 1
  store i64 %299, ptr %15, align 8
  %300 = getelementptr inbounds nuw i64, ptr %22, i64 %33
  store i64 %298, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %302 = load i64, ptr %301, align 8
  %303 = and i64 %302, 2
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %541, label %305

305:                                              ; preds = %297
  %306 = load ptr, ptr %42, align 8
  %307 = ptrtoint ptr %306 to i64
  %308 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %309 = load i64, ptr %308, align 8
  %310 = urem i64 %307, %309
  %311 = icmp eq i64 %310, 0
  %312 = zext i1 %311 to i32
  br label %538

313:                                              ; preds = %32
  %314 = load ptr, ptr @tack_python, align 8
  %315 = getelementptr inbounds nuw i64, ptr %19, i64 %33
  %316 = load i64, ptr %314, align 8
  %317 = getelementptr inbounds i8, ptr %39, i64 %316
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds nuw i8, ptr %314, i64 272
  %320 = load ptr, ptr %319, align 8
  %321 = icmp eq ptr %318, %320
  br i1 %321, label %322, label %355

322:                                              ; preds = %313
  %323 = getelementptr inbounds nuw i8, ptr %314, i64 64
  %324 = load ptr, ptr %323, align 8
  %325 = call double %324(ptr noundef nonnull %39) #5
  %326 = load i64, ptr %35, align 8
  %327 = icmp eq i64 %326, 3
  br i1 %327, label %328, label %756

328:                                              ; preds = %322
  %329 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %330 = load i64, ptr %329, align 8
  %331 = and i64 %330, 4
  %332 = icmp eq i64 %331, 0
  %333 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %334 = load i64, ptr %333, align 8
  br i1 %332, label %335, label %340

335:                                              ; preds = %328
  %336 = load i64, ptr %20, align 8
  %337 = icmp eq i64 %336, 0
  %338 = select i1 %337, i64 4, i64 8
  %339 = icmp eq i64 %334, %338
  br i1 %339, label %340, label %756

340:                                              ; preds = %335, %328
  %341 = fptrunc double %325 to float
  %342 = icmp ne i64 %334, 4
  %343 = call float @llvm.fabs.f32(float %341)
  %344 = fcmp une float %343, 0x7FF0000000000000
  %345 = or i1 %344, %342
  %346 = call double @llvm.fabs.f64(double %325)
  %347 = fcmp oeq double %346, 0x7FF0000000000000
  %348 = or i1 %347, %345
  br i1 %348, label %349, label %756

349:                                              ; preds = %340
  %350 = bitcast float %341 to i32
  %351 = zext i32 %350 to i64
  store i64 %351, ptr %315, align 8
  %352 = load i64, ptr %333, align 8
  %353 = icmp eq i64 %352, 8
  br i1 %353, label %354, label %541

354:                                              ; preds = %349
  store double %325, ptr %315, align 8
  br label %541

355:                                              ; preds = %313
  %356 = getelementptr inbounds nuw i8, ptr %314, i64 280
  %357 = load ptr, ptr %356, align 8
  %358 = icmp eq ptr %318, %357
  br i1 %358, label %363, label %359

359:                                              ; preds = %355
  %360 = getelementptr inbounds nuw i8, ptr %314, i64 288
  %361 = load ptr, ptr %360, align 8
  %362 = icmp eq ptr %318, %361
  br i1 %362, label %363, label %365

363:                                              ; preds = %359, %355
  %364 = call fastcc i32 @take_python_int(ptr noundef nonnull %35, ptr noundef nonnull %39, ptr noundef %315)
  br label %538

365:                                              ; preds = %359
  %366 = getelementptr inbounds nuw i8, ptr %314, i64 296
  %367 = load ptr, ptr %366, align 8
  %368 = icmp eq ptr %367, null
  br i1 %368, label %461, label %459

369:                                              ; preds = %459
  %370 = getelementptr inbounds nuw i8, ptr %314, i64 304
  %371 = load ptr, ptr %370, align 8
  %372 = icmp eq ptr %371, null
  br i1 %372, label %461, label %373

373:                                              ; preds = %369
  %374 = icmp eq ptr %371, %318
  br i1 %374, label %490, label %375

375:                                              ; preds = %373
  %376 = getelementptr inbounds nuw i8, ptr %314, i64 312
  %377 = load ptr, ptr %376, align 8
  %378 = icmp eq ptr %377, null
  br i1 %378, label %461, label %379

379:                                              ; preds = %375
  %380 = icmp eq ptr %377, %318
  br i1 %380, label %490, label %381

381:                                              ; preds = %379
  %382 = getelementptr inbounds nuw i8, ptr %314, i64 320
  %383 = load ptr, ptr %382, align 8
  %384 = icmp eq ptr %383, null
  br i1 %384, label %461, label %385

385:                                              ; preds = %381
  %386 = icmp eq ptr %383, %318
  br i1 %386, label %490, label %387

387:                                              ; preds = %385
  %388 = getelementptr inbounds nuw i8, ptr %314, i64 328
  %389 = load ptr, ptr %388, align 8
  %390 = icmp eq ptr %389, null
  br i1 %390, label %461, label %391

391:                                              ; preds = %387
  %392 = icmp eq ptr %389, %318
  br i1 %392, label %490, label %393

393:                                              ; preds = %391
  %394 = getelementptr inbounds nuw i8, ptr %314, i64 336
  %395 = load ptr, ptr %394, align 8
  %396 = icmp eq ptr %395, null
  br i1 %396, label %461, label %397

397:                                              ; preds = %393
  %398 = icmp eq ptr %395, %318
  br i1 %398, label %490, label %399

399:                                              ; preds = %397
  %400 = getelementptr inbounds nuw i8, ptr %314, i64 344
  %401 = load ptr, ptr %400, align 8
  %402 = icmp eq ptr %401, null
  br i1 %402, label %461, label %403

403:                                              ; preds = %399
  %404 = icmp eq ptr %401, %318
  br i1 %404, label %490, label %405

405:                                              ; preds = %403
  %406 = getelementptr inbounds nuw i8, ptr %314, i64 352
  %407 = load ptr, ptr %406, align 8
  %408 = icmp eq ptr %407, null
  br i1 %408, label %461, label %409

409:                                              ; preds = %405
  %410 = icmp eq ptr %407, %318
  br i1 %410, label %490, label %411

411:                                              ; preds = %409
  %412 = getelementptr inbounds nuw i8, ptr %314, i64 360
  %413 = load ptr, ptr %412, align 8
  %414 = icmp eq ptr %413, null
  br i1 %414, label %461, label %415

415:                                              ; preds = %411
  %416 = icmp eq ptr %413, %318
  br i1 %416, label %490, label %417

417:                                              ; preds = %415
  %418 = getelementptr inbounds nuw i8, ptr %314, i64 368
  %419 = load ptr, ptr %418, align 8
  %420 = icmp eq ptr %419, null
  br i1 %420, label %461, label %421

421:                                              ; preds = %417
  %422 = icmp eq ptr %419, %318
  br i1 %422, label %490, label %423

423:                                              ; preds = %421
  %424 = getelementptr inbounds nuw i8, ptr %314, i64 376
  %425 = load ptr, ptr %424, align 8
  %426 = icmp eq ptr %425, null
  br i1 %426, label %461, label %427

427:                                              ; preds = %423
  %428 = icmp eq ptr %425, %318
  br i1 %428, label %490, label %429

429:                                              ; preds = %427
  %430 = getelementptr inbounds nuw i8, ptr %314, i64 384
  %431 = load ptr, ptr %430, align 8
  %432 = icmp eq ptr %431, null
  br i1 %432, label %461, label %433

433:                                              ; preds = %429
  %434 = icmp eq ptr %431, %318
  br i1 %434, label %490, label %435

435:                                              ; preds = %433
  %436 = getelementptr inbounds nuw i8, ptr %314, i64 392
  %437 = load ptr, ptr %436, align 8
  %438 = icmp eq ptr %437, null
  br i1 %438, label %461, label %439

439:                                              ; preds = %435
  %440 = icmp eq ptr %437, %318
  br i1 %440, label %490, label %441

441:                                              ; preds = %439
  %442 = getelementptr inbounds nuw i8, ptr %314, i64 400
  %443 = load ptr, ptr %442, align 8
  %444 = icmp eq ptr %443, null
  br i1 %444, label %461, label %445

445:                                              ; preds = %441
  %446 = icmp eq ptr %443, %318
  br i1 %446, label %490, label %447

447:                                              ; preds = %445
  %448 = getelementptr inbounds nuw i8, ptr %314, i64 408
  %449 = load ptr, ptr %448, align 8
  %450 = icmp eq ptr %449, null
  br i1 %450, label %461, label %451

451:                                              ; preds = %447
  %452 = icmp eq ptr %449, %318
  br i1 %452, label %490, label %453

453:                                              ; preds = %451
  %454 = getelementptr inbounds nuw i8, ptr %314, i64 416
  %455 = load ptr, ptr %454, align 8
  %456 = icmp ne ptr %455, null
  %457 = icmp eq ptr %455, %318
  %458 = and i1 %456, %457
  br i1 %458, label %490, label %461

459:                                              ; preds = %365
  %460 = icmp eq ptr %367, %318
  br i1 %460, label %490, label %369

461:                                              ; preds = %453, %447, %441, %435, %429, %423, %417, %411, %405, %399, %393, %387, %381, %375, %369, %365
  %462 = getelementptr inbounds nuw i8, ptr %314, i64 424
  %463 = load ptr, ptr %462, align 8
  %464 = icmp eq ptr %463, null
  br i1 %464, label %756, label %483

465:                                              ; preds = %483
  %466 = getelementptr inbounds nuw i8, ptr %314, i64 432
  %467 = load ptr, ptr %466, align 8
  %468 = icmp eq ptr %467, null
  br i1 %468, label %756, label %469

469:                                              ; preds = %465
  %470 = icmp eq ptr %467, %318
  br i1 %470, label %485, label %471

471:                                              ; preds = %469
  %472 = getelementptr inbounds nuw i8, ptr %314, i64 440
  %473 = load ptr, ptr %472, align 8
  %474 = icmp eq ptr %473, null
  br i1 %474, label %756, label %475

475:                                              ; preds = %471
  %476 = icmp eq ptr %473, %318
  br i1 %476, label %485, label %477

477:                                              ; preds = %475
  %478 = getelementptr inbounds nuw i8, ptr %314, i64 448
  %479 = load ptr, ptr %478, align 8
  %480 = icmp ne ptr %479, null
  %481 = icmp eq ptr %479, %318
  %482 = and i1 %480, %481
  br i1 %482, label %485, label %756

483:                                              ; preds = %461
  %484 = icmp eq ptr %463, %318
  br i1 %484, label %485, label %465

485:                                              ; preds = %483, %477, %475, %469
  %486 = getelementptr inbounds nuw i8, ptr %314, i64 128
  %487 = load ptr, ptr %486, align 8
  %488 = call ptr %487(ptr noundef nonnull %39) #5
  %489 = icmp eq ptr %488, null
  br i1 %489, label %495, label %500

490:                                              ; preds = %459, %453, %451, %445, %439, %433, %427, %421, %415, %409, %403, %397, %391, %385, %379, %373
  %491 = getelementptr inbounds nuw i8, ptr %314, i64 120
  %492 = load ptr, ptr %491, align 8
  %493 = call ptr %492(ptr noundef nonnull %39) #5
  %494 = icmp eq ptr %493, null
  br i1 %494, label %495, label %498

495:                                              ; preds = %490, %485
  %496 = getelementptr inbounds nuw i8, ptr %314, i64 192
  %497 = load ptr, ptr %496, align 8
  call void %497() #5
  br label %756

498:                                              ; preds = %490
  %499 = call fastcc i32 @take_python_int(ptr noundef nonnull %35, ptr noundef nonnull %493, ptr noundef %315)
  br label %533

500:                                              ; preds = %485
  %501 = getelementptr inbounds nuw i8, ptr %314, i64 64
  %502 = load ptr, ptr %501, align 8
  %503 = call double %502(ptr noundef nonnull %488) #5
  %504 = load i64, ptr %35, align 8
  %505 = icmp eq i64 %504, 3
  br i1 %505, label %506, label %533

506:                                              ; preds = %500
  %507 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %508 = load i64, ptr %507, align 8
  %509 = and i64 %508, 4
  %510 = icmp eq i64 %509, 0
  %511 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %512 = load i64, ptr %511, align 8
  br i1 %510, label %513, label %518

513:                                              ; preds = %506
  %514 = load i64, ptr %20, align 8
  %515 = icmp eq i64 %514, 0
  %516 = select i1 %515, i64 4, i64 8
  %517 = icmp eq i64 %512, %516
  br i1 %517, label %518, label %533

518:                                              ; preds = %513, %506
  %519 = fptrunc double %503 to float
  %520 = icmp ne i64 %512, 4
  %521 = call float @llvm.fabs.f32(float %519)
  %522 = fcmp une float %521, 0x7FF0000000000000
  %523 = or i1 %522, %520
  %524 = call double @llvm.fabs.f64(double %503)
  %525 = fcmp oeq double %524, 0x7FF0000000000000
  %526 = or i1 %525, %523
  br i1 %526, label %527, label %533

527:                                              ; preds = %518
  %528 = bitcast float %519 to i32
  %529 = zext i32 %528 to i64
  store i64 %529, ptr %315, align 8
  %530 = load i64, ptr %511, align 8
  %531 = icmp eq i64 %530, 8
  br i1 %531, label %532, label %533

532:                                              ; preds = %527
  store double %503, ptr %315, align 8
  br label %533

533:                                              ; preds = %532, %527, %518, %513, %500, %498
  %534 = phi ptr [ %493, %498 ], [ %488, %500 ], [ %488, %513 ], [ %488, %518 ], [ %488, %527 ], [ %488, %532 ]
  %535 = phi i32 [ %499, %498 ], [ 0, %500 ], [ 0, %513 ], [ 0, %518 ], [ 1, %527 ], [ 1, %532 ]
  %536 = getelementptr inbounds nuw i8, ptr %314, i64 176
  %537 = load ptr, ptr %536, align 8
  call void %537(ptr noundef nonnull %534) #5
  br label %538

538:                                              ; preds = %533, %363, %305
  %539 = phi i32 [ %364, %363 ], [ %312, %305 ], [ %535, %533 ]
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %756, label %541

541:                                              ; preds = %538, %354, %349, %297
  %542 = add nuw nsw i64 %33, 1
  %543 = load i64, ptr %10, align 8
  %544 = icmp slt i64 %542, %543
  br i1 %544, label %32, label %23, !llvm.loop !12

545:                                              ; preds = %548
  %546 = add nuw nsw i64 %549, 1
  %547 = icmp eq i64 %546, %27
  br i1 %547, label %562, label %548, !llvm.loop !13

548:                                              ; preds = %545, %29
  %549 = phi i64 [ 0, %29 ], [ %546, %545 ]
  %550 = getelementptr inbounds nuw %struct.tack_small, ptr %31, i64 %549
  %551 = load i64, ptr %550, align 8
  %552 = getelementptr inbounds i64, ptr %25, i64 %551
  %553 = load i64, ptr %552, align 8
  %554 = getelementptr inbounds %struct.array, ptr %8, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 8
  %556 = load ptr, ptr %555, align 8
  %557 = getelementptr inbounds nuw i8, ptr %550, i64 8
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds i64, ptr %556, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = icmp sgt i64 %560, 2147483647
  br i1 %561, label %756, label %545

562:                                              ; preds = %545, %23
  %563 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %564 = load i64, ptr %563, align 8
  %565 = icmp sgt i64 %564, 0
  br i1 %565, label %566, label %634

566:                                              ; preds = %562
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %568 = getelementptr inbounds nuw i8, ptr %8, i64 4368
  %569 = getelementptr inbounds nuw i8, ptr %8, i64 4496
  %570 = getelementptr inbounds nuw i8, ptr %8, i64 4432
  %571 = load ptr, ptr %567, align 8
  br label %572

572:                                              ; preds = %619, %566
  %573 = phi i1 [ false, %619 ], [ true, %566 ]
  %574 = phi i64 [ %621, %619 ], [ 0, %566 ]
  br label %576

575:                                              ; preds = %612
  br i1 %573, label %627, label %634

576:                                              ; preds = %612, %572
  %577 = phi i64 [ %617, %612 ], [ %574, %572 ]
  %578 = getelementptr inbounds nuw %struct.tack_axis, ptr %571, i64 %577
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds nuw i8, ptr %578, i64 8
  %581 = load i64, ptr %580, align 8
  %582 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %579, i64 noundef %581, ptr noundef %5)
  %583 = icmp eq i32 %582, 0
  br i1 %583, label %611, label %584

584:                                              ; preds = %576
  %585 = getelementptr inbounds nuw i8, ptr %578, i64 16
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr inbounds nuw i8, ptr %578, i64 24
  %588 = load i64, ptr %587, align 8
  %589 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %586, i64 noundef %588, ptr noundef %6)
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %611, label %591

591:                                              ; preds = %584
  %592 = getelementptr inbounds nuw i8, ptr %578, i64 32
  %593 = load i64, ptr %592, align 8
  %594 = getelementptr inbounds nuw i8, ptr %578, i64 40
  %595 = load i64, ptr %594, align 8
  %596 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, i64 noundef %593, i64 noundef %595, ptr noundef %7)
  %597 = icmp eq i32 %596, 0
  %598 = load i64, ptr %7, align 8
  %599 = icmp slt i64 %598, 1
  %600 = select i1 %597, i1 true, i1 %599
  br i1 %600, label %611, label %601

601:                                              ; preds = %591
  %602 = load i64, ptr %6, align 8
  %603 = load i64, ptr %5, align 8
  %604 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %602, i64 %603)
  %605 = extractvalue { i64, i1 } %604, 1
  %606 = extractvalue { i64, i1 } %604, 0
  br i1 %605, label %611, label %607

607:                                              ; preds = %601
  %608 = getelementptr inbounds nuw i64, ptr %568, i64 %577
  store i64 %603, ptr %608, align 8
  %609 = getelementptr inbounds nuw i64, ptr %569, i64 %577
  store i64 %598, ptr %609, align 8
  %610 = icmp sgt i64 %606, 0
  br i1 %610, label %612, label %619

611:                                              ; preds = %601, %591, %584, %576
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %756

612:                                              ; preds = %607
  %613 = add nsw i64 %606, -1
  %614 = udiv i64 %613, %598
  %615 = add nuw nsw i64 %614, 1
  %616 = getelementptr inbounds nuw i64, ptr %570, i64 %577
  store i64 %615, ptr %616, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %617 = add nuw nsw i64 %577, 1
  %618 = icmp eq i64 %617, %564
  br i1 %618, label %575, label %576, !llvm.loop !14

619:                                              ; preds = %607
  %620 = getelementptr inbounds nuw i64, ptr %570, i64 %577
  store i64 0, ptr %620, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %621 = add nuw nsw i64 %577, 1
  %622 = icmp eq i64 %621, %564
  br i1 %622, label %634, label %572, !llvm.loop !14

623:                                              ; preds = %627
  %624 = extractvalue { i64, i1 } %632, 0
  %625 = add nuw nsw i64 %629, 1
  %626 = icmp eq i64 %625, %564
  br i1 %626, label %634, label %627, !llvm.loop !15

627:                                              ; preds = %575, %623
  %628 = phi i64 [ %624, %623 ], [ 1, %575 ]
  %629 = phi i64 [ %625, %623 ], [ 0, %575 ]
  %630 = getelementptr inbounds nuw i64, ptr %570, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %628, i64 %631)
  %633 = extractvalue { i64, i1 } %632, 1
  br i1 %633, label %756, label %623

634:                                              ; preds = %619, %623, %575, %562
  %635 = phi i64 [ 1, %562 ], [ 0, %575 ], [ %624, %623 ], [ 0, %619 ]
  %636 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %637 = load i64, ptr %636, align 8
  %638 = icmp sgt i64 %637, 0
  br i1 %638, label %639, label %686

639:                                              ; preds = %634
  %640 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %641 = getelementptr inbounds nuw i8, ptr %8, i64 4560
  %642 = getelementptr inbounds nuw i8, ptr %8, i64 4496
  %643 = getelementptr inbounds nuw i8, ptr %8, i64 4432
  %644 = getelementptr inbounds nuw i8, ptr %8, i64 4368
  %645 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  %646 = load ptr, ptr %640, align 8
  br label %647

647:                                              ; preds = %681, %639
  %648 = phi i64 [ 0, %639 ], [ %684, %681 ]
  %649 = getelementptr inbounds nuw %struct.tack_slot, ptr %646, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = getelementptr inbounds nuw i8, ptr %649, i64 8
  %652 = load i64, ptr %651, align 8
  switch i64 %650, label %678 [
    i64 0, label %653
    i64 1, label %656
    i64 2, label %659
    i64 3, label %662
    i64 4, label %668
  ]

653:                                              ; preds = %647
  %654 = getelementptr inbounds i64, ptr %644, i64 %652
  %655 = load i64, ptr %654, align 8
  br label %681

656:                                              ; preds = %647
  %657 = getelementptr inbounds i64, ptr %643, i64 %652
  %658 = load i64, ptr %657, align 8
  br label %681

659:                                              ; preds = %647
  %660 = getelementptr inbounds i64, ptr %642, i64 %652
  %661 = load i64, ptr %660, align 8
  br label %681

662:                                              ; preds = %647
  %663 = getelementptr inbounds i64, ptr %25, i64 %652
  %664 = load i64, ptr %663, align 8
  %665 = getelementptr inbounds %struct.array, ptr %8, i64 %664
  %666 = load ptr, ptr %665, align 8
  %667 = ptrtoint ptr %666 to i64
  br label %681

668:                                              ; preds = %647
  %669 = getelementptr inbounds i64, ptr %25, i64 %652
  %670 = load i64, ptr %669, align 8
  %671 = getelementptr inbounds %struct.array, ptr %8, i64 %670
  %672 = getelementptr inbounds nuw i8, ptr %671, i64 8
  %673 = load ptr, ptr %672, align 8
  %674 = getelementptr inbounds nuw i8, ptr %649, i64 16
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr inbounds i64, ptr %673, i64 %675
  %677 = load i64, ptr %676, align 8
  br label %681

678:                                              ; preds = %647
  %679 = getelementptr inbounds i64, ptr %645, i64 %652
  %680 = load i64, ptr %679, align 8
  br label %681

681:                                              ; preds = %678, %668, %662, %659, %656, %653
  %682 = phi i64 [ %680, %678 ], [ %677, %668 ], [ %667, %662 ], [ %661, %659 ], [ %658, %656 ], [ %655, %653 ]
  %683 = getelementptr inbounds nuw i64, ptr %641, i64 %648
  store i64 %682, ptr %683, align 8
  %684 = add nuw nsw i64 %648, 1
  %685 = icmp eq i64 %684, %637
  br i1 %685, label %686, label %647, !llvm.loop !16

686:                                              ; preds = %681, %634
  %687 = load ptr, ptr %0, align 8
  %688 = getelementptr inbounds nuw i8, ptr %8, i64 4560
  %689 = icmp sgt i64 %24, 0
  br i1 %689, label %690, label %732

690:                                              ; preds = %686
  %691 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %692 = load ptr, ptr %691, align 8
  %693 = load i64, ptr %15, align 8
  %694 = icmp sgt i64 %693, 0
  br label %695

695:                                              ; preds = %729, %690
  %696 = phi i64 [ 0, %690 ], [ %730, %729 ]
  %697 = getelementptr inbounds nuw %struct.tack_param, ptr %692, i64 %696
  %698 = load i64, ptr %697, align 8
  %699 = icmp eq i64 %698, 0
  br i1 %699, label %700, label %729

700:                                              ; preds = %695
  %701 = getelementptr inbounds nuw i8, ptr %697, i64 40
  %702 = load i64, ptr %701, align 8
  %703 = and i64 %702, 1
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %729, label %705

705:                                              ; preds = %700
  %706 = getelementptr inbounds nuw i64, ptr %25, i64 %696
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr inbounds %struct.array, ptr %8, i64 %707
  br i1 %694, label %709, label %729

709:                                              ; preds = %705
  %710 = getelementptr inbounds nuw i8, ptr %708, i64 16
  br label %711

711:                                              ; preds = %726, %709
  %712 = phi i64 [ 0, %709 ], [ %727, %726 ]
  %713 = icmp eq i64 %707, %712
  br i1 %713, label %726, label %714

714:                                              ; preds = %711
  %715 = getelementptr inbounds nuw %struct.array, ptr %8, i64 %712
  %716 = load ptr, ptr %708, align 8
  %717 = load ptr, ptr %715, align 8
  %718 = getelementptr inbounds nuw i8, ptr %715, i64 16
  %719 = load i64, ptr %718, align 8
  %720 = getelementptr inbounds nuw i8, ptr %717, i64 %719
  %721 = icmp ult ptr %716, %720
  br i1 %721, label %722, label %726

722:                                              ; preds = %714
  %723 = load i64, ptr %710, align 8
  %724 = getelementptr inbounds nuw i8, ptr %716, i64 %723
  %725 = icmp ult ptr %717, %724
  br i1 %725, label %732, label %726

726:                                              ; preds = %722, %714, %711
  %727 = add nuw nsw i64 %712, 1
  %728 = icmp eq i64 %727, %693
  br i1 %728, label %729, label %711, !llvm.loop !17

729:                                              ; preds = %726, %705, %700, %695
  %730 = add nuw nsw i64 %696, 1
  %731 = icmp eq i64 %730, %24
  br i1 %731, label %732, label %695, !llvm.loop !18

732:                                              ; preds = %729, %722, %686
  %733 = phi i64 [ 1, %686 ], [ 0, %722 ], [ 1, %729 ]
  %734 = call ptr @tack_launch(ptr noundef %687, ptr noundef nonnull %688, i64 noundef %635, i64 noundef %733, i32 noundef 1)
  %735 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %736 = load ptr, ptr %735, align 8
  %737 = icmp eq ptr %736, null
  br i1 %737, label %749, label %738

738:                                              ; preds = %732
  %739 = icmp eq i64 %635, 0
  br i1 %739, label %740, label %746

740:                                              ; preds = %738
  %741 = load ptr, ptr @tack_python, align 8
  %742 = getelementptr inbounds nuw i8, ptr %741, i64 200
  %743 = load ptr, ptr %742, align 8
  %744 = call ptr %743() #5
  %745 = load ptr, ptr %735, align 8
  br label %746

746:                                              ; preds = %740, %738
  %747 = phi ptr [ %736, %738 ], [ %745, %740 ]
  %748 = phi ptr [ %734, %738 ], [ %744, %740 ]
  call void %747(ptr noundef nonnull %688, ptr noundef nonnull %9) #5
  br label %749

749:                                              ; preds = %746, %732
  %750 = phi ptr [ %748, %746 ], [ %734, %732 ]
  %751 = icmp eq ptr %750, null
  br i1 %751, label %756, label %752

752:                                              ; preds = %749
  %753 = load ptr, ptr @tack_python, align 8
  %754 = getelementptr inbounds nuw i8, ptr %753, i64 208
  %755 = load ptr, ptr %754, align 8
  call void %755(ptr noundef nonnull %750) #5
  br label %756

756:                                              ; preds = %538, %477, %471, %465, %461, %340, %335, %322, %271, %263, %257, %251, %245, %239, %233, %227, %223, %220, %166, %159, %153, %70, %67, %64, %50, %289, %548, %627, %752, %749, %611, %495
  %757 = phi i1 [ true, %611 ], [ false, %749 ], [ false, %752 ], [ true, %548 ], [ true, %289 ], [ true, %627 ], [ true, %495 ], [ true, %50 ], [ true, %64 ], [ true, %67 ], [ true, %70 ], [ true, %153 ], [ true, %159 ], [ true, %166 ], [ true, %220 ], [ true, %223 ], [ true, %227 ], [ true, %233 ], [ true, %239 ], [ true, %245 ], [ true, %251 ], [ true, %257 ], [ true, %263 ], [ true, %271 ], [ true, %322 ], [ true, %335 ], [ true, %340 ], [ true, %461 ], [ true, %465 ], [ true, %471 ], [ true, %477 ], [ true, %538 ]
  %758 = load i64, ptr %14, align 8
  %759 = icmp eq i64 %758, 0
  br i1 %759, label %771, label %760

760:                                              ; preds = %756
  %761 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  br label %762

762:                                              ; preds = %762, %760
  %763 = phi i64 [ %758, %760 ], [ %769, %762 ]
  %764 = load ptr, ptr @tack_python, align 8
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 56
  %766 = load ptr, ptr %765, align 8
  %767 = add nsw i64 %763, -1
  store i64 %767, ptr %14, align 8
  %768 = getelementptr inbounds %struct.tack_buffer, ptr %761, i64 %767
  call void %766(ptr noundef nonnull %768) #5
  %769 = load i64, ptr %14, align 8
  %770 = icmp eq i64 %769, 0
  br i1 %770, label %771, label %762, !llvm.loop !19

771:                                              ; preds = %762, %756
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  br i1 %757, label %815, label %772

772:                                              ; preds = %771
  %773 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %774 = load ptr, ptr %773, align 8
  %775 = icmp eq ptr %774, null
  br i1 %775, label %807, label %776

776:                                              ; preds = %772
  %777 = load i64, ptr %9, align 8
  %778 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %779 = load i64, ptr %778, align 8
  %780 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %781 = load i64, ptr %780, align 8
  switch i64 %781, label %796 [
    i64 1, label %782
    i64 2, label %791
  ]

782:                                              ; preds = %776
  %783 = shl nsw i64 %779, 3
  %784 = sub nsw i64 64, %783
  %785 = load ptr, ptr @tack_python, align 8
  %786 = getelementptr inbounds nuw i8, ptr %785, i64 96
  %787 = load ptr, ptr %786, align 8
  %788 = shl i64 %777, %784
  %789 = ashr exact i64 %788, %784
  %790 = call ptr %787(i64 noundef %789) #5
  br label %813

791:                                              ; preds = %776
  %792 = load ptr, ptr @tack_python, align 8
  %793 = getelementptr inbounds nuw i8, ptr %792, i64 104
  %794 = load ptr, ptr %793, align 8
  %795 = call ptr %794(i64 noundef %777) #5
  br label %813

796:                                              ; preds = %776
  %797 = trunc i64 %777 to i32
  %798 = bitcast i32 %797 to float
  %799 = bitcast i64 %777 to double
  %800 = load ptr, ptr @tack_python, align 8
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 72
  %802 = load ptr, ptr %801, align 8
  %803 = icmp eq i64 %779, 8
  %804 = fpext float %798 to double
  %805 = select i1 %803, double %799, double %804
  %806 = call ptr %802(double noundef %805) #5
  br label %813

807:                                              ; preds = %772
  %808 = load ptr, ptr @tack_python, align 8
  %809 = getelementptr inbounds nuw i8, ptr %808, i64 216
  %810 = load ptr, ptr %809, align 8
  %811 = getelementptr inbounds nuw i8, ptr %808, i64 168
  %812 = load ptr, ptr %811, align 8
  call void %812(ptr noundef %810) #5
  br label %813

813:                                              ; preds = %796, %791, %782, %807
  %814 = phi ptr [ %810, %807 ], [ %790, %782 ], [ %795, %791 ], [ %806, %796 ]
  store ptr %814, ptr %3, align 8
  br label %815

815:                                              ; preds = %4, %771, %813
  %816 = phi i32 [ 1, %813 ], [ 0, %771 ], [ 0, %4 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  ret i32 %816
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
  br i1 %28, label %29, label %42, !llvm.loop !22

29:                                               ; preds = %23
  %30 = shl i64 %13, 2
  %31 = icmp sle i64 %30, %21
  %32 = shl i64 %17, 2
  %33 = icmp slt i64 %32, 32769
  %34 = and i1 %33, %31
  br i1 %34, label %35, label %42, !llvm.loop !22

35:                                               ; preds = %29
  %36 = shl i64 %13, 3
  %37 = icmp sle i64 %36, %21
  %38 = shl i64 %17, 3
  %39 = icmp slt i64 %38, 32769
  %40 = and i1 %39, %37
  %41 = select i1 %40, i64 3, i64 2
  br label %42, !llvm.loop !22

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
  br i1 %74, label %75, label %67, !llvm.loop !23

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
  br i1 %84, label %85, label %77, !llvm.loop !24

85:                                               ; preds = %81
  %86 = load ptr, ptr %79, align 64
  store ptr %86, ptr %78, align 8
  br label %111

87:                                               ; preds = %58, %87
  %88 = atomicrmw xchg ptr %55, i32 1 acquire, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %87, !llvm.loop !25

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
  %104 = tail call ptr @calloc(i64 noundef 1, i64 noundef %103) #16
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
  br label %58, !llvm.loop !26

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
  br i1 %135, label %136, label %133, !llvm.loop !25

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
  %153 = tail call ptr @calloc(i64 noundef 1, i64 noundef %152) #16
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
  br i1 %170, label %171, label %168, !llvm.loop !25

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
  %210 = tail call ptr @calloc(i64 noundef 1, i64 noundef %209) #16
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
  br i1 %223, label %224, label %221, !llvm.loop !25

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
  br i1 %240, label %241, label %233, !llvm.loop !23

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
  br i1 %250, label %251, label %243, !llvm.loop !24

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
  br i1 %268, label %269, label %266, !llvm.loop !25

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
  br i1 %282, label %283, label %275, !llvm.loop !23

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
  br i1 %292, label %293, label %285, !llvm.loop !24

293:                                              ; preds = %289
  %294 = load ptr, ptr %287, align 64
  store ptr %294, ptr %286, align 8
  br label %255, !llvm.loop !27

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
  br i1 %301, label %302, label %299, !llvm.loop !25

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
  br i1 %308, label %309, label %200, !llvm.loop !28

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %62 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #5
  %63 = load i64, ptr %4, align 8
  %64 = sitofp i64 %63 to double
  %65 = fmul double %64, 1.000000e+09
  %66 = load i64, ptr %6, align 8
  %67 = sitofp i64 %66 to double
  %68 = fadd double %65, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %69 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), align 64
  %70 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 264), align 8
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 272), align 16
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
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 1800
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4360
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
  br i1 %83, label %84, label %69, !llvm.loop !33

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
