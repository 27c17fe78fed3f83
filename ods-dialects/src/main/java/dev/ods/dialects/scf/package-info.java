// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code scf} of version 22: loops, choices and other control flow whose structure
 * is that of regions.
 *
 * <p>What must not live here: what regions and loops of other dialects need too.
 */
@NullMarked
package dev.ods.dialects.scf;

import org.jspecify.annotations.NullMarked;
