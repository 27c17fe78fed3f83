// SPDX-License-Identifier: Apache-2.0

/**
 * MLIR's passes for operations of any dialect, such as {@code canonicalize}.
 *
 * <p>What they have in common with an author's own passes belongs to the packages {@code pass} and
 * {@code rewrite}.
 */
@NullMarked
package dev.ods.transforms;

import org.jspecify.annotations.NullMarked;
