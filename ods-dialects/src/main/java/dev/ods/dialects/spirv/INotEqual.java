// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether two integers differ. */
@Op(dialect = SpirvDialect.class, name = "INotEqual")
@Trait(Commutative.class)
public interface INotEqual extends IntegerComparisonOp {}
