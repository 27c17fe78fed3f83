// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import dev.ods.ir.Location;

/** A location. */
public final class LocationAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "location attribute";

  private LocationAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof Location;
  }
}
