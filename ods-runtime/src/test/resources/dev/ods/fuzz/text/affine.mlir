#map = affine_map<(d0, d1)[s0] -> (d0 + 2 * s0, -d1 floordiv 4 mod 3, (d0 + d1) ceildiv 8 - 7)>
#set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + 4 == s0)>
"a.b"() {a = #map, b = #set, c = affine_map<() -> ()>, d = affine_map<()[s0] -> (symbol(s0))>} : () -> ()
