#map = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {gpu.container_module} {
  func.func @host(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: memref<*xf32>, %arg4: i32, %arg5: memref<?xf32, #map>) {
    %0 = gpu.wait async
    %1 = gpu.wait async [%0, %0]
    gpu.wait [%1]
    gpu.wait  {a = 1 : i64}
    %memref = gpu.alloc  (%arg2) : memref<?xf32>
    %memref_0, %asyncToken = gpu.alloc async [%0] host_shared (%arg2)[%arg2] {b} : memref<?xf32, #map>
    %memref_1 = gpu.alloc  host_shared () : memref<3xf32>
    %memref_2 = gpu.alloc [%0] () : memref<3xf32>
    gpu.dealloc  %memref : memref<?xf32>
    %2 = gpu.dealloc async [%0] %memref {c} : memref<?xf32>
    %3 = gpu.dealloc async %memref {c} : memref<?xf32>
    gpu.memcpy  %arg0, %arg0 : memref<?xf32>, memref<?xf32>
    %4 = gpu.memcpy async [%0] %arg0, %arg0 : memref<?xf32>, memref<?xf32> {d}
    gpu.memset [%0] %arg0, %arg1 : memref<?xf32>, f32
    gpu.host_register %arg3 : memref<*xf32>
    gpu.host_unregister %arg3 {a} : memref<*xf32>
    gpu.set_default_device %arg4
    gpu.set_default_device {a} %arg4
    gpu.launch blocks(%arg6, %arg7, %arg8) in (%arg12 = %arg2, %arg13 = %arg2, %arg14 = %arg2) threads(%arg9, %arg10, %arg11) in (%arg15 = %arg2, %arg16 = %arg2, %arg17 = %arg2) dynamic_shared_memory_size %arg4 module(@foo) function(@bar) workgroup(%arg18 : memref<3xf32, #gpu.address_space<workgroup>>) private(%arg19 : memref<3xf32, #gpu.address_space<private>>) {
      gpu.barrier
      gpu.barrier {a}
      gpu.terminator
    } {a = 1 : i64}
    %5 = gpu.launch async [%0] clusters(%arg18, %arg19, %arg20) in (%arg21 = %arg2, %arg22 = %arg2, %arg23 = %arg2) blocks(%arg6, %arg7, %arg8) in (%arg12 = %arg2, %arg13 = %arg2, %arg14 = %arg2) threads(%arg9, %arg10, %arg11) in (%arg15 = %arg2, %arg16 = %arg2, %arg17 = %arg2) {
      gpu.terminator
    }
    gpu.launch_func  @kern::@k blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  dynamic_shared_memory_size %arg4 args(%arg1 : f32, %arg0 : memref<?xf32>) {a}
    return
  }
  gpu.module @kern [#nvvm.target] attributes {x} {
    gpu.func @k(%arg0: f32 {x.y = 1 : i64}, %arg1: memref<?xf32>) workgroup(%arg2 : memref<3xf32, #gpu.address_space<workgroup>> {llvm.align = 3 : i64}, %arg3 : memref<3xf32, 3>) private(%arg4 : memref<3xf32, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, z} {
      %thread_id_x = gpu.thread_id  x
      %block_id_y = gpu.block_id  y upper_bound 3
      %0 = gpu.lane_id
      %1 = gpu.subgroup_id upper_bound 3 {a} : index
      %2 = gpu.all_reduce  add %arg0 {
      } : (f32) -> f32
      %3 = gpu.all_reduce  %arg0 uniform {
      ^bb0(%arg5: f32, %arg6: f32):
        gpu.yield %arg5 : f32
      } : (f32) -> f32
      %4 = gpu.subgroup_reduce  add %arg0 uniform cluster(size = 4, stride = 2) {b} : (f32) -> f32
      %c3_i32 = arith.constant 3 : i32
      %shuffleResult, %valid = gpu.shuffle  xor %arg0, %c3_i32, %c3_i32 {a} : f32
      %rotateResult, %valid_0 = gpu.rotate %arg0, 1, 4 : f32
      gpu.printf "a %d" {a}, %c3_i32 : i32
      gpu.printf "a"
      %5 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %6 = gpu.subgroup_broadcast %arg0,  specific_lane %c3_i32 : f32
      %7 = gpu.subgroup_broadcast %arg0,  first_active_lane {q} : f32
      %8 = gpu.lane_id
      gpu.warp_execute_on_lane_0(%8)[32] {
      } {a}
      %9 = gpu.warp_execute_on_lane_0(%8)[32] args(%arg0 : f32) -> (f32) {
      ^bb0(%arg5: f32):
        gpu.yield %arg5 : f32
      }
      gpu.return
    }
    gpu.func @d() -> (f32 {a.b = 2 : i64}, f32) {
      %cst = arith.constant 3.000000e+00 : f32
      gpu.return {a} %cst, %cst : f32, f32
    }
  }
  gpu.module @empty attributes {x} {
  }
  gpu.module @handled<#gpu.select_object> {
  }
  gpu.module @numbered<#gpu.select_object<1 : i64>> {
  }
  module @streams attributes {gpu.container_module} {
    gpu.module @a {
      gpu.func @b() kernel {
        gpu.return
      }
      gpu.func @c(%arg0: i32) kernel {
        gpu.return
      }
    }
    func.func @f(%arg0: !gpu.async.token, %arg1: i32, %arg2: !llvm.ptr, %arg3: index) {
      %0 = gpu.launch_func async [%arg0] @a::@b clusters in (%arg1, %arg1, %arg1) blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1) : i32 
      gpu.launch_func <%arg2 : !llvm.ptr> @a::@b clusters in (%arg1, %arg1, %arg1) blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1) : i32 dynamic_shared_memory_size %arg1  {a}
      gpu.launch_func <%arg2 : !llvm.ptr> @a::@b blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
      gpu.launch_func [%arg0]<%arg2 : !llvm.ptr> @a::@b blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
      %1 = gpu.launch_func async<%arg2 : !llvm.ptr> @a::@c blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  args(%arg1 : i32)
      return
    }
  }
  func.func @more(%arg0: f32, %arg1: vector<4xf32>, %arg2: index, %arg3: index, %arg4: !gpu.sparse.dntensor_handle, %arg5: !gpu.sparse.spmat_handle, %arg6: !gpu.sparse.spgemmop_handle, %arg7: !gpu.mma_matrix<16x16xf16, "AOp">) {
    %block_dim_x = gpu.block_dim  x
    %grid_dim_y = gpu.grid_dim  y {a.b}
    %global_id_z = gpu.global_id  z upper_bound 4 {a.b}
    %cluster_id_x = gpu.cluster_id  x
    %cluster_dim_y = gpu.cluster_dim  y
    %cluster_dim_blocks_z = gpu.cluster_dim_blocks  z
    %cluster_block_id_x = gpu.cluster_block_id  x
    %0 = gpu.lane_id upper_bound 32
    %1 = gpu.num_subgroups : index
    %2 = gpu.subgroup_size upper_bound 64 : index
    %3 = gpu.subgroup_reduce  maxnumf %arg1 : (vector<4xf32>) -> vector<4xf32>
    %4 = gpu.subgroup_reduce  minimumf %arg0 cluster(size = 2) : (f32) -> f32
    %5 = gpu.warp_execute_on_lane_0(%arg2)[4] args(%arg1 : vector<4xf32>) -> (vector<1xf32>) {
    ^bb0(%arg8: vector<16xf32>):
      %6 = "t.part"(%arg8) : (vector<16xf32>) -> vector<4xf32>
      gpu.yield %6 : vector<4xf32>
    } {a.b}
    return
  }
  func.func @matrices(%arg0: memref<32x32xf16, 3>, %arg1: index, %arg2: !gpu.mma_matrix<16x16xf16, "AOp">, %arg3: !gpu.mma_matrix<16x16xf16, "BOp">, %arg4: !gpu.mma_matrix<16x16xf32, "COp">, %arg5: f16, %arg6: memref<32x32xf32>) {
    %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {a.b, leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    gpu.subgroup_mma_store_matrix %arg4, %arg6[%arg1, %arg1] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
    %1 = gpu.subgroup_mma_compute %arg2, %arg3, %arg4 {a_transpose, b_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %2 = gpu.subgroup_mma_constant_matrix %arg5 {a} : !gpu.mma_matrix<16x16xf16, "AOp">
    %3 = gpu.subgroup_mma_extract_thread_local %arg2[%arg1] : !gpu.mma_matrix<16x16xf16, "AOp"> -> f16
    %4 = gpu.subgroup_mma_insert_thread_local %arg5, %arg2[%arg1] : f16, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %5 = gpu.subgroup_mma_elementwise  addf %arg2, %arg2 {a} : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
    %6 = gpu.subgroup_mma_load_matrix %arg0[] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "COp">
    return
  }
  "t.mapped"() {a = [#gpu.thread<x>, #gpu.block<linear_dim_3>, #gpu.warp<y>, #gpu.warpgroup<z>, #gpu.lane<linear_dim_0>], b = [#gpu.loop_dim_map<processor = thread_x, map = (d0)[s0] -> (d0 * s0), bound = () -> (3)>, #gpu.select_object<#nvvm.target>, #gpu<mma_element_wise extf>]} : () -> ()
}

