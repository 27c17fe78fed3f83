// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The difference of two integers, modulo 2 to the power of the width. */
@Op(dialect = SpirvDialect.class, name = "ISub")
public interface ISub extends IntegerArithmeticOp {}
