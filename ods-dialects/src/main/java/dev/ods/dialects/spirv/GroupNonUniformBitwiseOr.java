// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The bits that are set in the integer of some invocation that is here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBitwiseOr")
public interface GroupNonUniformBitwiseOr extends IntegerNonUniformOp {}
