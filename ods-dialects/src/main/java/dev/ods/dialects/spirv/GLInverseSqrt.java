// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The reciprocal of the square root. */
@Op(dialect = SpirvDialect.class, name = "GL.InverseSqrt")
public interface GLInverseSqrt extends FloatUnaryOp {}
