// SPDX-License-Identifier: Apache-2.0

/**
 * The replacement of attributes and types wherever they are: nested in others, and in operations.
 *
 * <p>Out of scope: conversions of operations to other types, which need rules for these.
 */
@NullMarked
package dev.ods.replace;

import org.jspecify.annotations.NullMarked;
