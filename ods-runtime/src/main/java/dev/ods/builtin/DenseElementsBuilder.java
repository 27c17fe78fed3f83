// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Collects numbers for a {@link DenseIntOrFPElementsAttr}, one after the other in row-major order.
 * A complex number is added as its real, then its imaginary part.
 */
public final class DenseElementsBuilder {
  private static final int INITIAL_BYTES = 64;

  private final ShapedType type;
  private final ElementLayout layout;
  private byte[] bytes = new byte[INITIAL_BYTES];
  private long count;
  private int size;

  private DenseElementsBuilder(ShapedType type, ElementLayout layout) {
    this.type = type;
    this.layout = layout;
  }

  /**
   * A builder of the elements of a type.
   *
   * @throws IllegalArgumentException if its shape is not static, or its elements are neither
   *     integers nor floats nor complex numbers
   */
  public static DenseElementsBuilder create(ShapedType type) {
    DenseElementsAttr.requireStatic(type);
    return new DenseElementsBuilder(type, ElementLayout.of(type.elementType()));
  }

  /** The number of numbers added. */
  public long count() {
    return count;
  }

  /** Adds the number that the lowest bits of a word express, extended by the sign if need be. */
  public DenseElementsBuilder add(long bits) {
    if (layout.isPacked()) {
      addPacked((bits & 1) != 0);
      return this;
    }
    int width = layout.partBytes();
    reserve(width);
    int excess = width * 8 - layout.width();
    for (int i = 0; i < width; i++) {
      bytes[size++] = (byte) (i < 8 ? bits >> (8 * i) : bits >> 63);
    }
    cutLast(excess);
    count++;
    return this;
  }

  /**
   * Adds the nearest number of the elements' type.
   *
   * @throws IllegalArgumentException if the elements, or their parts, are no floating-point numbers
   */
  public DenseElementsBuilder addFloat(double number) {
    if (!(layout.part() instanceof FloatType format)) {
      throw new IllegalArgumentException(
          "'" + type + "' has no floating-point numbers: add integers");
    }
    return add(format.semantics().bits(number));
  }

  /** Adds the number that the lowest bits of another express. */
  public DenseElementsBuilder add(BigInteger bits) {
    if (layout.width() <= 64) {
      return add(bits.longValue());
    }
    int width = layout.partBytes();
    reserve(width);
    byte[] bigEndian = bits.toByteArray();
    byte fill = (byte) (bits.signum() < 0 ? -1 : 0);
    for (int i = 0; i < width; i++) {
      int from = bigEndian.length - 1 - i;
      bytes[size++] = from >= 0 ? bigEndian[from] : fill;
    }
    cutLast(width * 8 - layout.width());
    count++;
    return this;
  }

  /** Adds a number, or the two parts of a complex one, which must be of a type. */
  void add(Type elementType, Attribute element) {
    if (elementType instanceof ComplexType complex
        && element instanceof ArrayAttr parts
        && parts.size() == 2) {
      add(complex.elementType(), parts.elements().get(0));
      add(complex.elementType(), parts.elements().get(1));
    } else if (element instanceof IntegerAttr number && number.type() == elementType) {
      add(number.bigValue());
    } else if (element instanceof FloatAttr number && number.type() == elementType) {
      add(number.bigBits());
    } else {
      throw DenseElementsAttr.unfit(elementType, element);
    }
  }

  /** Clears the bits of the last byte that belong to no number. */
  private void cutLast(int excess) {
    if (excess > 0 && layout.width() > 0) {
      bytes[size - 1] = (byte) (bytes[size - 1] & (0xFF >> excess));
    }
  }

  private void addPacked(boolean bit) {
    int place = (int) (count & 7);
    if (place == 0) {
      reserve(1);
      bytes[size++] = 0;
    }
    if (bit) {
      bytes[size - 1] = (byte) (bytes[size - 1] | (1 << place));
    }
    count++;
  }

  private void reserve(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(Math.multiplyExact(bytes.length, 2), size + more));
    }
  }

  /**
   * The attribute of the numbers added.
   *
   * @throws IllegalArgumentException if they are neither as many as the type has elements nor one
   *     that stands for all
   */
  public DenseIntOrFPElementsAttr build() {
    if (count % layout.parts() != 0) {
      throw new IllegalArgumentException("a complex number has two parts: add the last one too");
    }
    long elements = count / layout.parts();
    DenseElementsAttr.requireCount(type, elements);
    byte[] data = Arrays.copyOf(bytes, size);
    if (elements == 1 && layout.isPacked()) {
      data[0] = (byte) -data[0];
    }
    return DenseIntOrFPElementsAttr.of(type, layout, data, elements == 1);
  }
}
