// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The least integer of the invocations that are here, without signs. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformUMin")
public interface GroupNonUniformUMin extends IntegerNonUniformOp {}
