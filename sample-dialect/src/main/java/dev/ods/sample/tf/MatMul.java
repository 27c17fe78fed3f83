// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Multiplies the matrix {@code a} by the matrix {@code b}. */
@Op(dialect = TfDialect.class, name = "MatMul")
@Trait(Pure.class)
@AssemblyFormat(
    "$a `,` $b (`transpose_a` $transpose_a^)? (`transpose_b` $transpose_b^)? attr-dict"
        + " `:` functional-type(operands, results)")
public interface MatMul {
  /** The first factor. */
  @Operand(FpTensor.class)
  Value a();

  /** The second factor. */
  @Operand(FpTensor.class)
  Value b();

  /** Whether {@code a} is transposed first. */
  @Attr(name = "transpose_a")
  @Unit
  boolean transposeA();

  /** Whether {@code b} is transposed first. */
  @Attr(name = "transpose_b")
  @Unit
  boolean transposeB();

  /** The product. */
  @Result(FpTensor.class)
  Value product();
}
