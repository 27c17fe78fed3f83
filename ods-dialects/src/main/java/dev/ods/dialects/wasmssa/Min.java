// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The lesser of two floating-point numbers. */
@Op(dialect = WasmssaDialect.class, name = "min")
public interface Min extends FloatBinaryOp {}
