// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code func}: functions, calls and returns.
 *
 * <p>Out of scope: code shared with other dialects that define functions.
 */
@NullMarked
package dev.ods.dialects.func;

import org.jspecify.annotations.NullMarked;
