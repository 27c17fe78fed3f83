// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.F32Tensor;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** Computes rectified linear: {@code max(input, input * alpha)}. */
@Op(dialect = TflDialect.class, name = "LeakyRelu")
@Trait({Pure.class, SameOperandsAndResultType.class})
@AssemblyFormat("$input `,` $alpha attr-dict `:` type($output)")
public interface LeakyRelu {
  /** The input. */
  @Operand(F32Tensor.class)
  Value input();

  /** The slope for negative numbers. */
  @Attr
  float alpha();

  /** The function of each element. */
  @Result(F32Tensor.class)
  Value output();
}
