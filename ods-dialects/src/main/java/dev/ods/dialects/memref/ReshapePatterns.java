// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.arith.IndexProducts;
import dev.ods.dialects.slice.ComputedShapes;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;

/** Patterns of canonicalization of {@code memref.expand_shape} and {@code collapse_shape}. */
final class ReshapePatterns {
  private ReshapePatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            ExpandShapeOp.MODEL,
            ExpandShapeOp::of,
            "ComposeReassociativeReshapeOps",
            ReshapePatterns::expandOnce)
        .add(
            ExpandShapeOp.MODEL,
            ExpandShapeOp::of,
            "ComposeExpandOfCollapseOp",
            ReshapePatterns::expandCollapsed)
        .add(
            CollapseShapeOp.MODEL,
            CollapseShapeOp::of,
            "ComposeReassociativeReshapeOps",
            ReshapePatterns::collapseOnce)
        .add(
            CollapseShapeOp.MODEL,
            CollapseShapeOp::of,
            "ComposeCollapseOfExpandOp",
            ReshapePatterns::collapseExpanded)
        .add(
            ExpandShapeOp.MODEL,
            ExpandShapeOp::of,
            "ExpandShapeOpMemRefCastFolder",
            ReshapePatterns::expandUncast)
        .add(
            CollapseShapeOp.MODEL,
            CollapseShapeOp::of,
            "CollapseShapeOpMemRefCastFolder",
            ReshapePatterns::collapseUncast);
  }

  private static boolean expandUncast(ExpandShapeOp op, Rewriter rewriter) {
    Operation cast = Matchers.definition(op.src(), CastOp.MODEL);
    if (cast == null || !MemRefFolds.onlyForgets(cast)) {
      return false;
    }
    MemRefType source = (MemRefType) cast.operandType(0);
    List<Mixed> shape = Mixed.folded(shape(op));
    Reassociation groups = Reassociation.of(op.reassociation());
    for (int i = 0; i < groups.groups().size(); i++) {
      boolean dynamic = false;
      for (long dimension : groups.groups().get(i)) {
        dynamic |= !shape.get((int) dimension).isStatic();
      }
      if (ShapedType.isDynamic(source.dimension(i)) != dynamic) {
        return false;
      }
    }
    if (!ComputedShapes.isValid(Mixed.numbers(shape))) {
      return false;
    }
    MemRefType type = groups.expandedType(source, Mixed.numbers(shape));
    if (type == op.result().type()) {
      rewriter.modify(op.operation(), () -> op.operation().setOperand(0, cast.operand(0)));
      return true;
    }
    Value expanded =
        ExpandShapeOp.build(
                rewriter,
                op.operation().location(),
                type,
                cast.operand(0),
                op.reassociation(),
                Mixed.values(shape),
                Mixed.numbers(shape))
            .result();
    MemRefPatterns.replaceByCast(op.operation(), expanded, rewriter);
    return true;
  }

  private static boolean collapseUncast(CollapseShapeOp op, Rewriter rewriter) {
    Operation cast = Matchers.definition(op.src(), CastOp.MODEL);
    if (cast == null || !MemRefFolds.onlyForgets(cast)) {
      return false;
    }
    MemRefType source = (MemRefType) cast.operandType(0);
    MemRefType type = Reassociation.of(op.reassociation()).collapsedType(source);
    if (type == null) {
      return false;
    }
    if (type == op.result().type()) {
      rewriter.modify(op.operation(), () -> op.operation().setOperand(0, cast.operand(0)));
      return true;
    }
    Value collapsed =
        CollapseShapeOp.build(
                rewriter, op.operation().location(), type, cast.operand(0), op.reassociation())
            .result();
    MemRefPatterns.replaceByCast(op.operation(), collapsed, rewriter);
    return true;
  }

  private static List<Mixed> shape(ExpandShapeOp op) {
    return Mixed.list(op.staticOutputShape(), op.outputShape());
  }

  // --- Reshapes of reshapes.

  /** Whether the memory before and after two reshapes has no layout but the usual one. */
  private static boolean arePlain(Operation first, Operation second) {
    return Layouts.isIdentity((MemRefType) first.operandType(0))
        && Layouts.isIdentity((MemRefType) second.operandType(0))
        && Layouts.isIdentity((MemRefType) second.resultType(0));
  }

  private static boolean expandOnce(ExpandShapeOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.src(), ExpandShapeOp.MODEL);
    if (inner == null || !arePlain(inner, op.operation())) {
      return false;
    }
    Reassociation groups = Reassociation.of(op.reassociation());
    Reassociation composed =
        groups.composed(Reassociation.of(ExpandShapeOp.of(inner).reassociation()));
    if (composed == null) {
      return false;
    }
    replaceByExpansion(op.operation(), inner.operand(0), composed, shape(op), rewriter);
    return true;
  }

  private static void replaceByExpansion(
      Operation op, Value source, Reassociation groups, List<Mixed> shape, Rewriter rewriter) {
    rewriter.replace(
        op,
        ExpandShapeOp.build(
                rewriter,
                op.location(),
                op.resultType(0),
                source,
                groups.attribute(op.context()),
                Mixed.values(shape),
                Mixed.numbers(shape))
            .operation());
  }

  private static boolean collapseOnce(CollapseShapeOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.src(), CollapseShapeOp.MODEL);
    if (inner == null || !arePlain(inner, op.operation())) {
      return false;
    }
    Reassociation groups = Reassociation.of(CollapseShapeOp.of(inner).reassociation());
    Reassociation composed = groups.composed(Reassociation.of(op.reassociation()));
    if (composed == null) {
      return false;
    }
    replaceByCollapse(op.operation(), inner.operand(0), composed, rewriter);
    return true;
  }

  private static void replaceByCollapse(
      Operation op, Value source, Reassociation groups, Rewriter rewriter) {
    ArrayAttr attribute = groups.attribute(op.context());
    rewriter.replace(
        op,
        CollapseShapeOp.build(rewriter, op.location(), op.resultType(0), source, attribute)
            .operation());
  }

  /** An expansion that is collapsed again, to fewer or more dimensions than there were. */
  private static boolean collapseExpanded(CollapseShapeOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.src(), ExpandShapeOp.MODEL);
    if (inner == null
        || !arePlain(inner, op.operation())
        || inner.operandType(0) == op.result().type()) {
      return false;
    }
    ExpandShapeOp expansion = ExpandShapeOp.of(inner);
    Reassociation first = Reassociation.of(expansion.reassociation());
    Reassociation second = Reassociation.of(op.reassociation());
    boolean collapses = first.groups().size() > second.groups().size();
    Reassociation remaining = collapses ? first.within(second) : second.within(first);
    if (remaining == null) {
      return false;
    }
    if (collapses) {
      replaceByCollapse(op.operation(), expansion.src(), remaining, rewriter);
    } else if (first.groups().size() == second.groups().size()) {
      MemRefPatterns.replaceByCast(op.operation(), expansion.src(), rewriter);
    } else {
      List<Mixed> shape = new ArrayList<>();
      for (long[] group : second.groups()) {
        List<Mixed> sizes = shape(expansion).subList((int) group[0], (int) group[0] + group.length);
        shape.add(IndexProducts.of(rewriter, op.operation().location(), sizes));
      }
      replaceByExpansion(op.operation(), expansion.src(), remaining, shape, rewriter);
    }
    return true;
  }

  /** A collapse that is expanded again, to fewer or more dimensions than there were. */
  private static boolean expandCollapsed(ExpandShapeOp op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.src(), CollapseShapeOp.MODEL);
    if (inner == null || !arePlain(inner)) {
      return false;
    }
    Value source = inner.operand(0);
    MemRefType from = (MemRefType) source.type();
    MemRefType to = (MemRefType) op.result().type();
    Reassociation first = Reassociation.of(CollapseShapeOp.of(inner).reassociation());
    Reassociation second = Reassociation.of(op.reassociation());
    if (from.rank() > to.rank()) {
      Reassociation remaining = first.between(second, from.shape(), to.shape());
      if (remaining != null) {
        replaceByCollapse(op.operation(), source, remaining, rewriter);
      }
      return remaining != null;
    }
    Reassociation remaining =
        from.rank() == to.rank() ? null : second.between(first, to.shape(), from.shape());
    if (remaining != null) {
      replaceByExpansion(op.operation(), source, remaining, shape(op), rewriter);
    }
    return remaining != null;
  }

  private static boolean arePlain(Operation op) {
    return Layouts.isIdentity((MemRefType) op.operandType(0))
        && Layouts.isIdentity((MemRefType) op.resultType(0));
  }
}
