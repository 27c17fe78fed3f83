// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether a floating-point number is less than another. */
@Op(dialect = WasmssaDialect.class, name = "lt")
public interface Lt extends FloatComparisonOp {}
