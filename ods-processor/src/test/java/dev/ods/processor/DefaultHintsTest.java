// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static dev.ods.processor.Snippets.op;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What messages about default values suggest. */
final class DefaultHintsTest {
  @Test
  void defaultsOfSetsNameTheirCases() {
    assertErrors(
        """
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum(none = "none") enum E { FIRST, SECOND }
        @Op(dialect = TfDialect.class, name = "Mixed")
        interface Mixed {
          @Attr @Default("FIRST|SECND") java.util.Set<E> a();
          @Attr @Default("none|FIRST") java.util.Set<E> b();
          @Attr @Default("SECOND | FIRST") java.util.Set<E> c();
          @Attr java.util.EnumSet<E> d();
          @Attr @Default("first | SECND") java.util.Set<E> e();
          @Attr @Default("None") java.util.Set<E> f();
        }
        """,
        "4: [ODS122] 'FIRST|SECND' is not a value of attribute 'a'; expected some of none, FIRST,"
            + " SECOND. Did you mean 'FIRST|SECOND'?",
        "5: [ODS122] 'none|FIRST' is not a value of attribute 'b'; expected some of none, FIRST,"
            + " SECOND",
        "7: [ODS107] attribute 'd' returns 'EnumSet<E>', which corresponds to no attribute. Did you"
            + " mean 'Set'?",
        "8: [ODS122] 'first | SECND' is not a value of attribute 'e'; expected some of none, FIRST,"
            + " SECOND. Did you mean 'FIRST|SECOND'?",
        "9: [ODS122] 'None' is not a value of attribute 'f'; expected some of none, FIRST, SECOND."
            + " Did you mean 'none'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "boolean | 1 | true or false",
        "byte | 128 | an integer of 8 bits, from -128 to 127",
        "byte | 0x100 | an integer of 8 bits, from -128 to 127",
        "int | #5 | an integer of 32 bits, such as 42",
        "int | +5 | an integer of 32 bits, such as 42",
        "int | 0x | an integer of 32 bits, such as 42",
        "int | 1 2 | an integer of 32 bits, such as 42",
        "int | '' | an integer of 32 bits, such as 42",
        "short | -32769 | an integer of 16 bits, from -32768 to 32767",
        "byte | -0x81 | an integer of 8 bits, from -128 to 127",
        "short | 0x10000 | an integer of 16 bits, from -32768 to 32767",
        "float | -0x1 | a number, such as 1.5",
        "int | 2147483648 | an integer of 32 bits, from -2147483648 to 2147483647",
        "long | 1.5 | an integer of 64 bits, from -9223372036854775808 to 9223372036854775807",
        "float | 1.5f | a number, such as 1.5",
        "float | +1.0 | a number, such as 1.5",
        "float | 1e39 | a number in the range of 32 bits",
        "float | 1.0e39 | a number in the range of 32 bits",
        "float | 0x1FFFFFFFF | a number in the range of 32 bits",
        "double | fast | a number, such as 1.5",
        "double | 1e400 | a number in the range of 64 bits",
        "float[] | [1e39] | elements between '[' and ']', such as [1.5, 2.0]",
        "List<String> | [1] | elements between '[' and ']', such as [\"a\", \"b\"]",
        "List<String> | [a b] | elements between '[' and ']', such as [\"a\", \"b\"]",
        "List<String> | [a,] | elements between '[' and ']', such as [\"a\", \"b\"]",
        "List<Long> | [1] 2 | elements between '[' and ']', such as [1, 2]",
        "@FlatSymbolRef String | @ | the name of a symbol, such as main",
        "@FlatSymbolRef String | @a b | the name of a symbol, such as main",
        "List<Long> | 1, 2 | elements between '[' and ']', such as [1, 2]",
        "long[] | [1, x] | elements between '[' and ']', such as [1, 2]"
      })
  void rejectsDefaultsOfAnotherType(String type, String text, String expected) {
    assertErrors(
        op("@Attr @Default(\"" + text + "\") " + type + " x();"),
        "3: [ODS122] '" + text + "' is not a value of attribute 'x'; expected " + expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@IntMinValue(10) | 9 | int | 32-bit signless integer attribute whose minimum value is 10",
        "@IntMaxValue(10) | 11 | int | 32-bit signless integer attribute whose maximum value is 10",
        "@IntNEQValue(3) | 3 | int | 32-bit signless integer attribute whose value is not 3",
        "@IntIsOneOf({4, 1, 2}) | 3 | int"
            + " | 32-bit signless integer attribute whose value is one of {4, 1, 2}",
        "@DenseArrayMinCount(3) | [1] | long[]"
            + " | i64 dense array attribute with at least 3 elements",
        "@DenseArrayMaxCount(1) | [1, 2] | long[]"
            + " | i64 dense array attribute with at most 1 elements",
        "@IntNonNegative | -1 | int"
            + " | 32-bit signless integer attribute whose value is non-negative",
        "@IntPositivePowerOf2 | 3 | int"
            + " | 32-bit signless integer attribute whose value is positive and whose value is a"
            + " power of two > 0",
        "@ArrayCount(2) | [1] | List<Long>"
            + " | 64-bit integer array attribute with exactly 2 elements",
        "@ArrayMaxCount(1) | [1, 2] | List<Long>"
            + " | 64-bit integer array attribute with at most 1 elements",
        "@IntArrayNthElemEq(index = 1, value = 7) | [1, 2] | List<Long>"
            + " | 64-bit integer array attribute whose 1-th element must be 7",
        "@IntArrayNthElemInRange(index = 0, min = 2, max = 3) | [1, 2] | List<Long>"
            + " | 64-bit integer array attribute whose 0-th element must be at least 2 and at most"
            + " 3",
        "@DenseArrayCount(3) | [1] | long[] | i64 dense array attribute with exactly 3 elements",
        "@DenseArrayStrictlyPositive | [1, 0] | int[]"
            + " | i32 dense array attribute whose value is positive",
        "@DenseArraySorted | [2, 1] | long[]"
            + " | i64 dense array attribute should be in non-decreasing order",
        "@DenseArrayStrictlySorted | [1, 1] | long[]"
            + " | i64 dense array attribute should be in increasing order"
      })
  void defaultsThatViolate(String confinement, String text, String type, String summary) {
    assertErrors(
        op("@Attr @Default(\"" + text + "\") " + confinement + " " + type + " x();"),
        "3: [ODS125] default value '"
            + text
            + "' of attribute 'x' failed to satisfy constraint: "
            + summary);
  }

  @Test
  void valuesWithoutASign() {
    assertEquals(
        List.of(
            "3: [ODS024] cases 'A' and 'B' have the same value 9223372036854775808; give one of them"
                + " another with @EnumCase(value = …), or make 'B' another symbol of 'A' with"
                + " @BitEnum.Group(symbol = \"B\", cases = \"A\", alias = true)"),
        Snippets.errors(
            Snippets.compile(
                """
                @EnumAttr(EnumAttr.Storage.I64) @BitEnum enum Top {
                  @EnumCase(value = 0x8000000000000000L) A,
                  @EnumCase(value = 0x8000000000000000L) B
                }
                """)));
  }
}
