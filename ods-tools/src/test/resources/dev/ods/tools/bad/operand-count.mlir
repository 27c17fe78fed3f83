%0 = "test.def"() : () -> i32
"test.use"(%0) : (i32, i32) -> ()
