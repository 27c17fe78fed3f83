// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.OffsetSizeAndStrideOp;
import dev.ods.dialects.slice.ReassociationGroups;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How operations on tensors fold (source: TensorOps.cpp, ReshapeOpsUtils.h). */
final class TensorFolds {
  private TensorFolds() {}

  private static FoldResult index(Operation op, long number) {
    return FoldResult.of(IntegerAttr.get(IndexType.get(op.context()), number));
  }

  static @Nullable FoldResult rank(Operation op) {
    return op.operandType(0) instanceof RankedTensorType type ? index(op, type.rank()) : null;
  }

  static @Nullable FoldResult dimension(DimOp op, Constants constants) {
    APInt known = ConstantFolding.integer(constants.of(op.index()));
    if (known == null || !(op.source().type() instanceof RankedTensorType type)) {
      return null;
    }
    long number = known.bits();
    if (number < 0 || number >= type.rank()) {
      return null;
    }
    int dimension = (int) number;
    if (!ShapedType.isDynamic(type.dimension(dimension))) {
      return index(op.operation(), type.dimension(dimension));
    }
    Operation definition = op.source().definingOp();
    if (definition != null && definition.is(GenerateOp.MODEL)) {
      return FoldResult.of(definition.operand(Mixed.dynamicIndex(type.shape(), dimension)));
    }
    if (definition != null && definition.is(ExtractSliceOp.MODEL)) {
      ExtractSliceOp slice = ExtractSliceOp.of(definition);
      long[] sizes = slice.staticSizes();
      if (sizes.length == type.rank() && ShapedType.isDynamic(sizes[dimension])) {
        return FoldResult.of(slice.sizes().get(Mixed.dynamicIndex(sizes, dimension)));
      }
    }
    Value source = StaticInformation.uncast(op.source());
    if (source == null) {
      return null;
    }
    op.operation().setOperand(0, source);
    return FoldResult.inPlace();
  }

