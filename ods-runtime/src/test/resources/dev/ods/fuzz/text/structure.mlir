"f.g"() <{sym_name = "x\0A", t = (i32) -> ()}> ({
^bb0(%a: i32 loc("a":1:2), %b: !x.y<[z, "w"]>):
  %0:2, %c = "o.p"(%a, %d) [^bb1, ^bb0] {k} : (i32, f32) -> (i1, i2, f32)
^bb1:  // comment
  %d = "o.q"(%0#1) : (i2) -> f32 loc(fused<1>["n"(unknown), callsite("l" at "m")])
}, {
}) {x = @a::@"b c", y = [1, unit]} : () -> ()
