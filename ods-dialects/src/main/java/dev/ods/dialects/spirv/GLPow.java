// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** A number to the power of another. */
@Op(dialect = SpirvDialect.class, name = "GL.Pow")
public interface GLPow extends NarrowFloatBinaryFunctionOp {}
