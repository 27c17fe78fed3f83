module {
  wasmssa.import_func "f" from "env" as @imported_func {arg_attrs = [{test.a}], res_attrs = [{}], type = (i32) -> f32}
  wasmssa.import_global "g" from "env" as @imported_global : i32
  wasmssa.import_global "v" from "env" as @imported_variable mutable : !wasmssa.externref
  wasmssa.import_mem "m" from "env" as @imported_memory {limits = !wasmssa<limit[1: 2]>, sym_visibility = "nested"}
  wasmssa.import_table "t" from "env" as @"imported table" {type = !wasmssa<tabletype !wasmssa.externref [4294967295:]>}
  wasmssa.memory @memory !wasmssa<limit[0:]>
  wasmssa.memory exported @exported_memory !wasmssa<limit[0: 65536]> {note}
  wasmssa.table @table !wasmssa<tabletype !wasmssa.funcref [2:]>
  wasmssa.table exported @exported_table !wasmssa<tabletype !wasmssa.externref [2: 3]> {note}
  wasmssa.global @constant i32 : {
    %0 = wasmssa.global_get @imported_global : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @variable f64 mutable : {
    %0 = wasmssa.const 1.000000e+00 : f64
    wasmssa.return %0 : f64
  }
  wasmssa.func @declared() -> (i32, f64)
  wasmssa.func exported @attributes(%arg0: !wasmssa<local ref to i32> {test.a}, %arg1: !wasmssa<local ref to i128>) -> (f32 {test.b}) attributes {note = 1 : i32} {
    %0 = wasmssa.const 1.000000e+00 : f32
    wasmssa.return %0 : f32
  }
  wasmssa.func @locals(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to !wasmssa.funcref>) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to !wasmssa.funcref {note}
    %2 = wasmssa.local of type !wasmssa.funcref {note}
    wasmssa.local_set %2 :  ref to !wasmssa.funcref to %1 : !wasmssa.funcref
    wasmssa.local_set %arg0 :  ref to i32 to %0 : i32 {note}
    %3 = wasmssa.local_tee %arg0 :  ref to i32 to %0 : i32
    %4 = wasmssa.local_tee %arg0 :  ref to i32 to %3 : i32 {note}
    %5:2 = wasmssa.call @declared : () -> (i32, f64)
    %6:2 = wasmssa.call @declared {note} : () -> (i32, f64)
    %7 = wasmssa.call @attributes(%6#0) : (i32) -> f32
    wasmssa.return {note}
  }
  wasmssa.func @levels(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block(%0, %0) : i32, i32 {note} : {
    ^bb0(%arg1: i32, %arg2: i32):
      wasmssa.loop : {
        wasmssa.branch_if %arg1 to level 0 else ^bb1 {note}
      ^bb1:  // pred: ^bb0
        wasmssa.branch_if %arg2 to level 1 with args(%arg1, %arg2 : i32, i32) else ^bb2
      ^bb2:  // pred: ^bb1
        wasmssa.block_return {note}
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.if %arg1 : {
        wasmssa.block_return
      } > ^bb2
    ^bb2:  // pred: ^bb1
      wasmssa.if %arg1(%arg1, %arg2) : i32, i32 {note} : {
      ^bb0(%arg3: i32, %arg4: i32):
        wasmssa.block_return %arg3, %arg4 : i32, i32
      } > ^bb3
    ^bb3(%2: i32, %3: i32):  // pred: ^bb2
      wasmssa.block_return %2 : i32
    }> ^bb1
  ^bb1(%1: i32):  // pred: ^bb0
    wasmssa.return %1 : i32
  }
  func.func @numbers(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64) {
    %0 = wasmssa.const 7 : i32 {note}
    %1 = wasmssa.add %arg0 %arg0 : i32
    %2 = wasmssa.and %arg0 %arg0 : i32
    %3 = wasmssa.mul %arg0 %arg0 : i32
    %4 = wasmssa.or %arg0 %arg0 : i32
    %5 = wasmssa.sub %arg0 %arg0 : i32
    %6 = wasmssa.xor %arg0 %arg0 : i32
    %7 = wasmssa.eq %arg0 %arg0 : i32 -> i32
    %8 = wasmssa.ne %arg0 %arg0 : i32 -> i32
    %9 = wasmssa.div_ui %arg0 %arg0 : i32
    %10 = wasmssa.div_si %arg0 %arg0 : i32
    %11 = wasmssa.rem_ui %arg0 %arg0 : i32
    %12 = wasmssa.rem_si %arg0 %arg0 : i32
    %13 = wasmssa.lt_si %arg0 %arg0 : i32 -> i32
    %14 = wasmssa.lt_ui %arg0 %arg0 : i32 -> i32
    %15 = wasmssa.le_si %arg0 %arg0 : i32 -> i32
    %16 = wasmssa.le_ui %arg0 %arg0 : i32 -> i32
    %17 = wasmssa.gt_si %arg0 %arg0 : i32 -> i32
    %18 = wasmssa.gt_ui %arg0 %arg0 : i32 -> i32
    %19 = wasmssa.ge_si %arg0 %arg0 : i32 -> i32
    %20 = wasmssa.ge_ui %arg0 %arg0 : i32 -> i32
    %21 = wasmssa.shl %arg0 by %arg0 bits : i32
    %22 = wasmssa.shr_s %arg0 by %arg0 bits : i32
    %23 = wasmssa.shr_u %arg0 by %arg0 bits : i32
    %24 = wasmssa.rotl %arg0 by %arg0 bits : i32
    %25 = wasmssa.rotr %arg0 by %arg0 bits : i32
    %26 = wasmssa.ctz %arg0 : i32
    %27 = wasmssa.clz %arg0 : i32
    %28 = wasmssa.popcnt %arg0 : i32
    %29 = wasmssa.eqz %arg0 : i32 -> i32
    %30 = wasmssa.convert_u %arg0 : i32 to f32
    %31 = wasmssa.convert_s %arg0 : i32 to f64
    %32 = wasmssa.extend 8 : i32 low bits from %arg0 : i32
    %33 = wasmssa.extend 16 : i64 low bits from %arg0 : i32 {note}
    %34 = wasmssa.const 7 : i64 {note}
    %35 = wasmssa.add %arg1 %arg1 : i64
    %36 = wasmssa.and %arg1 %arg1 : i64
    %37 = wasmssa.mul %arg1 %arg1 : i64
    %38 = wasmssa.or %arg1 %arg1 : i64
    %39 = wasmssa.sub %arg1 %arg1 : i64
    %40 = wasmssa.xor %arg1 %arg1 : i64
    %41 = wasmssa.eq %arg1 %arg1 : i64 -> i32
    %42 = wasmssa.ne %arg1 %arg1 : i64 -> i32
    %43 = wasmssa.div_ui %arg1 %arg1 : i64
    %44 = wasmssa.div_si %arg1 %arg1 : i64
    %45 = wasmssa.rem_ui %arg1 %arg1 : i64
    %46 = wasmssa.rem_si %arg1 %arg1 : i64
    %47 = wasmssa.lt_si %arg1 %arg1 : i64 -> i32
    %48 = wasmssa.lt_ui %arg1 %arg1 : i64 -> i32
    %49 = wasmssa.le_si %arg1 %arg1 : i64 -> i32
    %50 = wasmssa.le_ui %arg1 %arg1 : i64 -> i32
    %51 = wasmssa.gt_si %arg1 %arg1 : i64 -> i32
    %52 = wasmssa.gt_ui %arg1 %arg1 : i64 -> i32
    %53 = wasmssa.ge_si %arg1 %arg1 : i64 -> i32
    %54 = wasmssa.ge_ui %arg1 %arg1 : i64 -> i32
    %55 = wasmssa.shl %arg1 by %arg1 bits : i64
    %56 = wasmssa.shr_s %arg1 by %arg1 bits : i64
    %57 = wasmssa.shr_u %arg1 by %arg1 bits : i64
    %58 = wasmssa.rotl %arg1 by %arg1 bits : i64
    %59 = wasmssa.rotr %arg1 by %arg1 bits : i64
    %60 = wasmssa.ctz %arg1 : i64
    %61 = wasmssa.clz %arg1 : i64
    %62 = wasmssa.popcnt %arg1 : i64
    %63 = wasmssa.eqz %arg1 : i64 -> i32
    %64 = wasmssa.convert_u %arg1 : i64 to f32
    %65 = wasmssa.convert_s %arg1 : i64 to f64
    %66 = wasmssa.extend 8 : i32 low bits from %arg1 : i64
    %67 = wasmssa.extend 16 : i64 low bits from %arg1 : i64 {note}
    %68 = wasmssa.const 2.500000e+00 : f32 {note}
    %69 = wasmssa.add %arg2 %arg2 : f32
    %70 = wasmssa.and %arg2 %arg2 : f32
    %71 = wasmssa.mul %arg2 %arg2 : f32
    %72 = wasmssa.or %arg2 %arg2 : f32
    %73 = wasmssa.sub %arg2 %arg2 : f32
    %74 = wasmssa.xor %arg2 %arg2 : f32
    %75 = wasmssa.eq %arg2 %arg2 : f32 -> i32
    %76 = wasmssa.ne %arg2 %arg2 : f32 -> i32
    %77 = wasmssa.div %arg2 %arg2 : f32 {note}
    %78 = wasmssa.min %arg2 %arg2 : f32 {note}
    %79 = wasmssa.max %arg2 %arg2 : f32 {note}
    %80 = wasmssa.copysign %arg2 %arg2 : f32 {note}
    %81 = wasmssa.lt %arg2 %arg2 : f32 -> i32 {note}
    %82 = wasmssa.le %arg2 %arg2 : f32 -> i32 {note}
    %83 = wasmssa.gt %arg2 %arg2 : f32 -> i32 {note}
    %84 = wasmssa.ge %arg2 %arg2 : f32 -> i32 {note}
    %85 = wasmssa.abs %arg2 : f32 {note}
    %86 = wasmssa.ceil %arg2 : f32 {note}
    %87 = wasmssa.floor %arg2 : f32 {note}
    %88 = wasmssa.neg %arg2 : f32 {note}
    %89 = wasmssa.sqrt %arg2 : f32 {note}
    %90 = wasmssa.trunc %arg2 : f32 {note}
    %91 = wasmssa.const 2.500000e+00 : f64 {note}
    %92 = wasmssa.add %arg3 %arg3 : f64
    %93 = wasmssa.and %arg3 %arg3 : f64
    %94 = wasmssa.mul %arg3 %arg3 : f64
    %95 = wasmssa.or %arg3 %arg3 : f64
    %96 = wasmssa.sub %arg3 %arg3 : f64
    %97 = wasmssa.xor %arg3 %arg3 : f64
    %98 = wasmssa.eq %arg3 %arg3 : f64 -> i32
    %99 = wasmssa.ne %arg3 %arg3 : f64 -> i32
    %100 = wasmssa.div %arg3 %arg3 : f64 {note}
    %101 = wasmssa.min %arg3 %arg3 : f64 {note}
    %102 = wasmssa.max %arg3 %arg3 : f64 {note}
    %103 = wasmssa.copysign %arg3 %arg3 : f64 {note}
    %104 = wasmssa.lt %arg3 %arg3 : f64 -> i32 {note}
    %105 = wasmssa.le %arg3 %arg3 : f64 -> i32 {note}
    %106 = wasmssa.gt %arg3 %arg3 : f64 -> i32 {note}
    %107 = wasmssa.ge %arg3 %arg3 : f64 -> i32 {note}
    %108 = wasmssa.abs %arg3 : f64 {note}
    %109 = wasmssa.ceil %arg3 : f64 {note}
    %110 = wasmssa.floor %arg3 : f64 {note}
    %111 = wasmssa.neg %arg3 : f64 {note}
    %112 = wasmssa.sqrt %arg3 : f64 {note}
    %113 = wasmssa.trunc %arg3 : f64 {note}
    %114 = wasmssa.extend 32 : i64 low bits from %arg1 : i64
    %115 = wasmssa.shl %arg0 by %arg0 bits : i32 {note}
    %116 = wasmssa.eqz %arg0 : i32 -> i32 {note}
    %117 = wasmssa.demote %arg3 : f64 to f32
    %118 = wasmssa.promote %arg2 : f32 to f64 {note}
    %119 = wasmssa.wrap %arg1 : i64 to i32
    %120 = wasmssa.extend_i32_s %arg0 to i64
    %121 = wasmssa.extend_i32_u %arg0 to i64 {note}
    %122 = wasmssa.reinterpret %arg0 : i32 as f32
    %123 = wasmssa.reinterpret %arg3 : f64 as i64 {note}
    return
  }
  "test.types"() {a = !wasmssa.externref, b = !wasmssa<limit[0:]>, c = !wasmssa<local ref to i128>} : () -> ()
}

