// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirTblgen;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.trait.DerivedAttributeOpInterface;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attributes that are computed; the test dialect shows their values. */
final class DerivedAttributesTest {
  private static List<String> errors(String members) {
    Compilation compilation =
        Snippets.compile(
            "@Op(dialect = TfDialect.class, name = \"X\")\ninterface X {\n" + members + "\n}\n");
    return Snippets.errors(compilation);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@DerivedAttr static int x() { return 1; } | [ODS147] *'x' is not a default method",
        "@DerivedAttr default int x(int y) { return 1; } | [ODS147] *'x' has parameters",
        "@DerivedAttr default <T> int x() { return 1; } | [ODS147] *'x' has type parameters",
        "@DerivedAttr int x(); | [ODS147] *'x' has no body",
        "@DerivedAttr @Attr int x(); | [ODS102] 'x' cannot be both @Attr and @DerivedAttr*",
        "@DerivedAttr @Attr default int x() { return 1; }"
            + " | [ODS102] 'x' cannot be both @Attr and @DerivedAttr*",
        "@DerivedAttr default void x() {} | [ODS148] derived attribute 'x' returns 'void'*",
        "@DerivedAttr default Optional<Long> x() { return null; }"
            + " | [ODS148] derived attribute 'x' returns 'Optional<Long>'*",
        "@DerivedAttr(convert = \"y\") default int x() { return 1; }"
            + " | [ODS149] *but 'X' has no 'static Attribute y(Context, int)'",
        "@DerivedAttr(convert = \"wrp\") default int x() { return 1; }"
            + " static Attribute wrap(Context c, long x) { return null; }"
            + " | [ODS149] *(Context, int)'. Did you mean 'wrap'?",
        "@DerivedAttr(convert = \"y\") default long x() { return 1; }"
            + " static Attribute y(Context c, int x) { return null; }"
            + " | [ODS149] *but 'X' has no 'static Attribute y(Context, long)'",
        "@DerivedAttr(convert = \"y\") default int x() { return 1; }"
            + " static Object y(Context c, int x) { return null; } | [ODS149] *",
        "@DerivedAttr @IntPositive default int x() { return 1; }"
            + " | [ODS121] @IntPositive belongs to an attribute, but 'x' is a derived attribute",
        "@DerivedAttr @MemRead default int x() { return 1; } | [ODS450] *",
        "@Attr long x(); @DerivedAttr(name = \"x\") default int y() { return 1; }"
            + " | [ODS112] op has a conflict with attribute and derived attribute both having an"
            + " entry with the name 'x'; rename one of them",
        "@DerivedAttr(name = \"x\") default int y() { return 1; }"
            + " @DerivedAttr default int x() { return 1; }"
            + " | [ODS111] op has a conflict with two derived attributes having the same name"
            + " 'x'; rename one of them",
        "@Attr long x(); @DerivedAttr default IntegerAttr xAttr() { return null; }"
            + " | [ODS115] *overlaps with derived attribute 'xAttr'*",
        "@DerivedAttr default int x() { return 1; }"
            + " default DictionaryAttr materializeDerivedAttributes() { return null; }"
            + " | [ODS426] 'materializeDerivedAttributes' is a method of the op interface*",
        "@Attr @DerivedAttr DictionaryAttr x();"
            + " | [ODS102] 'x' cannot be both @Attr and @DerivedAttr*",
        "@DerivedAttr default int x() { return 1; } @Attr DictionaryAttr"
            + " materializeDerivedAttributes(); | [ODS114] *`materializeDerivedAttributes`*",
        "@DerivedAttr(name = \"a-b\") default int x() { return 1; } | [ODS113] 'a-b' is not*",
      })
  void wrongOnes(String members, String error) {
    assertMatches(error, errors(members));
  }

  /** The one error, in which a star stands for any text. */
  private static void assertMatches(String pattern, List<String> errors) {
    assertEquals(1, errors.size(), errors::toString);
    String message = errors.get(0).replaceFirst("^\\d+: ", "");
    String[] parts = pattern.split("\\*", -1);
    int from = 0;
    for (int i = 0; i < parts.length; i++) {
      int at = message.indexOf(parts[i], from);
      assertTrue(at >= 0 && (i > 0 || at == 0), message);
      from = at + parts[i].length();
    }
    assertTrue(pattern.endsWith("*") || from == message.length(), message);
  }

  @Test
  void formatsDoNotHaveThem() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "X")
            @AssemblyFormat("$n $rank attr-dict")
            interface X {
              @Attr long n();
              @DerivedAttr default int rank() { return 1; }
            }
            """);
    assertEquals(
        List.of(
            "2: [ODS208] expected variable to refer to an argument, region, result, or successor;"
                + " the op has no 'rank'; a derived attribute is not in the text\n"
                + "    $n $rank attr-dict\n"
                + "       ^"),
        Snippets.errors(compilation));
  }

  @Test
  void theGeneratedMethodsAreNotOverridden() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "X")
            interface X extends dev.ods.trait.DerivedAttributeOpInterface {
              @DerivedAttr default int x() { return 1; }
              @Override default boolean isDerivedAttribute(String name) { return false; }
            }
            """);
    assertEquals(
        List.of(
            "3: [ODS452] @DerivedAttr is ignored, as the op has a method 'isDerivedAttribute' of its"
                + " own; drop one of them"),
        Snippets.errors(compilation));
  }

  @Test
  void onlyInterfacesOfOperationsHaveThem() {
    Compilation compilation =
        Snippets.compile(
            """
            @OpInterface interface I {
              @DerivedAttr default int x() { return 1; }
            }
            abstract class C {
              @DerivedAttr int x() { return 1; }
            }
            """);
    assertEquals(
        List.of(
            "2: [ODS430] @DerivedAttr belongs in an op, but 'x' is in the op interface 'I'; remove"
                + " the annotation there, and declare the member in each op",
            "5: [ODS105] @DerivedAttr belongs on a method of an interface, but 'x' is in a class"),
        Snippets.errors(compilation));
  }

  /** An op inherits them; one that is overridden is what the overriding method says. */
  @Test
  void theyAreInherited() throws Exception {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            interface Base {
              @DerivedAttr(convert = "wrap") default int a() { return 1; }
              @DerivedAttr default int b() { return 1; }
              @DerivedAttr default int c() { return 1; }
              static Attribute wrap(Context context, int value) {
                return UnitAttr.get(context);
              }
            }
            @Op(dialect = TfDialect.class, name = "x")
            interface X extends Base {
              @Override default int b() { return 2; }
              @Override @DerivedAttr(name = "d") default int c() { return 2; }
              @DerivedAttr default long[] e() { return new long[] {a(), b()}; }
            }
            """);
    String text = "\"tf.x\"() : () -> ()";
    Operation module =
        Parser.parse(
            text.getBytes(StandardCharsets.UTF_8),
            "test.mlir",
            dialect.context(),
            ParserOptions.DEFAULT,
            new Diagnostics());
    DerivedAttributeOpInterface op =
        module.region(0).first().first().as(DerivedAttributeOpInterface.class);
    assertEquals(
        "{a, d = 2 : i32, e = array<i64: 1, 2>}", op.materializeDerivedAttributes().toString());
    assertEquals(
        List.of("a", "d", "e"),
        Stream.of("a", "b", "c", "d", "e").filter(op::isDerivedAttribute).toList());
  }

  /** MLIR generates the same methods; what is an error here is a warning there. */
  @Test
  void mlirGeneratesTheSameMethods(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("a.td");
    Files.writeString(
        file,
        """
        include "mlir/IR/OpBase.td"
        def T_Dialect : Dialect { let name = "t"; }
        def T_A : Op<T_Dialect, "a"> {
          let results = (outs AnyTensor:$output);
          DerivedTypeAttr element_dtype = DerivedTypeAttr<"return {};">;
          DerivedAttr rank = DerivedAttr<"int", "return 1;", "$_builder.getI32IntegerAttr($_self)">;
        }
        def T_B : Op<T_Dialect, "b"> {
          DerivedAttr rank = DerivedAttr<"Foo", "return {};">;
        }
        """);
    ToolRun definitions = MlirTblgen.run(file, "--gen-op-defs");
    assertTrue(
        definitions
            .err()
            .contains("op has non-materializable derived attributes 'getRank', skipping"),
        definitions.err());
    Matcher names = Pattern.compile("name == (\"\\w+\")").matcher(definitions.out());
    String generated =
        generated(
            """
            @Op(dialect = TfDialect.class, name = "X")
            interface X {
              @Result(AnyTensor.class) Value output();
              @DerivedAttr(name = "element_dtype") default Type elementDtype() { return null; }
              @DerivedAttr default int rank() { return 1; }
            }
            """);
    for (int i = 0; i < 2; i++) {
      assertTrue(names.find());
      assertTrue(generated.contains("name.equals(" + names.group(1) + ")"), generated);
    }
    ToolRun declarations = MlirTblgen.run(file, "--gen-op-decls");
    for (String method : List.of("isDerivedAttribute", "materializeDerivedAttributes")) {
      assertTrue(declarations.out().contains(" " + method + "("));
      assertTrue(generated.contains(" " + method + "("), generated);
    }
  }

  private static String generated(String snippet) throws IOException {
    Compilation compilation = Snippets.compile(snippet);
    assertEquals(List.of(), Snippets.errors(compilation));
    return compilation
        .generatedSourceFile("example.XOp")
        .orElseThrow()
        .getCharContent(true)
        .toString();
  }
}
