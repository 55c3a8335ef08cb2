; ModuleID = 'export.c'
source_filename = "export.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i64, i64, i64 }
%struct.arguments = type { [32 x %struct.array], i64, [64 x i64], [64 x i64], [8 x i64], [8 x i64], [8 x i64], [128 x i64] }
%struct.array = type { ptr, ptr, i64 }
%struct.output = type { [8 x i64], i64, i64, i64, [4096 x i8] }
%struct.tack_param = type { i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.tack_small = type { i64, i64 }
%struct.tack_axis = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_slot = type { i64, i64, i64 }
%struct.tack_code = type { i64, ptr, ptr }
%struct.tack_op = type { i64, i64, i64 }

@process = internal global %struct.anon zeroinitializer, align 8

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 8) i32 @tack_export_set_threads(i64 noundef %0) local_unnamed_addr #0 {
  %2 = add i64 %0, -1025
  %3 = icmp ult i64 %2, -1024
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = load atomic i64, ptr @process acquire, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  store i64 %0, ptr getelementptr inbounds nuw (i8, ptr @process, i64 16), align 8
  br label %8

8:                                                ; preds = %4, %1, %7
  %9 = phi i32 [ 0, %7 ], [ 6, %1 ], [ 7, %4 ]
  ret i32 %9
}

; Function Attrs: nounwind uwtable
define range(i32 0, 9) i32 @tack_export_call(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = alloca [16 x i64], align 16
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.arguments, align 8
  %9 = alloca %struct.output, align 8
  %10 = tail call fastcc ptr @chosen(ptr noundef %0)
  %11 = icmp eq ptr %10, null
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 776
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  br i1 %11, label %408, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %22 = load ptr, ptr %21, align 8
  br label %30

23:                                               ; preds = %99, %14
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %124

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 112
  %29 = load ptr, ptr %28, align 8
  br label %110

30:                                               ; preds = %99, %20
  %31 = phi i64 [ 0, %20 ], [ %102, %99 ]
  %32 = phi i64 [ 0, %20 ], [ %105, %99 ]
  %33 = getelementptr inbounds nuw %struct.tack_param, ptr %22, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = shl nsw i64 %32, 4
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 %36
  br i1 %35, label %40, label %38

38:                                               ; preds = %30
  %39 = load i64, ptr %37, align 8
  br label %99

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.array, ptr %8, i64 %31
  %42 = load i64, ptr %37, align 8
  %43 = inttoptr i64 %42 to ptr
  store ptr %43, ptr %41, align 8
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store ptr %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %55, label %82

53:                                               ; preds = %61
  %54 = icmp eq i32 %64, 0
  br i1 %54, label %70, label %80

55:                                               ; preds = %40, %61
  %56 = phi i64 [ %65, %61 ], [ 0, %40 ]
  %57 = phi i32 [ %64, %61 ], [ 0, %40 ]
  %58 = getelementptr inbounds nuw i64, ptr %46, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %59, 0
  br i1 %60, label %406, label %61

61:                                               ; preds = %55
  %62 = icmp eq i64 %59, 0
  %63 = zext i1 %62 to i32
  %64 = or i32 %57, %63
  %65 = add nuw nsw i64 %56, 1
  %66 = icmp eq i64 %65, %51
  br i1 %66, label %53, label %55, !llvm.loop !4

67:                                               ; preds = %70
  %68 = add nuw nsw i64 %71, 1
  %69 = icmp eq i64 %68, %51
  br i1 %69, label %82, label %70, !llvm.loop !6

70:                                               ; preds = %53, %67
  %71 = phi i64 [ %68, %67 ], [ 0, %53 ]
  %72 = phi i64 [ %77, %67 ], [ %49, %53 ]
  %73 = getelementptr inbounds nuw i64, ptr %46, i64 %71
  %74 = load i64, ptr %73, align 8
  %75 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %72, i64 %74)
  %76 = extractvalue { i64, i1 } %75, 1
  %77 = extractvalue { i64, i1 } %75, 0
  %78 = icmp slt i64 %77, 0
  %79 = or i1 %76, %78
  br i1 %79, label %406, label %67

80:                                               ; preds = %53
  %81 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %81, align 8
  br label %96

82:                                               ; preds = %67, %40
  %83 = phi i64 [ %49, %40 ], [ %77, %67 ]
  %84 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %83, ptr %84, align 8
  %85 = icmp eq i64 %83, 0
  br i1 %85, label %96, label %86

