// SPDX-License-Identifier: Apache-2.0
/**
 * Memory slots: MLIR's interfaces of what allocates memory that is only used through known
 * accesses, and of these accesses, so that it can be replaced by values or split into its elements.
 *
 * <p>Out of scope: the passes that do so, and what an access does otherwise.
 */
@NullMarked
package dev.ods.memory;

import org.jspecify.annotations.NullMarked;
