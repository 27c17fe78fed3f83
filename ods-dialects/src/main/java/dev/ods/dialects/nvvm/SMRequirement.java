// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.nvvm;

import java.util.Set;

/** The streaming multiprocessors that have an operation (MLIR's {@code NVVMCheckSMVersion}). */
public final class SMRequirement {
  private final boolean archAccelerated;
  private final Set<Integer> versions;

  private SMRequirement(boolean archAccelerated, Set<Integer> versions) {
    this.archAccelerated = archAccelerated;
    this.versions = versions;
  }

  /** Those of a version or a later one (MLIR's {@code NVVMRequiresSM}). */
  public static SMRequirement atLeast(int version) {
    return new SMRequirement(false, Set.of(version));
  }

  /**
   * Those of one of several versions, with the features that no other version has: {@code sm_90a}
   * (MLIR's {@code NVVMRequiresSMa}).
   *
   * @throws IllegalArgumentException if two versions are the same
   */
  public static SMRequirement archAccelerated(Integer... versions) {
    return new SMRequirement(true, Set.of(versions));
  }

  /** Whether the multiprocessors of a version have the operation. */
  boolean isMetBy(SMVersion target) {
    return archAccelerated
        ? target.isArchAccelerated() && versions.contains(target.number())
        : versions.stream().allMatch(target::isAtLeast);
  }
}
