// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Floating point addition operation. */
@Op(dialect = ArithDialect.class, name = "addf")
@Trait(Commutative.class)
public interface AddF extends FloatBinaryOp {}
