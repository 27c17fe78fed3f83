// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;

/** Terminates the region of a {@link Forall} and combines its results into the shared outputs. */
@Op(dialect = ScfDialect.class, name = "forall.in_parallel")
@Trait({GraphRegion.class, NoTerminator.class, Pure.class, SingleBlock.class, Terminator.class})
@HasParent(Forall.class)
public interface InParallel extends OpView {
  /** Operations that insert into the results, in no order. */
  @SizedRegion(1)
  Region region();

  /** Parses {@code region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    Region region = state.addRegion();
    if (!parser.parseRegion(region)) {
      return false;
    }
    if (region.isEmpty()) {
      region.addBlock();
    }
    return parser.parseOptionalAttrDict(state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, InParallel op) {
    printer.print(" ");
    printer.printRegion(op.region(), false, false);
    printer.printOptionalAttrDict(op.operation());
  }

  /** Checks that all operations insert into results of the loop. */
  default void verify(Diagnostics diagnostics) {
    Operation loop = operation().parent();
    Block block = region().first();
    if (loop == null || block == null) {
      return;
    }
    List<Value> outputs = ForallOp.of(loop).sharedOutputs();
    for (Operation op : block.operations()) {
      int destination = ParallelCombining.destination(op);
      if (destination < 0) {
        diagnostics.opError(operation(), "expected only ParallelCombiningOpInterface ops");
        return;
      }
      if (destination >= op.operandCount() || !outputs.contains(op.operand(destination))) {
        diagnostics.opError(op, "may only insert into an output block argument");
        return;
      }
    }
  }
}
