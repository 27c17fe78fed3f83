// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Attr;
import dev.ods.annotation.IntPositivePowerOf2;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.MemRefsNormalizable;
import java.util.Optional;

/** Writes an element. */
@Op(dialect = MemRefDialect.class, name = "store")
@Trait(MemRefsNormalizable.class)
@TypesMatchWith(
    from = "memref",
    to = "value",
    with = ElementOf.class,
    summary = "type of 'value' matches element type of 'memref'")
public interface Store extends OpView {
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
    int value = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseComma()) {
      return false;
    }
    MemRefType type = AccessSyntax.parse(parser, state);
    return type != null
        && parser.resolveOperand(value, type.elementType(), state)
        && AccessSyntax.resolve(parser, value + 1, type, state);
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
