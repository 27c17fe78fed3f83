#map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 floordiv 3)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>
!pair = tuple<i32, tuple<f32, vector<4x[2]xf64>>>
"test.attributes"() <{inherent = 1 : i8}> {
  bool = true, unit, integer = -5 : i16, unsigned = 7 : ui4, big = 340282366920938463463374607431768211455 : i128,
  float = 1.5 : f32, tiny = 1.0e-40 : f32, nan = 0x7FC00000 : f32, half = 0.1 : bf16,
  string = "a\22b\0A\09\\ \C3\A9", typed = "text" : !pair, array = [1, "two", [3.0 : f64]],
  dictionary = {"a b" = 1, z, nested = {}}, symbol = @a::@"b c", map = #map, set = #set,
  type = (i32, !pair) -> (memref<?x4xf32, strided<[?, 1], offset: 3>>, memref<*xi8, 1>),
  dense = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, splat = dense<0.5> : vector<8xf16>,
  strings = dense<["x", "y"]> : tensor<2x!unknown.string>, complex = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>,
  bools = dense<[true, false]> : tensor<2xi1>, sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>,
  x87 = dense<[0x00008000000000000000, 0x00018000000000000000]> : tensor<2xf80>,
  x87nan = dense<[0x12340000000000000001, 0x7FFF0000000000000001]> : tensor<2xf80>,
  x87raw = dense<"0x0100000000000000341201000000000000003412"> : tensor<2xf80>, x87array = array<f80: 0x00008000000000000000>,
  ints = array<i64: 1, 2, 3>, flags = array<i1: true, false>, none = array<f32>, opaque = #unknown.attr<{x = [(1)]}>,
  location = loc("file.mlir":1:2), distinct0 = distinct[0]<42 : i32>, "quoted name" = none, index = 3 : index
} : () -> ()
