// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is deprecated in a declaration is deprecated in what is generated from it. */
final class DeprecationTest {
  private static final String DIALECT =
      """
      package example;
      import dev.ods.annotation.*;
      import dev.ods.ir.*;
      import dev.ods.trait.*;
      import java.util.*;
      @SuppressWarnings("removal")
      @Dialect(name = "t", ops = {Old.class, New.class})
      interface TDialect {}
      /**
       * An old operation.
       *
       * @deprecated use {@code t.new}
       */
      @Deprecated(since = "2", forRemoval = true)
      @Op(dialect = TDialect.class, name = "old")
      interface Old { @Operand Value x(); }
      @Deprecated final class OldTrait implements OpTrait {}
      @Deprecated final class OldType {
        public static final String SUMMARY = "an old type";
        public static boolean test(Type type) { return true; }
      }
      @EnumAttr enum Mode { @Deprecated SLOW, FAST }
      @Op(dialect = TDialect.class, name = "new")
      @Trait({OldTrait.class, Pure.class})
      @SuppressWarnings("deprecation")
      interface New extends OpView {
        @Deprecated @Operand(OldType.class) Value x();
        @Deprecated @Operand ValueRange many();
        @Deprecated @Attr long count();
        @Deprecated @Attr @Default("SLOW") Mode mode();
        @Deprecated(forRemoval = true) @Attr long gone();
        @Deprecated @Result Value y();
        @Deprecated Region body();
        @Deprecated
        static void build(OpBuilder builder, OperationState state, Value x, int old) {}
      }
      """;

  @Test
  void theOperationAndItsMembersAreDeprecated() throws Exception {
    Compilation compilation = compile(DIALECT);
    assertEquals(List.of(), warnings(compilation));
    String old = generated(compilation, "OldOp");
    assertTrue(old.contains("@Deprecated(\n    since = \"2\",\n    forRemoval = true\n)"), old);
    assertTrue(old.contains(" * @deprecated use {@code t.new}\n"), old);
  }

  /** The holder is not deprecated, so its author is not warned, nor is the generated dialect. */
  @Test
  void aHolderMayHaveADeprecatedOperation() {
    Compilation compilation =
        compile(
            """
            package example;
            import dev.ods.annotation.*;
            @Dialect(name = "t", ops = Holder.class)
            interface TDialect {}
            interface Holder {
              interface Inner {
                @Deprecated @Op(dialect = TDialect.class, name = "old") interface Old {}
              }
            }
            """);
    assertEquals(List.of(), warnings(compilation));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "OldOp.of(null) | example.OldOp",
        "op.x() | x()",
        "op.setX(null) | setX(dev.ods.ir.Value)",
        "op.setMany(null) | setMany(java.util.List<dev.ods.ir.Value>)",
        "op.count() | count()",
        "op.setGone(1) | setGone(long)",
        "op.countAttr() | countAttr()",
        "op.setCount(1) | setCount(long)",
        "op.mode() | mode()",
        "op.removeModeAttr() | removeModeAttr()",
        "op.y() | y()",
        "op.body() | body()",
        "new NewOp.Adaptor(op).x() | x()",
        "new NewOp.Adaptor(op).count() | count()",
        "new NewOp.Adaptor(op).modeAttr() | modeAttr()",
        "new NewOp.Adaptor(op).body() | body()",
        "NewOp.build(null, null, null, 1) | "
            + "build(dev.ods.ir.OpBuilder,dev.ods.ir.Location,dev.ods.ir.Value,int)",
      })
  void itsUsersAreWarned(String use, String member) {
    Compilation compilation =
        compile(DIALECT, "package example; class User { void use(NewOp op) { " + use + "; } }");
    List<String> warnings = warnings(compilation);
    assertTrue(
        warnings.stream()
            .anyMatch(warning -> warning.contains(member.replaceAll(".*\\.Old", "Old"))),
        warnings.toString());
    assertTrue(
        warnings.stream().allMatch(warning -> warning.startsWith("User.java")),
        warnings.toString());
  }

  private static Compilation compile(String... sources) {
    JavaFileObject[] files = new JavaFileObject[sources.length];
    for (int i = 0; i < sources.length; i++) {
      files[i] =
          JavaFileObjects.forSourceString(i == 0 ? "example.TDialect" : "example.User", sources[i]);
    }
    return Compiler.javac()
        .withProcessors(new OdsProcessor())
        .withOptions("-Xlint:deprecation,removal")
        .compile(files);
  }

  private static List<String> warnings(Compilation compilation) {
    assertEquals(List.of(), Snippets.errors(compilation));
    return compilation.diagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
        .map(
            diagnostic ->
                (diagnostic.getSource() == null ? "" : fileName(diagnostic.getSource()))
                    + ": "
                    + diagnostic.getMessage(Locale.ROOT))
        .toList();
  }

  private static String fileName(JavaFileObject file) {
    return file.getName().replaceAll(".*/", "");
  }

  private static String generated(Compilation compilation, String name) throws Exception {
    return compilation
        .generatedSourceFile("example." + name)
        .orElseThrow()
        .getCharContent(true)
        .toString();
  }
}
