// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Rotates bits to the left. */
@Op(dialect = WasmssaDialect.class, name = "rotl")
public interface Rotl extends ShiftRotateOp {}
