// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;
import dev.ods.trait.Pure;

/** Signed integer maximum operation. */
@Op(dialect = ArithDialect.class, name = "maxsi")
@Trait({Commutative.class, Pure.class})
public interface MaxSI extends IntegerBinaryOp {}
