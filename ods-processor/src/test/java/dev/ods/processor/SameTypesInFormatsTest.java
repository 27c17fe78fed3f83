// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
