// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code memref} of version 22: memory of a shape, how it is allocated, addressed
 * and accessed.
 *
 * <p>What must not live here: what an access does when the program runs.
 */
@NullMarked
package dev.ods.dialects.memref;

import org.jspecify.annotations.NullMarked;
