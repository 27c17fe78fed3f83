// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.ods.testing.Share;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
        dev.ods.ir.Region body();
        @Successor Block next();
        @Result Value out();
        @Result ValueRange outs();
        static boolean parseA(OpAsmParser parser, Parsed<OperandMark> operand) { return true; }
        static void printA(OpAsmPrinter printer, Operation operation, Value operand) {}
      """;

  private static Arguments row(String format, String... mistakes) {
    return Arguments.of(format, List.of(mistakes));
  }

  private static Stream<Arguments> several() {
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
        row("$any prop-dict `:` $a attr-dict", "19: " + none),
        row("$any $a `:` attr-dict", "5: " + none),
        row("$a $option attr-dict $body", "0: " + none, "3: optional attribute", "21: format"));
  }

  private static Stream<Arguments> withoutConsequences() {
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
        row(
            "$one struct($one) params attr-dict",
            "5: unsupported directive kind: 'struct' is for types and attributes",
            "18: unsupported directive kind: 'params' is for types and attributes"),
        row("oilist(`a` $maybe", "17: " + element),
        row("oilist(`a` | `b`", "16: " + element),
        row("oilist(` ` $a) attr-dict", "7: expected literal, but got '` `'"),
        row("type $out) attr-dict", "5: " + open),
        row("type $out attr-dict $nope", "5: " + open, "20: " + none),
        row("$one attr-dict `:` type $one", "24: " + open),
        row("($many^ type $many type($outs))? attr-dict", "13: " + open),
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
            "16: 'functional-type' is only valid as a top-level directive"),
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
        row("%one attr-dict", "0: unexpected character"),
        row("%attr-dict $nope", "0: unexpected character", "11: " + none),
        row("$ one attr-dict", "0: expected variable name after '$', as in $value"),
        row("$ attr-dict $nope", "0: expected variable name after '$'", "12: " + none),
        row("$one atr-dict", "5: " + element),
        row("$one atr-dict-with-keyword", "5: " + element),
        row("(".repeat(40) + "$many^" + ")?".repeat(40) + " attr-dict", "32: more than 32 groups"));
  }

  private static Stream<Arguments> custom() {
    String none = "expected variable to refer to an argument, region, result, or successor";
    String prior = " is not bound by a prior 'type' directive";
    String bound = " must be bound before it is referenced";
    String same = "; the same directive reads it";
    return Stream.of(
        row("custom(", "6: expected '<' before custom directive name"),
        row("custom<>($one) attr-dict", "7: expected custom directive name identifier"),
        row(
            "custom<a-b>($one) attr-dict",
            "7: expected custom directive name identifier, which 'a-b' is not in Java"),
        row("custom<A(", "8: expected '>' after custom directive name"),
        row("custom<A>) attr-dict", "9: expected '(' before custom directive parameters"),
        row("custom<A>(operands) attr-dict", "10: only variables and types may be used as"),
        row("custom<A>($one< attr-dict", "14: expected ')' after custom directive parameters"),
        row("custom<A>(type(operands)) attr-dict", "10: type directives within a custom"),
        row("custom<A>($nope, $one) $one attr-dict", "10: " + none, "23: operand 'one' is already"),
        row("type(custom<A>($one)) attr-dict", "5: `custom` can only be used at the top-level"),
        row(
            "custom<A>($many) attr-dict",
            "0: `custom<A>` needs the method 'static boolean parseA(OpAsmParser, List<OperandMark>)'"
                + "; 'X' has 'static boolean parseA(OpAsmParser, Parsed<OperandMark>)'",
            "0: `custom<A>` needs the method 'static void printA(OpAsmPrinter, Operation,"
                + " ValueRange)'; 'X' has 'static void printA(OpAsmPrinter, Operation, Value)'"),
        row(
            "custom<Other>($one) attr-dict",
            "0: `custom<Other>` needs the methods 'static boolean parseOther(OpAsmParser,"
                + " Parsed<OperandMark>)' and 'static void printOther(OpAsmPrinter, Operation,"
                + " Value)'; declare them in 'X', in its dialect, or in a class in"
                + " @AssemblyFormat(customs = …)"),
        row("(custom<A>($one)^)? attr-dict", "11: only variable length operands can be used"),
        row("ref(type($one)) attr-dict", "0: 'ref' is only valid within a `custom` directive"),
        row("custom<A>(ref(type($one))) attr-dict", "19: 'ref' of 'type($one)'" + prior),
        row("custom<A>(ref(type(operands))) attr-dict", "19: 'ref' of 'type(operands)'" + prior),
        row("custom<A>(ref(type($out))) attr-dict", "19: 'ref' of 'type($out)'" + prior),
        row("custom<A>(ref(type(results))) attr-dict", "19: 'ref' of 'type(results)'" + prior),
        row("custom<A>(ref(successors)) attr-dict", "14: 'ref' of 'successors' is not bound by"),
        row("custom<A>(ref(regions)) attr-dict", "14: 'ref' of 'regions' is not bound by a prior"),
        row("custom<A>(ref) attr-dict", "13: expected '(' before argument list"),
        row("operands custom<A>(ref(operands(", "31: expected ')' after argument list"),
        row(
            "custom<A>(ref(operands)) attr-dict",
            "14: 'ref' of 'operands' is not bound by a prior"),
        row("custom<A>(ref(attr-dict))", "14: 'ref' of 'attr-dict' is not bound by a prior"),
        row("custom<A>(ref($next)) attr-dict", "14: successor 'next'" + bound),
        row("operands custom<A>(ref($one)) attr-dict", "23: operand 'one'" + bound),
        row("successors custom<A>(ref($next)) attr-dict", "25: successor 'next'" + bound),
        row("regions custom<A>(ref($body)) attr-dict", "22: region 'body'" + bound),
        row("custom<A>(ref($body)) attr-dict", "14: region 'body'" + bound),
        row("custom<A>(ref($number)) attr-dict", "14: attribute 'number'" + bound),
        row("custom<A>(ref($one)) attr-dict", "14: operand 'one'" + bound),
        row("custom<A>($one, ref($one)) attr-dict", "20: operand 'one'" + bound + same),
        row("custom<A>(ref($one), $one) attr-dict", "14: operand 'one'" + bound),
        row("custom<A>($many, ref($many)) attr-dict", "21: operand 'many'" + bound + same),
        row("custom<A>($any, ref($any)) attr-dict", "20: attribute 'any'" + bound + same),
        row("custom<A>($body, ref($body)) attr-dict", "21: region 'body'" + bound + same),
        row("custom<A>($next, ref($next)) attr-dict", "21: successor 'next'" + bound + same),
        row("custom<A>(attr-dict, ref(attr-dict))", "25: 'ref' of 'attr-dict' is not bound by a"),
        row(
            "custom<A>(type($out), ref(type($out))) attr-dict",
            "26: 'ref' of 'type($out)'" + prior + same),
        row("qualified($one) attr-dict", "0: 'qualified' directive expects an attribute or a"),
        row("qualified attr-dict", "10: expected '(' before argument list"),
        row(
            "qualified($one $many) attr-dict",
            "0: 'qualified' directive expects an attribute or a",
            "15: expected ')' after argument list"),
        row(
            "custom<A>(ref(type($one operands))) attr-dict",
            "19: 'ref' of 'type($one)'" + prior,
            "24: expected ')' after argument list"),
        row(
            "type($one) functional-type($one $out) attr-dict",
            "27: 'type' of 'one' is already bound",
            "32: expected ',' after inputs argument"));
  }

  private static Stream<Arguments> oilist() {
    String none = "expected variable to refer to an argument, region, result, or successor";
    return Stream.of(
        row(
            "oilist ( `foo` | `bar` ) oilist ( `bar` | `buzz` ) attr-dict $nope",
            "34: format ambiguity because bar is used in two adjacent oilist elements.",
            "61: " + none),
        row(
            "oilist( `foo` | `bar` ) `foo` attr-dict $nope",
            "24: format ambiguity because foo is used both in oilist element and the adjacent",
            "40: " + none),
        row(
            "oilist(`a` operands $nope) attr-dict",
            "11: only literals, types, and variables can be used within an oilist group",
            "20: " + none),
        row(
            "oilist(`a` (`b` $number $maybe^)? | `c` ($many^)?) attr-dict",
            "16: only optional attributes can be used in an oilist parsing group"),
        row("oilist( `keyword` | ) attr-dict", "20: expected literal, but got ')'"),
        row("oilist() attr-dict", "7: expected literal, but got ')'"),
        row("oilist( $maybe `:` | $many ) attr-dict", "8: expected literal, but got '$maybe'"),
        row("oilist `wrong` attr-dict", "7: expected '(' before oilist argument list"),
        row("(oilist(`a`) $many^)? attr-dict", "1: only literals, types, and variables"),
        row(
            "oilist(`a` $number | `b` $one | `c` operands) attr-dict",
            "11: only optional attributes can be used in an oilist parsing group",
            "25: only variable length operands can be used within an oilist parsing group",
            "36: 'operands' directive creates overlap in format"),
        row(
            "oilist(`a` attr-dict) attr-dict",
            "11: only literals, types, and variables can be used within an oilist group",
            "22: 'attr-dict' directive has already been seen"));
  }

  /** A token that ends an argument begins no element of a group or clause. */
  private static Stream<Arguments> separators() {
    String element = "expected literal, variable, directive, or optional group";
    return Stream.of(
        row("(`s` $maybe^, $many)? attr-dict", "12: " + element),
        row("(`s` $maybe^ | $many)? attr-dict", "13: " + element),
        row("(, $maybe^)? attr-dict", "1: " + element),
        row("($maybe^ `,` ,)? attr-dict", "13: " + element),
        row("($maybe^) : (`a`, `b`)? attr-dict", "16: " + element),
        row("oilist(`a` $maybe, `b` | `c` $many) attr-dict", "17: " + element),
        row("oilst(`a` $maybe | `b` $many) attr-dict", "0: " + element),
        row("($maybe^ foo($one, $many))? $one attr-dict", "9: " + element),
        row("foo ($maybe^)? attr-dict $nope", "0: " + element, "25: expected variable to refer"));
  }

  /** Whatever tokens follow each other, the processor ends, and blames the format. */
  @Test
  void sequencesOfTokensEnd() {
    List<String> tokens =
        List.of(
            "(",
            ")",
            "(",
            ")",
            "?",
            ":",
            ",",
            "|",
            "<",
            ">",
            "=",
            "^",
            "$one",
            "$maybe",
            "$many^",
            "$option^",
            "`a`",
            "``",
            "attr-dict",
            "oilist",
            "oilst",
            "custom<A>",
            "type",
            "ref",
            "functional-type",
            "operands",
            "struct",
            "params",
            "foo",
            "\"s\"");
    Random random = new Random(7);
    StringBuilder source = new StringBuilder();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      names.add("X" + i + ".class");
      String format =
          random
              .ints(1 + random.nextInt(14), 0, tokens.size())
              .mapToObj(tokens::get)
              .collect(Collectors.joining(" "))
              .replace("\"", "\\\"");
      source.append(
          "@Op(dialect = TDialect.class, name = \"x%d\") @AssemblyFormat(\"%s\") %s\ninterface X%d {%s}\n"
              .formatted(i, format, TRAITS, i, MEMBERS));
    }
    source.append(
        "@Dialect(name = \"t\", ops = {%s}) interface TDialect {}"
            .formatted(String.join(", ", names)));
    Compilation compilation =
        assertTimeoutPreemptively(
            Duration.ofMinutes(3),
            () ->
                // Not with shared files: after a timeout, the thread goes on.
                Compiler.javac()
                    .withProcessors(new OdsProcessor())
                    .compile(Snippets.file(source.toString())));
    assertEquals(
        List.of(),
        Snippets.errors(compilation).stream().filter(error -> !error.contains("[ODS")).toList());
  }

  static List<Arguments> all() {
    return Share.of(
        Stream.of(several(), withoutConsequences(), custom(), oilist(), separators())
            .flatMap(each -> each)
            .toList());
  }

  /** Format, and the beginnings of the messages, each after its offset. */
  @ParameterizedTest
  @MethodSource("all")
  void eachIsReportedOnce(String format, List<String> expected) {
    List<String> mistakes = FormatMistakes.of(TRAITS, format, MEMBERS);
    assertEquals(expected.size(), mistakes.size(), mistakes::toString);
    for (int i = 0; i < expected.size(); i++) {
      int length = Math.min(expected.get(i).length(), mistakes.get(i).length());
      assertEquals(expected.get(i), mistakes.get(i).substring(0, length));
    }
  }
}