86:                                               ; preds = %82
  %87 = icmp eq i64 %42, 0
  br i1 %87, label %406, label %88

88:                                               ; preds = %86
  %89 = urem i64 %42, %49
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %93 = load i64, ptr %92, align 8
  %94 = and i64 %93, 2
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %406

96:                                               ; preds = %91, %88, %82, %80
  %97 = load i64, ptr %16, align 8
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %16, align 8
  br label %99

99:                                               ; preds = %96, %38
  %100 = phi i64 [ 776, %96 ], [ 1288, %38 ]
  %101 = phi i64 [ %97, %96 ], [ %39, %38 ]
  %102 = phi i64 [ %98, %96 ], [ %31, %38 ]
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 %100
  %104 = getelementptr inbounds nuw i64, ptr %103, i64 %32
  store i64 %101, ptr %104, align 8
  %105 = add nuw nsw i64 %32, 1
  %106 = icmp slt i64 %105, %18
  br i1 %106, label %30, label %23, !llvm.loop !7

107:                                              ; preds = %110
  %108 = add nuw nsw i64 %111, 1
  %109 = icmp eq i64 %108, %25
  br i1 %109, label %124, label %110, !llvm.loop !8

110:                                              ; preds = %107, %27
  %111 = phi i64 [ 0, %27 ], [ %108, %107 ]
  %112 = getelementptr inbounds nuw %struct.tack_small, ptr %29, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds i64, ptr %12, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.array, ptr %8, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds i64, ptr %118, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = icmp sgt i64 %122, 2147483647
  br i1 %123, label %406, label %107

124:                                              ; preds = %107, %23
  %125 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %126 = load i64, ptr %125, align 8
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %195

128:                                              ; preds = %124
  %129 = getelementptr inbounds nuw i8, ptr %15, i64 104
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %131 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %132 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %133 = load ptr, ptr %129, align 8
  br label %136

134:                                              ; preds = %180
  %135 = icmp eq i32 %181, 0
  br i1 %135, label %188, label %195

136:                                              ; preds = %180, %128
  %137 = phi i32 [ 0, %128 ], [ %181, %180 ]
  %138 = phi i64 [ 0, %128 ], [ %182, %180 ]
  %139 = getelementptr inbounds nuw %struct.tack_axis, ptr %133, i64 %138
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %142 = load i64, ptr %141, align 8
  %143 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %15, ptr noundef nonnull %8, i64 noundef %140, i64 noundef %142, ptr noundef %5)
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %179, label %145

145:                                              ; preds = %136
  %146 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %139, i64 24
  %149 = load i64, ptr %148, align 8
  %150 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %15, ptr noundef nonnull %8, i64 noundef %147, i64 noundef %149, ptr noundef %6)
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %179, label %152

152:                                              ; preds = %145
  %153 = getelementptr inbounds nuw i8, ptr %139, i64 32
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %139, i64 40
  %156 = load i64, ptr %155, align 8
  %157 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %15, ptr noundef nonnull %8, i64 noundef %154, i64 noundef %156, ptr noundef %7)
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %179, label %159

159:                                              ; preds = %152
  %160 = load i64, ptr %5, align 8
  %161 = getelementptr inbounds nuw i64, ptr %130, i64 %138
  store i64 %160, ptr %161, align 8
  %162 = load i64, ptr %7, align 8
  %163 = getelementptr inbounds nuw i64, ptr %131, i64 %138
  store i64 %162, ptr %163, align 8
  %164 = getelementptr inbounds nuw i64, ptr %132, i64 %138
  store i64 0, ptr %164, align 8
  %165 = icmp sgt i64 %162, 0
  br i1 %165, label %166, label %180

166:                                              ; preds = %159
  %167 = load i64, ptr %6, align 8
  %168 = icmp sgt i64 %167, %160
  br i1 %168, label %169, label %180

169:                                              ; preds = %166
  %170 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %160)
  %171 = extractvalue { i64, i1 } %170, 1
  br i1 %171, label %179, label %172

172:                                              ; preds = %169
  %173 = extractvalue { i64, i1 } %170, 0
  %174 = add nsw i64 %173, -1
  %175 = sdiv i64 %174, %162
  %176 = add nsw i64 %175, 1
  store i64 %176, ptr %164, align 8
  %177 = icmp eq i64 %176, 0
  %178 = select i1 %177, i32 1, i32 %137
  br label %180

