// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Widens an unsigned integer. */
@Op(dialect = WasmssaDialect.class, name = "extend_i32_u")
public interface ExtendUI32 extends ExtendI32Op {}
