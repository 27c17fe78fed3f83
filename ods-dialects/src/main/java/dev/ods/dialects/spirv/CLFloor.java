// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Rounds towards negative infinity. */
@Op(dialect = SpirvDialect.class, name = "CL.floor")
public interface CLFloor extends FloatUnaryOp {}
