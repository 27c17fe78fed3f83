// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greater integer, without signs. */
@Op(dialect = SpirvDialect.class, name = "CL.u_max")
public interface CLUMax extends IntegerBinaryFunctionOp {}
