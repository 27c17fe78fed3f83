// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.ComputedShapes;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.ReassociationGroups;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Patterns of canonicalization of {@code tensor.expand_shape} and {@code collapse_shape}. */
final class ReshapePatterns {
  private ReshapePatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            CollapseShapeOp.MODEL,
            "ComposeReassociativeReshapeOps",
            1,
            ReshapeCompositions::ofSameKind)
        .add(
            CollapseShapeOp.MODEL,
            CollapseShapeOp::of,
            "ComposeCollapseOfExpandOp",
            ReshapeCompositions::collapseOfExpand);
    addElements(CollapseShapeOp.MODEL, patterns);
    patterns
        .add(
            CollapseShapeOp.MODEL,
            CollapseShapeOp::of,
            "FoldCollapseOfCastOp",
            ReshapePatterns::collapseUncast)
        .add(
            ExpandShapeOp.MODEL,
            "ComposeReassociativeReshapeOps",
            1,
            ReshapeCompositions::ofSameKind)
        .add(
            ExpandShapeOp.MODEL,
            ExpandShapeOp::of,
            "ComposeExpandOfCollapseOp",
            ReshapeCompositions::expandOfCollapse)
        .add(
            ExpandShapeOp.MODEL,
            ExpandShapeOp::of,
            "ConvertToStaticExpandShape",
            ReshapePatterns::expandStatic);
    addElements(ExpandShapeOp.MODEL, patterns);
  }

  private static void addElements(OpModel model, RewritePatternSet patterns) {
    patterns
        .add(model, "FoldReshapeWithSplat", 1, ReshapePatterns::reshapeSplat)
        .add(model, "FoldReshapeWithFromElements", 1, ReshapePatterns::reshapeElements);
  }

  private static boolean reshapeSplat(Operation op, Rewriter rewriter) {
    Operation splat = Matchers.definition(op.operand(0), SplatOp.MODEL);
    if (splat == null
        || !(splat.resultType(0) instanceof RankedTensorType type)
        || !Extents.isStatic(type)) {
      return false;
    }
    Type result = op.resultType(0);
    rewriter.replace(
        op,
        SplatOp.build(rewriter, op.location(), result, splat.operand(0), List.of()).operation());
    return true;
  }

  private static boolean reshapeElements(Operation op, Rewriter rewriter) {
    Operation elements = Matchers.definition(op.operand(0), FromElementsOp.MODEL);
    if (elements == null
        || !(op.resultType(0) instanceof RankedTensorType type)
        || !Extents.isStatic(type)) {
      return false;
    }
    List<Value> values = List.copyOf(elements.operands());
    rewriter.replace(op, FromElementsOp.build(rewriter, op.location(), type, values).operation());
    return true;
  }

  private static boolean collapseUncast(CollapseShapeOp op, Rewriter rewriter) {
    Value source = StaticInformation.uncast(op.src());
    if (source == null) {
      return false;
    }
    RankedTensorType from = (RankedTensorType) source.type();
    long[] shape = collapsed(from.shape(), ReassociationGroups.of(op.reassociation()));
    if (!ComputedShapes.isValid(shape)) {
      return false;
    }
    RankedTensorType type = RankedTensorType.get(shape, from.elementType());
    if (type == op.result().type()) {
      rewriter.modify(op.operation(), () -> op.operation().setOperand(0, source));
      return true;
    }
    Location location = op.operation().location();
    Value made =
        CollapseShapeOp.build(rewriter, location, type, source, op.reassociation()).result();
    CastPatterns.replaceByCast(op.operation(), made, rewriter);
    return true;
  }

  /** The products of the extents of each group. */
  private static long[] collapsed(long[] shape, List<long[]> groups) {
    long[] extents = new long[groups.size()];
    int next = 0;
    for (int i = 0; i < extents.length; i++) {
      int end = next + groups.get(i).length;
      long[] group = Arrays.copyOfRange(shape, next, end);
      extents[i] = Extents.areStatic(group) ? Extents.product(group) : ShapedType.DYNAMIC;
      next = end;
    }
    return extents;
  }

  /** Sizes that are constants, where the source of a cast has a static size. */
  private static boolean expandStatic(ExpandShapeOp op, Rewriter rewriter) {
    Value source = StaticInformation.uncast(op.src());
    if (source == null) {
      return false;
    }
    RankedTensorType from = (RankedTensorType) source.type();
    RankedTensorType to = (RankedTensorType) op.result().type();
    List<long[]> groups = ReassociationGroups.of(op.reassociation());
    List<Mixed> shape = new ArrayList<>(Mixed.list(to.shape(), op.outputShape()));
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      for (int end = next + groups.get(i).length; next < end; next++) {
        Mixed size = shape.get(next);
        if (!ShapedType.isDynamic(from.dimension(i))) {
          shape.set(next, size.withNumber(size.known()));
        }
      }
    }
    List<Value> dynamic = Mixed.values(shape);
    if (dynamic.size() == op.outputShape().size()) {
      return false;
    }
    long[] expanded = Mixed.numbers(shape);
    long[] collapsed = collapsed(expanded, groups);
    if (!ComputedShapes.isValid(expanded) || !ComputedShapes.isValid(collapsed)) {
      return false;
    }
    Location location = op.operation().location();
    Type element = to.elementType();
    RankedTensorType cast = RankedTensorType.get(collapsed, element);
    Value input = CastOp.build(rewriter, location, cast, op.src()).dest();
    RankedTensorType type = RankedTensorType.get(expanded, element);
    Value made =
        ExpandShapeOp.build(rewriter, location, type, input, op.reassociation(), dynamic, expanded)
            .result();
    CastPatterns.replaceByCast(op.operation(), made, rewriter);
    return true;
  }
}
