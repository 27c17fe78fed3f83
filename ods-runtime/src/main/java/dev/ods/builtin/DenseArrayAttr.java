// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.floating.APFloat;
import dev.ods.floating.FloatSemantics;
import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code array<i32: 1, 2>}: a list of numbers of one type, of whole bytes each; a boolean takes a
 * byte.
 */
public final class DenseArrayAttr extends BuiltinAttribute {
  private final Type elementType;
  private final int size;
  private final byte[] data;

  private DenseArrayAttr(Type elementType, int size, byte[] data) {
    super(elementType.context());
    this.elementType = elementType;
    this.size = size;
    this.data = data;
  }

  /**
   * The array of these bytes. A boolean is true if its byte is not 0; otherwise only the lowest
   * bits count of an element that does not take whole bytes.
   *
   * @throws IllegalArgumentException if {@link #verify} finds something wrong
   */
  public static DenseArrayAttr fromRaw(Type elementType, int size, byte[] data) {
    Shapes.require(verify(elementType, size, data));
    byte[] copy = data.clone();
    normalize(elementType, size, copy);
    return intern(new DenseArrayAttr(elementType, size, copy));
  }

  /** Gives equal elements equal bytes. */
  private static void normalize(Type elementType, int size, byte[] data) {
    int width = bitsOf(elementType);
    if (width == 1) {
      for (int i = 0; i < size; i++) {
        data[i] = (byte) (data[i] == 0 ? 0 : 1);
      }
    } else if (width % Byte.SIZE != 0) {
      int bytes = bytesOf(elementType);
      int mask = (1 << width % Byte.SIZE) - 1;
      for (int last = bytes - 1; last < data.length; last += bytes) {
        data[last] = (byte) (data[last] & mask);
      }
    }
  }

  /** What is wrong with the parts of an array, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(Type elementType, int size, byte[] data) {
    int width = bytesOf(elementType);
    if (width < 0) {
      return "expected integer or floating point element type";
    }
    if (size < 0 || (long) size * width != data.length) {
      return "expected data size ("
          + size
          + " elements, "
          + width
          + " bytes each) does not match: "
          + data.length
          + " bytes";
    }
    return null;
  }

  /** The bytes of an element; negative if there are no arrays of the type. */
  private static int bytesOf(Type type) {
    return Math.floorDiv(bitsOf(type) + 7, 8);
  }

  private static int bitsOf(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    if (type instanceof FloatType number) {
      return number.width();
    }
    return type instanceof IndexType ? Long.SIZE : -8;
  }

  private static DenseArrayAttr of(Type type, int size, byte[] data) {
    return intern(new DenseArrayAttr(type, size, data));
  }

  private static ByteBuffer view(byte[] data) {
    return ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** An {@code array<i1: ...>}. */
  public static DenseArrayAttr ofBooleans(Context context, boolean... values) {
    byte[] data = new byte[values.length];
    for (int i = 0; i < data.length; i++) {
      data[i] = (byte) (values[i] ? 1 : 0);
    }
    return of(IntegerType.get(context, 1), values.length, data);
  }

  /** An {@code array<i8: ...>}. */
  public static DenseArrayAttr ofBytes(Context context, byte... values) {
    return of(IntegerType.get(context, 8), values.length, values.clone());
  }

  /** An {@code array<i16: ...>}. */
  public static DenseArrayAttr ofShorts(Context context, short... values) {
    byte[] data = new byte[values.length * Short.BYTES];
    view(data).asShortBuffer().put(values);
    return of(IntegerType.get(context, 16), values.length, data);
  }

  /** An {@code array<i32: ...>}. */
  public static DenseArrayAttr ofInts(Context context, int... values) {
    byte[] data = new byte[values.length * Integer.BYTES];
    view(data).asIntBuffer().put(values);
    return of(IntegerType.get(context, 32), values.length, data);
  }

  /** An {@code array<i64: ...>}. */
  public static DenseArrayAttr ofLongs(Context context, long... values) {
    byte[] data = new byte[values.length * Long.BYTES];
    view(data).asLongBuffer().put(values);
    return of(IntegerType.get(context, 64), values.length, data);
  }

  /** An {@code array<f32: ...>}. */
  public static DenseArrayAttr ofFloats(Context context, float... values) {
    byte[] data = new byte[values.length * Float.BYTES];
    view(data).asFloatBuffer().put(values);
    return of(FloatType.f32(context), values.length, data);
  }

  /** An {@code array<f64: ...>}. */
  public static DenseArrayAttr ofDoubles(Context context, double... values) {
    byte[] data = new byte[values.length * Double.BYTES];
    view(data).asDoubleBuffer().put(values);
    return of(FloatType.f64(context), values.length, data);
  }

  /** The type of the elements: an integer, index or float type. */
  public Type elementType() {
    return elementType;
  }

  /** The number of elements. */
  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** The bytes, as a new array. */
  public byte[] rawData() {
    return data.clone();
  }

  /**
   * The bits of an element, extended by the highest; the lowest 64 if there are more. A boolean is
   * 0 or 1.
   */
  public long bits(int index) {
    int width = bytesOf(elementType);
    int from = Math.multiplyExact(checked(index), width);
    if (width == 0) {
      return 0;
    }
    int last = Math.min(width, 8) - 1;
    long bits = data[from + last];
    for (int i = last - 1; i >= 0; i--) {
      bits = (bits << 8) | (data[from + i] & 0xFF);
    }
    int excess = Math.max(0, Long.SIZE - bitsOf(elementType));
    return excess == Long.SIZE - 1 ? bits : bits << excess >> excess;
  }

  /** The bits of an element, not negative. */
  public BigInteger bigBits(int index) {
    int width = bytesOf(elementType);
    int from = Math.multiplyExact(checked(index), width);
    byte[] bigEndian = new byte[width];
    for (int i = 0; i < width; i++) {
      bigEndian[width - 1 - i] = data[from + i];
    }
    return new BigInteger(1, bigEndian);
  }

  private int checked(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("element " + index + " of " + size + " does not exist");
    }
    return index;
  }

