// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Keeps one instance of each affine expression, map and integer set of a context. */
final class AffineUniquer {
  private static final ContextKey<AffineUniquer> KEY = ContextKey.create(AffineUniquer::new);

  private record DimKey(int position) {}

  private record SymbolKey(int position) {}

  private record ConstantKey(long value) {}

  private record BinaryKey(AffineBinaryExpr.Kind kind, AffineExpr lhs, AffineExpr rhs) {}

  private final Context context;
  private final ConcurrentMap<Object, AffineExpr> expressions = new ConcurrentHashMap<>();
  private final ConcurrentMap<AffineMap.Key, AffineMap> maps = new ConcurrentHashMap<>();
  private final ConcurrentMap<IntegerSet.Key, IntegerSet> sets = new ConcurrentHashMap<>();

  private AffineUniquer(Context context) {
    this.context = context;
  }

  static AffineUniquer of(Context context) {
    return context.get(KEY);
  }

  AffineExpr dim(int position) {
    return expressions.computeIfAbsent(
        new DimKey(position), key -> new AffineDimExpr(context, position));
  }

  AffineExpr symbol(int position) {
    return expressions.computeIfAbsent(
        new SymbolKey(position), key -> new AffineSymbolExpr(context, position));
  }

  AffineExpr constant(long value) {
    return expressions.computeIfAbsent(
        new ConstantKey(value), key -> new AffineConstantExpr(context, value));
  }

  AffineExpr binary(AffineBinaryExpr.Kind kind, AffineExpr lhs, AffineExpr rhs) {
    return expressions.computeIfAbsent(
        new BinaryKey(kind, lhs, rhs), key -> new AffineBinaryExpr(kind, lhs, rhs));
  }

  AffineMap map(AffineMap.Key key) {
    return maps.computeIfAbsent(key, k -> new AffineMap(context, k));
  }

  IntegerSet set(IntegerSet.Key key) {
    return sets.computeIfAbsent(key, k -> new IntegerSet(context, k));
  }
}