179:                                              ; preds = %169, %152, %145, %136
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %406

180:                                              ; preds = %172, %166, %159
  %181 = phi i32 [ %178, %172 ], [ 1, %166 ], [ 1, %159 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %182 = add nuw nsw i64 %138, 1
  %183 = icmp slt i64 %182, %126
  br i1 %183, label %136, label %134, !llvm.loop !9

184:                                              ; preds = %188
  %185 = extractvalue { i64, i1 } %193, 0
  %186 = add nuw nsw i64 %190, 1
  %187 = icmp eq i64 %186, %126
  br i1 %187, label %195, label %188, !llvm.loop !10

188:                                              ; preds = %134, %184
  %189 = phi i64 [ %185, %184 ], [ 1, %134 ]
  %190 = phi i64 [ %186, %184 ], [ 0, %134 ]
  %191 = getelementptr inbounds nuw i64, ptr %132, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %189, i64 %192)
  %194 = extractvalue { i64, i1 } %193, 1
  br i1 %194, label %406, label %184

195:                                              ; preds = %184, %134, %124
  %196 = phi i64 [ 1, %124 ], [ 0, %134 ], [ %185, %184 ]
  %197 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %198 = load i64, ptr %197, align 8
  %199 = icmp sgt i64 %198, 0
  br i1 %199, label %200, label %246

200:                                              ; preds = %195
  %201 = getelementptr inbounds nuw i8, ptr %15, i64 88
  %202 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %203 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %204 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %205 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %206 = load ptr, ptr %201, align 8
  br label %207

207:                                              ; preds = %241, %200
  %208 = phi i64 [ 0, %200 ], [ %244, %241 ]
  %209 = getelementptr inbounds nuw %struct.tack_slot, ptr %206, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %212 = load i64, ptr %211, align 8
  switch i64 %210, label %238 [
    i64 0, label %213
    i64 1, label %216
    i64 2, label %219
    i64 3, label %222
    i64 4, label %228
  ]

213:                                              ; preds = %207
  %214 = getelementptr inbounds i64, ptr %205, i64 %212
  %215 = load i64, ptr %214, align 8
  br label %241

216:                                              ; preds = %207
  %217 = getelementptr inbounds i64, ptr %204, i64 %212
  %218 = load i64, ptr %217, align 8
  br label %241

219:                                              ; preds = %207
  %220 = getelementptr inbounds i64, ptr %203, i64 %212
  %221 = load i64, ptr %220, align 8
  br label %241

222:                                              ; preds = %207
  %223 = getelementptr inbounds i64, ptr %12, i64 %212
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds %struct.array, ptr %8, i64 %224
  %226 = load ptr, ptr %225, align 8
  %227 = ptrtoint ptr %226 to i64
  br label %241

228:                                              ; preds = %207
  %229 = getelementptr inbounds i64, ptr %12, i64 %212
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds %struct.array, ptr %8, i64 %230
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %209, i64 16
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds i64, ptr %233, i64 %235
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %207
  %239 = getelementptr inbounds i64, ptr %13, i64 %212
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %228, %222, %219, %216, %213
  %242 = phi i64 [ %240, %238 ], [ %237, %228 ], [ %227, %222 ], [ %221, %219 ], [ %218, %216 ], [ %215, %213 ]
  %243 = getelementptr inbounds nuw i64, ptr %202, i64 %208
  store i64 %242, ptr %243, align 8
  %244 = add nuw nsw i64 %208, 1
  %245 = icmp slt i64 %244, %198
  br i1 %245, label %207, label %246, !llvm.loop !11

246:                                              ; preds = %241, %195
  %247 = load atomic i64, ptr @process acquire, align 8
  %248 = icmp eq i64 %247, 2
  br i1 %248, label %331, label %249

249:                                              ; preds = %246
  %250 = cmpxchg ptr @process, i64 0, i64 1 acquire acquire, align 8
  %251 = extractvalue { i64, i1 } %250, 1
  br i1 %251, label %252, label %327

252:                                              ; preds = %249
  %253 = load i64, ptr getelementptr inbounds nuw (i8, ptr @process, i64 16), align 8
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %255, label %324

