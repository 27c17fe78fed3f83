// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
import dev.ods.trait.SymbolTable;
import dev.ods.verify.SymbolTableCollection;
import org.jspecify.annotations.Nullable;

/** Common parts of operations that load or store globals. */
public final class Globals {
  private Globals() {}

  /** Parses the visibility of a global: {@code custom<SymbolVisibility>($sym_visibility)}. */
  static boolean parseSymbolVisibility(OpAsmParser parser, Parsed<StringAttr> visibility) {
    String word = parser.parseOptionalKeyword("public", "private", "nested");
    if (word == null) {
      return parser.error(parser.location(), "expected 'public', 'private', or 'nested'");
    }
    visibility.set(StringAttr.get(parser.context(), word));
    return true;
  }

  /** Prints the visibility, even that which is the default. */
  static void printSymbolVisibility(
      OpAsmPrinter printer, Operation op, @Nullable StringAttr visibility) {
    printer.print(visibility == null ? "public" : visibility.value());
  }

  /** Parses {@code (value) : type}, of which the value may be absent. */
  static boolean parseTypedInitialValue(
      OpAsmParser parser, Parsed<TypeAttr> type, Parsed<Attribute> value) {
    if (parser.parseOptionalLParen()) {
      value.set(parser.parseAttribute((Type) null));
      if (value.get() == null || !parser.parseRParen()) {
        return false;
      }
    }
    Type parsed = parser.parseColonType();
    if (parsed != null) {
      type.set(TypeAttr.get(parsed));
    }
    return parsed != null;
  }

  /** Prints the syntax of {@link #parseTypedInitialValue}. */
  static void printTypedInitialValue(
      OpAsmPrinter printer, Operation op, TypeAttr type, @Nullable Attribute value) {
    if (value != null) {
      printer.print("(");
      printer.printAttribute(value);
      printer.print(")");
    }
    printer.print(" : ");
    printer.printType(type.value());
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
