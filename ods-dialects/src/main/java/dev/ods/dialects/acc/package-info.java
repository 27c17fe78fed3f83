// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code acc} of version 22: the attributes for kinds of devices, for
 * clauses about data, and for declarations.
 *
 * <p>Its other types and attributes are kept as text, and its operations are read and written in
 * generic form, unchecked.
 *
 * <p>What must not live here: half a family of operations; the part grows by whole families.
 */
@NullMarked
package dev.ods.dialects.acc;

import org.jspecify.annotations.NullMarked;
