// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** The sum of two integers, modulo 2 to the power of the width. */
@Op(dialect = SpirvDialect.class, name = "IAdd")
@Trait(Commutative.class)
public interface IAdd extends IntegerArithmeticOp {}
