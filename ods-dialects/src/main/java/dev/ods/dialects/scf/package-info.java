// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code scf} of version 22: structured control flow with regions, such as loops and
 * conditionals.
 *
 * <p>Out of scope: code shared with regions and loops of other dialects.
 */
@NullMarked
package dev.ods.dialects.scf;

import org.jspecify.annotations.NullMarked;
