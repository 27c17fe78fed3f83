// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** Whether both hold. */
@Op(dialect = SpirvDialect.class, name = "LogicalAnd")
@Trait(Commutative.class)
public interface LogicalAnd extends LogicalBinaryOp {}
