// SPDX-License-Identifier: Apache-2.0
/**
 * Affine expressions, maps and integer sets: immutable, simplified as MLIR simplifies them, and
 * uniqued per context.
 *
 * <p>What belongs here is the arithmetic of expressions. What must not: the attributes that hold
 * maps and sets, which are builtin ones, and how expressions are written, which is the text
 * package's job.
 */
@NullMarked
package dev.ods.affine;

import org.jspecify.annotations.NullMarked;
