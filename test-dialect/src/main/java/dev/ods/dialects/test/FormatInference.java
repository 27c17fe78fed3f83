// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypedAttr;
import dev.ods.ir.*;
import dev.ods.trait.SameOperandsAndResultType;
import java.util.List;

/** Ops of whose types the format contains a part; the others follow from it. */
public interface FormatInference {
  /** The types of operands follow from that of the result. */
  @Op(dialect = TestDialect.class, name = "format_infer_variadic_type_from_non_variadic")
  @Trait(SameOperandsAndResultType.class)
  @AssemblyFormat("operands attr-dict `:` type($result)")
  interface FormatInferVariadicTypeFromNonVariadic {
    @Operand
    ValueRange args();

    @Result
    Value result();
  }

  /** All types follow from that of an operand. */
  @Op(dialect = TestDialect.class, name = "format_all_types_match_var")
  @AllTypesMatch({"value1", "value2", "result"})
  @AssemblyFormat("attr-dict $value1 `,` $value2 `:` type($value1)")
  interface FormatAllTypesMatchVar {
    @Operand
    Value value1();

    @Operand
    Value value2();

    @Result
    Value result();
  }

  /** All types follow from that of an attribute. */
  @Op(dialect = TestDialect.class, name = "format_all_types_match_attr")
  @AllTypesMatch({"value1", "value2", "result"})
  @AssemblyFormat("attr-dict $value1 `,` $value2")
  interface FormatAllTypesMatchAttr {
    @Attr(Typed.class)
    Attribute value1();

    @Operand
    Value value2();

    @Result
    Value result();
  }

  /** The type of a result is repeated after an attribute. */
  @Op(dialect = TestDialect.class, name = "result_has_same_type_as_attr")
  @AllTypesMatch({"attr", "result"})
  @AssemblyFormat("$attr `->` type($result) attr-dict")
  interface ResultHasSameTypeAsAttr {
    @Attr(Typed.class)
    Attribute attr();

    @Result
    Value result();
  }

  /** The type of the result is that of the operand. */
  @Op(dialect = TestDialect.class, name = "format_types_match_var")
  @TypesMatchWith(
      from = "value",
      to = "result",
      with = TheSame.class,
      summary = "result type matches operand")
  @AssemblyFormat("attr-dict $value `:` type($value)")
  interface FormatTypesMatchVar {
    @Operand
    Value value();

    @Result
    Value result();
  }

  /** The result is a tuple of the operand. */
  @Op(dialect = TestDialect.class, name = "format_types_match_context")
  @TypesMatchWith(
      from = "value",
      to = "result",
      with = TupleOf.class,
      summary = "tuple result type matches operand type")
  @AssemblyFormat("attr-dict $value `:` type($value)")
  interface FormatTypesMatchContext {
    @Operand
    Value value();

    @Result
    Value result();
  }

  /** The type of the result is that of the attribute. */
  @Op(dialect = TestDialect.class, name = "format_types_match_attr")
  @TypesMatchWith(
      from = "value",
      to = "result",
      with = TheSame.class,
      summary = "result type matches constant")
  @AssemblyFormat("attr-dict $value")
  interface FormatTypesMatchAttr {
    @Attr(Typed.class)
    Attribute value();

    @Result
    Value result();
  }

  /** The types of the results are those of the operands. */
  @Op(dialect = TestDialect.class, name = "format_types_match_variadic")
  @TypesMatchWith(
      from = "value",
      to = "result",
      with = AllTheSame.class,
      summary = "result type matches operand")
  @AssemblyFormat("attr-dict $value `:` type($value)")
  interface FormatTypesMatchVariadic {
    @Operand
    ValueRange value();

    @Result
    ValueRange result();
  }

  /** An attribute with a type. */
  final class Typed {
    /** MLIR's summary of the constraint. */
    public static final String SUMMARY = "TypedAttr instance";

    private Typed() {}

    /** Whether an attribute satisfies it. */
    public static boolean test(Attribute attribute) {
      return TypedAttr.typeOf(attribute) != null;
    }
  }

  /** Computes the same type. */
  final class TheSame {
    private TheSame() {}

    /** The type itself. */
    public static Type apply(Type type) {
      return type;
    }
  }

  /** Computes the same types. */
  final class AllTheSame {
    private AllTheSame() {}

    /** The types themselves. */
    public static List<Type> apply(List<Type> types) {
      return types;
    }
  }

  /** Computes the type of a tuple. */
  final class TupleOf {
    private TupleOf() {}

    /** The tuple of one element of this type. */
    public static Type apply(Type type) {
      return TupleType.get(type.context(), List.of(type));
    }
  }
}
