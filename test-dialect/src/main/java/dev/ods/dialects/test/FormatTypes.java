// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Ops whose formats name operands, results and their types. */
public interface FormatTypes {
  /** Types that constraints determine. */
  @Op(dialect = TestDialect.class, name = "format_buildable_type_op")
  @AssemblyFormat("$buildable attr-dict")
  interface FormatBuildableType {
    @Operand(I64.class)
    Value buildable();

    @Result(value = I64.class, name = "buildable_res")
    Value buildableRes();
  }

  /** A result of one type and another one. */
  @Order({"buildableRes", "result"})
  interface FormatResult {
    @Result(value = I64.class, name = "buildable_res")
    Value buildableRes();

    @Result(AnyMemRef.class)
    Value result();
  }

  /** The type of one result. */
  @Op(dialect = TestDialect.class, name = "format_result_a_op")
  @AssemblyFormat("type($result) attr-dict")
  interface FormatResultA extends FormatResult {}

  /** The types of all results. */
  @Op(dialect = TestDialect.class, name = "format_result_b_op")
  @AssemblyFormat("type(results) attr-dict")
  interface FormatResultB extends FormatResult {}

  /** The types of two results as a function type. */
  @Op(dialect = TestDialect.class, name = "format_result_c_op")
  @AssemblyFormat("functional-type($buildable_res, $result) attr-dict")
  interface FormatResultC extends FormatResult {}

  /** Any number of results. */
  @Op(dialect = TestDialect.class, name = "format_variadic_result")
  @AssemblyFormat("`:` type($result) attr-dict")
  interface FormatVariadicResult {
    @Result(I64.class)
    ValueRange result();
  }

  /** Two groups of results. */
  @Op(dialect = TestDialect.class, name = "format_multiple_variadic_results")
  @Trait(AttrSizedResultSegments.class)
  @AssemblyFormat("`:` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict")
  interface FormatMultipleVariadicResults {
    @Result(I64.class)
    ValueRange result0();

    @Result
    ValueRange result1();
  }

  /** An operand of one type and another one. */
  @Order({"buildable", "operand"})
  interface FormatOperand {
    @Operand(I64.class)
    Value buildable();

    @Operand(AnyMemRef.class)
    Value operand();
  }

  /** All operands and all types. */
  @Op(dialect = TestDialect.class, name = "format_operand_a_op")
  @AssemblyFormat("operands `:` type(operands) attr-dict")
  interface FormatOperandA extends FormatOperand {}

  /** All operands and one type. */
  @Op(dialect = TestDialect.class, name = "format_operand_b_op")
  @AssemblyFormat("operands `:` type($operand) attr-dict")
  interface FormatOperandB extends FormatOperand {}

  /** Each operand and all types. */
  @Op(dialect = TestDialect.class, name = "format_operand_c_op")
  @AssemblyFormat("$buildable `,` $operand `:` type(operands) attr-dict")
  interface FormatOperandC extends FormatOperand {}

  /** Each operand and one type. */
  @Op(dialect = TestDialect.class, name = "format_operand_d_op")
  @AssemblyFormat("$buildable `,` $operand `:` type($operand) attr-dict")
  interface FormatOperandD extends FormatOperand {}

  /** Each operand and each type. */
  @Op(dialect = TestDialect.class, name = "format_operand_e_op")
  @AssemblyFormat("$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict")
  interface FormatOperandE extends FormatOperand {}

  /** Any number of operands. */
  @Op(dialect = TestDialect.class, name = "format_variadic_operand")
  @AssemblyFormat("$operand `:` type($operand) attr-dict")
  interface FormatVariadicOperand {
    @Operand(I64.class)
    ValueRange operand();
  }

  /** Two groups of operands after a space. */
  @Op(dialect = TestDialect.class, name = "format_multiple_variadic_operands")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat("` ` `(` $operand0 `)` `,` `(` $operand1 `:` type($operand1) `)` attr-dict")
  interface FormatMultipleVariadicOperands {
    @Operand(I64.class)
    ValueRange operand0();

    @Operand
    ValueRange operand1();
  }

  /** An optional operand and an optional result. */
  @Trait(AttrSizedOperandSegments.class)
  @Order({"optional", "variadic", "optionalRes"})
  interface FormatOptionalOperandResult {
    @Operand(I64.class)
    Optional<Value> optional();

    @Operand(I64.class)
    ValueRange variadic();

