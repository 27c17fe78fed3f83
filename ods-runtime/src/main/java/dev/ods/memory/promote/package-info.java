// SPDX-License-Identifier: Apache-2.0
/**
 * Replaces memory slots by the values that are stored to them, and splits slots of aggregates into
 * slots of their elements, through the interfaces of {@link dev.ods.memory}.
 *
 * <p>Out of scope: the passes, which choose the slots.
 */
@NullMarked
package dev.ods.memory.promote;

import org.jspecify.annotations.NullMarked;
