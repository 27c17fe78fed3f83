// SPDX-License-Identifier: Apache-2.0
/**
 * Conversions between dialects, as patterns and as passes of MLIR.
 *
 * <p>Out of scope: how conversions work, which is the runtime's {@code dev.ods.convert}, and what
 * simplifies operations of one dialect.
 */
@NullMarked
package dev.ods.dialects.conversion;

import org.jspecify.annotations.NullMarked;
