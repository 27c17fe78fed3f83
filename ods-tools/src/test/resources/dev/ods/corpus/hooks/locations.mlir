"foo.op"() {a = #test.custom_location<"foo.mlir" * 1234>} : () -> () loc(#test.custom_location<"foo.mlir" * 1234>)
"foo.op"() : () -> () loc(fused["x", #test.custom_location<"foo.mlir" * 1>])
"foo.op"() : () -> () loc(callsite(#test.custom_location<"foo.mlir" * 1> at "f":1:2))
"foo.op"() {b = loc(fused<#test.custom_location<"foo.mlir" * 5>>["x"])} : () -> () loc("n"(#test.custom_location<"foo.mlir" * 1>))
"foo.op"() {b = loc(#test.custom_location<"foo.mlir" * 7>), c = array<i32>}: () -> () loc(fused<#test.custom_location<"foo.mlir" * 5>>["x"])
#l9 = #test.custom_location<"foo.mlir" * 9>
"foo.op"() : () -> () loc(#l9)
"foo.op"() : () -> () loc(#l10)
#l10 = #test.custom_location<"foo.mlir" * 10>
