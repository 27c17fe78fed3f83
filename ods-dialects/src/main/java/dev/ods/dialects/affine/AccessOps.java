// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.annotation.*;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.memref.CastSkippingOp;
import dev.ods.dialects.memref.MemRefFolds;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loads, stores and prefetches at affine indices. */
public interface AccessOps {
  /** Reads memory. */
  @Order({"memref", "indices", "map"})
  @Trait(MemRefsNormalizable.class)
  interface ReadOp extends OpView {
    /** The memory. */
    @MemRead
    @Operand(AnyMemRef.class)
    Value memref();

    /** The operands of the map: its dimensions, then its symbols. */
    @Operand(Index.class)
    ValueRange indices();

    /** The map that computes the indices. */
    @Attr
    AffineMapAttr map();
  }

  /** Writes memory. */
  @Order({"memref", "indices", "map"})
  @Trait(MemRefsNormalizable.class)
  interface WriteOp extends OpView {
    /** The memory. */
    @MemWrite
    @Operand(AnyMemRef.class)
    Value memref();

    /** The operands of the map: its dimensions, then its symbols. */
    @Operand(Index.class)
    ValueRange indices();

    /** The map that computes the indices. */
    @Attr
    AffineMapAttr map();

    /** Stores to the memory at values that are its indices. */
    static void build(
        OpBuilder builder, OperationState state, Value value, Value memref, List<Value> indices) {
      state.addOperand(value);
      AccessSyntax.fill(state, memref, AffineValueMap.identity(builder.context(), indices));
    }

    /** Stores to the memory at the results of a map. */
    static void build(
        OpBuilder builder,
        OperationState state,
        Value value,
        Value memref,
        AffineValueMap indices) {
      state.addOperand(value);
      AccessSyntax.fill(state, memref, indices);
    }
  }

  /** Loads an element. */
  @Op(dialect = AffineDialect.class, name = "load")
  @Order({"memref", "indices", "map", "result"})
  @FoldedBy(value = AccessPatterns.class, name = "load")
  interface Load extends ReadOp {
    /** The element. */
    @Result
    Value result();

    /**
     * Loads from the memory at values that are its indices.
     *
     * @throws IllegalArgumentException if the type of the memory is no memref
     */
    static void build(OpBuilder builder, OperationState state, Value memref, List<Value> indices) {
      state.addType(AccessSyntax.elementType(memref));
      AccessSyntax.fill(state, memref, AffineValueMap.identity(builder.context(), indices));
    }

    /**
     * Loads from the memory at the results of a map.
     *
     * @throws IllegalArgumentException if the type of the memory is no memref
     */
    static void build(
        OpBuilder builder, OperationState state, Value memref, AffineValueMap indices) {
      state.addType(AccessSyntax.elementType(memref));
      AccessSyntax.fill(state, memref, indices);
    }

    /** Parses {@code %memref[%i + 1, symbol(%n)] attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return AccessSyntax.parseLoad(parser, false, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Load op) {
      AccessSyntax.print(printer, op.operation(), 0, op.map());
    }

    /** Checks the type, the map and its operands. */
    default void verify(Diagnostics diagnostics) {
      if (result().type() != ((MemRefType) memref().type()).elementType()) {
        diagnostics.opError(operation(), "result type must match element type of memref");
      } else {
        AccessChecks.verifyIndices(operation(), 0, map().value(), diagnostics);
      }
    }
  }

  /** Stores an element. */
  @Op(dialect = AffineDialect.class, name = "store")
  @Order({"value", "memref", "indices", "map"})
  interface Store extends WriteOp, Foldable {
    /** The new element. */
    @Operand
    Value value();

    /** Parses {@code %value, %memref[%i + 1, symbol(%n)] attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return AccessSyntax.parseStore(parser, false, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Store op) {
      AccessSyntax.print(printer, op.operation(), 1, op.map());
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MemRefFolds.skipCasts(operation(), value());
    }

    /** Checks the type, the map and its operands. */
    default void verify(Diagnostics diagnostics) {
      if (value().type() != ((MemRefType) memref().type()).elementType()) {
        diagnostics.opError(
            operation(), "value to store must have the same type as memref element type");
      } else {
        AccessChecks.verifyIndices(operation(), 1, map().value(), diagnostics);
      }
    }
  }

