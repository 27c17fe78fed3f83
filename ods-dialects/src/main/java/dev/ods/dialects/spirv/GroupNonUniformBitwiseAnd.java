// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The bits that are set in the integers of all invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBitwiseAnd")
public interface GroupNonUniformBitwiseAnd extends IntegerNonUniformOp {}
