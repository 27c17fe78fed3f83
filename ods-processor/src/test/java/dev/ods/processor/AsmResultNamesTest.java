// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code @AsmResultNames} names the results of an op in its custom form. */
final class AsmResultNamesTest {
  private static final String SINGLE =
      """
      @Op(dialect = TfDialect.class, name = "x")
      @AssemblyFormat("attr-dict `:` type($a)")
      interface X %s { @Result Value a(); }
      """;

  private static final String SEVERAL =
      """
      @AssemblyFormat("attr-dict (`to` type($a)^)? (`[` type($b)^ `]`)? `:` type($c)")
      @Trait(AttrSizedResultSegments.class)
      interface X {
        @Result Optional<Value> a();
        @Result ValueRange b();
        @Result Value c();
      }
      """;

  private static String op(String annotations, String members) {
    return "@Op(dialect = TfDialect.class, name = \"x\") " + annotations + members;
  }

  private static String printed(String snippet, String text) {
    return CompiledDialect.of(snippet).custom(text);
  }

  private static List<String> errors(String snippet) {
    return Snippets.errors(Snippets.compile(snippet));
  }

  @Test
  void namesOneResult() {
    String snippet = "@AsmResultNames(\"cast\")\n" + SINGLE.formatted("");
    assertEquals("%cast = tf.x : i1\n%cast_0 = tf.x : i2", printed(snippet, "tf.x : i1 tf.x : i2"));
  }

  @Test
  void namesResultsOfEachArity() {
    String names = "@AsmResultNames({\"maybe\", \"many\", \"one\"})\n";
    assertEquals(
        "%maybe, %many:2, %one = tf.x to i1[i2, i3] : i4",
        printed(op(names, SEVERAL), "tf.x to i1[i2, i3] : i4"));
    assertEquals("%one = tf.x : i4", printed(op(names, SEVERAL), "tf.x : i4"));
  }

  @Test
  void anEmptyNameIsNone() {
    String snippet = "@AsmResultNames(\"\")\n" + SINGLE.formatted("");
    assertEquals("%0 = tf.x : i1", printed(snippet, "tf.x : i1"));
  }

  @Test
  void withoutItSeveralResultsAreNamedAsDeclared() {
    assertEquals(
        "%a, %b, %c = tf.x to i1[i2] : i4", printed(op("", SEVERAL), "tf.x to i1[i2] : i4"));
  }

  @Test
  void anOpInheritsItUnlessItHasItsOwn() {
    String base = "@AsmResultNames(\"base\") interface Base {}\n";
    assertEquals(
        "%base = tf.x : i1", printed(base + SINGLE.formatted("extends Base"), "tf.x : i1"));
    assertEquals(
        "%own = tf.x : i1",
        printed(
            base + "@AsmResultNames(\"own\")\n" + SINGLE.formatted("extends Base"), "tf.x : i1"));
  }

  @Test
  void differentInheritedNamesAreAnError() {
    String bases =
        """
        @AsmResultNames("a") interface A {}
        @AsmResultNames("%s") interface B {}
        """;
    String op = SINGLE.formatted("extends A, B");
    assertEquals(
        List.of(
            "5: [ODS019] 'X' inherits different @AsmResultNames from 'A' and 'B'; give it one of its"
                + " own"),
        errors(bases.formatted("b") + op));
    assertEquals("%a = tf.x : i1", printed(bases.formatted("a") + op, "tf.x : i1"));
  }

  @Test
  void aMethodOfTheOpContradictsIt() {
    String snippet =
        """
        @AsmResultNames("a")
        @Op(dialect = TfDialect.class, name = "x")
        interface X extends OpAsmOpInterface {
          @Result Value a();
          @Override default void resultNames(ValueNamer namer) { namer.name(a(), "b"); }
        }
        """;
    assertEquals(
        List.of(
            "1: [ODS452] @AsmResultNames is ignored, as the op has a method 'resultNames' of its own;"
                + " drop one of them"),
        errors(snippet));
  }

  @Test
  void thereIsANameForEachResult() {
    assertEquals(
        List.of("1: [ODS417] @AsmResultNames has 2 names, but 1 results"),
        errors("@AsmResultNames({\"a\", \"b\"})\n" + SINGLE.formatted("")));
  }

  @Test
  void namesThatPrintersChangeAreErrors() {
    for (String name : List.of("1st", "a b", "é", "%a", "a#1")) {
      assertEquals(
          List.of(
              "1: [ODS440] '"
                  + name
                  + "' is not a valid name of a value: expected letters, digits, '$', '.', '_' and"
                  + " '-', and no digit first"),
          errors("@AsmResultNames(\"" + name + "\")\n" + SINGLE.formatted("")));
    }
  }

  @Test
  void onATypeItIsAnError() {
    assertEquals(
        List.of(
            "1: [ODS074] @AsmResultNames belongs to an op, or to an interface that ops extend, but 'T'"
                + " is the definition of a type; remove it"),
        errors(
            """
            @AsmResultNames("a")
            @TypeDef(dialect = TfDialect.class, mnemonic = "t") record T() {}
            """));
  }
}
