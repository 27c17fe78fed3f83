// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.fold.APInt;
import dev.ods.ir.Context;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Brings the operands of a map into a form in which equal maps of equal values are the same. */
final class OperandCanonicalization {
  private static final AffineExpr[] NONE = {};

  private OperandCanonicalization() {}

  static AffineValueMap apply(AffineValueMap of) {
    return unique(demoteDims(promoteSymbols(of)));
  }

  /** Makes symbols of dimensions that can be symbols, after the other symbols. */
  private static AffineValueMap promoteSymbols(AffineValueMap of) {
    AffineMap map = of.map();
    List<Value> dims = new ArrayList<>();
    List<Value> symbols = new ArrayList<>(of.symbols());
    AffineExpr[] replacements = new AffineExpr[map.dimCount()];
    for (int i = 0; i < replacements.length; i++) {
      Value operand = of.operands().get(i);
      boolean isSymbol = AffineValues.isValidSymbol(operand);
      replacements[i] = place(map.context(), !isSymbol, isSymbol ? symbols : dims, operand);
    }
    return dims.size() == replacements.length
        ? of
        : AffineValueMap.of(
            map.replace(replacements, NONE, dims.size(), symbols.size()), dims, symbols);
  }

  /** Makes dimensions of symbols that can only be dimensions, after the other dimensions. */
  private static AffineValueMap demoteDims(AffineValueMap of) {
    AffineMap map = of.map();
    List<Value> dims = new ArrayList<>(of.dims());
    List<Value> symbols = new ArrayList<>();
    AffineExpr[] replacements = new AffineExpr[map.symbolCount()];
    for (int i = 0; i < replacements.length; i++) {
      Value operand = of.symbols().get(i);
      boolean isDim = AffineValues.isValidDim(operand) && !AffineValues.isValidSymbol(operand);
      replacements[i] = place(map.context(), isDim, isDim ? dims : symbols, operand);
    }
    return symbols.size() == replacements.length
        ? of
        : AffineValueMap.of(
            map.replace(NONE, replacements, dims.size(), symbols.size()), dims, symbols);
  }

  /** Adds an operand, and returns the dimension or symbol that stands for it. */
  private static AffineExpr place(
      Context context, boolean isDim, List<Value> operands, Value operand) {
    operands.add(operand);
    int position = operands.size() - 1;
    return isDim ? AffineExpr.dim(context, position) : AffineExpr.symbol(context, position);
  }

  /** Keeps operands that occur in the map, each once; symbols that are constants go into it. */
  private static AffineValueMap unique(AffineValueMap of) {
    AffineMap map = of.map();
    Context context = map.context();
    BitSet usedDims = new BitSet();
    BitSet usedSymbols = new BitSet();
    map.results().forEach(result -> result.addVariables(usedDims, usedSymbols));
    List<Value> dims = new ArrayList<>();
    AffineExpr[] newDims = new AffineExpr[map.dimCount()];
    Arrays.fill(newDims, AffineExpr.constant(context, 0));
    Map<Value, AffineExpr> seen = new HashMap<>();
    for (int i = usedDims.nextSetBit(0); i >= 0; i = usedDims.nextSetBit(i + 1)) {
      newDims[i] =
          seen.computeIfAbsent(of.dims().get(i), value -> place(context, true, dims, value));
    }
    List<Value> symbols = new ArrayList<>();
    AffineExpr[] newSymbols = new AffineExpr[map.symbolCount()];
    Arrays.fill(newSymbols, AffineExpr.constant(context, 0));
    seen.clear();
    for (int i = usedSymbols.nextSetBit(0); i >= 0; i = usedSymbols.nextSetBit(i + 1)) {
      Value operand = of.symbols().get(i);
      APInt constant = Matchers.integer(operand);
      newSymbols[i] =
          constant != null
              ? AffineExpr.constant(context, constant.bits())
              : seen.computeIfAbsent(operand, value -> place(context, false, symbols, value));
    }
    return AffineValueMap.of(
        map.replace(newDims, newSymbols, dims.size(), symbols.size()), dims, symbols);
  }
}
