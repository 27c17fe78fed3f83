// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether it holds in some invocation that is here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformLogicalOr")
public interface GroupNonUniformLogicalOr extends BoolNonUniformOp {}
