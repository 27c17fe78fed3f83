// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Whether a floating-point number is greater than another. */
@Op(dialect = WasmssaDialect.class, name = "gt")
public interface Gt extends FloatComparisonOp {}
