// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first integer is less, without signs. */
@Op(dialect = SpirvDialect.class, name = "ULessThan")
public interface ULessThan extends IntegerComparisonOp {}
