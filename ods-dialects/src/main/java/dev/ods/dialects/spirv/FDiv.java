// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The quotient of two floating-point numbers. */
@Op(dialect = SpirvDialect.class, name = "FDiv")
public interface FDiv extends FloatArithmeticOp {}
