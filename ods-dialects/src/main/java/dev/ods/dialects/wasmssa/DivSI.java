// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The quotient of two signed integers. */
@Op(dialect = WasmssaDialect.class, name = "div_si")
public interface DivSI extends IntegerBinaryOp {}
