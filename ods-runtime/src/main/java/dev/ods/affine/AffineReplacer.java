// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Replaces dimensions and symbols in an expression of any depth, each shared part once. */
final class AffineReplacer {
  private final AffineExpr[] dims;
  private final AffineExpr[] symbols;
  private final IdentityHashMap<AffineExpr, AffineExpr> done = new IdentityHashMap<>();

  private AffineReplacer(AffineExpr[] dims, AffineExpr[] symbols) {
    this.dims = dims;
    this.symbols = symbols;
  }

  static AffineExpr replace(AffineExpr expr, AffineExpr[] dims, AffineExpr[] symbols) {
    return new AffineReplacer(dims, symbols).run(expr);
  }

  private AffineExpr run(AffineExpr root) {
    Deque<AffineExpr> waiting = new ArrayDeque<>();
    waiting.push(root);
    while (!waiting.isEmpty()) {
      AffineExpr expr = waiting.peek();
      if (expr instanceof AffineBinaryExpr binary) {
        AffineExpr lhs = result(binary.lhs());
        AffineExpr rhs = result(binary.rhs());
        if (lhs == null) {
          waiting.push(binary.lhs());
          continue;
        }
        if (rhs == null) {
          waiting.push(binary.rhs());
          continue;
        }
        boolean same = lhs == binary.lhs() && rhs == binary.rhs();
        done.put(expr, same ? expr : AffineExpr.binary(binary.kind(), lhs, rhs));
      }
      waiting.pop();
    }
    AffineExpr replaced = result(root);
    if (replaced == null) {
      throw new AssertionError("the root is replaced last");
    }
    return replaced;
  }

  /** The replacement of an expression; null for an operator that is still to be processed. */
  private @Nullable AffineExpr result(AffineExpr expr) {
    if (expr instanceof AffineDimExpr dim) {
      return dim.position() < dims.length ? dims[dim.position()] : expr;
    }
    if (expr instanceof AffineSymbolExpr symbol) {
      return symbol.position() < symbols.length ? symbols[symbol.position()] : expr;
    }
    return expr instanceof AffineConstantExpr ? expr : done.get(expr);
  }
}
