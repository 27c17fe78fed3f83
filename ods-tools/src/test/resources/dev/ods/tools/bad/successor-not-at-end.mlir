"test.region"() ({
  "test.jump"()[^bb1] : () -> ()
  "test.end"() : () -> ()
^bb1:
  "test.end"() : () -> ()
}) : () -> ()
