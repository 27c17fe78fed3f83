// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;
import dev.ods.trait.Idempotent;
import dev.ods.trait.Pure;

/** Integer binary or. */
@Op(dialect = ArithDialect.class, name = "ori")
@Trait({Commutative.class, Idempotent.class, Pure.class})
public interface OrI extends IntegerBinaryOp {}
