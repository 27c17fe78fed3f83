// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.wasmssa.ValueTypes.AnyValue;
import dev.ods.dialects.wasmssa.ValueTypes.ValueTypeAttr;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.verify.InferredTypes;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.List;

/** Access to locals and globals. */
public interface VariableOps {
  /** Declares a local variable. */
  @Op(dialect = WasmssaDialect.class, name = "local")
  interface Local extends OpView {
    /** The type of its value. */
    @Attr(ValueTypeAttr.class)
    Type type();

    /** The variable. */
    @Result(LocalRefType.class)
    Value result();

    /** The type of the variable is inferred from that of its value. */
    default void verify(Diagnostics diagnostics) {
      InferredTypes.verify(operation(), List.of(LocalRefType.get(type())), diagnostics);
    }

    /** Parses {@code of type i32 attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      if (!parser.parseKeyword("of") || !parser.parseKeyword("type")) {
        return false;
      }
      TypeAttr type = parser.parseAttribute(TypeAttr.class, NoneType.get(parser.context()));
      if (type == null) {
        return false;
      }
      if (!parser.parseOptionalAttrDict(state)) {
        return false;
      }
      state.setAttribute("type", type);
      // A wrong type is reported when the attribute is verified.
      state.addType(LocalRefType.ofUnverified(type.value()));
      return true;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Local local) {
      printer.print(" of type ");
      printer.printType(local.type());
      printer.printOptionalAttrDict(local.operation(), "type");
    }
  }

  /** Gets a local variable. */
  @Op(dialect = WasmssaDialect.class, name = "local_get")
  interface LocalGet extends OpView {
    /** The variable. */
    @Operand(value = LocalRefType.class, name = "localVar")
    Value localVar();

    /** Its value. */
    @Result(AnyValue.class)
    Value result();

    /** The type of the value follows from that of the variable. */
    default void verify(Diagnostics diagnostics) {
      InferredTypes.verify(operation(), List.of(Locals.elementType(operation())), diagnostics);
    }

    /** Parses {@code %local : ref to i32 attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark variable = parser.operandMark();
      LocalRefType type = Locals.parseVariable(parser);
      if (type == null
          || !parser.parseOptionalAttrDict(state)
          || !parser.resolveOperand(variable, type, state)) {
        return false;
      }
      state.addType(type.elementType());
      return true;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, LocalGet op) {
      Locals.printVariable(printer, op.operation());
      printer.printOptionalAttrDict(op.operation());
    }
  }

  /** Sets a local variable. */
  @Order({"localVar", "value"})
  interface LocalAssignmentOp extends OpView {
    /** The variable. */
    @Operand(value = LocalRefType.class, name = "localVar")
    Value localVar();

    /** The new value. */
    @Operand(AnyValue.class)
    Value value();
  }

  /** Sets a local variable. */
  @Op(dialect = WasmssaDialect.class, name = "local_set")
  interface LocalSet extends LocalAssignmentOp {
    /** The variable holds values of this type. */
    default void verify(Diagnostics diagnostics) {
      if (Locals.elementType(operation()) != value().type()) {
        diagnostics.error(operation(), "input type and result type of local.set do not match");
      }
    }

    /** Parses {@code %local : ref to i32 to %value : i32 attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return Locals.parseAssignment(parser, state) != null;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, LocalSet op) {
      Locals.printAssignment(printer, op.operation());
    }
  }

  /** Sets a local variable, and returns the value. */
  @Op(dialect = WasmssaDialect.class, name = "local_tee")
  @Order({"localVar", "value", "result"})
  interface LocalTee extends LocalAssignmentOp {
    /** The value. */
    @Result(AnyValue.class)
    Value result();

    /** The variable holds values of this type. */
    default void verify(Diagnostics diagnostics) {
      Type type = value().type();
      if (Locals.elementType(operation()) != type || result().type() != type) {
        diagnostics.error(operation(), "input type and output type of local.tee do not match");
      }
    }

    /** Parses {@code %local : ref to i32 to %value : i32 attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      LocalRefType local = Locals.parseAssignment(parser, state);
      if (local == null) {
        return false;
      }
      state.addType(local.elementType());
      return true;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, LocalTee op) {
      Locals.printAssignment(printer, op.operation());
    }
  }

  /** Gets a global. */
  @Op(dialect = WasmssaDialect.class, name = "global_get")
  @Trait(ConstantExpression.class)
  @AssemblyFormat("$global attr-dict `:` type($global_val)")
  interface GlobalGet extends SymbolUserOpInterface {
    /** The global. */
    @Attr
    @FlatSymbolRef
    String global();

    /** Its value. */
    @Result(value = AnyValue.class, name = "global_val")
    Value globalVal();

    /** In a constant expression, the global must be constant and imported. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      if (!isInConstant()) {
        return;
      }
      Operation definition =
          tables.lookupNearest(operation(), SymbolRefAttr.get(operation().context(), global()));
      if (definition == null) {
        diagnostics.error(operation(), "symbol @" + global() + " is undefined");
      } else if (!definition.is(GlobalImportOp.MODEL)
          || GlobalImportOp.of(definition).isMutable()) {
        diagnostics.error(
            operation(),
            "global.get op is considered constant if it's referring to a import.global symbol"
                + " marked non-mutable");
      }
    }

    private boolean isInConstant() {
      Operation op = operation().parent();
      while (op != null && !op.name().hasTrait(ConstantInitializer.class)) {
        op = op.parent();
      }
      return op != null;
    }
  }
}
