#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, f32, index, memref<*xf32>, i32, memref<?xf32, #map>) -> (), sym_name = "host"}> ({
  ^bb0(%arg29: memref<?xf32>, %arg30: f32, %arg31: index, %arg32: memref<*xf32>, %arg33: i32, %arg34: memref<?xf32, #map>):
    %39 = "gpu.wait"() : () -> !gpu.async.token
    %40 = "gpu.wait"(%39, %39) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
    "gpu.wait"(%40) : (!gpu.async.token) -> ()
    "gpu.wait"() {a = 1 : i64} : () -> ()
    %41 = "gpu.alloc"(%arg31) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?xf32>
    %42:2 = "gpu.alloc"(%39, %arg31, %arg31) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> {b} : (!gpu.async.token, index, index) -> (memref<?xf32, #map>, !gpu.async.token)
    %43 = "gpu.alloc"() <{hostShared, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<3xf32>
    %44 = "gpu.alloc"(%39) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> memref<3xf32>
    "gpu.dealloc"(%41) : (memref<?xf32>) -> ()
    %45 = "gpu.dealloc"(%39, %41) {c} : (!gpu.async.token, memref<?xf32>) -> !gpu.async.token
    %46 = "gpu.dealloc"(%41) {c} : (memref<?xf32>) -> !gpu.async.token
    "gpu.memcpy"(%arg29, %arg29) : (memref<?xf32>, memref<?xf32>) -> ()
    %47 = "gpu.memcpy"(%39, %arg29, %arg29) {d} : (!gpu.async.token, memref<?xf32>, memref<?xf32>) -> !gpu.async.token
    "gpu.memset"(%39, %arg29, %arg30) : (!gpu.async.token, memref<?xf32>, f32) -> ()
    "gpu.host_register"(%arg32) : (memref<*xf32>) -> ()
    "gpu.host_unregister"(%arg32) {a} : (memref<*xf32>) -> ()
    "gpu.set_default_device"(%arg33) : (i32) -> ()
    "gpu.set_default_device"(%arg33) {a} : (i32) -> ()
    "gpu.launch"(%arg31, %arg31, %arg31, %arg31, %arg31, %arg31, %arg33) <{function = @bar, module = @foo, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({
    ^bb0(%arg53: index, %arg54: index, %arg55: index, %arg56: index, %arg57: index, %arg58: index, %arg59: index, %arg60: index, %arg61: index, %arg62: index, %arg63: index, %arg64: index, %arg65: memref<3xf32, #gpu.address_space<workgroup>>, %arg66: memref<3xf32, #gpu.address_space<private>>):
      "gpu.barrier"() : () -> ()
      "gpu.barrier"() {a} : () -> ()
      "gpu.terminator"() : () -> ()
    }) {a = 1 : i64, workgroup_attributions = 1 : i64} : (index, index, index, index, index, index, i32) -> ()
    %48 = "gpu.launch"(%39, %arg31, %arg31, %arg31, %arg31, %arg31, %arg31, %arg31, %arg31, %arg31) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> ({
    ^bb0(%arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index, %arg40: index, %arg41: index, %arg42: index, %arg43: index, %arg44: index, %arg45: index, %arg46: index, %arg47: index, %arg48: index, %arg49: index, %arg50: index, %arg51: index, %arg52: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, index, index, index, index, index, index, index, index, index) -> !gpu.async.token
    "gpu.launch_func"(%arg31, %arg31, %arg31, %arg31, %arg31, %arg31, %arg33, %arg30, %arg29) <{kernel = @kern::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 2, 0>}> {a} : (index, index, index, index, index, index, i32, f32, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "kern", targets = [#nvvm.target]}> ({
    "gpu.func"() <{arg_attrs = [{x.y = 1 : i64}, {}], function_type = (f32, memref<?xf32>) -> (), known_block_size = array<i32: 1, 2, 3>, workgroup_attrib_attrs = [{llvm.align = 3 : i64}, {}]}> ({
    ^bb0(%arg21: f32, %arg22: memref<?xf32>, %arg23: memref<3xf32, #gpu.address_space<workgroup>>, %arg24: memref<3xf32, 3>, %arg25: memref<3xf32, #gpu.address_space<private>>):
      %24 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %25 = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 3 : index}> : () -> index
      %26 = "gpu.lane_id"() : () -> index
      %27 = "gpu.subgroup_id"() <{upper_bound = 3 : index}> {a} : () -> index
      %28 = "gpu.all_reduce"(%arg21) <{op = #gpu<all_reduce_op add>}> ({
      }) : (f32) -> f32
      %29 = "gpu.all_reduce"(%arg21) <{uniform}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        "gpu.yield"(%arg27) : (f32) -> ()
      }) : (f32) -> f32
      %30 = "gpu.subgroup_reduce"(%arg21) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>, uniform}> {b} : (f32) -> f32
      %31 = "arith.constant"() <{value = 3 : i32}> : () -> i32
      %32:2 = "gpu.shuffle"(%arg21, %31, %31) <{mode = #gpu<shuffle_mode xor>}> {a} : (f32, i32, i32) -> (f32, i1)
      %33:2 = "gpu.rotate"(%arg21) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, i1)
      "gpu.printf"(%31) <{format = "a %d"}> {a} : (i32) -> ()
      "gpu.printf"() <{format = "a"}> : () -> ()
      %34 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
      %35 = "gpu.subgroup_broadcast"(%arg21, %31) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> f32
      %36 = "gpu.subgroup_broadcast"(%arg21) <{broadcast_type = #gpu<broadcast first_active_lane>}> {q} : (f32) -> f32
      %37 = "gpu.lane_id"() : () -> index
      "gpu.warp_execute_on_lane_0"(%37) <{warp_size = 32 : i64}> ({
        "gpu.yield"() : () -> ()
      }) {a} : (index) -> ()
      %38 = "gpu.warp_execute_on_lane_0"(%37, %arg21) <{warp_size = 32 : i64}> ({
      ^bb0(%arg26: f32):
        "gpu.yield"(%arg26) : (f32) -> ()
      }) : (index, f32) -> f32
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 2 : i64, z} : () -> ()
    "gpu.func"() <{function_type = () -> (f32, f32), res_attrs = [{a.b = 2 : i64}, {}]}> ({
      %23 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
      "gpu.return"(%23, %23) {a} : (f32, f32) -> ()
    }) {sym_name = "d", workgroup_attributions = 0 : i64} : () -> ()
  }) {x} : () -> ()
  "gpu.module"() <{sym_name = "empty"}> ({
  ^bb0:
  }) {x} : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object, sym_name = "handled"}> ({
  ^bb0:
  }) : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "numbered"}> ({
  ^bb0:
  }) : () -> ()
  "builtin.module"() <{sym_name = "streams"}> ({
    "gpu.module"() <{sym_name = "a"}> ({
      "gpu.func"() <{function_type = () -> ()}> ({
        "gpu.return"() : () -> ()
      }) {gpu.kernel, sym_name = "b", workgroup_attributions = 0 : i64} : () -> ()
      "gpu.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg20: i32):
        "gpu.return"() : () -> ()
      }) {gpu.kernel, sym_name = "c", workgroup_attributions = 0 : i64} : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (!gpu.async.token, i32, !llvm.ptr, index) -> (), sym_name = "f"}> ({
    ^bb0(%arg16: !gpu.async.token, %arg17: i32, %arg18: !llvm.ptr, %arg19: index):
      %21 = "gpu.launch_func"(%arg16, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17) <{kernel = @a::@b, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!gpu.async.token, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !gpu.async.token
      "gpu.launch_func"(%arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg17, %arg18) <{kernel = @a::@b, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1>}> {a} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr) -> ()
      "gpu.launch_func"(%arg19, %arg19, %arg19, %arg19, %arg19, %arg19, %arg18) <{kernel = @a::@b, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1>}> : (index, index, index, index, index, index, !llvm.ptr) -> ()
      "gpu.launch_func"(%arg16, %arg19, %arg19, %arg19, %arg19, %arg19, %arg19, %arg18) <{kernel = @a::@b, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1>}> : (!gpu.async.token, index, index, index, index, index, index, !llvm.ptr) -> ()
      %22 = "gpu.launch_func"(%arg19, %arg19, %arg19, %arg19, %arg19, %arg19, %arg17, %arg18) <{kernel = @a::@c, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1>}> : (index, index, index, index, index, index, i32, !llvm.ptr) -> !gpu.async.token
      "func.return"() : () -> ()
    }) : () -> ()
  }) {gpu.container_module} : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf32>, index, index, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle, !gpu.mma_matrix<16x16xf16, "AOp">) -> (), sym_name = "more"}> ({
  ^bb0(%arg7: f32, %arg8: vector<4xf32>, %arg9: index, %arg10: index, %arg11: !gpu.sparse.dntensor_handle, %arg12: !gpu.sparse.spmat_handle, %arg13: !gpu.sparse.spgemmop_handle, %arg14: !gpu.mma_matrix<16x16xf16, "AOp">):
    %7 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
    %8 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> {a.b} : () -> index
    %9 = "gpu.global_id"() <{dimension = #gpu<dim z>, upper_bound = 4 : index}> {a.b} : () -> index
    %10 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> index
    %11 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>}> : () -> index
    %12 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim z>}> : () -> index
    %13 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> index
    %14 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> index
    %15 = "gpu.num_subgroups"() : () -> index
    %16 = "gpu.subgroup_size"() <{upper_bound = 64 : index}> : () -> index
    %17 = "gpu.subgroup_reduce"(%arg8) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op maxnumf>}> : (vector<4xf32>) -> vector<4xf32>
    %18 = "gpu.subgroup_reduce"(%arg7) <{cluster_size = 2 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op minimumf>}> : (f32) -> f32
    %19 = "gpu.warp_execute_on_lane_0"(%arg9, %arg8) <{warp_size = 4 : i64}> ({
    ^bb0(%arg15: vector<16xf32>):
      %20 = "t.part"(%arg15) : (vector<16xf32>) -> vector<4xf32>
      "gpu.yield"(%20) : (vector<4xf32>) -> ()
    }) {a.b} : (index, vector<4xf32>) -> vector<1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<32x32xf16, 3>, index, !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf32, "COp">, f16, memref<32x32xf32>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: memref<32x32xf16, 3>, %arg1: index, %arg2: !gpu.mma_matrix<16x16xf16, "AOp">, %arg3: !gpu.mma_matrix<16x16xf16, "BOp">, %arg4: !gpu.mma_matrix<16x16xf32, "COp">, %arg5: f16, %arg6: memref<32x32xf32>):
    %0 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg1) <{leadDimension = 32 : index, transpose}> {a.b} : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
    "gpu.subgroup_mma_store_matrix"(%arg4, %arg6, %arg1, %arg1) <{leadDimension = 32 : index}> : (!gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>, index, index) -> ()
    %1 = "gpu.subgroup_mma_compute"(%arg2, %arg3, %arg4) <{a_transpose, b_transpose}> : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %2 = "gpu.subgroup_mma_constant_matrix"(%arg5) {a} : (f16) -> !gpu.mma_matrix<16x16xf16, "AOp">
    %3 = "gpu.subgroup_mma_extract_thread_local"(%arg2, %arg1) : (!gpu.mma_matrix<16x16xf16, "AOp">, index) -> f16
    %4 = "gpu.subgroup_mma_insert_thread_local"(%arg5, %arg2, %arg1) : (f16, !gpu.mma_matrix<16x16xf16, "AOp">, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
    %5 = "gpu.subgroup_mma_elementwise"(%arg2, %arg2) <{opType = #gpu<mma_element_wise addf>}> {a} : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
    %6 = "gpu.subgroup_mma_load_matrix"(%arg0) <{leadDimension = 32 : index}> : (memref<32x32xf16, 3>) -> !gpu.mma_matrix<16x16xf16, "COp">
    "func.return"() : () -> ()
  }) : () -> ()
  "t.mapped"() {a = [#gpu.thread<x>, #gpu.block<linear_dim_3>, #gpu.warp<y>, #gpu.warpgroup<z>, #gpu.lane<linear_dim_0>], b = [#gpu.loop_dim_map<processor = thread_x, map = (d0)[s0] -> (d0 * s0), bound = () -> (3)>, #gpu.select_object<#nvvm.target>, #gpu<mma_element_wise extf>]} : () -> ()
}) {gpu.container_module} : () -> ()

