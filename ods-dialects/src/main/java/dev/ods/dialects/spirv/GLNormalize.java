// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The vector of length one in the same direction. */
@Op(dialect = SpirvDialect.class, name = "GL.Normalize")
public interface GLNormalize extends FloatUnaryOp {}
