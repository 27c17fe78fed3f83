// SPDX-License-Identifier: Apache-2.0
/**
 * What operations share whose types of results follow from the rest of them (MLIR's interface of
 * type inference).
 *
 * <p>What must not live here: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.inference;

import org.jspecify.annotations.NullMarked;
