func.func @f(%a: !transform.any_op, %b: !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) {
  %0 = transform.merge_handles %a : !transform.any_op
  %1 = transform.merge_handles %a, %b : !transform.any_op
  %2 = transform.merge_handles deduplicate %b : !transform.any_op
  return %0, %1, %2 : !transform.any_op, !transform.any_op, !transform.any_op
}
