// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The power of e. */
@Op(dialect = SpirvDialect.class, name = "GL.Exp")
public interface GLExp extends NarrowFloatUnaryOp {}
