// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake in a format is reported in its position, and nothing that only follows from it. */
final class FormatMistakesTest {
  private static final String TRAITS = "@Trait({Terminator.class, AttrSizedOperandSegments.class})";

  private static final String MEMBERS =
      """
        @Operand Value one();
        @Operand Optional<Value> maybe();
        @Operand ValueRange many();
        @Attr Attribute any();
        @Attr IntegerAttr number();
        @Attr Optional<IntegerAttr> option();
        @Region dev.ods.ir.Region body();
        @Successor Block next();
        @Result Value out();
        @Result ValueRange outs();
      """;

  private static Arguments row(String format, String... mistakes) {
    return Arguments.of(format, List.of(mistakes));
  }

  static Stream<Arguments> several() {
    String element = "expected literal, variable, directive, or optional group";
    String none = "expected variable to refer to an argument, region, result, or successor";
    String twice = "'attr-dict' directive has already been seen";
    String anchor = "optional group has no anchor element";
    String length = "only variable length operands can be used within an optional group";
    return Stream.of(
        row("$a $one $b", "0: " + none, "8: " + none, "10: 'attr-dict' directive not found"),
        row("$a attr-dict attr-dict", "0: " + none, "13: " + twice),
        row(
            "`1` $a `a:` attr-dict",
            "0: expected valid literal",
            "4: " + none,
            "7: expected valid"),
        row(
            "$one ; % attr-dict $one",
            "5: unexpected character",
            "7: unexpected character",
            "19: operand 'one' is already bound"),
        row("$a : = attr-dict", "0: " + none, "3: " + element, "5: " + element),
        row(") ) attr-dict", "0: " + element, "2: " + element),
        row("($one $a^ `x` `1`)? attr-dict", "1: " + length, "6: " + none, "14: expected valid"),
        row("($many $maybe)? ()? attr-dict", "0: " + anchor, "17: " + element),
        row("(`x` ($one^)?)? attr-dict", "6: " + length),
        row(
            "($any^ $number^)? $a attr-dict",
            "1: only optional or default-valued attributes",
            "14: only one element can be",
            "18: " + none),
        row("$any `:` $a attr-dict", "5: format ambiguity caused by `:`", "9: " + none),
        row("$any $a `:` attr-dict", "5: " + none),
        row("$a $option attr-dict $body", "0: " + none, "3: optional attribute", "21: format"));
  }

  static Stream<Arguments> withoutConsequences() {
    String element = "expected literal, variable, directive, or optional group";
    String none = "expected variable to refer to an argument, region, result, or successor";
    String open = "expected '(' before argument list";
    String close = "expected ')' after argument list";
    return Stream.of(
        row("$unknown attr-dict", "0: " + none),
        row("type($unknown) attr-dict", "5: " + none),
        row("functional-type($a, $b) attr-dict", "16: " + none, "20: " + none),
        row("($unknown^ `,`)? attr-dict", "1: " + none),
        row("type(attr-dict)", "5: 'attr-dict' directive can only be used as a top-level"),
        row("type attr-dict", "5: " + open),
        row("type $out) attr-dict", "5: " + open),
        row("(type^ `x`)? attr-dict", "5: " + open),
        row("type($out attr-dict", "10: " + close),
        row("type($out $one) attr-dict", "10: " + close),
        row(
            "(type($out `x`^)? attr-dict",
            "11: " + close,
            "11: only variables and types can be used to anchor"),
        row("type(", "5: " + element),
        row("functional-type($one", "20: expected ',' after inputs argument"),
        row("functional-type($one $many) attr-dict", "21: expected ',' after inputs argument"),
        row(
            "functional-type(functional-type($one, $out), $out) attr-dict",
            "16: 'functional-type' directive can only be used as a top-level"),
        row("type(type($one)) attr-dict", "5: 'type' cannot be used as a child"),
        row("type(($many^)?) attr-dict", "5: optional groups can only be used as top-level"),
        row("($many^", "7: " + element),
        row("(($many^", "8: " + element),
        row("($many^) attr-dict", "9: expected '?' after optional group"),
        row("($many^):", "9: expected '(' to start else branch"),
        row("($many^): `x`)? attr-dict", "10: expected '(' to start else branch"),
        row("($many^):(`x` attr-dict", "23: " + element),
        row("$one attr-dict `x", "17: unexpected end of file in literal"),
        row("($many^ `x attr-dict", "20: unexpected end of file in literal"),
        row("$one attr-dict 'from' $many", "15: unexpected character"),
        row("(".repeat(40) + "$many^" + ")?".repeat(40) + " attr-dict", "32: more than 32 groups"));
  }

  /** Format, and the beginnings of the messages, each after its offset. */
  @ParameterizedTest
  @MethodSource({"several", "withoutConsequences"})
  void eachIsReportedOnce(String format, List<String> expected) {
    List<String> mistakes = FormatMistakes.of(TRAITS, format, MEMBERS);
    assertEquals(expected.size(), mistakes.size(), mistakes::toString);
    for (int i = 0; i < expected.size(); i++) {
      int length = Math.min(expected.get(i).length(), mistakes.get(i).length());
      assertEquals(expected.get(i), mistakes.get(i).substring(0, length));
    }
  }
}
