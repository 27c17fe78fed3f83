// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether a signed integer is greater than or equal to another. */
@Op(dialect = WasmssaDialect.class, name = "ge_si")
public interface GeSI extends IntegerComparisonOp {}
