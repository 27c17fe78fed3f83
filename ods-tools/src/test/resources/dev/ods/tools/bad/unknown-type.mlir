%0 = "test.op"() : () -> float32
