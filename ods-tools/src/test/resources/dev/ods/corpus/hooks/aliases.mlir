"test.op"() {alias_test = "alias_test:dot_in_name"} : () -> ()
"test.op"() {alias_test = "alias_test:trailing_digit"} : () -> ()
"test.op"() {alias_test = "alias_test:prefixed_digit"} : () -> ()
"test.op"() {alias_test = "alias_test:prefixed_symbol", x=["alias_test:prefixed_symbol"]} : () -> ()
"test.op"() {a="alias_test:trailing_digit_conflict_a", b="alias_test:trailing_digit_conflict_b",c="alias_test:trailing_digit_conflict_c",d="alias_test:trailing_digit_conflict_d",e="alias_test:trailing_digit_conflict_e",f="alias_test:trailing_digit_conflict_f",g="alias_test:trailing_digit_conflict_g",h="alias_test:trailing_digit_conflict_h"} : () -> tensor<32xf32, "alias_test:tensor_encoding">
"test.op"() {alias_test = tuple<!test.smpla>} : () -> (tuple<!test.smpla, !test.smpla>, !test.int<unsigned, 8>)
"test.op"() : () -> () loc("alias_test:trailing_digit")
"test.op"() {a = affine_map<(d0) -> (d0)>, b = !test.op_asm_type_interface} : () -> (!test.op_asm_type_interface)
"test.op"() {a = #ml_program.extern : i32, b = [#ml_program.extern : i32, #ml_program.extern : i8]} : () -> ()
