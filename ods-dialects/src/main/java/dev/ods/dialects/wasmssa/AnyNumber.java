// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AnyOf;

/** A number of WebAssembly. */
@AnyOf({AnyWasmInteger.class, AnyWasmFloat.class})
public interface AnyNumber {}
