; ModuleID = 'export.c'
source_filename = "export.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { i64, i64, i64 }
%struct.arguments = type { [32 x %struct.array], i64, [64 x i64], [64 x i64], [8 x i64], [8 x i64], [8 x i64], [128 x i64] }
%struct.array = type { ptr, ptr, i64 }
%struct.output = type { [8 x i64], i64, i64, i64, [4096 x i8] }
%struct.tack_code = type { i64, ptr, ptr }
%struct.tack_param = type { i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.tack_small = type { i64, i64 }
%struct.tack_axis = type { i64, i64, i64, i64, i64, i64 }
%struct.tack_slot = type { i64, i64, i64 }
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
  %4 = alloca [16 x i64], align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.arguments, align 8
  %9 = alloca %struct.output, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 776
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 1288
  br i1 %12, label %15, label %370

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %17

17:                                               ; preds = %28, %15
  %18 = phi i64 [ 0, %15 ], [ %29, %28 ]
  %19 = load ptr, ptr %16, align 8
  %20 = getelementptr inbounds nuw %struct.tack_code, ptr %19, i64 %18
  %21 = load i64, ptr %20, align 8
  %22 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @process, i64 8) monotonic, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %17
  store atomic i64 5, ptr getelementptr inbounds nuw (i8, ptr @process, i64 8) monotonic, align 8
  br label %25

25:                                               ; preds = %24, %17
  %26 = phi i64 [ %22, %17 ], [ 5, %24 ]
  %27 = icmp slt i64 %21, %26
  br i1 %27, label %31, label %28

28:                                               ; preds = %25
  %29 = add nuw nsw i64 %18, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %370, label %17, !llvm.loop !5

31:                                               ; preds = %25
  %32 = load ptr, ptr %16, align 8
  %33 = getelementptr inbounds nuw %struct.tack_code, ptr %32, i64 %18
  %34 = icmp eq ptr %32, null
  br i1 %34, label %370, label %35

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store i64 0, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 72
  %43 = load ptr, ptr %42, align 8
  br label %51

44:                                               ; preds = %120, %35
  %45 = getelementptr inbounds nuw i8, ptr %36, i64 56
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %145

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %36, i64 112
  %50 = load ptr, ptr %49, align 8
  br label %131

51:                                               ; preds = %120, %41
  %52 = phi i64 [ 0, %41 ], [ %123, %120 ]
  %53 = phi i64 [ 0, %41 ], [ %126, %120 ]
  %54 = getelementptr inbounds nuw %struct.tack_param, ptr %43, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  %57 = shl nsw i64 %53, 4
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 %57
  br i1 %56, label %61, label %59

59:                                               ; preds = %51
  %60 = load i64, ptr %58, align 8
  br label %120

61:                                               ; preds = %51
  %62 = getelementptr inbounds %struct.array, ptr %8, i64 %52
  %63 = load i64, ptr %58, align 8
  %64 = inttoptr i64 %63 to ptr
  store ptr %64, ptr %62, align 8
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = inttoptr i64 %66 to ptr
  %68 = getelementptr inbounds nuw i8, ptr %62, i64 8
  store ptr %67, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %72 = load i64, ptr %71, align 8
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %76, label %103

74:                                               ; preds = %82
  %75 = icmp eq i32 %85, 0
  br i1 %75, label %91, label %101

76:                                               ; preds = %61, %82
  %77 = phi i64 [ %86, %82 ], [ 0, %61 ]
  %78 = phi i32 [ %85, %82 ], [ 0, %61 ]
  %79 = getelementptr inbounds nuw i64, ptr %67, i64 %77
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %80, 0
  br i1 %81, label %368, label %82

82:                                               ; preds = %76
  %83 = icmp eq i64 %80, 0
  %84 = zext i1 %83 to i32
  %85 = or i32 %78, %84
  %86 = add nuw nsw i64 %77, 1
  %87 = icmp eq i64 %86, %72
  br i1 %87, label %74, label %76, !llvm.loop !7

88:                                               ; preds = %91
  %89 = add nuw nsw i64 %92, 1
  %90 = icmp eq i64 %89, %72
  br i1 %90, label %103, label %91, !llvm.loop !8

91:                                               ; preds = %74, %88
  %92 = phi i64 [ %89, %88 ], [ 0, %74 ]
  %93 = phi i64 [ %98, %88 ], [ %70, %74 ]
  %94 = getelementptr inbounds nuw i64, ptr %67, i64 %92
  %95 = load i64, ptr %94, align 8
  %96 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %93, i64 %95)
  %97 = extractvalue { i64, i1 } %96, 1
  %98 = extractvalue { i64, i1 } %96, 0
  %99 = icmp slt i64 %98, 0
  %100 = or i1 %97, %99
  br i1 %100, label %368, label %88

