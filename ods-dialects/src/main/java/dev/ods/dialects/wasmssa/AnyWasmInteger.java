// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AnyOf;
import dev.ods.constraint.I32;
import dev.ods.constraint.I64;

/** An integer of WebAssembly. */
@AnyOf({I32.class, I64.class})
public interface AnyWasmInteger {}
