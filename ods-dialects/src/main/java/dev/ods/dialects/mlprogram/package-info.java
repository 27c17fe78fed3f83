// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code ml_program} of version 22: the functions, graphs and global variables that
 * a program for machine learning is made of.
 *
 * <p>What must not live here: what such a program computes.
 */
@NullMarked
package dev.ods.dialects.mlprogram;

import org.jspecify.annotations.NullMarked;
