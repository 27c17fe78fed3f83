// SPDX-License-Identifier: Apache-2.0
/**
 * Operations on tensors and buffers: MLIR's interfaces of those that write into destinations, that
 * view buffers, and that compute the shapes of their results.
 *
 * <p>Out of scope: the types, and constraints on them.
 */
@NullMarked
package dev.ods.shaped;

import org.jspecify.annotations.NullMarked;
