// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.dialects.arith.IndexCastOp;
import dev.ods.dialects.slice.DynamicSizes;
import dev.ods.dialects.slice.Mixed;
import dev.ods.effect.SideEffects;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.shaped.DestinationStyleOpInterface;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Patterns of canonicalization of new tensors, and of what is asked of them. */
final class CreationPatterns {
  private CreationPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(DimOp.MODEL, DimOp::of, "DimOfCastOp", CreationPatterns::dimOfCast)
        .add(DimOp.MODEL, DimOp::of, "DimOfDestStyleOp", CreationPatterns::dimOfDestination)
        .add(DimOp.MODEL, DimOp::of, "DimOfReshapeOp", CreationPatterns::dimOfReshape)
        .add(DimOp.MODEL, DimOp::of, "FoldEmptyTensorWithDimOp", CreationPatterns::dimOfEmpty)
        .add(
            EmptyOp.MODEL,
            EmptyOp::of,
            "ReplaceEmptyTensorStaticShapeDims",
            CreationPatterns::makeStatic)
        .add(ExtractOp.MODEL, ExtractOp::of, "ExtractFromTensorCast", CreationPatterns::uncast)
        .add(
            ExtractOp.MODEL,
            ExtractOp::of,
            "ExtractElementFromIndexCast",
            CreationPatterns::castElement)
        .add(
            ExtractOp.MODEL,
            ExtractOp::of,
            "ExtractFromTensorGenerate",
            CreationPatterns::computeElement)
        .add(
            GenerateOp.MODEL,
            GenerateOp::of,
            "StaticTensorGenerate",
            CreationPatterns::makeGenerateStatic);
  }

  private static boolean dimOfCast(DimOp op, Rewriter rewriter) {
    Operation cast = Matchers.definition(op.source(), CastOp.MODEL);
    return cast != null && replaceDim(op, cast.operand(0), rewriter);
  }

  private static boolean replaceDim(DimOp op, Value source, Rewriter rewriter) {
    Location location = op.operation().location();
    rewriter.replace(
        op.operation(), DimOp.build(rewriter, location, source, op.index()).operation());
    return true;
  }

  private static boolean dimOfDestination(DimOp op, Rewriter rewriter) {
    Operation definition = op.source().definingOp();
    if (definition == null || !(definition.view() instanceof DestinationStyleOpInterface view)) {
      return false;
    }
    Value init = view.tiedOperand(op.source()).get();
    rewriter.modify(op.operation(), () -> op.operation().setOperand(0, init));
    return true;
  }

  private static boolean dimOfReshape(DimOp op, Rewriter rewriter) {
    Operation reshape = Matchers.definition(op.source(), ReshapeOp.MODEL);
    if (reshape == null) {
      return false;
    }
    Location location = op.operation().location();
    Value shape = reshape.operand(1);
    Value size = ExtractOp.build(rewriter, location, shape, List.of(op.index())).result();
    if (size.type() != op.result().type()) {
      size = IndexCastOp.build(rewriter, location, op.result().type(), size).out();
    }
    rewriter.replace(op.operation(), size);
    return true;
  }

  private static boolean dimOfEmpty(DimOp op, Rewriter rewriter) {
    Operation empty = Matchers.definition(op.source(), EmptyOp.MODEL);
    APInt index = Matchers.integer(op.index());
    if (empty == null || index == null) {
      return false;
    }
    long[] shape = ((RankedTensorType) op.source().type()).shape();
    long number = index.bits();
    if (number < 0 || number >= shape.length || !ShapedType.isDynamic(shape[(int) number])) {
      return false;
    }
    rewriter.replace(op.operation(), empty.operand(Mixed.dynamicIndex(shape, (int) number)));
    return true;
  }

  /** A type with the sizes that are constants; the others are added to a list. */
  private static RankedTensorType withSizes(Type old, List<Value> sizes, List<Value> dynamic) {
    RankedTensorType type = (RankedTensorType) old;
    return type.clone(DynamicSizes.known(type.shape(), sizes, Matchers::integer, dynamic));
  }

  private static boolean makeStatic(EmptyOp op, Rewriter rewriter) {
    List<Value> sizes = new ArrayList<>();
    RankedTensorType type = withSizes(op.result().type(), op.dynamicSizes(), sizes);
    if (type == op.result().type()) {
      return false;
    }
    Value made = EmptyOp.build(rewriter, op.operation().location(), type, sizes).result();
    CastPatterns.replaceByCast(op.operation(), made, rewriter);
    return true;
  }

  private static boolean makeGenerateStatic(GenerateOp op, Rewriter rewriter) {
    List<Value> left = new ArrayList<>();
    RankedTensorType type = withSizes(op.result().type(), op.dynamicExtents(), left);
    if (type == op.result().type()) {
      return false;
    }
    GenerateOp made = GenerateOp.build(rewriter, op.operation().location(), type, left);
    rewriter.takeBody(made.body(), op.body());
    CastPatterns.replaceByCast(op.operation(), made.result(), rewriter);
    return true;
  }

  private static boolean uncast(ExtractOp op, Rewriter rewriter) {
    Operation cast = Matchers.definition(op.tensor(), CastOp.MODEL);
    if (cast == null || !(cast.operandType(0) instanceof RankedTensorType)) {
      return false;
    }
    Location location = op.operation().location();
    rewriter.replace(
        op.operation(),
        ExtractOp.build(rewriter, location, cast.operand(0), List.copyOf(op.indices()))
            .operation());
    return true;
  }

  private static boolean castElement(ExtractOp op, Rewriter rewriter) {
    Operation cast = Matchers.definition(op.tensor(), IndexCastOp.MODEL);
    if (cast == null || !(cast.operandType(0) instanceof TensorType)) {
      return false;
    }
    Location location = op.operation().location();
    Value element =
        ExtractOp.build(rewriter, location, cast.operand(0), List.copyOf(op.indices())).result();
    rewriter.replace(
        op.operation(),
        IndexCastOp.build(rewriter, location, op.result().type(), element).operation());
    return true;
  }

  private static boolean computeElement(ExtractOp op, Rewriter rewriter) {
    Operation generate = Matchers.definition(op.tensor(), GenerateOp.MODEL);
    if (generate == null || !SideEffects.wouldOpBeTriviallyDead(generate)) {
      return false;
    }
    Block body = Objects.requireNonNull(generate.region(0).first());
    Operation terminator = Objects.requireNonNull(body.last());
    IrMapping mapping = IrMapping.create();
    for (int i = 0; i < body.argumentCount(); i++) {
      mapping.map(body.argument(i), op.indices().get(i));
    }
    for (Operation each = body.first();
        each != null && !each.equals(terminator);
        each = each.next()) {
      rewriter.clone(each, mapping);
    }
    Value yielded = terminator.operand(0);
    Value mapped = mapping.lookup(yielded);
    rewriter.replace(op.operation(), mapped == null ? yielded : mapped);
    return true;
  }
}
