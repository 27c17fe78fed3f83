// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The number without its sign. */
@Op(dialect = SpirvDialect.class, name = "CL.fabs")
public interface CLFabs extends FloatUnaryOp {}
