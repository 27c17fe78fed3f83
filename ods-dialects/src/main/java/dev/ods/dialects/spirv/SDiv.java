// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The quotient of two integers with a sign. */
@Op(dialect = SpirvDialect.class, name = "SDiv")
public interface SDiv extends IntegerArithmeticOp {}
