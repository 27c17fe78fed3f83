// SPDX-License-Identifier: Apache-2.0
/**
 * The floating-point formats that MLIR has: which numbers each has, the bits that encode them,
 * rounding, and their text, to the letter of LLVM's {@code APFloat}.
 *
 * <p>What belongs here is arithmetic on bits and digits. What must not: types and attributes, or
 * anything else of the IR; this package uses no other.
 */
@NullMarked
package dev.ods.floating;

import org.jspecify.annotations.NullMarked;
