// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code @TypesMatchWith} of values of each arity, and of attributes: what formats leave out is
 * inferred, and the verifier compares what the generic form gives.
 */
final class TypesMatchWithTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t", ops = {
              Single.class, ToOptional.class, FromOptional.class, Both.class, ToMany.class,
              FromMany.class, Ranges.class, FromAttribute.class, OfOptional.class,
              Source.class})
          interface TDialect {
            final class Twice {
              public static Type apply(Type type) { return FunctionType.get(
                  type.context(), List.of(type), List.of(type)); }
            }

            final class Copies {
              public static List<Type> apply(Type type) { return List.of(type, type); }
            }

            final class Last {
              public static Type apply(List<Type> types) { return types.get(types.size() - 1); }
            }

            final class Each {
              public static List<Type> apply(List<Type> types) {
                return types.stream().map(Twice::apply).toList();
              }
            }
          }

          @Op(dialect = TDialect.class, name = "single")
          @TypesMatchWith(from = "a", to = "r", with = TDialect.Twice.class, summary = "r is twice a")
          @AssemblyFormat("$a attr-dict `:` type($a)")
          interface Single { @Operand Value a(); @Result Value r(); }

          @Op(dialect = TDialect.class, name = "to_optional")
          @TypesMatchWith(from = "a", to = "b", with = TDialect.Twice.class, summary = "b is twice a")
          @AssemblyFormat("$a (`,` $b^)? attr-dict `:` type($a)")
          interface ToOptional { @Operand Value a(); @Operand Optional<Value> b(); }

          @Op(dialect = TDialect.class, name = "from_optional")
          @TypesMatchWith(from = "a", to = "b", with = TDialect.Twice.class, summary = "b is twice a")
          @AssemblyFormat("(`[` $a^ `:` type($a) `]`)? $b `:` type($b) attr-dict")
          interface FromOptional { @Operand Optional<Value> a(); @Operand Value b(); }

          @Op(dialect = TDialect.class, name = "both")
          @TypesMatchWith(from = "a", to = "b", with = TDialect.Twice.class, summary = "b is twice a")
          @Trait(AttrSizedOperandSegments.class)
          @AssemblyFormat("($a^ `,` $b `:` type($a))? attr-dict")
          interface Both { @Operand Optional<Value> a(); @Operand Optional<Value> b(); }

          @Op(dialect = TDialect.class, name = "to_many")
          @TypesMatchWith(from = "a", to = "r", with = TDialect.Copies.class, summary = "copies")
          @AssemblyFormat("$a attr-dict `:` type($a)")
          interface ToMany { @Operand Value a(); @Result ValueRange r(); }

          @Op(dialect = TDialect.class, name = "from_many")
          @TypesMatchWith(from = "a", to = "r", with = TDialect.Last.class, summary = "the last")
          @AssemblyFormat("$a attr-dict `:` type($a)")
          interface FromMany { @Operand ValueRange a(); @Result Value r(); }

          @Op(dialect = TDialect.class, name = "ranges")
          @TypesMatchWith(from = "a", to = "r", with = TDialect.Each.class, summary = "r is twice a")
          @AssemblyFormat("$a attr-dict `:` type($a)")
          interface Ranges { @Operand ValueRange a(); @Result ValueRange r(); }

          @Op(dialect = TDialect.class, name = "from_attribute")
          @TypesMatchWith(from = "x", to = "r", with = TDialect.Twice.class, summary = "r is twice x")
          @AssemblyFormat("$x attr-dict")
          interface FromAttribute { @Attr IntegerAttr x(); @Result Value r(); }

          @Op(dialect = TDialect.class, name = "of_optional")
          @TypesMatchWith(from = "x", to = "r", with = TDialect.Twice.class, summary = "r is twice x")
          @TypesMatchWith(from = "x", to = "s", with = TDialect.Copies.class, summary = "copies")
          @Trait(AttrSizedResultSegments.class)
          @AssemblyFormat("($x^)? attr-dict")
          interface OfOptional {
            @Attr Optional<IntegerAttr> x(); @Result Optional<Value> r(); @Result ValueRange s();
          }

          @Op(dialect = TDialect.class, name = "source")
          @AssemblyFormat("attr-dict `:` type($r)")
          interface Source { @Result ValueRange r(); }
          """);

  private static final CompiledDialect SOME =
      CompiledDialect.of(
          """
          @Dialect(name = "t", ops = {OfSome.class, ToSome.class, SomeOf.class, Source.class})
          interface TDialect {
            final class Wide {
              public static @org.jspecify.annotations.Nullable Type apply(Type type) {
                return type instanceof IntegerType integer && integer.width() == 2
                    ? FunctionType.get(type.context(), List.of(type), List.of(type))
                    : null;
              }
            }
          }

          @Op(dialect = TDialect.class, name = "of_some")
          @TypesMatchWith(from = "a", to = "r", with = TDialect.Wide.class, summary = "no such type")
          @AssemblyFormat("$a attr-dict `:` type($a)")
          interface OfSome { @Operand Value a(); @Result Value r(); }

          @Op(dialect = TDialect.class, name = "to_some")
          @TypesMatchWith(from = "a", to = "b", with = TDialect.Wide.class, summary = "no such type")
          @AssemblyFormat("$a `,` $b attr-dict `:` type($a)")
          interface ToSome { @Operand Value a(); @Operand Value b(); }

          @Op(dialect = TDialect.class, name = "some_of")
          @TypesMatchWith(from = "x", to = "r", with = TDialect.Wide.class, summary = "no such type")
          @AssemblyFormat("$x attr-dict")
          interface SomeOf { @Attr IntegerAttr x(); @Result Value r(); }

          @Op(dialect = TDialect.class, name = "source")
          @AssemblyFormat("attr-dict `:` type($r)")
          interface Source { @Result ValueRange r(); }
          """);

  private static final String SOURCE = "%0:3 = t.source : i1, (i1) -> i1, i2\n";

  /** Operations in custom form, and in generic form. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          %1 = t.single %0#0 : i1               | %1 = "t.single"(%0#0) : (i1) -> ((i1) -> i1)
          t.to_optional %0#0, %0#1 : i1         | "t.to_optional"(%0#0, %0#1) : (i1, (i1) -> i1) -> ()
          t.to_optional %0#2 : i2               | "t.to_optional"(%0#2) : (i2) -> ()
          t.from_optional[%0#0 : i1] %0#1 : (i1) -> i1 | \
              "t.from_optional"(%0#0, %0#1) : (i1, (i1) -> i1) -> ()
          t.from_optional %0#2 : i2             | "t.from_optional"(%0#2) : (i2) -> ()
          t.both %0#0, %0#1 : i1                | \
              "t.both"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1>}> : (i1, (i1) -> i1) -> ()
          t.both                                | \
              "t.both"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
          %1:2 = t.to_many %0#2 : i2            | %1:2 = "t.to_many"(%0#2) : (i2) -> (i2, i2)
          %1 = t.from_many %0#0, %0#2 : i1, i2  | %1 = "t.from_many"(%0#0, %0#2) : (i1, i2) -> i2
          %1:2 = t.ranges %0#0, %0#0 : i1, i1   | \
              %1:2 = "t.ranges"(%0#0, %0#0) : (i1, i1) -> ((i1) -> i1, (i1) -> i1)
          %1 = t.from_attribute 1 : i8          | \
              %1 = "t.from_attribute"() <{x = 1 : i8}> : () -> ((i8) -> i8)
          %r, %s:2 = t.of_optional 1 : i8       | \
              %1:3 = "t.of_optional"() <{resultSegmentSizes = array<i32: 1, 2>, x = 1 : i8}> \
                  : () -> ((i8) -> i8, i8, i8)
          t.of_optional                         | \
              "t.of_optional"() <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
          """)
  void formsAreTheSame(String custom, String generic) {
    assertEquals(SOURCE + custom, DIALECT.custom(SOURCE + generic));
    assertEquals(SOURCE + custom, DIALECT.custom(SOURCE + custom));
  }

  /** The same with other types is refused, in MLIR's words; what is absent requires nothing. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "t.single"(%0#0) : (i1) -> i1                                | single | r is twice a
          "t.to_optional"(%0#2, %0#1) : (i2, (i1) -> i1) -> ()         | to_optional | b is twice a
          "t.from_optional"(%0#2, %0#1) : (i2, (i1) -> i1) -> ()       | from_optional | b is twice a
          "t.both"(%0#0, %0#2) <{operandSegmentSizes = array<i32: 1, 1>}> : (i1, i2) -> () | \
              both | b is twice a
          "t.both"(%0#0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i1) -> () | |
          "t.both"(%0#0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> () | |
          "t.to_many"(%0#2) : (i2) -> (i2, i1)                         | to_many | copies
          "t.to_many"(%0#2) : (i2) -> i2                               | to_many | copies
          "t.from_many"(%0#0, %0#2) : (i1, i2) -> i1                   | from_many | the last
          "t.ranges"(%0#0, %0#0) : (i1, i1) -> ((i1) -> i1, i1)        | ranges | r is twice a
          "t.from_attribute"() <{x = 1 : i8}> : () -> i8               | from_attribute | r is twice x
          "t.of_optional"() <{resultSegmentSizes = array<i32: 1, 0>, x = 1 : i8}> : () -> i8 | \
              of_optional | r is twice x
          "t.of_optional"() <{resultSegmentSizes = array<i32: 1, 1>}> : () -> (i8, i8) | |
          """)
  void typesAreVerified(String generic, String op, String summary) {
    String message = DIALECT.generic(SOURCE + generic);
    String expected = op == null ? "" : "'t." + op + "' op failed to verify that " + summary;
    assertEquals(
        expected, op == null ? "" : message.substring(message.indexOf("'t."), message.length()));
    assertEquals(op == null, !message.contains("failed to verify"), message);
    assertFalse(message.contains("threw"), message);
  }

  /** As MLIR's verifier says of a null type; its parser has no words for one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"t.of_some\"(%0#0) : (i1) -> i1",
        "%1 = t.of_some %0#0 : i1",
        "t.to_some %0#0, %0#1 : i1",
        "%1 = t.some_of 1 : i8",
      })
  void whatFollowsFromNothingIsReported(String text) {
    String message = SOME.generic(SOURCE + text);
    assertTrue(message.contains("failed to verify that no such type"), message);
    assertFalse(message.contains("threw"), message);
  }

  @Test
  void whatFollowsIsInferred() {
    String text = "%1 = t.of_some %0#2 : i2";
    assertEquals(SOURCE + text, SOME.custom(SOURCE + text));
  }

  /** A single type cannot follow from a value that may be absent. */
  @ParameterizedTest
  @ValueSource(strings = {"@Operand Optional<Value> a();", "@Attr Optional<IntegerAttr> a();"})
  void theTypeOfWhatMayBeAbsentDoesNotDetermineASingleOne(String member) {
    String op =
        """
        @Op(dialect = TfDialect.class, name = "a")
        @TypesMatchWith(from = "a", to = "r", with = Same.class, summary = "same")
        @AssemblyFormat("%s attr-dict%s")
        interface A { %s @Result Value r(); }
        final class Same { public static Type apply(Type type) { return type; } }
        """;
    String text = member.startsWith("@Attr") ? "($a^)?" : "($a^ `:` type($a))?";
    List<String> errors = Snippets.errors(Snippets.compile(op.formatted(text, "", member)));
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(
        errors.get(0).startsWith("3: [ODS230] type of result #0, named 'r', is not buildable"),
        errors::toString);
    String typed = op.formatted(text, " `->` type($r)", member);
    assertEquals(List.of(), Snippets.errors(Snippets.compile(typed)));
  }
}
