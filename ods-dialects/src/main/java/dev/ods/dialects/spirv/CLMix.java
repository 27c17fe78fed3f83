// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** A number between two others, at a part of the way. */
@Op(dialect = SpirvDialect.class, name = "CL.mix")
public interface CLMix extends FloatTernaryFunctionOp {}
