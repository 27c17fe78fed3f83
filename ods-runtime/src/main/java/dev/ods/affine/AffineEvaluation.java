// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Computes something of an expression of any depth from what it computed of the operands, of each
 * shared part once.
 *
 * @param <R> what is computed
 */
public abstract class AffineEvaluation<R> {
  private final IdentityHashMap<AffineExpr, R> done = new IdentityHashMap<>();
  private final Deque<AffineExpr> waiting = new ArrayDeque<>();

  /** Nothing is computed yet. */
  protected AffineEvaluation() {}

  /** Computes the result of a dimension, a symbol or a constant. */
  protected abstract R ofLeaf(AffineExpr leaf);

  /** Computes the result of an operator from those of its operands. */
  protected abstract R ofBinary(AffineBinaryExpr expr, R lhs, R rhs);

  /** The result of a whole expression. */
  public final R of(AffineExpr root) {
    R result = operand(Objects.requireNonNull(root, "root"));
    while (result == null) {
      AffineExpr expr = waiting.element();
      R part = compute(expr);
      if (part != null) {
        done.put(expr, part);
        waiting.pop();
        result = waiting.isEmpty() ? part : null;
      }
    }
    return result;
  }

  /** The result, or null if that of an operand, which is pushed on the stack, must come first. */
  private @Nullable R compute(AffineExpr expr) {
    if (!(expr instanceof AffineBinaryExpr binary)) {
      return ofLeaf(expr);
    }
    R lhs = operand(binary.lhs());
    R rhs = lhs == null ? null : operand(binary.rhs());
    return lhs == null || rhs == null ? null : ofBinary(binary, lhs, rhs);
  }

  private @Nullable R operand(AffineExpr expr) {
    R result = done.get(expr);
    if (result == null) {
      waiting.push(expr);
    }
    return result;
  }
}
