// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code index} of version 22: arithmetic on indices, whose width the target
 * chooses.
 */
@NullMarked
package dev.ods.dialects.index;

import org.jspecify.annotations.NullMarked;
