// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code @ShapedTypeMatchesElementCountAndTypes} in formats: the types of the elements follow from
 * the shaped type, but not the reverse.
 */
final class ShapedElementsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t", ops = {From.class, To.class, Source.class})
          interface TDialect {}

          @Op(dialect = TDialect.class, name = "from")
          @ShapedTypeMatchesElementCountAndTypes(shaped = "dest", elements = "elements")
          @AssemblyFormat("$elements attr-dict `:` type($dest)")
          interface From { @Operand ValueRange elements(); @Result(AnyTensor.class) Value dest(); }

          @Op(dialect = TDialect.class, name = "to")
          @ShapedTypeMatchesElementCountAndTypes(shaped = "source", elements = "elements")
          @AssemblyFormat("$source attr-dict `:` type($source)")
          interface To { @Operand(AnyTensor.class) Value source(); @Result ValueRange elements(); }

          @Op(dialect = TDialect.class, name = "source")
          @AssemblyFormat("attr-dict `:` type($r)")
          interface Source { @Result ValueRange r(); }
          """);

  private static final String SOURCE = "%0:3 = t.source : i8, tensor<2x1xi8>, tensor<?xi8>\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          %1 = t.from %0#0, %0#0 : tensor<2x1xi8> | \
              %1 = "t.from"(%0#0, %0#0) : (i8, i8) -> tensor<2x1xi8>
          %1:2 = t.to %0#1 : tensor<2x1xi8>       | \
              %1:2 = "t.to"(%0#1) : (tensor<2x1xi8>) -> (i8, i8)
          """)
  void typesOfElementsAreInferred(String custom, String generic) {
    assertEquals(SOURCE + custom, DIALECT.custom(SOURCE + generic));
    assertEquals(SOURCE + custom, DIALECT.custom(SOURCE + custom));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          %1 = t.from %0#0 : tensor<2x1xi8> | \
              2:13: custom op 't.from' number of operands and types do not match: got 1 operands \
              and 2 types
          %1 = t.from %0#0 : i8 | \
              2:20: custom op 't.from' invalid kind of type specified
          %1 = t.from %0#0 : tensor<?xi8> | \
              2:6: custom op 't.from' failed to verify that shaped type 'dest' matches 'elements' \
              element count and types
          %1 = t.to %0#2 : tensor<?xi8> | \
              2:6: custom op 't.to' failed to verify that shaped type 'source' matches 'elements' \
              element count and types
          """)
  void whatDoesNotFollowIsReported(String text, String message) {
    assertEquals(
        message.replaceAll(" +", " ").replaceFirst("(\\d+):(\\d+): ", "loc(\"test.mlir\":$1:$2): "),
        DIALECT.custom(SOURCE + text));
  }

  /** No operation has so many results, of which none is made. */
  @ParameterizedTest
  @ValueSource(strings = {"8388608", "134217728", "4000000000"})
  void thereAreTooManyElements(String size) {
    assertEquals(
        "loc(\"test.mlir\":2:1): custom op 't.to' failed to verify that shaped type 'source' matches"
            + " 'elements' element count and types",
        DIALECT.custom(
            "%0 = t.source : tensor<SIZExi8>\nt.to %0 : tensor<SIZExi8>".replace("SIZE", size)));
  }

  /** A shaped type has more than its elements tell. */
  @Test
  void theShapedTypeDoesNotFollow() {
    assertEquals(
        "3: [ODS230] type of result #0, named 'dest', is not buildable and a buildable type cannot"
            + " be inferred; suggest adding a type constraint to the operation or adding a"
            + " 'type($dest)' directive to the custom assembly format",
        Snippets.errors(
                Snippets.compile(
                    """
                    @Op(dialect = TfDialect.class, name = "a")
                    @ShapedTypeMatchesElementCountAndTypes(shaped = "dest", elements = "all")
                    @AssemblyFormat("$all attr-dict `:` type($all)")
                    interface A { @Operand ValueRange all(); @Result(AnyTensor.class) Value dest(); }
                    """))
            .get(0)
            .lines()
            .findFirst()
            .orElseThrow());
  }
}
