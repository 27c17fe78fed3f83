// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Widens a signed integer. */
@Op(dialect = WasmssaDialect.class, name = "extend_i32_s")
public interface ExtendSI32 extends ExtendI32Op {}
