// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code gpu}: modules and functions for devices, their launches, memory,
 * synchronization, reductions, products of matrices, and the mapping of loops.
 *
 * <p>Out of scope: specifics of one kind of device.
 */
@NullMarked
package dev.ods.dialects.gpu;

import org.jspecify.annotations.NullMarked;