  /** Loads elements that lie next to each other. */
  @Op(dialect = AffineDialect.class, name = "vector_load")
  @Order({"memref", "indices", "map", "result"})
  interface VectorLoad extends ReadOp {
    /** The elements. */
    @Result(AnyVectorOfNonZeroRank.class)
    Value result();

    /** Loads from the memory at values that are its indices. */
    static void build(
        OpBuilder builder,
        OperationState state,
        VectorType result,
        Value memref,
        List<Value> indices) {
      AccessSyntax.fill(state, memref, AffineValueMap.identity(builder.context(), indices));
      state.addType(result);
    }

    /** Loads from the memory at the results of a map. */
    static void build(
        OpBuilder builder,
        OperationState state,
        VectorType result,
        Value memref,
        AffineValueMap indices) {
      AccessSyntax.fill(state, memref, indices);
      state.addType(result);
    }

    /** Parses {@code %memref[%i + 1, symbol(%n)] attr-dict : type, vector-type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return AccessSyntax.parseLoad(parser, true, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, VectorLoad op) {
      AccessSyntax.print(printer, op.operation(), 0, op.map());
      printer.print(", ");
      printer.printType(op.result().type());
    }

    /** Checks the map and its operands, and compares the types. */
    default void verify(Diagnostics diagnostics) {
      if (AccessChecks.verifyIndices(operation(), 0, map().value(), diagnostics)) {
        AccessChecks.verifyElements(
            operation(), memref(), (VectorType) result().type(), diagnostics);
      }
    }
  }

  /** Stores elements next to each other. */
  @Op(dialect = AffineDialect.class, name = "vector_store")
  @Order({"value", "memref", "indices", "map"})
  interface VectorStore extends WriteOp {
    /** The new elements. */
    @Operand(AnyVectorOfNonZeroRank.class)
    Value value();

    /** Parses {@code %value, %memref[%i + 1, symbol(%n)] attr-dict : type, vector-type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return AccessSyntax.parseStore(parser, true, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, VectorStore op) {
      AccessSyntax.print(printer, op.operation(), 1, op.map());
      printer.print(", ");
      printer.printType(op.value().type());
    }

    /** Checks the map and its operands, and compares the types. */
    default void verify(Diagnostics diagnostics) {
      if (AccessChecks.verifyIndices(operation(), 1, map().value(), diagnostics)) {
        AccessChecks.verifyElements(
            operation(), memref(), (VectorType) value().type(), diagnostics);
      }
    }
  }

  /** Hints at a future load or store of an element. */
  @Op(dialect = AffineDialect.class, name = "prefetch")
  @Trait(MemRefsNormalizable.class)
  interface Prefetch extends CastSkippingOp {
    /** The memory. */
    @Operand(AnyMemRef.class)
    Value memref();

    /** The operands of the map: its dimensions, then its symbols. */
    @Operand(Index.class)
    ValueRange indices();

    /** Whether it is a prefetch for a write. */
    @Attr
    boolean isWrite();

    /** How long it should be kept: from 0, not at all, to 3, in all caches. */
    @Attr
    @IntMinValue(0)
    @IntMaxValue(3)
    int localityHint();

    /** Whether the cache is the data cache, not the instruction cache. */
    @Attr
    boolean isDataCache();

    /** The map that computes the indices. */
    @Attr
    AffineMapAttr map();

    /** Parses {@code %memref[%i, …], read, locality<3>, data attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return PrefetchSyntax.parse(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Prefetch op) {
      PrefetchSyntax.print(printer, op);
    }

    /** Checks the map and its operands. */
    default void verify(Diagnostics diagnostics) {
      AccessChecks.verifyPrefetch(this, diagnostics);
    }
  }
}
