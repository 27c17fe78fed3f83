// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * The layout of the elements of a {@link DenseIntOrFPElementsAttr} in its bytes: each part in whole
 * bytes, the lowest first; except that booleans are packed, eight to a byte.
 *
 * @param part the type of an element, or of the two parts of a complex number
 * @param parts the number of parts of an element, 1 or 2
 * @param width the number of bits of a part
 */
record ElementLayout(Type part, int parts, int width) {
  /** What JVMs allow at least. */
  private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

  private static final int FNV_OFFSET = 0x811C9DC5;
  private static final int FNV_PRIME = 0x01000193;

  /** The layout of elements of a type, or null if they cannot be stored as bytes. */
  static @Nullable ElementLayout find(Type elementType) {
    return elementType instanceof ComplexType complex
        ? of(complex.elementType(), 2)
        : of(elementType, 1);
  }

  private static @Nullable ElementLayout of(Type part, int parts) {
    if (part instanceof IntegerType integer) {
      return new ElementLayout(part, parts, integer.width());
    }
    if (part instanceof FloatType number) {
      return new ElementLayout(part, parts, number.width());
    }
    return part instanceof IndexType ? new ElementLayout(part, parts, 64) : null;
  }

  /** The layout of elements of a type that can be stored as bytes. */
  static ElementLayout of(Type elementType) {
    ElementLayout layout = find(elementType);
    if (layout == null) {
      throw new IllegalArgumentException(
          "only integers, floats and complex numbers can be kept as bytes, not '"
              + elementType
              + "'");
    }
    return layout;
  }

  /**
   * A hash of elements that differs for nearly all short ones, as {@code Arrays.hashCode} does not:
   * there, {@code 0, 31} is the same as {@code 1, 0}.
   */
  static int hash(byte[] data) {
    int hash = FNV_OFFSET;
    for (byte each : data) {
      hash = (hash ^ (each & 0xFF)) * FNV_PRIME;
    }
    return hash;
  }

  /** Whether eight elements share a byte. */
  boolean isPacked() {
    return width == 1 && parts == 1;
  }

  /** The bytes of so many elements, all zero; null if they are more than an array has. */
  byte @Nullable [] zeros(long count) {
    if (isPacked()) {
      long bytes = count / Byte.SIZE + (count % Byte.SIZE == 0 ? 0 : 1);
      return bytes > MAX_BYTES ? null : new byte[(int) bytes];
    }
    int each = elementBytes();
    return each != 0 && count > MAX_BYTES / each ? null : new byte[(int) count * each];
  }

  /** The bytes of a part. */
  int partBytes() {
    return (width + 7) / 8;
  }

  /** The number of bytes of an element that is not packed. */
  int elementBytes() {
    return partBytes() * parts;
  }
}
