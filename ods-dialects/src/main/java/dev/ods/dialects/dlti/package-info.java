// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code dlti} of version 22: attributes for data layouts and target devices, and
 * their verification on operations.
 *
 * <p>Out of scope: computing sizes and alignments from a layout, which is what {@code
 * dev.ods.datalayout} does.
 */
@NullMarked
package dev.ods.dialects.dlti;

import org.jspecify.annotations.NullMarked;