255:                                              ; preds = %252
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %256 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %4) #8
  %257 = icmp slt i32 %256, 0
  br i1 %257, label %322, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %4, align 16
  %260 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %259)
  %261 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %262 = load i64, ptr %261, align 8
  %263 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %262)
  %264 = add nuw nsw i64 %263, %260
  %265 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %266 = load i64, ptr %265, align 16
  %267 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %266)
  %268 = add nuw nsw i64 %264, %267
  %269 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %270 = load i64, ptr %269, align 8
  %271 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %270)
  %272 = add nuw nsw i64 %268, %271
  %273 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %274 = load i64, ptr %273, align 16
  %275 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %274)
  %276 = add nuw nsw i64 %272, %275
  %277 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %278 = load i64, ptr %277, align 8
  %279 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %278)
  %280 = add nuw nsw i64 %276, %279
  %281 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %282 = load i64, ptr %281, align 16
  %283 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %282)
  %284 = add nuw nsw i64 %280, %283
  %285 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %286 = load i64, ptr %285, align 8
  %287 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %286)
  %288 = add nuw nsw i64 %284, %287
  %289 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %290 = load i64, ptr %289, align 16
  %291 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %290)
  %292 = add nuw nsw i64 %288, %291
  %293 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %294 = load i64, ptr %293, align 8
  %295 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %294)
  %296 = add nuw nsw i64 %292, %295
  %297 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %298 = load i64, ptr %297, align 16
  %299 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %298)
  %300 = add nuw nsw i64 %296, %299
  %301 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %302 = load i64, ptr %301, align 8
  %303 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %302)
  %304 = add nuw nsw i64 %300, %303
  %305 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %306 = load i64, ptr %305, align 16
  %307 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %306)
  %308 = add nuw nsw i64 %304, %307
  %309 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %310 = load i64, ptr %309, align 8
  %311 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %310)
  %312 = add nuw nsw i64 %308, %311
  %313 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %314 = load i64, ptr %313, align 16
  %315 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %314)
  %316 = add nuw nsw i64 %312, %315
  %317 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %318 = load i64, ptr %317, align 8
  %319 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %318)
  %320 = add nuw nsw i64 %316, %319
  %321 = call i64 @llvm.umax.i64(i64 %320, i64 1)
  br label %322

322:                                              ; preds = %258, %255
  %323 = phi i64 [ %321, %258 ], [ 1, %255 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %324

324:                                              ; preds = %322, %252
  %325 = phi i64 [ %323, %322 ], [ %253, %252 ]
  call void @tack_initialize(ptr noundef null, i64 noundef %325) #8
  %326 = call i32 @__register_atfork(ptr noundef null, ptr noundef null, ptr noundef nonnull @tack_reset_after_fork, ptr noundef null) #8
  store atomic i64 2, ptr @process release, align 8
  br label %327

327:                                              ; preds = %324, %249
  br label %328

328:                                              ; preds = %327, %328
  %329 = load atomic i64, ptr @process acquire, align 8
  %330 = icmp eq i64 %329, 2
  br i1 %330, label %331, label %328, !llvm.loop !12

331:                                              ; preds = %328, %246
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %333 = load i64, ptr %332, align 8
  %334 = icmp sgt i64 %333, -1
  br i1 %334, label %335, label %340

335:                                              ; preds = %331
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %9, i8 0, i64 88, i1 false)
  %336 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 1, ptr %336, align 8
  %337 = ptrtoint ptr %9 to i64
  %338 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %339 = getelementptr inbounds nuw i64, ptr %338, i64 %333
  store i64 %337, ptr %339, align 8
  br label %340

340:                                              ; preds = %335, %331
  %341 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %342 = load ptr, ptr %341, align 8
  %343 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %344 = load ptr, ptr %0, align 8
  %345 = getelementptr inbounds nuw i8, ptr %344, i64 32
  %346 = load i64, ptr %345, align 8
  %347 = icmp sgt i64 %346, 0
  br i1 %347, label %348, label %390

348:                                              ; preds = %340
  %349 = getelementptr inbounds nuw i8, ptr %344, i64 72
  %350 = load ptr, ptr %349, align 8
  %351 = load i64, ptr %16, align 8
  %352 = icmp sgt i64 %351, 0
  br label %353

