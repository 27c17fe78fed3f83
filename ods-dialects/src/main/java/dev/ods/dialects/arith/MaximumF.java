// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/**
 * Floating-point maximum operation.
 *
 * <p>If one operand is NaN, so is the result; negative zero is less than positive zero.
 */
@Op(dialect = ArithDialect.class, name = "maximumf")
@Trait(Commutative.class)
public interface MaximumF extends FloatBinaryOp {}
