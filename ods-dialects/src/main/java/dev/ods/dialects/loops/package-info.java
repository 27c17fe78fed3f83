// SPDX-License-Identifier: Apache-2.0
/**
 * Builders of loops in one another, of several dialects.
 *
 * <p>Out of scope: operations, and what rewrites loops.
 */
@NullMarked
package dev.ods.dialects.loops;

import org.jspecify.annotations.NullMarked;
