// SPDX-License-Identifier: Apache-2.0

/**
 * The attributes of the dialect {@code gpu}, and the enums that they hold.
 *
 * <p>What must not live here: operations.
 */
@NullMarked
package dev.ods.dialects.gpu.attr;

import org.jspecify.annotations.NullMarked;
