// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greater number; what a NaN gives is undefined. */
@Op(dialect = SpirvDialect.class, name = "GL.FMax")
public interface GLFMax extends FloatBinaryFunctionOp {}
