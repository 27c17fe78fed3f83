// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Capture;
import dev.ods.annotation.HasNoUse;
import dev.ods.annotation.Is;
import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.constraint.*;
import dev.ods.ir.*;

/** Patterns about results, their types and locations, and operands in any order. */
@PatternSet(TestDialect.class)
interface ResultPatterns {
  @Pattern(match = "(test.three_result kind1)", rewrite = "(test.another_three_result kind1)")
  void whole();

  @Pattern(
      match = "(test.three_result kind2)",
      rewrite = {"(test.two_result kind2)", "(test.one_result1 kind2)"})
  void firstTwo();

  @Pattern(
      match = "(test.three_result kind3)",
      rewrite = {"(test.one_result2 kind3)", "(test.another_two_result kind3)"})
  void lastTwo();

  @Pattern(
      match = "(test.three_result kind4)",
      rewrite = {
        "(test.two_result:$first#0 kind4)",
        "(test.one_result1 kind4)",
        "(test.two_result:$second#1 kind4)"
      })
  void oneByOne();

  @Pattern(
      match = "(test.two_result:$res kind5)",
      rewrite = {"(test.one_result2 kind5)", "(test.one_result1 kind5)"})
  void unused(@Capture("$res#1") @HasNoUse Value second);

  @Pattern(
      match = "(test.three_result kind6)",
      rewrite = {
        "(test.two_result:$interm kind6)",
        "(test.one_result3 $interm#1)",
        "(test.another_two_result kind6)"
      })
  void auxiliary();

  @Pattern(match = "(test.either_op_a (either $a, $b), $x)", rewrite = "(test.either_op_b $b, $x)")
  void eitherOperand(@Is(I32.class) Value a, @Is(I16.class) Value b);

  @Pattern(
      match = "(test.either_op_a (either (test.either_op_b $a, $_), $b), $x)",
      rewrite = "(test.either_op_b $b, $x)")
  void eitherTree(@Is(I32.class) Value a, @Is(I16.class) Value b);

  @Pattern(
      match =
          "(test.either_op_a (either (test.either_op_b $a, $_), (test.either_op_b $b, $_)), $x)",
      rewrite = "(test.either_op_b $b, $x)")
  void eitherTrees(@Is(I32.class) Value a, @Is(I16.class) Value b);

  @Pattern(
      match = "(test.either_op_c 0 : i32, (either $a, $b))",
      rewrite = "(test.either_op_b $a, $b)")
  void eitherBehindAttribute(@Is(I32.class) Value b);

  @Pattern(
      match =
          "(test.either_op_b (either (test.either_helper_op_a $a), (test.either_helper_op_b $b)))",
      rewrite = "(test.either_op_b $a, $b)")
  void eitherHelper(@Is(I32.class) Value a, @Is(I32.class) Value b);

  @Pattern(
      match = "(test.loc_src:$res1 (test.loc_src:$res2 (test.loc_src:$res3 $input)))",
      rewrite =
          "(test.loc_dst (test.loc_dst (test.loc_dst $input, (location $res1)), (location"
              + " 'named')), (location 'fused', $res2, $res3))")
  void locations();

  @Pattern(
      match = "(test.loc_src_no_res:$loc (test.loc_src (test.loc_src $input)))",
      rewrite = "(test.loc_dst_no_res $input, (location $loc))")
  void locationWithoutResult();

  @Pattern(
      match = "(test.source_op $val, 11 : i32)",
      rewrite = "(test.op_x (test.op_x $val, (returnType i32)))")
  void builtinType();

  /** The type of a value. */
  static Type typeOf(Value value) {
    return value.type();
  }

  @Pattern(
      match = "(test.source_op $val, 22 : i32)",
      rewrite = "(test.op_x (test.op_x $val, (returnType typeOf($val))))")
  void computedType();

  @Pattern(
      match = "(test.source_op $val, 33 : i32)",
      rewrite =
          "(test.two_to_one (test.op_x (test.one_to_two:$res#0 $val, (returnType i64, i32)),"
              + " (returnType i32)), (test.op_x $res#1, (returnType i64)))")
  void severalTypes();

  @Pattern(
      match = "(test.source_op $val, 44 : i32)",
      rewrite = "(test.op_x (test.op_x $val, (returnType $val)))")
  void typeOfValue();

  @Pattern(
      match = "(test.source_op $val, 55 : i32)",
      rewrite = "(test.two_to_one (test.one_to_two:$res#0 $val, (returnType $val, i64)), $res#1)")
  void differentTypes();

  @Pattern(
      match = "(test.source_op $val, 66 : i32)",
      rewrite =
          "(test.two_to_one (test.op_x $val, (returnType $val), (location 'loc1')),"
              + " (test.op_x $val, (location 'loc2'), (returnType $val)))")
  void typeAndLocation();
}
