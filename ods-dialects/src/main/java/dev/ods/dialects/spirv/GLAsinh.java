// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The inverse hyperbolic sine. */
@Op(dialect = SpirvDialect.class, name = "GL.Asinh")
public interface GLAsinh extends NarrowFloatUnaryOp {}
