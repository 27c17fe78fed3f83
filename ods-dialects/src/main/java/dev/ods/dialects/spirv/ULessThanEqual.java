// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether the first integer is not greater, without signs. */
@Op(dialect = SpirvDialect.class, name = "ULessThanEqual")
public interface ULessThanEqual extends IntegerComparisonOp {}
