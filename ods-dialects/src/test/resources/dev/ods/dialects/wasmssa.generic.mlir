"builtin.module"() ({
  "wasmssa.import_func"() <{arg_attrs = [{test.a}], importName = "f", moduleName = "env", res_attrs = [{}], sym_name = "imported_func", type = (i32) -> f32}> : () -> ()
  "wasmssa.import_global"() <{importName = "g", moduleName = "env", sym_name = "imported_global", type = i32}> : () -> ()
  "wasmssa.import_global"() <{importName = "v", isMutable, moduleName = "env", sym_name = "imported_variable", type = !wasmssa.externref}> : () -> ()
  "wasmssa.import_mem"() <{importName = "m", limits = !wasmssa<limit[1: 2]>, moduleName = "env", sym_name = "imported_memory"}> {sym_visibility = "nested"} : () -> ()
  "wasmssa.import_table"() <{importName = "t", moduleName = "env", sym_name = "imported table", type = !wasmssa<tabletype !wasmssa.externref [4294967295:]>}> : () -> ()
  "wasmssa.memory"() <{limits = !wasmssa<limit[0:]>, sym_name = "memory"}> : () -> ()
  "wasmssa.memory"() <{exported, limits = !wasmssa<limit[0: 65536]>, sym_name = "exported_memory"}> {note} : () -> ()
  "wasmssa.table"() <{sym_name = "table", type = !wasmssa<tabletype !wasmssa.funcref [2:]>}> : () -> ()
  "wasmssa.table"() <{exported, sym_name = "exported_table", type = !wasmssa<tabletype !wasmssa.externref [2: 3]>}> {note} : () -> ()
  "wasmssa.global"() <{sym_name = "constant", type = i32}> ({
    %138 = "wasmssa.global_get"() <{global = @imported_global}> : () -> i32
    "wasmssa.return"(%138) : (i32) -> ()
  }) : () -> ()
  "wasmssa.global"() <{exported, isMutable, sym_name = "variable", type = f64}> ({
    %137 = "wasmssa.const"() <{value = 1.000000e+00 : f64}> : () -> f64
    "wasmssa.return"(%137) : (f64) -> ()
  }) : () -> ()
  "wasmssa.func"() <{functionType = () -> (i32, f64), sym_name = "declared"}> ({
  }) : () -> ()
  "wasmssa.func"() <{arg_attrs = [{test.a}, {}], exported, functionType = (i32, i128) -> f32, res_attrs = [{test.b}], sym_name = "attributes"}> ({
  ^bb0(%arg11: !wasmssa<local ref to i32>, %arg12: !wasmssa<local ref to i128>):
    %136 = "wasmssa.const"() <{value = 1.000000e+00 : f32}> : () -> f32
    "wasmssa.return"(%136) : (f32) -> ()
  }) {note = 1 : i32} : () -> ()
  "wasmssa.func"() <{functionType = (i32, !wasmssa.funcref) -> (), sym_name = "locals"}> ({
  ^bb0(%arg9: !wasmssa<local ref to i32>, %arg10: !wasmssa<local ref to !wasmssa.funcref>):
    %128 = "wasmssa.local_get"(%arg9) : (!wasmssa<local ref to i32>) -> i32
    %129 = "wasmssa.local_get"(%arg10) {note} : (!wasmssa<local ref to !wasmssa.funcref>) -> !wasmssa.funcref
    %130 = "wasmssa.local"() <{type = !wasmssa.funcref}> {note} : () -> !wasmssa<local ref to !wasmssa.funcref>
    "wasmssa.local_set"(%130, %129) : (!wasmssa<local ref to !wasmssa.funcref>, !wasmssa.funcref) -> ()
    "wasmssa.local_set"(%arg9, %128) {note} : (!wasmssa<local ref to i32>, i32) -> ()
    %131 = "wasmssa.local_tee"(%arg9, %128) : (!wasmssa<local ref to i32>, i32) -> i32
    %132 = "wasmssa.local_tee"(%arg9, %131) {note} : (!wasmssa<local ref to i32>, i32) -> i32
    %133:2 = "wasmssa.call"() <{callee = @declared}> : () -> (i32, f64)
    %134:2 = "wasmssa.call"() <{callee = @declared}> {note} : () -> (i32, f64)
    %135 = "wasmssa.call"(%134#0) <{callee = @attributes}> : (i32) -> f32
    "wasmssa.return"() {note} : () -> ()
  }) : () -> ()
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "levels"}> ({
  ^bb0(%arg4: !wasmssa<local ref to i32>):
    %124 = "wasmssa.local_get"(%arg4) : (!wasmssa<local ref to i32>) -> i32
    "wasmssa.block"(%124, %124)[^bb1] ({
    ^bb0(%arg5: i32, %arg6: i32):
      "wasmssa.loop"()[^bb1] ({
        "wasmssa.branch_if"(%arg5)[^bb1] <{exitLevel = 0 : ui32}> {note} : (i32) -> ()
      ^bb1:  // pred: ^bb0
        "wasmssa.branch_if"(%arg6, %arg5, %arg6)[^bb2] <{exitLevel = 1 : ui32}> : (i32, i32, i32) -> ()
      ^bb2:  // pred: ^bb1
        "wasmssa.block_return"() {note} : () -> ()
      }) : () -> ()
    ^bb1:  // pred: ^bb0
      "wasmssa.if"(%arg5)[^bb2] ({
        "wasmssa.block_return"() : () -> ()
      }, {
      }) : (i32) -> ()
    ^bb2:  // pred: ^bb1
      "wasmssa.if"(%arg5, %arg5, %arg6)[^bb3] ({
      ^bb0(%arg7: i32, %arg8: i32):
        "wasmssa.block_return"(%arg7, %arg8) : (i32, i32) -> ()
      }, {
      }) {note} : (i32, i32, i32) -> ()
    ^bb3(%126: i32, %127: i32):  // pred: ^bb2
      "wasmssa.block_return"(%126) : (i32) -> ()
    }) {note} : (i32, i32) -> ()
  ^bb1(%125: i32):  // pred: ^bb0
    "wasmssa.return"(%125) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64, f32, f64) -> (), sym_name = "numbers"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64):
    %0 = "wasmssa.const"() <{value = 7 : i32}> {note} : () -> i32
    %1 = "wasmssa.add"(%arg0, %arg0) : (i32, i32) -> i32
    %2 = "wasmssa.and"(%arg0, %arg0) : (i32, i32) -> i32
    %3 = "wasmssa.mul"(%arg0, %arg0) : (i32, i32) -> i32
    %4 = "wasmssa.or"(%arg0, %arg0) : (i32, i32) -> i32
    %5 = "wasmssa.sub"(%arg0, %arg0) : (i32, i32) -> i32
    %6 = "wasmssa.xor"(%arg0, %arg0) : (i32, i32) -> i32
    %7 = "wasmssa.eq"(%arg0, %arg0) : (i32, i32) -> i32
    %8 = "wasmssa.ne"(%arg0, %arg0) : (i32, i32) -> i32
    %9 = "wasmssa.div_ui"(%arg0, %arg0) : (i32, i32) -> i32
    %10 = "wasmssa.div_si"(%arg0, %arg0) : (i32, i32) -> i32
    %11 = "wasmssa.rem_ui"(%arg0, %arg0) : (i32, i32) -> i32
    %12 = "wasmssa.rem_si"(%arg0, %arg0) : (i32, i32) -> i32
    %13 = "wasmssa.lt_si"(%arg0, %arg0) : (i32, i32) -> i32
    %14 = "wasmssa.lt_ui"(%arg0, %arg0) : (i32, i32) -> i32
    %15 = "wasmssa.le_si"(%arg0, %arg0) : (i32, i32) -> i32
    %16 = "wasmssa.le_ui"(%arg0, %arg0) : (i32, i32) -> i32
    %17 = "wasmssa.gt_si"(%arg0, %arg0) : (i32, i32) -> i32
    %18 = "wasmssa.gt_ui"(%arg0, %arg0) : (i32, i32) -> i32
    %19 = "wasmssa.ge_si"(%arg0, %arg0) : (i32, i32) -> i32
    %20 = "wasmssa.ge_ui"(%arg0, %arg0) : (i32, i32) -> i32
    %21 = "wasmssa.shl"(%arg0, %arg0) : (i32, i32) -> i32
    %22 = "wasmssa.shr_s"(%arg0, %arg0) : (i32, i32) -> i32
    %23 = "wasmssa.shr_u"(%arg0, %arg0) : (i32, i32) -> i32
    %24 = "wasmssa.rotl"(%arg0, %arg0) : (i32, i32) -> i32
    %25 = "wasmssa.rotr"(%arg0, %arg0) : (i32, i32) -> i32
    %26 = "wasmssa.ctz"(%arg0) : (i32) -> i32
    %27 = "wasmssa.clz"(%arg0) : (i32) -> i32
    %28 = "wasmssa.popcnt"(%arg0) : (i32) -> i32
    %29 = "wasmssa.eqz"(%arg0) : (i32) -> i32
    %30 = "wasmssa.convert_u"(%arg0) : (i32) -> f32
    %31 = "wasmssa.convert_s"(%arg0) : (i32) -> f64
    %32 = "wasmssa.extend"(%arg0) <{bitsToTake = 8 : i32}> : (i32) -> i32
    %33 = "wasmssa.extend"(%arg0) <{bitsToTake = 16 : i64}> {note} : (i32) -> i32
    %34 = "wasmssa.const"() <{value = 7 : i64}> {note} : () -> i64
    %35 = "wasmssa.add"(%arg1, %arg1) : (i64, i64) -> i64
    %36 = "wasmssa.and"(%arg1, %arg1) : (i64, i64) -> i64
    %37 = "wasmssa.mul"(%arg1, %arg1) : (i64, i64) -> i64
    %38 = "wasmssa.or"(%arg1, %arg1) : (i64, i64) -> i64
    %39 = "wasmssa.sub"(%arg1, %arg1) : (i64, i64) -> i64
    %40 = "wasmssa.xor"(%arg1, %arg1) : (i64, i64) -> i64
    %41 = "wasmssa.eq"(%arg1, %arg1) : (i64, i64) -> i32
    %42 = "wasmssa.ne"(%arg1, %arg1) : (i64, i64) -> i32
    %43 = "wasmssa.div_ui"(%arg1, %arg1) : (i64, i64) -> i64
    %44 = "wasmssa.div_si"(%arg1, %arg1) : (i64, i64) -> i64
    %45 = "wasmssa.rem_ui"(%arg1, %arg1) : (i64, i64) -> i64
    %46 = "wasmssa.rem_si"(%arg1, %arg1) : (i64, i64) -> i64
    %47 = "wasmssa.lt_si"(%arg1, %arg1) : (i64, i64) -> i32
    %48 = "wasmssa.lt_ui"(%arg1, %arg1) : (i64, i64) -> i32
    %49 = "wasmssa.le_si"(%arg1, %arg1) : (i64, i64) -> i32
    %50 = "wasmssa.le_ui"(%arg1, %arg1) : (i64, i64) -> i32
    %51 = "wasmssa.gt_si"(%arg1, %arg1) : (i64, i64) -> i32
    %52 = "wasmssa.gt_ui"(%arg1, %arg1) : (i64, i64) -> i32
    %53 = "wasmssa.ge_si"(%arg1, %arg1) : (i64, i64) -> i32
    %54 = "wasmssa.ge_ui"(%arg1, %arg1) : (i64, i64) -> i32
    %55 = "wasmssa.shl"(%arg1, %arg1) : (i64, i64) -> i64
    %56 = "wasmssa.shr_s"(%arg1, %arg1) : (i64, i64) -> i64
    %57 = "wasmssa.shr_u"(%arg1, %arg1) : (i64, i64) -> i64
    %58 = "wasmssa.rotl"(%arg1, %arg1) : (i64, i64) -> i64
    %59 = "wasmssa.rotr"(%arg1, %arg1) : (i64, i64) -> i64
    %60 = "wasmssa.ctz"(%arg1) : (i64) -> i64
    %61 = "wasmssa.clz"(%arg1) : (i64) -> i64
    %62 = "wasmssa.popcnt"(%arg1) : (i64) -> i64
    %63 = "wasmssa.eqz"(%arg1) : (i64) -> i32
    %64 = "wasmssa.convert_u"(%arg1) : (i64) -> f32
    %65 = "wasmssa.convert_s"(%arg1) : (i64) -> f64
    %66 = "wasmssa.extend"(%arg1) <{bitsToTake = 8 : i32}> : (i64) -> i64
    %67 = "wasmssa.extend"(%arg1) <{bitsToTake = 16 : i64}> {note} : (i64) -> i64
    %68 = "wasmssa.const"() <{value = 2.500000e+00 : f32}> {note} : () -> f32
    %69 = "wasmssa.add"(%arg2, %arg2) : (f32, f32) -> f32
    %70 = "wasmssa.and"(%arg2, %arg2) : (f32, f32) -> f32
    %71 = "wasmssa.mul"(%arg2, %arg2) : (f32, f32) -> f32
    %72 = "wasmssa.or"(%arg2, %arg2) : (f32, f32) -> f32
    %73 = "wasmssa.sub"(%arg2, %arg2) : (f32, f32) -> f32
    %74 = "wasmssa.xor"(%arg2, %arg2) : (f32, f32) -> f32
    %75 = "wasmssa.eq"(%arg2, %arg2) : (f32, f32) -> i32
    %76 = "wasmssa.ne"(%arg2, %arg2) : (f32, f32) -> i32
    %77 = "wasmssa.div"(%arg2, %arg2) {note} : (f32, f32) -> f32
    %78 = "wasmssa.min"(%arg2, %arg2) {note} : (f32, f32) -> f32
    %79 = "wasmssa.max"(%arg2, %arg2) {note} : (f32, f32) -> f32
    %80 = "wasmssa.copysign"(%arg2, %arg2) {note} : (f32, f32) -> f32
    %81 = "wasmssa.lt"(%arg2, %arg2) {note} : (f32, f32) -> i32
    %82 = "wasmssa.le"(%arg2, %arg2) {note} : (f32, f32) -> i32
    %83 = "wasmssa.gt"(%arg2, %arg2) {note} : (f32, f32) -> i32
    %84 = "wasmssa.ge"(%arg2, %arg2) {note} : (f32, f32) -> i32
    %85 = "wasmssa.abs"(%arg2) {note} : (f32) -> f32
    %86 = "wasmssa.ceil"(%arg2) {note} : (f32) -> f32
    %87 = "wasmssa.floor"(%arg2) {note} : (f32) -> f32
    %88 = "wasmssa.neg"(%arg2) {note} : (f32) -> f32
    %89 = "wasmssa.sqrt"(%arg2) {note} : (f32) -> f32
    %90 = "wasmssa.trunc"(%arg2) {note} : (f32) -> f32
    %91 = "wasmssa.const"() <{value = 2.500000e+00 : f64}> {note} : () -> f64
    %92 = "wasmssa.add"(%arg3, %arg3) : (f64, f64) -> f64
    %93 = "wasmssa.and"(%arg3, %arg3) : (f64, f64) -> f64
    %94 = "wasmssa.mul"(%arg3, %arg3) : (f64, f64) -> f64
    %95 = "wasmssa.or"(%arg3, %arg3) : (f64, f64) -> f64
    %96 = "wasmssa.sub"(%arg3, %arg3) : (f64, f64) -> f64
    %97 = "wasmssa.xor"(%arg3, %arg3) : (f64, f64) -> f64
    %98 = "wasmssa.eq"(%arg3, %arg3) : (f64, f64) -> i32
    %99 = "wasmssa.ne"(%arg3, %arg3) : (f64, f64) -> i32
    %100 = "wasmssa.div"(%arg3, %arg3) {note} : (f64, f64) -> f64
    %101 = "wasmssa.min"(%arg3, %arg3) {note} : (f64, f64) -> f64
    %102 = "wasmssa.max"(%arg3, %arg3) {note} : (f64, f64) -> f64
    %103 = "wasmssa.copysign"(%arg3, %arg3) {note} : (f64, f64) -> f64
    %104 = "wasmssa.lt"(%arg3, %arg3) {note} : (f64, f64) -> i32
    %105 = "wasmssa.le"(%arg3, %arg3) {note} : (f64, f64) -> i32
    %106 = "wasmssa.gt"(%arg3, %arg3) {note} : (f64, f64) -> i32
    %107 = "wasmssa.ge"(%arg3, %arg3) {note} : (f64, f64) -> i32
    %108 = "wasmssa.abs"(%arg3) {note} : (f64) -> f64
    %109 = "wasmssa.ceil"(%arg3) {note} : (f64) -> f64
    %110 = "wasmssa.floor"(%arg3) {note} : (f64) -> f64
    %111 = "wasmssa.neg"(%arg3) {note} : (f64) -> f64
    %112 = "wasmssa.sqrt"(%arg3) {note} : (f64) -> f64
    %113 = "wasmssa.trunc"(%arg3) {note} : (f64) -> f64
    %114 = "wasmssa.extend"(%arg1) <{bitsToTake = 32 : i64}> : (i64) -> i64
    %115 = "wasmssa.shl"(%arg0, %arg0) {note} : (i32, i32) -> i32
    %116 = "wasmssa.eqz"(%arg0) {note} : (i32) -> i32
    %117 = "wasmssa.demote"(%arg3) : (f64) -> f32
    %118 = "wasmssa.promote"(%arg2) {note} : (f32) -> f64
    %119 = "wasmssa.wrap"(%arg1) : (i64) -> i32
    %120 = "wasmssa.extend_i32_s"(%arg0) : (i32) -> i64
    %121 = "wasmssa.extend_i32_u"(%arg0) {note} : (i32) -> i64
    %122 = "wasmssa.reinterpret"(%arg0) : (i32) -> f32
    %123 = "wasmssa.reinterpret"(%arg3) {note} : (f64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "test.types"() {a = !wasmssa.externref, b = !wasmssa<limit[0:]>, c = !wasmssa<local ref to i128>} : () -> ()
}) : () -> ()

