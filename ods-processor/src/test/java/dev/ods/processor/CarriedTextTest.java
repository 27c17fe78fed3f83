// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What generated classes take over from declarations: comments, and what may be null. */
class CarriedTextTest {
  private static String generated(Compilation compilation, String name) {
    assertEquals(List.of(), Snippets.errors(compilation));
    try {
      return compilation
          .generatedSourceFile("example." + name)
          .orElseThrow()
          .getCharContent(false)
          .toString();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void assertContains(String text, String part) {
    assertTrue(text.contains(part), text);
  }

  @Test
  void parametersMayBeNull() {
    String op =
        generated(
            Snippets.compile(
                """
                @Op(dialect = TfDialect.class, name = "a")
                interface A {
                  static void build(OpBuilder builder, OperationState state,
                      @org.jspecify.annotations.Nullable Value x,
                      List<@org.jspecify.annotations.Nullable Type> types,
                      int @org.jspecify.annotations.Nullable [] sizes) {}
                }
                """),
            "AOp");
    assertContains(op, "@Nullable Value x");
    assertContains(op, "List<@Nullable Type> types");
    assertContains(op, "int @Nullable [] sizes");
    String type =
        generated(
            Snippets.compile(
                """
                @TypeDef(dialect = TfDialect.class)
                record A(int x) {
                  A(@org.jspecify.annotations.Nullable String text) { this(1); }
                  int of(@org.jspecify.annotations.Nullable Type type) { return x; }
                }
                """),
            "AType");
    assertContains(type, "@Nullable String text");
    assertContains(type, "@Nullable Type type");
  }

  @Test
  void localVariablesAreNotAnnotated() {
    String patterns =
        generated(
            Snippets.compile(
                """
                @Op(dialect = TfDialect.class, name = "neg")
                @Trait(SameOperandsAndResultType.class)
                interface Neg { @Operand Value x(); @Result Value y(); }
                @PatternSet(TfDialect.class)
                interface Rules {
                  @Pattern(match = "(tf.neg (tf.neg $x))", rewrite = "$x") void twice();
                }
                """),
            "RulesPatterns");
    assertTrue(!patterns.contains("@Nullable Operation"), patterns);
  }

  @Test
  void commentsContainCodeWithAnnotations() {
    String op =
        generated(
            Snippets.compile(
                """
                /**
                 * Adds.
                 *
                 * <pre>{@code
                 * if (x) {
                 * @Deprecated void f();
                 * }
                 * }</pre>
                 *
                 * And more.
                 *
                 * @author nobody
                 */
                @Op(dialect = TfDialect.class, name = "a")
                interface A {}
                """),
            "AOp");
    assertContains(op, "@Deprecated void f();");
    assertContains(op, "And more.");
    assertTrue(!op.contains("nobody"), op);
  }

  @Test
  void commentsReferToNestedDeclarations() {
    Compilation compilation =
        Snippets.compile(
            """
            @Dialect(name = "tf", ops = Q.class)
            interface Q {
              @Op(dialect = Q.class, name = "a")
              @Trait(SameOperandsAndResultType.class)
              interface A { @Operand Value x(); @Result Value y(); }
              @PatternSet(Q.class)
              interface Rules {
                @Pattern(match = "(tf.a (tf.a $x))", rewrite = "$x") void twice();
              }
              @Pass(name = "p")
              record P() implements PassBody { @Override public void run(PassRun run) {} }
              @AnyOf({I32.class, I64.class})
              interface Number {}
              @TypeInterface
              interface Sized { int size(); }
              @AttrInterface
              interface Named extends AttributeInterface { String name(); }
            }
            """);
    assertContains(generated(compilation, "RulesPatterns"), "{@link Q.Rules}");
    assertContains(generated(compilation, "PPass"), "{@link Q.P}");
    for (String constraint : List.of("Number", "Sized", "Named")) {
      assertContains(
          generated(compilation, constraint + "Constraint"), "{@link Q." + constraint + "}");
    }
  }

  /** No line of Java ends at them, but JavaPoet breaks lines there. */
  @Test
  void textsMayContainSeparatorsOfLines() {
    String declarations =
        """
        @ConfinedBy(value = Is.Check.class, summary = "that is§ {value}")
        @interface Is {
          String value();

          final class Check {
            static boolean test(Attribute attribute, String value) { return true; }
          }
        }

        @PredOpTrait(value = Fits.Check.class, summary = "fits§ {to}")
        @interface Fits {
          String to();

          final class Check {
            static boolean test(Operation op, String to) { return true; }
          }
        }

        /** A level.§ */
        @EnumAttr
        @Summary("level§")
        enum Level { @EnumCase(symbol = "low§") LOW, HIGH }

        @EnumAttr(EnumAttr.Storage.I32)
        @Summary("number§")
        enum Stored { @EnumCase(symbol = "low§") LOW, HIGH }

        @EnumAttr(EnumAttr.Storage.I32)
        @BitEnum(separator = "|", none = "n§o")
        enum Bits { A, B }

        @AnyOf({I32.class, I64.class})
        @Summary("number§")
        interface Number {}

        /** A type.§ */
        @TypeDef(dialect = TfDialect.class, mnemonic = "t")
        @AssemblyFormat("`<` params `>`")
        record T(@Default("x§") String text, Level level, @Param(Number.class) Type type) {}

        /** An operation.§ */
        @Op(dialect = TfDialect.class, name = "a")
        @Fits(to = "to§")
        @AssemblyFormat("custom<Text>($text, \\"text§\\") attr-dict (`(` $x^ `:` type($x) `)`)? $property $set")
        interface A {
          @Operand(Number.class) Optional<Value> x();
          @Attr @Is("text§") @Default("default§") String text();
          @Attr Level level();
          @Attr java.util.Set<Bits> bits();
          @Prop @Default("low§") Stored property();
          @Prop java.util.Set<Bits> set();

          static void printText(OpAsmPrinter p, A op, StringAttr text, String given) {}

          static boolean parseText(OpAsmParser p, Parsed<StringAttr> text, String given) {
            return true;
          }
        }

        /**
         * Works.§
         *
         * @param text a text§
         * @param level a level§
         * @param seen how many§
         */
        @Pass(name = "p")
        record P(@Default("x§") String text, Level level, Statistic seen) implements PassBody {
          @Override public void run(PassRun run) {}
        }
        """;
    Compilation compilation = Snippets.compile(declarations.replace("§", "\u2028"));
    assertEquals(List.of(), Snippets.errors(compilation));
  }
}
