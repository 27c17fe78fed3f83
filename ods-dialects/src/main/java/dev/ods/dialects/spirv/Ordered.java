// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether neither of two numbers is NaN. */
@Op(dialect = SpirvDialect.class, name = "Ordered")
@Trait(Commutative.class)
public interface Ordered extends FloatComparisonOp {}
