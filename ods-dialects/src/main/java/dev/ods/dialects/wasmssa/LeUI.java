// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether an unsigned integer is less than or equal to another. */
@Op(dialect = WasmssaDialect.class, name = "le_ui")
public interface LeUI extends IntegerComparisonOp {}
