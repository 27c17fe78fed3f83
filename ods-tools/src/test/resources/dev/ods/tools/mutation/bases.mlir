func.func @add(%a: i32, %b: tensor<4xf32>) -> (i32, tensor<4xf32>) {
  %0 = arith.addi %a, %a overflow<nsw, nuw> : i32
  %1 = arith.mulf %b, %b fastmath<nnan,contract> : tensor<4xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %2 = arith.cmpi slt, %0, %a : i32
  %3 = arith.select %2, %0, %a : i32
  return %3, %1 : i32, tensor<4xf32>
}
func.func private @callee(i32 {a.b = 1 : i8}, f32) -> (f32 {c.d}) attributes {e.f}
func.func @caller(%x: i32, %y: f32) -> f32 {
  %0 = call @callee(%x, %y) : (i32, f32) -> f32
  %f = constant @callee : (i32, f32) -> f32
  %1 = call_indirect %f(%x, %0) {k = "v"} : (i32, f32) -> f32
  func.return %1 : f32
}
// -----
module @outer attributes {a.b = 1 : i32} {
  module {
    "t.graph"() ({
      %0 = "t.use"(%1) : (i32) -> i32
      %1 = "t.def"() : () -> i32
    }) : () -> ()
  }
  "t.cfg"() ({
  ^bb0(%a: i1, %b: index):
    "t.br"(%b)[^bb1, ^bb2] {w = 3 : i8} : (index) -> ()
  ^bb1:
    %r:2 = "t.two"() : () -> (f32, f64)
    "t.use"(%r#1, %r#0) : (f64, f32) -> ()
    "t.br"()[^bb2] : () -> ()
  ^bb2:
    "t.ret"() : () -> ()
  }, {
  }) : () -> ()
}
// -----
"t.types"() {
  a = [i1, si8, ui64, index, bf16, f16, f32, f64, f80, f128, tf32, f8E4M3FN, none],
  b = [tensor<2x?x3xf32>, tensor<*xi8>, tensor<f32>, tensor<2xi1, "e">, vector<2x[4]xi8>, vector<f32>],
  c = [memref<2x?xf32>, memref<*xi8, 3>, memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>],
  d = [memref<4x?xi8, strided<[?, 1], offset: 5>>, tuple<i1, tuple<>>, complex<f32>],
  e = [() -> (), (i32, f32) -> (i1, i2), (i1) -> ((i2) -> i3), !u.v, !u.v<[1, {x}]>, !u<"a b">]
} : () -> ()
// -----
#m = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0, d0 floordiv 4, -d1 mod 3, d0 ceildiv 8)>
#s = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 4)>
!t = tensor<2x2xf32>
"t.attributes"() {
  a = [1, -5 : i8, 0x1F : i32, true, 1.5 : f32, 0x7FC0 : bf16, -1.0e-3, 4 : index, unit],
  b = ["text \0A\"", "typed" : i7, @f, @f::@g::@"h i", i32, #m, #s, !t],
  c = [dense<1> : tensor<2xi32>, dense<[[1.0, 2.5], [3.0, -4.0]]> : !t, dense<"0x0100"> : tensor<2xi8>],
  d = [dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, dense<["a", "b"]> : tensor<2x!u.s>, dense<[true, false]> : tensor<2xi1>],
  e = [sparse<[[0, 1], [1, 0]], [1.0, 2.0]> : tensor<2x2xf32>, sparse<0, 5> : tensor<3xi32>],
  f = [array<i32: 1, -2>, array<i1: true>, array<f64: 1.0, 0x7FF0000000000000>, array<i8>],
  g = {x, y = {}, "z w" = [[]]}, h = #u.v<1 : i2>, i = #u<"s"> : i32, j = distinct[0]<@f>,
  k = dense_resource<blob> : tensor<2xi16>, l = strided<[1, ?], offset: 2>
} : () -> ()
// -----
#l = loc("file.c":3:4)
#n = loc(fused<"pass">[#l, "name"("f":1:2)])
"t.locations"() ({
^bb0(%a: i32 loc("arg"), %b: f32 loc(unknown)):
  "t.x"(%a) : (i32) -> () loc(callsite("callee" at "f.c":10:8))
  "t.y"() : () -> () loc("r.c":1:2 to 3:4)
}) {p = loc(#n)} : () -> () loc(#n)
// -----
"t.properties"() <{a = 1 : i32, b = dense_resource<key> : tensor<1xi8>}> {c = "d"} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      key: "0x0400000001",
      other: "0x08000000"
    }
  },
  external_resources: {
    tool: {
      text: "abc",
      flag: true,
      blob: "0x0100000000"
    }
  }
#-}
// -----
ml_program.global private mutable @state(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.func @step(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = ml_program.global_load @state : tensor<4xi32>
  ml_program.global_store @state = %a : tensor<4xi32>
  ml_program.return %0 : tensor<4xi32>
}
%r = builtin.unrealized_conversion_cast %c, %c : i8, i8 to i16
%c = "t.c"() : () -> i8
// -----
func.func @branches(%s: i32, %c: i1, %f: f32) -> i32 {
  %k = spirv.Constant -5 : i32
  %v = spirv.Constant dense<[1, 2, 3]> : vector<3xi32>
  spirv.Switch %s : i32, [default: ^bb1(%k : i32), 0: ^bb2, 255: ^bb1(%s : i32)] {a.b}
^bb1(%x: i32):
  spirv.BranchConditional %c [3, 4], ^bb2, ^bb1(%x : i32)
^bb2:
  spirv.Branch ^bb3(%k, %f : i32, f32)
^bb3(%y: i32, %z: f32):
  spirv.ReturnValue %y : i32
}
// -----
func.func @instructions(%i: i32, %f: f32, %v: vector<4xf32>, %b: i1, %w: vector<2xi16>) {
  %0 = spirv.IAdd %i, %i : i32
  %1 = spirv.FOrdLessThan %v, %v : vector<4xf32>
  %2 = spirv.Select %b, %i, %0 : i1, i32
  %3 = spirv.SConvert %w : vector<2xi16> to vector<2xi64>
  %4 = spirv.BitFieldInsert %i, %i, %0, %2 : i32, i32, i32
  %5 = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
  %6 = spirv.VectorShuffle [0: i32, 3: i32] %v, %v : vector<4xf32>, vector<4xf32> -> vector<2xf32>
  %7 = spirv.GL.FClamp %f, %f, %5 : f32
  %8 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %i : i32 -> i32
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  %9 = spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64
  spirv.Return
}
// -----
func.func @complex(%f: f32, %c: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.create %f, %f {a.b} : complex<f32>
  %1 = complex.mul %c, %0 fastmath<nnan,contract> : complex<f32>
  %2 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %3 = complex.re %1 : complex<f32>
  %4 = complex.eq %2, %1 : complex<f32>
  %5 = complex.powi %c, %n fastmath<fast> : complex<f32>, i32
  %6 = complex.bitcast %5 : complex<f32> to i64
  "t.use"(%3, %4, %6) : (f32, i1, i64) -> ()
  return %2 : complex<f32>
}
// -----
func.func @branches(%c: i1, %i: i32, %f: f32) {
  cf.assert %c, "in bounds" {a.b}
  cf.switch %i : i32, [
    default: ^bb1,
    42: ^bb2(%i, %f : i32, f32),
    -5: ^bb1
  ]
^bb1:
  cf.cond_br %c weights([3, 5]), ^bb1, ^bb2(%i, %f : i32, f32)
^bb2(%x: i32, %y: f32):
  cf.br ^bb2(%x, %f : i32, f32) {a.b}
}
// -----
memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]> {alignment = 64}
func.func @memory(%m: memref<4x?xf32>, %i: index, %u: memref<*xf32>, %b: memref<?xi8>) -> f32 {
  %0 = memref.alloc(%i)[%i] {alignment = 16} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %1 = memref.get_global @table : memref<4xf32>
  %2 = memref.load %1[%i] {nontemporal = true} : memref<4xf32>
  memref.store %2, %m[%i, %i] : memref<4x?xf32>
  %3 = memref.cast %m : memref<4x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %4 = memref.dim %u, %i : memref<*xf32>
  memref.prefetch %m[%4, %i], read, locality<3>, data : memref<4x?xf32>
  %5 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  %6 = memref.view %b[%i][%i] : memref<?xi8> to memref<?x4xf32>
  memref.dealloc %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %2 : f32
}
// -----
func.func @scopes(%p: memref<8xi32>, %i: index, %v: i32) -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<f32>
    memref.alloca_scope.return %v : i32
  }
  %1 = memref.generic_atomic_rmw %p[%i] : memref<8xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %0 : i32
    memref.atomic_yield %new : i32
  }
  %2 = memref.atomic_rmw addi %1, %p[%i] : (i32, memref<8xi32>) -> i32
  %b, %o, %s, %t = memref.extract_strided_metadata %p : memref<8xi32> -> memref<i32>, index, index, index
  memref.dma_start %p[%o], %p[%s], %t, %p[%i], %i, %i : memref<8xi32>, memref<8xi32>, memref<8xi32>
  memref.dma_wait %p[%i], %t : memref<8xi32>
  return %2 : i32
}
// -----
func.func @loops(%x: index, %i: i32, %f: f32, %c: i1) {
  %0 = scf.for %a = %x to %x step %x iter_args(%b = %f) -> (f32) {
    scf.yield %b : f32
  } {u.v}
  scf.for unsigned %a = %i to %i step %i : i32 {
    "t.use"(%a) : (i32) -> ()
  }
  %1:2 = scf.while (%a = %i, %b = %f) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) %b, %a : f32, i32
  } do {
  ^bb0(%d: f32, %e: i32):
    scf.yield %e, %d : i32, f32
  }
  %2 = scf.parallel (%a, %b) = (%x, %x) to (%x, %x) step (%x, %x) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @choices(%x: index, %i: i32, %f: f32, %c: i1) -> i32 {
  %0 = scf.if %c -> (i32) {
    scf.yield %i : i32
  } else {
    %1 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:
      scf.yield %i : i32
    } {u.v}
    scf.yield %1 : i32
  }
  scf.if %c {
    "t.use"(%c) : (i1) -> ()
  }
  %2 = scf.index_switch %x -> i32
  case 2 {
    scf.yield %0 : i32
  }
  default {
    scf.yield %i : i32
  }
  return %2 : i32
}
// -----
func.func @threads(%x: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%a, %b) = (0, %x) to (4, 8) step (1, 1) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  } {u.v}
  scf.forall (%a) in (%x) {
    "t.use"(%a) : (index) -> ()
  }
  return %0 : tensor<4xf32>
}
// -----
func.func @parts(%m: memref<4x?xf32>, %u: memref<*xf32>, %l: memref<?x5xf32, strided<[5, 1], offset: ?>>, %i: index) -> index {
  %0 = memref.reinterpret_cast %u to offset: [0], sizes: [2, %i], strides: [%i, 1] : memref<*xf32> to memref<2x?xf32, strided<[?, 1]>>
  %1 = memref.subview %m[0, %i] [2, 3] [1, 1] : memref<4x?xf32> to memref<2x3xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %m[%i, 1] [1, %i] [1, 2] : memref<4x?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %3 = memref.expand_shape %l [[0, 1], [2]] output_shape [%i, 3, 5] : memref<?x5xf32, strided<[5, 1], offset: ?>> into memref<?x3x5xf32, strided<[15, 5, 1], offset: ?>>
  %4 = memref.collapse_shape %3 [[0, 1], [2]] : memref<?x3x5xf32, strided<[15, 5, 1], offset: ?>> into memref<?x5xf32, strided<[5, 1], offset: ?>>
  %5 = memref.dim %4, %i : memref<?x5xf32, strided<[5, 1], offset: ?>>
  return %5 : index
}
// -----
func.func @wasm(%i: i32, %j: i64, %f: f32, %l: !wasmssa<local ref to i32>) {
  %0 = wasmssa.local of type f64 {a.b}
  %1 = wasmssa.local_get %l : ref to i32
  wasmssa.local_set %l : ref to i32 to %1 : i32
  %2 = wasmssa.local_tee %l : ref to i32 to %i : i32 {a.b}
  %3 = wasmssa.const 2.5 : f64
  %4 = wasmssa.copysign %f %f : f32
  %5 = wasmssa.lt_si %1 %2 : i32 -> i32
  %6 = wasmssa.rotl %j by %j bits : i64
  %7 = wasmssa.extend 16 low bits from %6 : i64
  %8 = wasmssa.wrap %7 : i64 to i32
  %9 = wasmssa.reinterpret %8 : i32 as f32
  %10 = wasmssa.call @f(%8, %9) {a.b} : (i32, f32) -> i64
  wasmssa.return %10 : i64
}
// -----
wasmssa.import_func "f" from "env" as @f {type = (i32, f32) -> i64}
wasmssa.import_mem "m" from "env" as @imported {limits = !wasmssa<limit[1:2]>}
wasmssa.memory exported @memory !wasmssa<limit[0:65536]> {a.b}
wasmssa.table @table !wasmssa<tabletype !wasmssa.funcref [2:]>
func.func @levels(%c: i32) {
  wasmssa.block(%c, %c) : i32, i32 {a.b} : {
  ^bb0(%x: i32, %y: i32):
    wasmssa.if %x(%y) : i32 : {
    } > ^bb1
  ^bb1:
    wasmssa.branch_if %y to level 0 with args(%x, %y : i32, i32) else ^bb2
  ^bb2:
    wasmssa.block_return %x : i32
  } > ^bb1
^bb1(%r: i32):
  wasmssa.return %r : i32
}
// -----
%o = "a.b"() : () -> !transform.any_op
%p = "a.b"() : () -> !transform.any_param
%v = "a.b"() : () -> !transform.any_value
%0 = transform.apply_registered_pass "foo" with options = {x = %p, "y z" = [%p, 3, [1.0]]} to %o {c} : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.op<"x">
%1 = transform.merge_handles deduplicate %o, %o {a} : !transform.any_op
%2 = transform.get_parent_op %0 {isolated_from_above, op_name = "f", nth_parent = 2} : (!transform.op<"x">) -> !transform.any_op
transform.annotate %o "x" {p} = %p : !transform.any_op, !transform.any_param
transform.print %o {name = "x"} : !transform.any_op
%3:2 = transform.split_handle %v {overflow_result = 1} : (!transform.any_value) -> (!transform.any_value, !transform.any_value)
%4 = transform.param.constant 3 : i64 -> !transform.param<i64>
%5 = transform.get_consumers_of_result %o[3] : (!transform.any_op) -> !transform.any_op
%6 = transform.num_associations %4 : (!transform.param<i64>) -> !transform.param<i64>
%7:2 = transform.replicate num(%o) %v, %4 {a} : !transform.any_op, !transform.any_value, !transform.param<i64>
%8 = transform.get_type elemental %v : (!transform.any_value) -> !transform.type
transform.match.operation_name %o ["a", "b"] : !transform.any_op
transform.yield %o, %p {a} : !transform.any_op, !transform.any_param
// -----
module attributes {gpu.container_module} {
  gpu.module @m attributes {a.b} {
    gpu.func @k(%a: f32 {c.d}, %m: memref<?xf32>) workgroup(%w: memref<3xf32, #gpu.address_space<workgroup>>) private(%p: memref<2xi8, 5>) kernel attributes {known_block_size = array<i32: 1, 2, 3>} {
      %0 = gpu.thread_id x upper_bound 4
      %1 = gpu.subgroup_id : index
      %2 = gpu.all_reduce %a uniform {
      ^bb0(%l: f32, %r: f32):
        gpu.yield %l : f32
      } : (f32) -> f32
      %3 = gpu.subgroup_reduce add %2 cluster(size = 4, stride = 2) : (f32) -> f32
      gpu.barrier
      gpu.printf "%d" {e}, %0 : index
      gpu.return
    }
  }
  func.func @host(%n: index, %f: f32, %i: i32, %b: memref<?xf32>) {
    %t = gpu.wait async
    %m, %u = gpu.alloc async [%t] host_shared (%n) {x} : memref<?xf32>
    %v = gpu.memcpy async [%u, %t] %m, %b : memref<?xf32>, memref<?xf32>
    gpu.memset %m, %f : memref<?xf32>, f32
    %w = gpu.launch_func async [%v] @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i args(%f : f32, %m : memref<?xf32>)
    gpu.dealloc [%w] %m : memref<?xf32>
    %s, %y = gpu.shuffle xor %f, %i, %i : f32
    gpu.warp_execute_on_lane_0(%n)[4] args(%s : f32) {
    ^bb0(%q: f32):
      "t.use"(%q, %y) : (f32, i1) -> ()
    }
    return
  }
}
