// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The least integer of a group, without signs. */
@Op(dialect = SpirvDialect.class, name = "GroupUMin")
public interface GroupUMin extends IntegerGroupOp {}
