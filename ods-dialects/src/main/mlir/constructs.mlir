// What most files contain: the start scripts run ods-opt with it once, to record the classes that are
// needed.

!tensor = tensor<4x?xf32>
#map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 floordiv 4)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>
#attributes = {unit, string = "text", array = [1, 2.5 : f32, true, @symbol::@nested], type = i32}
#location = loc("file.mlir":1:2)

func.func private @external(i32, index) -> f32 attributes {m = #map, s = #set, a = #attributes}

func.func @constants(%given: !tensor) -> (tensor<4xi32>, vector<2xf32>) {
  %splat = arith.constant dense<1> : tensor<4xi32>
  %dense = arith.constant dense<[-1, 2, 3, 4]> : tensor<4xi32>
  %floats = arith.constant dense<[1.0, 2.5]> : vector<2xf32>
  %sparse = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi32>
  %sum = arith.addi %splat, %dense {some.array = array<i32: 1, 2>} : tensor<4xi32> loc(#location)
  return %sum, %floats : tensor<4xi32>, vector<2xf32> loc(fused<"pass">["a", callsite("b" at "c")])
}

func.func @control(%n: index, %flag: i1, %buffer: memref<?xi32, strided<[2], offset: ?>>) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 7 : i32
  %last = scf.for %i = %zero to %n step %one iter_args(%before = %start) -> (i32) {
    %element = memref.load %buffer[%i] : memref<?xi32, strided<[2], offset: ?>>
    %next = arith.addi %before, %element : i32
    scf.yield %next : i32
  }
  %chosen = scf.if %flag -> (i32) {
    scf.yield %last : i32
  } else {
    %called = func.call @external(%start, %n) : (i32, index) -> f32
    %converted = arith.fptosi %called : f32 to i32
    scf.yield %converted : i32
  }
  cf.cond_br %flag, ^left(%chosen : i32), ^right
^left(%argument: i32):
  return %argument : i32
^right:
  cf.br ^left(%start : i32)
}

"builtin.module"() ({
  "builtin.unrealized_conversion_cast"() {n = distinct[0]<none>, o = #llvm.linkage<internal>}
      : () -> tuple<complex<f64>, tensor<*xbf16>, memref<*xi8, 1>, (!tensor) -> (index, none)>
}) : () -> ()

func.func @more(%n: index, %buffer: memref<?x?xf32>, %wide: i64) -> memref<?x?xf32> {
  %allocated = memref.alloc(%n, %n) : memref<?x?xf32>
  %part = memref.subview %buffer[0, %n] [%n, 4] [1, 1]
      : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %same = arith.cmpi eq, %wide, %wide : i64
  %value = arith.constant 1.5 : f32
  scf.parallel (%i) = (%n) to (%n) step (%n) init (%value) -> f32 {
    scf.reduce(%value : f32) {
    ^bb0(%left: f32, %right: f32):
      %added = arith.addf %left, %right fastmath<fast> : f32
      scf.reduce.return %added : f32
    }
  }
  cf.switch %wide : i64, [
    default: ^end,
    1: ^end
  ]
^end:
  return %allocated : memref<?x?xf32>
}

%blob = arith.constant dense_resource<blob> : tensor<1xi32>
%text = "builtin.unrealized_conversion_cast"() {s = dense<["a", "b"]> : tensor<2x!llvm.ptr>}
    : () -> tuple<i1>

{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001000000"
    }
  }
#-}
