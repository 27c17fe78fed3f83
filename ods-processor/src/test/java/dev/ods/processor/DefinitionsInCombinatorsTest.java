// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A constraint is composed of types and attributes of one's own by their records, whose generated
 * classes may have names that imported ones have too.
 */
final class DefinitionsInCombinatorsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t", ops = {A.class, Make.class}, types = Opaque.class, attributes = Attrs.class)
          interface TDialect {}

          @TypeDef(dialect = TDialect.class, mnemonic = "opaque")
          @Summary("own type")
          record Opaque() {}

          interface Attrs {
            @AttrDef(dialect = TDialect.class, mnemonic = "opaque")
            @Summary("own attribute")
            @AssemblyFormat("`<` $value `>`")
            record Opaque(String value) {}
          }

          @AnyOf({Attrs.Opaque.class, StrAttr.class})
          interface OpaqueOrText {}

          @Op(dialect = TDialect.class, name = "a")
          interface A {
            @Operand @AnyOf({Opaque.class, F32.class}) Value x();
            @Attr(OpaqueOrText.class) Attribute y();
          }

          @Op(dialect = TDialect.class, name = "make")
          interface Make { @Result ValueRange r(); }
          """);

  private static final String SOURCE = "%0:2 = \"t.make\"() : () -> (!t.opaque, i8)\n";

  @Test
  void recordsAreConstraintsInCombinators() {
    String text = SOURCE + "\"t.a\"(%0#0) <{y = #t.opaque<\"z\">}> : (!t.opaque) -> ()";
    assertEquals(text, DIALECT.generic(text));
    String operand = DIALECT.generic(SOURCE + "\"t.a\"(%0#1) <{y = \"z\"}> : (i8) -> ()");
    assertTrue(
        operand.endsWith("operand #0 must be own type or 32-bit float, but got 'i8'"), operand);
    String attribute = DIALECT.generic(SOURCE + "\"t.a\"(%0#0) <{y = 1 : i8}> : (!t.opaque) -> ()");
    assertTrue(
        attribute.endsWith(
            "attribute 'y' failed to satisfy constraint: own attribute or string attribute"),
        attribute);
  }

  @Test
  void theyAreOfTheSameKindAsTheOthers() {
    assertEquals(
        List.of(
            "4: [ODS305] constraint 'Both' mixes constraints on types and on attributes; keep one of"
                + " the two kinds"),
        Snippets.errors(
            Snippets.compile(
                """
                @TypeDef(dialect = TfDialect.class, mnemonic = "o") record Own() {}
                @Op(dialect = TfDialect.class, name = "a")
                interface A { @Operand(Both.class) Value x(); }
                @AnyOf({Own.class, StrAttr.class}) interface Both {}
                """)));
  }
}
