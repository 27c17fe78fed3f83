// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.dialects.affine.MapOps.MapOp;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;

/** Patterns of canonicalization of {@link MapOps}. */
final class MapPatterns {
  private MapPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns.add(ApplyOp.MODEL, "SimplifyAffineOp", 1, MapPatterns::simplify);
    addMinMax(MinOp.MODEL, patterns);
    addMinMax(MaxOp.MODEL, patterns);
  }

  private static void addMinMax(OpModel model, RewritePatternSet patterns) {
    patterns
        .add(model, "CanonicalizeSingleResultAffineMinMaxOp", 1, MapPatterns::toApply)
        .add(model, "DeduplicateAffineMinMaxExpressions", 1, MapPatterns::dropRepeated)
        .add(model, "MergeAffineMinMaxOp", 1, MapPatterns::merge)
        .add(model, "SimplifyAffineOp", 1, MapPatterns::simplify)
        .add(model, "CanonicalizeAffineMinMaxOpExprAndTermOrder", 1, MapPatterns::sort);
  }

  private static AffineValueMap of(Operation op) {
    MapOp view = (MapOp) op.view();
    return AffineValueMap.of(view.map(), view.mapOperands());
  }

  /** Replaces an operation by one of the same kind. */
  private static void replace(Operation op, AffineValueMap by, Rewriter rewriter) {
    replace(op, op.is(ApplyOp.MODEL) ? ApplyOp.MODEL : model(op), by, rewriter);
  }

  private static OpModel model(Operation op) {
    return op.is(MinOp.MODEL) ? MinOp.MODEL : MaxOp.MODEL;
  }

  private static void replace(Operation op, OpModel model, AffineValueMap by, Rewriter rewriter) {
    Operation made =
        rewriter.create(
            rewriter
                .state(model, op.location())
                .addOperands(by.operands())
                .setAttribute("map", AffineMapAttr.get(by.map()))
                .addType(op.resultType(0)));
    rewriter.replace(op, made);
  }

  private static boolean simplify(Operation op, Rewriter rewriter) {
    AffineValueMap old = of(op);
    AffineValueMap simple = old.simplify();
    if (simple.equals(old)) {
      return false;
    }
    replace(op, simple, rewriter);
    return true;
  }

  private static boolean toApply(Operation op, Rewriter rewriter) {
    AffineValueMap of = of(op);
    if (of.map().resultCount() != 1) {
      return false;
    }
    replace(op, ApplyOp.MODEL, of, rewriter);
    return true;
  }

  private static boolean dropRepeated(Operation op, Rewriter rewriter) {
    AffineValueMap of = of(op);
    List<AffineExpr> unique = of.map().results().stream().distinct().toList();
    if (unique.size() == of.map().resultCount()) {
      return false;
    }
    replace(op, new AffineValueMap(of.map().withResults(unique), of.operands()), rewriter);
    return true;
  }

  private static boolean sort(Operation op, Rewriter rewriter) {
    AffineValueMap of = of(op);
    AffineMap sorted = of.map().sortResults();
    if (sorted == of.map()) {
      return false;
    }
    replace(op, new AffineValueMap(sorted, of.operands()), rewriter);
    return true;
  }

  /** Takes over the results of operations of the same kind that compute a whole result of this. */
  private static boolean merge(Operation op, Rewriter rewriter) {
    AffineValueMap of = of(op);
    List<AffineExpr> results = new ArrayList<>();
    List<Operation> producers = new ArrayList<>();
    for (AffineExpr result : of.map().results()) {
      Value operand = of.operand(result);
      Operation producer = operand == null ? null : Matchers.definition(operand, model(op));
      if (producer == null) {
        results.add(result);
      } else {
        producers.add(producer);
      }
    }
    if (producers.isEmpty()) {
      return false;
    }
    List<Value> dims = new ArrayList<>(of.dims());
    List<Value> symbols = new ArrayList<>(of.symbols());
    for (Operation producer : producers) {
      AffineValueMap inner = of(producer);
      for (AffineExpr result : inner.map().results()) {
        results.add(result.shift(dims.size(), symbols.size()));
      }
      dims.addAll(inner.dims());
      symbols.addAll(inner.symbols());
    }
    AffineMap map = AffineMap.get(op.context(), dims.size(), symbols.size(), results);
    replace(op, AffineValueMap.of(map, dims, symbols), rewriter);
    return true;
  }
}
