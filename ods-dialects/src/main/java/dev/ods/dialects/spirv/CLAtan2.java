// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The angle of the point that two coordinates give. */
@Op(dialect = SpirvDialect.class, name = "CL.atan2")
public interface CLAtan2 extends FloatBinaryFunctionOp {}
