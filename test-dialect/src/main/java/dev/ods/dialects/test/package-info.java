// SPDX-License-Identifier: Apache-2.0
/**
 * The part of MLIR's dialect {@code test} of version 22 that affects parsing and printing: formats
 * of operations, types and attributes, names and aliases, resources, a location, symbols, kinds of
 * regions; and passes that test rewriting. {@code mlir-opt} registers this dialect, so files of
 * MLIR's test suite are parsed alike. Its other operations, which have no format, are read in
 * generic form.
 *
 * <p>Out of scope: anything that programs need.
 */
@NullMarked
package dev.ods.dialects.test;

import org.jspecify.annotations.NullMarked;
