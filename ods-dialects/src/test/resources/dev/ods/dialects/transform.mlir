#map = affine_map<() -> ()>
module {
  %0 = "a.b"() : () -> !transform.any_op
  %1 = "a.b"() : () -> !transform.any_param
  %2 = "a.b"() : () -> !transform.any_value
  %3 = "a.b"() : () -> !pdl.operation
  %4 = transform.apply_registered_pass "foo" with options = {"a b" = [1 : i64], "unit" = unit, "x" = %1, "y" = [%1, 3 : i64, "x"], "z" = {k = 1 : i64}} to %0 {foo} : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
  %5 = transform.apply_registered_pass "foo" to %0 : (!transform.any_op) -> !transform.op<"x">
  %6 = transform.apply_registered_pass "f\22o" to %3 : (!pdl.operation) -> !transform.test_dialect_op
  %7 = transform.merge_handles deduplicate %0, %0 {a} : !transform.any_op
  %8 = transform.get_parent_op %0 {isolated_from_above, nth_parent = 2 : i64, op_name = "f"} : (!transform.any_op) -> !transform.any_op
  %9 = transform.get_parent_op %0 {isolated_from_above, op_name = "f", x} : (!transform.any_op) -> !transform.any_op
  transform.annotate %0 "x" {p} = %1 : !transform.any_op, !transform.any_param
  transform.annotate %0 "x" : !transform.any_op
  transform.print  {name = "x", skip_regions}
  transform.print %0 {name = "x"} : !transform.any_op
  %10:2 = transform.split_handle %0 {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %11 = transform.split_handle %2 {overflow_result = 0 : i64} : (!transform.any_value) -> !transform.any_value
  %12 = transform.param.constant 3 : i64 -> !transform.param<i64>
  %13 = transform.param.constant #map {a} -> !transform.affine_map
  %14 = transform.get_consumers_of_result %0[3] : (!transform.any_op) -> !transform.any_op
  %15 = transform.get_producer_of_operand %0[0] {a = 1 : i64} : (!transform.any_op) -> !transform.any_op
  %16 = transform.get_defining_op %2 : (!transform.any_value) -> !transform.op<"">
  %17 = transform.get_type elemental %2 : (!transform.any_value) -> !transform.type
  %18 = transform.get_type %2 {a} : (!transform.any_value) -> !transform.any_param
  %19 = transform.num_associations %2 : (!transform.any_value) -> !transform.param<i64>
  %20 = transform.num_associations %12 : (!transform.param<i64>) -> !transform.any_param
  %21:2 = transform.replicate num(%0) %2, %12 {a} : !transform.any_op, !transform.any_value, !transform.param<i64>
  %22 = transform.select "arith.addi" in %0 : (!transform.any_op) -> !transform.op<"arith.addi">
  %23 = transform.cast %22 {a} : !transform.op<"arith.addi"> to !transform.any_op
  transform.match.operation_name %0 ["a", "b"] : !transform.any_op
  transform.match.operation_empty %0 : !transform.any_op
  transform.apply_cse to %0 {a} : !transform.any_op
  transform.apply_dce to %0 : !transform.any_op
  transform.apply_licm to %0 : !transform.any_op
  transform.verify %0 : !transform.any_op
  "other.op"() {a = #transform.param_operand<index = 1 : i64>, b = !transform.any_op} : () -> ()
  transform.yield %0, %1 {a} : !transform.any_op, !transform.any_param
}

