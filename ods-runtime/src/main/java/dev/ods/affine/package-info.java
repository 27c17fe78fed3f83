// SPDX-License-Identifier: Apache-2.0
/**
 * Affine expressions, maps and integer sets: immutable, simplified as MLIR simplifies them, and
 * uniqued per context.
 *
 * <p>This package contains the arithmetic of expressions, and how they are written. It does not
 * contain the attributes that hold maps and sets, which are in {@code builtin}, nor the parser of
 * expressions, which is in {@code text}.
 */
@NullMarked
package dev.ods.affine;

import org.jspecify.annotations.NullMarked;
