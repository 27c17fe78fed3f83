// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The bitwise OR of two numbers. */
@Op(dialect = WasmssaDialect.class, name = "or")
public interface Or extends NumericBinaryOp {}
