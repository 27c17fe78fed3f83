"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, f32, i1) -> (), sym_name = "assigned"}> ({
  ^bb0(%arg57: index, %arg58: i32, %arg59: f32, %arg60: i1):
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    %18 = "scf.execute_region"() ({
      "cf.cond_br"(%arg60)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "scf.yield"(%arg59) : (f32) -> ()
    ^bb2:  // pred: ^bb0
      "scf.yield"(%arg59) {a} : (f32) -> ()
    }) {b} : () -> f32
    %19:2 = "scf.execute_region"() <{no_inline}> ({
      "scf.yield"(%arg59, %arg58) : (f32, i32) -> ()
    }) : () -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "counted"}> ({
  ^bb0(%arg47: index, %arg48: i32, %arg49: f32):
    "scf.for"(%arg47, %arg47, %arg47) <{unsignedCmp}> ({
    ^bb0(%arg56: index):
      "scf.yield"() : () -> ()
    }) {a} : (index, index, index) -> ()
    "scf.for"(%arg48, %arg48, %arg48) <{unsignedCmp}> ({
    ^bb0(%arg55: i32):
      "foo.x"(%arg55) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) {a} : (i32, i32, i32) -> ()
    %16 = "scf.for"(%arg47, %arg47, %arg47, %arg48) <{unsignedCmp}> ({
    ^bb0(%arg53: index, %arg54: i32):
      "scf.yield"(%arg54) : (i32) -> ()
    }) {a} : (index, index, index, i32) -> i32
    %17:2 = "scf.for"(%arg48, %arg48, %arg48, %arg49, %arg48) <{unsignedCmp}> ({
    ^bb0(%arg50: i32, %arg51: f32, %arg52: i32):
      "foo.x"(%arg50) : (i32) -> ()
      "scf.yield"(%arg51, %arg50) {b} : (f32, i32) -> ()
    }) {a} : (i32, i32, i32, f32, i32) -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, f32, i1) -> (), sym_name = "conditional"}> ({
  ^bb0(%arg37: index, %arg38: i32, %arg39: f32, %arg40: i1):
    %14 = "scf.while"(%arg38) ({
    ^bb0(%arg46: i32):
      "scf.condition"(%arg40, %arg39) : (i1, f32) -> ()
    }, {
    ^bb0(%arg45: f32):
      "scf.yield"(%arg38) : (i32) -> ()
    }) : (i32) -> f32
    "scf.while"() ({
      "scf.condition"(%arg40) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    %15:2 = "scf.while"(%arg38, %arg39) ({
    ^bb0(%arg43: i32, %arg44: f32):
      "scf.condition"(%arg40, %arg39, %arg38) {z} : (i1, f32, i32) -> ()
    }, {
    ^bb0(%arg41: f32, %arg42: i32):
      "scf.yield"(%arg38, %arg39) : (i32, f32) -> ()
    }) {q = 1 : i64} : (i32, f32) -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "chosen"}> ({
  ^bb0(%arg35: index, %arg36: i32):
    "scf.index_switch"(%arg35) <{cases = array<i64: 2, -5>}> ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {a} : (index) -> ()
    %12 = "scf.index_switch"(%arg35) <{cases = array<i64: 2>}> ({
      "scf.yield"(%arg36) : (i32) -> ()
    }, {
      "scf.yield"(%arg36) : (i32) -> ()
    }) : (index) -> i32
    %13:2 = "scf.index_switch"(%arg35) <{cases = array<i64>}> ({
      "scf.yield"(%arg36, %arg36) : (i32, i32) -> ()
    }) : (index) -> (i32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, f32, tensor<4xf32>) -> (), sym_name = "reduced"}> ({
  ^bb0(%arg20: index, %arg21: i32, %arg22: f32, %arg23: tensor<4xf32>):
    "scf.parallel"(%arg20, %arg20, %arg20, %arg20, %arg20, %arg20) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg33: index, %arg34: index):
      "scf.reduce"() : () -> ()
    }) {q} : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%arg20, %arg20, %arg20) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg32: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %10 = "scf.parallel"(%arg20, %arg20, %arg20, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg29: index):
      "scf.reduce"(%arg22) ({
      ^bb0(%arg30: f32, %arg31: f32):
        "scf.reduce.return"(%arg30) : (f32) -> ()
      }) {u} : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %11:2 = "scf.parallel"(%arg20, %arg20, %arg20, %arg22, %arg21) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg24: index):
      "scf.reduce"(%arg22, %arg21) ({
      ^bb0(%arg27: f32, %arg28: f32):
        "scf.reduce.return"(%arg27) {v} : (f32) -> ()
      }, {
      ^bb0(%arg25: i32, %arg26: i32):
        "scf.reduce.return"(%arg25) : (i32) -> ()
      }) : (f32, i32) -> ()
    }) : (index, index, index, f32, i32) -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, f32, tensor<4xf32>, tensor<?xi32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg4: index, %arg5: i32, %arg6: f32, %arg7: tensor<4xf32>, %arg8: tensor<?xi32>):
    "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
    ^bb0(%arg18: index, %arg19: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 1>, staticStep = array<i64: 2>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg17: index):
      "foo.bar"(%arg17) : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) {q} : (index) -> ()
    "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg16: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    %7 = "scf.forall"(%arg4, %arg7) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg14: index, %arg15: tensor<4xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, tensor<4xf32>) -> tensor<4xf32>
    %8:2 = "scf.forall"(%arg4, %arg4, %arg7, %arg8) <{mapping = [], operandSegmentSizes = array<i32: 1, 0, 1, 2>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: -9223372036854775808, 1>, staticUpperBound = array<i64: 4, -5>}> ({
    ^bb0(%arg10: index, %arg11: index, %arg12: tensor<4xf32>, %arg13: tensor<?xi32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index, tensor<4xf32>, tensor<?xi32>) -> (tensor<4xf32>, tensor<?xi32>)
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%9, %arg4, %9) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg9: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "yielded"}> ({
  ^bb0(%arg1: i1, %arg2: i32, %arg3: f32):
    %0 = "scf.if"(%arg1) ({
      "scf.yield"(%arg2) {a} : (i32) -> ()
    }, {
      "scf.yield"(%arg2) : (i32) -> ()
    }) {a} : (i1) -> i32
    %1:2 = "scf.if"(%arg1) ({
      %6 = "a.b"() : () -> ((i32) -> ())
      "scf.yield"(%arg2, %6) : (i32, (i32) -> ()) -> ()
    }, {
      %5 = "a.b"() : () -> ((i32) -> ())
      "scf.yield"(%arg2, %5) : (i32, (i32) -> ()) -> ()
    }) : (i1) -> (i32, (i32) -> ())
    %2 = "scf.if"(%arg1) ({
      %4 = "a.b"() : () -> ((i32) -> ())
      "scf.yield"(%4) : ((i32) -> ()) -> ()
    }, {
      %3 = "a.b"() : () -> ((i32) -> ())
      "scf.yield"(%3) : ((i32) -> ()) -> ()
    }) : (i1) -> ((i32) -> ())
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "alternatives"}> ({
  ^bb0(%arg0: i1):
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg0) ({
      "scf.if"(%arg0) ({
        "t.a"() : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "t.b"() : () -> ()
        "scf.yield"() : () -> ()
      }) {a} : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

