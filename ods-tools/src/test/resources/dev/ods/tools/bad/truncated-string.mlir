"test.op"() {name = "never closed
} : () -> ()
