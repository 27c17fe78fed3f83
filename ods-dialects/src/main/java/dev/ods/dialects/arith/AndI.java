// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;
import dev.ods.trait.Idempotent;
import dev.ods.trait.Pure;

/** Integer binary and. */
@Op(dialect = ArithDialect.class, name = "andi")
@Trait({Commutative.class, Idempotent.class, Pure.class})
public interface AndI extends IntegerBinaryOp {}
