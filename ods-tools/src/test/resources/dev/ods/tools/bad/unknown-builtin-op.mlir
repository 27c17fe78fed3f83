"builtin.nonsense"() : () -> ()
