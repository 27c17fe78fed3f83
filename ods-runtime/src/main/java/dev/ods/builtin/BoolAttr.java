// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/** {@code true} and {@code false}, which are the {@link IntegerAttr}s of type {@code i1}. */
public final class BoolAttr {
  private BoolAttr() {}

  /** The attribute of a boolean. */
  public static IntegerAttr get(Context context, boolean value) {
    return IntegerAttr.bool(context, value);
  }

  /** Whether an attribute is a boolean. */
  public static boolean is(@Nullable Attribute attribute) {
    return attribute instanceof IntegerAttr number && number.isBool();
  }

  /**
   * The boolean that an attribute is.
   *
   * @throws IllegalArgumentException if it is none: ask {@link #is} first
   */
  public static boolean value(@Nullable Attribute attribute) {
    if (attribute instanceof IntegerAttr number && number.isBool()) {
      return !number.isZero();
    }
    throw new IllegalArgumentException("not a boolean attribute: ask BoolAttr.is first");
  }
}
