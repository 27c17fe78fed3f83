// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first integer is not less, with signs. */
@Op(dialect = SpirvDialect.class, name = "SGreaterThanEqual")
public interface SGreaterThanEqual extends IntegerComparisonOp {}
