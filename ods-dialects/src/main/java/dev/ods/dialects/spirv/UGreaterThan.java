// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first integer is greater, without signs. */
@Op(dialect = SpirvDialect.class, name = "UGreaterThan")
public interface UGreaterThan extends IntegerComparisonOp {}
