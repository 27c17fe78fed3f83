// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.annotation.*;
import dev.ods.constraint.F32Tensor;
import dev.ods.ir.Value;
import dev.ods.trait.*;

/** The operations of {@code tfl}, which share a file as they are few and small. */
public interface TflOps {
  /** Returns {@code lhs + rhs} element-wise, with a fused activation function. */
  @Op(dialect = TflDialect.class, name = "Add")
  @Order({"lhs", "rhs", "activation", "output"})
  @Trait({Pure.class, ResultsBroadcastableShape.class})
  @AssemblyFormat(
      "$lhs `,` $rhs (`,` $fused_activation_function^)? attr-dict `:` functional-type(operands,"
          + " results)")
  interface Add {
    /** The first addend. */
    @Operand(F32Tensor.class)
    Value lhs();

    /** The second addend. */
    @Operand(F32Tensor.class)
    Value rhs();

    /** The function that is applied to the sum. */
    @Attr(name = "fused_activation_function")
    @Default("NONE")
    ActivationFunction activation();

    /** The activation of the sum. */
    @Result(F32Tensor.class)
    Value output();
  }

  /** Computes rectified linear: {@code max(input, input * alpha)}. */
  @Op(dialect = TflDialect.class, name = "LeakyRelu")
  @Trait({Pure.class, SameOperandsAndResultType.class})
  @AssemblyFormat("$input `,` $alpha attr-dict `:` type($output)")
  interface LeakyRelu {
    /** The input. */
    @Operand(F32Tensor.class)
    Value input();

    /** The slope for negative numbers. */
    @Attr
    float alpha();

    /** The activation of each element. */
    @Result(F32Tensor.class)
    Value output();
  }
}
