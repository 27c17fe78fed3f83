// SPDX-License-Identifier: Apache-2.0
/**
 * What operations of several dialects share that choose one of their successors by an integer.
 *
 * <p>Out of scope: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.controlflow;

import org.jspecify.annotations.NullMarked;
