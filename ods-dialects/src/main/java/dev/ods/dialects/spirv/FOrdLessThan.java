// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first number is less and neither is NaN. */
@Op(dialect = SpirvDialect.class, name = "FOrdLessThan")
public interface FOrdLessThan extends FloatComparisonOp {}
