// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static dev.ods.affine.AffineBinaryExpr.Kind.ADD;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds sums that contain all of some terms, and what they are with another term for these. */
final class AffineTermReplacer {
  private final Set<AffineExpr> terms;
  private final AffineExpr by;
  private final Map<AffineExpr, AffineExpr> replacements = new HashMap<>();
  private final Set<AffineExpr> seen = new HashSet<>();
  private final Deque<AffineExpr> waiting = new ArrayDeque<>();

  private AffineTermReplacer(Set<AffineExpr> terms, AffineExpr by) {
    this.terms = terms;
    this.by = by;
  }

  /** What to replace the sums by. */
  static Map<AffineExpr, AffineExpr> replacements(
      List<AffineExpr> exprs, Set<AffineExpr> terms, AffineExpr by) {
    AffineTermReplacer replacer = new AffineTermReplacer(terms, by);
    replacer.waiting.addAll(exprs);
    while (!replacer.waiting.isEmpty()) {
      AffineExpr expr = replacer.waiting.pop();
      if (expr instanceof AffineBinaryExpr binary && replacer.seen.add(expr)) {
        replacer.visit(binary);
      }
    }
    return replacer.replacements;
  }

  private void visit(AffineBinaryExpr expr) {
    if (expr.kind() != ADD) {
      waiting.push(expr.rhs());
      waiting.push(expr.lhs());
      return;
    }
    Set<AffineExpr> missing = new HashSet<>(terms);
    List<AffineExpr> others = new ArrayList<>();
    AffineExpr rest = expr;
    while (rest instanceof AffineBinaryExpr sum && sum.kind() == ADD) {
      addUnless(missing.remove(sum.rhs()), sum.rhs(), others);
      rest = sum.lhs();
    }
    addUnless(missing.remove(rest), rest, others);
    if (missing.isEmpty()) {
      AffineExpr shorter = by;
      for (int i = others.size() - 1; i >= 0; i--) {
        shorter = shorter.add(others.get(i));
      }
      replacements.put(expr, shorter);
    }
  }

  private void addUnless(boolean isTerm, AffineExpr term, List<AffineExpr> others) {
    if (!isTerm) {
      others.add(term);
      waiting.push(term);
    }
  }
}
