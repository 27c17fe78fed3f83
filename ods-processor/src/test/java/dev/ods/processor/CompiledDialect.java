// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.google.testing.compile.Compilation;
import com.sun.management.ThreadMXBean;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** A dialect that is compiled from a snippet, loaded, and used as a program uses it. */
final class CompiledDialect {
  private static final Pattern DIALECT = Pattern.compile("@Dialect\\((?s:.*?)\\binterface (\\w+)");

  private final Context context = Context.create();
  private final ClassLoader loader;

  private CompiledDialect(ClassLoader loader, DialectDefinition dialect) {
    this.loader = loader;
    context.load(dialect);
  }

  /** The dialect that a snippet declares, or {@code tf} with the ops of the snippet. */
  static CompiledDialect of(String snippet) {
    Compilation compilation = Snippets.compile(snippet);
    assertEquals(List.of(), compilation.errors().stream().map(Snippets::message).toList());
    Matcher declared = DIALECT.matcher(snippet);
    return of(compilation, declared.find() ? declared.group(1) : "TfDialect");
  }

  /** The dialect of this declaration in a compilation of the package {@code example}. */
  static CompiledDialect of(Compilation compilation, String name) {
    try {
      Loader loader = new Loader(compilation);
      Class<?> definition = loader.loadClass("example." + name + "Definition");
      Constructor<?> constructor = definition.getDeclaredConstructor();
      constructor.setAccessible(true);
      return new CompiledDialect(loader, (DialectDefinition) constructor.newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The context into which it is loaded. */
  Context context() {
    return context;
  }

  /** A class of the snippet, or one generated from it. */
  Class<?> type(String simpleName) {
    try {
      return loader.loadClass("example." + simpleName);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The custom form of the ops of a text; if it is invalid, its errors, a line each. */
  String custom(String text) {
    return print(text, PrinterFlags.DEFAULT);
  }

  /** The generic form of the ops of a text; if it is invalid, its errors, a line each. */
  String generic(String text) {
    return print(text, PrinterFlags.GENERIC);
  }

  /** The custom form of the ops of a text after they were canonicalized. */
  String canonicalized(String text) {
    return print(
        text,
        PrinterFlags.DEFAULT,
        module ->
            GreedyRewriter.apply(
                module,
                FrozenRewritePatternSet.of(RewritePatternSet.canonicalization(context)),
                GreedyRewriteConfig.CANONICALIZE));
  }

  /** The custom form of the ops of a text after the patterns of a set were applied greedily. */
  String rewritten(String text, String patternSet) {
    return rewritten(text, patternSet, PrinterFlags.DEFAULT);
  }

  /** The same in a form of choice. */
  String rewritten(String text, String patternSet, PrinterFlags flags) {
    RewritePatternSet patterns = RewritePatternSet.create(context);
    addTo(patterns, patternSet);
    return rewritten(
        text, FrozenRewritePatternSet.of(patterns), GreedyRewriteConfig.CANONICALIZE, flags);
  }

  /** The same after patterns were applied as a configuration says. */
  String rewritten(
      String text,
      FrozenRewritePatternSet patterns,
      GreedyRewriteConfig config,
      PrinterFlags flags) {
    return print(text, flags, module -> GreedyRewriter.apply(module, patterns, config));
  }

  /** How many bytes a rewrite of a text allocates. */
  long allocated(String text, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    Operation module = Objects.requireNonNull(parse(text, new Diagnostics()));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    GreedyRewriter.apply(module, patterns, config);
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  /** Adds the patterns of a declared set. */
  void addTo(RewritePatternSet patterns, String patternSet) {
    Loaded.call(type(patternSet + "Patterns"), null, "addTo", patterns);
  }

  private String print(String text, PrinterFlags flags) {
    return print(text, flags, module -> {});
  }

  private String print(String text, PrinterFlags flags, Consumer<Operation> change) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = parse(text, diagnostics);
    if (module != null) {
      Verifier.verify(module, diagnostics);
    }
    if (diagnostics.hasErrors()) {
      return diagnostics.list().stream().map(CompiledDialect::line).collect(joining("\n"));
    }
    if (module != null) {
      change.accept(module);
    }
    Block body = module == null ? null : module.region(0).first();
    assertNotNull(body);
    StringBuilder ops = new StringBuilder();
    for (Operation op : body.operations()) {
      ops.append(ops.isEmpty() ? "" : "\n").append(Printer.toString(op, flags).strip());
    }
    return ops.toString();
  }

  private @Nullable Operation parse(String text, Diagnostics diagnostics) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return Parser.parse(utf8, "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  private static String line(Diagnostic diagnostic) {
    return diagnostic.location() + ": " + diagnostic.message();
  }

  /** Loads the classes that a compilation wrote. */
  private static final class Loader extends ClassLoader {
    private final Map<String, JavaFileObject> files = new HashMap<>();

    Loader(Compilation compilation) {
      super(CompiledDialect.class.getClassLoader());
      String root = "/" + StandardLocation.CLASS_OUTPUT + "/";
      for (JavaFileObject file : compilation.generatedFiles()) {
        if (file.getKind() == JavaFileObject.Kind.CLASS) {
          String path = file.toUri().getPath();
          files.put(path.replace(root, "").replace(".class", "").replace('/', '.'), file);
        }
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      JavaFileObject file = files.get(name);
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      try (InputStream in = file.openInputStream()) {
        byte[] code = in.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
