// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.trait.SymbolTable;
import dev.ods.verify.SymbolTableCollection;
import org.jspecify.annotations.Nullable;

/** Common parts of operations that load or store globals. */
final class Globals {
  /** The attribute with the global's name. */
  static final String NAME = "global";

  private Globals() {}

  /** Parses the global's name. */
  static boolean parseName(OpAsmParser parser, OperationState state) {
    SymbolRefAttr name = parser.parseAttribute(SymbolRefAttr.class, null);
    if (name == null) {
      return false;
    }
    state.setAttribute(NAME, name);
    return true;
  }

  /** The global of this name in the nearest symbol table, or null. */
  static @Nullable GlobalOp nearest(
      SymbolTableCollection tables, Operation op, SymbolRefAttr name) {
    Operation parent = op.parent();
    Operation found = parent == null ? null : tables.lookupNearest(parent, name);
    return asGlobal(found);
  }

  /** The global of this name in the nearest enclosing symbol table that defines it, or null. */
  static @Nullable GlobalOp visible(
      SymbolTableCollection tables, Operation op, SymbolRefAttr name) {
    GlobalOp global = null;
    for (Operation up = op.parent(); up != null && global == null; up = up.parent()) {
      global = up.name().hasTrait(SymbolTable.class) ? asGlobal(tables.lookup(up, name)) : null;
    }
    return global;
  }

  private static @Nullable GlobalOp asGlobal(@Nullable Operation symbol) {
    return symbol != null && symbol.is(GlobalOp.MODEL) ? GlobalOp.of(symbol) : null;
  }

  static void verifyLoad(
      Operation op,
      SymbolRefAttr name,
      @Nullable GlobalOp global,
      Type type,
      Diagnostics diagnostics) {
    if (global == null) {
      undefined(op, name, diagnostics);
    } else if (global.type() != type) {
      diagnostics.opError(
          op, "cannot load from global typed '" + global.type() + "' as '" + type + "'");
    }
  }

  static void verifyStore(
      Operation op,
      SymbolRefAttr name,
      @Nullable GlobalOp global,
      Type type,
      Diagnostics diagnostics) {
    if (global == null) {
      undefined(op, name, diagnostics);
    } else if (!global.isMutable()) {
      diagnostics.opError(op, "cannot store to an immutable global " + name);
    } else if (global.type() != type) {
      diagnostics.opError(
          op, "cannot store to a global typed '" + global.type() + "' from '" + type + "'");
    }
  }

  private static void undefined(Operation op, SymbolRefAttr name, Diagnostics diagnostics) {
    diagnostics.opError(op, "undefined global: " + name);
  }
}
