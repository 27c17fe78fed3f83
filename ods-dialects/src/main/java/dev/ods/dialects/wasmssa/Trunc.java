// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The whole number next to it towards zero. */
@Op(dialect = WasmssaDialect.class, name = "trunc")
public interface Trunc extends FloatUnaryOp {}