353:                                              ; preds = %387, %348
  %354 = phi i64 [ 0, %348 ], [ %388, %387 ]
  %355 = getelementptr inbounds nuw %struct.tack_param, ptr %350, i64 %354
  %356 = load i64, ptr %355, align 8
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %358, label %387

358:                                              ; preds = %353
  %359 = getelementptr inbounds nuw i8, ptr %355, i64 40
  %360 = load i64, ptr %359, align 8
  %361 = and i64 %360, 1
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %387, label %363

363:                                              ; preds = %358
  %364 = getelementptr inbounds nuw i64, ptr %12, i64 %354
  %365 = load i64, ptr %364, align 8
  %366 = getelementptr inbounds %struct.array, ptr %8, i64 %365
  br i1 %352, label %367, label %387

367:                                              ; preds = %363
  %368 = getelementptr inbounds nuw i8, ptr %366, i64 16
  br label %369

369:                                              ; preds = %384, %367
  %370 = phi i64 [ 0, %367 ], [ %385, %384 ]
  %371 = icmp eq i64 %365, %370
  br i1 %371, label %384, label %372

372:                                              ; preds = %369
  %373 = getelementptr inbounds nuw %struct.array, ptr %8, i64 %370
  %374 = load ptr, ptr %366, align 8
  %375 = load ptr, ptr %373, align 8
  %376 = getelementptr inbounds nuw i8, ptr %373, i64 16
  %377 = load i64, ptr %376, align 8
  %378 = getelementptr inbounds nuw i8, ptr %375, i64 %377
  %379 = icmp ult ptr %374, %378
  br i1 %379, label %380, label %384

380:                                              ; preds = %372
  %381 = load i64, ptr %368, align 8
  %382 = getelementptr inbounds nuw i8, ptr %374, i64 %381
  %383 = icmp ult ptr %375, %382
  br i1 %383, label %390, label %384

384:                                              ; preds = %380, %372, %369
  %385 = add nuw nsw i64 %370, 1
  %386 = icmp eq i64 %385, %351
  br i1 %386, label %387, label %369, !llvm.loop !13

387:                                              ; preds = %384, %363, %358, %353
  %388 = add nuw nsw i64 %354, 1
  %389 = icmp eq i64 %388, %346
  br i1 %389, label %390, label %353, !llvm.loop !14

390:                                              ; preds = %387, %380, %340
  %391 = phi i64 [ 1, %340 ], [ 0, %380 ], [ 1, %387 ]
  call void @tack_run(ptr noundef %342, ptr noundef nonnull %343, i64 noundef %196, i64 noundef %391) #8
  %392 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %393 = load ptr, ptr %392, align 8
  %394 = icmp ne ptr %393, null
  %395 = icmp ne ptr %2, null
  %396 = and i1 %395, %394
  br i1 %396, label %397, label %398

397:                                              ; preds = %390
  call void %393(ptr noundef nonnull %343, ptr noundef nonnull %2) #8
  br label %398

398:                                              ; preds = %397, %390
  %399 = load i64, ptr %332, align 8
  %400 = icmp sgt i64 %399, -1
  %401 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %402 = load i64, ptr %401, align 8
  %403 = icmp ne i64 %402, 0
  %404 = select i1 %400, i1 %403, i1 false
  %405 = select i1 %404, i32 8, i32 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %406

406:                                              ; preds = %91, %86, %55, %70, %110, %188, %179, %398
  %407 = phi i32 [ 2, %55 ], [ %405, %398 ], [ 4, %179 ], [ 4, %188 ], [ 2, %70 ], [ 2, %110 ], [ 1, %86 ], [ 3, %91 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %408

408:                                              ; preds = %3, %406
  %409 = phi i32 [ %407, %406 ], [ 5, %3 ]
  ret i32 %409
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define internal fastcc ptr @chosen(ptr noundef readonly captures(none) %0) unnamed_addr #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %72

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %65
  %8 = phi i64 [ 0, %5 ], [ %66, %65 ]
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds nuw %struct.tack_code, ptr %9, i64 %8
  %11 = load i64, ptr %10, align 8
  %12 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @process, i64 8) monotonic, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %62

14:                                               ; preds = %7
  %15 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !srcloc !15
  %16 = extractvalue { i32, i32, i32, i32 } %15, 0
  %17 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #8, !srcloc !15
  %18 = extractvalue { i32, i32, i32, i32 } %17, 0
  %19 = icmp ugt i32 %18, -2147483648
  br i1 %19, label %20, label %23

