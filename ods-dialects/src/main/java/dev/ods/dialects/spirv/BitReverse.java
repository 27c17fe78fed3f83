// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The bits in the opposite order. */
@Op(dialect = SpirvDialect.class, name = "BitReverse")
public interface BitReverse extends IntegerUnaryOp {}
