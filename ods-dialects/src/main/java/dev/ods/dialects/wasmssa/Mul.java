// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The product of two numbers. */
@Op(dialect = WasmssaDialect.class, name = "mul")
public interface Mul extends NumericBinaryOp {}
