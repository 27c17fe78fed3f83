// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.IntMaxValue;
import dev.ods.annotation.IntMinValue;
import dev.ods.annotation.IntPositivePowerOf2;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.MemRefsNormalizable;
import dev.ods.trait.SameOperandsElementType;
import dev.ods.trait.SameOperandsShape;
import java.util.Optional;

/** Reading and writing elements, and what says so in advance. */
public interface AccessOps {
  /** Reads an element. */
  @Op(dialect = MemRefDialect.class, name = "load")
  @Trait(MemRefsNormalizable.class)
  @TypesMatchWith(
      from = "memref",
      to = "result",
      with = ElementOf.class,
      summary = "result type matches element type of 'memref'")
  interface Load extends OpView {
    /** The memory. */
    @Operand(AnyMemRef.class)
    Value memref();

    /** Where the element is, a number for each dimension. */
    @Operand(Index.class)
    ValueRange indices();

    /** Whether the element is not expected to be used soon again; absent is false. */
    @Attr
    Optional<Boolean> nontemporal();

    /** What the element's address is a multiple of, in bytes. */
    @Attr
    @IntPositivePowerOf2
    Optional<Long> alignment();

    /** The element. */
    @Result
    Value result();

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      int rank = ((MemRefType) memref().type()).rank();
      if (indices().size() != rank) {
        diagnostics.opError(
            operation(),
            "incorrect number of indices for load, expected %d but got %d"
                .formatted(rank, indices().size()));
      }
    }

    /** Reads {@code %memref[%i, …] attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark memref = parser.operandMark();
      MemRefType type = AccessSyntax.parse(parser, state);
      if (type == null) {
        return false;
      }
      state.addType(type.elementType());
      return AccessSyntax.resolve(parser, memref, type, state);
    }

    /** Writes what {@link #parse} reads. */
    static void print(OpAsmPrinter printer, Load load) {
      printer.print(" ");
      AccessSyntax.print(
          printer,
          load.operation(),
          load.memref(),
          load.indices(),
          load.nontemporal().orElse(false));
    }
  }

  /** Writes an element. */
  @Op(dialect = MemRefDialect.class, name = "store")
  @Trait(MemRefsNormalizable.class)
  @TypesMatchWith(
      from = "memref",
      to = "value",
      with = ElementOf.class,
      summary = "type of 'value' matches element type of 'memref'")
  interface Store extends OpView {
    /** The new element. */
    @Operand
    Value value();

    /** The memory. */
    @Operand(AnyMemRef.class)
    Value memref();

    /** Where the element is, a number for each dimension. */
    @Operand(Index.class)
    ValueRange indices();

    /** Whether the element is not expected to be used soon again; absent is false. */
    @Attr
    Optional<Boolean> nontemporal();

    /** What the element's address is a multiple of, in bytes. */
    @Attr
    @IntPositivePowerOf2
    Optional<Long> alignment();

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      if (indices().size() != ((MemRefType) memref().type()).rank()) {
        diagnostics.opError(operation(), "store index operand count not equal to memref rank");
      }
    }

    /** Reads {@code %value, %memref[%i, …] attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark value = parser.operandMark();
      if (!parser.parseOperand() || !parser.parseComma()) {
        return false;
      }
      MemRefType type = AccessSyntax.parse(parser, state);
      return type != null
          && parser.resolveOperand(value, type.elementType(), state)
          && AccessSyntax.resolve(parser, value.plus(1), type, state);
    }

    /** Writes what {@link #parse} reads. */
    static void print(OpAsmPrinter printer, Store store) {
      printer.print(" ");
      printer.printOperand(store.value());
      printer.print(", ");
      AccessSyntax.print(
          printer,
          store.operation(),
          store.memref(),
          store.indices(),
          store.nontemporal().orElse(false));
    }
  }

  /** Copies all elements. */
  @Op(dialect = MemRefDialect.class, name = "copy")
  @Trait({SameOperandsElementType.class, SameOperandsShape.class})
  @AssemblyFormat("$source `,` $target attr-dict `:` type($source) `to` type($target)")
  interface Copy extends OpView {
    /** Where the elements are. */
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value source();

    /** Where they go. */
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value target();
  }

  /** Hints that an element will be read or written soon. */
  @Op(dialect = MemRefDialect.class, name = "prefetch")
  interface Prefetch extends OpView {
    /** The memory. */
    @Operand(AnyMemRef.class)
    Value memref();

    /** Where the element is, a number for each dimension. */
    @Operand(Index.class)
    ValueRange indices();

    /** Whether it will be written. */
    @Attr
    boolean isWrite();

    /** How long it should be kept: from 0, not at all, to 3, in all caches. */
    @Attr
    @IntMinValue(0)
    @IntMaxValue(3)
    int localityHint();

    /** Whether the cache is that of data, not that of instructions. */
    @Attr
    boolean isDataCache();

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      if (indices().size() != ((MemRefType) memref().type()).rank()) {
        diagnostics.opError(operation(), "too few indices");
      }
    }

    /** Reads {@code %memref[%i, …], read, locality<3>, data : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark memref = parser.operandMark();
      if (!parser.parseOperand()
          || !parser.parseOperandList(Delimiter.SQUARE)
          || !parser.parseComma()) {
        return false;
      }
      String access = parser.parseKeyword();
      if (access == null || !parser.parseComma() || !PrefetchSyntax.parseLocality(parser, state)) {
        return false;
      }
      String cache = parser.parseComma() ? parser.parseKeyword() : null;
      MemRefType type = cache == null ? null : parser.parseColonType(MemRefType.class);
      return type != null
          && AccessSyntax.resolve(parser, memref, type, state)
          && PrefetchSyntax.addFlags(parser, access, cache, state);
    }

    /** Writes what {@link #parse} reads; other attributes, which it does not read, come last. */
    static void print(OpAsmPrinter printer, Prefetch op) {
      PrefetchSyntax.print(printer, op);
    }
  }
}
