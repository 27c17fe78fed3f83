#l = loc("z":1:2 to 3:4)
module @m attributes {a = dense_resource<k> : tensor<1xi8>} {
  module @"n o" {
    %0 = "a.b"() : () -> i32 loc(#l)
    %1, %2 = builtin.unrealized_conversion_cast %0 : i32 to f32, f64
  }
}
{-#
  dialect_resources: { builtin: { k: "0x0400000001" } },
  external_resources: { e: { s: "text", b: true, x: "0x0100000000" } }
#-}
