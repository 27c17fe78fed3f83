// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/**
 * Integer addition operation.
 *
 * <p>The sum is taken modulo 2 to the power of the width, for numbers with and without sign.
 */
@Op(dialect = ArithDialect.class, name = "addi")
@Trait(Commutative.class)
public interface AddI extends OverflowOp {}
