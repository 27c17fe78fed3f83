// SPDX-License-Identifier: Apache-2.0

/**
 * The attributes of the dialect {@code spirv}, and the enums that they hold.
 *
 * <p>What must not live here: operations, and constraints on types.
 */
@NullMarked
package dev.ods.dialects.spirv.attr;

import org.jspecify.annotations.NullMarked;
