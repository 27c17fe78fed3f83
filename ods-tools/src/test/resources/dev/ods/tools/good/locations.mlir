#here = loc("here.mlir":10:20)
module @named attributes {test.version = 3 : i32} {
  "test.a"() : () -> () loc(#here)
  "test.b"() : () -> () loc("name"(#here))
  "test.c"() : () -> () loc(callsite("callee" at callsite("middle"(#here) at "caller.mlir":1:1)))
  "test.d"() : () -> () loc(fused<"why">["x", #here, unknown])
  "test.e"() : () -> () loc(unknown)
  "test.f"() : () -> () loc("range.mlir":1:2 to 3:4)
  "test.g"() ({
  ^bb0(%arg0: i32 loc("arg"), %arg1: f32 loc(#here)):
    "test.h"(%arg0) : (i32) -> ()
  }) : () -> () loc("outer")
  module {
  } loc("inner")
} loc("module")
