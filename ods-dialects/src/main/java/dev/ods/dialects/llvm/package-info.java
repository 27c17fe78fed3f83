// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code llvm} of version 22: the attributes that describe a machine to
 * compile for.
 *
 * <p>Its other types and attributes are kept as text, and its operations are read and written in
 * generic form, unchecked.
 *
 * <p>What must not live here: half a family of operations; the part grows by whole families.
 */
@NullMarked
package dev.ods.dialects.llvm;

import org.jspecify.annotations.NullMarked;
