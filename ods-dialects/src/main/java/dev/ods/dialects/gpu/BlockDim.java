// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** How many threads a block has in a dimension. */
@Op(dialect = GpuDialect.class, name = "block_dim")
public interface BlockDim extends DimensionOp {}
