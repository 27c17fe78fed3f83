// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The quotient of two floating-point numbers. */
@Op(dialect = WasmssaDialect.class, name = "div")
public interface Div extends FloatBinaryOp {}
