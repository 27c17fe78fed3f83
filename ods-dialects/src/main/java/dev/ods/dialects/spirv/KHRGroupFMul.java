// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Multiplies the floating-point numbers of a group. */
@Op(dialect = SpirvDialect.class, name = "KHR.GroupFMul")
public interface KHRGroupFMul extends FloatGroupOp {}
