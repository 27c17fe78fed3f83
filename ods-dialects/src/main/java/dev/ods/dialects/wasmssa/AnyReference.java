// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AnyOf;

/** A reference to what WebAssembly cannot look into. */
@AnyOf({FuncRefType.class, ExternRefType.class})
public interface AnyReference {}
