// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Members that an op inherits from several interfaces. */
class InheritedMembersTest {
  private static List<String> errors(String bases, String op) {
    return Snippets.errors(
        Snippets.compile(
            bases + "\n@Op(dialect = TfDialect.class, name = \"a\")\ninterface A extends " + op));
  }

  private static final String DISPUTED =
      "[ODS019] 'A' inherits different declarations of 'x' from 'Left' and 'Right'; give it one of"
          + " its own";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Operand(I64.class) Value x();",
        "@Operand(I32.class) Optional<Value> x();",
        "@Attr int x();",
        "@Result(I32.class) Value x();",
      })
  void bothCountAndMustNotDiffer(String right) {
    List<String> errors =
        errors(
            "interface Left { @Operand(I32.class) Value x(); }\ninterface Right { " + right + " }",
            "Left, Right {}");
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).contains(DISPUTED), errors::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The same twice, beside other members.
        "interface Right { @Deprecated @Since @Operand(I32.class) Value x(); } @interface Since {}"
            + " /*A*/ Left, Right {}",
        // The nearer one refines the other.
        "interface Right extends Left { @Override @Operand(I64.class) Value x(); }"
            + " /*A*/ Left, Right {}",
        "interface Right extends Left { @Override @Operand(I64.class) Value x(); }"
            + " /*A*/ Right, Left {}",
        // The op's own settles it.
        "interface Right { @Operand(I64.class) Value x(); }"
            + " /*A*/ Left, Right { @Override @Operand(AnyInteger.class) Value x(); }",
      })
  void oneOfThemMayStandForBoth(String rightAndOp) {
    String[] parts = rightAndOp.split("/\\*A\\*/", -1);
    assertEquals(
        List.of(),
        errors("interface Left { @Operand(I32.class) Value x(); }\n" + parts[0], parts[1]));
  }

  @Test
  void aRefinementOfOneIsComparedWithTheOther() {
    List<String> errors =
        errors(
            """
            interface Base { @Operand(I32.class) Value x(); }
            interface Left { @Operand(I64.class) Value x(); }
            interface Right extends Base { @Override @Operand(I16.class) Value x(); }
            """,
            "Left, Base, Right {}");
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).contains(DISPUTED), errors::toString);
  }

  /** Each interface declares the order of what it declares; a member has its first place. */
  @Test
  void theOrderNamesMembersThatAreInheritedTwice() {
    String text = "%0:3 = \"tf.a\"() : () -> (i32, i64, i16)";
    assertEquals(
        text.replace("%0:3", "%x, %y, %z"),
        CompiledDialect.of(
                """
                @Order({"x", "y"})
                interface Left { @Result(I32.class) Value x(); @Result(I64.class) Value y(); }
                @Order({"z", "x"})
                interface Right { @Result(I16.class) Value z(); @Result(I32.class) Value x(); }
                @Op(dialect = TfDialect.class, name = "a")
                interface A extends Left, Right {}
                """)
            .custom(text));
  }

  private static final String ORDERED =
      """
      @Order({"x", "y"})
      interface Base { @Result(I32.class) Value x(); @Result(I64.class) Value y(); }
      @Order({"z", "y", "x"})
      interface Mid extends Base { @Result(I16.class) Value z(); }
      """;

  @Test
  void anInterfaceBetweenOrdersWhatItInherits() {
    String text = "%0:3 = \"tf.a\"() : () -> (i16, i64, i32)";
    assertEquals(
        text.replace("%0:3", "%z, %y, %x"),
        CompiledDialect.of(
                ORDERED + "@Op(dialect = TfDialect.class, name = \"a\") interface A extends Mid {}")
            .custom(text));
  }

  /** What has been inherited from another interface before stays ahead of it. */
  @Test
  void anInterfaceBetweenOrdersOnlyWhatItInherits() {
    String text = "%0:4 = \"tf.a\"() : () -> (i8, i16, i64, i32)";
    assertEquals(
        text.replace("%0:4", "%w, %z, %y, %x"),
        CompiledDialect.of(
                ORDERED
                    + """
                    interface Other { @Result(I8.class) Value w(); }
                    @Op(dialect = TfDialect.class, name = "a")
                    interface A extends Base, Other, Mid {}
                    """)
            .custom(text));
  }

  @Test
  void anInterfaceBetweenOrdersAllThatItInherits() {
    List<String> errors = errors(ORDERED.replace("\"z\", \"y\", \"x\"", "\"z\", \"x\""), "Mid {}");
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(
        errors.get(0).contains("[ODS016] @Order does not name 'y'; it has to name every member"),
        errors::toString);
  }

  private static final String CONSTRAINED =
      """
      interface Base { @Operand Value x(); }
      @TypeConstraint(I32.class) interface Left extends Base {}
      @TypeConstraint(I64.class) interface Mid extends Base {}
      @TypeConstraint(I64.class) interface Right extends Mid {}
      @TypeConstraint(I32.class) interface Same extends Mid {}
      """;

  @ParameterizedTest
  @CsvSource({
    "'Left, Right', Left, Right",
    "'Right, Left', Right, Left",
    "'Mid, Left', Mid, Left",
    "'Mid, Right, Left', Right, Left",
  })
  void constraintsMustNotDiffer(String bases, String first, String other) {
    List<String> errors = errors(CONSTRAINED, bases + " {}");
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(
        errors
            .get(0)
            .contains(
                "[ODS019] 'A' inherits different constraints of 'x' from '%s' and '%s'; give it one"
                        .formatted(first, other)
                    + " of its own"),
        errors::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Left, Same", "Mid, Right", "Same", "Left, Base"})
  void theNearestConstraintApplies(String bases) {
    assertEquals(List.of(), errors(CONSTRAINED, bases + " {}"));
  }

  @Test
  void theConstraintOfTheOpSettlesIt() {
    assertEquals(
        List.of(),
        Snippets.errors(
            Snippets.compile(
                CONSTRAINED
                    + """
                    @TypeConstraint(AnyInteger.class)
                    @Op(dialect = TfDialect.class, name = "a")
                    interface A extends Left, Right {}
                    """)));
  }
}
