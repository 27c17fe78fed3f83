"test.op"() {text = "ÿþ"} : () -> () Ã(
