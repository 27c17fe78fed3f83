// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Turns a signed integer into a floating-point number. */
@Op(dialect = WasmssaDialect.class, name = "convert_s")
public interface ConvertS extends IntegerToFloatOp {}
