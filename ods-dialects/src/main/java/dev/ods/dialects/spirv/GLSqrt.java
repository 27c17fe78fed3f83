// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The square root, in the precision of shaders. */
@Op(dialect = SpirvDialect.class, name = "GL.Sqrt")
public interface GLSqrt extends FloatUnaryOp {}
