// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code affine} of version 22: loops, conditions and accesses to memory whose
 * bounds and indices are affine expressions.
 *
 * <p>Out of scope: affine expressions and maps themselves; analyses of dependences.
 */
@NullMarked
package dev.ods.dialects.affine;

import org.jspecify.annotations.NullMarked;
