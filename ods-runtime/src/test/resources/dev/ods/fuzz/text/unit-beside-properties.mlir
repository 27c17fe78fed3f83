"builtin.module"() <{sym_name = "x"}> ({}) {sym_visibility} : () -> ()
