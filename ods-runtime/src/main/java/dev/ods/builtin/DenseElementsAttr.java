// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.List;

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

  /**
   * The attribute of these elements, each as {@link #element} returns it.
   *
   * @throws IllegalArgumentException if the shape is not static, an element is not of the type's
   *     elements, or they are neither as many as the type has nor one that stands for all
   */
  public static DenseElementsAttr ofElements(ShapedType type, List<? extends Attribute> elements) {
    boolean ofStrings =
        elements.isEmpty()
            ? ElementLayout.find(type.elementType()) == null
            : elements.get(0) instanceof StringAttr;
    if (ofStrings) {
      return DenseStringElementsAttr.get(
          type, elements.stream().map(element -> string(type, element)).toList());
    }
    DenseElementsBuilder builder = DenseElementsBuilder.create(type);
    elements.forEach(element -> builder.add(type.elementType(), element));
    return builder.build();
  }

  private static StringAttr string(ShapedType type, Attribute element) {
    if (element instanceof StringAttr string) {
      return string;
    }
    throw unfit(type.elementType(), element);
  }

  static IllegalArgumentException unfit(Type elementType, Attribute element) {
    return new IllegalArgumentException(
        "'%s' is no element of type '%s': give attributes of that type"
            .formatted(element, elementType));
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

  /**
   * The element that all elements are equal to, as an attribute.
   *
   * @throws IllegalStateException if this is no {@linkplain #isSplat splat}
   */
  public final Attribute splatValue() {
    requireSplat();
    return element(0);
  }

  /**
   * The same elements in another shape.
   *
   * @param newType a type of as many elements of the same type
   * @throws IllegalArgumentException if it is not
   */
  public final DenseElementsAttr reshape(ShapedType newType) {
    requireSameElementType(newType);
    if (newType.elementCount() != type.elementCount()) {
      throw new IllegalArgumentException(
          "'%s' has %d elements, '%s' has %d: give a type of as many"
              .formatted(newType, newType.elementCount(), type, type.elementCount()));
    }
    return withType(newType);
  }

  /**
   * A splat of the same element in another shape, which may have another number of elements.
   *
   * @param newType a type of elements of the same type
   * @throws IllegalArgumentException if it is not
   * @throws IllegalStateException if this is no {@linkplain #isSplat splat}
   */
  public final DenseElementsAttr resizeSplat(ShapedType newType) {
    requireSplat();
    requireSameElementType(newType);
    return withType(newType);
  }

  /** The attribute of the same data, which fits the type. */
  abstract DenseElementsAttr withType(ShapedType newType);

  private void requireSplat() {
    if (!splat) {
      throw new IllegalStateException("this is no splat: ask isSplat() first");
    }
  }

  private void requireSameElementType(ShapedType newType) {
    requireStatic(newType);
    if (newType.elementType() != type.elementType()) {
      throw new IllegalArgumentException(
          "'%s' has other elements than '%s': give a type of the same".formatted(newType, type));
    }
  }

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
