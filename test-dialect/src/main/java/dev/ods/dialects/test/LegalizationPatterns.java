// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;

/** Patterns that conversions apply, beside those for other drivers. */
@PatternSet(TestDialect.class)
interface LegalizationPatterns {
  @Pattern(match = "(test.op_in_place_self_fold $_)", rewrite = "(test.constant 97 : i32)")
  void constant();
}
