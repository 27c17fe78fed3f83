// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Adds the floating-point numbers of a group. */
@Op(dialect = SpirvDialect.class, name = "GroupFAdd")
public interface GroupFAdd extends FloatGroupOp {}
