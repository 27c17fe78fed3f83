// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** How many clusters a grid has in a dimension. */
@Op(dialect = GpuDialect.class, name = "cluster_dim")
public interface ClusterDim extends DimensionOp {}
