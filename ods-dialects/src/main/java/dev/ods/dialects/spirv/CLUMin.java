// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The lesser integer, without signs. */
@Op(dialect = SpirvDialect.class, name = "CL.u_min")
public interface CLUMin extends IntegerBinaryFunctionOp {}
