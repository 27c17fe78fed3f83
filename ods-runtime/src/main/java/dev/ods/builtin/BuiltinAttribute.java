// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/** An attribute of the builtin dialect. */
abstract sealed class BuiltinAttribute extends Attribute
    permits AffineMapAttr,
        ArrayAttr,
        DenseArrayAttr,
        DenseElementsAttr,
        DenseResourceElementsAttr,
        DialectElementsAttr,
        DistinctAttr,
        FloatAttr,
        IntegerAttr,
        IntegerSetAttr,
        OpaqueAttr,
        SparseElementsAttr,
        StridedLayoutAttr,
        StringAttr,
        SymbolRefAttr,
        TypeAttr,
        UnitAttr {
  BuiltinAttribute(Context context) {
    super(context);
  }

  /** The namespace {@code builtin}; that of another dialect if the attribute is opaque. */
  @Override
  public String dialectNamespace() {
    return "builtin";
  }

  /** Calls the method of a visitor for the kind of this attribute. */
  abstract <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor);
}
