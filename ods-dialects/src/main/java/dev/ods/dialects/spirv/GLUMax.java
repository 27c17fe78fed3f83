// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greater of two integers without sign. */
@Op(dialect = SpirvDialect.class, name = "GL.UMax")
public interface GLUMax extends IntegerBinaryFunctionOp {}
