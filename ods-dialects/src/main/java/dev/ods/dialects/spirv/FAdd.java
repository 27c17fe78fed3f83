// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** The sum of two floating-point numbers. */
@Op(dialect = SpirvDialect.class, name = "FAdd")
@Trait(Commutative.class)
public interface FAdd extends FloatArithmeticOp {}
