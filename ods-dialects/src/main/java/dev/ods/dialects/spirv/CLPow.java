// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** One number to the power of another. */
@Op(dialect = SpirvDialect.class, name = "CL.pow")
public interface CLPow extends FloatBinaryFunctionOp {}
