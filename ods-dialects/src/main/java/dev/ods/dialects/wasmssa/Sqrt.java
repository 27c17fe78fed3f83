// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The square root of a floating-point number. */
@Op(dialect = WasmssaDialect.class, name = "sqrt")
public interface Sqrt extends FloatUnaryOp {}
