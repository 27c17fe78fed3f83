// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/** Finds the dimensions and symbols in an expression of any depth. */
final class AffineVariables {
  private AffineVariables() {}

  static void add(AffineExpr root, BitSet dims, BitSet symbols) {
    Set<AffineExpr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<AffineExpr> waiting = new ArrayDeque<>();
    waiting.push(root);
    while (!waiting.isEmpty()) {
      AffineExpr expr = waiting.pop();
      if (expr instanceof AffineDimExpr dim) {
        dims.set(dim.position());
      } else if (expr instanceof AffineSymbolExpr symbol) {
        symbols.set(symbol.position());
      } else if (expr instanceof AffineBinaryExpr binary && seen.add(binary)) {
        waiting.push(binary.rhs());
        waiting.push(binary.lhs());
      }
    }
  }
}
