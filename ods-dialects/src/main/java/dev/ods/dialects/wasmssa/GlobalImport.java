// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Declares a global of another module. */
@Op(dialect = WasmssaDialect.class, name = "import_global")
@Order({"symName", "moduleName", "importName", "type", "isMutable"})
public interface GlobalImport extends ImportOp, GlobalLike {
  /** Reads {@code "name" from "module" as @symbol mutable : type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    if (!parseString(parser, "importName", state)
        || !parseWord(parser, "from")
        || !parseString(parser, "moduleName", state)
        || !parseWord(parser, "as")) {
      return false;
    }
    StringAttr name = parser.parseSymbolName();
    if (name == null) {
      return false;
    }
    state.addAttribute("sym_name", name);
    Globals.parseMutable(parser, state);
    Type type = parser.parseColonType();
    if (type == null) {
      return false;
    }
    state.addAttribute("type", TypeAttr.get(type));
    return true;
  }

  private static boolean parseString(OpAsmParser parser, String name, OperationState state) {
    String string = parser.parseString();
    if (string == null) {
      return false;
    }
    state.addAttribute(name, StringAttr.get(parser.context(), string));
    return true;
  }

  /** The word may be in quotes. MLIR rejects another one without a message. */
  private static boolean parseWord(OpAsmParser parser, String word) {
    int at = parser.location();
    String read = parser.parseKeywordOrString();
    return word.equals(read) || (read != null && parser.error(at, "expected '" + word + "'"));
  }

  /** Writes what {@link #parse} reads; as in MLIR, nothing is escaped. */
  static void print(OpAsmPrinter printer, GlobalImport global) {
    printer.print(
        " \"%s\" from \"%s\" as @%s%s : "
            .formatted(
                global.importName(),
                global.moduleName(),
                global.symName(),
                global.isMutable() ? " mutable" : ""));
    printer.printType(global.type());
  }
}
