// SPDX-License-Identifier: Apache-2.0
/** MLIR's dialect {@code math} of version 22: mathematical functions of integers and floats. */
@NullMarked
package dev.ods.dialects.math;

import org.jspecify.annotations.NullMarked;
