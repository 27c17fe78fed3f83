// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Rounds towards positive infinity. */
@Op(dialect = SpirvDialect.class, name = "CL.ceil")
public interface CLCeil extends FloatUnaryOp {}
