// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Shifts bits to the right; zeros fill the place. */
@Op(dialect = WasmssaDialect.class, name = "shr_u")
public interface ShRU extends ShiftRotateOp {}
