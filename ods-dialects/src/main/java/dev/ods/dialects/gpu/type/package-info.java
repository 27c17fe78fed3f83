// SPDX-License-Identifier: Apache-2.0

/**
 * The types of the dialect {@code gpu}.
 *
 * <p>Out of scope: operations, and constraints that concern a single family of them.
 */
@NullMarked
package dev.ods.dialects.gpu.type;

import org.jspecify.annotations.NullMarked;
