// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;

/** {@code dense<[1, 2]> : tensor<2xi32>}: all elements, or a splat. */
public abstract sealed class DenseElementsAttr extends BuiltinAttribute implements ElementsAttr
    permits DenseIntOrFPElementsAttr, DenseStringElementsAttr {
  private final ShapedType type;
  private final boolean splat;

  DenseElementsAttr(ShapedType type, boolean splat) {
    super(type.asType().context());
    this.type = type;
    this.splat = splat;
  }

  @Override
  public final Type type() {
    return type.asType();
  }

  @Override
  public final ShapedType shapedType() {
    return type;
  }

  @Override
  public final boolean isSplat() {
    return splat;
  }

  /**
   * An element as an attribute: a number, a string, or an array of the two parts of a complex
   * number.
   *
   * @param index its index in row-major order
   */
  public abstract Attribute element(long index);

  static void requireStatic(ShapedType type) {
    if (!type.hasStaticShape()) {
      throw new IllegalArgumentException("elements literal type must have static shape");
    }
  }

  static void requireCount(ShapedType type, long count) {
    if (count != 1 && count != type.elementCount()) {
      throw new IllegalArgumentException(
          "'"
              + type
              + "' has "
              + type.elementCount()
              + " elements: give that many, or one for all, not "
              + count);
    }
  }
}
