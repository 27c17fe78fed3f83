// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.AnyAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/** A composite of which each element is one value that is known. */
@Op(dialect = SpirvDialect.class, name = "EXT.ConstantCompositeReplicate")
@Trait(Pure.class)
@AssemblyFormat("` ` `[` $value `]` `:` type($replicated_constant) attr-dict")
public interface EXTConstantCompositeReplicate extends OpView {
  /** The value. */
  @Attr(AnyAttr.class)
  Attribute value();

  /** The composite. */
  @Result(value = Composite.class, name = "replicated_constant")
  Value replicatedConstant();

  /** Compares the value with the elements of a vector. */
  default void verify(Diagnostics diagnostics) {
    Type type = typeOf(value());
    if (type == null) {
      diagnostics.error(operation(), "unknown value attribute type");
    } else if (replicatedConstant().type() instanceof VectorType vector
        && type != vector.elementType()) {
      diagnostics.error(
          operation(),
          "expected value attribute type '%s', but got: '%s'"
              .formatted(vector.elementType(), type));
    }
  }

  /** The type of an attribute; that of an array is an array of SPIR-V. */
  private static @Nullable Type typeOf(Attribute value) {
    if (value instanceof StringAttr) {
      return NoneType.get(value.context());
    }
    if (!(value instanceof ArrayAttr array) || array.isEmpty()) {
      return value.type();
    }
    Type element = typeOf(array.element(0));
    return element == null
        ? null
        : OpaqueType.get(value.context(), "spirv", "array<" + array.size() + " x " + element + ">");
  }
}
