// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Adds the floating-point numbers of the invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformFAdd")
public interface GroupNonUniformFAdd extends FloatNonUniformOp {}
