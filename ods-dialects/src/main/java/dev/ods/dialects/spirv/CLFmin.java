// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The lesser number, where a NaN counts as absent. */
@Op(dialect = SpirvDialect.class, name = "CL.fmin")
public interface CLFmin extends FloatBinaryFunctionOp {}
