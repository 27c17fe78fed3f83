// SPDX-License-Identifier: Apache-2.0

/**
 * Whether two values may refer to the same memory, and whether an operation reads or writes what a
 * value refers to.
 *
 * <p>Effects themselves are in {@code dev.ods.effect}.
 */
@NullMarked
package dev.ods.alias;

import org.jspecify.annotations.NullMarked;
