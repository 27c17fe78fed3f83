// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** The place of the thread among all threads of the grid, in a dimension. */
@Op(dialect = GpuDialect.class, name = "global_id")
public interface GlobalId extends DimensionOp {}
