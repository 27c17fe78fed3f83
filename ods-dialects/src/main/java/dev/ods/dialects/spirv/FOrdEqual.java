// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether two numbers are equal and neither is NaN. */
@Op(dialect = SpirvDialect.class, name = "FOrdEqual")
@Trait(Commutative.class)
public interface FOrdEqual extends FloatComparisonOp {}
