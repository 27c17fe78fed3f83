// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The lesser of two integers with a sign. */
@Op(dialect = SpirvDialect.class, name = "GL.SMin")
public interface GLSMin extends IntegerBinaryFunctionOp {}
