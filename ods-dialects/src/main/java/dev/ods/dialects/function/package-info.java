// SPDX-License-Identifier: Apache-2.0
/**
 * What operations that define or call functions share: base interfaces, a trait, and the syntax and
 * verification of signatures (MLIR's function interface).
 *
 * <p>Out of scope: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.function;

import org.jspecify.annotations.NullMarked;
