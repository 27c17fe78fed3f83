// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AnyOf;
import dev.ods.constraint.I128;

/** A value of WebAssembly: a number, a vector or a reference. */
@AnyOf({AnyNumber.class, I128.class, AnyReference.class})
public interface AnyValue {}
