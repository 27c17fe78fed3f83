// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/**
 * Floating-point minimum operation.
 *
 * <p>If one operand is NaN, so is the result; negative zero is less than positive zero.
 */
@Op(dialect = ArithDialect.class, name = "minimumf")
@Trait(Commutative.class)
public interface MinimumF extends FloatBinaryOp {}
