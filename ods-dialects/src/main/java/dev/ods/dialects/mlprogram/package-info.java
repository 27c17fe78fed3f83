// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code ml_program} of version 22: functions, graphs and global variables of
 * machine learning programs.
 *
 * <p>Out of scope: the computations of such programs.
 */
@NullMarked
package dev.ods.dialects.mlprogram;

import org.jspecify.annotations.NullMarked;
