// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The number of leading zeros of an integer. */
@Op(dialect = WasmssaDialect.class, name = "clz")
public interface Clz extends IntegerUnaryOp {}
