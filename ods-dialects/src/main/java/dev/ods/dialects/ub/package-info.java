// SPDX-License-Identifier: Apache-2.0
/** MLIR's dialect {@code ub} of version 22: values and places whose use is undefined behaviour. */
@NullMarked
package dev.ods.dialects.ub;

import org.jspecify.annotations.NullMarked;
