// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The direction in which a surface reflects. */
@Op(dialect = SpirvDialect.class, name = "GL.Reflect")
public interface GLReflect extends FloatBinaryFunctionOp {}
