// SPDX-License-Identifier: Apache-2.0

/**
 * The attributes of the dialect {@code gpu}, and their enums.
 *
 * <p>Out of scope: operations.
 */
@NullMarked
package dev.ods.dialects.gpu.attr;

import org.jspecify.annotations.NullMarked;
