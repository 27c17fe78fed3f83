// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code func}: functions, calls and returns.
 *
 * <p>What must not live here: what other dialects that define functions need too.
 */
@NullMarked
package dev.ods.dialects.func;

import org.jspecify.annotations.NullMarked;
