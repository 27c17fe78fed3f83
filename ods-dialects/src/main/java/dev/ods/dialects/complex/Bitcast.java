// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.*;
import dev.ods.builtin.ComplexType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/** Reinterprets the bits of a complex number as another type, or vice versa. */
@Op(dialect = ComplexDialect.class, name = "bitcast")
@Trait(Pure.class)
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
public interface Bitcast extends Foldable {
  /** The number. */
  @Operand
  Value operand();

  /** The same bits. */
  @Result
  Value result();

  @Override
  default @Nullable FoldResult fold(Constants constants) {
    return operand().type() == result().type() ? FoldResult.of(operand()) : null;
  }

  /** One of the types is complex, and both have as many bits; or they are the same. */
  default void verify(Diagnostics diagnostics) {
    Type from = operand().type();
    Type to = result().type();
    if (from == to) {
      return;
    }
    if (width(from) < 0) {
      diagnostics.opError(operation(), "operand must be int/float/complex");
    } else if (width(to) < 0) {
      diagnostics.opError(operation(), "result must be int/float/complex");
    } else if (from instanceof ComplexType == to instanceof ComplexType) {
      diagnostics.opError(operation(), "requires that either input or output has a complex type");
    } else if (width(from) != width(to)) {
      diagnostics.opError(operation(), "casting bitwidths do not match");
    }
  }

  /** The bits of a number; -1 of anything else. */
  private static int width(Type type) {
    if (type instanceof ComplexType complex) {
      return 2 * width(complex.elementType());
    }
    return ElementTypes.intOrFloatBitWidth(type);
  }
}
