// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.affine.AffineBinaryExpr;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineSymbolExpr;
import java.util.BitSet;

/**
 * The indices of a convolution's image: each is a dimension, or the sum of two, which may be
 * multiplied by a constant or a symbol. No dimension occurs twice.
 */
final class ConvolutionAccess {
  private final BitSet convolved = new BitSet();
  private final BitSet unconvolved = new BitSet();

  /** The dimensions that are part of a sum. */
  BitSet convolved() {
    return convolved;
  }

  /** The dimensions that are indices themselves. */
  BitSet unconvolved() {
    return unconvolved;
  }

  /** Adds an index; returns whether it has this form. */
  boolean add(AffineExpr index) {
    if (index instanceof AffineDimExpr dim) {
      return add(dim, unconvolved);
    }
    return index instanceof AffineBinaryExpr sum
        && sum.kind() == AffineBinaryExpr.Kind.ADD
        && addTerm(sum.lhs())
        && addTerm(sum.rhs());
  }

  private boolean addTerm(AffineExpr term) {
    if (term instanceof AffineDimExpr dim) {
      return add(dim, convolved);
    }
    if (!(term instanceof AffineBinaryExpr product)
        || product.kind() != AffineBinaryExpr.Kind.MUL) {
      return false;
    }
    return product.lhs() instanceof AffineDimExpr lhs
        ? isFactor(product.rhs()) && add(lhs, convolved)
        : isFactor(product.lhs())
            && product.rhs() instanceof AffineDimExpr rhs
            && add(rhs, convolved);
  }

  private static boolean isFactor(AffineExpr expr) {
    return expr instanceof AffineConstantExpr || expr instanceof AffineSymbolExpr;
  }

  private boolean add(AffineDimExpr dim, BitSet set) {
    if (convolved.get(dim.position()) || unconvolved.get(dim.position())) {
      return false;
    }
    set.set(dim.position());
    return true;
  }
}
