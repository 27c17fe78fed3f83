// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Summary;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;

/** A constant that is -1, or that in each element. */
@Summary("-1 or a splat of it")
interface AllOnes {
  /** Whether a constant satisfies the constraint. */
  static boolean test(Attribute constant) {
    APInt number = ConstantFolding.integer(constant);
    return number != null && number.isAllOnes();
  }
}
