// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code complex} of version 22: the attribute of a complex number.
 *
 * <p>Its other types and attributes are kept as text, and its operations are read and written in
 * generic form, unchecked.
 *
 * <p>What must not live here: half a family of operations; the part grows by whole families.
 */
@NullMarked
package dev.ods.dialects.complex;

import org.jspecify.annotations.NullMarked;
