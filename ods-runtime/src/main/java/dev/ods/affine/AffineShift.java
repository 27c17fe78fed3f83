// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

/** Adds to the positions of dimensions and symbols. */
final class AffineShift extends AffineEvaluation<AffineExpr> {
  private final int dims;
  private final int symbols;

  AffineShift(int dims, int symbols) {
    this.dims = dims;
    this.symbols = symbols;
  }

  @Override
  protected AffineExpr ofLeaf(AffineExpr leaf) {
    if (leaf instanceof AffineDimExpr dim) {
      return AffineExpr.dim(leaf.context(), dim.position() + dims);
    }
    return leaf instanceof AffineSymbolExpr symbol
        ? AffineExpr.symbol(leaf.context(), symbol.position() + symbols)
        : leaf;
  }

  @Override
  protected AffineExpr ofBinary(AffineBinaryExpr expr, AffineExpr lhs, AffineExpr rhs) {
    return expr.withOperands(lhs, rhs);
  }
}
