"test.region"() ({
  "test.switch"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "test.def"() : () -> i32
  "test.jump"()[^bb2] : () -> ()
^bb2:
  "test.use"(%0) : (i32) -> ()
}) : () -> ()