20:                                               ; preds = %14
  %21 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #8, !srcloc !15
  %22 = extractvalue { i32, i32, i32, i32 } %21, 2
  br label %23

23:                                               ; preds = %20, %14
  %24 = phi i32 [ %22, %20 ], [ 0, %14 ]
  %25 = icmp ugt i32 %16, 6
  br i1 %25, label %26, label %29

26:                                               ; preds = %23
  %27 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #8, !srcloc !15
  %28 = extractvalue { i32, i32, i32, i32 } %27, 1
  br label %29

29:                                               ; preds = %26, %23
  %30 = phi i32 [ %28, %26 ], [ 0, %23 ]
  %31 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #8, !srcloc !15
  %32 = extractvalue { i32, i32, i32, i32 } %31, 2
  %33 = and i32 %32, 9970177
  %34 = icmp ne i32 %33, 9970177
  %35 = and i32 %24, 1
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %34, i1 true, i1 %36
  br i1 %37, label %60, label %38

38:                                               ; preds = %29
  %39 = and i32 %32, 943722496
  %40 = icmp eq i32 %39, 943722496
  br i1 %40, label %41, label %60

41:                                               ; preds = %38
  %42 = and i32 %30, 296
  %43 = icmp ne i32 %42, 296
  %44 = and i32 %24, 32
  %45 = icmp eq i32 %44, 0
  %46 = or i1 %45, %43
  br i1 %46, label %60, label %47

47:                                               ; preds = %41
  %48 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #8, !srcloc !16
  %49 = extractvalue { i32, i32 } %48, 0
  %50 = zext i32 %49 to i64
  %51 = and i64 %50, 6
  %52 = icmp eq i64 %51, 6
  br i1 %52, label %53, label %60

53:                                               ; preds = %47
  %54 = and i32 %30, -805109760
  %55 = icmp eq i32 %54, -805109760
  %56 = and i64 %50, 230
  %57 = icmp eq i64 %56, 230
  %58 = and i1 %55, %57
  %59 = select i1 %58, i64 5, i64 4
  br label %60

60:                                               ; preds = %53, %47, %41, %38, %29
  %61 = phi i64 [ 3, %38 ], [ 1, %29 ], [ 3, %47 ], [ 3, %41 ], [ %59, %53 ]
  store atomic i64 %61, ptr getelementptr inbounds nuw (i8, ptr @process, i64 8) monotonic, align 8
  br label %62

62:                                               ; preds = %7, %60
  %63 = phi i64 [ %12, %7 ], [ %61, %60 ]
  %64 = icmp slt i64 %11, %63
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = add nuw nsw i64 %8, 1
  %67 = load i64, ptr %2, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %7, label %72, !llvm.loop !17

69:                                               ; preds = %62
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds nuw %struct.tack_code, ptr %70, i64 %8
  br label %72

72:                                               ; preds = %65, %1, %69
  %73 = phi ptr [ %71, %69 ], [ null, %1 ], [ null, %65 ]
  ret ptr %73
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @tack_run(ptr noundef, ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define i64 @tack_export_level(ptr noundef readonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call fastcc ptr @chosen(ptr noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = load i64, ptr %2, align 8
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i64 [ %5, %4 ], [ 0, %1 ]
  ret i64 %7
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #6 {
  %6 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
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
  br i1 %102, label %15, label %103, !llvm.loop !18

103:                                              ; preds = %99
  %104 = load i64, ptr %6, align 16
  br label %105

105:                                              ; preds = %103, %5
  %106 = phi i64 [ %104, %103 ], [ undef, %5 ]
  store i64 %106, ptr %4, align 8
  br label %107

107:                                              ; preds = %80, %82, %68, %53, %39, %95, %62, %105
  %108 = phi i32 [ 1, %105 ], [ 0, %62 ], [ 0, %95 ], [ 0, %39 ], [ 0, %53 ], [ 0, %68 ], [ 0, %82 ], [ 0, %80 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret i32 %108
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #5

declare void @tack_initialize(ptr noundef, i64 noundef) local_unnamed_addr #4

declare i32 @__register_atfork(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare void @tack_reset_after_fork() #4

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v2" "target-features"="+cmov,+crc32,+cx16,+cx8,+fxsr,+mmx,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!15 = !{i64 2283}
!16 = !{i64 2489}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
