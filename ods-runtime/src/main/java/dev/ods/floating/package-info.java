// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's floating-point formats: their values, encoding, rounding, and text, as in LLVM's {@code
 * APFloat}.
 *
 * <p>This package contains arithmetic on bits and digits, and neither types and attributes nor
 * anything else of the IR; it uses no other package.
 */
@NullMarked
package dev.ods.floating;

import org.jspecify.annotations.NullMarked;
