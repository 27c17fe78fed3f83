// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether it holds in all invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformLogicalAnd")
public interface GroupNonUniformLogicalAnd extends BoolNonUniformOp {}
