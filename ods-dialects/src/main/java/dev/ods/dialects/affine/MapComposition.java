// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.AffineSymbolExpr;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Composes a map with the maps of each {@code affine.apply} that computes an operand, and with each
 * {@code affine.delinearize_index} whose results it puts together again. Operands are added at the
 * end while this runs; those that are no longer needed become null.
 */
final class MapComposition {
  private final Context context;
  private AffineMap map;
  private final List<@Nullable Value> dims;
  private final List<@Nullable Value> symbols;

  private MapComposition(AffineValueMap of) {
    this.context = of.map().context();
    this.map = of.map();
    this.dims = new ArrayList<>(of.dims());
    this.symbols = new ArrayList<>(of.symbols());
  }

  static AffineValueMap apply(AffineValueMap of) {
    MapComposition composition = new MapComposition(of);
    while (composition.replaceFirst()) {
      // From the start again: what was added may be composed with, too.
    }
    return composition.compressed();
  }

  private boolean replaceFirst() {
    for (int i = 0; i < dims.size() + symbols.size(); i++) {
      if (i < dims.size() ? replace(dims, i, true) : replace(symbols, i - dims.size(), false)) {
        return true;
      }
    }
    return false;
  }

  private boolean replace(List<@Nullable Value> operands, int position, boolean isDim) {
    Value operand = operands.get(position);
    Operation definition = operand == null ? null : operand.definingOp();
    if (operand == null || definition == null) {
      return false;
    }
    if (definition.is(DelinearizeIndexOp.MODEL)) {
      return replaceSum(DelinearizeIndexOp.of(definition), operand);
    }
    if (!definition.is(ApplyOp.MODEL)) {
      return false;
    }
    operands.set(position, null);
    AffineExpr variable =
        isDim ? AffineExpr.dim(context, position) : AffineExpr.symbol(context, position);
    replace(variable, ApplyOp.of(definition));
    return true;
  }

  private void replace(AffineExpr variable, ApplyOp apply) {
    // Canonical, as a dimension of that operation may be a symbol of this map.
    AffineValueMap inner = AffineValueMap.of(apply.map(), apply.mapOperands()).canonicalize();
    AffineExpr expr = inner.map().result(0).shift(dims.size(), symbols.size());
    dims.addAll(inner.dims());
    symbols.addAll(inner.symbols());
    map = map.replace(Map.of(variable, expr), dims.size(), symbols.size());
  }

  /** Replaces sums that put the results of a delinearization together again. */
  private boolean replaceSum(DelinearizeIndexOp op, Value last) {
    ValueRange results = op.multiIndex();
    boolean isLast = results.get(results.size() - 1).equals(last);
    AffineExpr[] places = isLast && op.dynamicBasis().isEmpty() ? places(op) : null;
    if (places == null) {
      return false;
    }
    boolean isDim = true;
    for (AffineExpr place : places) {
      isDim &= place instanceof AffineDimExpr;
    }
    int dimCount = dims.size() + (isDim ? 1 : 0);
    int symbolCount = symbols.size() + (isDim ? 0 : 1);
    AffineExpr whole =
        isDim ? AffineExpr.dim(context, dimCount - 1) : AffineExpr.symbol(context, symbolCount - 1);
    AffineMap replaced =
        map.replaceTerms(terms(places, op.staticBasis()), whole, dimCount, symbolCount);
    if (replaced == null) {
      return false;
    }
    (isDim ? dims : symbols).add(op.linearIndex());
    map = replaced;
    forgetUnused(places);
    return true;
  }

  /** The results, each times the product of the sizes of the dimensions that are further inside. */
  private static Set<AffineExpr> terms(AffineExpr[] results, long[] basis) {
    Set<AffineExpr> terms = new HashSet<>();
    long stride = 1;
    int outer = results.length - basis.length;
    for (int i = results.length - 1; i >= 0; i--) {
      terms.add(results[i].multiply(stride));
      if (i >= outer) {
        stride *= basis[i - outer];
      }
    }
    return terms;
  }

  /** The dimensions and symbols that stand for the results; null if one is no operand. */
  private AffineExpr @Nullable [] places(DelinearizeIndexOp op) {
    Map<Value, AffineExpr> places = new HashMap<>();
    for (int i = 0; i < dims.size(); i++) {
      Value value = dims.get(i);
      if (value != null) {
        places.put(value, AffineExpr.dim(context, i));
      }
    }
    for (int i = 0; i < symbols.size(); i++) {
      Value value = symbols.get(i);
      if (value != null) {
        places.put(value, AffineExpr.symbol(context, i));
      }
    }
    AffineExpr[] ofResults = new AffineExpr[op.multiIndex().size()];
    for (int i = 0; i < ofResults.length; i++) {
      AffineExpr place = places.get(op.multiIndex().get(i));
      if (place == null) {
        return null;
      }
      ofResults[i] = place;
    }
    return ofResults;
  }

  private void forgetUnused(AffineExpr[] places) {
    BitSet usedDims = new BitSet();
    BitSet usedSymbols = new BitSet();
    map.results().forEach(result -> result.addVariables(usedDims, usedSymbols));
    for (AffineExpr place : places) {
      if (place instanceof AffineDimExpr dim && !usedDims.get(dim.position())) {
        dims.set(dim.position(), null);
      } else if (place instanceof AffineSymbolExpr symbol && !usedSymbols.get(symbol.position())) {
        symbols.set(symbol.position(), null);
      }
    }
  }

  /** Without the operands that are null. */
  private AffineValueMap compressed() {
    List<Value> newDims = new ArrayList<>();
    List<Value> newSymbols = new ArrayList<>();
    AffineExpr[] dimReplacements = new AffineExpr[dims.size()];
    for (int i = 0; i < dimReplacements.length; i++) {
      Value value = dims.get(i);
      dimReplacements[i] =
          value == null ? AffineExpr.constant(context, 0) : AffineExpr.dim(context, newDims.size());
      if (value != null) {
        newDims.add(value);
      }
    }
    AffineExpr[] symbolReplacements = new AffineExpr[symbols.size()];
    for (int i = 0; i < symbolReplacements.length; i++) {
      Value value = symbols.get(i);
      symbolReplacements[i] =
          value == null
              ? AffineExpr.constant(context, 0)
              : AffineExpr.symbol(context, newSymbols.size());
      if (value != null) {
        newSymbols.add(value);
      }
    }
    return AffineValueMap.of(
        map.replace(dimReplacements, symbolReplacements, newDims.size(), newSymbols.size()),
        newDims,
        newSymbols);
  }
}
