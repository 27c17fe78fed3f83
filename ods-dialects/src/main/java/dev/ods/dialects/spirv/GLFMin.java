// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The lesser number; what a NaN gives is undefined. */
@Op(dialect = SpirvDialect.class, name = "GL.FMin")
public interface GLFMin extends FloatBinaryFunctionOp {}
