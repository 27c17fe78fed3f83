"builtin.module"() ({
^bb0(%arg0: i32):
}) : () -> ()
