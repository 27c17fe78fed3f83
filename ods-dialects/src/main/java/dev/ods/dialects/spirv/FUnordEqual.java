// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether two numbers are equal, or one is NaN. */
@Op(dialect = SpirvDialect.class, name = "FUnordEqual")
@Trait(Commutative.class)
public interface FUnordEqual extends FloatComparisonOp {}
