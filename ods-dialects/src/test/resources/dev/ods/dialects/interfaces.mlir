func.func private @declared(i32, f32 {a.b}) -> (i64 {a.c})
func.func @branches(%a: i32, %b: i1) -> i32 {
  %five = arith.constant 5 : i32
  %true = arith.constant true
  cf.cond_br %b weights([1, 2]), ^one(%a : i32), ^two
^one(%x: i32):
  cf.cond_br %true, ^one(%five : i32), ^three
^two:
  cf.switch %a : i32, [
    default: ^one(%a : i32),
    5: ^three,
    -6: ^one(%five : i32)
  ]
^three:
  cf.switch %five : i32, [
    default: ^one(%a : i32),
    4: ^one(%a : i32),
    5: ^four(%five, %true : i32, i1)
  ]
^four(%y: i32, %z: i1):
  cf.switch %five : i32, [default: ^five]
^five:
  cf.br ^six(%five : i32)
^six(%i: i32):
  return %i : i32
}
func.func @loops(%low: index, %high: index, %step: index, %b: i1, %f: f32, %t: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %n = arith.constant -1 : i8
  %p = arith.constant 2 : i8
  %q = arith.constant 100 : i8
  scf.for %i = %c0 to %c10 step %c3 {
    scf.yield
  }
  scf.for %i = %c0 to %c0 step %c3 {
    scf.yield
  }
  %one = scf.for %i = %c0 to %c1 step %c3 iter_args(%x = %f) -> (f32) {
    scf.yield %x : f32
  }
  scf.for %i = %c10 to %c0 step %c1 {
    scf.yield
  }
  scf.for %i = %c0 to %c10 step %c0 {
    scf.yield
  }
  scf.for %i = %low to %low step %step {
    scf.yield
  }
  scf.for %i = %low to %c10 step %c1 {
    scf.yield
  }
  %shift = arith.addi %low, %c10 overflow<nsw> : index
  scf.for %i = %low to %shift step %c3 {
    scf.yield
  }
  scf.for %i = %n to %q step %p : i8 {
    scf.yield
  }
  scf.for unsigned %i = %p to %n step %p : i8 {
    scf.yield
  }
  %r:2 = scf.for %i = %low to %high step %step iter_args(%x = %f, %y = %b) -> (f32, i1) {
    scf.yield %x, %y : f32, i1
  }
  %w = scf.while (%x = %f) : (f32) -> i32 {
    %i = arith.constant 1 : i32
    scf.condition(%b) %i : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %f : f32
  }
  %true = arith.constant true
  %v = scf.while (%x = %f) : (f32) -> f32 {
    scf.condition(%true) %x : f32
  } do {
  ^bb0(%i: f32):
    scf.yield %f : f32
  }
  %s = scf.parallel (%i, %j) = (%c0, %low) to (%c10, %high) step (%c1, %step) init (%f) -> f32 {
    scf.reduce (%f : f32) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      scf.reduce.return %z : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%c10) step (%c3) {
    scf.reduce
  }
  %u = scf.forall (%i, %j) = (0, %low) to (7, %high) step (2, %step) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  scf.forall (%i, %j) in (4, %high) {
  }
  scf.forall (%i) in (5) {
  }
  return
}
func.func @trips(%low: index, %high: index, %s: index, %a: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %m3 = arith.constant -3 : index
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %one = arith.constant 1 : i8
  %neg = arith.constant -1 : i8
  %zero = arith.constant 0 : i8
  scf.for %i = %low to %high step %c0 {
  }
  scf.for %i = %c0 to %s step %s {
  }
  scf.for %i = %c1 to %s step %s {
  }
  scf.for %i = %c10 to %c0 step %m3 {
  }
  scf.for %i = %c0 to %c10 step %m3 {
  }
  scf.for %i = %min to %max step %one : i8 {
  }
  scf.for unsigned %i = %min to %max step %one : i8 {
  }
  scf.for unsigned %i = %max to %min step %one : i8 {
  }
  scf.for unsigned %i = %zero to %neg step %neg : i8 {
  }
  scf.for %i = %zero to %one step %neg : i8 {
  }
  scf.for %i = %low to %c0 step %c1 {
  }
  scf.for %i = %c0 to %high step %c1 {
  }
  scf.for %i = %c0 to %c10 step %s {
  }
  scf.for %i = %c10 to %c0 step %s {
  }
  scf.for %i = %a to %a step %zero : i8 {
  }
  scf.for %i = %zero to %a step %a : i8 {
  }
  scf.for unsigned %i = %m3 to %c10 step %c1 {
  }
  scf.for %i = %m3 to %c10 step %c1 {
  }
  %u0 = arith.addi %low, %c10 overflow<nsw> : index
  scf.for %i = %low to %u0 step %c1 {
  }
  %u1 = arith.addi %low, %c10 overflow<nuw> : index
  scf.for %i = %low to %u1 step %c1 {
  }
  %u2 = arith.addi %low, %c10 : index
  scf.for %i = %low to %u2 step %c1 {
  }
  %u3 = arith.addi %low, %c10 overflow<nuw> : index
  scf.for unsigned %i = %low to %u3 step %c1 {
  }
  %u4 = arith.addi %low, %c10 overflow<nsw> : index
  scf.for %i = %low to %u4 step %s {
  }
  %u5 = arith.addi %low, %m3 overflow<nsw> : index
  scf.for %i = %low to %u5 step %c1 {
  }
  %u6 = arith.addi %low, %m3 overflow<nsw> : index
  scf.for %i = %low to %u6 step %s {
  }
  %u7 = arith.addi %low, %m3 overflow<nuw> : index
  scf.for unsigned %i = %low to %u7 step %c1 {
  }
  %u99 = arith.addi %c10, %low overflow<nsw> : index
  scf.for %i = %low to %u99 step %c1 {
  }
  scf.forall (%i) = (3) to (3) step (1) {
  }
  return
}
func.func @regions(%i: index, %b: i1, %f: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %true = arith.constant true
  %false = arith.constant false
  scf.if %b {
  }
  scf.if %b {
  } else {
  }
  %r = scf.if %true -> f32 {
    scf.yield %f : f32
  } else {
    scf.yield %f : f32
  }
  scf.if %false {
  }
  %s = scf.index_switch %i -> f32
  case 2 {
    scf.yield %f : f32
  }
  case 5 {
    scf.yield %f : f32
  }
  default {
    scf.yield %f : f32
  }
  scf.index_switch %c2
  case 1 {
    scf.yield
  }
  case 2 {
    scf.yield
  }
  default {
    scf.yield
  }
  scf.index_switch %c7
  case 2 {
    scf.yield
  }
  default {
    scf.yield
  }
  scf.index_switch %i
  default {
  }
  %e = scf.execute_region -> f32 {
    cf.cond_br %b, ^one, ^two
  ^one:
    scf.yield %f : f32
  ^two:
    scf.yield %f : f32
  }
  %v = arith.constant dense<0.0> : vector<4xf32>
  %w = gpu.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<128xf32>):
    %x = arith.constant dense<1.0> : vector<32xf32>
    gpu.yield %x : vector<32xf32>
  }
  %a = memref.alloca_scope -> f32 {
    memref.alloca_scope.return %f : f32
  }
  return
}
func.func @calls(%a: i32, %f: (i32) -> i32, %g: f32) -> i32 {
  %0 = call @calls(%a, %f, %g) : (i32, (i32) -> i32, f32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  %c = constant @declared : (i32, f32) -> i64
  %2 = call_indirect %c(%a, %g) : (i32, f32) -> i64
  return %1 : i32
}
func.func @views(%m: memref<4x?xf32>, %i: index, %b: i1, %bytes: memref<64xi8>, %vec: vector<4xi1>, %x: vector<4xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1]>>
  %2 = memref.view %bytes[%i][] : memref<64xi8> to memref<4xf32>
  %3 = memref.assume_alignment %m, 16 : memref<4x?xf32>
  %4 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4x?xf32> to memref<2xf32>
  %5 = memref.expand_shape %bytes [[0, 1]] output_shape [8, 8] : memref<64xi8> into memref<8x8xi8>
  %6 = memref.collapse_shape %5 [[0, 1]] : memref<8x8xi8> into memref<64xi8>
  %7 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  %8 = arith.select %b, %i, %i : index
  %9 = arith.select %vec, %x, %x : vector<4xi1>, vector<4xf32>
  %10 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  %11:2 = memref.distinct_objects %m, %bytes : memref<4x?xf32>, memref<64xi8>
  return
}
func.func @speculation(%a: i32, %i: index, %m: memref<4x?xf32>) {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %minus = arith.constant -1 : i32
  %0 = arith.divsi %a, %two : i32
  %1 = arith.divsi %a, %zero : i32
  %2 = arith.divsi %a, %minus : i32
  %3 = arith.divui %a, %two : i32
  %4 = arith.divui %a, %a : i32
  %5 = arith.ceildivsi %a, %two : i32
  %6 = arith.floordivsi %a, %minus : i32
  %7 = arith.ceildivui %a, %zero : i32
  %8 = arith.remsi %a, %a : i32
  %9 = arith.remui %a, %two : i32
  %c1 = arith.constant 1 : index
  %10 = memref.dim %m, %c1 : memref<4x?xf32>
  %11 = memref.dim %m, %i : memref<4x?xf32>
  return
}
module @inner attributes {sym_visibility = "nested"} {
}
module {
}
memref.global "private" @g : memref<4xf32>
memref.global "private" @h : memref<4xf32> = dense<1.0>
ml_program.func private @external(i32, i64) -> i32
ml_program.func @mlf(%a: i32 {a.b}) -> i32 {
  ml_program.return %a : i32
}
ml_program.subgraph @sub(%a: i32) -> i32 {
  ml_program.output %a : i32
}
gpu.module @kernels {
  gpu.func @kernel(%a: f32, %m: memref<4xf32> {a.b}) workgroup(%w: memref<8xf32, #gpu.address_space<workgroup>>) private(%p: memref<1xf32>) kernel {
    gpu.return
  }
  gpu.func @plain(%a: f32) -> (f32, i32) {
    %i = arith.constant 1 : i32
    gpu.return %a, %i : f32, i32
  }
}
wasmssa.import_func "foo" from "env" as @imported {type = (i32) -> f32}
wasmssa.func exported @wf(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.return %0 : i32
}
func.func @spirv(%a: i32, %b: i1) -> i32 {
    spirv.BranchConditional %b [1, 2], ^one(%a : i32), ^two
  ^one(%x: i32):
    %s = spirv.Select %b, %x, %a : i1, i32
    spirv.Branch ^two
  ^two:
    %c = spirv.Constant 7 : i32
    spirv.Switch %c : i32, [
      default: ^three(%a : i32),
      6: ^three(%c : i32),
      7: ^four
    ]
  ^three(%y: i32):
    return %y : i32
  ^four:
    return %a : i32
  }
