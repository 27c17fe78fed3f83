// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.Pure;
import dev.ods.trait.Symbol;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.Optional;

/** Globals, and access to them. */
public interface GlobalOps {
  /**
   * A global variable, or a constant.
   *
   * <p>Only a variable may lack an initial value, whose type may be more specific than the
   * global's.
   */
  @Op(dialect = MlProgramDialect.class, name = "global")
  @Trait(Symbol.class)
  interface Global extends OpView {
    /** The name. */
    @Attr(name = "sym_name")
    @SymbolName
    String symName();

    /** Its type. */
    @Attr
    Type type();

    /** Whether it is a variable. */
    @Attr(name = "is_mutable")
    @Unit
    boolean isMutable();

    /** The initial value; {@link ExternAttr} if it is found elsewhere. */
    @Attr
    Optional<Attribute> value();

    /** The visibility: {@code public}, which is the default, {@code private} or {@code nested}. */
    @Attr(name = "sym_visibility")
    Optional<String> symVisibility();

    /** A constant has a value. */
    default void verify(Diagnostics diagnostics) {
      if (!isMutable() && value().isEmpty()) {
        diagnostics.opError(operation(), "immutable global must have an initial value");
      }
    }

    /** Parses {@code private mutable @name(value) : type attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      String visibility = parser.parseOptionalKeyword("public", "private", "nested");
      if (visibility == null) {
        return parser.error(parser.location(), "expected 'public', 'private', or 'nested'");
      }
      state.setAttribute("sym_visibility", StringAttr.get(parser.context(), visibility));
      if (parser.parseOptionalKeyword("mutable")) {
        state.setAttribute("is_mutable", UnitAttr.get(parser.context()));
      }
      StringAttr name = parser.parseSymbolName();
      if (name == null) {
        return false;
      }
      state.setAttribute("sym_name", name);
      if (parser.parseOptionalLParen() && !parseValue(parser, state)) {
        return false;
      }
      Type type = parser.parseColonType();
      if (type == null) {
        return false;
      }
      state.setAttribute("type", TypeAttr.get(type));
      return parser.parseOptionalAttrDict(state);
    }

    private static boolean parseValue(OpAsmParser parser, OperationState state) {
      Attribute value = parser.parseAttribute((Type) null);
      return value != null
          && parser.addAttributeOnce(state, "value", value)
          && parser.parseRParen();
    }

    /** Prints the syntax of {@link #parse}. */
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

  /** Loads a global variable or constant, possibly of an enclosing module. */
  @Op(dialect = MlProgramDialect.class, name = "global_load")
  @AssemblyFormat("$global `:` type($result) attr-dict")
  interface GlobalLoad extends OpAsmOpInterface, SymbolUserOpInterface {
    /** The global. */
    @Attr
    SymbolRefAttr global();

    /** Its value. */
    @Result
    Value result();

    /** The result is named after the global. */
    @Override
    default void resultNames(ValueNamer namer) {
      namer.name(result(), global().leaf().value());
    }

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.visible(tables, operation(), global());
      Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
    }
  }

  /** Loads a global constant. */
  @Op(dialect = MlProgramDialect.class, name = "global_load_const")
  @Trait(Pure.class)
  @AssemblyFormat("$global `:` type($result) attr-dict")
  interface GlobalLoadConst extends OpAsmOpInterface, SymbolUserOpInterface {
    /** The global. */
    @Attr
    SymbolRefAttr global();

    /** Its value. */
    @Result
    Value result();

    /** The result is named after the global. */
    @Override
    default void resultNames(ValueNamer namer) {
      namer.name(result(), global().leaf().value());
    }

    /** Compares the type with that of the global, which is no variable. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.nearest(tables, operation(), global());
      if (referent != null && referent.isMutable()) {
        diagnostics.opError(operation(), "cannot load as const from mutable global " + global());
      } else {
        Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
      }
    }
  }

  /** Loads a global in a graph, ordered by tokens. */
  @Op(dialect = MlProgramDialect.class, name = "global_load_graph")
  interface GlobalLoadGraph extends SymbolUserOpInterface {
    /** The global. */
    @Attr
    SymbolRefAttr global();

    /** The tokens of preceding operations. */
    @Operand(TokenType.class)
    ValueRange consumeTokens();

    /** Its value. */
    @Result
    Value result();

    /** The token for following operations. */
    @Result(TokenType.class)
    Value produceToken();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.nearest(tables, operation(), global());
      Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
    }

    /** Parses {@code @name ordering(%tokens -> type) : type attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      if (!Globals.parseName(parser, state)) {
        return false;
      }
      TokenOrdering ordering = TokenOrdering.parse(parser);
      Type type = ordering == null ? null : parser.parseColonType();
      if (ordering == null || type == null || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      state.addType(type);
      return ordering.addTo(parser, state) && ordering.resolve(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, GlobalLoadGraph load) {
      printer.print(" ");
      printer.printAttribute(load.global());
      TokenOrdering.print(printer, load.consumeTokens(), load.produceToken().type());
      printer.print(" : ");
      printer.printType(load.result().type());
      printer.printOptionalAttrDict(load.operation(), Globals.NAME);
    }
  }

  /** Stores to a global variable, possibly of an enclosing module. */
  @Op(dialect = MlProgramDialect.class, name = "global_store")
  @AssemblyFormat("$global `=` $value `:` type($value) attr-dict")
  interface GlobalStore extends SymbolUserOpInterface {
    /** The global. */
    @Attr
    SymbolRefAttr global();

    /** The new value. */
    @Operand
    Value value();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.visible(tables, operation(), global());
      Globals.verifyStore(operation(), global(), referent, value().type(), diagnostics);
    }
  }

  /** Stores to a global variable in a graph, ordered by tokens. */
  @Op(dialect = MlProgramDialect.class, name = "global_store_graph")
  interface GlobalStoreGraph extends SymbolUserOpInterface {
    /** The global. */
    @Attr
    SymbolRefAttr global();

    /** The new value. */
    @Operand
    Value value();

    /** The tokens of preceding operations. */
    @Operand(TokenType.class)
    ValueRange consumeTokens();

    /** The token for following operations. */
    @Result(TokenType.class)
    Value produceToken();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.nearest(tables, operation(), global());
      Globals.verifyStore(operation(), global(), referent, value().type(), diagnostics);
    }

    /** Parses {@code @name = %value ordering(%tokens -> type) : type attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark value = parser.operandMark();
      if (!Globals.parseName(parser, state) || !parser.parseEqual() || !parser.parseOperand()) {
        return false;
      }
      TokenOrdering ordering = TokenOrdering.parse(parser);
      Type type = ordering == null ? null : parser.parseColonType();
      if (ordering == null || type == null || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      return ordering.addTo(parser, state)
          && parser.resolveOperand(value, type, state)
          && ordering.resolve(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, GlobalStoreGraph store) {
      printer.print(" ");
      printer.printAttribute(store.global());
      printer.print(" = ");
      printer.printOperand(store.value());
      TokenOrdering.print(printer, store.consumeTokens(), store.produceToken().type());
      printer.print(" : ");
      printer.printType(store.value().type());
      printer.printOptionalAttrDict(store.operation(), Globals.NAME);
    }
  }
}
