// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The inverse hyperbolic tangent. */
@Op(dialect = SpirvDialect.class, name = "GL.Atanh")
public interface GLAtanh extends NarrowFloatUnaryOp {}
