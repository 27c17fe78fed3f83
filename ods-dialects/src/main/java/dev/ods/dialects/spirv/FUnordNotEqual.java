// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether two numbers differ, or one is NaN. */
@Op(dialect = SpirvDialect.class, name = "FUnordNotEqual")
@Trait(Commutative.class)
public interface FUnordNotEqual extends FloatComparisonOp {}
