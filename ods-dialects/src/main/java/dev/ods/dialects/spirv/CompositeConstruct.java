// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.VectorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.predicate.ElementTypes;
import dev.ods.trait.Pure;

/** A composite of its elements; those of a vector may be given as shorter vectors. */
@Op(dialect = SpirvDialect.class, name = "CompositeConstruct")
@Trait(Pure.class)
@AssemblyFormat("$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)")
public interface CompositeConstruct extends OpView {
  /** The elements. */
  @Operand(SpirvType.class)
  ValueRange constituents();

  /** The composite. */
  @Result(Composite.class)
  Value result();

  /** Compares the elements with those of a vector. */
  default void verify(Diagnostics diagnostics) {
    if (!(result().type() instanceof VectorType vector)) {
      return;
    }
    if (constituents().size() == vector.elementCount()) {
      verifyElements(vector, diagnostics);
    } else {
      verifyParts(vector, diagnostics);
    }
  }

  private void verifyElements(VectorType vector, Diagnostics diagnostics) {
    for (Value constituent : constituents()) {
      if (constituent.type() != vector.elementType()) {
        diagnostics.opError(
            operation(),
            "operand type mismatch: expected operand type '%s', but provided '%s'"
                .formatted(vector.elementType(), constituent.type()));
        return;
      }
    }
  }

  private void verifyParts(VectorType vector, Diagnostics diagnostics) {
    long count = 0;
    for (Value constituent : constituents()) {
      Type element = ElementTypes.orSelf(constituent.type());
      if (!(element instanceof IntegerType) && !(element instanceof FloatType)) {
        diagnostics.opError(
            operation(),
            "operand type mismatch: expected operand to have a scalar or vector type, but provided"
                + " '"
                + constituent.type()
                + "'");
        return;
      }
      if (element != vector.elementType()) {
        diagnostics.opError(
            operation(),
            "operand element type mismatch: expected to be '%s', but provided '%s'"
                .formatted(vector.elementType(), element));
        return;
      }
      count += Vectors.length(constituent.type());
    }
    if (count != vector.elementCount()) {
      diagnostics.opError(
          operation(),
          "has incorrect number of operands: expected %d, but provided %d"
              .formatted(vector.elementCount(), count));
    }
  }
}
