// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The logarithm to base two. */
@Op(dialect = SpirvDialect.class, name = "GL.Log2")
public interface GLLog2 extends NarrowFloatUnaryOp {}
