// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether a floating-point number is greater than or equal to another. */
@Op(dialect = WasmssaDialect.class, name = "ge")
public interface Ge extends FloatComparisonOp {}
