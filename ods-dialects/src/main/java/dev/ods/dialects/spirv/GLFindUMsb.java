// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The place of the highest bit that is set; minus one if there is none. */
@Op(dialect = SpirvDialect.class, name = "GL.FindUMsb")
public interface GLFindUMsb extends Int32UnaryOp {}
