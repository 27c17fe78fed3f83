// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Turns a floating-point number into an integer with a sign. */
@Op(dialect = SpirvDialect.class, name = "ConvertFToS")
public interface ConvertFToS extends FloatToIntegerOp {}
