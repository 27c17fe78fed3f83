// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Turns an integer with a sign into one of another width. */
@Op(dialect = SpirvDialect.class, name = "SConvert")
public interface SConvert extends IntegerWidthOp {}
