// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.annotation.*;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IndexType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.range.IntRangeAffine;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.subset.IndexSum;
import dev.ods.subset.IndexSums;
import dev.ods.subset.ValueBoundsOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Affine maps of values. */
public interface MapOps {
  /** A number that a map computes. */
  @Order({"map", "mapOperands", "result"})
  @Trait(Pure.class)
  interface MapOp extends Foldable {
    /** The map. */
    @Attr
    AffineMapAttr map();

    /** The operands of the map: its dimensions, then its symbols. */
    @Operand(Index.class)
    ValueRange mapOperands();

    /** The number. */
    @Result(Index.class)
    Value result();

    /** The value of a map. */
    static void build(OpBuilder builder, OperationState state, AffineValueMap value) {
      state.setAttribute("map", AffineMapAttr.get(value.map()));
      state.addOperands(value.operands());
      state.addType(IndexType.get(builder.context()));
    }
  }

  /** The value of a map with one result. */
  @Op(dialect = AffineDialect.class, name = "apply")
  interface Apply extends MapOp, ValueBoundsOpInterface, InferIntRangeInterface {
    /** Parses {@literal affine_map<…>(%dim)[%symbol] attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      AffineMapAttr map = parser.parseAttribute(AffineMapAttr.class, null);
      if (map == null) {
        return false;
      }
      parser.addAttributeOnce(state, "map", map);
      int dims = AffineSyntax.parseDimsAndSymbols(parser, state);
      if (dims < 0 || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      AffineMap value = map.value();
      if (value.dimCount() != dims || dims + value.symbolCount() != state.operandCount()) {
        return parser.error(parser.nameLocation(), "dimension or symbol index mismatch");
      }
      for (int i = 0; i < value.resultCount(); i++) {
        state.addType(AffineSyntax.index(parser));
      }
      return true;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Apply op) {
      MapSyntax.print(printer, op);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MapFolds.apply(AffineValueMap.of(map(), mapOperands()), constants);
    }

    @Override
    default @Nullable IndexSum indexSum(Value result, IndexSums sums) {
      AffineValueMap applied = AffineValueMap.of(map(), mapOperands());
      return applied.sum(applied.map().result(0), sums);
    }

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      AffineMap value = map().value();
      int dims = value.dimCount();
      results.accept(
          result(),
          IntRangeAffine.infer(
              value.result(0), operands.subList(0, dims), operands.subList(dims, operands.size())));
    }

    /** Checks the map; values that may only be dimensions cannot be its symbols. */
    default void verify(Diagnostics diagnostics) {
      AffineMap value = map().value();
      if (!MapSyntax.verifyOperandCount(this, diagnostics)) {
        return;
      }
      if (value.resultCount() != 1) {
        diagnostics.opError(operation(), "mapping must produce one value");
        return;
      }
      List<Value> symbols = mapOperands().slice(value.dimCount(), value.symbolCount());
      Region scope = symbols.isEmpty() ? null : AffineValues.scope(operation());
      for (Value symbol : symbols) {
        if (!AffineValues.isValidSymbol(symbol, scope) && AffineValues.isValidDim(symbol, scope)) {
          diagnostics.error(operation(), "dimensional operand cannot be used as a symbol");
          return;
        }
      }
    }
  }

  /** The least result of a map. */
  @Op(dialect = AffineDialect.class, name = "min")
  interface Min extends MapOp {
    /** Parses {@literal affine_map<…>(%dim)[%symbol] attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return MapSyntax.parse(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Min op) {
      MapSyntax.print(printer, op);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MapFolds.minMax(this, false, constants);
    }

    /** Checks the numbers of operands and results. */
    default void verify(Diagnostics diagnostics) {
      MapSyntax.verify(this, diagnostics);
    }
  }

  /** The greatest result of a map. */
  @Op(dialect = AffineDialect.class, name = "max")
  interface Max extends MapOp {
    /** Parses {@literal affine_map<…>(%dim)[%symbol] attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return MapSyntax.parse(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Max op) {
      MapSyntax.print(printer, op);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MapFolds.minMax(this, true, constants);
    }

    /** Checks the numbers of operands and results. */
    default void verify(Diagnostics diagnostics) {
      MapSyntax.verify(this, diagnostics);
    }
  }
}
