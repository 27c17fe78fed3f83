// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The least integer of a group, with signs. */
@Op(dialect = SpirvDialect.class, name = "GroupSMin")
public interface GroupSMin extends IntegerGroupOp {}
