// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.memref.AccessOps.Prefetch;
import dev.ods.ir.Context;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** The syntax after the operands of {@link Prefetch}. */
final class PrefetchSyntax {
  private static final String WRITE = "isWrite";
  private static final String DATA = "isDataCache";
  private static final String LOCALITY = "localityHint";

  private PrefetchSyntax() {}

  static boolean parseLocality(OpAsmParser parser, OperationState state) {
    if (!parser.parseKeyword("locality") || !parser.parseLess()) {
      return false;
    }
    IntegerAttr hint =
        parser.parseAttribute(IntegerAttr.class, IntegerType.get(parser.context(), 32));
    return hint != null && parser.addAttributeOnce(state, LOCALITY, hint) && parser.parseGreater();
  }

  static boolean addFlags(OpAsmParser parser, String access, String cache, OperationState state) {
    if (!access.equals("read") && !access.equals("write")) {
      return parser.error(parser.nameLocation(), "rw specifier has to be 'read' or 'write'");
    }
    if (!cache.equals("data") && !cache.equals("instr")) {
      return parser.error(parser.nameLocation(), "cache type has to be 'data' or 'instr'");
    }
    Context context = parser.context();
    state.setAttribute(WRITE, BoolAttr.get(context, access.equals("write")));
    state.setAttribute(DATA, BoolAttr.get(context, cache.equals("data")));
    return true;
  }

  static void print(OpAsmPrinter printer, Prefetch op) {
    printer.print(" ");
    printer.printOperand(op.memref());
    printer.print("[");
    printer.printOperands(op.indices());
    printer.print(op.isWrite() ? "], write, locality<" : "], read, locality<");
    printer.print(op.localityHint());
    printer.print(op.isDataCache() ? ">, data" : ">, instr");
    printer.printOptionalAttrDict(op.operation(), WRITE, DATA, LOCALITY);
    printer.print(" : ");
    printer.printType(op.memref().type());
  }
}
