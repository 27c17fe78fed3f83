// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The product of two numbers plus a third, rounded once. */
@Op(dialect = SpirvDialect.class, name = "CL.fma")
public interface CLFma extends FloatTernaryFunctionOp {}
