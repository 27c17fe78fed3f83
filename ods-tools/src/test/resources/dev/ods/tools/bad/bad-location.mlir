"test.op"() : () -> () loc("file":1
