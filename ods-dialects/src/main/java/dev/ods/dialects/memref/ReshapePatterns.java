// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.List;

/** Patterns of canonicalization of {@code memref.expand_shape} and {@code collapse_shape}. */
final class ReshapePatterns {
  private ReshapePatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
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
    List<Mixed> shape = Mixed.folded(Mixed.list(op.staticOutputShape(), op.outputShape()), true);
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
}
