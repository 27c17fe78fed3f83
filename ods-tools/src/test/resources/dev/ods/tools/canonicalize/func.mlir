func.func @called(%a: i32) -> (i32, f32) {
  %f = arith.constant 1.0 : f32
  return %a, %f : i32, f32
}
func.func @indirect(%a: i32, %g: (i32) -> (i32, f32)) -> (i32, f32) {
  %f = constant @called : (i32) -> (i32, f32)
  %0:2 = call_indirect %f(%a) {kept = 1} : (i32) -> (i32, f32)
  %1:2 = call_indirect %g(%0#0) : (i32) -> (i32, f32)
  return %1#0, %0#1 : i32, f32
}
