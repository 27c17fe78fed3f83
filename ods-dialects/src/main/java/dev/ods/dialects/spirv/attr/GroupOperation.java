// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

/** How values of a group are combined. */
public enum GroupOperation {
  /** Reduces all values. */
  REDUCE("Reduce"),
  /** An inclusive scan. */
  INCLUSIVE_SCAN("InclusiveScan"),
  /** An exclusive scan. */
  EXCLUSIVE_SCAN("ExclusiveScan"),
  /** Reduces the values of each cluster. */
  CLUSTERED_REDUCE("ClusteredReduce"),
  /** Reduces the values of each partition. */
  PARTITIONED_REDUCE_NV("PartitionedReduceNV"),
  /** An inclusive scan of each partition. */
  PARTITIONED_INCLUSIVE_SCAN_NV("PartitionedInclusiveScanNV"),
  /** An exclusive scan of each partition. */
  PARTITIONED_EXCLUSIVE_SCAN_NV("PartitionedExclusiveScanNV");

  private final String keyword;

  GroupOperation(String keyword) {
    this.keyword = keyword;
  }

  /** Its keyword. */
  public String keyword() {
    return keyword;
  }
}
