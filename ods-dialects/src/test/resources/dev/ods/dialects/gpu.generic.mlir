#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, f32, index, memref<*xf32>, i32, memref<?xf32, #map>) -> (), sym_name = "host"}> ({
  ^bb0(%arg22: memref<?xf32>, %arg23: f32, %arg24: index, %arg25: memref<*xf32>, %arg26: i32, %arg27: memref<?xf32, #map>):
    %32 = "gpu.wait"() : () -> !gpu.async.token
    %33 = "gpu.wait"(%32, %32) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
    "gpu.wait"(%33) : (!gpu.async.token) -> ()
    "gpu.wait"() {a = 1 : i64} : () -> ()
    %34 = "gpu.alloc"(%arg24) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?xf32>
    %35:2 = "gpu.alloc"(%32, %arg24, %arg24) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> {b} : (!gpu.async.token, index, index) -> (memref<?xf32, #map>, !gpu.async.token)
    %36 = "gpu.alloc"() <{hostShared, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<3xf32>
    %37 = "gpu.alloc"(%32) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> memref<3xf32>
    "gpu.dealloc"(%34) : (memref<?xf32>) -> ()
    %38 = "gpu.dealloc"(%32, %34) {c} : (!gpu.async.token, memref<?xf32>) -> !gpu.async.token
    %39 = "gpu.dealloc"(%34) {c} : (memref<?xf32>) -> !gpu.async.token
    "gpu.memcpy"(%arg22, %arg22) : (memref<?xf32>, memref<?xf32>) -> ()
    %40 = "gpu.memcpy"(%32, %arg22, %arg22) {d} : (!gpu.async.token, memref<?xf32>, memref<?xf32>) -> !gpu.async.token
    "gpu.memset"(%32, %arg22, %arg23) : (!gpu.async.token, memref<?xf32>, f32) -> ()
    "gpu.host_register"(%arg25) : (memref<*xf32>) -> ()
    "gpu.host_unregister"(%arg25) {a} : (memref<*xf32>) -> ()
    "gpu.set_default_device"(%arg26) : (i32) -> ()
    "gpu.set_default_device"(%arg26) {a} : (i32) -> ()
    "gpu.launch"(%arg24, %arg24, %arg24, %arg24, %arg24, %arg24, %arg26) <{function = @bar, module = @foo, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({
    ^bb0(%arg46: index, %arg47: index, %arg48: index, %arg49: index, %arg50: index, %arg51: index, %arg52: index, %arg53: index, %arg54: index, %arg55: index, %arg56: index, %arg57: index, %arg58: memref<3xf32, #gpu.address_space<workgroup>>, %arg59: memref<3xf32, #gpu.address_space<private>>):
      "gpu.barrier"() : () -> ()
      "gpu.barrier"() {a} : () -> ()
      "gpu.terminator"() : () -> ()
    }) {a = 1 : i64, workgroup_attributions = 1 : i64} : (index, index, index, index, index, index, i32) -> ()
    %41 = "gpu.launch"(%32, %arg24, %arg24, %arg24, %arg24, %arg24, %arg24, %arg24, %arg24, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> ({
    ^bb0(%arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index, %arg40: index, %arg41: index, %arg42: index, %arg43: index, %arg44: index, %arg45: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, index, index, index, index, index, index, index, index, index) -> !gpu.async.token
    "gpu.launch_func"(%arg24, %arg24, %arg24, %arg24, %arg24, %arg24, %arg26, %arg23, %arg22) <{kernel = @kern::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 2, 0>}> {a} : (index, index, index, index, index, index, i32, f32, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "kern", targets = [#nvvm.target]}> ({
    "gpu.func"() <{arg_attrs = [{x.y = 1 : i64}, {}], function_type = (f32, memref<?xf32>) -> (), known_block_size = array<i32: 1, 2, 3>, workgroup_attrib_attrs = [{llvm.align = 3 : i64}, {}]}> ({
    ^bb0(%arg14: f32, %arg15: memref<?xf32>, %arg16: memref<3xf32, #gpu.address_space<workgroup>>, %arg17: memref<3xf32, 3>, %arg18: memref<3xf32, #gpu.address_space<private>>):
      %17 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %18 = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 3 : index}> : () -> index
      %19 = "gpu.lane_id"() : () -> index
      %20 = "gpu.subgroup_id"() <{upper_bound = 3 : index}> {a} : () -> index
      %21 = "gpu.all_reduce"(%arg14) <{op = #gpu<all_reduce_op add>}> ({
      }) : (f32) -> f32
      %22 = "gpu.all_reduce"(%arg14) <{uniform}> ({
      ^bb0(%arg20: f32, %arg21: f32):
        "gpu.yield"(%arg20) : (f32) -> ()
      }) : (f32) -> f32
      %23 = "gpu.subgroup_reduce"(%arg14) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>, uniform}> {b} : (f32) -> f32
      %24 = "arith.constant"() <{value = 3 : i32}> : () -> i32
      %25:2 = "gpu.shuffle"(%arg14, %24, %24) <{mode = #gpu<shuffle_mode xor>}> {a} : (f32, i32, i32) -> (f32, i1)
      %26:2 = "gpu.rotate"(%arg14) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, i1)
      "gpu.printf"(%24) <{format = "a %d"}> {a} : (i32) -> ()
      "gpu.printf"() <{format = "a"}> : () -> ()
      %27 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
      %28 = "gpu.subgroup_broadcast"(%arg14, %24) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> f32
      %29 = "gpu.subgroup_broadcast"(%arg14) <{broadcast_type = #gpu<broadcast first_active_lane>}> {q} : (f32) -> f32
      %30 = "gpu.lane_id"() : () -> index
      "gpu.warp_execute_on_lane_0"(%30) <{warp_size = 32 : i64}> ({
        "gpu.yield"() : () -> ()
      }) {a} : (index) -> ()
      %31 = "gpu.warp_execute_on_lane_0"(%30, %arg14) <{warp_size = 32 : i64}> ({
      ^bb0(%arg19: f32):
        "gpu.yield"(%arg19) : (f32) -> ()
      }) : (index, f32) -> f32
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 2 : i64, z} : () -> ()
    "gpu.func"() <{function_type = () -> (f32, f32), res_attrs = [{a.b = 2 : i64}, {}]}> ({
      %16 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
      "gpu.return"(%16, %16) {a} : (f32, f32) -> ()
    }) {sym_name = "d", workgroup_attributions = 0 : i64} : () -> ()
  }) {x} : () -> ()
  "gpu.module"() <{sym_name = "empty"}> ({
  ^bb0:
  }) {x} : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object, sym_name = "handled"}> ({
  ^bb0:
  }) : () -> ()
  "builtin.module"() <{sym_name = "streams"}> ({
    "gpu.module"() <{sym_name = "a"}> ({
      "gpu.func"() <{function_type = () -> ()}> ({
        "gpu.return"() : () -> ()
      }) {gpu.kernel, sym_name = "b", workgroup_attributions = 0 : i64} : () -> ()
      "gpu.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg13: i32):
        "gpu.return"() : () -> ()
      }) {gpu.kernel, sym_name = "c", workgroup_attributions = 0 : i64} : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (!gpu.async.token, i32, !llvm.ptr, index) -> (), sym_name = "f"}> ({
    ^bb0(%arg9: !gpu.async.token, %arg10: i32, %arg11: !llvm.ptr, %arg12: index):
      %14 = "gpu.launch_func"(%arg9, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10) <{kernel = @a::@b, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!gpu.async.token, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !gpu.async.token
      "gpu.launch_func"(%arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg10, %arg11) <{kernel = @a::@b, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1>}> {a} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr) -> ()
      "gpu.launch_func"(%arg12, %arg12, %arg12, %arg12, %arg12, %arg12, %arg11) <{kernel = @a::@b, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1>}> : (index, index, index, index, index, index, !llvm.ptr) -> ()
      "gpu.launch_func"(%arg9, %arg12, %arg12, %arg12, %arg12, %arg12, %arg12, %arg11) <{kernel = @a::@b, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1>}> : (!gpu.async.token, index, index, index, index, index, index, !llvm.ptr) -> ()
      %15 = "gpu.launch_func"(%arg12, %arg12, %arg12, %arg12, %arg12, %arg12, %arg10, %arg11) <{kernel = @a::@c, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1>}> : (index, index, index, index, index, index, i32, !llvm.ptr) -> !gpu.async.token
      "func.return"() : () -> ()
    }) : () -> ()
  }) {gpu.container_module} : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf32>, index, index, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle, !gpu.mma_matrix<16x16xf16, "AOp">) -> (), sym_name = "more"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf32>, %arg2: index, %arg3: index, %arg4: !gpu.sparse.dntensor_handle, %arg5: !gpu.sparse.spmat_handle, %arg6: !gpu.sparse.spgemmop_handle, %arg7: !gpu.mma_matrix<16x16xf16, "AOp">):
    %0 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
    %1 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> {a.b} : () -> index
    %2 = "gpu.global_id"() <{dimension = #gpu<dim z>, upper_bound = 4 : index}> {a.b} : () -> index
    %3 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> index
    %4 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>}> : () -> index
    %5 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim z>}> : () -> index
    %6 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> index
    %7 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> index
    %8 = "gpu.num_subgroups"() : () -> index
    %9 = "gpu.subgroup_size"() <{upper_bound = 64 : index}> : () -> index
    %10 = "gpu.subgroup_reduce"(%arg1) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op maxnumf>}> : (vector<4xf32>) -> vector<4xf32>
    %11 = "gpu.subgroup_reduce"(%arg0) <{cluster_size = 2 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op minimumf>}> : (f32) -> f32
    %12 = "gpu.warp_execute_on_lane_0"(%arg2, %arg1) <{warp_size = 4 : i64}> ({
    ^bb0(%arg8: vector<16xf32>):
      %13 = "t.part"(%arg8) : (vector<16xf32>) -> vector<4xf32>
      "gpu.yield"(%13) : (vector<4xf32>) -> ()
    }) {a.b} : (index, vector<4xf32>) -> vector<1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()

