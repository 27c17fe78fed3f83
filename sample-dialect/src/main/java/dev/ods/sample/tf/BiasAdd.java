// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.builtin.RankedTensorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.Pure;

/**
 * Adds {@code bias} to {@code value}.
 *
 * <p>The bias has one dimension: a number for each channel.
 */
@Op(dialect = TfDialect.class, name = "BiasAdd")
@Order({"value", "bias", "dataFormat", "output"})
@Trait(Pure.class)
@AllTypesMatch({"value", "output"})
@AssemblyFormat("$value `,` $bias attr-dict `:` type($value) `,` type($bias)")
public interface BiasAdd extends OpView {
  /** The images. */
  @Operand(FpTensor.class)
  Value value();

  /** The number to add to each channel. */
  @Operand(FpTensor.class)
  Value bias();

  /** The order of the dimensions. */
  @Attr(name = "data_format")
  @Default("NHWC")
  DataFormat dataFormat();

  /** The sums. */
  @Result(FpTensor.class)
  Value output();

  /** Verifies the rank of the bias. */
  default void verify(Diagnostics diagnostics) {
    if (bias().type() instanceof RankedTensorType type && type.rank() != 1) {
      diagnostics.opError(operation(), "requires a bias of rank 1, but got '" + type + "'");
    }
  }
}
