// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.dialects.affine.AccessOps.Prefetch;
import dev.ods.ir.Context;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.List;

/** The custom form of {@link Prefetch}. */
final class PrefetchSyntax {
  private static final String WRITE = "isWrite";
  private static final String DATA = "isDataCache";
  private static final String LOCALITY = "localityHint";

  private PrefetchSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    OperandMark memory = parser.operandMark();
    List<OperandMark> indices =
        parser.parseOperand() ? AffineSyntax.parseIndices(parser, "map", state) : null;
    String access = indices != null && parser.parseComma() ? parser.parseKeyword() : null;
    if (access == null || !parser.parseComma() || !parseLocality(parser, state)) {
      return false;
    }
    String cache = parser.parseComma() ? parser.parseKeyword() : null;
    MemRefType type =
        cache != null && parser.parseOptionalAttrDict(state)
            ? parser.parseColonType(MemRefType.class)
            : null;
    return type != null
        && AccessSyntax.resolve(parser, memory, indices, type, state)
        && addFlags(parser, access, cache, state);
  }

  private static boolean parseLocality(OpAsmParser parser, OperationState state) {
    if (!parser.parseKeyword("locality") || !parser.parseLess()) {
      return false;
    }
    IntegerAttr hint =
        parser.parseAttribute(IntegerAttr.class, IntegerType.get(parser.context(), 32));
    return hint != null && parser.addAttributeOnce(state, LOCALITY, hint) && parser.parseGreater();
  }

  private static boolean addFlags(
      OpAsmParser parser, String access, String cache, OperationState state) {
    if (!access.equals("read") && !access.equals("write")) {
      return parser.error(parser.nameLocation(), "rw specifier has to be 'read' or 'write'");
    }
    if (!cache.equals("data") && !cache.equals("instr")) {
      return parser.error(parser.nameLocation(), "cache type has to be 'data' or 'instr'");
    }
    Context context = parser.context();
    parser.addAttributeOnce(state, WRITE, BoolAttr.get(context, access.equals("write")));
    return parser.addAttributeOnce(state, DATA, BoolAttr.get(context, cache.equals("data")));
  }

  static void print(OpAsmPrinter printer, Prefetch op) {
    printer.print(" ");
    AffineSyntax.printMemory(printer, op.memref(), op.map(), op.indices());
    printer.print(op.isWrite() ? ", write, locality<" : ", read, locality<");
    printer.print(op.localityHint());
    printer.print(op.isDataCache() ? ">, data" : ">, instr");
    printer.printOptionalAttrDict(op.operation(), "map", LOCALITY, DATA, WRITE);
    printer.print(" : ");
    printer.printType(op.memref().type());
  }
}
