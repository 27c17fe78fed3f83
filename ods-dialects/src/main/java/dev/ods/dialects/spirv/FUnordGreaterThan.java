// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first number is greater, or one is NaN. */
@Op(dialect = SpirvDialect.class, name = "FUnordGreaterThan")
public interface FUnordGreaterThan extends FloatComparisonOp {}
