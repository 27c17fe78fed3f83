%0 = "test.result_name_from_type"() : () -> !test.op_asm_type_interface
%1 = "foo.x"() : () -> !test.op_asm_type_interface loc("named")
%2:2 = "test.result_name_from_type_interface"() : () -> (!test.op_asm_type_interface, i1)
%3:2 = "test.result_name_from_type_interface"() : () -> (!test.op_asm_type_interface, !test.op_asm_type_interface)
%4:2 = "foo.z"() : () -> (!test.op_asm_type_interface, !test.op_asm_type_interface_tablegen_default)
%5:2 = "foo.z"() : () -> (!test.op_asm_type_interface_tablegen_default, !test.op_asm_type_interface) loc("other")
test.block_argument_name_from_type {
^bb0(%arg0: !test.op_asm_type_interface, %arg1: i1):
  "test.terminator"() : () -> ()
^bb1(%arg2: !test.op_asm_type_interface, %arg3: i1):
  "test.terminator"() : () -> ()
}
test.block_argument_name_from_type_interface {
^bb0(%arg0: !test.op_asm_type_interface, %arg1: i1):
  "test.terminator"() : () -> ()
^bb1(%arg2: !test.op_asm_type_interface, %arg3: i1):
  "test.terminator"() : () -> ()
} attributes {a}
"foo.y"() ({
^bb0(%arg0: !test.op_asm_type_interface loc("x"), %arg1: i1, %arg2: !test.op_asm_type_interface_tablegen_default):
  "test.terminator"() : () -> ()
^bb1(%arg4: !test.op_asm_type_interface, %arg5: i1):
  "test.terminator"() : () -> ()
}, {
}) : () -> ()
%7:3 = "test.custom_result_name"() {names = ["a", "", "b"]} : () -> (i32, i32, i32)
%8:2 = "test.custom_result_name"() {names = ["a"]} : () -> (i32, i32)
test.default_dialect {
  test.graph_region {
    %9 = "test.result_name_from_type"() : () -> !test.op_asm_type_interface
    "test.finish"() : () -> ()
  }
  "test.finish"() : () -> ()
}
test.block_names {
  "foo.br"()[^next] : () -> ()
^next:
  "test.finish"() : () -> ()
}
test.graph_region attributes {a} {
  test.isolated_graph_region {
    "foo.use"(%10) : (i32) -> ()
    %10 = "foo.def"() : () -> i32
  }
  "test.finish"() : () -> ()
}
"test.symbol_scope"() ({
  "test.symbol"() {sym_name = "foo", sym_visibility = "private"} : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
"test.op"() {a = #test.op_asm_attr_interface<value = "x">, b = #test.op_asm_attr_interface_tablegen_default<value = "x">, c = #test.i64_elements<[1, -2]> : tensor<2xi64>} : () -> ()
"test.op"() {a = !test.int<SIGNED, 3>, b = !test.int<n, 0>, c = #test.smpla, d = !test.i32, e = #test.const_memory_space} : () -> ()
