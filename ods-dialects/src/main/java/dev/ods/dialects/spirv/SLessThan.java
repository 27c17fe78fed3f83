// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first integer is less, with signs. */
@Op(dialect = SpirvDialect.class, name = "SLessThan")
public interface SLessThan extends IntegerComparisonOp {}
