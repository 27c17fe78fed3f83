// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Region;

/** Any region. */
public final class AnyRegion {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "any region";

  private AnyRegion() {}

  /** Whether a region satisfies the constraint. */
  public static boolean test(Region region) {
    return true;
  }
}
