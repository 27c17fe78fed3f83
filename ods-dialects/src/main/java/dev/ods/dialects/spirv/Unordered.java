// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether one of two numbers is NaN. */
@Op(dialect = SpirvDialect.class, name = "Unordered")
@Trait(Commutative.class)
public interface Unordered extends FloatComparisonOp {}
