// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The hyperbolic cosine. */
@Op(dialect = SpirvDialect.class, name = "GL.Cosh")
public interface GLCosh extends NarrowFloatUnaryOp {}
