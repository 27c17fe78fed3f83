// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Rotates bits to the right. */
@Op(dialect = WasmssaDialect.class, name = "rotr")
public interface Rotr extends ShiftRotateOp {}
