// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The natural logarithm, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.log")
public interface CLLog extends FloatUnaryOp {}