  static @Nullable FoldResult fromElements(FromElementsOp op, Constants constants) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    if (!Elements.areNumbers(type.elementType())) {
      return null;
    }
    List<Attribute> elements = new ArrayList<>();
    for (Value element : op.elements()) {
      Attribute constant = constants.of(element);
      if (constant == null) {
        return null;
      }
      elements.add(constant);
    }
    Attribute dense = Elements.dense(type, elements);
    return dense == null ? null : FoldResult.of(dense);
  }

  static @Nullable FoldResult splat(SplatOp op, Constants constants) {
    Attribute input = constants.of(op.input());
    RankedTensorType type = (RankedTensorType) op.aggregate().type();
    boolean isNumber = input instanceof IntegerAttr || input instanceof FloatAttr;
    if (input == null || !isNumber || !Extents.isStatic(type)) {
      return null;
    }
    Attribute dense = Elements.dense(type, List.of(input));
    return dense == null ? null : FoldResult.of(dense);
  }

  static @Nullable FoldResult extract(ExtractOp op, Constants constants) {
    Attribute tensor = constants.of(op.tensor());
    if (tensor instanceof DenseElementsAttr dense && dense.isSplat()) {
      return Elements.element(dense, 0);
    }
    for (Value index : op.indices()) {
      if (!(constants.of(index) instanceof IntegerAttr)) {
        return null;
      }
    }
    RankedTensorType type = (RankedTensorType) op.tensor().type();
    Operation definition = op.tensor().definingOp();
    if (definition != null && definition.is(FromElementsOp.MODEL)) {
      // As in MLIR, with 32 bits.
      int place = (int) Elements.count(type, op.indices(), constants);
      return place < 0 || place >= definition.operandCount()
          ? null
          : FoldResult.of(definition.operand(place));
    }
    if (tensor != null) {
      return Elements.element(tensor, Elements.place(type, op.indices(), constants));
    }
    return definition != null && definition.is(InsertOp.MODEL)
        ? extractInserted(op, InsertOp.of(definition))
        : null;
  }

  private static @Nullable FoldResult extractInserted(ExtractOp op, InsertOp insert) {
    for (int i = 0; i < op.indices().size(); i++) {
      Value index = op.indices().get(i);
      Value inserted = insert.indices().get(i);
      Attribute constant = Matchers.constant(index);
      boolean isSame =
          index.equals(inserted) || (constant != null && constant == Matchers.constant(inserted));
      if (!isSame) {
        return null;
      }
    }
    return FoldResult.of(insert.scalar());
  }

  static @Nullable FoldResult insert(InsertOp op, Constants constants) {
    return constants.of(op.dest()) instanceof DenseElementsAttr dest
            && dest.isSplat()
            && dest.element(0) == constants.of(op.scalar())
        ? FoldResult.of(dest)
        : null;
  }

  static @Nullable FoldResult reshape(ReshapeOp op, Constants constants) {
    FoldResult constant = Elements.resized(constants.of(op.source()), op.result().type());
    if (constant != null) {
      return constant;
    }
    Operation inner = Matchers.definition(op.source(), ReshapeOp.MODEL);
    if (inner != null) {
      op.operation().setOperand(0, inner.operand(0));
      return FoldResult.inPlace();
    }
    return op.source().type() == op.result().type()
            && op.source().type() instanceof RankedTensorType type
            && (type.rank() <= 1 || hasSizesOf(op.shape(), op.source(), type))
        ? FoldResult.of(op.source())
        : null;
  }

  /** Whether a shape is made of the sizes of a tensor. */
  private static boolean hasSizesOf(Value shape, Value tensor, RankedTensorType type) {
    Operation elements = Matchers.definition(shape, FromElementsOp.MODEL);
    boolean same = elements != null && elements.operandCount() == type.rank();
    for (int i = 0; elements != null && same && i < type.rank(); i++) {
      Value element = elements.operand(i);
      APInt known = Matchers.integer(element);
      Operation dim = Matchers.definition(element, DimOp.MODEL);
      APInt index = dim == null ? null : Matchers.integer(dim.operand(1));
      same =
          known != null
              ? known.bits() == type.dimension(i)
              : dim != null && dim.operand(0).equals(tensor) && index != null && index.bits() == i;
    }
    return same;
  }

  /** An expansion or a collapse, possibly of what the inverse operation has made. */
  static @Nullable FoldResult reassociated(Operation op, OpModel inverse, Constants constants) {
    if (op.operandType(0) == op.resultType(0)) {
      return FoldResult.of(op.operand(0));
    }
    FoldResult constant = Elements.reshaped(constants.ofOperand(op, 0), op.resultType(0));
    if (constant != null) {
      return constant;
    }
    Operation inner = Matchers.definition(op.operand(0), inverse);
    return inner != null
            && inner.operandType(0) == op.resultType(0)
            && inner.operandType(0) instanceof RankedTensorType source
            && isInverse(op, inner, source)
        ? FoldResult.of(inner.operand(0))
        : null;
  }

  private static boolean isInverse(Operation op, Operation inner, RankedTensorType source) {
    if (dynamicCount(source.shape()) < 2) {
      return true;
    }
    if (op.attribute("reassociation") != inner.attribute("reassociation")) {
      return false;
    }
    if (source.rank() < ((TensorType) inner.resultType(0)).rank()) {
      return true;
    }
    return op.attribute("reassociation") instanceof dev.ods.builtin.ArrayAttr groups
        && ReassociationGroups.of(groups).stream()
            .allMatch(
                group ->
                    dynamicCount(
                            Arrays.copyOfRange(
                                source.shape(), (int) group[0], (int) group[0] + group.length))
                        < 2);
  }

  private static long dynamicCount(long[] extents) {
    return Arrays.stream(extents).filter(ShapedType::isDynamic).count();
  }

  // --- Slices.

  static @Nullable FoldResult extractSlice(ExtractSliceOp op, Constants constants) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    FoldResult constant = Elements.resized(constants.of(op.source()), type);
    if (constant != null) {
      return constant;
    }
    if (op.source().type() == type && isWhole(op, type)) {
      return FoldResult.of(op.source());
    }
    Operation inner = Matchers.definition(op.source(), InsertSliceOp.MODEL);
    return inner != null && inner.operandType(0) == type && areSame(op, InsertSliceOp.of(inner))
        ? FoldResult.of(inner.operand(0))
        : null;
  }

  static @Nullable FoldResult insertSlice(InsertSliceOp op) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    if (op.source().type() == type && Extents.isStatic(type) && isWhole(op, type)) {
      return FoldResult.of(op.source());
    }
    Operation before = Matchers.definition(op.dest(), InsertSliceOp.MODEL);
    if (before != null
        && before.operandType(0) == op.source().type()
        && areSame(op, InsertSliceOp.of(before))) {
      op.operation().setOperand(1, before.operand(1));
      return FoldResult.inPlace();
    }
    Operation extracted = Matchers.definition(op.source(), ExtractSliceOp.MODEL);
    if (extracted != null
        && extracted.operand(0).equals(op.dest())
        && areSame(op, ExtractSliceOp.of(extracted))) {
      return FoldResult.of(op.dest());
    }
    return op.mixedSizes().stream().anyMatch(size -> size.is(0)) ? FoldResult.of(op.dest()) : null;
  }

  private static boolean isWhole(OffsetSizeAndStrideOp op, RankedTensorType type) {
    List<Mixed> sizes = op.mixedSizes();
    boolean whole =
        op.mixedOffsets().stream().allMatch(offset -> offset.is(0))
            && op.mixedStrides().stream().allMatch(stride -> stride.is(1));
    for (int i = 0; whole && i < sizes.size(); i++) {
      whole = sizes.get(i).is(type.dimension(i));
    }
    return whole;
  }

  private static boolean areSame(OffsetSizeAndStrideOp a, OffsetSizeAndStrideOp b) {
    return a.mixedOffsets().equals(b.mixedOffsets())
        && a.mixedSizes().equals(b.mixedSizes())
        && a.mixedStrides().equals(b.mixedStrides());
  }
}
