// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/**
 * Floating-point maximum operation.
 *
 * <p>If one operand is NaN, the result is the other one.
 */
@Op(dialect = ArithDialect.class, name = "maxnumf")
@Trait(Commutative.class)
public interface MaxNumF extends FloatBinaryOp {}