101:                                              ; preds = %74
  %102 = getelementptr inbounds nuw i8, ptr %62, i64 16
  store i64 0, ptr %102, align 8
  br label %117

103:                                              ; preds = %88, %61
  %104 = phi i64 [ %70, %61 ], [ %98, %88 ]
  %105 = getelementptr inbounds nuw i8, ptr %62, i64 16
  store i64 %104, ptr %105, align 8
  %106 = icmp eq i64 %104, 0
  br i1 %106, label %117, label %107

107:                                              ; preds = %103
  %108 = icmp eq i64 %63, 0
  br i1 %108, label %368, label %109

109:                                              ; preds = %107
  %110 = urem i64 %63, %70
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %54, i64 40
  %114 = load i64, ptr %113, align 8
  %115 = and i64 %114, 2
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %368

117:                                              ; preds = %112, %109, %103, %101
  %118 = load i64, ptr %37, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %37, align 8
  br label %120

120:                                              ; preds = %117, %59
  %121 = phi i64 [ 776, %117 ], [ 1288, %59 ]
  %122 = phi i64 [ %118, %117 ], [ %60, %59 ]
  %123 = phi i64 [ %119, %117 ], [ %52, %59 ]
  %124 = getelementptr inbounds nuw i8, ptr %8, i64 %121
  %125 = getelementptr inbounds nuw i64, ptr %124, i64 %53
  store i64 %122, ptr %125, align 8
  %126 = add nuw nsw i64 %53, 1
  %127 = icmp slt i64 %126, %39
  br i1 %127, label %51, label %44, !llvm.loop !9

128:                                              ; preds = %131
  %129 = add nuw nsw i64 %132, 1
  %130 = icmp eq i64 %129, %46
  br i1 %130, label %145, label %131, !llvm.loop !10

131:                                              ; preds = %128, %48
  %132 = phi i64 [ 0, %48 ], [ %129, %128 ]
  %133 = getelementptr inbounds nuw %struct.tack_small, ptr %50, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds i64, ptr %13, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds %struct.array, ptr %8, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds i64, ptr %139, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %143, 2147483647
  br i1 %144, label %368, label %128

145:                                              ; preds = %128, %44
  %146 = getelementptr inbounds nuw i8, ptr %36, i64 48
  %147 = load i64, ptr %146, align 8
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %216

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw i8, ptr %36, i64 104
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %152 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %153 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %154 = load ptr, ptr %150, align 8
  br label %157

155:                                              ; preds = %201
  %156 = icmp eq i32 %202, 0
  br i1 %156, label %209, label %216

157:                                              ; preds = %201, %149
  %158 = phi i32 [ 0, %149 ], [ %202, %201 ]
  %159 = phi i64 [ 0, %149 ], [ %203, %201 ]
  %160 = getelementptr inbounds nuw %struct.tack_axis, ptr %154, i64 %159
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %163 = load i64, ptr %162, align 8
  %164 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %36, ptr noundef nonnull %8, i64 noundef %161, i64 noundef %163, ptr noundef %5)
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %200, label %166

166:                                              ; preds = %157
  %167 = getelementptr inbounds nuw i8, ptr %160, i64 16
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %160, i64 24
  %170 = load i64, ptr %169, align 8
  %171 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %36, ptr noundef nonnull %8, i64 noundef %168, i64 noundef %170, ptr noundef %6)
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %200, label %173

173:                                              ; preds = %166
  %174 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %160, i64 40
  %177 = load i64, ptr %176, align 8
  %178 = call fastcc i32 @evaluate(ptr noundef nonnull readonly %36, ptr noundef nonnull %8, i64 noundef %175, i64 noundef %177, ptr noundef %7)
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %200, label %180

180:                                              ; preds = %173
  %181 = load i64, ptr %5, align 8
  %182 = getelementptr inbounds nuw i64, ptr %151, i64 %159
  store i64 %181, ptr %182, align 8
  %183 = load i64, ptr %7, align 8
  %184 = getelementptr inbounds nuw i64, ptr %152, i64 %159
  store i64 %183, ptr %184, align 8
  %185 = getelementptr inbounds nuw i64, ptr %153, i64 %159
  store i64 0, ptr %185, align 8
  %186 = icmp sgt i64 %183, 0
  br i1 %186, label %187, label %201

