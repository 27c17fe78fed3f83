// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.slice.Mixed;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** How operations on memory fold. */
public final class MemRefFolds {
  private MemRefFolds() {}

  /**
   * Looks through casts of ranked memory (MLIR's {@code foldMemRefCast}).
   *
   * @param op what has the results of casts as operands
   * @param except a value that stays, even if it is the result of a cast; null if there is none
   * @return in place, if an operand has changed; otherwise null
   */
  public static @Nullable FoldResult skipCasts(Operation op, @Nullable Value except) {
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      Operation cast = Matchers.definition(operand, CastOp.MODEL);
      if (cast != null
          && !operand.equals(except)
          && !(cast.operandType(0) instanceof UnrankedMemRefType)) {
        op.setOperand(i, cast.operand(0));
        changed = true;
      }
    }
    return changed ? FoldResult.inPlace() : null;
  }

  /** Looks through a cast that forgets nothing but parts of the layout or shape. */
  static @Nullable FoldResult skipCastOfCopy(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      Operation cast = Matchers.definition(op.operand(i), CastOp.MODEL);
      if (cast != null && onlyForgets(cast)) {
        op.setOperand(i, cast.operand(0));
        return FoldResult.inPlace();
      }
    }
    return null;
  }

  /** Whether a cast makes parts of the type dynamic, but none static. */
  static boolean onlyForgets(Operation cast) {
    if (!(cast.operandType(0) instanceof MemRefType from)
        || !(cast.resultType(0) instanceof MemRefType to)
        || from.elementType() != to.elementType()
        || from.rank() != to.rank()) {
      return false;
    }
    StridedLayoutAttr source = from.stridesAndOffset();
    StridedLayoutAttr target = to.stridesAndOffset();
    if (source == null || target == null || narrows(source.offset(), target.offset())) {
      return false;
    }
    for (int i = 0; i < from.rank(); i++) {
      if (narrows(from.dimension(i), to.dimension(i))
          || narrows(source.stride(i), target.stride(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean narrows(long from, long to) {
    return ShapedType.isDynamic(from) && !ShapedType.isDynamic(to);
  }

  static @Nullable FoldResult rank(Operation op) {
    return op.operandType(0) instanceof MemRefType type ? index(op, type.rank()) : null;
  }

  private static FoldResult index(Operation op, long number) {
    return FoldResult.of(IntegerAttr.get(IndexType.get(op.context()), number));
  }

  static @Nullable FoldResult dimension(DimOp op, Constants constants) {
    APInt known = ConstantFolding.integer(constants.of(op.index()));
    if (known == null || !(op.source().type() instanceof MemRefType type)) {
      return null;
    }
    long number = known.bits();
    if (number < 0 || number >= type.rank()) {
      return null;
    }
    int index = (int) number;
    if (!ShapedType.isDynamic(type.dimension(index))) {
      return index(op.operation(), type.dimension(index));
    }
    int dynamic = Mixed.dynamicIndex(type.shape(), index);
    List<Value> sizes = sizesOf(op.source().definingOp());
    return dynamic < sizes.size()
        ? FoldResult.of(sizes.get(dynamic))
        : skipCasts(op.operation(), null);
  }

  /** The dynamic sizes of the result of an operation, if it is given them. */
  private static List<Value> sizesOf(@Nullable Operation definition) {
    OpView view = definition == null ? null : definition.view();
    if (view instanceof AllocationOps.AllocationOp allocation) {
      return allocation.dynamicSizes();
    }
    if (view instanceof ViewOps.View bytes) {
      return bytes.sizes();
    }
    return view instanceof SubViewOp slice ? slice.sizes() : List.of();
  }

  static @Nullable FoldResult reinterpretCast(ReinterpretCastOp op) {
    Value source = op.source();
    Operation inner = source.definingOp();
    boolean skips =
        inner != null
            && (inner.is(ReinterpretCastOp.MODEL)
                || inner.is(CastOp.MODEL)
                || (inner.is(SubViewOp.MODEL) && startsAtZero(SubViewOp.of(inner))));
    if (inner != null && skips) {
      op.operation().setOperand(0, inner.operand(0));
      return FoldResult.inPlace();
    }
    return hasStaticShape(op.result().type())
            && source.type() == op.result().type()
            && op.staticOffsets()[0] == 0
        ? FoldResult.of(source)
        : null;
  }

  private static boolean hasStaticShape(Type type) {
    return type instanceof MemRefType memory && memory.hasStaticShape();
  }

  private static boolean startsAtZero(SubViewOp op) {
    return op.mixedOffsets().stream().allMatch(offset -> offset.is(0));
  }

  static @Nullable FoldResult subView(SubViewOp op) {
    MemRefType from = (MemRefType) op.source().type();
    if (op.result().type() != from) {
      return null;
    }
    boolean known = !(from.layout() instanceof StridedLayoutAttr layout) || isStatic(layout);
    if (from.hasStaticShape() && known) {
      return FoldResult.of(op.source());
    }
    Operation inner = Matchers.definition(op.source(), SubViewOp.MODEL);
    boolean same =
        inner != null
            && startsAtZero(op)
            && op.mixedStrides().stream().allMatch(stride -> stride.is(1))
            && op.mixedSizes().equals(SubViewOp.of(inner).mixedSizes());
    return same ? FoldResult.of(op.source()) : null;
  }

  private static boolean isStatic(StridedLayoutAttr layout) {
    boolean known = !ShapedType.isDynamic(layout.offset());
    for (long stride : layout.strides()) {
      known &= !ShapedType.isDynamic(stride);
    }
    return known;
  }

  static @Nullable FoldResult view(ViewOp op) {
    return op.source().type() == op.result().type()
            && hasStaticShape(op.result().type())
            && Matchers.isZero(op.byteShift())
        ? FoldResult.of(op.source())
        : null;
  }

  static @Nullable FoldResult transpose(TransposeOp op) {
    AffineMap map = op.permutation().value();
    if (map.isIdentity() && op.result().type() == op.in().type()) {
      return FoldResult.of(op.in());
    }
    Operation inner = Matchers.definition(op.in(), TransposeOp.MODEL);
    if (inner == null) {
      return null;
    }
    AffineMap first = TransposeOp.of(inner).permutation().value();
    op.operation().setOperand(0, inner.operand(0));
    op.operation().setAttribute("permutation", AffineMapAttr.get(map.compose(first)));
    return FoldResult.inPlace();
  }

  /** A reshape to the same type, or to the one that an operation of the inverse kind reshaped. */
  static @Nullable FoldResult reshape(Operation op, OpModel inverse) {
    if (op.operandType(0) == op.resultType(0)) {
      return FoldResult.of(op.operand(0));
    }
    Operation inner = Matchers.definition(op.operand(0), inverse);
    return inner != null
            && inner.operandType(0) == op.resultType(0)
            && isUndone((MemRefType) op.resultType(0), op, inner)
        ? FoldResult.of(inner.operand(0))
        : null;
  }

  /** Whether a reshape back to a type results in the shape that there was before. */
  private static boolean isUndone(MemRefType type, Operation op, Operation inner) {
    long[] all = LongStream.range(0, type.rank()).toArray();
    if (hasAtMostOneDynamic(type, all)) {
      return true;
    }
    return op.attribute("reassociation") instanceof ArrayAttr groups
        && groups.equals(inner.attribute("reassociation"))
        && (op.is(CollapseShapeOp.MODEL)
            || Reassociation.of(groups).groups().stream()
                .allMatch(group -> hasAtMostOneDynamic(type, group)));
  }

  private static boolean hasAtMostOneDynamic(MemRefType type, long[] dimensions) {
    return Arrays.stream(dimensions)
            .filter(dimension -> ShapedType.isDynamic(type.dimension((int) dimension)))
            .count()
        < 2;
  }

  /**
   * Sizes, strides and offset that the type says; and the source of a cast. As in MLIR, and only
   * here, folding makes constants, which stay if an analysis has folded.
   */
  static @Nullable FoldResult metadata(Operation op) {
    MemRefType type = (MemRefType) op.operandType(0);
    StridedLayoutAttr layout = type.stridesAndOffset();
    if (layout == null) {
      return null;
    }
    boolean changed = replaceKnown(op, 1, new long[] {layout.offset()});
    changed |= replaceKnown(op, 2, type.shape());
    changed |= replaceKnown(op, 2 + type.rank(), layout.strides());
    Operation cast = Matchers.definition(op.operand(0), CastOp.MODEL);
    if (cast != null && cast.operandType(0) instanceof MemRefType) {
      op.setOperand(0, cast.operand(0));
      changed = true;
    }
    return changed ? FoldResult.inPlace() : null;
  }

  private static boolean replaceKnown(Operation op, int from, long[] numbers) {
    boolean changed = false;
    for (int i = 0; i < numbers.length; i++) {
      Value result = op.result(from + i);
      if (!ShapedType.isDynamic(numbers[i]) && result.hasUses()) {
        IntegerAttr value = IntegerAttr.get(IndexType.get(op.context()), numbers[i]);
        OpBuilder before = OpBuilder.before(op);
        result.replaceAllUsesWith(ConstantOp.build(before, op.location(), value).result());
        changed = true;
      }
    }
    return changed;
  }
}
