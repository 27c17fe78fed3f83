// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The quotient of two integers without sign. */
@Op(dialect = SpirvDialect.class, name = "UDiv")
public interface UDiv extends IntegerArithmeticOp {}
