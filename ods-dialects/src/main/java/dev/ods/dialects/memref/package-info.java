// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code memref} of version 22: allocating, addressing and accessing shaped memory.
 *
 * <p>Out of scope: the semantics of accesses at run time.
 */
@NullMarked
package dev.ods.dialects.memref;

import org.jspecify.annotations.NullMarked;
