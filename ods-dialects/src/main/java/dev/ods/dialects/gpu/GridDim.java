// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** How many blocks the grid has in a dimension. */
@Op(dialect = GpuDialect.class, name = "grid_dim")
public interface GridDim extends DimensionOp {}
