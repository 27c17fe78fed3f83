#extern = #ml_program.extern : tensor<4xi32>
#extern1 = #ml_program.extern
module {
  ml_program.func private @declared(i32 {a.b}, !ml_program.token) -> (i32 {c.d = 5 : i64}) attributes {x.y}
  ml_program.func nested @defined(%arg0: i32) -> i32 {
    ml_program.return %arg0 : i32
  }
  ml_program.func @branches(%arg0: i32, %arg1: f32 {x.y = 1.000000e+00 : f32}) {
    "test.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    ml_program.return {x}
  }
  ml_program.subgraph private @declared_graph(i32) -> i32
  ml_program.subgraph @graph(%arg0: i32) -> i32 {
    %0 = ml_program.token
    %1 = "unregistered.dummy"(%2, %0) : (i32, !ml_program.token) -> i32
    %2 = "unregistered.dummy"(%arg0) : (i32) -> i32
    ml_program.output {x} %2 : i32
  }
  ml_program.subgraph @nothing() {
    ml_program.output
  }
  ml_program.global private @same_type(dense<4> : tensor<4xi32>) : tensor<4xi32>
  ml_program.global nested mutable @undefined : tensor<?xi32> {a.b = 5 : i64}
  ml_program.global public mutable @external(#extern) : tensor<?xi32>
  ml_program.global public @"a constant"(#extern1) : i32
  module @inner {
    ml_program.global public @here(5 : i64) : i64
    ml_program.func @load_and_store() -> tensor<4xi32> {
      %undefined = ml_program.global_load @undefined : tensor<?xi32> {x = 5 : i64}
      %same_type = ml_program.global_load @same_type : tensor<4xi32>
      %here = ml_program.global_load_const @here : i64
      ml_program.global_store @undefined = %undefined : tensor<?xi32> {y}
      ml_program.return %same_type : tensor<4xi32>
    }
  }
  ml_program.subgraph @tokens() -> (tensor<?xi32>, !ml_program.token) {
    %0 = ml_program.token {t}
    %here = ml_program.global_load_const @inner::@here : i64
    %result, %produceToken = ml_program.global_load_graph @undefined ordering(() -> !ml_program.token) : tensor<?xi32> {z}
    %1 = ml_program.global_store_graph @undefined = %result ordering(%0, %produceToken -> !ml_program.token) : tensor<?xi32>
    %2 = ml_program.global_store_graph @undefined = %result ordering(() -> !ml_program.token) : tensor<?xi32> {z}
    ml_program.output %result, %1 : tensor<?xi32>, !ml_program.token
  }
}

