// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.affine.AffineArithmetic;
import dev.ods.dialects.slice.ComputedShapes;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of {@code tensor.pad} and {@code concat}. */
final class PaddingPatterns {
  private PaddingPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(ConcatOp.MODEL, ConcatOp::of, "SingleInputConcatOp", PaddingPatterns::single)
        .add(ConcatOp.MODEL, ConcatOp::of, "InferConcatOperandTypes", PaddingPatterns::castInputs)
        .add(ConcatOp.MODEL, ConcatOp::of, "InferConcatResultType", PaddingPatterns::castResult)
        .add(PadOp.MODEL, PadOp::of, "FoldStaticZeroPadding", PaddingPatterns::dropZero)
        .add(PadOp.MODEL, PadOp::of, "FoldSourceTensorCast", PaddingPatterns::uncastSource)
        .add(PadOp.MODEL, PadOp::of, "FoldTargetTensorCast", PaddingPatterns::castTarget)
        .add(PadOp.MODEL, PadOp::of, "FoldOrthogonalPaddings", OrthogonalPaddings::merge)
        .add(PadOp.MODEL, PadOp::of, "FoldStaticPadding", PaddingPatterns::foldConstants)
        .add(PadOp.MODEL, PadOp::of, "FoldConsecutiveConstantPadding", PaddingPatterns::merge);
  }

  // --- Concatenations.

  /** The type of the result, as far as the inputs tell it; null if no type has the shape. */
  private static @Nullable RankedTensorType inferred(ConcatOp op) {
    List<RankedTensorType> types =
        op.inputs().types().stream().map(RankedTensorType.class::cast).toList();
    long[] shape = Concatenation.shape((int) op.dim(), types);
    return ComputedShapes.isValid(shape)
        ? RankedTensorType.get(shape, types.get(0).elementType())
        : null;
  }

  private static boolean single(ConcatOp op, Rewriter rewriter) {
    if (op.inputs().size() != 1) {
      return false;
    }
    CastPatterns.replaceByCast(op.operation(), op.inputs().get(0), rewriter);
    return true;
  }

  private static boolean castInputs(ConcatOp op, Rewriter rewriter) {
    RankedTensorType all = inferred(op);
    if (all == null) {
      return false;
    }
    Operation operation = op.operation();
    boolean changed = false;
    for (int i = 0; i < operation.operandCount(); i++) {
      int operand = i;
      RankedTensorType found = (RankedTensorType) operation.operandType(i);
      long[] shape = all.shape();
      shape[(int) op.dim()] = found.dimension((int) op.dim());
      RankedTensorType type = RankedTensorType.get(shape, all.elementType());
      if (!StaticInformation.isPreserved(type, found)) {
        Value input = operation.operand(i);
        Value cast = CastOp.build(rewriter, operation.location(), type, input).dest();
        rewriter.modify(operation, () -> operation.setOperand(operand, cast));
        changed = true;
      }
    }
    return changed;
  }

  private static boolean castResult(ConcatOp op, Rewriter rewriter) {
    RankedTensorType type = inferred(op);
    if (type == null || StaticInformation.isPreserved(type, op.result().type())) {
      return false;
    }
    Location location = op.operation().location();
    Value made =
        ConcatOp.build(rewriter, location, type, op.dim(), List.copyOf(op.inputs())).result();
    CastPatterns.replaceByCast(op.operation(), made, rewriter);
    return true;
  }

  // --- Padding.

  private static boolean areZero(List<Mixed> numbers) {
    return numbers.stream().allMatch(number -> number.is(0));
  }

  private static boolean dropZero(PadOp op, Rewriter rewriter) {
    if (op.nofold()
        || !areZero(Mixed.list(op.staticLow(), op.low()))
        || !areZero(Mixed.list(op.staticHigh(), op.high()))) {
      return false;
    }
    CastPatterns.replaceByCast(op.operation(), op.source(), rewriter);
    return true;
  }

  static PadOp pad(Rewriter rewriter, PadOp like, Type type, List<Mixed> low, List<Mixed> high) {
    PadOp made =
        PadOp.build(
            rewriter,
            like.operation().location(),
            type,
            like.source(),
            Mixed.values(low),
            Mixed.values(high),
            Mixed.numbers(low),
            Mixed.numbers(high),
            like.nofold());
    made.operation().setDiscardableAttributes(like.operation().discardableAttributes());
    return made;
  }

  private static boolean uncastSource(PadOp op, Rewriter rewriter) {
    Value source = StaticInformation.uncast(op.source());
    if (source == null) {
      return false;
    }
    long[] shape =
        Objects.requireNonNull(
            Padding.shape(
                ((RankedTensorType) source.type()).shape(), op.staticLow(), op.staticHigh()));
    RankedTensorType result = (RankedTensorType) op.result().type();
    for (int i = 0; i < shape.length; i++) {
      shape[i] = ShapedType.isDynamic(shape[i]) ? result.dimension(i) : shape[i];
    }
    if (!ComputedShapes.isValid(shape)) {
      return false;
    }
    RankedTensorType type = RankedTensorType.get(shape, result.elementType());
    if (type == result) {
      rewriter.modify(op.operation(), () -> op.operation().setOperand(0, source));
      return true;
    }
    PadOp made =
        pad(
            rewriter,
            op,
            type,
            Mixed.list(op.staticLow(), op.low()),
            Mixed.list(op.staticHigh(), op.high()));
    rewriter.takeBody(made.region(), op.region());
    CastPatterns.replaceByCast(op.operation(), made.result(), rewriter);
    return true;
  }

  private static boolean castTarget(PadOp op, Rewriter rewriter) {
    if (!op.result().hasOneUse()) {
      return false;
    }
    Operation cast = op.result().uses().iterator().next().owner();
    if (!cast.is(CastOp.MODEL)
        || !StaticInformation.isPreserved(op.result().type(), cast.resultType(0))) {
      return false;
    }
    PadOp made =
        pad(
            rewriter,
            op,
            cast.resultType(0),
            Mixed.list(op.staticLow(), op.low()),
            Mixed.list(op.staticHigh(), op.high()));
    rewriter.takeBody(made.region(), op.region());
    rewriter.replace(cast, made.result());
    rewriter.erase(op.operation());
    return true;
  }

  private static boolean foldConstants(PadOp op, Rewriter rewriter) {
    List<Mixed> low = Mixed.folded(Mixed.list(op.staticLow(), op.low()));
    List<Mixed> high = Mixed.folded(Mixed.list(op.staticHigh(), op.high()));
    RankedTensorType source = (RankedTensorType) op.source().type();
    RankedTensorType result = (RankedTensorType) op.result().type();
    long[] shape =
        Objects.requireNonNull(
            Padding.shape(source.shape(), Mixed.numbers(low), Mixed.numbers(high)));
    for (int i = 0; i < shape.length; i++) {
      boolean isKnown = !ShapedType.isDynamic(result.dimension(i));
      shape[i] = isKnown ? result.dimension(i) : shape[i];
    }
    if (Arrays.equals(shape, result.shape())
        || !ComputedShapes.isValid(shape)
        || Arrays.stream(shape).allMatch(ShapedType::isDynamic)) {
      return false;
    }
    RankedTensorType type = RankedTensorType.get(shape, result.elementType());
    PadOp made = pad(rewriter, op, type, low, high);
    rewriter.takeBody(made.region(), op.region());
    CastPatterns.replaceByCast(op.operation(), made.result(), rewriter);
    return true;
  }

  /** A padding of a padding with the same value. */
  private static boolean merge(PadOp op, Rewriter rewriter) {
    Operation definition = Matchers.definition(op.source(), PadOp.MODEL);
    if (op.nofold() || definition == null) {
      return false;
    }
    PadOp inner = PadOp.of(definition);
    Value value = constantValue(op);
    if (inner.nofold() || value == null || !value.equals(constantValue(inner))) {
      return false;
    }
    Location location = op.operation().location();
    List<Mixed> high =
        sums(
            rewriter,
            location,
            Mixed.list(op.staticHigh(), op.high()),
            Mixed.list(inner.staticHigh(), inner.high()));
    List<Mixed> low =
        sums(
            rewriter,
            location,
            Mixed.list(op.staticLow(), op.low()),
            Mixed.list(inner.staticLow(), inner.low()));
    PadOp made = pad(rewriter, op, op.result().type(), low, high);
    made.operation().setOperand(0, inner.source());
    rewriter.takeBody(made.region(), op.region());
    rewriter.replace(op.operation(), made.operation());
    return true;
  }

  /** The value of all added elements; null if it is computed from their indices. */
  static @Nullable Value constantValue(PadOp op) {
    Block block = Objects.requireNonNull(op.region().first());
    Value value = Yields.value(block);
    boolean isInside = value != null && block.equals(blockOf(value));
    return value != null && isInside && Matchers.constant(value) == null ? null : value;
  }

  private static @Nullable Block blockOf(Value value) {
    Operation definition = value.definingOp();
    return definition == null ? value.ownerBlock() : definition.block();
  }

  private static List<Mixed> sums(
      Rewriter rewriter, Location location, List<Mixed> a, List<Mixed> b) {
    List<Mixed> sums = new ArrayList<>(a.size());
    for (int i = 0; i < a.size(); i++) {
      sums.add(AffineArithmetic.add(rewriter, location, a.get(i), b.get(i)));
    }
    return sums;
  }
}
