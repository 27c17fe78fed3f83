// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether two numbers differ. */
@Op(dialect = WasmssaDialect.class, name = "ne")
public interface Ne extends NumericComparisonOp {}
