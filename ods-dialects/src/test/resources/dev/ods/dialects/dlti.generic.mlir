#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "builtin.module"() ({
    "test.op"() {dlti.map = #dlti.map<>, test.a = #dlti.dl_spec<>} : () -> ()
  }) {dlti.dl_spec = #dlti.dl_spec<"other.name" = unit, "dlti.endianness" = "big">} : () -> ()
  "test.op"() {dlti.dl_spec = #dlti.dl_spec<tensor<2xi32, affine_map<(d0) -> (d0)>> = #map, "dlti.unknown" = "checked on modules only">} : () -> ()
  "test.op"() {test.a = #dlti.dl_entry<"", 42 : i64>, test.b = #dlti.dl_entry<memref<?x?xf32>, ["string", 10]>, test.c = #dlti.map<i32 = i32, "type" = i32>} : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i32 = dense<32> : tensor<1xi64>, f64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "big", "dlti.stack_alignment" = 128 : i32, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>, "other.name" = unit, "x" = 5 : i64>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"vector unit" = #dlti.map<"max_op_width" = 4.096000e+03 : f32>>, "GPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = "128", "a\22b\0A" = 5 : index>>} : () -> ()

