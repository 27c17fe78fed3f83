// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether two numbers are equal. */
@Op(dialect = WasmssaDialect.class, name = "eq")
public interface Eq extends NumericComparisonOp {}
