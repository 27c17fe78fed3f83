module {
  %0:4 = "x.values"() : () -> (f32, i64, i32, i1)
  %1:2 = feat.groups %0#0, %0#1 n = 3 m 4 unit[%0#0, %0#1 : f32, i64] : f32, i32
  %2 = feat.groups, %0#1 : i1
  %3 = feat.groups, %0#1 n = 8 {foo = 1 : i32} : i1
  %left, %one, %right = feat.segments %0#0, %0#1 then %0#3 : f32, i64 to i1 -> f32 and i1 and i64
  feat.equal %0#0, %0#1 to %0#3 by %0#1, %0#1 : f32, i64 to i1 by i64, i64
  %4:2 = feat.lists %0#0, %0#1, %0#3 : f32, i64, i1 -> i1, i2
  %5 = feat.lists %0#0 attributes {a = 1 : i32} : f32 -> i1
  feat.numbers true 1 -2 3 -4 1.500000e+00 2.500000e+00
  feat.counted 4
  feat.counted 4 at 2 {x}
  feat.arrays [1, -2] ["a", "b"] [0, 10] [1 : i8]
  feat.arrays [] [] [] [] {flags = [true]}
  feat.dense [true, false] [1, -1] [2] [3, 4] [] [1.000000e+00, 2.500000e+00] [1.000000e-01] more [7, 8] [1]
  feat.dense [true, false] [1, -1] [2] [3, 4] [] [1.000000e+00, 2.500000e+00] [1.000000e-01]
  feat.symbols @foo @bar 3 : i32 tensor<4xi32> "te\22xt" is 4 : i8 {note = "n"}
  feat.symbols @foo @bar 3 : i32 tensor<4xi32> "te\22xt"
  feat.enums LOW
  feat.enums very_high or very_high LOW
  feat.enums very_high very_high
  feat.regions {
    "a.b"() : () -> ()
  } else {
  } rest {
  }, {
  }
  feat.regions attributes {x} {
  } rest {
  ^bb0(%arg0: i32):
  }
  feat.many {
  }, {
    feat.numbers true 1 -2 3 -4 1.500000e+00 2.500000e+00
  }
  feat.implicit {
  }
  feat.implicit {
    feat.done "x"
  } {a}
  feat.spaces a= b(c) <4> [d, e] = -> {} + - * ? : f ...
   g(5)
  feat.choice some %0#0 : f32 on times 5
  feat.choice none off
  %sum, %overflow = feat.inferred %0#2, %0#2 : i32
  feat.same_types %0#1, %0#1 : i64
  %6 = feat.from_attribute 3 : i64 of %0#1
  feat.classes <"a"> #feat.mark<"b"> #feat.mark<"c"> array<i64: 1, 2> #feat.tag<"d"> and <"e">
  feat.classes <"a"> #feat.mark<"b"> #feat.tag<"c"> array<i64> and <"e"> {a}
  feat.classes <"a"> #feat.mark<"b"> #feat.tag<"c"> array<i1: true>
  %7 = "x.t"() : () -> tensor<2xi32>
  %8 = feat.optionals %7 like %7 to %0#2 : i32 : tensor<2xi32>, tensor<2xi32> -> i8
  feat.optionals %7 like %7 : tensor<2xi32>, tensor<2xi32>
  "feat.plain"(%0#1) <{text = "x"}> : (i64) -> ()
  feat.custom 5 times {a}
  feat.sized 4 {a}
  %9:2 = feat.repeated %0#1, %0#2 {a} : i64, i32
  %one_0, %two = feat.named {
  ^part(%input: i32):
    enums LOW
  } : i32, i64
}
