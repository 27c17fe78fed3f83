// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.GraphRegion;
import dev.ods.trait.SingleBlock;

/** A function whose body is a graph: one block, in which the order of operations means nothing. */
@Op(dialect = MlProgramDialect.class, name = "subgraph")
@Trait({GraphRegion.class, SingleBlock.class})
public interface Subgraph extends FunctionLike {
  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return FunctionSyntax.parse(parser, state);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, Subgraph function) {
    FunctionSyntax.print(printer, function.operation());
  }
}
