// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greatest integer of the invocations that are here, with signs. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformSMax")
public interface GroupNonUniformSMax extends IntegerNonUniformOp {}
