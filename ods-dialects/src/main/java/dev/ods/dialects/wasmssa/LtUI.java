// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether an unsigned integer is less than another. */
@Op(dialect = WasmssaDialect.class, name = "lt_ui")
public interface LtUI extends IntegerComparisonOp {}
