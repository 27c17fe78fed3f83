// SPDX-License-Identifier: Apache-2.0
/**
 * The part of MLIR's dialect {@code spirv} of version 22 that works on scalars and vectors.
 *
 * <p>Out of scope: versions, capabilities and extensions of SPIR-V, and its binary form.
 */
@NullMarked
package dev.ods.dialects.spirv;

import org.jspecify.annotations.NullMarked;
