// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Region;
import org.jspecify.annotations.Nullable;

/**
 * Where control may continue: in a region of an operation, or after the operation (MLIR's class of
 * the same name).
 *
 * @param region the region; null for after the operation
 */
public record RegionSuccessor(@Nullable Region region) {
  /** After the operation, whose results are its inputs. */
  public static final RegionSuccessor PARENT = new RegionSuccessor(null);

  /** Whether control continues after the operation. */
  public boolean isParent() {
    return region == null;
  }
}
