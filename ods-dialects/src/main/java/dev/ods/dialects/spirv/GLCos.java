// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The cosine of an angle. */
@Op(dialect = SpirvDialect.class, name = "GL.Cos")
public interface GLCos extends NarrowFloatUnaryOp {}
