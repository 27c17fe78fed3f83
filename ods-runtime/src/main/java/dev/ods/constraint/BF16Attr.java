// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FloatAttr;
import dev.ods.ir.Attribute;

/** A float of type {@code bf16}. */
public final class BF16Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "16-bit bfloat attribute";

  private BF16Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof FloatAttr real && BF16.test(real.type());
  }
}
