// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;

/** Keeps one instance of each affine expression, map and integer set of a context. */
final class AffineUniquer {
  private static final ContextKey<AffineUniquer> KEY = ContextKey.create(AffineUniquer::new);

  private final Context context;
  private final UniqueTable<AffineExpr> expressions =
      new UniqueTable<>(AffineExpr::hasParametersOf);
  private final UniqueTable<AffineMap> maps = new UniqueTable<>(AffineMap::hasParametersOf);
  private final UniqueTable<IntegerSet> sets = new UniqueTable<>(IntegerSet::hasParametersOf);

  private AffineUniquer(Context context) {
    this.context = context;
  }

  static AffineUniquer of(Context context) {
    return context.get(KEY);
  }

  AffineExpr dim(int position) {
    return expressions.intern(new AffineDimExpr(context, position));
  }

  AffineExpr symbol(int position) {
    return expressions.intern(new AffineSymbolExpr(context, position));
  }

  AffineExpr constant(long value) {
    return expressions.intern(new AffineConstantExpr(context, value));
  }

  AffineExpr binary(AffineBinaryExpr.Kind kind, AffineExpr lhs, AffineExpr rhs) {
    return expressions.intern(new AffineBinaryExpr(kind, lhs, rhs));
  }

  AffineMap map(AffineMap candidate) {
    return maps.intern(candidate);
  }

  IntegerSet set(IntegerSet candidate) {
    return sets.intern(candidate);
  }
}
