// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The number of ones in an integer. */
@Op(dialect = WasmssaDialect.class, name = "popcnt")
public interface PopCnt extends IntegerUnaryOp {}
