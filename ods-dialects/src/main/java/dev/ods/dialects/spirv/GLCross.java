// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The cross product of two vectors. */
@Op(dialect = SpirvDialect.class, name = "GL.Cross")
public interface GLCross extends FloatBinaryFunctionOp {}
