// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** A floating-point number with the sign of another one. */
@Op(dialect = WasmssaDialect.class, name = "copysign")
public interface CopySign extends FloatBinaryOp {}
