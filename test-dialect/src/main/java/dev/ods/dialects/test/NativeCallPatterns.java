// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.HasOneUse;
import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.test.BindingOps.SymbolBindingA;
import dev.ods.ir.*;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Patterns that call methods, bind what these return, and match and build attributes. */
@PatternSet(TestDialect.class)
interface NativeCallPatterns {
  /** One of two values. */
  static Value chooseOperand(Value input1, Value input2, boolean choice) {
    return choice ? input1 : input2;
  }

  /** Numbers in a list. */
  static List<Long> listOf(long first, long second) {
    return List.of(first, second);
  }

  /** The value itself. */
  static Value same(Value value) {
    return value;
  }

  @Pattern(
      match = "(test.native_code_call1 $input1, $input2, true, $attr1, $attr2)",
      rewrite =
          "(test.native_code_call2 chooseOperand($input1, $input2, true), listOf($attr1, $attr2))")
  void makeOperandAndAttribute();

  @Pattern(match = "(test.native_code_call1 $_, $input2, false, $_, $_)", rewrite = "same($input2)")
  void makeReplacement();

  /** Creates an operation that nothing uses. */
  static void createOpI(Rewriter rewriter, Location location, Value input) {
    OpIOp.build(rewriter, location, input);
  }

  @Pattern(
      match = "(test.native_code_call3 $input)",
      rewrite = {"createOpI($input)", "(test.op_k)"})
  void callForItsEffect();

  /** The first result of an operation if it has 32 bits. */
  static @Nullable Value firstI32Result(Operation self) {
    Value result = self.result(0);
    return result.type() instanceof IntegerType type && type.isSignless(32) ? result : null;
  }

  @Pattern(
      match = "(test.native_code_call4 firstI32Result:$ret())",
      rewrite = "(test.native_code_call5 same:$native($ret), $native)")
  void bindWhatMatches();

  /** Two values. */
  record Pair(Value first, Value second) {}

  /** Two values the other way round. */
  static Pair swap(Value first, Value second) {
    return new Pair(second, first);
  }

  @Pattern(
      match = "(test.native_code_call6 $arg1, $arg2)",
      rewrite = {
        "(test.native_code_call7 swap:$native#0($arg1, $arg2))",
        "(test.native_code_call7 $native#1)"
      })
  void bindSeveral();

  /** Whether numbers begin with zero. */
  static boolean beginsWithZeroAndOne(List<Long> self) {
    return self.get(0) == 0 && self.get(1) == 1;
  }

  @Pattern(
      match = "(test.all_attr_constraint_of1 beginsWithZeroAndOne:$attr())",
      rewrite = "(test.all_attr_constraint_of2 $attr)")
  void constrainAttribute();

  @Pattern(
      match = "(test.symbol_binding_a:$a $operand, $attr)",
      rewrite = {
        "(test.symbol_binding_c:$c (test.symbol_binding_b:$b $operand))",
        "(test.symbol_binding_d $b, $c, $attr)"
      })
  void bindResults(@HasOneUse SymbolBindingA a);

  /** Creates an operation with a result instead. */
  static void handleNoResult(Rewriter rewriter, Operation op) {
    SymbolBindingBOp.build(rewriter, op.location(), op.operand(0).type(), op.operand(0));
  }

  @Pattern(match = "(test.symbol_binding_no_result:$op $_)", rewrite = "handleNoResult($op)")
  void bindOperationWithoutResult();

  /** Whether a number is four. */
  static boolean isFour(int self) {
    return self == 4;
  }

  @Pattern(
      match = "(test.match_op_attribute1 $required, $optional, $defaulted, isFour:$more())",
      rewrite = "(test.match_op_attribute2 $required, $optional, $defaulted, $more)")
  void matchAttributes();

  @Pattern(
      match = "(test.match_op_attribute3 $attr)",
      rewrite = "(test.match_op_attribute4 unit, $attr)")
  void makeUnit();

  @Pattern(match = "(test.i32_enum_attr case5)", rewrite = "(test.i32_enum_attr case10)")
  void matchCaseOf32Bits();

  @Pattern(match = "(test.i64_enum_attr case5)", rewrite = "(test.i64_enum_attr case10)")
  void matchCaseOf64Bits();

  @Pattern(
      match = "(test.op_with_enum first, 0 : i32)",
      rewrite = "(test.op_with_enum second, 1 : i32)")
  void matchCase();

  @Pattern(
      match = "(test.op_with_bit_enum 'write|execute', 0 : i32)",
      rewrite = "(test.op_with_bit_enum 'execute|read', 1 : i32)")
  void matchCases();

  /** Two floats. */
  private static Attribute floats(Context context, float first, float second) {
    ShapedType type = RankedTensorType.get(new long[] {2}, FloatType.f32(context));
    return DenseElementsBuilder.create(type)
        .add(Float.floatToRawIntBits(first))
        .add(Float.floatToRawIntBits(second))
        .build();
  }

  /** Whether an attribute consists of 3 and 4. */
  static boolean isThreeAndFour(Attribute self) {
    return self.equals(floats(self.context(), 3, 4));
  }

  /** An attribute of 5 and 6. */
  static Attribute fiveAndSix(Rewriter rewriter) {
    return floats(rewriter.context(), 5, 6);
  }

  @Pattern(
      match = "(test.float_elements_attr isThreeAndFour(), $f64)",
      rewrite = "(test.float_elements_attr fiveAndSix(), $f64)")
  void updateFloats();

  /** Whether elements have any dimension. */
  static boolean isNotScalar(Attribute self) {
    return self instanceof ElementsAttr elements && elements.shapedType().rank() != 0;
  }

  /** A number without dimensions. */
  static Attribute zero(Rewriter rewriter) {
    return DenseElementsBuilder.create(
            RankedTensorType.get(new long[0], IntegerType.get(rewriter.context(), 32)))
        .add(0)
        .build();
  }

  @Pattern(
      match = "(test.i32ElementsAttr isNotScalar())",
      rewrite = "(test.i32ElementsAttr zero())")
  void updateElements();

  @Pattern(match = "(test.no_str_value $_)", rewrite = "(test.has_str_value 'foo')")
  void makeString();

  /** Whether a number is not negative. */
  static boolean isNonNegative(long self) {
    return self >= 0;
  }

  /** The next number. */
  static long increment(long value) {
    return value + 1;
  }

  @Pattern(
      match = "(test.prop_pattern_op_1 $tag, isNonNegative:$val(), false)",
      rewrite = "(test.prop_pattern_op_1 $tag, increment($val), true)")
  void computeProperty();

  /** Whether a text has any. */
  static boolean isNotEmpty(String self) {
    return !self.isEmpty();
  }

  /** The opposite number. */
  static long negate(long value) {
    return -value;
  }

  /** Two texts with a dot between. */
  static String join(String first, String second) {
    return first + "." + second;
  }

  @Pattern(
      match =
          "(test.prop_pattern_op_2 (test.prop_pattern_op_1 $tag1, $val, true), isNotEmpty:$tag2())",
      rewrite =
          "(test.prop_pattern_op_2 (test.prop_pattern_op_1 $tag1, negate($val), false),"
              + " join($tag1, $tag2))")
  void computeNestedProperty();
}
