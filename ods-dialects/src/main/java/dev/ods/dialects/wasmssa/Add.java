// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The sum of two numbers. */
@Op(dialect = WasmssaDialect.class, name = "add")
public interface Add extends NumericBinaryOp {}
