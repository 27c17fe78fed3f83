// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Adds the integers of the invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformIAdd")
public interface GroupNonUniformIAdd extends IntegerNonUniformOp {}
