// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import java.util.List;

/**
 * Performs average pooling on the input.
 *
 * <p>Each entry in {@code output} is the mean of the corresponding size {@code ksize} window in
 * {@code value}.
 */
@Op(dialect = TfDialect.class, name = "AvgPool")
@Trait(Pure.class)
@AssemblyFormat("$value attr-dict `:` functional-type($value, $output)")
public interface AvgPool {
  /** The images. */
  @Operand(FpTensor.class)
  Value value();

  /** The size of the window in each dimension. */
  @Attr
  @ArrayMinCount(4)
  List<Long> ksize();

  /** The stride of the window in each dimension. */
  @Attr
  @ArrayMinCount(4)
  List<Long> strides();

  /** The padding at the borders of the images. */
  @Attr
  Padding padding();

  /** The order of the dimensions. */
  @Attr(name = "data_format")
  @Default("NHWC")
  DataFormat dataFormat();

  /** The means. */
  @Result(FpTensor.class)
  Value output();
}
