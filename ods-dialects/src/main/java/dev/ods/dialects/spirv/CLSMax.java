// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greater integer, with signs. */
@Op(dialect = SpirvDialect.class, name = "CL.s_max")
public interface CLSMax extends IntegerBinaryFunctionOp {}
