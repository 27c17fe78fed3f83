// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Adds a sum of products of integers, of which the first ones have signs. */
@Op(dialect = SpirvDialect.class, name = "SUDotAccSat")
public interface SUDotAccSat extends AccumulatingDotProductOp {}
