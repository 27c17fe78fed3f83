// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Moves bits to the right; zeros come in from the left. */
@Op(dialect = SpirvDialect.class, name = "ShiftRightLogical")
public interface ShiftRightLogical extends ShiftOp {}
