// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** What remains above the greatest integer that is not greater. */
@Op(dialect = SpirvDialect.class, name = "GL.Fract")
public interface GLFract extends FloatUnaryOp {}
