// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;

/** The same memories, accesses to which may be taken not to alias each other. */
@Op(dialect = MemRefDialect.class, name = "distinct_objects")
@Trait(Pure.class)
public interface DistinctObjects extends OpView {
  /** The memories. */
  @Operand(AnyMemRef.class)
  ValueRange operands();

  /** The same memories. */
  @Result(AnyMemRef.class)
  ValueRange results();

  /** Compares the types. */
  default void verify(Diagnostics diagnostics) {
    Operation op = operation();
    boolean equal = op.operandCount() == op.resultCount();
    for (int i = 0; equal && i < op.operandCount(); i++) {
      equal = op.operandType(i) == op.resultType(i);
    }
    if (!equal) {
      diagnostics.opError(op, "operand types and result types must match");
    } else if (op.operandCount() == 0) {
      diagnostics.opError(op, "expected at least one operand");
    }
  }

  /** Reads {@code %a, %b attr-dict : types}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int operands = parser.operandMark();
    int types = parser.typeMark();
    int at = parser.location();
    return parser.parseOperandList()
        && parser.parseOptionalAttrDict(state)
        && parser.parseColon()
        && parser.parseTypeList()
        && parser.resolveOperands(
            operands, parser.operandMark(), types, parser.typeMark(), at, state)
        && parser.addTypes(types, parser.typeMark(), state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, DistinctObjects op) {
    printer.print(" ");
    printer.printOperands(op.operands());
    printer.printOptionalAttrDict(op.operation());
    printer.print(" : ");
    printer.printTypes(op.operands());
  }
}
