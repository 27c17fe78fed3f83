// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether it holds in an odd number of the invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformLogicalXor")
public interface GroupNonUniformLogicalXor extends BoolNonUniformOp {}
