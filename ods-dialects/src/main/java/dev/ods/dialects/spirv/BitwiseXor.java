// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The bits that are set in one only. */
@Op(dialect = SpirvDialect.class, name = "BitwiseXor")
public interface BitwiseXor extends BitwiseOp {}
