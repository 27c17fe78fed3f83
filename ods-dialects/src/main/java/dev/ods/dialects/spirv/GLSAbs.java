// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The absolute value of an integer. */
@Op(dialect = SpirvDialect.class, name = "GL.SAbs")
public interface GLSAbs extends IntegerUnaryOp {}
