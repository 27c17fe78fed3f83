// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the tables of docs/from-mlir.md say in Java compiles. */
final class FromMlirTest {
  private static final Path PAGE =
      Path.of(System.getProperty("ods.root", ".."), "docs/from-mlir.md");

  /** A row with two columns, in either of which a bar is part of code only if it is escaped. */
  private static final Pattern ROW = Pattern.compile("\\| (.*) \\| (.*) \\|");

  private static final Pattern CODE = Pattern.compile("`([^`]*)`");

  /** What is no expression: a keyword, an annotation, or the name of a class. */
  private static final Pattern WORD = Pattern.compile("@?\\w+|==");

  /** The variables of which the page speaks. */
  private static final String PARAMETERS =
      "Operation op, Operation other, Value value, Block block, Region region, Attribute attribute,"
          + " Type type, Context context, Location location, OpOperand use, IrMapping mapping,"
          + " IntegerAttr integer, StringAttr string, ArrayAttr array, DictionaryAttr dictionary,"
          + " SymbolRefAttr symbol, DenseElementsAttr dense, DenseIntOrFPElementsAttr numbers,"
          + " ShapedType shaped, OpBuilder builder, Rewriter rewriter,"
          + " FrozenRewritePatternSet patterns, SymbolTableCollection tables, byte[] text,"
          + " Diagnostics diagnostics, OpAsmParser parser, OperandMark mark, TypeMark typeMark,"
          + " SourceLocation at, OperationState state, DialectDefinition definition,"
          + " OpPassManager manager, Pass pass, PassRun run, PassRegistry registry,"
          + " ConversionTarget target";

  private static final List<String> PACKAGES =
      List.of(
          "builtin",
          "convert",
          "diagnostic",
          "effect",
          "ir",
          "op",
          "pass",
          "rewrite",
          "text",
          "trait",
          "transforms",
          "verify");

  private static List<String> code() throws IOException {
    List<String> code = new ArrayList<>();
    for (String line : Files.readAllLines(PAGE, StandardCharsets.UTF_8)) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        Matcher spans = CODE.matcher(row.group(2));
        while (spans.find()) {
          if (!WORD.matcher(spans.group(1)).matches()) {
            code.add(spans.group(1));
          }
        }
      }
    }
    return code;
  }

  @Test
  void whatItSaysInJavaCompiles(@TempDir Path classes) throws IOException {
    List<String> code = code();
    assertTrue(code.size() > 100, () -> "only " + code.size());
    StringBuilder source = new StringBuilder();
    PACKAGES.forEach(name -> source.append("import dev.ods.").append(name).append(".*; "));
    source.append("import dev.ods.dialects.arith.IndexConstants; import java.io.IOException; ");
    source.append("import java.util.List; class Lines {\n");
    for (int i = 0; i < code.size(); i++) {
      source
          .append("void line")
          .append(i)
          .append('(')
          .append(PARAMETERS)
          .append(") throws IOException { ");
      source.append(statement(code.get(i))).append(" }\n");
    }
    source.append("}\n");
    assertEquals(List.of(), errors(source.toString(), code, classes));
  }

  private static String statement(String code) {
    return code.contains(" instanceof ") || code.contains(" == ")
        ? "if (" + code + ") {}"
        : code + ";";
  }

  /** Each line that does not compile, with the reason. */
  private static List<String> errors(String source, List<String> code, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertNotNull(compiler);
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Lines.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    List<String> options =
        List.of(
            "-proc:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path"));
    compiler.getTask(null, null, found, options, null, List.of(file)).call();
    return found.getDiagnostics().stream()
        .filter(problem -> problem.getKind() == javax.tools.Diagnostic.Kind.ERROR)
        .map(
            problem ->
                code.get((int) problem.getLineNumber() - 2)
                    + ": "
                    + problem.getMessage(Locale.ROOT))
        .toList();
  }
}
