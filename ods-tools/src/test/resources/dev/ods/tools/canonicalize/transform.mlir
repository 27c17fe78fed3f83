func.func @f(%a: !transform.any_op, %b: !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) {
  %0 = transform.merge_handles %a : !transform.any_op
  %1 = transform.merge_handles %a, %b : !transform.any_op
  %2 = transform.merge_handles deduplicate %b : !transform.any_op
  return %0, %1, %2 : !transform.any_op, !transform.any_op, !transform.any_op
}

// A cast has no fold of its own: it folds as any CastOpInterface.
func.func @cast_to_own_type(%a: !transform.any_op) -> !transform.any_op {
  %0 = transform.cast %a : !transform.any_op to !transform.any_op
  return %0 : !transform.any_op
}

func.func @cast_to_other_type(%a: !transform.any_op) -> !transform.op<"func.func"> {
  %0 = transform.cast %a : !transform.any_op to !transform.op<"func.func">
  return %0 : !transform.op<"func.func">
}
