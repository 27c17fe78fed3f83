// SPDX-License-Identifier: Apache-2.0
/**
 * The part of MLIR's dialect {@code test} of version 22 that has a say in how files are read and
 * printed: names and aliases, resources, a location, symbols, kinds of regions. {@code mlir-opt}
 * has this dialect, so files of MLIR's own test suite read the same here; its other operations,
 * types and attributes are kept as text.
 *
 * <p>What must not live here: anything that a program could need.
 */
@NullMarked
package dev.ods.dialects.test;

import org.jspecify.annotations.NullMarked;
