// SPDX-License-Identifier: Apache-2.0
/** MLIR's dialect {@code complex} of version 22: arithmetic on complex numbers. */
@NullMarked
package dev.ods.dialects.complex;

import org.jspecify.annotations.NullMarked;
