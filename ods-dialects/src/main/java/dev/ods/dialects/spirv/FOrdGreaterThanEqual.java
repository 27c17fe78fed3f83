// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first number is not less and neither is NaN. */
@Op(dialect = SpirvDialect.class, name = "FOrdGreaterThanEqual")
public interface FOrdGreaterThanEqual extends FloatComparisonOp {}
