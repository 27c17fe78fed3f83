// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;

/** Operations with derived attributes. */
public interface DerivedAttributeOps {
  /** What can be told of the type of its result. */
  @Op(dialect = TestDialect.class, name = "derived_type_attr")
  interface DerivedTypeAttr {
    @Result(AnyTensor.class)
    Value output();

    /** The type of the elements of the result. */
    @DerivedAttr(name = "element_dtype")
    default Type elementDtype() {
      return ElementTypes.orSelf(output().type());
    }

    /** Their number. */
    @DerivedAttr(name = "num_elements")
    default int elementCount() {
      return (int) ((ShapedType) output().type()).elementCount();
    }
  }

  /** Lists of limits. */
  @Op(dialect = TestDialect.class, name = "prop")
  interface Prop {
    @Operand(Index.class)
    ValueRange upperInits();

    @Attr(I32ElementsAttr.class)
    DenseIntOrFPElementsAttr transforms();

    @Result
    ValueRange results();

    /** The number of limits in each list, an unsigned number. */
    @DerivedAttr(convert = "toAttribute")
    default long upperLen() {
      return upperInits().size() / transforms().elementCount();
    }

    /** Of 32 bits. */
    static IntegerAttr toAttribute(Context context, long length) {
      return IntegerAttr.i32(context, length);
    }
  }
}
