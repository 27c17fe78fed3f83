module {
  func.func @barriers(%arg0: i32) {
    gpu.barrier
    "t.use"(%arg0) : (i32) -> ()
    gpu.barrier
    return
  }
  func.func @waits(%arg0: memref<4xf32>) -> !gpu.async.token {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<4xf32>
    gpu.wait [%asyncToken]
    return %asyncToken : !gpu.async.token
  }
  func.func @unused_tokens(%arg0: !gpu.async.token, %arg1: !gpu.async.token) {
    gpu.wait [%arg0, %arg1]
    return
  }
  func.func @wait_for_both(%arg0: !gpu.async.token, %arg1: !gpu.async.token) -> !gpu.async.token {
    %0 = gpu.wait async [%arg0, %arg1]
    return %0 : !gpu.async.token
  }
  func.func @unread_copy(%arg0: memref<4xf32>) {
    return
  }
  func.func @unread_asynchronous_copy(%arg0: memref<4xf32>, %arg1: !gpu.async.token) {
    %memref, %asyncToken = gpu.alloc async [%arg1] () : memref<4xf32>
    %0 = gpu.dealloc async [%asyncToken] %memref : memref<4xf32>
    gpu.wait [%0]
    return
  }
  func.func @copies_that_stay(%arg0: memref<4xf32>, %arg1: !gpu.async.token, %arg2: !gpu.async.token) -> !gpu.async.token {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = gpu.memcpy async %alloc, %arg0 : memref<4xf32>, memref<4xf32>
    %1 = gpu.memcpy async [%arg1, %arg2] %alloc, %arg0 : memref<4xf32>, memref<4xf32>
    gpu.memcpy [%1] %alloc, %arg0 : memref<4xf32>, memref<4xf32>
    gpu.memcpy  %arg0, %alloc : memref<4xf32>, memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return %0 : !gpu.async.token
  }
  func.func @read_copy(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    gpu.memcpy  %alloc, %arg0 : memref<4xf32>, memref<4xf32>
    "t.use"(%alloc) : (memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32>
    return
  }
  func.func @casts(%arg0: memref<4xf32>, %arg1: memref<*xf32>, %arg2: f32, %arg3: !gpu.async.token) {
    %cast = memref.cast %arg1 : memref<*xf32> to memref<?xf32>
    gpu.memset  %arg0, %arg2 : memref<4xf32>, f32
    %0 = gpu.memset async [%arg3] %cast, %arg2 : memref<?xf32>, f32
    gpu.memcpy [%0] %arg0, %cast : memref<4xf32>, memref<?xf32>
    gpu.memcpy  %arg0, %arg0 : memref<4xf32>, memref<4xf32>
    return
  }
  func.func @sizes(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c4 = arith.constant 4 : index
    %memref = gpu.alloc  (%arg0, %arg1) : memref<?x4x?xf32>
    %dim = memref.dim %memref, %arg2 : memref<?x4x?xf32>
    gpu.dealloc  %memref : memref<?x4x?xf32>
    return %arg0, %c4, %arg1, %dim : index, index, index, index
  }
  func.func @one_block_and_thread(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %arg0, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %arg0) {
      "t.use"(%c0, %arg2, %c0, %c0, %c0, %arg6, %arg7) : (index, index, index, index, index, index, index) -> ()
      gpu.terminator
    }
    return
  }
  func.func @one_block_whose_id_is_unused(%arg0: index) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
      "t.use"(%arg2, %arg3, %arg4, %arg5, %arg6, %arg7) : (index, index, index, index, index, index) -> ()
      gpu.terminator
    }
    return
  }
  func.func @uniform(%arg0: f32, %arg1: i1) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c1, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c1, %arg12 = %c1, %arg13 = %c1) {
      %0 = gpu.all_reduce  add %arg0 uniform {
      } : (f32) -> f32
      %1 = gpu.subgroup_reduce  add %0 uniform : (f32) -> f32
      %2 = gpu.subgroup_reduce  add %1 uniform cluster(size = 4, stride = 2) : (f32) -> f32
      scf.if %arg1 {
        %3 = gpu.all_reduce  mul %arg0 {
        } : (f32) -> f32
        %4 = gpu.subgroup_reduce  mul %3 : (f32) -> f32
        "t.use"(%4) : (f32) -> ()
      }
      "t.use"(%1, %1, %2) : (f32, f32, f32) -> ()
      gpu.terminator
    }
    return
  }
  func.func @not_in_the_first_block(%arg0: f32) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %c1) {
      "t.use"()[^bb1, ^bb2] : () -> ()
    ^bb1:  // pred: ^bb0
      %0 = gpu.all_reduce  add %arg0 {
      } : (f32) -> f32
      "t.use"(%0) : (f32) -> ()
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      gpu.terminator
    }
    return
  }
  func.func @broadcasts(%arg0: f32, %arg1: i32) -> f32 {
    %0 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
    return %0 : f32
  }
  gpu.module @m {
    gpu.func @kernel(%arg0: f32) kernel {
      %0 = gpu.all_reduce  add %arg0 {
      } : (f32) -> f32
      %1 = gpu.subgroup_reduce  add %0 : (f32) -> f32
      "t.use"(%1) : (f32) -> ()
      gpu.return
    }
  }
  func.func @last_of_barriers() {
    gpu.barrier {c}
    return
  }
}

