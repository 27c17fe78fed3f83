// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greater of two integers with a sign. */
@Op(dialect = SpirvDialect.class, name = "GL.SMax")
public interface GLSMax extends IntegerBinaryFunctionOp {}
