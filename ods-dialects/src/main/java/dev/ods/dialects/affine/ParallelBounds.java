// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.ir.Context;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OperandMark;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * The lower or the upper bounds of {@link Parallel}, which are one map for all dimensions: parses
 * {@code (%i + 1, max(%a, %b))}.
 */
final class ParallelBounds {
  private final OpAsmParser parser;
  private final OperationState state;
  private final Context context;

  /** The operands that stand for dimensions and symbols, in all bounds together. */
  private final List<OperandMark> dims = new ArrayList<>();

  private final List<OperandMark> symbols = new ArrayList<>();
  private final List<AffineExpr> bounds = new ArrayList<>();
  private final List<Integer> groups = new ArrayList<>();

  ParallelBounds(OpAsmParser parser, OperationState state) {
    this.parser = parser;
    this.state = state;
    this.context = parser.context();
  }

  /**
   * Parses the bounds into attributes.
   *
   * @param keyword the word before several bounds of one dimension
   */
  boolean parse(String keyword, String map, String sizes) {
    if (!parser.parseLParen()) {
      return false;
    }
    if (!parser.parseOptionalRParen()
        && !(parser.parseCommaSeparatedList(Delimiter.NONE, () -> parseGroup(keyword), "")
            && parser.parseRParen())) {
      return false;
    }
    Map<Value, AffineExpr> dimValues = new LinkedHashMap<>();
    Map<Value, AffineExpr> symbolValues = new LinkedHashMap<>();
    AffineExpr[] newDims = new AffineExpr[dims.size()];
    AffineExpr[] newSymbols = new AffineExpr[symbols.size()];
    if (!resolve(dims, dimValues, newDims, i -> AffineExpr.dim(context, i))
        || !resolve(symbols, symbolValues, newSymbols, i -> AffineExpr.symbol(context, i))) {
      return false;
    }
    dimValues.keySet().forEach(state::addOperand);
    symbolValues.keySet().forEach(state::addOperand);
    bounds.replaceAll(bound -> bound.replace(newDims, newSymbols));
    AffineMap all = AffineMap.get(context, dimValues.size(), symbolValues.size(), bounds);
    return parser.addAttributeOnce(state, map, AffineMapAttr.get(all))
        && parser.addAttributeOnce(state, sizes, groupSizes());
  }

  private boolean parseGroup(String keyword) {
    if (parser.parseOptionalKeyword(keyword)) {
      AffineMap map = parser.parseAffineMapOfSSAIds(Delimiter.PAREN, dims, symbols);
      if (map == null) {
        return false;
      }
      groups.add(map.resultCount());
      bounds.addAll(map.results());
      return true;
    }
    AffineExpr bound = parser.parseAffineExprOfSSAIds(dims, symbols);
    return bound != null && groups.add(1) && bounds.add(bound);
  }

  /** Resolves operands; those that are the same value have the same place. */
  private boolean resolve(
      List<OperandMark> operands,
      Map<Value, AffineExpr> places,
      AffineExpr[] replacements,
      IntFunction<AffineExpr> place) {
    for (int i = 0; i < replacements.length; i++) {
      Value value = parser.resolveOperand(operands.get(i), AffineSyntax.index(parser));
      if (value == null) {
        return false;
      }
      replacements[i] = places.computeIfAbsent(value, absent -> place.apply(places.size()));
    }
    return true;
  }

  private DenseIntOrFPElementsAttr groupSizes() {
    ByteBuffer data = ByteBuffer.allocate(4 * groups.size()).order(ByteOrder.LITTLE_ENDIAN);
    groups.forEach(data::putInt);
    RankedTensorType type =
        RankedTensorType.get(new long[] {groups.size()}, IntegerType.get(context, 32));
    return DenseIntOrFPElementsAttr.fromRaw(type, data.array());
  }

  // --- Splitting.

  /** The map of each dimension, whose bound is made of some results of the map for all. */
  static List<AffineMap> maps(AffineMap map, DenseIntOrFPElementsAttr groups) {
    List<AffineMap> maps = new ArrayList<>();
    int start = 0;
    for (long i = 0; i < groups.elementCount(); i++) {
      int end = start + (int) groups.longValue(i);
      maps.add(map.withResults(map.results().subList(start, end)));
      start = end;
    }
    return maps;
  }
}
