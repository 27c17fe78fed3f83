// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The power of two. */
@Op(dialect = SpirvDialect.class, name = "GL.Exp2")
public interface GLExp2 extends NarrowFloatUnaryOp {}
