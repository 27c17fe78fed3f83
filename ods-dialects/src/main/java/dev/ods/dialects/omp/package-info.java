// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code omp} of version 22: the attributes of a module that say how it
 * was compiled.
 *
 * <p>Its other types and attributes are kept as text, and its operations are read and written in
 * generic form, unchecked.
 *
 * <p>What must not live here: half a family of operations; the part grows by whole families.
 */
@NullMarked
package dev.ods.dialects.omp;

import org.jspecify.annotations.NullMarked;
