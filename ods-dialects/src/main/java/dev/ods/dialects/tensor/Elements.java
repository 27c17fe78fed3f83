// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.SparseElementsAttr;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Constant elements of tensors. */
final class Elements {
  private Elements() {}

  /** A tensor of constants; null if they are no numbers. */
  static @Nullable Attribute dense(RankedTensorType type, List<Attribute> elements) {
    DenseElementsBuilder builder = DenseElementsBuilder.create(type);
    for (Attribute element : elements) {
      if (!add(builder, element)) {
        return null;
      }
    }
    return builder.build();
  }

  private static boolean add(DenseElementsBuilder builder, Attribute element) {
    if (element instanceof IntegerAttr number) {
      builder.add(number.bigValue());
    } else if (element instanceof FloatAttr number) {
      builder.add(number.bigBits());
    } else if (element instanceof ArrayAttr parts) {
      return parts.elements().stream().allMatch(part -> add(builder, part));
    } else {
      return false;
    }
    return true;
  }

  /** Whether the elements are numbers, real or complex. */
  static boolean areNumbers(Type element) {
    return element instanceof IntegerType
        || element instanceof IndexType
        || element instanceof FloatType
        || element instanceof ComplexType;
  }

  /** A constant with equal elements, as one of another type. */
  static @Nullable FoldResult resized(@Nullable Attribute constant, Type type) {
    return constant instanceof DenseIntOrFPElementsAttr splat
            && splat.isSplat()
            && type instanceof RankedTensorType to
            && Extents.isStatic(to)
        ? FoldResult.of(splat.resizeSplat(to))
        : null;
  }

  /**
   * A constant with the same elements in another shape; a splat also in one of another size, which
   * MLIR's verifier does not refuse.
   */
  static @Nullable FoldResult reshaped(@Nullable Attribute constant, Type type) {
    if (!(constant instanceof DenseIntOrFPElementsAttr dense)
        || !(type instanceof RankedTensorType to)
        || !Extents.isStatic(to)) {
      return null;
    }
    if (dense.isSplat()) {
      return FoldResult.of(dense.resizeSplat(to));
    }
    return dense.elementCount() == to.elementCount() ? FoldResult.of(dense.reshape(to)) : null;
  }

  /** The place of an element in row-major order; -1 if an index is not known or out of bounds. */
  static long place(RankedTensorType type, List<Value> indices, Constants constants) {
    for (int i = 0; i < type.rank(); i++) {
      APInt index = ConstantFolding.integer(constants.of(indices.get(i)));
      if (index == null || index.bits() < 0 || index.bits() >= type.dimension(i)) {
        return -1;
      }
    }
    return count(type, indices, constants);
  }

  /**
   * The number of elements before one in row-major order, also if one of its indices, which must be
   * known, is out of bounds: then it is the number before another element, or before none.
   */
  static long count(RankedTensorType type, List<Value> indices, Constants constants) {
    long count = 0;
    for (int i = 0; i < type.rank(); i++) {
      APInt index = ConstantFolding.integer(constants.of(indices.get(i)));
      count = count * type.dimension(i) + (index == null ? 0 : index.bits());
    }
    return count;
  }

  /** The element of a constant tensor; null if it is not known. */
  static @Nullable FoldResult element(@Nullable Attribute tensor, long place) {
    if (tensor instanceof SparseElementsAttr sparse) {
      return place < 0 ? null : FoldResult.of(sparse.element(place));
    }
    if (!(tensor instanceof DenseElementsAttr dense)) {
      return null;
    }
    long known = dense.isSplat() ? 0 : place;
    return known < 0 ? null : FoldResult.of(dense.element(known));
  }
}
