module {
  func.func @quotients(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.divsi %arg0, %arg0 : i32
    %1 = arith.divui %c0_i32, %arg0 : i32
    %2 = arith.divsi %arg0, %c0_i32 : i32
    %3 = arith.muli %arg0, %arg1 overflow<nuw> : i32
    %4 = arith.divsi %3, %arg0 : i32
    return %0, %arg0, %1, %c0_i32, %2, %arg0, %arg1, %4 : i32, i32, i32, i32, i32, i32, i32, i32
  }
  func.func @laws(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %0 : i32
    %2 = arith.andi %arg0, %arg1 : i32
    return %arg0, %arg1, %1, %c0_i32, %c-1_i32, %2, %arg0, %arg0, %c0_i32 : i32, i32, i32, i32, i32, i32, i32, i32, i32
  }
  func.func @extended(%arg0: i32) -> (i32, i1, i32, i32, i32, i32, i32) {
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    %2 = arith.muli %arg0, %arg0 : i32
    return %arg0, %false, %arg0, %1, %arg0, %c0_i32, %2 : i32, i1, i32, i32, i32, i32, i32
  }
  func.func @reassociations(%arg0: i32, %arg1: vector<2xi32>) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>) {
    %c35_i32 = arith.constant 35 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c2_i32 = arith.constant 2 : i32
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant dense<3> : vector<2xi32>
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.addi %arg0, %c12_i32 overflow<nsw> : i32
    %1 = arith.addi %arg0, %c2_i32 overflow<nuw> : i32
    %2 = arith.subi %c12_i32, %arg0 : i32
    %3 = arith.addi %arg0, %c-2_i32 : i32
    %4 = arith.subi %c2_i32, %arg0 : i32
    %5 = arith.subi %arg0, %c12_i32 : i32
    %6 = arith.subi %c-2_i32, %arg0 : i32
    %7 = arith.subi %c12_i32, %arg0 : i32
    %8 = arith.addi %arg0, %c2_i32 : i32
    %9 = arith.muli %arg0, %c35_i32 : i32
    %10 = arith.ori %arg0, %c5_i32 : i32
    %11 = arith.ori %10, %c7_i32 : i32
    %12 = arith.addi %arg1, %cst : vector<2xi32>
    %13 = arith.addi %12, %cst : vector<2xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %11, %13 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>
  }
  func.func @negated(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32) -> (i32, i32, i32, f32, f32, f32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %2 = arith.subi %c0_i32, %arg1 : i32
    %3 = arith.mulf %arg2, %arg3 fastmath<nnan> : f32
    %4 = arith.divf %arg2, %arg3 : f32
    return %0, %1, %2, %3, %4, %arg2 : i32, i32, i32, f32, f32, f32
  }
  func.func @floats(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    return %arg0, %0, %arg0, %arg0, %cst, %arg0, %arg0, %arg0 : f32, f32, f32, f32, f32, f32, f32, f32
  }
  func.func @casts(%arg0: i8, %arg1: i32, %arg2: index, %arg3: f16, %arg4: f32, %arg5: f64) -> (i64, i64, i16, i8, i16, i16, i8, index, index, f16, f32, f32, f32) {
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg0 : i8 to i64
    %2 = arith.extui %arg0 : i8 to i64
    %3 = arith.extsi %arg0 : i8 to i16
    %4 = arith.trunci %arg1 : i32 to i16
    %5 = arith.shrui %arg1, %c16_i32 : i32
    %6 = arith.trunci %5 : i32 to i16
    %7 = arith.trunci %arg1 : i32 to i8
    %8 = arith.index_castui %arg0 : i8 to index
    %9 = arith.truncf %arg5 : f64 to f32
    %10 = arith.sitofp %0 : i32 to f32
    return %1, %2, %3, %arg0, %4, %6, %7, %arg2, %8, %arg3, %9, %10, %arg4 : i64, i64, i16, i8, i16, i16, i8, index, index, f16, f32, f32, f32
  }
  func.func @comparisons(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: i8, %arg4: i8) -> (i1, i1, i1, i1, i1, i1, i1, i32, i32) {
    %c9_i32 = arith.constant 9 : i32
    %true = arith.constant true
    %0 = arith.cmpi sgt, %arg0, %c9_i32 : i32
    %1 = arith.cmpi sge, %arg0, %arg1 : i32
    %2 = arith.extsi %arg3 : i8 to i32
    %3 = arith.extsi %arg4 : i8 to i32
    %4 = arith.cmpi eq, %arg3, %arg4 : i8
    %5 = arith.cmpi slt, %2, %3 : i32
    %6 = arith.andi %arg3, %arg4 : i8
    %7 = arith.extsi %6 : i8 to i32
    %8 = arith.xori %arg3, %arg4 : i8
    %9 = arith.extsi %8 : i8 to i32
    return %true, %arg2, %0, %arg2, %1, %4, %5, %7, %9 : i1, i1, i1, i1, i1, i1, i1, i32, i32
  }
  func.func @converted(%arg0: i8, %arg1: i64) -> (i1, i1, i1, i1, i1, i1, i1) {
    %c4_i64 = arith.constant 4 : i64
    %true = arith.constant true
    %c-4_i8 = arith.constant -4 : i8
    %c4_i8 = arith.constant 4 : i8
    %0 = arith.cmpi sle, %arg0, %c4_i8 : i8
    %1 = arith.cmpi sge, %arg0, %c-4_i8 : i8
    %2 = arith.cmpi eq, %arg0, %c4_i8 : i8
    %3 = arith.cmpi slt, %arg1, %c4_i64 : i64
    return %0, %1, %true, %true, %2, %true, %3 : i1, i1, i1, i1, i1, i1, i1
  }
  func.func @selections(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> (i32, i32, i32, i32, i1, i1, i32, i32, i32, i32) {
    %true = arith.constant true
    %0 = arith.select %arg0, %arg1, %arg3 : i32
    %1 = arith.select %arg0, %arg3, %arg2 : i32
    %2 = arith.select %arg0, %arg2, %arg1 : i32
    %3 = arith.xori %arg0, %true : i1
    %4 = arith.extui %arg0 : i1 to i32
    %5 = arith.xori %arg0, %true : i1
    %6 = arith.extui %5 : i1 to i32
    %7 = arith.cmpi ule, %arg1, %arg2 : i32
    %8 = arith.select %7, %arg2, %arg1 : i32
    return %arg1, %0, %1, %2, %arg0, %3, %4, %6, %8, %arg2 : i32, i32, i32, i32, i1, i1, i32, i32, i32, i32
  }
  func.func @elements() -> (vector<2xi32>, vector<2xi32>, tensor<2xi1>) {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<4> : vector<2xi32>
    %cst_1 = arith.constant dense<[true, false]> : tensor<2xi1>
    return %cst, %cst_0, %cst_1 : vector<2xi32>, vector<2xi32>, tensor<2xi1>
  }
  func.func @difference_of_zeros(%arg0: i64) -> (i1, i8) {
    %false = arith.constant false
    %c0_i8 = arith.constant 0 : i8
    return %false, %c0_i8 : i1, i8
  }
  func.func @or_of_ones(%arg0: i64) -> (i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %true : i1, i1
  }
  func.func @constants_of_another_type() -> (i32, i32) {
    %0 = "test.constant"() <{value = 2147483647 : i64}> : () -> i32
    %1 = "test.constant"() <{value = -2147483648 : i64}> : () -> i32
    %2 = arith.andi %0, %1 : i32
    %3 = arith.addi %0, %1 : i32
    return %2, %3 : i32, i32
  }
  func.func @compare_converted_fnuz(%arg0: i8, %arg1: i8) -> (i1, i1) {
    %c-2_i8 = arith.constant -2 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.cmpi eq, %arg0, %c1_i8 : i8
    %1 = arith.cmpi slt, %arg1, %c-2_i8 : i8
    return %0, %1 : i1, i1
  }
}

