// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether one only holds. */
@Op(dialect = SpirvDialect.class, name = "LogicalNotEqual")
@Trait(Commutative.class)
public interface LogicalNotEqual extends LogicalBinaryOp {}
