// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Operands and results of one type by a trait, next to a list whose types the format contains: as
 * many as the list has values, perhaps none, so that a constraint with one type gives the others.
 */
final class SameTypesInFormatsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t", ops = {Maybe.class, One.class, Sum.class, Source.class})
          interface TDialect {}

          @Op(dialect = TDialect.class, name = "maybe")
          @Trait({AttrSizedOperandSegments.class, SameTypeOperands.class})
          @AssemblyFormat("$list (`or` $other^)? attr-dict `:` functional-type($list, results)")
          interface Maybe {
            @Operand ValueRange list();
            @Operand(Index.class) Optional<Value> other();
          }

          @Op(dialect = TDialect.class, name = "one")
          @Trait(SameTypeOperands.class)
          @AssemblyFormat("$other attr-dict (`:` $list^ `:` type($list))?")
          interface One {
            @Operand ValueRange list();
            @Operand(Index.class) Value other();
          }

          @Op(dialect = TDialect.class, name = "sum")
          @Trait(SameOperandsAndResultType.class)
          @AssemblyFormat("$list attr-dict `:` type($list)")
          interface Sum {
            @Operand ValueRange list();
            @Result(Index.class) Value sum();
          }

          @Op(dialect = TDialect.class, name = "source")
          @AssemblyFormat("attr-dict `:` type($r)")
          interface Source { @Result ValueRange r(); }
          """);

  /** One value has one type, and a list as many as it has values. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SameTypeOperands | $x $list attr-dict `:` type($list) | x",
        "SameTypeOperands | $list ($maybe^)? attr-dict `:` type($list) | maybe",
        "SameTypeOperands | $list $index attr-dict `:` type($list) | ''",
        "SameTypeOperands | $x $list attr-dict `:` type($x) | ''",
        "SameTypeOperands | $x $list attr-dict `:` type($x) type($list) | ''",
        "SameTypeOperands | $list (`or` $others^)? attr-dict `:` type($list) | ''",
        "SameOperandsAndResultType | $list attr-dict `:` type($list) | y",
      })
  void oneTypeDoesNotFollowFromThoseOfAList(String trait, String format, String name) {
    StringBuilder members = new StringBuilder();
    if (format.contains("$x")) {
      members.append("@Operand Value x(); ");
    }
    if (format.contains("$index")) {
      members.append("@Operand(Index.class) Value index(); ");
    }
    members.append("@Operand ValueRange list(); ");
    if (format.contains("$maybe")) {
      members.append("@Operand Optional<Value> maybe(); ");
    }
    if (format.contains("$others")) {
      members.append("@Operand ValueRange others(); ");
    }
    if (name.equals("y")) {
      members.append("@Result Value y(); ");
    }
    String source =
        "@Op(dialect = TfDialect.class, name = \"a\") @Trait({%s%s.class})\n@AssemblyFormat(\"%s\")\ninterface A { %s}"
            .formatted(
                format.contains("$maybe") || format.contains("$others")
                    ? "AttrSizedOperandSegments.class, "
                    : "",
                trait,
                format,
                members);
    String message =
        "[ODS282] the type of '%1$s' is taken from the types of 'list': what is printed can be read only if 'list' has exactly one value; add a 'type($%1$s)' directive, or a constraint that allows one type";
    assertEquals(
        name.isEmpty() ? List.of() : List.of(message.formatted(name)),
        Snippets.warnings(source).stream().map(text -> text.lines().findFirst().get()).toList());
  }

  private static final String SOURCE = "%0:2 = t.source : index, index\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          t.maybe  or %0#0 : () -> ()                       | \
              "t.maybe"(%0#0) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> ()
          t.maybe %0#0, %0#1 or %0#0 : (index, index) -> () | \
              "t.maybe"(%0#0, %0#1, %0#0) <{operandSegmentSizes = array<i32: 2, 1>}> : \
              (index, index, index) -> ()
          t.one %0#0                                        | \
              "t.one"(%0#0) : (index) -> ()
          t.one %0#0 : %0#1, %0#0 : index, index            | \
              "t.one"(%0#1, %0#0, %0#0) : (index, index, index) -> ()
          %1 = t.sum %0#0, %0#1 : index, index              | \
              %1 = "t.sum"(%0#0, %0#1) : (index, index) -> index
          """)
  void typesOfConstraintsAreBuilt(String custom, String generic) {
    assertEquals(SOURCE + custom, DIALECT.custom(SOURCE + generic));
    assertEquals(SOURCE + custom, DIALECT.custom(SOURCE + custom));
  }
}
