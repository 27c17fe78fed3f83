// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FloatAttr;
import dev.ods.ir.Attribute;

/** A float of type {@code f16}. */
public final class F16Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "16-bit float attribute";

  private F16Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof FloatAttr real && F16.test(real.type());
  }
}
