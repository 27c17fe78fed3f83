// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The least floating-point number of a group. */
@Op(dialect = SpirvDialect.class, name = "GroupFMin")
public interface GroupFMin extends FloatGroupOp {}
