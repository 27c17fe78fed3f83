// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code tensor} of version 22: making, reshaping and slicing tensors, and accessing
 * their elements.
 *
 * <p>Out of scope: how tensors become buffers.
 */
@NullMarked
package dev.ods.dialects.tensor;

import org.jspecify.annotations.NullMarked;
