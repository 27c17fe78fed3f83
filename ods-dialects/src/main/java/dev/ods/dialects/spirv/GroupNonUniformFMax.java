// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greatest floating-point number of the invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformFMax")
public interface GroupNonUniformFMax extends FloatNonUniformOp {}
