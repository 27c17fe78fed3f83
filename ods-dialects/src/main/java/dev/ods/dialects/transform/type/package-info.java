// SPDX-License-Identifier: Apache-2.0

/**
 * The types of the dialect {@code transform}, and constraints on them.
 *
 * <p>Out of scope: operations.
 */
@NullMarked
package dev.ods.dialects.transform.type;

import org.jspecify.annotations.NullMarked;
