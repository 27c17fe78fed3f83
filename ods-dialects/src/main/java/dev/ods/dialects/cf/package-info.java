// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code cf} of version 22: branches between blocks, and assertions.
 *
 * <p>Out of scope: code shared with branches of other dialects.
 */
@NullMarked
package dev.ods.dialects.cf;

import org.jspecify.annotations.NullMarked;
