// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code dlti} of version 22: attributes that describe the layout of data and the
 * devices that a program is for, and what they must be like on operations.
 *
 * <p>What must not live here: sizes and alignments that follow from a layout.
 */
@NullMarked
package dev.ods.dialects.dlti;

import org.jspecify.annotations.NullMarked;
