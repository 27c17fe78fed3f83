// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The bitwise XOR of two numbers. */
@Op(dialect = WasmssaDialect.class, name = "xor")
public interface XOr extends NumericBinaryOp {}
