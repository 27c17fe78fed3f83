// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether a condition holds in some invocation that is here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformAny")
public interface GroupNonUniformAny extends VoteOp {}
