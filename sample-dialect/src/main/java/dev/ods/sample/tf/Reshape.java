// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.constraint.AnyTensor;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Returns the elements of {@code tensor}, in the same order, with another shape. */
@Op(dialect = TfDialect.class, name = "Reshape")
@Trait(Pure.class)
@AssemblyFormat("$tensor attr-dict `:` type($tensor) `->` type($output)")
public interface Reshape {
  /** The input. */
  @Operand(AnyTensor.class)
  Value tensor();

  /** The same elements. */
  @Result(AnyTensor.class)
  Value output();
}
