// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.SliceOperands;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of subviews and reinterpreting casts. */
final class SlicePatterns {
  private SlicePatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            SubViewOp.MODEL,
            SubViewOp::of,
            "SubViewOpConstantArgumentFolder",
            SlicePatterns::foldConstants)
        .add(SubViewOp.MODEL, SubViewOp::of, "SubViewOpMemRefCastFolder", SlicePatterns::skipCast)
        .add(SubViewOp.MODEL, SubViewOp::of, "TrivialSubViewOpFolder", SlicePatterns::dropTrivial)
        .add(
            ReinterpretCastOp.MODEL,
            ReinterpretCastOp::of,
            "ReinterpretCastOpExtractStridedMetadataFolder",
            SlicePatterns::ofMetadata)
        .add(
            ReinterpretCastOp.MODEL,
            ReinterpretCastOp::of,
            "ReinterpretCastOpConstantFolder",
            SlicePatterns::reinterpretConstants);
  }

  private static boolean foldConstants(SubViewOp op, Rewriter rewriter) {
    SliceOperands folded = SliceOperands.of(op).folded(true);
    // As in MLIR, a stride that is the number zero leaves everything as it is.
    if (folded == null || folded.strides().contains(Mixed.of(0))) {
      return false;
    }
    MemRefType base = (MemRefType) op.source().type();
    List<Mixed> offsets = folded.offsets();
    List<Mixed> sizes = folded.sizes();
    List<Mixed> strides = folded.strides();
    boolean isWithin = folded.violation(base.shape()) == null;
    MemRefType type = isWithin ? type(op, base, offsets, sizes, strides) : null;
    if (type == null) {
      return false;
    }
    Value view = build(op, type, op.source(), offsets, sizes, strides, rewriter);
    MemRefPatterns.replaceByCast(op.operation(), view, rewriter);
    return true;
  }

  /** The type of a subview of a base, with the dimensions dropped that are dropped now. */
  private static @Nullable MemRefType type(
      SubViewOp op, MemRefType base, List<Mixed> offsets, List<Mixed> sizes, List<Mixed> strides) {
    MemRefType full =
        SubViewTypes.infer(
            base, Mixed.numbers(offsets), Mixed.numbers(sizes), Mixed.numbers(strides));
    MemRefType now = (MemRefType) op.result().type();
    MemRefType before =
        SubViewTypes.infer(
            (MemRefType) op.source().type(),
            op.staticOffsets(),
            op.staticSizes(),
            op.staticStrides());
    // As in MLIR, found out by the strides of the source, where these can be told apart.
    boolean[] dropped = dropped((MemRefType) op.source().type(), now, op);
    if (dropped == null) {
      dropped = dropped(before, now, op);
    }
    return dropped == null ? null : SubViewTypes.drop(full, dropped);
  }

  private static boolean @Nullable [] dropped(MemRefType from, MemRefType to, SubViewOp op) {
    return SubViewTypes.dropped(
        Objects.requireNonNull(from.stridesAndOffset()),
        Objects.requireNonNull(to.stridesAndOffset()),
        op.staticSizes());
  }

  private static Value build(
      SubViewOp op,
      MemRefType type,
      Value source,
      List<Mixed> offsets,
      List<Mixed> sizes,
      List<Mixed> strides,
      Rewriter rewriter) {
    return SubViewOp.build(
            rewriter,
            op.operation().location(),
            type,
            source,
            Mixed.values(offsets),
            Mixed.values(sizes),
            Mixed.values(strides),
            Mixed.numbers(offsets),
            Mixed.numbers(sizes),
            Mixed.numbers(strides))
        .result();
  }

  private static boolean skipCast(SubViewOp op, Rewriter rewriter) {
    Operation cast = Matchers.definition(op.source(), CastOp.MODEL);
    for (Value operand : op.operation().operands()) {
      if (IndexConstants.number(operand) != null) {
        return false;
      }
    }
    if (cast == null || !MemRefFolds.onlyForgets(cast)) {
      return false;
    }
    List<Mixed> offsets = op.mixedOffsets();
    List<Mixed> sizes = op.mixedSizes();
    List<Mixed> strides = op.mixedStrides();
    MemRefType type = type(op, (MemRefType) cast.operandType(0), offsets, sizes, strides);
    if (type == null) {
      return false;
    }
    Value view = build(op, type, cast.operand(0), offsets, sizes, strides, rewriter);
    MemRefPatterns.replaceByCast(op.operation(), view, rewriter);
    return true;
  }

  /** A subview of everything. */
  private static boolean dropTrivial(SubViewOp op, Rewriter rewriter) {
    MemRefType base = (MemRefType) op.source().type();
    boolean trivial =
        base.rank() == ((MemRefType) op.result().type()).rank()
            && op.mixedOffsets().stream().allMatch(offset -> offset.is(0))
            && op.mixedStrides().stream().allMatch(stride -> stride.is(1));
    long[] sizes = op.staticSizes();
    for (int i = 0; trivial && i < sizes.length; i++) {
      trivial = op.mixedSizes().get(i).is(base.dimension(i));
    }
    if (!trivial) {
      return false;
    }
    if (base == op.result().type()) {
      rewriter.replace(op.operation(), op.source());
    } else {
      MemRefPatterns.replaceByCast(op.operation(), op.source(), rewriter);
    }
    return true;
  }

  // --- Reinterpreting casts.

  private static List<Mixed> constifiedOffset(ReinterpretCastOp op) {
    StridedLayoutAttr layout = layoutOf(op);
    return Mixed.constified(op.mixedOffsets(), new long[] {layout.offset()});
  }

  private static StridedLayoutAttr layoutOf(ReinterpretCastOp op) {
    return Objects.requireNonNull(((MemRefType) op.result().type()).stridesAndOffset());
  }

  private static List<Mixed> constifiedSizes(ReinterpretCastOp op) {
    return Mixed.constified(op.mixedSizes(), ((MemRefType) op.result().type()).shape());
  }

  private static List<Mixed> constifiedStrides(ReinterpretCastOp op) {
    return Mixed.constified(op.mixedStrides(), layoutOf(op).strides());
  }

  private static boolean ofMetadata(ReinterpretCastOp op, Rewriter rewriter) {
    Operation metadata = Matchers.definition(op.source(), ExtractStridedMetadataOp.MODEL);
    if (metadata == null) {
      return false;
    }
    Value source = metadata.operand(0);
    MemRefType type = (MemRefType) source.type();
    StridedLayoutAttr layout = type.stridesAndOffset();
    int rank = type.rank();
    boolean same =
        layout != null
            && constified(metadata, 2 + rank, layout.strides()).equals(constifiedStrides(op))
            && constified(metadata, 2, type.shape()).equals(constifiedSizes(op))
            && constified(metadata, 1, new long[] {layout.offset()}).equals(constifiedOffset(op));
    if (!same) {
      rewriter.modify(op.operation(), () -> op.operation().setOperand(0, source));
    } else if (type == op.result().type()) {
      rewriter.replace(op.operation(), source);
    } else {
      MemRefPatterns.replaceByCast(op.operation(), source, rewriter);
    }
    return true;
  }

  private static List<Mixed> constified(Operation metadata, int from, long[] numbers) {
    List<Mixed> results = metadata.results(from, numbers.length).stream().map(Mixed::of).toList();
    return Mixed.constified(results, numbers);
  }

  private static boolean reinterpretConstants(ReinterpretCastOp op, Rewriter rewriter) {
    List<Mixed> offsets = kept(constifiedOffset(op), op.mixedOffsets());
    List<Mixed> sizes = kept(constifiedSizes(op), op.mixedSizes());
    List<Mixed> strides = constifiedStrides(op);
    long known =
        Stream.of(op.staticOffsets(), op.staticSizes(), op.staticStrides())
            .flatMapToLong(Arrays::stream)
            .filter(number -> !ShapedType.isDynamic(number))
            .count();
    long nowKnown =
        Stream.of(offsets, sizes, strides).flatMap(List::stream).filter(Mixed::isStatic).count();
    if (known == nowKnown) {
      return false;
    }
    BaseMemRefType source = (BaseMemRefType) op.source().type();
    StridedLayoutAttr layout =
        StridedLayoutAttr.get(source.context(), offsets.get(0).number(), Mixed.numbers(strides));
    MemRefType type =
        MemRefType.get(Mixed.numbers(sizes), source.elementType(), layout, source.memorySpace());
    Value result =
        ReinterpretCastOp.build(
                rewriter,
                op.operation().location(),
                type,
                op.source(),
                Mixed.values(offsets),
                Mixed.values(sizes),
                Mixed.values(strides),
                Mixed.numbers(offsets),
                Mixed.numbers(sizes),
                Mixed.numbers(strides))
            .result();
    MemRefPatterns.replaceByCast(op.operation(), result, rewriter);
    return true;
  }

  /** Numbers, but what was there before for negative ones. */
  private static List<Mixed> kept(List<Mixed> numbers, List<Mixed> before) {
    List<Mixed> kept = new ArrayList<>(numbers);
    for (int i = 0; i < kept.size(); i++) {
      if (kept.get(i).isStatic() && kept.get(i).number() < 0) {
        kept.set(i, before.get(i));
      }
    }
    return kept;
  }
}
