// SPDX-License-Identifier: Apache-2.0
/**
 * What operations of several dialects on slices and sizes of memory and tensors share: offsets,
 * sizes and strides that are numbers or values.
 *
 * <p>Out of scope: types, and anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.slice;

import org.jspecify.annotations.NullMarked;
