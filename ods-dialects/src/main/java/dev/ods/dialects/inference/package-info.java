// SPDX-License-Identifier: Apache-2.0
/**
 * The verification of inferred result types (MLIR's interface of type inference).
 *
 * <p>Out of scope: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.inference;

import org.jspecify.annotations.NullMarked;
