// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** A type of the builtin dialect. */
abstract sealed class BuiltinType extends Type
    permits BaseMemRefType,
        ComplexType,
        FloatType,
        FunctionType,
        GraphType,
        IndexType,
        IntegerType,
        NoneType,
        OpaqueType,
        TensorType,
        TupleType,
        VectorType {
  BuiltinType(Context context) {
    super(context);
  }

  /** The namespace {@code builtin}; that of another dialect if the type is opaque. */
  @Override
  public String dialectNamespace() {
    return "builtin";
  }

  /** Calls the method of a visitor for the kind of this type. */
  abstract <R extends @Nullable Object> R accept(TypeVisitor<R> visitor);
}
