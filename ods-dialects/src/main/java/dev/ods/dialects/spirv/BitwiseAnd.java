// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The bits that are set in both. */
@Op(dialect = SpirvDialect.class, name = "BitwiseAnd")
public interface BitwiseAnd extends BitwiseOp {}
