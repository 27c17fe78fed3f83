"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i32):
    %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %1 = "index.sub"(%arg0, %arg1) {x} : (index, index) -> index
    %2 = "index.mul"(%arg0, %arg1) : (index, index) -> index
    %3 = "index.divs"(%arg0, %arg1) : (index, index) -> index
    %4 = "index.divu"(%arg0, %arg1) : (index, index) -> index
    %5 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
    %6 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
    %7 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
    %8 = "index.rems"(%arg0, %arg1) : (index, index) -> index
    %9 = "index.remu"(%arg0, %arg1) : (index, index) -> index
    %10 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
    %11 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
    %12 = "index.mins"(%arg0, %arg1) : (index, index) -> index
    %13 = "index.minu"(%arg0, %arg1) : (index, index) -> index
    %14 = "index.shl"(%arg0, %arg1) : (index, index) -> index
    %15 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
    %16 = "index.shru"(%arg0, %arg1) : (index, index) -> index
    %17 = "index.and"(%arg0, %arg1) : (index, index) -> index
    %18 = "index.or"(%arg0, %arg1) : (index, index) -> index
    %19 = "index.xor"(%arg0, %arg1) : (index, index) -> index
    %20 = "index.casts"(%arg0) : (index) -> i32
    %21 = "index.castu"(%arg2) {x} : (i32) -> index
    %22 = "index.casts"(%arg0) : (index) -> si64
    %23 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %24 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ne>}> {x} : (index, index) -> i1
    %25 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
    %26 = "index.sizeof"() : () -> index
    %27 = "index.sizeof"() {x} : () -> index
    %28 = "index.constant"() <{value = 42 : index}> : () -> index
    %29 = "index.constant"() <{value = -3 : index}> : () -> index
    %30 = "index.constant"() <{value = 0 : index}> {x} : () -> index
    %31 = "index.bool.constant"() <{value = true}> : () -> i1
    %32 = "index.bool.constant"() <{value = false}> {x} : () -> i1
    "test.op"() {p = #index<cmp_predicate slt>, q = #index<cmp_predicate ule>} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

