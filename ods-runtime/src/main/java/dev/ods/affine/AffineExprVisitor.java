// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import org.jspecify.annotations.Nullable;

/**
 * An operation on affine expressions that differs by their kind. There are no defaults: a new kind
 * of expression does not compile until each visitor handles it.
 *
 * @param <R> the result of the operation, {@code @Nullable Void} if it has none
 */
public interface AffineExprVisitor<R extends @Nullable Object> {
  R visitDim(AffineDimExpr expr);

  R visitSymbol(AffineSymbolExpr expr);

  R visitConstant(AffineConstantExpr expr);

  R visitBinary(AffineBinaryExpr expr);
}
