"t.sums"() {a = affine_map<(d0, d1, d2) -> (d2- - (d0 + d1))>} : () -> ()
