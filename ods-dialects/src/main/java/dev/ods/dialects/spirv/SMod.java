// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The remainder that has the sign of the divisor. */
@Op(dialect = SpirvDialect.class, name = "SMod")
public interface SMod extends IntegerRemainderOp {}
