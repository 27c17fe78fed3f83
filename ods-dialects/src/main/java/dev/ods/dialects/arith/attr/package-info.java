// SPDX-License-Identifier: Apache-2.0

/**
 * The attributes of the dialect {@code arith}, and their enums.
 *
 * <p>Out of scope: operations.
 */
@NullMarked
package dev.ods.dialects.arith.attr;

import org.jspecify.annotations.NullMarked;
