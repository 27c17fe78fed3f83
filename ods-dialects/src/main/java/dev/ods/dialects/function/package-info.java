// SPDX-License-Identifier: Apache-2.0
/**
 * What operations that define functions share: a trait, and the syntax and the checks of a
 * signature (MLIR's function interface).
 *
 * <p>What must not live here: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.function;

import org.jspecify.annotations.NullMarked;
