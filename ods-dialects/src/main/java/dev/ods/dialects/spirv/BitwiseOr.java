// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The bits that are set in at least one. */
@Op(dialect = SpirvDialect.class, name = "BitwiseOr")
public interface BitwiseOr extends BitwiseOp {}
