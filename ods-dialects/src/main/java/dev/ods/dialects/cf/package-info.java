// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code cf} of version 22: branches between blocks, and assertions.
 *
 * <p>What must not live here: what branches of other dialects need too.
 */
@NullMarked
package dev.ods.dialects.cf;

import org.jspecify.annotations.NullMarked;
