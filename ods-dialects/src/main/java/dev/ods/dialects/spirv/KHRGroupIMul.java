// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Multiplies the integers of a group. */
@Op(dialect = SpirvDialect.class, name = "KHR.GroupIMul")
public interface KHRGroupIMul extends IntegerGroupOp {}
