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
  "test.i"() : () -> () loc("far.mlir":2147483648:4294967295)
  "test.j"() : () -> () loc("far.mlir":4294967295)
  "test.k"() : () -> () loc("far.mlir":1:2147483648 to :4294967295)
  "test.l"() : () -> () loc("far.mlir":4294967295:1 to 4294967294:0xFFFFFFFF)
  module {
  } loc("inner")
} loc("module")
