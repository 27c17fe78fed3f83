"test.region"() ({
  "test.op"() : () -> ()
