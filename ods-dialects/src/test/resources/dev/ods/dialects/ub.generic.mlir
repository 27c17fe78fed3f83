"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, vector<4xi64>, tensor<8x?xf64>), sym_name = "poison"}> ({
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi64>
    %2 = "ub.poison"() <{value = #ub.poison}> {x = #ub.poison} : () -> tensor<8x?xf64>
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> complex<f32>
    "func.return"(%0, %1, %2) : (i32, vector<4xi64>, tensor<8x?xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "unreachable"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "ub.unreachable"() {x} : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