187:                                              ; preds = %180
  %188 = load i64, ptr %6, align 8
  %189 = icmp sgt i64 %188, %181
  br i1 %189, label %190, label %201

190:                                              ; preds = %187
  %191 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %188, i64 %181)
  %192 = extractvalue { i64, i1 } %191, 1
  br i1 %192, label %200, label %193

193:                                              ; preds = %190
  %194 = extractvalue { i64, i1 } %191, 0
  %195 = add nsw i64 %194, -1
  %196 = sdiv i64 %195, %183
  %197 = add nsw i64 %196, 1
  store i64 %197, ptr %185, align 8
  %198 = icmp eq i64 %197, 0
  %199 = select i1 %198, i32 1, i32 %158
  br label %201

200:                                              ; preds = %190, %173, %166, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %368

201:                                              ; preds = %193, %187, %180
  %202 = phi i32 [ %199, %193 ], [ 1, %187 ], [ 1, %180 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %203 = add nuw nsw i64 %159, 1
  %204 = icmp slt i64 %203, %147
  br i1 %204, label %157, label %155, !llvm.loop !11

205:                                              ; preds = %209
  %206 = extractvalue { i64, i1 } %214, 0
  %207 = add nuw nsw i64 %211, 1
  %208 = icmp eq i64 %207, %147
  br i1 %208, label %216, label %209, !llvm.loop !12

209:                                              ; preds = %155, %205
  %210 = phi i64 [ %206, %205 ], [ 1, %155 ]
  %211 = phi i64 [ %207, %205 ], [ 0, %155 ]
  %212 = getelementptr inbounds nuw i64, ptr %153, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %210, i64 %213)
  %215 = extractvalue { i64, i1 } %214, 1
  br i1 %215, label %368, label %205

216:                                              ; preds = %205, %155, %145
  %217 = phi i64 [ 1, %145 ], [ 0, %155 ], [ %206, %205 ]
  %218 = getelementptr inbounds nuw i8, ptr %36, i64 40
  %219 = load i64, ptr %218, align 8
  %220 = icmp sgt i64 %219, 0
  br i1 %220, label %221, label %267

221:                                              ; preds = %216
  %222 = getelementptr inbounds nuw i8, ptr %36, i64 88
  %223 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %224 = getelementptr inbounds nuw i8, ptr %8, i64 1928
  %225 = getelementptr inbounds nuw i8, ptr %8, i64 1864
  %226 = getelementptr inbounds nuw i8, ptr %8, i64 1800
  %227 = load ptr, ptr %222, align 8
  br label %228

228:                                              ; preds = %262, %221
  %229 = phi i64 [ 0, %221 ], [ %265, %262 ]
  %230 = getelementptr inbounds nuw %struct.tack_slot, ptr %227, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %233 = load i64, ptr %232, align 8
  switch i64 %231, label %259 [
    i64 0, label %234
    i64 1, label %237
    i64 2, label %240
    i64 3, label %243
    i64 4, label %249
  ]

234:                                              ; preds = %228
  %235 = getelementptr inbounds i64, ptr %226, i64 %233
  %236 = load i64, ptr %235, align 8
  br label %262

237:                                              ; preds = %228
  %238 = getelementptr inbounds i64, ptr %225, i64 %233
  %239 = load i64, ptr %238, align 8
  br label %262

240:                                              ; preds = %228
  %241 = getelementptr inbounds i64, ptr %224, i64 %233
  %242 = load i64, ptr %241, align 8
  br label %262

243:                                              ; preds = %228
  %244 = getelementptr inbounds i64, ptr %13, i64 %233
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds %struct.array, ptr %8, i64 %245
  %247 = load ptr, ptr %246, align 8
  %248 = ptrtoint ptr %247 to i64
  br label %262

249:                                              ; preds = %228
  %250 = getelementptr inbounds i64, ptr %13, i64 %233
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds %struct.array, ptr %8, i64 %251
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 8
  %254 = load ptr, ptr %253, align 8
  %255 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds i64, ptr %254, i64 %256
  %258 = load i64, ptr %257, align 8
  br label %262

259:                                              ; preds = %228
  %260 = getelementptr inbounds i64, ptr %14, i64 %233
  %261 = load i64, ptr %260, align 8
  br label %262

262:                                              ; preds = %259, %249, %243, %240, %237, %234
  %263 = phi i64 [ %261, %259 ], [ %258, %249 ], [ %248, %243 ], [ %242, %240 ], [ %239, %237 ], [ %236, %234 ]
  %264 = getelementptr inbounds nuw i64, ptr %223, i64 %229
  store i64 %263, ptr %264, align 8
  %265 = add nuw nsw i64 %229, 1
  %266 = icmp slt i64 %265, %219
  br i1 %266, label %228, label %267, !llvm.loop !13

