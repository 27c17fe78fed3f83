// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The arc sine. */
@Op(dialect = SpirvDialect.class, name = "GL.Asin")
public interface GLAsin extends NarrowFloatUnaryOp {}
