// Mistakes of the usual kinds: the start scripts run ods-opt with it once, too, to record the classes
// that are needed to report them.

func.func private @twice()
func.func private @twice()

// -----

func.func @results(%a: i32) -> i32 {
  "func.return"(%a, %a) : (i32, i32) -> ()
}

// -----

func.func @dominance(%flag: i1) -> i32 {
  cf.cond_br %flag, ^left, ^right
^left:
  %a = arith.constant 1 : i32
  cf.br ^right
^right:
  return %a : i32
}

// -----

func.func @terminator() {
  %a = arith.constant 1 : i32
}

// -----

func.func @constraint(%a: f32) {
  %b = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @call(%a: f32) {
  call @unknown(%a) : (f32) -> ()
  return
}

// -----

func.func @undefined() -> i32 {
  return %a : i32
}

// -----

func.func @types(%a: f32) -> i32 {
  return %a : i32
}

// -----

func.func @block() {
  cf.br ^nowhere
}

// -----

"unknown.op"() : () -> ()

// -----

func.func @token(%a: i32 {
}

// -----

func.func private @type(tensor<4xunknown>)

// -----

func.func private @attribute() attributes {a = dense<[1, 2]> : tensor<3xi32>}

// -----

func.func private @located() loc("file.mlir":1:2)
func.func private @located() loc(callsite("name"("file.mlir":1:2) at "other.mlir":3:4))

// -----

func.func @region() {
