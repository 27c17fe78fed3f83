// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's dialect {@code wasmssa} of version 22: WebAssembly with SSA values instead of a stack.
 *
 * <p>Out of scope: the binary format of WebAssembly, and the semantics of its instructions.
 */
@NullMarked
package dev.ods.dialects.wasmssa;

import org.jspecify.annotations.NullMarked;
