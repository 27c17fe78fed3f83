// SPDX-License-Identifier: Apache-2.0
/**
 * How operations of several dialects fold: laws of binary operations on integers, operations that
 * undo themselves, and selections between elements.
 *
 * <p>Out of scope: anything of one dialect, and what the runtime's {@code dev.ods.fold} has.
 */
@NullMarked
package dev.ods.dialects.fold;

import org.jspecify.annotations.NullMarked;
