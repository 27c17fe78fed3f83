"a.b"() {x = #foo<a_cose<[[1, -2], [3, 4]]> : tensor<2x2xi64>, b = array<i0>>} : () -> ()
