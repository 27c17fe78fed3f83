// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Shifts bits to the right; the sign fills the place. */
@Op(dialect = WasmssaDialect.class, name = "shr_s")
public interface ShRS extends ShiftRotateOp {}
