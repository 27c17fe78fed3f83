// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import org.jspecify.annotations.Nullable;

/** The types of the dialect. */
public interface TransformTypes {
  /** {@code !transform.affine_map}: parameters that are affine maps. */
  @TypeDef(dialect = TransformDialect.class, mnemonic = "affine_map")
  record AffineMapParam() implements TransformType {
    @Override
    public Payload payload() {
      return Payload.PARAMETERS;
    }

    @Override
    public @Nullable String violation(Attribute parameter) {
      return parameter instanceof AffineMapAttr
          ? null
          : "expected affine map attribute, got " + parameter;
    }
  }

  /** {@code !transform.any_op}: operations of any kind. */
  @TypeDef(dialect = TransformDialect.class, mnemonic = "any_op")
  record AnyOp() implements TransformType {
    @Override
    public Payload payload() {
      return Payload.OPERATIONS;
    }
  }

  /** {@code !transform.any_param}: parameters of any kind. */
  @TypeDef(dialect = TransformDialect.class, mnemonic = "any_param")
  record AnyParam() implements TransformType {
    @Override
    public Payload payload() {
      return Payload.PARAMETERS;
    }
  }

  /** {@code !transform.any_value}: values of any type. */
  @TypeDef(dialect = TransformDialect.class, mnemonic = "any_value")
  record AnyValue() implements TransformType {
    @Override
    public Payload payload() {
      return Payload.VALUES;
    }
  }

  /**
   * {@code !transform.op<"scf.for">}: operations of one name.
   *
   * @param operationName the operations' name
   */
  @TypeDef(dialect = TransformDialect.class, mnemonic = "op")
  @AssemblyFormat("`<` $operation_name `>`")
  record Operation(@dev.ods.annotation.Param(name = "operation_name") String operationName)
      implements TransformType {
    @Override
    public Payload payload() {
      return Payload.OPERATIONS;
    }
  }

  /**
   * {@code !transform.param<i64>}: parameters that are numbers of one type.
   *
   * @param type an integer type of at most 64 bits
   */
  @TypeDef(dialect = TransformDialect.class, mnemonic = "param")
  @AssemblyFormat("`<` $type `>`")
  record Param(Type type) implements TransformType {
    void verify(Diagnostics diagnostics, Location location) {
      if (!(type instanceof IntegerType integer) || integer.width() > Long.SIZE) {
        diagnostics.error(location, "only supports integer types with width <=64");
      }
    }

    @Override
    public Payload payload() {
      return Payload.PARAMETERS;
    }

    @Override
    public @Nullable String violation(Attribute parameter) {
      return parameter.type() == type
          ? null
          : "expected the type of the parameter attribute ('"
              + parameter.type()
              + "') to match the parameter type ('"
              + type
              + "')";
    }
  }

  /** {@code !transform.type}: parameters that are types. */
  @TypeDef(dialect = TransformDialect.class, mnemonic = "type")
  record TypeParam() implements TransformType {
    @Override
    public Payload payload() {
      return Payload.PARAMETERS;
    }

    @Override
    public @Nullable String violation(Attribute parameter) {
      return parameter instanceof TypeAttr ? null : "expected type attribute, got " + parameter;
    }
  }
}
