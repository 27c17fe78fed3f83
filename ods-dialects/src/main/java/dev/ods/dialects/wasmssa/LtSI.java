// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether a signed integer is less than another. */
@Op(dialect = WasmssaDialect.class, name = "lt_si")
public interface LtSI extends IntegerComparisonOp {}
