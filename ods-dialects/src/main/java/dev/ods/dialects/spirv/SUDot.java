// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The sum of products of integers, of which the first ones have signs. */
@Op(dialect = SpirvDialect.class, name = "SUDot")
public interface SUDot extends DotProductOp {}
