// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/**
 * Goes on only when the work that its tokens stand for is done.
 *
 * <p>The program waits for the tokens, or gets one token for all of them.
 */
@Op(dialect = GpuDialect.class, name = "wait")
public interface Wait extends AsyncOp {
  /** Reads {@code async [%tokens] attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    AsyncSyntax async = AsyncSyntax.parse(parser);
    if (async == null || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    async.addToken(state);
    return async.resolve(parser, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Wait wait) {
    AsyncSyntax.print(printer, wait);
    printer.printOptionalAttrDict(wait.operation());
  }
}
