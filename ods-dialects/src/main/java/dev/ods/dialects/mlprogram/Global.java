// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Symbol;
import java.util.Optional;

/**
 * A global variable, or a constant.
 *
 * <p>Only a variable may be without an initial value. That value may be of another type, which the
 * global's type is more general than.
 */
@Op(dialect = MlProgramDialect.class, name = "global")
@Trait(Symbol.class)
public interface Global extends OpView {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

  /** What it holds. */
  @Attr
  Type type();

  /** Whether it is a variable. */
  @Attr(name = "is_mutable")
  @Unit
  boolean isMutable();

  /** The initial value; {@link ExternAttr} if it is found elsewhere. */
  @Attr
  Optional<Attribute> value();

  /** Who sees the name: {@code public}, which is the default, {@code private} or {@code nested}. */
  @Attr(name = "sym_visibility")
  Optional<String> symVisibility();

  /** A constant has a value. */
  default void verify(Diagnostics diagnostics) {
    if (!isMutable() && value().isEmpty()) {
      diagnostics.opError(operation(), "immutable global must have an initial value");
    }
  }

  /** Reads {@code private mutable @name(value) : type attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    String visibility = parser.parseOptionalKeyword("public", "private", "nested");
    if (visibility == null) {
      return parser.error(parser.location(), "expected 'public', 'private', or 'nested'");
    }
    state.addAttribute("sym_visibility", StringAttr.get(parser.context(), visibility));
    if (parser.parseOptionalKeyword("mutable")) {
      state.addAttribute("is_mutable", UnitAttr.get(parser.context()));
    }
    StringAttr name = parser.parseSymbolName();
    if (name == null) {
      return false;
    }
    state.addAttribute("sym_name", name);
    if (parser.parseOptionalLParen()
        && !(parser.parseAttribute(null, "value", state) && parser.parseRParen())) {
      return false;
    }
    Type type = parser.parseColonType();
    if (type == null) {
      return false;
    }
    state.addAttribute("type", TypeAttr.get(type));
    return parser.parseOptionalAttrDict(state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Global global) {
    printer.print(" ");
    printer.print(global.symVisibility().orElse("public"));
    printer.print(global.isMutable() ? " mutable " : " ");
    printer.printSymbolName(global.symName());
    if (global.value().isPresent()) {
      printer.print("(");
      printer.printAttribute(global.value().get());
      printer.print(")");
    }
    printer.print(" : ");
    printer.printType(global.type());
    printer.printOptionalAttrDict(
        global.operation(), "sym_visibility", "is_mutable", "sym_name", "type", "value");
  }
}
