// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code llvm} of version 22: the attributes that describe a machine to
 * compile for.
 *
 * <p>Its other types and attributes are kept as text, and its operations are parsed and printed in
 * generic form, without verification.
 *
 * <p>Families of operations are added completely or not at all.
 */
@NullMarked
package dev.ods.dialects.llvm;

import org.jspecify.annotations.NullMarked;
