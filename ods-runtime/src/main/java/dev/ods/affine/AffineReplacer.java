// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

/** Replaces dimensions and symbols in an expression. */
final class AffineReplacer extends AffineEvaluation<AffineExpr> {
  private final AffineExpr[] dims;
  private final AffineExpr[] symbols;

  AffineReplacer(AffineExpr[] dims, AffineExpr[] symbols) {
    this.dims = dims;
    this.symbols = symbols;
  }

  @Override
  protected AffineExpr ofLeaf(AffineExpr leaf) {
    if (leaf instanceof AffineDimExpr dim && dim.position() < dims.length) {
      return dims[dim.position()];
    }
    return leaf instanceof AffineSymbolExpr symbol && symbol.position() < symbols.length
        ? symbols[symbol.position()]
        : leaf;
  }

  @Override
  protected AffineExpr ofBinary(AffineBinaryExpr expr, AffineExpr lhs, AffineExpr rhs) {
    return expr.withOperands(lhs, rhs);
  }
}
