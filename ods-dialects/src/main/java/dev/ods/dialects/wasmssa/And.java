// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The bitwise AND of two numbers. */
@Op(dialect = WasmssaDialect.class, name = "and")
public interface And extends NumericBinaryOp {}
