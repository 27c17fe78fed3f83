// SPDX-License-Identifier: Apache-2.0

/**
 * The attributes of the dialect {@code spirv}, and their enums.
 *
 * <p>Out of scope: operations, and constraints on types.
 */
@NullMarked
package dev.ods.dialects.spirv.attr;

import org.jspecify.annotations.NullMarked;
