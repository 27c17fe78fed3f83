// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether a number is neither infinite nor NaN. */
@Op(dialect = SpirvDialect.class, name = "IsFinite")
public interface IsFinite extends FloatTestOp {}
