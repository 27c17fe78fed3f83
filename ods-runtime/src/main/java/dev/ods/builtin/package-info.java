// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's builtin dialect: its types, attributes and operations, with the affine expressions, maps
 * and sets that some of them hold.
 *
 * <p>What lives here is what these things mean: their parts, their invariants (with MLIR's words
 * for a violation) and the exact values of their numbers. What must not: how they are read or
 * written, which is the text package's job.
 */
@NullMarked
package dev.ods.builtin;

import org.jspecify.annotations.NullMarked;
