// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Attr;
import dev.ods.annotation.IntMaxValue;
import dev.ods.annotation.IntMinValue;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Hints that an element will be read or written soon. */
@Op(dialect = MemRefDialect.class, name = "prefetch")
public interface Prefetch extends OpView {
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
    int memref = parser.operandMark();
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