"unregistered.sequence"() ({
^bb0(%op: !transform.any_op, %value: !transform.any_value, %param: !transform.param<i64>):
  transform.annotate %op "name" : !transform.any_op
  transform.annotate %op "name" = %param : !transform.any_op, !transform.param<i64>
  transform.apply_cse to %op : !transform.any_op
  transform.apply_dce to %op : !transform.any_op
  transform.apply_licm to %op : !transform.any_op
  %0 = transform.apply_registered_pass "canonicalize" to %op : (!transform.any_op) -> !transform.any_op
  %1 = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = %param} to %op : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  %2 = transform.cast %op : !transform.any_op to !transform.op<"func.func">
  %3 = transform.get_consumers_of_result %op[0] : (!transform.any_op) -> !transform.any_op
  %4 = transform.get_defining_op %value : (!transform.any_value) -> !transform.any_op
  %5 = transform.get_parent_op %op : (!transform.any_op) -> !transform.any_op
  %6 = transform.get_producer_of_operand %op[0] : (!transform.any_op) -> !transform.any_op
  %7 = transform.get_type %value : (!transform.any_value) -> !transform.type
  transform.match.operation_empty %op : !transform.any_op
  transform.match.operation_name %op ["func.func"] : !transform.any_op
  %8 = transform.merge_handles %op, %op : !transform.any_op
  %9 = transform.num_associations %op : (!transform.any_op) -> !transform.param<i64>
  %10 = transform.num_associations %param : (!transform.param<i64>) -> !transform.param<i64>
  %11 = transform.param.constant 1 : i64 -> !transform.param<i64>
  transform.print %op : !transform.any_op
  transform.print {name = "x"}
  %12 = transform.replicate num(%op) %param : !transform.any_op, !transform.param<i64>
  %13 = transform.select "func.func" in %op : (!transform.any_op) -> !transform.any_op
  %14:2 = transform.split_handle %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.verify %op : !transform.any_op
  transform.yield %op : !transform.any_op
}) : () -> ()
