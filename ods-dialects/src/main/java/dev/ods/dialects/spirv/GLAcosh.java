// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The inverse hyperbolic cosine. */
@Op(dialect = SpirvDialect.class, name = "GL.Acosh")
public interface GLAcosh extends NarrowFloatUnaryOp {}
