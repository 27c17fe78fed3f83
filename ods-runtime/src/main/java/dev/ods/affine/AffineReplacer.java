// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Replaces dimensions and symbols in an expression of any depth, each shared part once. As a
 * visitor it returns the replacement of an expression, or null if that of an operand, which it then
 * pushes on the stack, has to be found first.
 */
final class AffineReplacer implements AffineExprVisitor<@Nullable AffineExpr> {
  private final AffineExpr[] dims;
  private final AffineExpr[] symbols;
  private final IdentityHashMap<AffineExpr, AffineExpr> done = new IdentityHashMap<>();
  private final Deque<AffineExpr> waiting = new ArrayDeque<>();

  private AffineReplacer(AffineExpr[] dims, AffineExpr[] symbols) {
    this.dims = dims;
    this.symbols = symbols;
  }

  static AffineExpr replace(AffineExpr expr, AffineExpr[] dims, AffineExpr[] symbols) {
    return new AffineReplacer(dims, symbols).run(expr);
  }

  private AffineExpr run(AffineExpr root) {
    AffineExpr last = root;
    waiting.push(root);
    while (!waiting.isEmpty()) {
      AffineExpr expr = waiting.element();
      AffineExpr replaced = expr.accept(this);
      if (replaced != null) {
        done.put(expr, replaced);
        waiting.pop();
        last = replaced;
      }
    }
    return last;
  }

  @Override
  public AffineExpr visitDim(AffineDimExpr expr) {
    return expr.position() < dims.length ? dims[expr.position()] : expr;
  }

  @Override
  public AffineExpr visitSymbol(AffineSymbolExpr expr) {
    return expr.position() < symbols.length ? symbols[expr.position()] : expr;
  }

  @Override
  public AffineExpr visitConstant(AffineConstantExpr expr) {
    return expr;
  }

  @Override
  public @Nullable AffineExpr visitBinary(AffineBinaryExpr expr) {
    AffineExpr lhs = operand(expr.lhs());
    AffineExpr rhs = lhs == null ? null : operand(expr.rhs());
    if (lhs == null || rhs == null) {
      return null;
    }
    boolean same = lhs == expr.lhs() && rhs == expr.rhs();
    return same ? expr : AffineExpr.binary(expr.kind(), lhs, rhs);
  }

  private @Nullable AffineExpr operand(AffineExpr expr) {
    AffineExpr replaced = done.get(expr);
    if (replaced == null) {
      waiting.push(expr);
    }
    return replaced;
  }
}
