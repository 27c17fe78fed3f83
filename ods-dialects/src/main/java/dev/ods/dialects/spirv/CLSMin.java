// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The lesser integer, with signs. */
@Op(dialect = SpirvDialect.class, name = "CL.s_min")
public interface CLSMin extends IntegerBinaryFunctionOp {}
