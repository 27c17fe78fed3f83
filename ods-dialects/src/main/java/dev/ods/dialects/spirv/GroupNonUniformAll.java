// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether a condition holds in all invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformAll")
public interface GroupNonUniformAll extends VoteOp {}
