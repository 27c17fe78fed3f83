// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first number is not greater, or one is NaN. */
@Op(dialect = SpirvDialect.class, name = "FUnordLessThanEqual")
public interface FUnordLessThanEqual extends FloatComparisonOp {}
