// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether an unsigned integer is greater than another. */
@Op(dialect = WasmssaDialect.class, name = "gt_ui")
public interface GtUI extends IntegerComparisonOp {}
