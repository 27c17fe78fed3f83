// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The remainder of a division of signed integers. */
@Op(dialect = WasmssaDialect.class, name = "rem_si")
public interface RemSI extends IntegerBinaryOp {}
