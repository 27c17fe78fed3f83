// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The integer without its sign. */
@Op(dialect = SpirvDialect.class, name = "CL.s_abs")
public interface CLSAbs extends IntegerUnaryOp {}
