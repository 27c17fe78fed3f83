// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.SingleBlockImplicitTerminator;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Changes an element atomically: to what a region makes of it. */
@Op(dialect = MemRefDialect.class, name = "generic_atomic_rmw")
@SingleBlockImplicitTerminator(AtomicYield.class)
@TypesMatchWith(
    from = "memref",
    to = "result",
    with = ElementOf.class,
    summary = "result type matches element type of memref")
public interface GenericAtomicRMW extends OpView {
  /** The memory. */
  @Operand(NumberMemRef.class)
  Value memref();

  /** Where the element is. */
  @Operand(Index.class)
  ValueRange indices();

  /** The new element. */
  @Result(SignlessIntegerOrFloat.class)
  Value result();

  /** What is made of the element, its argument. */
  @dev.ods.annotation.Region(name = "atomic_body")
  Region atomicBody();

  /** The region has the element as its one argument, and no side effects. */
  default void verify(Diagnostics diagnostics) {
    Block body = atomicBody().first();
    if (body == null || body.argumentCount() != 1) {
      diagnostics.opError(operation(), "expected single number of entry block arguments");
    } else if (body.argument(0).type() != result().type()) {
      diagnostics.opError(operation(), "expected block argument of the same type result type");
    } else {
      MemoryEffects.verifyNone(atomicBody(), diagnostics);
    }
  }

  /** Reads {@code %memref[%i, …] : type { … } attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int memref = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseOperandList(Delimiter.SQUARE)) {
      return false;
    }
    int at = parser.location();
    Type type = parser.parseColonType();
    if (type == null
        || !AccessSyntax.resolve(parser, memref, type, state)
        || !parser.parseRegion(state.addRegion())
        || !parser.parseOptionalAttrDictUnchecked(state)) {
      return false;
    }
    if (!(type instanceof MemRefType memory)) {
      return parser.error(at, "expected a memref of known rank, but found '" + type + "'");
    }
    state.addType(memory.elementType());
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, GenericAtomicRMW op) {
    printer.print(" ");
    printer.printOperand(op.memref());
    printer.print("[");
    printer.printOperands(op.indices());
    printer.print("] : ");
    printer.printType(op.memref().type());
    printer.print(" ");
    printer.printRegion(op.atomicBody());
    printer.printOptionalAttrDict(op.operation());
  }
}
