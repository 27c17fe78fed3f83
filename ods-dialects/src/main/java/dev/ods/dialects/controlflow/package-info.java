// SPDX-License-Identifier: Apache-2.0
/**
 * What operations share that say where a program goes on: the values that they pass to blocks
 * (MLIR's interfaces of branches), and a choice of blocks by an integer.
 *
 * <p>What must not live here: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.controlflow;

import org.jspecify.annotations.NullMarked;
