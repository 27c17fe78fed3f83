// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Where control comes from: a terminator in a region of an operation, or the operation itself when
 * it is entered (MLIR's class of the same name).
 *
 * @param terminator the terminator, which is a {@link RegionBranchTerminatorOpInterface}; null for
 *     the operation itself
 */
public record RegionBranchPoint(@Nullable Operation terminator) {
  /** The operation itself. */
  public static final RegionBranchPoint PARENT = new RegionBranchPoint(null);

  /** Whether control enters the operation. */
  public boolean isParent() {
    return terminator == null;
  }
}
