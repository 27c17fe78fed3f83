// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.TypedAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.BoolArrayAttr;
import dev.ods.constraint.BoolAttrConstraint;
import dev.ods.constraint.DenseBoolArrayAttr;
import dev.ods.constraint.DenseF32ArrayAttr;
import dev.ods.constraint.DenseF64ArrayAttr;
import dev.ods.constraint.DenseI16ArrayAttr;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.constraint.DenseI64ArrayAttr;
import dev.ods.constraint.DenseI8ArrayAttr;
import dev.ods.constraint.F32ArrayAttr;
import dev.ods.constraint.F32Attr;
import dev.ods.constraint.F64ArrayAttr;
import dev.ods.constraint.F64Attr;
import dev.ods.constraint.FlatSymbolRefArrayAttr;
import dev.ods.constraint.FlatSymbolRefAttrConstraint;
import dev.ods.constraint.I16Attr;
import dev.ods.constraint.I32ArrayAttr;
import dev.ods.constraint.I32Attr;
import dev.ods.constraint.I64ArrayAttr;
import dev.ods.constraint.I64Attr;
import dev.ods.constraint.I8Attr;
import dev.ods.constraint.StrArrayAttr;
import dev.ods.constraint.StrAttr;
import dev.ods.constraint.SymbolNameAttr;
import dev.ods.constraint.TypeAttrConstraint;
import dev.ods.constraint.UnitAttrConstraint;
import dev.ods.ir.Attribute;

/**
 * What inherent attributes with a Java type of their own are stored as: MLIR's {@code I32Attr},
 * {@code StrAttr} and the like. The names are those that the processor gives to the storages.
 */
public enum AttributeKind {
  BOOL(IntegerAttr.class),
  I8(IntegerAttr.class),
  I16(IntegerAttr.class),
  I32(IntegerAttr.class),
  I64(IntegerAttr.class),
  F32(FloatAttr.class),
  F64(FloatAttr.class),
  STRING(StringAttr.class),
  SYMBOL_NAME(StringAttr.class),
  FLAT_SYMBOL_REF(SymbolRefAttr.class),
  UNIT(UnitAttr.class),
  TYPE(TypeAttr.class),
  BOOL_ARRAY(ArrayAttr.class),
  I32_ARRAY(ArrayAttr.class),
  I64_ARRAY(ArrayAttr.class),
  F32_ARRAY(ArrayAttr.class),
  F64_ARRAY(ArrayAttr.class),
  STRING_ARRAY(ArrayAttr.class),
  FLAT_SYMBOL_REF_ARRAY(ArrayAttr.class),
  DENSE_BOOL(DenseArrayAttr.class),
  DENSE_I8(DenseArrayAttr.class),
  DENSE_I16(DenseArrayAttr.class),
  DENSE_I32(DenseArrayAttr.class),
  DENSE_I64(DenseArrayAttr.class),
  DENSE_F32(DenseArrayAttr.class),
  DENSE_F64(DenseArrayAttr.class),
  /** Any attribute that has a type: MLIR's {@code TypedAttr}. */
  TYPED(Attribute.class);

  private final Class<? extends Attribute> storage;

  AttributeKind(Class<? extends Attribute> storage) {
    this.storage = storage;
  }

  /**
   * Whether an attribute is of MLIR's storage type. That is a class here, unless several of MLIR's
   * share one.
   */
  boolean canHold(Attribute value) {
    return switch (this) {
      case BOOL,
          FLAT_SYMBOL_REF,
          DENSE_BOOL,
          DENSE_I8,
          DENSE_I16,
          DENSE_I32,
          DENSE_I64,
          DENSE_F32,
          DENSE_F64 ->
          test(value);
      case TYPED -> TypedAttr.typeOf(value) != null;
      default -> storage.isInstance(value);
    };
  }

  /** Whether an attribute satisfies the constraint of the kind. */
  boolean test(Attribute value) {
    return switch (this) {
      case BOOL -> BoolAttrConstraint.test(value);
      case I8 -> I8Attr.test(value);
      case I16 -> I16Attr.test(value);
      case I32 -> I32Attr.test(value);
      case I64 -> I64Attr.test(value);
      case F32 -> F32Attr.test(value);
      case F64 -> F64Attr.test(value);
      case STRING -> StrAttr.test(value);
      case SYMBOL_NAME -> SymbolNameAttr.test(value);
      case FLAT_SYMBOL_REF -> FlatSymbolRefAttrConstraint.test(value);
      case UNIT -> UnitAttrConstraint.test(value);
      case TYPE -> TypeAttrConstraint.test(value);
      case BOOL_ARRAY -> BoolArrayAttr.test(value);
      case I32_ARRAY -> I32ArrayAttr.test(value);
      case I64_ARRAY -> I64ArrayAttr.test(value);
      case F32_ARRAY -> F32ArrayAttr.test(value);
      case F64_ARRAY -> F64ArrayAttr.test(value);
      case STRING_ARRAY -> StrArrayAttr.test(value);
      case FLAT_SYMBOL_REF_ARRAY -> FlatSymbolRefArrayAttr.test(value);
      case DENSE_BOOL -> DenseBoolArrayAttr.test(value);
      case DENSE_I8 -> DenseI8ArrayAttr.test(value);
      case DENSE_I16 -> DenseI16ArrayAttr.test(value);
      case DENSE_I32 -> DenseI32ArrayAttr.test(value);
      case DENSE_I64 -> DenseI64ArrayAttr.test(value);
      case DENSE_F32 -> DenseF32ArrayAttr.test(value);
      case DENSE_F64 -> DenseF64ArrayAttr.test(value);
      // MLIR leaves it to the operation what the type must be.
      case TYPED -> true;
    };
  }
}
