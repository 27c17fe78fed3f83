// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.*;
import dev.ods.rewrite.Rewriter;
import java.util.Collections;
import java.util.List;

/** Patterns about lists of operands and of results, and those of MLIR's test of legalization. */
@PatternSet(TestDialect.class)
interface ListPatterns {
  @Pattern(
      match = "(test.one_variadic_out_one_variadic_in1 $inputs)",
      rewrite = "(test.one_variadic_out_one_variadic_in2 $inputs)")
  void operandsAndResults();

  @Pattern(
      match = "(test.mixed_variadic_in1 $input1, $input2, $input3)",
      rewrite = "(test.mixed_variadic_in2 $input1, $input2, $input3)")
  void operands();

  @Pattern(match = "(test.mixed_variadic_out1)", rewrite = "(test.mixed_variadic_out2)")
  void results();

  /** One type, and twice as many as a number says. */
  static List<Type> types(Rewriter rewriter, int count) {
    return Collections.nCopies(1 + 2 * count, IntegerType.get(rewriter.context(), 32));
  }

  @Pattern(
      match = "(test.one_i32_out)",
      rewrite =
          "(test.mixed_variadic_in3 (test.mixed_variadic_out3:$results#0 2, (returnType types(2))),"
              + " $results#1, $results#2, 2)")
  void nestedResults();

  @Pattern(
      match = "(test.mixed_variadic_in4 (variadic $a, $b), $c, 0)",
      rewrite = "(test.mixed_variadic_in5 $a, $b, $c, 0, 'MatchVariadic')")
  void values();

  @Pattern(
      match = "(test.mixed_variadic_in5 $a, $b, $c, $_, 'MatchInverseVariadic')",
      rewrite = "(test.mixed_variadic_in3 $c, (variadic $b), (variadic $a), 1)")
  void listsOfValues();

  @Pattern(
      match =
          "(test.mixed_variadic_in4 (variadic (test.mixed_variadic_in_out_i32 $a),"
              + " (test.mixed_variadic_in_out_i32 $b)), $c, 1)",
      rewrite = "(test.mixed_variadic_in5 $a, $b, $c, 1, 'MatchVariadicSubDag')")
  void trees();

  @Pattern(
      match = "(test.mixed_variadic_in4 (variadic $a, $a), $c, 2)",
      rewrite = "(test.mixed_variadic_in5 $a, $a, $c, 2, 'MatchVariadicSameSymbol')")
  void equalValues();

  @Pattern(
      match = "(test.mixed_variadic_in6 (variadic:$a $_, $_), (variadic:$b $_, $_), 1)",
      rewrite = "(test.mixed_variadic_in6 $b, $a, -1)")
  void wholeLists();

  @Pattern(
      match = "(test.mixed_variadic_in6 (variadic $_, $b), (variadic $c, $d), 2)",
      rewrite = "(test.mixed_variadic_in5 $c, $d, $b, 2, 'MatchMultiVariadicSubSymbol')")
  void valuesOfLists();

  @Pattern(
      match = "(test.mixed_variadic_optional_in7 $list, $value, 2)",
      rewrite = "(test.mixed_variadic_in6 $list, (variadic $value), 2)")
  void optionalValue(Value value);

  @Pattern(
      match = "(test.variadic_rewrite_src_op $a, $b, $c)",
      rewrite = "(test.variadic_rewrite_dst_op $b, $c, $a)")
  void sizes();

  @Pattern(match = "(test.illegal_op_a)", rewrite = "(test.legal_op_a 'Success')")
  void direct();

  @SuppressWarnings("ODS540")
  @Pattern(match = "(test.illegal_op_a)", rewrite = "(test.illegal_op_b)")
  void indirect();

  @Pattern(match = "(test.illegal_op_b)", rewrite = "(test.legal_op_a 'Failure')")
  void failure();

  @SuppressWarnings("ODS540")
  @Pattern(match = "(test.illegal_op_c)", rewrite = "(test.illegal_op_d)")
  void lessBenefit();

  @Pattern(match = "(test.illegal_op_d)", rewrite = "(test.legal_op_a 'Failure')")
  void failureOfLessBenefit();

  @Pattern(match = "(test.illegal_op_c)", rewrite = "(test.illegal_op_e)", benefit = 10)
  void moreBenefit();

  @Pattern(match = "(test.illegal_op_e)", rewrite = "(test.legal_op_a 'Success')")
  void successOfMoreBenefit();
}
