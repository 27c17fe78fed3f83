"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {x.y = 3 : i32}], function_type = (i32, i1) -> i32, sym_name = "f"}> ({
  ^bb0(%arg1: i32, %arg2: i1):
    %2 = "func.call"(%arg1, %arg2) <{callee = @f}> : (i32, i1) -> i32
    %3 = "func.constant"() <{value = @f}> : () -> ((i32, i1) -> i32)
    %4 = "func.call_indirect"(%3, %2, %arg2) : ((i32, i1) -> i32, i32, i1) -> i32
    "func.return"(%4) : (i32) -> ()
  }) {some.note} : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), no_inline, res_attrs = [{a.b}, {}], sym_name = "g", sym_visibility = "private"}> ({
  }) {foo.bar = 2 : i64} : () -> ()
  "func.func"() <{function_type = () -> (() -> ()), sym_name = "h", sym_visibility = "nested"}> ({
    %1 = "func.constant"() <{value = @v}> : () -> (() -> ())
    "func.return"(%1) : (() -> ()) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "v", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{a.b = "c"}, {}], function_type = (tensor<2xf32>, !some.type<1>) -> (), sym_name = "a name", sym_visibility = "private"}> ({
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = (index) -> (index, index), sym_name = "loop"}> ({
    ^bb0(%arg0: index):
      "some.op"() ({
        %0 = "some.value"() : () -> index
        "some.end"(%0) : (index) -> ()
      }) : () -> ()
      "func.return"(%arg0, %arg0) : (index, index) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

