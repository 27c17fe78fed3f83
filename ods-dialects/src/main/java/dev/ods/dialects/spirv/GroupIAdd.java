// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Adds the integers of a group. */
@Op(dialect = SpirvDialect.class, name = "GroupIAdd")
public interface GroupIAdd extends IntegerGroupOp {}
