// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The least whole number that is no less. */
@Op(dialect = WasmssaDialect.class, name = "ceil")
public interface Ceil extends FloatUnaryOp {}
