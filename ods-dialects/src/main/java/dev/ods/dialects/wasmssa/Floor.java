// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The greatest whole number that is no greater. */
@Op(dialect = WasmssaDialect.class, name = "floor")
public interface Floor extends FloatUnaryOp {}
