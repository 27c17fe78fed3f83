// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The arc tangent. */
@Op(dialect = SpirvDialect.class, name = "GL.Atan")
public interface GLAtan extends NarrowFloatUnaryOp {}
