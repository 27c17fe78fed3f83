// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The bits that are set in an odd number of the integers. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBitwiseXor")
public interface GroupNonUniformBitwiseXor extends IntegerNonUniformOp {}
