// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code arith} of version 22: arithmetic on integers and floating-point numbers.
 */
@NullMarked
package dev.ods.dialects.arith;

import org.jspecify.annotations.NullMarked;
