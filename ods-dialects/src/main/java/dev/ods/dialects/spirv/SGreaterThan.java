// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first integer is greater, with signs. */
@Op(dialect = SpirvDialect.class, name = "SGreaterThan")
public interface SGreaterThan extends IntegerComparisonOp {}
