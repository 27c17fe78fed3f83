%0 = "test.def"() : () -> !nowhere
