// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code nvvm} of version 22: the attribute for a target of a {@code
 * gpu.module}, and the interface of operations that not all targets have.
 *
 * <p>Its other types and attributes are kept as text, and its operations are parsed and printed in
 * generic form, without verification.
 *
 * <p>Families of operations are added completely or not at all.
 */
@NullMarked
package dev.ods.dialects.nvvm;

import org.jspecify.annotations.NullMarked;
