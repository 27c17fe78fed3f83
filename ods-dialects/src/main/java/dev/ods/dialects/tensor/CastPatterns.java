// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.RankReduction;
import dev.ods.dialects.slice.SliceOperands;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of casts and bitcasts. */
final class CastPatterns {
  private CastPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(BitcastOp.MODEL, "ChainedTensorBitcast", 1, CastPatterns::skipBitcast)
        .add(CastOp.MODEL, CastOp::of, "ChainedTensorCast", CastPatterns::skipCast)
        .add(CastOp.MODEL, CastOp::of, "TensorCastExtractSlice", CastPatterns::castSlice)
        .add(CastOp.MODEL, CastOp::of, "FoldEmptyTensorWithCastOp", CastPatterns::castEmpty);
  }

  /** Replaces an operation by a cast to the type of its result. */
  static void replaceByCast(Operation op, Value by, Rewriter rewriter) {
    rewriter.replace(op, CastOp.build(rewriter, op.location(), op.resultType(0), by).operation());
  }

  /** Replaces an operation by a value, which is cast if its type is another one. */
  static void replaceByCastIfNeeded(Operation op, Value by, Rewriter rewriter) {
    if (by.type() == op.resultType(0)) {
      rewriter.replace(op, by);
    } else {
      replaceByCast(op, by, rewriter);
    }
  }

  private static boolean skipBitcast(Operation op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.operand(0), BitcastOp.MODEL);
    if (inner == null) {
      return false;
    }
    Type type = op.resultType(0);
    rewriter.replace(
        op, BitcastOp.build(rewriter, op.location(), type, inner.operand(0)).operation());
    return true;
  }

  private static boolean skipCast(CastOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.source(), CastOp.MODEL);
    if (inner == null) {
      return false;
    }
    TensorType source = (TensorType) inner.operandType(0);
    TensorType result = (TensorType) op.dest().type();
    TensorType both = join(source, (TensorType) inner.resultType(0));
    TensorType all = both == null ? null : join(both, result);
    if (all == null || all != join(source, result)) {
      return false;
    }
    replaceByCast(op.operation(), inner.operand(0), rewriter);
    return true;
  }

  /** What two types say together, without encodings; null if they contradict each other. */
  private static @Nullable TensorType join(TensorType a, TensorType b) {
    if (!a.hasRank() || !b.hasRank()) {
      return a.hasRank() ? a : b;
    }
    if (a.rank() != b.rank()) {
      return null;
    }
    long[] shape = new long[a.rank()];
    for (int i = 0; i < shape.length; i++) {
      long first = a.dimension(i);
      long second = b.dimension(i);
      if (first != second && !ShapedType.isDynamic(first) && !ShapedType.isDynamic(second)) {
        return null;
      }
      shape[i] = ShapedType.isDynamic(first) ? second : first;
    }
    return RankedTensorType.get(shape, a.elementType());
  }

  private static boolean castSlice(CastOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.source(), ExtractSliceOp.MODEL);
    if (inner == null
        || !(op.dest().type() instanceof RankedTensorType type)
        || !StaticInformation.isAdded(op)
        || Arrays.equals(type.shape(), ((RankedTensorType) op.source().type()).shape())) {
      return false;
    }
    ExtractSliceOp slice = ExtractSliceOp.of(inner);
    List<Mixed> sizes = new ArrayList<>(slice.mixedSizes());
    boolean[] dropped =
        RankReduction.mask(
            slice.staticSizes(), ((RankedTensorType) slice.result().type()).shape(), false);
    int next = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (dropped == null || !dropped[i]) {
        long extent = type.dimension(next++);
        sizes.set(i, ShapedType.isDynamic(extent) ? sizes.get(i) : Mixed.of(extent));
      }
    }
    rewriter.replace(
        op.operation(),
        TensorSlicePatterns.extract(
            rewriter,
            op.operation().location(),
            type,
            slice.source(),
            new SliceOperands(slice.mixedOffsets(), sizes, slice.mixedStrides())));
    return true;
  }

  private static boolean castEmpty(CastOp op, Rewriter rewriter) {
    Operation empty = Matchers.definition(op.source(), EmptyOp.MODEL);
    if (empty == null || !StaticInformation.isAdded(op)) {
      return false;
    }
    RankedTensorType from = (RankedTensorType) op.source().type();
    RankedTensorType to = (RankedTensorType) op.dest().type();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < to.rank(); i++) {
      if (ShapedType.isDynamic(to.dimension(i))) {
        sizes.add(empty.operand(Mixed.dynamicIndex(from.shape(), i)));
      }
    }
    Operation made = EmptyOp.build(rewriter, op.operation().location(), to, sizes).operation();
    rewriter.replace(op.operation(), made);
    return true;
  }
}
