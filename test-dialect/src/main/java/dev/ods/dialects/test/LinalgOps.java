// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Operations that are verified as those of MLIR's dialect {@code linalg}. */
public interface LinalgOps {
  /** Inputs, outputs, and what is done with their elements. */
  @Order({"inputs", "outputs", "results", "region"})
  interface TestLinalg extends LinalgStructuredInterface {
    @Operand
    ValueRange inputs();

    @Operand
    ValueRange outputs();

    @Result
    ValueRange results();

    Region region();

    @Override
    default ValueRange dpsInits() {
      return outputs();
    }
  }

  /** A convolution. */
  @Op(dialect = TestDialect.class, name = "linalg_conv_op")
  @Trait({AttrSizedOperandSegments.class, SingleBlock.class})
  @AssemblyFormat(
      "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)?"
          + " `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?")
  interface TestLinalgConv extends TestLinalg, LinalgConvolutionOpInterface {}

  /** Fills a tensor or a buffer with a value. */
  @Op(dialect = TestDialect.class, name = "linalg_fill_op")
  @Trait({AttrSizedOperandSegments.class, SingleBlock.class})
  @AssemblyFormat(
      "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)?"
          + " `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?")
  interface TestLinalgFill extends TestLinalg, LinalgFillOpInterface {}
}
