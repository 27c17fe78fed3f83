// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** The place of the thread in its block, in a dimension. */
@Op(dialect = GpuDialect.class, name = "thread_id")
public interface ThreadId extends DimensionOp {}
