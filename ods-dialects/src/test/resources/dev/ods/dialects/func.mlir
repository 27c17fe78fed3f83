module {
  func.func @f(%arg0: i32, %arg1: i1 {x.y = 3 : i32}) -> i32 attributes {some.note} {
    %0 = call @f(%arg0, %arg1) : (i32, i1) -> i32
    %f = constant @f : (i32, i1) -> i32
    %1 = call_indirect %f(%0, %arg1) : (i32, i1) -> i32
    return %1 : i32
  }
  func.func private @g(i32, f32) -> (i32 {a.b}, f32) attributes {foo.bar = 2 : i64, no_inline}
  func.func nested @h() -> (() -> ()) {
    %f = constant @v : () -> ()
    return %f : () -> ()
  }
  func.func private @v()
  func.func private @"a name"(tensor<2xf32> {a.b = "c"}, !some.type<1>)
  module @inner {
    func.func @loop(%arg0: index) -> (index, index) {
      "some.op"() ({
        %0 = "some.value"() : () -> index
        "some.end"(%0) : (index) -> ()
      }) : () -> ()
      return %arg0, %arg0 : index, index
    }
  }
}

