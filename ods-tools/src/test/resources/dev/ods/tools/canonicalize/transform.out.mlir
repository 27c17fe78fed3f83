module {
  func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) {
    %0 = transform.merge_handles %arg0, %arg1 : !transform.any_op
    %1 = transform.merge_handles deduplicate %arg1 : !transform.any_op
    return %arg0, %0, %1 : !transform.any_op, !transform.any_op, !transform.any_op
  }
  func.func @cast_to_own_type(%arg0: !transform.any_op) -> !transform.any_op {
    return %arg0 : !transform.any_op
  }
  func.func @cast_to_other_type(%arg0: !transform.any_op) -> !transform.op<"func.func"> {
    %0 = transform.cast %arg0 : !transform.any_op to !transform.op<"func.func">
    return %0 : !transform.op<"func.func">
  }
}

