// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The place of the lowest bit that is set; minus one if there is none. */
@Op(dialect = SpirvDialect.class, name = "GL.FindILsb")
public interface GLFindILsb extends IntegerUnaryOp {}
