// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The natural logarithm. */
@Op(dialect = SpirvDialect.class, name = "GL.Log")
public interface GLLog extends NarrowFloatUnaryOp {}
