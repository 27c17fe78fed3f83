// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Shifts bits to the left. */
@Op(dialect = WasmssaDialect.class, name = "shl")
public interface ShL extends ShiftRotateOp {}
