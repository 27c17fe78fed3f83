// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The absolute value of a floating-point number. */
@Op(dialect = WasmssaDialect.class, name = "abs")
public interface Abs extends FloatUnaryOp {}
