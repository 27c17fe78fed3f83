// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first number is less, or one is NaN. */
@Op(dialect = SpirvDialect.class, name = "FUnordLessThan")
public interface FUnordLessThan extends FloatComparisonOp {}
