"a.b"() {x = !foo.bar-} : () -> ()
