// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether an unsigned integer is greater than or equal to another. */
@Op(dialect = WasmssaDialect.class, name = "ge_ui")
public interface GeUI extends IntegerComparisonOp {}
