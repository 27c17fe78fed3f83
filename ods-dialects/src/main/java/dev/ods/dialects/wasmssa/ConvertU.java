// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Turns an unsigned integer into a floating-point number. */
@Op(dialect = WasmssaDialect.class, name = "convert_u")
public interface ConvertU extends IntegerToFloatOp {}
