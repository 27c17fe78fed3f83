// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attributes that formats read if they are present. */
final class OptionalAttributesTest {
  /** The verdicts of mlir-opt 22 on the same operation. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '~',
      value = {
        "tf.a n = 5 m fast | tf.a n = 5 m fast",
        "tf.a n = | tf.a",
        "tf.a n = u | tf.a u",
        "tf.a u m m fast | 1:1): custom op 'tf.a' `m` clause can appear at most once in the"
            + " expansion of the oilist directive",
        "tf.a m \"x\" | 1:8): custom op 'tf.a' invalid m attribute specification: \"x\"",
        "tf.a n = \"x\" | 1:1): 'tf.a' op attribute 'n' failed to satisfy constraint: 64-bit"
            + " signless integer attribute",
        "tf.a s | tf.a",
        "tf.a d u | 1:7): expected attribute value",
        "tf.a o | tf.a",
        "tf.a p #tf.pair<1, 2> | tf.a p #tf.pair<1, 2>",
        "tf.a p u | tf.a u",
      })
  void clausesMayLackOptionalAttributes(String text, String expected) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @EnumAttr(value = EnumAttr.Storage.I32, lowerCase = true) enum Mode {FAST, SLOW}
            @AttrDef(dialect = TfDialect.class, mnemonic = "pair") @AssemblyFormat("`<` params `>`")
            record Pair(long first, long second) {}
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("oilist(`n` `=` $n | `u` $u | `m` $m | `s` $s | `d` $d | `o` $o | `p` $p)"
                + " attr-dict")
            interface A {
              @Attr Optional<Long> n();
              @Attr @Unit boolean u();
              @Attr Optional<Mode> m();
              @Attr @SymbolName Optional<String> s();
              @Attr @Default("7") int d();
              @Attr @Default(value = "7", optional = true) int o();
              @Attr Optional<PairAttr> p();
            }
            """);
    assertEquals(expected, dialect.custom(text).replace("loc(\"test.mlir\":", ""));
  }

  /** The output of mlir-opt 22 for the clause {@code num_teams} of its operation omp.teams. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tf.a teams(%0 : i32 to %1 : i32) | tf.a teams(%0 : i32 to %1 : i32)",
        "tf.a teams( to %1 : i32) n = 5 | tf.a teams( to %1 : i32) n = 5",
        "tf.a n = 5 teams(to %1 : i32) | tf.a teams( to %1 : i32) n = 5",
        "tf.a at %0 : i32 | tf.a at %0 : i32",
        "tf.a at 7 | tf.a at 7",
        "tf.a at 7 teams(to %1 : i32) | tf.a teams( to %1 : i32) at 7",
      })
  void clausesMayContainOptionalGroups(String text, String expected) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "v")
            @AssemblyFormat("attr-dict")
            interface V {
              @Result(I32.class) Value v();
            }
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("oilist(`teams` `(` ($low^ `:` type($low))? `to` $high `:` type($high) `)`"
                + " | `at` ($at^ `:` type($at)) : ($by)? | `n` `=` $n) attr-dict")
            @Trait(AttrSizedOperandSegments.class)
            interface A {
              @Operand Optional<Value> low();
              @Operand Optional<Value> high();
              @Operand Optional<Value> at();
              @Attr Optional<Long> by();
              @Attr Optional<Long> n();
            }
            """);
    String values = "%0 = tf.v\n%1 = tf.v\n";
    assertEquals(values + expected, dialect.custom(values + text));
  }

  /** Code that infers types does not see attributes of other classes than its own. */
  @Test
  void classesAreKnownWhereTypesAreInferred() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("($x^)? attr-dict")
            interface A extends dev.ods.trait.InferTypeOpInterface {
              @Attr Optional<Integer> x();
              @Result Value y();
              @Override
              default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
                return List.of(IntegerType.get(location.context(), x().orElse(8)));
              }
            }
            """);
    assertEquals("%0 = tf.a 5", dialect.custom("%0 = tf.a 5"));
    assertEquals(
        "loc(\"test.mlir\":1:11): custom op 'tf.a' invalid kind of attribute specified",
        dialect.custom("%0 = tf.a @b"));
  }

  /** Nor do directives that refer to them. */
  @Test
  void classesAreKnownWhereDirectivesReferToThem() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @AttrDef(dialect = TfDialect.class, mnemonic = "p") @AssemblyFormat("`<` params `>`")
            record P(long value) {}
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("($x^ custom<Bar>(ref($x)))? attr-dict")
            interface A {
              @Attr Optional<PAttr> x();
              static boolean parseBar(OpAsmParser parser, PAttr x) {
                return parser.parseKeyword("v" + x.value());
              }
              static void printBar(OpAsmPrinter printer, Operation op, PAttr x) {
                printer.print("v" + x.value());
              }
            }
            """);
    assertEquals("tf.a #tf.p<5> v5", dialect.custom("tf.a #tf.p<5> v5"));
    assertEquals(
        "loc(\"test.mlir\":1:6): custom op 'tf.a' invalid kind of attribute specified",
        dialect.custom("tf.a @b"));
  }
}
