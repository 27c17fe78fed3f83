// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Ops that implement interfaces of Java, or of the author, that declare no members. */
class OrdinaryInterfacesTest {
  private static final String OPS =
      """
      @Op(dialect = TfDialect.class, name = "a")
      interface A extends Comparable<A>, java.util.function.Function<Value, Value> {
        @Operand Value x();
        @Override default int compareTo(A other) { return 0; }
        @Override default Value apply(Value value) { return value; }
      }

      interface Pair<L, R> { L left(); R right(); }

      @Op(dialect = TfDialect.class, name = "b")
      interface B extends Pair<String, Long>, java.util.Map.Entry<String, String> {
        @Override @Attr String left();
        @Override default Long right() { return 3L; }
        @Override default String getKey() { return left(); }
        @Override default String getValue() { return left(); }
        @Override default String setValue(String value) { return value; }
      }
      """;

  @Test
  void whatTheOpImplementsIsNoMember() {
    assertEquals(
        "\"tf.b\"() <{left = \"l\"}> : () -> ()",
        CompiledDialect.of(OPS).custom("\"tf.b\"() <{left = \"l\"}> : () -> ()"));
  }

  @Test
  void whatItDoesNotImplementIsOne() {
    assertEquals(
        List.of("[ODS101]"),
        Snippets.errors(
                Snippets.compile(
                    OPS.replace("default int compareTo", "int compareTo")
                        .replace(" { return 0; }", ";")))
            .stream()
            .map(error -> error.replaceAll("(?s).*(\\[ODS\\d+\\]).*", "$1"))
            .toList());
  }

  /** A method of the same name and number of parameters is another one. */
  @Test
  void whatAnotherMethodDoesNotImplementIsOne() {
    List<String> errors =
        Snippets.errors(
            Snippets.compile(
                """
                interface Table { String at(int index); }
                interface Names { default String at(String name) { return name; } }
                @Op(dialect = TfDialect.class, name = "a")
                interface A extends Table, Names { @Operand Value x(); }
                """));
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).contains("[ODS101] 'at' is not a member"), errors::toString);
  }
}
