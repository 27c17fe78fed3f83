// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.RankedTensorType;
import dev.ods.dialects.arith.IndexProducts;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.ReassociationGroups;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Two successive {@code tensor.expand_shape} and {@code collapse_shape} as one of them. */
final class ReshapeCompositions {
  private ReshapeCompositions() {}

  private static List<long[]> groups(Operation op) {
    return ReassociationGroups.of(
        op.is(ExpandShapeOp.MODEL)
            ? ExpandShapeOp.of(op).reassociation()
            : CollapseShapeOp.of(op).reassociation());
  }

  private static List<Mixed> shape(ExpandShapeOp op) {
    return Mixed.list(op.staticOutputShape(), op.outputShape());
  }

  private static long[] shape(Value tensor) {
    return ((RankedTensorType) tensor.type()).shape();
  }

  private static void replaceByExpansion(
      Operation op, Value source, List<long[]> groups, List<Mixed> shape, Rewriter rewriter) {
    ArrayAttr attribute = ReassociationGroups.attribute(op.context(), groups);
    rewriter.replace(
        op,
        ExpandShapeOp.build(
                rewriter,
                op.location(),
                op.resultType(0),
                source,
                attribute,
                Mixed.values(shape),
                Mixed.numbers(shape))
            .operation());
  }

  private static void replaceByCollapse(
      Operation op, Value source, List<long[]> groups, Rewriter rewriter) {
    ArrayAttr attribute = ReassociationGroups.attribute(op.context(), groups);
    rewriter.replace(
        op,
        CollapseShapeOp.build(rewriter, op.location(), op.resultType(0), source, attribute)
            .operation());
  }

  /** Two expansions, or two collapses. */
  static boolean ofSameKind(Operation op, Rewriter rewriter) {
    Operation inner = op.operand(0).definingOp();
    if (inner == null || inner.name() != op.name()) {
      return false;
    }
    List<long[]> composed = ReassociationGroups.composed(groups(inner), groups(op));
    if (composed == null) {
      return false;
    }
    Value source = inner.operand(0);
    if (op.is(ExpandShapeOp.MODEL)) {
      replaceByExpansion(op, source, composed, shape(ExpandShapeOp.of(op)), rewriter);
    } else {
      replaceByCollapse(op, source, composed, rewriter);
    }
    return true;
  }

  /** An expansion that is collapsed again, to fewer or more dimensions than there were. */
  static boolean collapseOfExpand(CollapseShapeOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.src(), ExpandShapeOp.MODEL);
    if (inner == null || inner.operandType(0) == op.result().type()) {
      return false;
    }
    ExpandShapeOp expansion = ExpandShapeOp.of(inner);
    List<long[]> first = groups(inner);
    List<long[]> second = groups(op.operation());
    boolean collapses = shape(expansion.src()).length > shape(op.result()).length;
    List<long[]> remaining =
        collapses
            ? ReassociationGroups.within(first, second)
            : ReassociationGroups.within(second, first);
    if (remaining == null) {
      return false;
    }
    if (collapses) {
      replaceByCollapse(op.operation(), expansion.src(), remaining, rewriter);
    } else if (first.size() == second.size()) {
      CastPatterns.replaceByCast(op.operation(), expansion.src(), rewriter);
    } else {
      List<Mixed> shape = collapsed(shape(expansion), second, op.operation().location(), rewriter);
      replaceByExpansion(op.operation(), expansion.src(), remaining, shape, rewriter);
    }
    return true;
  }

  private static List<Mixed> collapsed(
      List<Mixed> shape, List<long[]> groups, Location location, Rewriter rewriter) {
    List<Mixed> collapsed = new ArrayList<>();
    for (long[] group : groups) {
      List<Mixed> sizes = shape.subList((int) group[0], (int) group[0] + group.length);
      collapsed.add(IndexProducts.of(rewriter, location, sizes));
    }
    return collapsed;
  }

  /** A collapse that is expanded again, to fewer or more dimensions than there were. */
  static boolean expandOfCollapse(ExpandShapeOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.src(), CollapseShapeOp.MODEL);
    if (inner == null) {
      return false;
    }
    Value source = inner.operand(0);
    long[] from = shape(source);
    long[] to = shape(op.result());
    List<long[]> first = groups(inner);
    List<long[]> second = groups(op.operation());
    boolean collapses = from.length > to.length;
    List<long[]> remaining = between(first, second, from, to);
    if (remaining == null) {
      return false;
    }
    if (collapses) {
      replaceByCollapse(op.operation(), source, remaining, rewriter);
    } else {
      replaceByExpansion(op.operation(), source, remaining, shape(op), rewriter);
    }
    return true;
  }

  private static @Nullable List<long[]> between(
      List<long[]> first, List<long[]> second, long[] from, long[] to) {
    if (from.length == to.length) {
      return null;
    }
    return from.length > to.length
        ? ReassociationGroups.between(first, second, from, to)
        : ReassociationGroups.between(second, first, to, from);
  }
}
