// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.*;
import dev.ods.ir.*;

/** Constraints on scalars. */
public interface ScalarTypes {
  /** The type {@code i1}. */
  @Summary("bool")
  interface Bool {
    /** The class of the types. */
    Class<IntegerType> KIND = IntegerType.class;

    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return I1.test(type);
    }

    /** The one type that satisfies the constraint. */
    static Type build(Context context) {
      return I1.build(context);
    }
  }

  /** The type {@code i16}. */
  @AllOf(I16.class)
  @Summary("Int16")
  interface Int16 {}

  /** The type {@code i32}. */
  @Summary("Int32")
  interface Int32 {
    /** The class of the types. */
    Class<IntegerType> KIND = IntegerType.class;

    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return I32.test(type);
    }

    /** The one type that satisfies the constraint. */
    static Type build(Context context) {
      return I32.build(context);
    }
  }

  /** A 32-bit integer that is not signed. */
  @AnyOf({I32.class, UI32.class})
  @Summary("32-bit signless/unsigned integer")
  interface UnsignedInt32 {}

  /** An integer that is not signed. */
  @AnyOf({I8.class, UI8.class, I16.class, UI16.class, I32.class, UI32.class, I64.class, UI64.class})
  @Summary("8/16/32/64-bit signless/unsigned integer")
  interface UnsignedInteger {}

  /** An integer of any signedness. */
  @AnyOf({AnyI8.class, AnyI16.class, AnyI32.class, AnyI64.class})
  @Summary("8/16/32/64-bit integer")
  interface ScalarInteger {
    /** The class of the types. */
    Class<IntegerType> KIND = IntegerType.class;
  }

  /** The type {@code f32}. */
  @AllOf(F32.class)
  @Summary("Float32")
  interface Float32 {}

  /** A floating-point number of IEEE 754. */
  @AnyOf({F16.class, F32.class, F64.class})
  @Summary("16/32/64-bit float")
  interface ScalarFloat {}

  /** An IEEE 754 floating-point number other than double precision. */
  @AnyOf({F16.class, F32.class})
  @Summary("16/32-bit float")
  interface NarrowFloat {}

  /** The type {@code bf16}. */
  @AllOf(BF16.class)
  @Summary("BFloat16")
  interface BFloat16 {}

  /** The type {@code none}. */
  @AllOf(NoneTypeConstraint.class)
  @Summary("void")
  interface VoidType {}
}
