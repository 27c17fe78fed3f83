%0:2 = "test.def"() : () -> i32
