// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** One divided by the square root. */
@Op(dialect = SpirvDialect.class, name = "CL.rsqrt")
public interface CLRsqrt extends FloatUnaryOp {}
