func.func @barriers(%x: i32) {
  gpu.barrier
  gpu.barrier
  gpu.barrier
  "t.use"(%x) : (i32) -> ()
  gpu.barrier
  return
}

func.func @waits(%m: memref<4xf32>) -> !gpu.async.token {
  %t = gpu.wait async
  %t1 = gpu.wait async [%t]
  %a, %t2 = gpu.alloc async [%t1] () : memref<4xf32>
  gpu.wait [%t2]
  %t3 = gpu.wait async [%t2, %t]
  gpu.wait
  return %t3 : !gpu.async.token
}

func.func @unused_tokens(%t: !gpu.async.token, %u: !gpu.async.token) {
  %a = gpu.wait async [%t, %u]
  %b = gpu.wait async
  gpu.wait [%t, %u, %b]
  return
}

func.func @wait_for_both(%t: !gpu.async.token, %u: !gpu.async.token) -> !gpu.async.token {
  %a = gpu.wait async [%t, %u]
  return %a : !gpu.async.token
}

func.func @unread_copy(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  gpu.memcpy %a, %m : memref<4xf32>, memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}

func.func @unread_asynchronous_copy(%m: memref<4xf32>, %t: !gpu.async.token) {
  %a, %t1 = gpu.alloc async [%t] () : memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %a, %m : memref<4xf32>, memref<4xf32>
  %t3 = gpu.dealloc async [%t2] %a : memref<4xf32>
  gpu.wait [%t3]
  return
}

func.func @copies_that_stay(%m: memref<4xf32>, %t: !gpu.async.token, %u: !gpu.async.token) -> !gpu.async.token {
  %a = memref.alloc() : memref<4xf32>
  %t1 = gpu.memcpy async %a, %m : memref<4xf32>, memref<4xf32>
  %t2 = gpu.memcpy async [%t, %u] %a, %m : memref<4xf32>, memref<4xf32>
  gpu.memcpy [%t2] %a, %m : memref<4xf32>, memref<4xf32>
  gpu.memcpy %m, %a : memref<4xf32>, memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %t1 : !gpu.async.token
}

func.func @read_copy(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  gpu.memcpy %a, %m : memref<4xf32>, memref<4xf32>
  "t.use"(%a) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return
}

func.func @casts(%m: memref<4xf32>, %u: memref<*xf32>, %v: f32, %t: !gpu.async.token) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %d = memref.cast %u : memref<*xf32> to memref<?xf32>
  gpu.memset %c, %v : memref<?xf32>, f32
  %t1 = gpu.memset async [%t] %d, %v : memref<?xf32>, f32
  gpu.memcpy [%t1] %c, %d : memref<?xf32>, memref<?xf32>
  gpu.memcpy %c, %c : memref<?xf32>, memref<?xf32>
  return
}

func.func @sizes(%n: index, %k: index, %o: index) -> (index, index, index, index) {
  %a = gpu.alloc(%n, %k) : memref<?x4x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = memref.dim %a, %c0 : memref<?x4x?xf32>
  %e = memref.dim %a, %c1 : memref<?x4x?xf32>
  %f = memref.dim %a, %c2 : memref<?x4x?xf32>
  %g = memref.dim %a, %o : memref<?x4x?xf32>
  gpu.dealloc %a : memref<?x4x?xf32>
  return %d, %e, %f, %g : index, index, index, index
}

func.func @one_block_and_thread(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %n, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %n) {
    "t.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx) : (index, index, index, index, index, index, index) -> ()
    gpu.terminator
  }
  return
}

func.func @one_block_whose_id_is_unused(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    "t.use"(%by, %bz, %tx, %ty, %tz, %gx) : (index, index, index, index, index, index) -> ()
    gpu.terminator
  }
  return
}

func.func @uniform(%v: f32, %k: i1) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %r = gpu.all_reduce add %v {} : (f32) -> f32
    %s = gpu.subgroup_reduce add %r : (f32) -> f32
    %u = gpu.subgroup_reduce add %s cluster(size = 1) : (f32) -> f32
    %x = gpu.subgroup_reduce add %s cluster(size = 4, stride = 2) : (f32) -> f32
    scf.if %k {
      %y = gpu.all_reduce mul %v {} : (f32) -> f32
      %z = gpu.subgroup_reduce mul %y : (f32) -> f32
      "t.use"(%z) : (f32) -> ()
    }
    "t.use"(%s, %u, %x) : (f32, f32, f32) -> ()
    gpu.terminator
  }
  return
}

func.func @not_in_the_first_block(%v: f32) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    "t.use"()[^other, ^end] : () -> ()
  ^other:
    %r = gpu.all_reduce add %v {} : (f32) -> f32
    "t.use"(%r) : (f32) -> ()
    cf.br ^end
  ^end:
    gpu.terminator
  }
  return
}

func.func @broadcasts(%v: f32, %lane: i32) -> f32 {
  %a = gpu.subgroup_broadcast %v, first_active_lane : f32
  %b = gpu.subgroup_broadcast %a, specific_lane %lane : f32
  %c = gpu.subgroup_broadcast %b, first_active_lane : f32
  return %c : f32
}

gpu.module @m {
  gpu.func @kernel(%v: f32) kernel {
    %r = gpu.all_reduce add %v {} : (f32) -> f32
    %s = gpu.subgroup_reduce add %r : (f32) -> f32
    %u = gpu.subgroup_reduce add %s cluster(size = 1) : (f32) -> f32
    "t.use"(%u) : (f32) -> ()
    gpu.return
  }
}

func.func @last_of_barriers() {
  gpu.barrier {a}
  gpu.barrier {b}
  gpu.barrier {c}
  return
}
