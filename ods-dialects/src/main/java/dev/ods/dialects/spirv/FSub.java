// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The difference of two floating-point numbers. */
@Op(dialect = SpirvDialect.class, name = "FSub")
public interface FSub extends FloatArithmeticOp {}
