// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Turns an integer with a sign into a floating-point number. */
@Op(dialect = SpirvDialect.class, name = "ConvertSToF")
public interface ConvertSToF extends IntegerToFloatOp {}
