// SPDX-License-Identifier: Apache-2.0

/**
 * Constraints on the types that operations of the dialect {@code spirv} take, by name.
 *
 * <p>Out of scope: operations and attributes.
 */
@NullMarked
package dev.ods.dialects.spirv.type;

import org.jspecify.annotations.NullMarked;
