"test.region"() ({
^bb0:
  "test.end"() : () -> ()
^bb0:
  "test.end"() : () -> ()
}) : () -> ()
