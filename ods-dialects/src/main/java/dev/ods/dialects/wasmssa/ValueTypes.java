// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.ir.*;

/** Constraints on the types of values. */
public interface ValueTypes {
  /** A number of WebAssembly. */
  @AnyOf({AnyWasmInteger.class, AnyWasmFloat.class})
  interface AnyNumber {}

  /** An opaque reference. */
  @AnyOf({FuncRefType.class, ExternRefType.class})
  interface AnyReference {}

  /** A value of WebAssembly: a number, a vector or a reference. */
  @AnyOf({AnyNumber.class, I128.class, AnyReference.class})
  interface AnyValue {}

  /** A floating-point number of WebAssembly. */
  @AnyOf({F32.class, F64.class})
  interface AnyWasmFloat {}

  /** An integer of WebAssembly. */
  @AnyOf({I32.class, I64.class})
  interface AnyWasmInteger {}

  /** The operand of {@code wrap}: a list of one type, so that the parser accepts any type. */
  @AnyOf(I64.class)
  interface WideInteger {}

  /** The result of {@code wrap}. */
  @AnyOf(I32.class)
  interface NarrowInteger {}

  /** The type {@code f32}, with the builtin dialect's summary. */
  @AllOf(F32.class)
  @Summary("32-bit floating-point type")
  interface BuiltinF32 {}

  /** The type {@code f64}, with the builtin dialect's summary. */
  @AllOf(F64.class)
  @Summary("64-bit floating-point type")
  interface BuiltinF64 {}

  /** The type of a value. */
  @TypeAttrOf(AnyValue.class)
  interface ValueTypeAttr {}
}
