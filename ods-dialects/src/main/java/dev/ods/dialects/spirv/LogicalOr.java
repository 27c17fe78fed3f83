// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether at least one holds. */
@Op(dialect = SpirvDialect.class, name = "LogicalOr")
@Trait(Commutative.class)
public interface LogicalOr extends LogicalBinaryOp {}
