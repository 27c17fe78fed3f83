// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greatest floating-point number of a group. */
@Op(dialect = SpirvDialect.class, name = "GroupFMax")
public interface GroupFMax extends FloatGroupOp {}
