// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The quotient of two unsigned integers. */
@Op(dialect = WasmssaDialect.class, name = "div_ui")
public interface DivUI extends IntegerBinaryOp {}
