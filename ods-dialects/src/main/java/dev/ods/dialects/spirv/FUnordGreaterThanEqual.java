// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first number is not less, or one is NaN. */
@Op(dialect = SpirvDialect.class, name = "FUnordGreaterThanEqual")
public interface FUnordGreaterThanEqual extends FloatComparisonOp {}
