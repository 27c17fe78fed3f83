// SPDX-License-Identifier: Apache-2.0
/**
 * The types and attributes of MLIR's builtin dialect.
 *
 * <p>This package contains their parameters and their invariants, with MLIR's wording for
 * violations. It does not contain their syntax, which is in {@code text}, nor the arithmetic of
 * their values, which is in {@code affine} and {@code floating}.
 */
@NullMarked
package dev.ods.builtin;

import org.jspecify.annotations.NullMarked;
