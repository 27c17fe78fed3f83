module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<[4]xi64>, %arg3: tensor<?x2xi8>, %arg4: index) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    %2 = arith.subi %arg0, %arg1 overflow<nsw, nuw> {some.note = 1 : i8} : i32
    %3 = arith.muli %arg2, %arg2 overflow<nuw> : vector<[4]xi64>
    %4 = arith.shli %arg3, %arg3 : tensor<?x2xi8>
    %5 = arith.divui %arg0, %arg1 exact : i32
    %6 = arith.divsi %arg0, %arg1 : i32
    %7 = arith.shrui %arg0, %arg1 exact : i32
    %8 = arith.shrsi %arg0, %arg1 : i32
    %9 = arith.ceildivui %arg4, %arg4 : index
    %10 = arith.ceildivsi %arg4, %arg4 : index
    %11 = arith.floordivsi %arg4, %arg4 : index
    %12 = arith.remui %arg0, %arg1 : i32
    %13 = arith.remsi %arg0, %arg1 : i32
    %14 = arith.andi %arg0, %arg1 : i32
    %15 = arith.ori %arg0, %arg1 : i32
    %16 = arith.xori %arg0, %arg1 : i32
    %17 = arith.maxsi %arg0, %arg1 : i32
    %18 = arith.maxui %arg0, %arg1 : i32
    %19 = arith.minsi %arg0, %arg1 : i32
    %20 = arith.minui %arg0, %arg1 : i32
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i32
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>) {
    %0 = arith.addf %arg0, %arg1 : f32
    %1 = arith.subf %arg0, %arg1 fastmath<fast> : f32
    %2 = arith.mulf %arg2, %arg2 fastmath<nnan,ninf> : vector<2xf64>
    %3 = arith.divf %arg0, %arg1 fastmath<fast> : f32
    %4 = arith.remf %arg0, %arg1 fastmath<nsz,arcp> {some.note} : f32
    %5 = arith.maximumf %arg0, %arg1 : f32
    %6 = arith.minimumf %arg0, %arg1 : f32
    %7 = arith.maxnumf %arg0, %arg1 : f32
    %8 = arith.minnumf %arg0, %arg1 : f32
    %9 = arith.negf %arg0 fastmath<contract> : f32
    %10 = arith.negf %arg0 : f32
    return
  }
  func.func @constants() {
    %c5_i32 = arith.constant 5 : i32
    %c-5_i32 = arith.constant -5 : i32
    %true = arith.constant true
    %false = arith.constant false
    %c7 = arith.constant 7 : index
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
    %c5_i32_1 = arith.constant {some.note} 5 : i32
    %cst_2 = arith.constant dense<2> : vector<[4]xi32>
    %c-1_i128 = arith.constant -1 : i128
    %cst_3 = arith.constant 0x7FC00000 : f32
    return
  }
  func.func @comparisons(%arg0: i32, %arg1: i32, %arg2: tensor<*xf32>, %arg3: vector<[4]x2xf32>, %arg4: tensor<3xi8, "code">, %arg5: i1, %arg6: vector<2xi1>, %arg7: vector<2xi8>) {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    %1 = arith.cmpi uge, %arg4, %arg4 {some.note} : tensor<3xi8, "code">
    %2 = arith.cmpf false, %arg2, %arg2 : tensor<*xf32>
    %3 = arith.cmpf oeq, %arg3, %arg3 fastmath<nnan> : vector<[4]x2xf32>
    %4 = arith.select %arg5, %arg0, %arg1 : i32
    %5 = arith.select %arg6, %arg7, %arg7 {some.note} : vector<2xi1>, vector<2xi8>
    return
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: index, %arg3: vector<2xi32>, %arg4: memref<3xi32>, %arg5: f8E8M0FNU) {
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extsi %arg3 : vector<2xi32> to vector<2xi64>
    %2 = arith.trunci %arg0 : i32 to i8
    %3 = arith.trunci %arg0 overflow<nsw> : i32 to i8
    %4 = arith.extf %arg1 : f32 to f64
    %5 = arith.extf %arg1 fastmath<nnan> : f32 to f64
    %6 = arith.truncf %arg1 : f32 to f16
    %7 = arith.truncf %arg1 to_nearest_even fastmath<fast> : f32 to bf16
    %8 = arith.uitofp %arg0 : i32 to f32
    %9 = arith.sitofp %arg0 : i32 to f32
    %10 = arith.fptoui %arg1 : f32 to i32
    %11 = arith.fptosi %arg1 : f32 to i32
    %12 = arith.index_cast %arg0 : i32 to index
    %13 = arith.index_castui %arg2 : index to i64
    %14 = arith.bitcast %arg1 : f32 to i32
    %15 = arith.bitcast %arg4 : memref<3xi32> to memref<3xf32>
    %16 = arith.index_cast %arg4 : memref<3xi32> to memref<3xindex>
    %17 = arith.truncf %arg1 downward : f32 to f16
    %18 = arith.scaling_truncf %arg1, %arg5 upward fastmath<nnan> : f32, f8E8M0FNU to f4E2M1FN
    %19 = arith.scaling_extf %18, %arg5 : f4E2M1FN, f8E8M0FNU to f32
    return
  }
  func.func @attributes(%arg0: f32) attributes {a.list = [#arith.overflow<nsw>, #arith.fastmath<nnan,ninf>], a.map = {k = #arith.overflow<none>}} {
    %0 = arith.addf %arg0, %arg0 fastmath<fast> : f32
    return
  }
}

