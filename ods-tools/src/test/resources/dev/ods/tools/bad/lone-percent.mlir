% = "test.def"() : () -> i32
