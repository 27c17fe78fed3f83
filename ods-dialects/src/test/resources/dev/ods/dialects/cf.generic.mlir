"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "assertion"}> ({
  ^bb0(%arg10: i1):
    "cf.assert"(%arg10) <{msg = "out of bounds\0A"}> : (i1) -> ()
    "cf.assert"(%arg10) <{msg = ""}> {a = 1 : i32} : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "branches"}> ({
  ^bb0(%arg7: i1, %arg8: i32, %arg9: f32):
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb3
    "cf.br"(%arg8)[^bb2] {a} : (i32) -> ()
  ^bb2(%6: i32):  // 2 preds: ^bb1, ^bb3
    "cf.br"(%6, %arg9)[^bb3] : (i32, f32) -> ()
  ^bb3(%7: i32, %8: f32):  // pred: ^bb2
    "cf.cond_br"(%arg7, %7)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "conditional"}> ({
  ^bb0(%arg4: i1, %arg5: i32, %arg6: f32):
    "cf.cond_br"(%arg4)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb3
    "cf.cond_br"(%arg4)[^bb1, ^bb2] <{branch_weights = array<i32: 3, 5>, operandSegmentSizes = array<i32: 1, 0, 0>}> {a} : (i1) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "cf.cond_br"(%arg4, %arg5, %arg5, %arg6)[^bb3, ^bb4] <{branch_weights = array<i32>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, f32) -> ()
  ^bb3(%3: i32, %4: i32):  // 2 preds: ^bb2, ^bb3
    "cf.cond_br"(%arg4, %4, %3)[^bb3, ^bb1] <{branch_weights = array<i32: 0, -1>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb4(%5: f32):  // pred: ^bb2
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i1, ui5, i128) -> (), sym_name = "switch"}> ({
  ^bb0(%arg0: i32, %arg1: i1, %arg2: ui5, %arg3: i128):
    "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // 6 preds: ^bb0, ^bb1, ^bb2, ^bb2, ^bb3, ^bb4
    "cf.switch"(%arg0, %arg0, %arg0, %arg3)[^bb2, ^bb3, ^bb1] <{case_operand_segments = array<i32: 2, 0>, case_values = dense<[42, -5]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> {a} : (i32, i32, i32, i128) -> ()
  ^bb2(%0: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    "cf.switch"(%arg1, %arg0)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 1>, case_values = dense<true> : vector<2xi1>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3(%1: i32, %2: i128):  // pred: ^bb1
    "cf.switch"(%arg2, %arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<31> : vector<1xui5>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (ui5, i32) -> ()
  ^bb4:  // no predecessors
    "cf.switch"(%arg3, %arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<77> : vector<1xi128>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i128, i32) -> ()
  }) : () -> ()
}) : () -> ()

