// Values, blocks, regions and successors.
%0:3 = "test.three"() : () -> (i32, f32, index)
"test.use"(%0#2, %0#0) {some = "attribute"} : (index, i32) -> ()
%named, %pair:2 = "test.three"() : () -> (i1, i2, i3)
"test.use"(%named, %pair#1) : (i1, i3) -> ()
"test.region"() ({
  %1 = "test.one"() : () -> tensor<4x?xf32>
  "test.switch"(%1)[^left, ^right] : (tensor<4x?xf32>) -> ()
^left:
  "test.jump"(%1)[^end] : (tensor<4x?xf32>) -> ()
^right:
  "test.jump"(%1)[^end] {a} : (tensor<4x?xf32>) -> ()
^end:
  "test.end"() : () -> ()
}, {
}, {
^bb0(%a: i32, %b: !unknown.type<"with \"text\"", [1, 2]>):
  "test.isolated"(%b, %a) ({
  ^bb0(%a1: i32):
    "test.end"(%a1) : (i32) -> ()
  }) : (!unknown.type<"with \"text\"", [1, 2]>, i32) -> ()
}) : () -> ()