267:                                              ; preds = %262, %216
  %268 = load atomic i64, ptr @process acquire, align 8
  %269 = icmp eq i64 %268, 2
  br i1 %269, label %293, label %270

270:                                              ; preds = %267
  %271 = cmpxchg ptr @process, i64 0, i64 1 acquire acquire, align 8
  %272 = extractvalue { i64, i1 } %271, 1
  br i1 %272, label %273, label %289

273:                                              ; preds = %270
  %274 = load i64, ptr getelementptr inbounds nuw (i8, ptr @process, i64 16), align 8
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %276, label %286

276:                                              ; preds = %273
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %277 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %4) #10
  %278 = icmp slt i32 %277, 0
  br i1 %278, label %284, label %279

279:                                              ; preds = %276
  %280 = load <16 x i64>, ptr %4, align 8
  %281 = call range(i64 0, 65) <16 x i64> @llvm.ctpop.v16i64(<16 x i64> %280)
  %282 = call i64 @llvm.vector.reduce.add.v16i64(<16 x i64> %281)
  %283 = call i64 @llvm.umax.i64(i64 %282, i64 1)
  br label %284

284:                                              ; preds = %279, %276
  %285 = phi i64 [ %283, %279 ], [ 1, %276 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %286

286:                                              ; preds = %284, %273
  %287 = phi i64 [ %285, %284 ], [ %274, %273 ]
  call void @tack_initialize(ptr noundef null, i64 noundef %287) #10
  %288 = call i32 @__register_atfork(ptr noundef null, ptr noundef null, ptr noundef nonnull @tack_reset_after_fork, ptr noundef null) #10
  store atomic i64 2, ptr @process release, align 8
  br label %289

289:                                              ; preds = %286, %270
  br label %290

290:                                              ; preds = %289, %290
  %291 = load atomic i64, ptr @process acquire, align 8
  %292 = icmp eq i64 %291, 2
  br i1 %292, label %293, label %290, !llvm.loop !14

293:                                              ; preds = %290, %267
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #10
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %295 = load i64, ptr %294, align 8
  %296 = icmp sgt i64 %295, -1
  br i1 %296, label %297, label %302

297:                                              ; preds = %293
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %9, i8 0, i64 88, i1 false)
  %298 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store i64 1, ptr %298, align 8
  %299 = ptrtoint ptr %9 to i64
  %300 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %301 = getelementptr inbounds nuw i64, ptr %300, i64 %295
  store i64 %299, ptr %301, align 8
  br label %302

302:                                              ; preds = %297, %293
  %303 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %304 = load ptr, ptr %303, align 8
  %305 = getelementptr inbounds nuw i8, ptr %8, i64 1992
  %306 = load ptr, ptr %0, align 8
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 32
  %308 = load i64, ptr %307, align 8
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %310, label %352

310:                                              ; preds = %302
  %311 = getelementptr inbounds nuw i8, ptr %306, i64 72
  %312 = load ptr, ptr %311, align 8
  %313 = load i64, ptr %37, align 8
  %314 = icmp sgt i64 %313, 0
  br label %315

315:                                              ; preds = %349, %310
  %316 = phi i64 [ 0, %310 ], [ %350, %349 ]
  %317 = getelementptr inbounds nuw %struct.tack_param, ptr %312, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %320, label %349

320:                                              ; preds = %315
  %321 = getelementptr inbounds nuw i8, ptr %317, i64 40
  %322 = load i64, ptr %321, align 8
  %323 = and i64 %322, 1
  %324 = icmp eq i64 %323, 0
  br i1 %324, label %349, label %325

325:                                              ; preds = %320
  %326 = getelementptr inbounds nuw i64, ptr %13, i64 %316
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds %struct.array, ptr %8, i64 %327
  br i1 %314, label %329, label %349

329:                                              ; preds = %325
  %330 = getelementptr inbounds nuw i8, ptr %328, i64 16
  br label %331

331:                                              ; preds = %346, %329
  %332 = phi i64 [ 0, %329 ], [ %347, %346 ]
  %333 = icmp eq i64 %327, %332
  br i1 %333, label %346, label %334

334:                                              ; preds = %331
  %335 = getelementptr inbounds nuw %struct.array, ptr %8, i64 %332
  %336 = load ptr, ptr %328, align 8
  %337 = load ptr, ptr %335, align 8
  %338 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %337, i64 %339
  %341 = icmp ult ptr %336, %340
  br i1 %341, label %342, label %346

