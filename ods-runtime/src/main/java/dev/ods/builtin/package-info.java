// SPDX-License-Identifier: Apache-2.0
/**
 * The types and attributes of MLIR's builtin dialect.
 *
 * <p>What belongs here is what these things mean: their parts and their invariants, with MLIR's
 * words for a violation. What must not: how they are read or written, which is the text package's
 * job; and the arithmetic of what they hold, which is that of {@code affine} and {@code floating}.
 */
@NullMarked
package dev.ods.builtin;

import org.jspecify.annotations.NullMarked;
