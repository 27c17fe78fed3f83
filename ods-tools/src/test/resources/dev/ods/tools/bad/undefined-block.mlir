"test.region"() ({
  "test.jump"()[^nowhere] : () -> ()
}) : () -> ()
