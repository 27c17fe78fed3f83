!t = tuple<i32, tensor<4x?xf32, #a.enc<[1]>>, vector<2x[4]xi8>, complex<f64>>
"a.b"() {a = !t, b = memref<?xf32, strided<[1], offset: ?>, 2>, c = memref<*xi1, "x">, d = tensor<*xui7>, e = () -> ((i1) -> none), f = vector<f32>, g = memref<2x3xindex, affine_map<(d0, d1) -> (d1, d0)>>, h = !x<"opaque (">, i = !x.y<[z, "w>"]>, j = f8E4M3FN, k = tensor<0x0xbf16>} : () -> ()
