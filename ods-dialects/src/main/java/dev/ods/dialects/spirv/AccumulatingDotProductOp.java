// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import java.util.Optional;

/** The sum of products of integers and one more number, as near as it fits. */
@Order({"vector1", "vector2", "accumulator", "format", "result"})
@Trait(Pure.class)
@AllTypesMatch({"vector1", "vector2"})
@AllTypesMatch({"accumulator", "result"})
@AssemblyFormat(
    "$vector1 `,` $vector2 `,` $accumulator (`,` $format^)? attr-dict `:`"
        + " type($vector1) `->` type($result)")
interface AccumulatingDotProductOp extends OpView {
  /** The first factors. */
  @Operand(IntegerOrVector.class)
  Value vector1();

  /** The second factors. */
  @Operand(IntegerOrVector.class)
  Value vector2();

  /** What is added. */
  @Operand(ScalarInteger.class)
  Value accumulator();

  /** How the integers hold the factors, if they are not vectors. */
  @Attr
  Optional<PackedVectorFormatAttr> format();

  /** The sum. */
  @Result(ScalarInteger.class)
  Value result();

  /** Compares the format and the widths. */
  default void verify(Diagnostics diagnostics) {
    DotProducts.verify(operation(), format(), diagnostics);
  }
}
