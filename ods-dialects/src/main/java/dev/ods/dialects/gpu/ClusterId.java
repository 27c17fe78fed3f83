// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** The place of the cluster in the grid, in a dimension. */
@Op(dialect = GpuDialect.class, name = "cluster_id")
public interface ClusterId extends DimensionOp {}