342:                                              ; preds = %334
  %343 = load i64, ptr %330, align 8
  %344 = getelementptr inbounds nuw i8, ptr %336, i64 %343
  %345 = icmp ult ptr %337, %344
  br i1 %345, label %352, label %346

346:                                              ; preds = %342, %334, %331
  %347 = add nuw nsw i64 %332, 1
  %348 = icmp eq i64 %347, %313
  br i1 %348, label %349, label %331, !llvm.loop !15

349:                                              ; preds = %346, %325, %320, %315
  %350 = add nuw nsw i64 %316, 1
  %351 = icmp eq i64 %350, %308
  br i1 %351, label %352, label %315, !llvm.loop !16

352:                                              ; preds = %349, %342, %302
  %353 = phi i64 [ 1, %302 ], [ 0, %342 ], [ 1, %349 ]
  call void @tack_run(ptr noundef %304, ptr noundef nonnull %305, i64 noundef %217, i64 noundef %353) #10
  %354 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %355 = load ptr, ptr %354, align 8
  %356 = icmp ne ptr %355, null
  %357 = icmp ne ptr %2, null
  %358 = and i1 %357, %356
  br i1 %358, label %359, label %360

359:                                              ; preds = %352
  call void %355(ptr noundef nonnull %305, ptr noundef nonnull %2) #10
  br label %360

360:                                              ; preds = %359, %352
  %361 = load i64, ptr %294, align 8
  %362 = icmp sgt i64 %361, -1
  %363 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %364 = load i64, ptr %363, align 8
  %365 = icmp ne i64 %364, 0
  %366 = select i1 %362, i1 %365, i1 false
  %367 = select i1 %366, i32 8, i32 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #10
  br label %368

368:                                              ; preds = %112, %107, %76, %91, %131, %209, %200, %360
  %369 = phi i32 [ 2, %76 ], [ %367, %360 ], [ 4, %200 ], [ 4, %209 ], [ 2, %91 ], [ 2, %131 ], [ 1, %107 ], [ 3, %112 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  br label %370

370:                                              ; preds = %28, %3, %31, %368
  %371 = phi i32 [ %369, %368 ], [ 5, %31 ], [ 5, %3 ], [ 5, %28 ]
  ret i32 %371
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @tack_run(ptr noundef, ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @tack_export_level(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %27

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %18, %5
  %8 = phi i64 [ 0, %5 ], [ %19, %18 ]
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds nuw %struct.tack_code, ptr %9, i64 %8
  %11 = load i64, ptr %10, align 8
  %12 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @process, i64 8) monotonic, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %7
  store atomic i64 5, ptr getelementptr inbounds nuw (i8, ptr @process, i64 8) monotonic, align 8
  br label %15

15:                                               ; preds = %14, %7
  %16 = phi i64 [ %12, %7 ], [ 5, %14 ]
  %17 = icmp slt i64 %11, %16
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = add nuw nsw i64 %8, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %27, label %7, !llvm.loop !5

21:                                               ; preds = %15
  %22 = load ptr, ptr %6, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw %struct.tack_code, ptr %22, i64 %8
  %26 = load i64, ptr %25, align 8
  br label %27

27:                                               ; preds = %18, %1, %21, %24
  %28 = phi i64 [ %26, %24 ], [ 0, %21 ], [ 0, %1 ], [ 0, %18 ]
  ret i64 %28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #7 {
  %6 = alloca [16 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
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
  br i1 %105, label %15, label %106, !llvm.loop !17

106:                                              ; preds = %102
  %107 = load i64, ptr %6, align 8
  br label %108

108:                                              ; preds = %106, %5
  %109 = phi i64 [ %107, %106 ], [ undef, %5 ]
  store i64 %109, ptr %4, align 8
  br label %110

110:                                              ; preds = %80, %82, %68, %53, %39, %98, %62, %108
  %111 = phi i32 [ 1, %108 ], [ 0, %62 ], [ 0, %98 ], [ 0, %39 ], [ 0, %53 ], [ 0, %68 ], [ 0, %82 ], [ 0, %80 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  ret i32 %111
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #6

declare void @tack_initialize(ptr noundef, i64 noundef) local_unnamed_addr #4

declare i32 @__register_atfork(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare void @tack_reset_after_fork() #4

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i64> @llvm.ctpop.v16i64(<16 x i64>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v16i64(<16 x i64>) #9

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #1 = { nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #5 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv,-outline-atomics" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

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
