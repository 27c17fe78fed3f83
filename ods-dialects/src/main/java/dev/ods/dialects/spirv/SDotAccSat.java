// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Adds a sum of products of integers with signs. */
@Op(dialect = SpirvDialect.class, name = "SDotAccSat")
public interface SDotAccSat extends AccumulatingDotProductOp {}
