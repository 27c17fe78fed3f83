// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.wasmssa.ValueTypes.AnyValue;
import dev.ods.dialects.wasmssa.ValueTypes.ValueTypeAttr;
import dev.ods.ir.*;
import dev.ods.trait.InferTypeOpInterface;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Access to locals and globals. */
public interface VariableOps {
  /** Declares a local variable. */
  @Op(dialect = WasmssaDialect.class, name = "local")
  @AssemblyFormat("`of` `type` $type attr-dict")
  interface Local extends InferTypeOpInterface {
    /** The type of its value. */
    @Attr(ValueTypeAttr.class)
    Type type();

    /** The variable. */
    @Result(LocalRefType.class)
    Value result();

    /** The type of the variable follows from that of its value, which may be a wrong one. */
    @Override
    default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return List.of(LocalRefType.ofUnverified(type()));
    }
  }

  /** The type of the values of a local variable; null if it is none. */
  private static @Nullable List<Type> valueTypes(Value local) {
    return local.type() instanceof LocalRefType variable ? List.of(variable.elementType()) : null;
  }

  /** Gets a local variable. */
  @Op(dialect = WasmssaDialect.class, name = "local_get")
  @AssemblyFormat("$localVar `:` type($localVar) attr-dict")
  interface LocalGet extends InferTypeOpInterface {
    /** The variable. */
    @Operand(value = LocalRefType.class, name = "localVar")
    Value localVar();

    /** Its value. */
    @Result(AnyValue.class)
    Value result();

    @Override
    default @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return valueTypes(localVar());
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

    /** The type of the variable's values. */
    default Type variableType() {
      return ((LocalRefType) localVar().type()).elementType();
    }
  }

  /** Sets a local variable. */
  @Op(dialect = WasmssaDialect.class, name = "local_set")
  @AssemblyFormat("$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict")
  interface LocalSet extends LocalAssignmentOp {
    /** The variable holds values of this type. */
    default void verify(Diagnostics diagnostics) {
      if (variableType() != value().type()) {
        diagnostics.error(operation(), "input type and result type of local.set do not match");
      }
    }
  }

  /** Sets a local variable, and returns the value. */
  @Op(dialect = WasmssaDialect.class, name = "local_tee")
  @AssemblyFormat("$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict")
  @Order({"localVar", "value", "result"})
  interface LocalTee extends LocalAssignmentOp, InferTypeOpInterface {
    /** The value. */
    @Result(AnyValue.class)
    Value result();

    @Override
    default @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return valueTypes(localVar());
    }

    /** The variable holds values of this type. */
    default void verify(Diagnostics diagnostics) {
      Type type = value().type();
      if (variableType() != type || result().type() != type) {
        diagnostics.error(operation(), "input type and output type of local.tee do not match");
      }
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
