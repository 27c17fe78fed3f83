// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The arc cosine. */
@Op(dialect = SpirvDialect.class, name = "GL.Acos")
public interface GLAcos extends NarrowFloatUnaryOp {}
