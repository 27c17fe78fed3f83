// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether a number is NaN. */
@Op(dialect = SpirvDialect.class, name = "IsNan")
public interface IsNan extends FloatTestOp {}
