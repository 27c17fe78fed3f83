// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Trait;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AffineScope;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.IsolatedFromAbove;

/** Defines a global, which is a variable or a constant. */
@Op(dialect = WasmssaDialect.class, name = "global")
@Trait({
  AffineScope.class,
  AutomaticAllocationScope.class,
  IsolatedFromAbove.class,
  ConstantInitializer.class
})
@Order({"symName", "type", "isMutable", "exported", "initializer"})
public interface Global extends ExportableOp, GlobalLike {
  /** Computes the initial value. */
  Region initializer();

  /** Reads {@code exported @name type mutable : {…}}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    if (!Exports.parse(parser, state)) {
      return false;
    }
    StringAttr name = parser.parseSymbolName();
    Type type = name == null ? null : parser.parseType();
    if (name == null || type == null) {
      return false;
    }
    state.addAttribute("sym_name", name);
    state.addAttribute("type", TypeAttr.get(type));
    Globals.parseMutable(parser, state);
    return parser.parseColon() && parser.parseRegion(state.addRegion());
  }

  /** Writes what {@link #parse} reads; as in MLIR, the name always is without quotes. */
  static void print(OpAsmPrinter printer, Global global) {
    printer.print(global.exported() ? " exported @" : " @");
    printer.print(global.symName() + " ");
    printer.printType(global.type());
    printer.print(global.isMutable() ? " mutable :" : " :");
    if (!global.initializer().isEmpty()) {
      printer.print(" ");
      printer.printRegion(global.initializer(), false, true);
    }
  }
}
