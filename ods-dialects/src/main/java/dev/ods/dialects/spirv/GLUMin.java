// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The lesser of two integers without sign. */
@Op(dialect = SpirvDialect.class, name = "GL.UMin")
public interface GLUMin extends IntegerBinaryFunctionOp {}
