// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The hyperbolic tangent. */
@Op(dialect = SpirvDialect.class, name = "GL.Tanh")
public interface GLTanh extends NarrowFloatUnaryOp {}
