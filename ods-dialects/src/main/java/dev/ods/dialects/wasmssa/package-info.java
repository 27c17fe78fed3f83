// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code wasmssa} of version 22: programs of WebAssembly, with named values in place
 * of a stack.
 *
 * <p>What must not live here: the binary format of WebAssembly, and what its instructions compute.
 */
@NullMarked
package dev.ods.dialects.wasmssa;

import org.jspecify.annotations.NullMarked;
