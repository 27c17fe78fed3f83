// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Is;
import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.rewrite.Rewriter;
import java.util.concurrent.atomic.AtomicInteger;

/** Patterns about operands, attributes, equality and benefit. */
@PatternSet(TestDialect.class)
interface OperandPatterns {
  /** What MLIR's patterns count, so that it shows how often a method was called. */
  AtomicInteger CALLS = new AtomicInteger(314159265);

  @Pattern(match = "(test.op_a $input, $attr)", rewrite = "(test.op_b $input, $attr)")
  void named();

  @Pattern(
      match = "(test.op_a (test.op_a $input, $_), $attr)",
      rewrite = "(test.op_b $input, $attr)")
  void fusedLocation();

  @SuppressWarnings("ODS540")
  @Pattern(match = "(test.op_d $input)", rewrite = "(test.op_e $input)")
  void smallBenefit();

  @Pattern(match = "(test.op_d $input)", rewrite = "(test.op_f $input)", benefit = 10)
  void largeBenefit();

  @Pattern(match = "(test.op_g $input)", rewrite = "(test.op_b $input, 20)")
  void fewOperations();

  @Pattern(match = "(test.op_g (test.op_g $input))", rewrite = "(test.op_b $input, 34)")
  void moreOperations();

  @Pattern(match = "(test.op_h $input)", rewrite = "(test.op_i $input)")
  void noResult();

  @Pattern(match = "(test.op_j)", rewrite = "(test.op_k)")
  void noOperand();

  @Pattern(match = "(test.op_c $input)", rewrite = "(test.op_b $input, 17)")
  void constantAttribute();

  @Pattern(match = "(test.op_n $a, $a)", rewrite = "(test.op_o $a)")
  void equalOperands();

  @Pattern(match = "(test.op_n $b, (test.op_p $_, $b, $_, $_, $_, $_))", rewrite = "$b")
  void equalOperandsOfNested();

  @Pattern(match = "(test.op_n (test.op_n $_, $x), $x)", rewrite = "$x")
  void equalOperandsOfSame();

  @Pattern(match = "(test.op_p $a, $b, $a, $a, $b, $c)", rewrite = "(test.op_n $c, $b)")
  void equalOperandsOften();

  /** The operands are equal before a body is asked. */
  @Pattern(match = "(test.op_q:$op $x, $x)", rewrite = "$x")
  static boolean equalOperandsFirst(Operation op) {
    if (!op.operand(0).equals(op.operand(1))) {
      throw new IllegalStateException("Arguments are not equal");
    }
    return true;
  }

  /** A number for each call. */
  static Attribute count(Rewriter rewriter, Value x) {
    return IntegerAttr.get(IntegerType.get(rewriter.context(), 32), CALLS.getAndIncrement());
  }

  @Pattern(match = "(test.op_m $x, null)", rewrite = "(test.op_m $x, count($x))")
  void callOnce();

  @Pattern(
      match = "(test.ignore_arg_match_src $_, $b, $c, $d, $_, $f)",
      rewrite = "(test.ignore_arg_match_dst $b, $f)")
  void ignored(@Is(I32.class) Value c, @Is(I64Attr.class) Attribute d);

  @Pattern(
      match = "(test.interleaved_operand_attr1 $input1, $attr1, $input2, $attr2)",
      rewrite = "(test.interleaved_operand_attr2 $input1, $attr1, $input2, $attr2)")
  void interleaved();

  @Pattern(
      match =
          "(test.many_arguments $a, $b, $c, $d, $e, $f, $g, $h, $i,"
              + " 42, $k, $l, $m, $n, $o, $p, $q, $r)",
      rewrite =
          "(test.many_arguments $a, $b, $c, $d, $e, $f, $g, $h, $i,"
              + " 24, $k, $l, $m, $n, $o, $p, $q, $r)")
  void many();

  @Pattern(match = "(test.op_r $x, $value)", rewrite = "(test.op_s:$unused $x, $value)")
  void constantOperand(@Is(I32Attr.class) Attribute value);

  @Pattern(match = "(test.rewrite $input)", rewrite = "$input")
  void forward();

  @Pattern(match = "(test.op_crash_long $_, $_, $_)", rewrite = "(test.op_crash_short)")
  void shorten();
}
