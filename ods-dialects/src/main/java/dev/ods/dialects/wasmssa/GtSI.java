// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether a signed integer is greater than another. */
@Op(dialect = WasmssaDialect.class, name = "gt_si")
public interface GtSI extends IntegerComparisonOp {}
