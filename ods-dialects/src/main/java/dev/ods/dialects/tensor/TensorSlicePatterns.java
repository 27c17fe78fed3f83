// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.slice.CompatibleShapes;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.RankReduction;
import dev.ods.dialects.slice.SliceOperands;
import dev.ods.ir.*;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Patterns of canonicalization of slices. */
final class TensorSlicePatterns {
  private TensorSlicePatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            ExtractSliceOp.MODEL,
            ExtractSliceOp::of,
            "ExtractSliceOpConstantArgumentFolder",
            TensorSlicePatterns::extractConstants)
        .add(
            ExtractSliceOp.MODEL,
            ExtractSliceOp::of,
            "ExtractSliceOpCastFolder",
            TensorSlicePatterns::extractUncast);
    for (OpModel model : List.of(InsertSliceOp.MODEL, ParallelInsertSliceOp.MODEL)) {
      patterns
          .add(
              model, "InsertSliceOpConstantArgumentFolder", 1, TensorSlicePatterns::insertConstants)
          .add(model, "InsertSliceOpCastFolder", 1, TensorSlicePatterns::insertUncast)
          .add(model, "InsertSliceOpSourceCastInserter", 1, TensorSlicePatterns::insertCast);
    }
  }

  static Operation extract(
      Rewriter rewriter, Location location, Type type, Value source, SliceOperands operands) {
    return ExtractSliceOp.build(
            rewriter,
            location,
            type,
            source,
            Mixed.values(operands.offsets()),
            Mixed.values(operands.sizes()),
            Mixed.values(operands.strides()),
            Mixed.numbers(operands.offsets()),
            Mixed.numbers(operands.sizes()),
            Mixed.numbers(operands.strides()))
        .operation();
  }

  private static boolean extractConstants(ExtractSliceOp op, Rewriter rewriter) {
    SliceOperands folded = SliceOperands.of(op).folded(true);
    RankedTensorType source = (RankedTensorType) op.source().type();
    if (folded == null || folded.violation(source.shape()) != null) {
      return false;
    }
    RankedTensorType type = (RankedTensorType) op.result().type();
    boolean[] dropped = SliceTypes.dropped(type, op.mixedSizes());
    RankedTensorType made = drop(source, Mixed.numbers(folded.sizes()), dropped);
    Location location = op.operation().location();
    Operation slice = extract(rewriter, location, made, op.source(), folded);
    CastPatterns.replaceByCastIfNeeded(op.operation(), slice.result(0), rewriter);
    return true;
  }

  private static RankedTensorType drop(RankedTensorType of, long[] sizes, boolean[] dropped) {
    long[] shape = new long[sizes.length];
    int count = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (!dropped[i]) {
        shape[count++] = sizes[i];
      }
    }
    // As in MLIR, the encoding is lost with a dimension.
    Attribute encoding = count == sizes.length ? of.encoding() : null;
    return RankedTensorType.get(Arrays.copyOf(shape, count), of.elementType(), encoding);
  }

  /** Whether an operand is a constant that another pattern makes static. As in MLIR, of arith. */
  private static boolean hasConstant(Operation op) {
    return op.operands().stream().anyMatch(operand -> IndexConstants.number(operand) != null);
  }

  private static boolean extractUncast(ExtractSliceOp op, Rewriter rewriter) {
    Value source = StaticInformation.uncast(op.source());
    if (source == null || hasConstant(op.operation())) {
      return false;
    }
    SliceOperands operands = SliceOperands.of(op);
    if (operands.violation(((RankedTensorType) source.type()).shape()) != null) {
      return false;
    }
    Location location = op.operation().location();
    rewriter.replace(
        op.operation(), extract(rewriter, location, op.result().type(), source, operands));
    return true;
  }

  // --- Insertions.

  private static Operation insert(
      Rewriter rewriter, Operation like, Value source, Value dest, SliceOperands operands) {
    List<Value> offsets = Mixed.values(operands.offsets());
    List<Value> sizes = Mixed.values(operands.sizes());
    List<Value> strides = Mixed.values(operands.strides());
    long[] staticOffsets = Mixed.numbers(operands.offsets());
    long[] staticSizes = Mixed.numbers(operands.sizes());
    long[] staticStrides = Mixed.numbers(operands.strides());
    Location location = like.location();
    return like.is(InsertSliceOp.MODEL)
        ? InsertSliceOp.build(
                rewriter,
                location,
                dest.type(),
                source,
                dest,
                offsets,
                sizes,
                strides,
                staticOffsets,
                staticSizes,
                staticStrides)
            .operation()
        : ParallelInsertSliceOp.build(
                rewriter,
                location,
                source,
                dest,
                offsets,
                sizes,
                strides,
                staticOffsets,
                staticSizes,
                staticStrides)
            .operation();
  }

  private static void replace(Operation op, Operation by, Rewriter rewriter) {
    if (op.resultCount() == 0) {
      rewriter.erase(op);
    } else {
      CastPatterns.replaceByCastIfNeeded(op, by.result(0), rewriter);
    }
  }

  /** Casts the source; in a terminator of a parallel loop, before that. */
  private static Value castSource(SliceOps.InsertionOp op, Type type, Rewriter rewriter) {
    Operation operation = op.operation();
    Operation parent = operation.parent();
    if (operation.resultCount() == 0 && parent != null) {
      rewriter.setInsertionPoint(parent);
    }
    Value cast = CastOp.build(rewriter, operation.location(), type, op.source()).dest();
    rewriter.setInsertionPoint(operation);
    return cast;
  }

  private static boolean insertConstants(Operation operation, Rewriter rewriter) {
    if (!(operation.view() instanceof SliceOps.InsertionOp op)) {
      return false;
    }
    RankedTensorType dest = (RankedTensorType) op.dest().type();
    SliceOperands folded = SliceOperands.of(op).folded(false);
    if (folded == null || folded.violation(dest.shape()) != null) {
      return false;
    }
    RankedTensorType source = (RankedTensorType) op.source().type();
    RankedTensorType expected = reduced(dest, Mixed.numbers(folded.sizes()), source.rank());
    // Unless the source has lost other unit dimensions than the first ones.
    if (!CompatibleShapes.test(source, expected)) {
      return false;
    }
    Value part = expected == source ? op.source() : castSource(op, expected, rewriter);
    replace(operation, insert(rewriter, operation, part, op.dest(), folded), rewriter);
    return true;
  }

  /** The type of a slice of a rank, without the first unit dimensions. */
  private static RankedTensorType reduced(RankedTensorType of, long[] sizes, int rank) {
    RankedTensorType whole = SliceTypes.infer(of, sizes);
    int surplus = sizes.length - rank;
    if (surplus <= 0) {
      return whole;
    }
    boolean[] dropped = new boolean[sizes.length];
    for (int i = 0; i < sizes.length && surplus > 0; i++) {
      dropped[i] = sizes[i] == 1;
      surplus -= dropped[i] ? 1 : 0;
    }
    return drop(whole, sizes, dropped);
  }

  private static boolean insertUncast(Operation operation, Rewriter rewriter) {
    if (!(operation.view() instanceof SliceOps.InsertionOp op) || hasConstant(operation)) {
      return false;
    }
    Value uncastSource = StaticInformation.uncast(op.source());
    Value uncastDest = StaticInformation.uncast(op.dest());
    if (uncastSource == null && uncastDest == null) {
      return false;
    }
    Value source = uncastSource == null ? op.source() : uncastSource;
    Value dest = uncastDest == null ? op.dest() : uncastDest;
    SliceOperands operands = withSizesOf((RankedTensorType) source.type(), op);
    if (!isValid((RankedTensorType) source.type(), (RankedTensorType) dest.type(), operands)) {
      return false;
    }
    replace(operation, insert(rewriter, operation, source, dest, operands), rewriter);
    return true;
  }

  private static boolean isValid(
      RankedTensorType source, RankedTensorType dest, SliceOperands operands) {
    RankedTensorType expected = SliceTypes.infer(dest, Mixed.numbers(operands.sizes()));
    return SliceTypes.mismatch(expected, source) == null
        && operands.violation(dest.shape()) == null;
  }

  /** The operands with the sizes that the type of the source says. */
  private static SliceOperands withSizesOf(RankedTensorType source, SliceOps.InsertionOp op) {
    List<Mixed> sizes = new ArrayList<>(op.mixedSizes());
    boolean[] dropped = RankReduction.mask(op.staticSizes(), source.shape(), true);
    int next = 0;
    for (int i = 0; dropped != null && i < sizes.size(); i++) {
      // As in MLIR, a dynamic dimension of the source is not skipped.
      if (!dropped[i] && !ShapedType.isDynamic(source.dimension(next))) {
        sizes.set(i, Mixed.of(source.dimension(next++)));
      }
    }
    return new SliceOperands(op.mixedOffsets(), sizes, op.mixedStrides());
  }

  private static boolean insertCast(Operation operation, Rewriter rewriter) {
    if (!(operation.view() instanceof SliceOps.InsertionOp op)) {
      return false;
    }
    RankedTensorType source = (RankedTensorType) op.source().type();
    List<Mixed> sizes = op.mixedSizes();
    if (source.rank() != sizes.size()) {
      return false;
    }
    long[] shape = source.shape();
    for (int i = 0; i < shape.length; i++) {
      Long known = sizes.get(i).known();
      if (known != null && known < 0) {
        return false;
      }
      shape[i] = known == null ? shape[i] : known;
    }
    RankedTensorType type = source.clone(shape);
    if (type == source || !StaticInformation.isPreserved(source, type)) {
      return false;
    }
    Value cast = castSource(op, type, rewriter);
    replace(
        operation, insert(rewriter, operation, cast, op.dest(), SliceOperands.of(op)), rewriter);
    return true;
  }
}
