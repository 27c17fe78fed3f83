#map = affine_map<() -> ()>
"builtin.module"() ({
  %0 = "a.b"() : () -> !transform.any_op
  %1 = "a.b"() : () -> !transform.any_param
  %2 = "a.b"() : () -> !transform.any_value
  %3 = "a.b"() : () -> !pdl.operation
  %4 = "transform.apply_registered_pass"(%0, %1, %1) <{options = {"a b" = [1], unit, x = #transform.param_operand<index = 0 : i64>, y = [#transform.param_operand<index = 1 : i64>, 3, "x"], z = {k = 1 : i64}}, pass_name = "foo"}> {foo} : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
  %5 = "transform.apply_registered_pass"(%0) <{options = {}, pass_name = "foo"}> : (!transform.any_op) -> !transform.op<"x">
  %6 = "transform.apply_registered_pass"(%3) <{options = {}, pass_name = "f\22o"}> : (!pdl.operation) -> !transform.test_dialect_op
  %7 = "transform.merge_handles"(%0, %0) <{deduplicate}> {a} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %8 = "transform.get_parent_op"(%0) <{isolated_from_above, nth_parent = 2 : i64, op_name = "f"}> : (!transform.any_op) -> !transform.any_op
  %9 = "transform.get_parent_op"(%0) <{isolated_from_above, nth_parent = 1 : i64, op_name = "f"}> {x} : (!transform.any_op) -> !transform.any_op
  "transform.annotate"(%0, %1) <{name = "x"}> {p} : (!transform.any_op, !transform.any_param) -> ()
  "transform.annotate"(%0) <{name = "x"}> : (!transform.any_op) -> ()
  "transform.print"() <{name = "x", skip_regions}> : () -> ()
  "transform.print"(%0) <{name = "x"}> : (!transform.any_op) -> ()
  %10:2 = "transform.split_handle"(%0) <{fail_on_payload_too_small = false, pass_through_empty_handle = true}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %11 = "transform.split_handle"(%2) <{fail_on_payload_too_small = true, overflow_result = 0 : i64, pass_through_empty_handle = true}> : (!transform.any_value) -> !transform.any_value
  %12 = "transform.param.constant"() <{value = 3 : i64}> : () -> !transform.param<i64>
  %13 = "transform.param.constant"() <{value = #map}> {a} : () -> !transform.affine_map
  %14 = "transform.get_consumers_of_result"(%0) <{result_number = 3 : i64}> : (!transform.any_op) -> !transform.any_op
  %15 = "transform.get_producer_of_operand"(%0) <{operand_number = 0 : i64}> {a = 1 : i64} : (!transform.any_op) -> !transform.any_op
  %16 = "transform.get_defining_op"(%2) : (!transform.any_value) -> !transform.op<"">
  %17 = "transform.get_type"(%2) <{elemental}> : (!transform.any_value) -> !transform.type
  %18 = "transform.get_type"(%2) {a} : (!transform.any_value) -> !transform.any_param
  %19 = "transform.num_associations"(%2) : (!transform.any_value) -> !transform.param<i64>
  %20 = "transform.num_associations"(%12) : (!transform.param<i64>) -> !transform.any_param
  %21:2 = "transform.replicate"(%0, %2, %12) {a} : (!transform.any_op, !transform.any_value, !transform.param<i64>) -> (!transform.any_value, !transform.param<i64>)
  %22 = "transform.select"(%0) <{op_name = "arith.addi"}> : (!transform.any_op) -> !transform.op<"arith.addi">
  %23 = "transform.cast"(%22) {a} : (!transform.op<"arith.addi">) -> !transform.any_op
  "transform.match.operation_name"(%0) <{op_names = ["a", "b"]}> : (!transform.any_op) -> ()
  "transform.match.operation_empty"(%0) : (!transform.any_op) -> ()
  "transform.apply_cse"(%0) {a} : (!transform.any_op) -> ()
  "transform.apply_dce"(%0) : (!transform.any_op) -> ()
  "transform.apply_licm"(%0) : (!transform.any_op) -> ()
  "transform.verify"(%0) : (!transform.any_op) -> ()
  "other.op"() {a = #transform.param_operand<index = 1 : i64>, b = !transform.any_op} : () -> ()
  "transform.yield"(%0, %1) {a} : (!transform.any_op, !transform.any_param) -> ()
}) : () -> ()

