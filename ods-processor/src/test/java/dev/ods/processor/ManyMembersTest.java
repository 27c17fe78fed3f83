// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ops with so many members that methods with a parameter for each exceed Java's limit. */
class ManyMembersTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attr long x%s(); | 126",
        "@Attr long x%s(); | 127",
        "@Attr @Default(\"1\") long x%s(); | 130",
        "@Attr Optional<Long> x%s(); | 253",
        "@Attr Optional<Long> x%s(); | 254",
        "@Operand Value x%s(); | 253",
        "@Operand Value x%s(); | 300",
        "@Prop @Default(\"1\") long x%s(); | 128",
      })
  void compile(String member, int count) {
    String members =
        IntStream.range(0, count).mapToObj(i -> member.formatted(i)).collect(joining("\n"));
    assertEquals(
        List.of(),
        Snippets.errors(
            Snippets.compile(
                "@Op(dialect = TfDialect.class, name = \"a\")\ninterface A {\n"
                    + members
                    + "\n@Result Value result();\n}")));
  }
}
