// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The least integer of the invocations that are here, with signs. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformSMin")
public interface GroupNonUniformSMin extends IntegerNonUniformOp {}
