// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.text.DimensionList;
import dev.ods.trait.*;

/** Operations with attributes of certain types, extents, and destinations. */
public interface ConstrainedOps {
  /** A string with the type of an integer. */
  @Summary("string attribute of integer")
  final class IntegerString {
    private IntegerString() {}

    /** Whether an attribute is one. */
    public static boolean test(Attribute attribute) {
      return attribute instanceof StringAttr string
          && string.type() != null
          && AnyInteger.test(string.type());
    }
  }

  /** Such a string, or a number. */
  @AnyOf({IntegerString.class, I64Attr.class})
  interface IntegerStringOrNumber {}

  /** The type of 64 bits. */
  @Summary("type attribute of 64-bit signless integer")
  final class TypeAttrOfI64 {
    private TypeAttrOfI64() {}

    /** Whether an attribute is one. */
    public static boolean test(Attribute attribute) {
      return attribute instanceof TypeAttr type && I64.test(type.value());
    }
  }

  /** A string with a type. */
  @Op(dialect = TestDialect.class, name = "string_attr_with_type")
  @AssemblyFormat("$attr attr-dict")
  interface TypedStringAttrWithType {
    @Attr(IntegerString.class)
    Attribute attr();
  }

  /** A string with a type, or a number. */
  @Op(dialect = TestDialect.class, name = "string_attr_with_mixed_type")
  @AssemblyFormat("$attr attr-dict")
  interface TypedStringAttrWithMixedType {
    @Attr(IntegerStringOrNumber.class)
    Attribute attr();
  }

  /** A type. */
  @Op(dialect = TestDialect.class, name = "type_attr_of")
  @AssemblyFormat("attr-dict $type")
  interface TypeAttrOf {
    @Attr(TypeAttrOfI64.class)
    TypeAttr type();
  }

  /** Extents. */
  @Op(dialect = TestDialect.class, name = "custom_dimension_list_attr")
  @AssemblyFormat(
      value = "`dimension_list` `=` custom<DimensionList>($dimension_list) attr-dict",
      customs = DimensionList.class)
  interface CustomDimensionListAttr {
    @Attr(name = "dimension_list")
    long[] dimensionList();
  }

  /** Operands that receive results, between others. */
  @Op(dialect = TestDialect.class, name = "destination_style_op")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)?"
          + " (`outs` `(` $outputs^  `:` type($outputs) `)`)?"
          + " (`(` $other_operands^ `:` type($other_operands) `)`)? (`->` type($results)^)?")
  interface TestDestinationStyle extends DestinationStyleOpInterface {
    @Operand
    ValueRange inputs();

    @Operand
    ValueRange outputs();

    @Operand(name = "other_operands")
    ValueRange otherOperands();

    @Result
    ValueRange results();

    @Override
    default ValueRange dpsInits() {
      return outputs();
    }
  }
}
