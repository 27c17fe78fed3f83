// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
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
  @AssemblyFormat("`dimension_list` `=` custom<DimensionList>($dimension_list) attr-dict")
  interface CustomDimensionListAttr {
    @Attr(name = "dimension_list")
    long[] dimensionList();

    /** Reads extents; none are written as {@code []}. */
    static boolean parseDimensionList(OpAsmParser parser, Parsed<DenseArrayAttr> list) {
      boolean empty = parser.parseOptionalLSquare();
      long[] extents =
          !empty
              ? parser.parseDimensionList(true, false)
              : parser.parseRSquare() ? new long[0] : null;
      if (extents == null) {
        return parser.error(parser.location(), "Failed parsing dimension list.");
      }
      if (!empty && extents.length == 0) {
        return parser.error(
            parser.location(),
            "Failed parsing dimension list. Did you mean an empty list? It must be denoted by"
                + " \"[]\".");
      }
      list.set(DenseArrayAttr.ofLongs(parser.context(), extents));
      return true;
    }

    /** Writes what {@link #parseDimensionList} reads. */
    static void printDimensionList(OpAsmPrinter printer, Operation op, DenseArrayAttr list) {
      if (list.size() == 0) {
        printer.print("[]");
      }
      for (int i = 0; i < list.size(); i++) {
        long extent = list.longValue(i);
        printer.print(i == 0 ? "" : "x");
        printer.print(extent == ShapedType.DYNAMIC ? "?" : String.valueOf(extent));
      }
    }
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
