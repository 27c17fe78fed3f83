// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Uniqued;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Dense elements of a dialect's type, printed as strings, stored as bytes: the strings one after
 * the other. One string that stands for all is kept alone.
 */
public final class DenseStringElementsAttr extends DenseElementsAttr {
  private final byte[] data;

  /** Per string, the index after its last byte. */
  private final int[] ends;

  private DenseStringElementsAttr(ShapedType type, byte[] data, int[] ends, boolean splat) {
    super(type, splat);
    this.data = data;
    this.ends = ends;
  }

  /**
   * The attribute of these strings, the types of which are ignored.
   *
   * @throws IllegalArgumentException if the shape is not static, or the strings are neither as many
   *     as its elements nor one that stands for all
   */
  public static DenseStringElementsAttr get(ShapedType type, List<StringAttr> strings) {
    byte[][] each = new byte[strings.size()][];
    int[] ends = new int[each.length];
    int length = 0;
    for (int i = 0; i < each.length; i++) {
      each[i] = strings.get(i).bytes();
      length = Math.addExact(length, each[i].length);
      ends[i] = length;
    }
    byte[] data = new byte[length];
    for (int i = 0; i < each.length; i++) {
      System.arraycopy(each[i], 0, data, ends[i] - each[i].length, each[i].length);
    }
    return of(type, data, ends);
  }

  /**
   * The attribute of the strings whose bytes are one after the other in an array.
   *
   * @param ends per string, the index after its last byte
   * @throws IllegalArgumentException as {@link #get}, or if the ends do not ascend to the length of
   *     the array
   */
  public static DenseStringElementsAttr fromRaw(ShapedType type, byte[] data, int[] ends) {
    int last = 0;
    for (int end : ends) {
      if (end < last) {
        throw new IllegalArgumentException("a string ends at " + end + ", before it starts");
      }
      last = end;
    }
    if (last != data.length) {
      throw new IllegalArgumentException(
          "the strings have " + last + " bytes: give as many, not " + data.length);
    }
    return of(type, data.clone(), ends.clone());
  }

  /** Takes over the arrays, and finds out whether all strings are equal. */
  private static DenseStringElementsAttr of(ShapedType type, byte[] data, int[] ends) {
    requireStatic(type);
    requireCount(type, ends.length);
    if (ends.length == 0 || !allEqual(data, ends)) {
      return intern(new DenseStringElementsAttr(type, data, ends, false));
    }
    byte[] one = Arrays.copyOf(data, ends[0]);
    return intern(new DenseStringElementsAttr(type, one, new int[] {ends[0]}, true));
  }

  private static boolean allEqual(byte[] data, int[] ends) {
    for (int i = 1; i < ends.length; i++) {
      if (!Arrays.equals(data, ends[i - 1], ends[i], data, 0, ends[0])) {
        return false;
      }
    }
    return true;
  }

  /** A string, by its index in row-major order. */
  public StringAttr string(long index) {
    return StringAttr.get(context(), data, start(index), end(index), null);
  }

  /** The bytes of all strings, one after the other, or of the one that stands for all. */
  public byte[] rawData() {
    return data.clone();
  }

  /** The index of the first byte of a string in {@link #rawData}. */
  public int start(long index) {
    int at = indexOf(index);
    return at == 0 ? 0 : ends[at - 1];
  }

  /** The index after the last byte of a string in {@link #rawData}. */
  public int end(long index) {
    return ends[indexOf(index)];
  }

  private int indexOf(long index) {
    return isSplat() ? 0 : Math.toIntExact(index);
  }

  @Override
  DenseElementsAttr withType(ShapedType newType) {
    return of(newType, data, ends);
  }

  @Override
  public Attribute element(long index) {
    return string(index);
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitDenseStringElements(this);
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
    int strings = Arrays.hashCode(data) * 31 + Arrays.hashCode(ends);
    return (type().hashCode() * 31 + strings) * 31 + Boolean.hashCode(isSplat());
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DenseStringElementsAttr that = (DenseStringElementsAttr) other;
    return type() == that.type()
        && isSplat() == that.isSplat()
        && Arrays.equals(data, that.data)
        && Arrays.equals(ends, that.ends);
  }
}
