// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What messages about members suggest. */
final class MemberHintsTest {
  @Test
  void theConstraintThatAnAttributeReturns() {
    assertEquals(
        List.of(
            "5: [ODS107] attribute 'one' returns 'Small', which corresponds to no attribute;"
                + " declare '@Attr(Small.class) Attribute'",
            "6: [ODS107] attribute 'other' returns 'Optional<Small>', which corresponds to no"
                + " attribute; declare '@Attr(Small.class) Attribute'"),
        errors(
            """
            @Summary("small")
            final class Small { public static boolean test(Attribute a) { return true; } }
            @Op(dialect = TfDialect.class, name = "X")
            interface X {
              @Attr Small one();
              @Attr Optional<Small> other();
            }
            """));
  }

  @Test
  void theConstraintThatStandsForAttributesWithAType() {
    assertEquals(
        List.of(
            "3: [ODS107] attribute 'x' returns 'TypedAttr', which corresponds to no attribute;"
                + " declare '@Attr(TypedAttrInterface.class) Attribute'",
            "4: [ODS107] attribute 'y' returns 'Optional<TypedAttr>', which corresponds to no"
                + " attribute; declare '@Attr(TypedAttrInterface.class) Attribute'"),
        errors(
            """
            @Op(dialect = TfDialect.class, name = "X")
            interface X {
              @Attr dev.ods.builtin.TypedAttr x();
              @Attr Optional<dev.ods.builtin.TypedAttr> y();
            }
            """));
  }

  @Test
  void thePrimitiveTypeOfAProperty() {
    List<String> errors = errors(op("@Prop Long a(); @Prop @Default(\"3\") Integer b();"));
    assertEquals(2, errors.size());
    assertTrue(errors.get(0).startsWith("2: [ODS142] property 'a' returns 'Long'"), errors.get(0));
    assertTrue(errors.get(0).endsWith("for other types. Did you mean 'long'?"), errors.get(0));
    assertTrue(errors.get(1).endsWith("for other types. Did you mean 'int'?"), errors.get(1));
  }

  @Test
  void typeParametersAreNoParameters() {
    assertEquals(
        List.of("2: [ODS104] 'a' declares an operand, so it must not have type parameters"),
        errors(op("@Operand <X> Value a();")));
  }

  private static String op(String members) {
    return "@Op(dialect = TfDialect.class, name = \"X\")\ninterface X { " + members + " }\n";
  }

  private static List<String> errors(String snippet) {
    return Snippets.errors(Snippets.compile(snippet));
  }
}
