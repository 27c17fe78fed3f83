"test.op"() {value = 300 : i8} : () -> ()
