// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

/** How values of a group are combined. */
public enum GroupOperation {
  /** All values make one. */
  REDUCE("Reduce"),
  /** The values up to the own one. */
  INCLUSIVE_SCAN("InclusiveScan"),
  /** The values before the own one. */
  EXCLUSIVE_SCAN("ExclusiveScan"),
  /** The values of each cluster make one. */
  CLUSTERED_REDUCE("ClusteredReduce"),
  /** The values of each part make one. */
  PARTITIONED_REDUCE_NV("PartitionedReduceNV"),
  /** The values of a part up to the own one. */
  PARTITIONED_INCLUSIVE_SCAN_NV("PartitionedInclusiveScanNV"),
  /** The values of a part before the own one. */
  PARTITIONED_EXCLUSIVE_SCAN_NV("PartitionedExclusiveScanNV");

  private final String keyword;

  GroupOperation(String keyword) {
    this.keyword = keyword;
  }

  /** The word that stands for it. */
  public String keyword() {
    return keyword;
  }
}
