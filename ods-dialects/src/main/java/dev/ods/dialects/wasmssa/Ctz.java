// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The number of trailing zeros of an integer. */
@Op(dialect = WasmssaDialect.class, name = "ctz")
public interface Ctz extends IntegerUnaryOp {}
