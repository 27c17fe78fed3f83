// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The difference of two numbers. */
@Op(dialect = WasmssaDialect.class, name = "sub")
public interface Sub extends NumericBinaryOp {}
