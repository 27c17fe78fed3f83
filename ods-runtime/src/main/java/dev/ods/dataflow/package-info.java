// SPDX-License-Identifier: Apache-2.0

/**
 * Analyses that propagate states along values and control flow until nothing changes: the solver,
 * the base classes of an author's own analyses, of values (sparse) and of points (dense), dead
 * code, constants, ranges of integers, liveness; and slices.
 *
 * <p>Out of scope: passes that use what is found out.
 */
@NullMarked
package dev.ods.dataflow;

import org.jspecify.annotations.NullMarked;
