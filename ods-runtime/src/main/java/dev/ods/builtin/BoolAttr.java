// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * {@code true} and {@code false}: all attributes of integers of type {@code i1}, and only these.
 * The boolean is {@link #booleanValue}: {@link #value()} is that of an integer of one bit, which
 * for {@code true} is its sign, so -1.
 */
public final class BoolAttr extends IntegerAttr {
  BoolAttr(Type type, long bits) {
    super(type, bits, null);
  }

  /** The attribute of a boolean. */
  public static BoolAttr get(Context context, boolean value) {
    return (BoolAttr) IntegerAttr.bool(context, value);
  }

  /** Whether an attribute is a boolean. */
  public static boolean is(@Nullable Attribute attribute) {
    return attribute instanceof BoolAttr;
  }

  /** The boolean. */
  public boolean booleanValue() {
    return !isZero();
  }

  /**
   * The boolean that an attribute is.
   *
   * @param attribute of any class, such as the element of a list
   * @throws IllegalArgumentException if it is none: ask {@link #is} first
   */
  public static boolean value(Attribute attribute) {
    if (attribute instanceof BoolAttr bool) {
      return bool.booleanValue();
    }
    throw new IllegalArgumentException("not a boolean attribute: ask BoolAttr.is first");
  }
}
