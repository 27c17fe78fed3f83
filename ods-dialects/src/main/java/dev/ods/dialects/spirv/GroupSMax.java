// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greatest integer of a group, with signs. */
@Op(dialect = SpirvDialect.class, name = "GroupSMax")
public interface GroupSMax extends IntegerGroupOp {}
