// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Multiplies the integers of the invocations that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformIMul")
public interface GroupNonUniformIMul extends IntegerNonUniformOp {}
