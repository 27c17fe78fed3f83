#extern = #ml_program.extern : tensor<4xi32>
#extern1 = #ml_program.extern
"builtin.module"() ({
  "ml_program.func"() <{arg_attrs = [{a.b}, {}], function_type = (i32, !ml_program.token) -> i32, res_attrs = [{c.d = 5 : i64}], sym_name = "declared", sym_visibility = "private"}> ({
  }) {x.y} : () -> ()
  "ml_program.func"() <{function_type = (i32) -> i32, sym_name = "defined", sym_visibility = "nested"}> ({
  ^bb0(%arg3: i32):
    "ml_program.return"(%arg3) : (i32) -> ()
  }) : () -> ()
  "ml_program.func"() <{arg_attrs = [{}, {x.y = 1.000000e+00 : f32}], function_type = (i32, f32) -> (), sym_name = "branches"}> ({
  ^bb0(%arg1: i32, %arg2: f32):
    "test.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "ml_program.return"() {x} : () -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = (i32) -> i32, sym_name = "declared_graph", sym_visibility = "private"}> ({
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = (i32) -> i32, sym_name = "graph"}> ({
  ^bb0(%arg0: i32):
    %8 = "ml_program.token"() : () -> !ml_program.token
    %9 = "unregistered.dummy"(%10, %8) : (i32, !ml_program.token) -> i32
    %10 = "unregistered.dummy"(%arg0) : (i32) -> i32
    "ml_program.output"(%10) {x} : (i32) -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "ml_program.output"() : () -> ()
  }) : () -> ()
  "ml_program.global"() <{sym_name = "same_type", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "undefined", sym_visibility = "nested", type = tensor<?xi32>}> {a.b = 5 : i64} : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "external", sym_visibility = "public", type = tensor<?xi32>, value = #extern}> : () -> ()
  "ml_program.global"() <{sym_name = "a constant", sym_visibility = "public", type = i32, value = #extern1}> : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "ml_program.global"() <{sym_name = "here", sym_visibility = "public", type = i64, value = 5 : i64}> : () -> ()
    "ml_program.func"() <{function_type = () -> tensor<4xi32>, sym_name = "load_and_store"}> ({
      %5 = "ml_program.global_load"() <{global = @undefined}> {x = 5 : i64} : () -> tensor<?xi32>
      %6 = "ml_program.global_load"() <{global = @same_type}> : () -> tensor<4xi32>
      %7 = "ml_program.global_load_const"() <{global = @here}> : () -> i64
      "ml_program.global_store"(%5) <{global = @undefined}> {y} : (tensor<?xi32>) -> ()
      "ml_program.return"(%6) : (tensor<4xi32>) -> ()
    }) : () -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = () -> (tensor<?xi32>, !ml_program.token), sym_name = "tokens"}> ({
    %0 = "ml_program.token"() {t} : () -> !ml_program.token
    %1 = "ml_program.global_load_const"() <{global = @inner::@here}> : () -> i64
    %2:2 = "ml_program.global_load_graph"() <{global = @undefined}> {z} : () -> (tensor<?xi32>, !ml_program.token)
    %3 = "ml_program.global_store_graph"(%2#0, %0, %2#1) <{global = @undefined}> : (tensor<?xi32>, !ml_program.token, !ml_program.token) -> !ml_program.token
    %4 = "ml_program.global_store_graph"(%2#0) <{global = @undefined}> {z} : (tensor<?xi32>) -> !ml_program.token
    "ml_program.output"(%2#0, %3) : (tensor<?xi32>, !ml_program.token) -> ()
  }) : () -> ()
}) : () -> ()

