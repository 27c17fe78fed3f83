%0 = "test.def"() : () -> i32
"test.use"(%0) : (f32) -> ()
