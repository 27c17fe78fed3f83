// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Attr;
import dev.ods.annotation.IntPositivePowerOf2;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
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

/** Reads an element. */
@Op(dialect = MemRefDialect.class, name = "load")
@Trait(MemRefsNormalizable.class)
@TypesMatchWith(
    from = "memref",
    to = "result",
    with = ElementOf.class,
    summary = "result type matches element type of 'memref'")
public interface Load extends OpView {
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
    int memref = parser.operandMark();
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
        printer, load.operation(), load.memref(), load.indices(), load.nontemporal().orElse(false));
  }
}
