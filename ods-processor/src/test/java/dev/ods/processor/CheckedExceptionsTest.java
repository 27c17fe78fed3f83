// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checked exceptions of what generated code calls are reported where they are declared. */
class CheckedExceptionsTest {
  /** Whatever generated code calls. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "default void verify(Diagnostics d) throws Exception {}",
        "default void verifyRegions(Diagnostics d) throws java.io.IOException {}",
        "static void build(OpBuilder b, OperationState s, int x) throws Exception {}",
        "static boolean parse(OpAsmParser p, OperationState s) throws Throwable { return true; }"
            + " static void print(OpAsmPrinter p, A op) {}",
        "@DerivedAttr default long x() throws Exception { return 1; }",
        "@DerivedAttr(convert = \"make\") default int x() { return 1; }"
            + " static Attribute make(Context c, int x) throws Exception { return null; }",
        "@Operand(Tested.class) Value x(); @Summary(\"t\") class Tested {"
            + " public static boolean test(Type type) throws Exception { return true; } }",
        "@Operand @Confined Value x(); @ConfinedBy(value = Confined.Test.class, summary = \"t\")"
            + " @interface Confined { class Test {"
            + " static boolean test(Type type) throws Exception { return true; } } }",
        "@Prop P p(); class P { public P() throws Exception {}"
            + " public Attribute toAttribute(Context c) { return null; } public static P"
            + " fromAttribute(Attribute a, java.util.function.Consumer<String> c) { return null; } }",
        "@Prop List<P<String>> p(); class P<T> { public P() throws Exception {}"
            + " public Attribute toAttribute(Context c) { return null; } public static P<String>"
            + " fromAttribute(Attribute a, java.util.function.Consumer<String> c) { return null; } }",
        "@Attr @Default(\"made\") Type t();"
            + " static Type made(Context c) throws Exception { return null; }",
        "default void verify(Diagnostics d) throws RuntimeException, Error {}",
        "default void other() throws Exception {}",
      })
  void reportsCheckedExceptions(String member) {
    List<String> errors =
        Snippets.errors(
            Snippets.compile(
                "@Op(dialect = TfDialect.class, name = \"a\")\ninterface A {" + member + "}"));
    boolean wrong = !member.contains("RuntimeException") && !member.contains("other");
    assertEquals(wrong ? 1 : 0, errors.size(), errors.toString());
    assertTrue(!wrong || errors.get(0).contains("[ODS431]"), errors.toString());
  }

  @Test
  void reportsCheckedExceptionsOfDefinitions() {
    String declarations =
        """
        @TypeDef(dialect = TfDialect.class)
        record A(int x) {
          A(String x) throws Exception { this(1); }
          void verify(Diagnostics diagnostics, Location location) throws java.io.IOException {}
          void other() throws Exception {}
        }
        """;
    assertEquals(
        List.of(
            "3: [ODS431] this constructor throws the checked exception 'Exception', which the"
                + " generated code that calls it does not handle; catch it in there, or throw an"
                + " unchecked one",
            "4: [ODS431] 'verify' throws the checked exception 'IOException', which the generated"
                + " code that calls it does not handle; catch it in there, or throw an unchecked"
                + " one"),
        Snippets.errors(Snippets.compile(declarations)));
  }

  @Test
  void reportsCheckedExceptionsOfPatterns() {
    String declarations =
        """
        @Op(dialect = TfDialect.class, name = "neg")
        interface Neg { @Operand Value x(); @Result Value y(); }
        @PatternSet(TfDialect.class)
        interface Rules {
          @Pattern(match = "(tf.neg $x)", rewrite = "$x")
          static boolean guard(Value x) throws java.io.IOException { return true; }
          @Pattern(match = "(tf.neg $x)")
          static Value body(Value x, Rewriter rewriter) throws Exception { return x; }
          @Pattern(match = "(tf.neg (tf.neg $x))")
          static Value unchecked(Value x, Rewriter r) throws IllegalStateException { return x; }
        }
        """;
    List<String> errors = Snippets.errors(Snippets.compile(declarations));
    assertEquals(2, errors.size(), errors::toString);
    assertTrue(errors.get(0).startsWith("6: [ODS431] 'guard' throws"), errors::toString);
    assertTrue(errors.get(1).startsWith("8: [ODS431] 'body' throws"), errors::toString);
  }
}
