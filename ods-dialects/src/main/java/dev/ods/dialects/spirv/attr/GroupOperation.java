// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.annotation.*;

/** How values of a group are combined. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "spirv.group_operation",
    cppType = "::mlir::spirv::GroupOperation",
    definition = "SPIRV_GroupOperationAttr")
@Summary("valid SPIR-V GroupOperation")
@AssemblyFormat("`<` $value `>`")
public enum GroupOperation {
  /** Reduces all values. */
  @EnumCase(symbol = "Reduce")
  REDUCE,
  /** An inclusive scan. */
  @EnumCase(symbol = "InclusiveScan")
  INCLUSIVE_SCAN,
  /** An exclusive scan. */
  @EnumCase(symbol = "ExclusiveScan")
  EXCLUSIVE_SCAN,
  /** Reduces the values of each cluster. */
  @EnumCase(symbol = "ClusteredReduce")
  CLUSTERED_REDUCE,
  /** Reduces the values of each partition. */
  @EnumCase(symbol = "PartitionedReduceNV", value = 6)
  PARTITIONED_REDUCE_NV,
  /** An inclusive scan of each partition. */
  @EnumCase(symbol = "PartitionedInclusiveScanNV")
  PARTITIONED_INCLUSIVE_SCAN_NV,
  /** An exclusive scan of each partition. */
  @EnumCase(symbol = "PartitionedExclusiveScanNV")
  PARTITIONED_EXCLUSIVE_SCAN_NV
}
