// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The place of the highest bit that differs from the sign; minus one if there is none. */
@Op(dialect = SpirvDialect.class, name = "GL.FindSMsb")
public interface GLFindSMsb extends Int32UnaryOp {}
