// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.math.BigInteger;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code sparse<[[0, 1]], [5]> : tensor<2x2xi32>}: the elements at some indices; the others are
 * zero.
 */
public final class SparseElementsAttr extends BuiltinAttribute implements ElementsAttr {
  private static final int INDEX_WIDTH = 64;

  private final ShapedType type;
  private final DenseIntOrFPElementsAttr indices;
  private final DenseElementsAttr values;

  private SparseElementsAttr(
      ShapedType type, DenseIntOrFPElementsAttr indices, DenseElementsAttr values) {
    super(type.asType().context());
    this.type = type;
    this.indices = indices;
    this.values = values;
  }

  /**
   * The attribute of these values at these indices.
   *
   * @throws IllegalArgumentException if {@link #verify} finds something wrong
   */
  public static SparseElementsAttr get(
      ShapedType type, DenseIntOrFPElementsAttr indices, DenseElementsAttr values) {
    Shapes.require(verify(type, indices, values));
    return intern(new SparseElementsAttr(type, indices, values));
  }

  /**
   * What is wrong with the parts of a sparse attribute, in MLIR's words; null if nothing is.
   *
   * @param type the type of all elements, of static shape
   * @param indices of type {@code i64}, one row for each value
   * @param values of the elements' type and of one dimension
   */
  public static @Nullable String verify(
      ShapedType type, DenseIntOrFPElementsAttr indices, DenseElementsAttr values) {
    String violation = verifyTypes(type, indices.shapedType(), values.shapedType());
    return violation != null ? violation : verifyShapes(type, indices, values.shapedType());
  }

  private static @Nullable String verifyTypes(
      ShapedType type, ShapedType indicesType, ShapedType valuesType) {
    if (!type.hasStaticShape()) {
      return "elements literal type must have static shape";
    }
    if (!(indicesType.elementType() instanceof IntegerType integer
        && integer.isSignless()
        && integer.width() == INDEX_WIDTH)) {
      return "expected sparse indices of type 'i64', not '" + indicesType.elementType() + "'";
    }
    return valuesType.elementType() == type.elementType()
        ? null
        : "expected sparse values of type '"
            + type.elementType()
            + "', not '"
            + valuesType.elementType()
            + "'";
  }

  private static @Nullable String verifyShapes(
      ShapedType type, DenseIntOrFPElementsAttr indices, ShapedType valuesType) {
    if (valuesType.rank() != 1) {
      return "expected 1-d tensor for sparse element values";
    }
    ShapedType indicesType = indices.shapedType();
    int rank = type.rank();
    boolean shaped =
        indicesType.rank() == 2
            ? indicesType.dimension(1) == rank
            : indicesType.rank() == 1 && rank == 1;
    if (!shaped || indicesType.dimension(0) != valuesType.dimension(0)) {
      return "expected shape (["
          + Shapes.list(type.shape())
          + "]); inferred shape of indices literal (["
          + Shapes.list(indicesType.shape())
          + "]); inferred shape of values literal (["
          + Shapes.list(valuesType.shape())
          + "])";
    }
    long rows = indices.isSplat() ? 1 : indicesType.dimension(0);
    for (long row = 0; row < rows; row++) {
      String violation = verifyRow(type, indices, row);
      if (violation != null) {
        return violation;
      }
    }
    return null;
  }

  private static @Nullable String verifyRow(
      ShapedType type, DenseIntOrFPElementsAttr indices, long row) {
    int rank = type.rank();
    StringBuilder index = new StringBuilder();
    boolean inside = true;
    for (int i = 0; i < rank; i++) {
      long at = indices.bits(indices.isSplat() ? 0 : row * rank + i, 0);
      index.append(i == 0 ? "" : ", ").append(Long.toUnsignedString(at));
      inside &= at >= 0 && at < type.dimension(i);
    }
    return inside
        ? null
        : "sparse index #"
            + row
            + " is not contained within the value shape, with index=["
            + index
            + "], and type='"
            + type
            + "'";
  }

  @Override
  public Type type() {
    return type.asType();
  }

  @Override
  public ShapedType shapedType() {
    return type;
  }

  @Override
  public boolean isSplat() {
    return false;
  }

  /**
   * An element as an attribute, as by {@link DenseElementsAttr#element}: the first value with its
   * index, or zero, which among strings is the empty one.
   *
   * @param index its index in row-major order
   * @throws IndexOutOfBoundsException if there is no such element
   */
  public Attribute element(long index) {
    Objects.checkIndex(index, elementCount());
    long rows = values.shapedType().dimension(0);
    for (long row = 0; row < rows; row++) {
      if (place(row) == index) {
        return values.element(values.isSplat() ? 0 : row);
      }
    }
    return values instanceof DenseStringElementsAttr
        ? StringAttr.get(context(), "", elementType())
        : zero(elementType());
  }

  private static Attribute zero(Type type) {
    if (type instanceof ComplexType complex) {
      Attribute part = zero(complex.elementType());
      return ArrayAttr.get(type.context(), part, part);
    }
    return type instanceof FloatType
        ? FloatAttr.fromBits(type, BigInteger.ZERO)
        : IntegerAttr.fromBits(type, 0);
  }

  /**
   * The same elements as a dense attribute.
   *
   * @return null if they are strings, or take more bytes than an array has
   */
  public @Nullable DenseIntOrFPElementsAttr toDense() {
    if (!(values instanceof DenseIntOrFPElementsAttr numbers)) {
      return null;
    }
    ElementLayout layout = ElementLayout.of(elementType());
    byte[] data = layout.zeros(elementCount());
    if (data == null) {
      return null;
    }
    // From the last one on, as the first of several for an index counts.
    for (long row = values.shapedType().dimension(0) - 1; row >= 0; row--) {
      numbers.copyElement(values.isSplat() ? 0 : row, data, place(row));
    }
    return DenseIntOrFPElementsAttr.of(type, layout, data, false);
  }

  /** The index, in row-major order, of a value. */
  private long place(long row) {
    int rank = type.rank();
    long place = 0;
    for (int i = 0; i < rank; i++) {
      place = place * type.dimension(i) + indices.bits(indices.isSplat() ? 0 : row * rank + i, 0);
    }
    return place;
  }

  /** The indices of the values, a row for each. */
  public DenseIntOrFPElementsAttr indices() {
    return indices;
  }

  /** The values. */
  public DenseElementsAttr values() {
    return values;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitSparseElements(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type.asType());
    action.accept(indices);
    action.accept(values);
  }

  /** Elements keep the type that they were made for. */
  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return this;
  }

  @Override
  protected int keyHash() {
    return (type.hashCode() * 31 + indices.hashCode()) * 31 + values.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    SparseElementsAttr that = (SparseElementsAttr) other;
    return type == that.type && indices == that.indices && values == that.values;
  }
}