    @Result(value = I64.class, name = "optional_res")
    Optional<Value> optionalRes();
  }

  /** Optional values whose punctuation is always printed. */
  @Op(dialect = TestDialect.class, name = "format_optional_operand_result_a_op")
  @AssemblyFormat(
      "`(` $optional `:` type($optional) `)` `:` type($optional_res) (`[`"
          + " $variadic^ `]`)? attr-dict")
  interface FormatOptionalOperandResultA extends FormatOptionalOperandResult {}

  /** Optional values in groups. */
  @Op(dialect = TestDialect.class, name = "format_optional_operand_result_b_op")
  @AssemblyFormat(
      "(`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res) (`[`"
          + " $variadic^ `]`)? attr-dict")
  interface FormatOptionalOperandResultB extends FormatOptionalOperandResult {}

  /** An optional result and further ones. */
  @Trait(AttrSizedResultSegments.class)
  @Order({"optional", "variadic"})
  interface FormatOptionalResult {
    @Result(I64.class)
    Optional<Value> optional();

    @Result(I64.class)
    ValueRange variadic();
  }

  /** The type of the optional result anchors a group. */
  @Op(dialect = TestDialect.class, name = "format_optional_result_a_op")
  @AssemblyFormat("(`:` type($optional)^ `->` type($variadic))? attr-dict")
  interface FormatOptionalResultA extends FormatOptionalResult {}

  /** The types of the further results anchor a group. */
  @Op(dialect = TestDialect.class, name = "format_optional_result_b_op")
  @AssemblyFormat("(`:` type($optional) `->` type($variadic)^)? attr-dict")
  interface FormatOptionalResultB extends FormatOptionalResult {}

  /** A function type anchors a group. */
  @Op(dialect = TestDialect.class, name = "format_optional_result_c_op")
  @AssemblyFormat("(`:` functional-type($optional, $variadic)^)? attr-dict")
  interface FormatOptionalResultC extends FormatOptionalResult {}

  /** The type of the only result, which is optional. */
  @Op(dialect = TestDialect.class, name = "format_optional_result_d_op")
  @AssemblyFormat("(`:` type($optional)^)? attr-dict")
  interface FormatOptionalResultD {
    @Result(F80.class)
    Optional<Value> optional();
  }

  /** Two groups of operands of any types. */
  @Op(dialect = TestDialect.class, name = "format_two_variadic_operands_no_buildable_type_op")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat("`(` $a `:` type($a) `)` `->` `(` $b `:` type($b) `)` attr-dict")
  interface FormatTwoVariadicOperandsNoBuildableType {
    @Operand
    ValueRange a();

    @Operand
    ValueRange b();
  }

  /** Any number of groups of operands. */
  @Op(dialect = TestDialect.class, name = "format_variadic_of_variadic_operand")
  @AssemblyFormat("$operand `:` type($operand) attr-dict")
  interface FormatVariadicOfVariadicOperand {
    @Operand(value = I64.class, segments = "operand_segments")
    List<ValueRange> operand();

    @Attr(name = "operand_segments")
    int[] operandSegments();
  }

  /** Operands and their types in two groups. */
  @Op(dialect = TestDialect.class, name = "variadic_args_types_split")
  @AssemblyFormat("$str (`,` $args^)? attr-dict (`:` type($args)^)?")
  interface VariadicArgsTypesSplit {
    @Attr
    String str();

    @Operand
    ValueRange args();
  }

  /** A type that may be printed as nothing. */
  @Op(dialect = TestDialect.class, name = "format_maybe_empty_type")
  @AssemblyFormat("$in `:` type($in) attr-dict")
  interface FormatMaybeEmptyType {
    @Operand(TestTypes.TestTypeOptionalValueType.class)
    Value in();
  }

  /** A type without its prefix. */
  @Op(dialect = TestDialect.class, name = "format_cpmd_nested_type")
  @AssemblyFormat("$nested `nested` type($nested) attr-dict-with-keyword")
  interface FormatNestedType {
    @Operand(TestTypes.CompoundNestedOuter.class)
    Value nested();
  }

  /** A type with its prefix. */
  @Op(dialect = TestDialect.class, name = "format_qual_cpmd_nested_type")
  @AssemblyFormat("$nested `nested` qualified(type($nested)) attr-dict-with-keyword")
  interface FormatQualifiedNestedType {
    @Operand(TestTypes.CompoundNestedOuter.class)
    Value nested();
  }
}
