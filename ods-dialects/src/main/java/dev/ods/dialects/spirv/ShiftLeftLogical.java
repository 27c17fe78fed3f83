// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Moves bits to the left; zeros come in from the right. */
@Op(dialect = SpirvDialect.class, name = "ShiftLeftLogical")
public interface ShiftLeftLogical extends ShiftOp {}
