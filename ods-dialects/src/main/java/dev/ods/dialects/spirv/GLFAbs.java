// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The number with a positive sign. */
@Op(dialect = SpirvDialect.class, name = "GL.FAbs")
public interface GLFAbs extends FloatUnaryOp {}
