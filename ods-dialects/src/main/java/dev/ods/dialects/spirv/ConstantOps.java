// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.SparseElementsAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TensorType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.type.ArrayConstraint;
import dev.ods.dialects.spirv.type.ScalarOrVectorConstraint;
import dev.ods.dialects.spirv.type.SpirvTypeConstraint;
import dev.ods.dialects.spirv.type.ValueTypes.SpirvType;
import dev.ods.ir.*;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import org.jspecify.annotations.Nullable;

/** Constants, and values that are not defined (MLIR: SPIRVStructureOps.td, SPIRVMiscOps.td). */
public interface ConstantOps {
  /** A constant. */
  @Op(dialect = SpirvDialect.class, name = "Constant")
  @Trait({ConstantLike.class, Pure.class})
  interface Constant extends OpAsmOpInterface {
    /** The value. */
    @Attr(AnyAttr.class)
    @ConstantValue
    Attribute value();

    /** The constant value. */
    @Result(SpirvType.class)
    Value constant();

    /**
     * Creates a constant.
     *
     * @return null if there are none of the type
     */
    static @Nullable Operation materialize(
        OpBuilder builder, Attribute value, Type type, Location location) {
      return ScalarOrVectorConstraint.test(type) || ArrayConstraint.test(type)
          ? ConstantOp.build(builder, location, type, value).operation()
          : null;
    }

    /** Parses {@code value}, and {@code : type} unless the value implies the type. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      Attribute value = parser.parseAttribute((Type) null);
      if (value == null) {
        return false;
      }
      state.setAttribute("value", value);
      Type type = value.type();
      if (type == null || type instanceof NoneType || type instanceof TensorType) {
        type = parser.parseColonType();
      }
      if (type != null) {
        state.addType(type);
      }
      return type != null;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Constant op) {
      printer.print(" ");
      printer.printAttribute(op.value());
      if (ArrayConstraint.test(op.constant().type())) {
        printer.print(" : ");
        printer.printType(op.constant().type());
      }
    }

    /** Called {@code %true}, {@code %cst5_i32}, {@code %cst_f32} or {@code %cst_vec_4xf32}. */
    @Override
    default void resultNames(ValueNamer namer) {
      ConstantNames.name(value(), constant(), namer);
    }

    /** Compares the type of the value with that of the result. */
    default void verify(Diagnostics diagnostics) {
      Type type = constant().type();
      if (value() instanceof IntegerAttr || value() instanceof FloatAttr) {
        if (value().type() != type) {
          diagnostics.opError(
              operation(),
              "result type ('%s') does not match value type ('%s')"
                  .formatted(type, value().type()));
        }
      } else if (value() instanceof ArrayAttr) {
        if (!ArrayConstraint.test(type)) {
          diagnostics.opError(operation(), "must have spirv.array result type for array value");
        }
      } else if (!hasElements()) {
        diagnostics.opError(operation(), "cannot have attribute: " + value());
      } else if (value().type() != type && !ArrayConstraint.test(type)) {
        diagnostics.opError(
            operation(),
            "result or element type ('%s') does not match value type ('%s'), must be the same or spirv.array"
                .formatted(type, value().type()));
      }
    }

    /** Whether the value has elements; values of unknown types are assumed to. */
    private boolean hasElements() {
      Type type = value().type();
      return value() instanceof DenseIntOrFPElementsAttr
          || value() instanceof SparseElementsAttr
          || (type != null && Composites.isUnknown(type));
    }
  }

  /** A value that can be chosen when a module is specialized. */
  @Op(dialect = SpirvDialect.class, name = "SpecConstant")
  @Trait({InModuleScope.class, Symbol.class})
  interface SpecConstant extends OpView {
    /** The name of the attribute with the constant's ID. */
    String SPEC_ID = "spec_id";

    /** The name. */
    @Attr(name = "sym_name")
    @SymbolName
    String symName();

    /** The default value. */
    @Attr(value = TypedAttrInterface.class, name = "default_value")
    Attribute defaultValue();

    /** Parses {@code @name spec_id(number) = value}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      StringAttr name = parser.parseSymbolName();
      if (name == null) {
        return false;
      }
      state.setAttribute("sym_name", name);
      if (!parseId(parser, state) || !parser.parseEqual()) {
        return false;
      }
      Attribute value = parser.parseAttribute((Type) null);
      return value != null && parser.addAttributeOnce(state, "default_value", value);
    }

    private static boolean parseId(OpAsmParser parser, OperationState state) {
      if (!parser.parseOptionalKeyword(SPEC_ID)) {
        return true;
      }
      IntegerAttr number =
          parser.parseLParen() ? parser.parseAttribute(IntegerAttr.class, null) : null;
      return number != null
          && parser.addAttributeOnce(state, SPEC_ID, number)
          && parser.parseRParen();
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, SpecConstant op) {
      printer.print(" ");
      printer.printSymbolName(op.symName());
      if (op.operation().attribute(SPEC_ID) instanceof IntegerAttr number) {
        printer.print(" " + SPEC_ID + "(" + number.bits() + ")");
      }
      printer.print(" = ");
      printer.printAttribute(op.defaultValue());
    }

    /** Checks the number and the kind of value. */
    default void verify(Diagnostics diagnostics) {
      Type type = defaultValue().type();
      if (operation().attribute(SPEC_ID) instanceof IntegerAttr number
          && number.bigValue().signum() < 0) {
        diagnostics.opError(operation(), "SpecId cannot be negative");
      } else if (type == null
          || !(defaultValue() instanceof IntegerAttr || defaultValue() instanceof FloatAttr)) {
        diagnostics.opError(
            operation(), "default value can only be a bool, integer, or float scalar");
      } else if (!SpirvTypeConstraint.test(type)) {
        diagnostics.opError(operation(), "default value bitwidth disallowed");
      }
    }
  }

  /** An undefined value. */
  @Op(dialect = SpirvDialect.class, name = "Undef")
  @Trait(Pure.class)
  @AssemblyFormat("attr-dict `:` type($result)")
  interface Undef extends OpView {
    /** The value. */
    @Result(SpirvType.class)
    Value result();
  }
}
