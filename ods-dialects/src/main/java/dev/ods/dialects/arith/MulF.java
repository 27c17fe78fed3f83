// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Floating point multiplication operation. */
@Op(dialect = ArithDialect.class, name = "mulf")
@Trait(Commutative.class)
public interface MulF extends FloatBinaryOp {}
