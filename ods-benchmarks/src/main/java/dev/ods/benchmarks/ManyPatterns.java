// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A dialect with sets of patterns for one root, of which no program has all that any of them asks:
 * compiled when it is needed, as a thousand patterns are not to be read.
 */
final class ManyPatterns {
  /** The numbers of kinds of operations that define operands, and of values of attributes. */
  private static final int CHOICES = 10;

  private final Context context = Context.create();
  private final Class<?> patterns;

  /** Compiles as many patterns as the third power of {@link #CHOICES}, or fewer. */
  ManyPatterns(int count) throws IOException, ReflectiveOperationException {
    Path classes = Files.createTempDirectory("many-patterns");
    compile(source(count), classes);
    ClassLoader loader = URLClassLoader.newInstance(new URL[] {classes.toUri().toURL()});
    context.load(
        loader
            .loadClass("many.ManyDialectDefinition")
            .asSubclass(DialectDefinition.class)
            .getDeclaredConstructor()
            .newInstance());
    patterns = loader.loadClass("many.ManyPatterns");
  }

  /** The patterns. */
  RewritePatternSet patterns() throws ReflectiveOperationException {
    RewritePatternSet set = RewritePatternSet.create(context);
    patterns.getMethod("addTo", RewritePatternSet.class).invoke(null, set);
    return set;
  }

  /** A module with roots that fail each pattern at one of its conditions. */
  Operation program(int roots) {
    Random random = new Random(1);
    StringBuilder text = new StringBuilder("%x, %y = \"many.source\"() : () -> (i32, i32)\n");
    for (int i = 0; i < roots; i++) {
      text.append(
          """
          %%a%d = "many.op%d"(%%x) <{k = %d : i32}> : (i32) -> i32
          %%b%1$d = "many.op%d"(%%y) <{k = 0 : i32}> : (i32) -> i32
          %%c%1$d = "many.root"(%%a%1$d, %%b%1$d) : (i32, i32) -> i32
          """
              .formatted(
                  i, random.nextInt(CHOICES), random.nextInt(CHOICES), random.nextInt(CHOICES)));
    }
    byte[] utf8 = text.toString().getBytes(StandardCharsets.UTF_8);
    return Objects.requireNonNull(
        Parser.parse(utf8, "many.mlir", context, ParserOptions.DEFAULT, new Diagnostics()));
  }

  private static String source(int count) {
    StringBuilder ops = new StringBuilder();
    StringBuilder names = new StringBuilder("Source.class, Root.class");
    for (int i = 0; i < CHOICES; i++) {
      names.append(", Op").append(i).append(".class");
      ops.append(
          """
          @Op(dialect = ManyDialect.class, name = "op%d")
          interface Op%1$d { @Operand Value x(); @Attr int k(); @Result Value y(); }
          """
              .formatted(i));
    }
    StringBuilder rules = new StringBuilder();
    int step = CHOICES * CHOICES * CHOICES / count;
    for (int i = 0; i < count; i++) {
      // As different from each other as so many can be.
      int at = i * step + (count <= CHOICES ? i * (CHOICES + 1) : 0);
      rules.append(
          """
          @Pattern(match = "(many.root (many.op%d $x, %d), (many.op%d $x, $_))", rewrite = "$x")
          void rule%d();
          """
              .formatted(
                  at / CHOICES / CHOICES % CHOICES, at % CHOICES, at / CHOICES % CHOICES, i));
    }
    return """
        package many;
        import dev.ods.annotation.*;
        import dev.ods.ir.*;
        @Dialect(name = "many", ops = {%s})
        public interface ManyDialect {}
        @Op(dialect = ManyDialect.class, name = "source")
        interface Source { @Result Value x(); @Result Value y(); }
        @Op(dialect = ManyDialect.class, name = "root")
        interface Root { @Operand Value a(); @Operand Value b(); @Result Value c(); }
        %s
        @PatternSet(ManyDialect.class)
        public interface Many {
        %s
        }
        """
        .formatted(names, ops, rules);
  }

  private static void compile(String source, Path classes) {
    // Two public interfaces are in two files.
    int second = source.indexOf("@PatternSet");
    String head = source.substring(0, source.indexOf("@Dialect"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            null,
            null,
            null,
            List.of(
                "-d",
                classes.toString(),
                "-s",
                classes.toString(),
                "-processorpath",
                System.getProperty("java.class.path"),
                "-processor",
                "dev.ods.processor.OdsProcessor",
                "-Xlint:none"),
            null,
            List.of(
                new Source("ManyDialect", source.substring(0, second)),
                new Source("Many", head + source.substring(second))));
    if (!task.call()) {
      throw new IllegalStateException("the patterns do not compile");
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///many/" + name + ".java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
