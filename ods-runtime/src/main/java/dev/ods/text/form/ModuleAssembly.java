// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;

/** The custom form of {@code builtin.module}: {@code module @name attributes {…} {…}}. */
final class ModuleAssembly implements OpAssembly {
  private static final String NAME = "sym_name";

  @Override
  public boolean parse(OpAsmParser parser, OperationState state) {
    StringAttr name = parser.parseOptionalSymbolName();
    if (name != null) {
      state.addAttribute(NAME, name);
    }
    if (!parser.parseOptionalAttrDictWithKeyword(state)) {
      return false;
    }
    Region body = state.addRegion();
    if (!parser.parseRegion(body)) {
      return false;
    }
    if (body.isEmpty()) {
      body.addBlock();
    }
    return true;
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op) {
    Attribute name = op.attribute(NAME);
    if (name instanceof StringAttr text) {
      printer.print(" ");
      printer.printSymbolName(text.value());
    }
    printer.printOptionalAttrDictWithKeyword(op, NAME);
    printer.print(" ");
    printer.printRegion(op.region(0));
  }

  @Override
  public String defaultDialect() {
    return "builtin";
  }
}
