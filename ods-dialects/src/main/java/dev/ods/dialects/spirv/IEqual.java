// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether two integers are equal. */
@Op(dialect = SpirvDialect.class, name = "IEqual")
@Trait(Commutative.class)
public interface IEqual extends IntegerComparisonOp {}