  /**
   * An integer element as a number, unsigned if its type is; a boolean is 0 or 1.
   *
   * @throws ArithmeticException if a {@code long} cannot hold it
   * @throws IllegalArgumentException if the elements are not integers
   */
  public long longValue(int index) {
    boolean unsigned = elementType instanceof IntegerType integer && integer.isUnsigned();
    int width = bitsOf(elementType);
    if (width <= Long.SIZE && !unsigned) {
      return integerBits(index);
    }
    BigInteger bits = bigBits(index);
    return (unsigned ? bits : IntegerAttr.signed(bits, width)).longValueExact();
  }

  private long integerBits(int index) {
    if (elementType instanceof FloatType) {
      throw new IllegalArgumentException("the elements are of '" + elementType + "', no integers");
    }
    return bits(index);
  }

  /** Whether the bits of an element are not all 0. */
  public boolean booleanValue(int index) {
    return bigBits(index).signum() != 0;
  }

  /**
   * A float element as the nearest {@code double}.
   *
   * @throws IllegalArgumentException if the elements are not floats
   */
  public double doubleValue(int index) {
    if (elementType instanceof FloatType type) {
      return type.semantics().toDouble(bigBits(index));
    }
    throw new IllegalArgumentException("the elements are of '" + elementType + "', no floats");
  }

  /** The integer elements as numbers; see {@link #longValue}. */
  public long[] toLongs() {
    long[] values = new long[size];
    for (int i = 0; i < size; i++) {
      values[i] = longValue(i);
    }
    return values;
  }

  /**
   * The integer elements as numbers.
   *
   * @throws ArithmeticException if an {@code int} cannot hold one of them
   */
  public int[] toInts() {
    int[] values = new int[size];
    for (int i = 0; i < size; i++) {
      values[i] = Math.toIntExact(longValue(i));
    }
    return values;
  }

  /** The {@code i1} elements; see {@link #booleanValue}. */
  public boolean[] toBooleans() {
    boolean[] values = new boolean[size];
    for (int i = 0; i < size; i++) {
      values[i] = booleanValue(i);
    }
    return values;
  }

  /**
   * The low 8 bits of the integer elements.
   *
   * @throws IllegalArgumentException if the elements are not integers
   */
  public byte[] toBytes() {
    byte[] values = new byte[size];
    for (int i = 0; i < size; i++) {
      values[i] = (byte) integerBits(i);
    }
    return values;
  }

  /**
   * The low 16 bits of the integer elements.
   *
   * @throws IllegalArgumentException if the elements are not integers
   */
  public short[] toShorts() {
    short[] values = new short[size];
    for (int i = 0; i < size; i++) {
      values[i] = (short) integerBits(i);
    }
    return values;
  }

  /**
   * The float elements as the nearest {@code float}.
   *
   * @throws IllegalArgumentException if the elements are not floats
   */
  public float[] toFloats() {
    float[] values = new float[size];
    for (int i = 0; i < size; i++) {
      values[i] = floatValue(i);
    }
    return values;
  }

  private float floatValue(int index) {
    if (elementType instanceof FloatType type && type.width() > Long.SIZE) {
      // By way of a double it would be rounded twice.
      APFloat number = APFloat.of(type.semantics(), bigBits(index));
      return Float.intBitsToFloat(number.convert(FloatSemantics.F32).bits().intValue());
    }
    return (float) doubleValue(index);
  }

  /** The float elements as numbers; see {@link #doubleValue}. */
  public double[] toDoubles() {
    double[] values = new double[size];
    for (int i = 0; i < size; i++) {
      values[i] = doubleValue(i);
    }
    return values;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitDenseArray(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType);
  }

  /** The numbers keep the type that they were made for. */
  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return this;
  }

  @Override
  protected int keyHash() {
    return (elementType.hashCode() * 31 + size) * 31 + ElementLayout.hash(data);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DenseArrayAttr that = (DenseArrayAttr) other;
    return elementType == that.elementType && size == that.size && Arrays.equals(data, that.data);
  }
}
