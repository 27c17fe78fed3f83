// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AnyOf;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;

/** A floating-point number of WebAssembly. */
@AnyOf({F32.class, F64.class})
public interface AnyWasmFloat {}
