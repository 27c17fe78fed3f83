// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Moves bits to the right; copies of the sign come in from the left. */
@Op(dialect = SpirvDialect.class, name = "ShiftRightArithmetic")
public interface ShiftRightArithmetic extends ShiftOp {}
