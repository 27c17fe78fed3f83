// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** A floating-point number with the other sign. */
@Op(dialect = WasmssaDialect.class, name = "neg")
public interface Neg extends FloatUnaryOp {}
