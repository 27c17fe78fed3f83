// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** The greater of two floating-point numbers. */
@Op(dialect = WasmssaDialect.class, name = "max")
public interface Max extends FloatBinaryOp {}
