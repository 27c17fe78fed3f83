// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.floating.FloatSemantics;
import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Dense elements that are integers, floats or complex numbers, stored as bytes. {@link
 * DenseElementsBuilder} creates them from numbers.
 *
 * <p>Each part of an element takes whole bytes, the lowest first; booleans are packed, eight to a
 * byte, the first in the lowest bit. One element that stands for all is kept alone; a boolean is
 * then a byte of equal bits.
 *
 * <p>Bits that belong to no element, such as the upper half of a byte of {@code i4}, are 0, except
 * where {@link #fromRaw} is given others: they are kept, as in MLIR, since many elements are
 * printed as their bytes. Attributes that differ in such bits are different, though their elements
 * are equal.
 *
 * <p>MLIR 22 loses most of the bits of {@code complex<i1>} elements; here, as in later versions of
 * MLIR, they are kept.
 */
public final class DenseIntOrFPElementsAttr extends DenseElementsAttr {
  private final ElementLayout layout;
  private final byte[] data;

  private DenseIntOrFPElementsAttr(
      ShapedType type, ElementLayout layout, byte[] data, boolean splat) {
    super(type, splat);
    this.layout = layout;
    this.data = data;
  }

  /**
   * The attribute of these bytes, with the bits that belong to no element.
   *
   * @throws IllegalArgumentException if {@link #isValidRaw} says no
   */
  public static DenseIntOrFPElementsAttr fromRaw(ShapedType type, byte[] data) {
    if (!isValidRaw(type, data)) {
      throw new IllegalArgumentException(
          "elements hex data size is invalid for provided type: '" + type + "'");
    }
    ElementLayout layout = ElementLayout.of(type.elementType());
    if (layout.isPacked() && type.elementCount() == 1) {
      // MLIR takes any bit of the one byte for true.
      return of(type, layout, new byte[] {(byte) (data[0] == 0 ? 0 : -1)}, true);
    }
    return of(type, layout, data.clone(), isSplatRaw(layout, data));
  }

  /**
   * Whether bytes are as many as the elements of a type take, or one element that stands for all.
   */
  public static boolean isValidRaw(ShapedType type, byte[] data) {
    requireStatic(type);
    ElementLayout layout = ElementLayout.of(type.elementType());
    if (isSplatRaw(layout, data)) {
      return true;
    }
    long count = type.elementCount();
    if (layout.isPacked()) {
      return data.length == (count + 7) / 8;
    }
    long each = layout.elementBytes();
    return each == 0 ? data.length == 0 : data.length % each == 0 && data.length / each == count;
  }

  private static boolean isSplatRaw(ElementLayout layout, byte[] data) {
    return layout.isPacked()
        ? data.length == 1 && (data[0] == 0 || data[0] == -1)
        : data.length == layout.elementBytes();
  }

  /** Takes over {@code data}, and finds out whether all elements are equal. */
  static DenseIntOrFPElementsAttr of(
      ShapedType type, ElementLayout layout, byte[] data, boolean splat) {
    if (data.length == 0) {
      return intern(new DenseIntOrFPElementsAttr(type, layout, data, false));
    }
    if (splat || !allEqual(type, layout, data)) {
      return intern(new DenseIntOrFPElementsAttr(type, layout, data, splat));
    }
    byte[] one =
        layout.isPacked()
            ? new byte[] {(byte) -(data[0] & 1)}
            : Arrays.copyOf(data, layout.elementBytes());
    return intern(new DenseIntOrFPElementsAttr(type, layout, one, true));
  }

  private static boolean allEqual(ShapedType type, ElementLayout layout, byte[] data) {
    int period = layout.isPacked() ? 1 : layout.elementBytes();
    int end = data.length;
    if (layout.isPacked()) {
      byte first = (byte) -(data[0] & 1);
      int odd = (int) (type.elementCount() & 7);
      if (first != 0 && odd != 0) {
        end--;
        if (data[end] != (byte) (0xFF >> (8 - odd))) {
          return false;
        }
      }
      if (end > 0 && data[0] != first) {
        return false;
      }
    }
    return end <= period || Arrays.equals(data, 0, end - period, data, period, end);
  }

  /** The type of an element, or of the parts of a complex number. */
  public Type partType() {
    return layout.part();
  }

  /** The number of parts of an element: 2 for complex numbers, otherwise 1. */
  public int partCount() {
    return layout.parts();
  }

  /** The bytes, as a new array. */
  public byte[] rawData() {
    return data.clone();
  }

  /**
   * The bits of a part of an element, the others 0; the lowest 64 if there are more.
   *
   * @param index the element's index in row-major order
   * @param part 0, or 1 for the imaginary part
   * @throws IndexOutOfBoundsException if there is no such element or part
   */
  public long bits(long index, int part) {
    long at = checked(index);
    if (layout.isPacked()) {
      Objects.checkIndex(part, layout.parts());
      return data[(int) (at >> 3)] >> (at & 7) & 1;
    }
    int width = layout.partBytes();
    int from = start(at, part);
    long bits = 0;
    for (int i = Math.min(width, 8) - 1; i >= 0; i--) {
      bits = (bits << 8) | (data[from + i] & 0xFF);
    }
    return layout.width() >= 64 ? bits : bits & ((1L << layout.width()) - 1);
  }

  /** Copies an element to its place in the bytes of another attribute of the same element type. */
  void copyElement(long index, byte[] target, long place) {
    if (layout.isPacked()) {
      int mask = 1 << (place & 7);
      int others = target[(int) (place >> 3)] & ~mask;
      target[(int) (place >> 3)] = (byte) (bits(index, 0) == 0 ? others : others | mask);
    } else {
      int length = layout.elementBytes();
      System.arraycopy(data, start(checked(index), 0), target, (int) place * length, length);
    }
  }

  /** {@link #bits} of any number of bits, not negative. */
  public BigInteger bigBits(long index, int part) {
    if (layout.width() < 64) {
      return BigInteger.valueOf(bits(index, part));
    }
    int width = layout.partBytes();
    int from = start(checked(index), part);
    byte[] bigEndian = new byte[width];
    for (int i = 0; i < width; i++) {
      bigEndian[width - 1 - i] = data[from + i];
    }
    BigInteger number = new BigInteger(1, bigEndian);
    BigInteger mask = BigInteger.ONE.shiftLeft(layout.width()).subtract(BigInteger.ONE);
    return number.and(mask);
  }

  private long checked(long index) {
    if (index < 0 || (index >= elementCount() && !(isSplat() && index == 0))) {
      throw new IndexOutOfBoundsException(
          "element " + index + " of " + elementCount() + " does not exist");
    }
    return isSplat() ? 0 : index;
  }

  private int start(long index, int part) {
    Objects.checkIndex(part, layout.parts());
    return (int) (index * layout.parts() + part) * layout.partBytes();
  }

  /**
   * An integer element as a number, unsigned if its type is.
   *
   * @throws ArithmeticException if a {@code long} cannot hold it
   * @throws IllegalArgumentException if the elements are not integers
   */
  public long longValue(long index) {
    return integer(index, 0).value();
  }

  /** Whether the bits of an integer element are not all 0. */
  public boolean booleanValue(long index) {
    return !integer(index, 0).isZero();
  }

  /**
   * A float element as the nearest {@code double}.
   *
   * @throws IllegalArgumentException if the elements are not floats
   */
  public double doubleValue(long index) {
    if (layout.part() instanceof FloatType type && layout.parts() == 1) {
      FloatSemantics semantics = type.semantics();
      return layout.width() <= 64
          ? semantics.toDouble(bits(index, 0))
          : semantics.toDouble(bigBits(index, 0));
    }
    throw new IllegalArgumentException("the elements are of '" + elementType() + "', no floats");
  }

  private IntegerAttr integer(long index, int part) {
    return layout.width() <= 64
        ? IntegerAttr.fromBits(layout.part(), bits(index, part))
        : IntegerAttr.fromBits(layout.part(), bigBits(index, part));
  }

  private Attribute part(long index, int part) {
    return layout.part() instanceof FloatType
        ? FloatAttr.fromBits(layout.part(), bigBits(index, part))
        : integer(index, part);
  }

  /**
   * The same bits as elements of another type.
   *
   * @param other a type of the same static shape, whose elements have as many parts of as many bits
   *     each
   * @throws IllegalArgumentException if it is not
   */
  public DenseIntOrFPElementsAttr bitcast(ShapedType other) {
    requireStatic(other);
    ElementLayout target = ElementLayout.of(other.elementType());
    if (target.width() != layout.width() || target.parts() != layout.parts()) {
      throw new IllegalArgumentException(
          "'" + other + "' needs other bits than '" + type() + "': give elements of equal width");
    }
    if (!Arrays.equals(other.shape(), shapedType().shape())) {
      throw new IllegalArgumentException(
          "'" + other + "' has another shape than '" + type() + "': give equal extents");
    }
    return of(other, target, data, isSplat());
  }

  @Override
  DenseElementsAttr withType(ShapedType newType) {
    return of(newType, layout, data, isSplat());
  }

  @Override
  public Attribute element(long index) {
    return layout.parts() == 1
        ? part(index, 0)
        : ArrayAttr.get(context(), part(index, 0), part(index, 1));
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitDenseIntOrFPElements(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type());
  }

  /** Elements keep the type that they were made for, as in MLIR. */
  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return this;
  }

  @Override
  protected int keyHash() {
    return (type().hashCode() * 31 + ElementLayout.hash(data)) * 31 + Boolean.hashCode(isSplat());
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DenseIntOrFPElementsAttr that = (DenseIntOrFPElementsAttr) other;
    return type() == that.type() && isSplat() == that.isSplat() && Arrays.equals(data, that.data);
  }
}
