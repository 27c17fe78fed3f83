// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Runs javac with the processor on some sources of a module; the module's other classes are in the
 * output directory.
 */
final class DialectCompiler {
  /** The options of the parent pom.xml, for identical class files; without Error Prone. */
  static final List<String> OPTIONS =
      List.of(
          "--release",
          "17",
          "-g",
          "-implicit:none",
          "-Xlint:all,-processing,-requires-automatic,-requires-transitive-automatic",
          "-Werror",
          "-XDcompilePolicy=simple",
          "--should-stop=ifError=FLOW",
          "-XDaddTypeAnnotationsToSymbol=true",
          "-XDstringConcat=inline");

  private final JavaCompiler javac;

  /** The identity of the JDK: its version and vendor. */
  static String jdk() {
    return Runtime.version() + " " + System.getProperty("java.vendor.version", "");
  }

  DialectCompiler() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("this Java has no compiler: install a JDK instead of a JRE");
    }
    this.javac = compiler;
  }

  /**
   * The outcome of one run of javac.
   *
   * @param succeeded whether there were no errors; if there were, the class directory is of no use
   * @param processed whether the processor ran, which it does not after syntax errors
   * @param messages javac's messages, formatted for the terminal
   * @param classes the handwritten source of each class, by internal name, also of those compiled
   *     from generated sources
   */
  record Outcome(
      boolean succeeded, boolean processed, String messages, Map<String, Path> classes) {}

  /**
   * Compiles.
   *
   * @param roots the sources
   * @param libraries the jars and directories of other modules
   * @param classes the module's class directory, which must not contain classes of {@code roots}
   * @param generated an empty directory for the generated sources
   */
  Outcome compile(Collection<Path> roots, List<Path> libraries, Path classes, Path generated)
      throws IOException {
    List<OriginRecorder> processors = new ArrayList<>();
    for (Processor processor :
        ServiceLoader.load(Processor.class, DialectCompiler.class.getClassLoader())) {
      processors.add(new OriginRecorder(processor));
    }
    StringWriter messages = new StringWriter();
    Files.createDirectories(generated);
    // Errors are in what the file manager cannot decode: javac reads replacement characters there.
    List<Diagnostic<?>> fileProblems = new ArrayList<>();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(
            fileProblems::add, Locale.getDefault(), StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(generated));
      files.setLocationFromPaths(StandardLocation.MODULE_PATH, libraries);
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
      OutputRecorder recorder = new OutputRecorder(files);
      JavaCompiler.CompilationTask task =
          javac.getTask(
              messages, recorder, null, OPTIONS, null, files.getJavaFileObjectsFromPaths(roots));
      task.setProcessors(processors);
      boolean succeeded = task.call() && fileProblems.stream().noneMatch(DialectCompiler::isError);
      fileProblems.forEach(problem -> messages.append(problem.toString()).append('\n'));
      return new Outcome(
          succeeded,
          processors.stream().anyMatch(OriginRecorder::wasCalled),
          messages.toString(),
          succeeded ? sources(recorder.outputs, processors, files, generated) : Map.of());
    }
  }

  private static boolean isError(Diagnostic<?> problem) {
    return problem.getKind() == Diagnostic.Kind.ERROR;
  }

  /** Maps each class to its source; that of a generated source to the source of its declaration. */
  private static Map<String, Path> sources(
      Map<String, JavaFileObject> outputs,
      List<OriginRecorder> processors,
      StandardJavaFileManager files,
      Path generated) {
    Map<String, Path> direct = new HashMap<>();
    outputs.forEach((name, source) -> direct.put(name, files.asPath(source)));
    Map<String, String> origins = new HashMap<>();
    for (OriginRecorder processor : processors) {
      processor
          .origins()
          .forEach((made, by) -> origins.put(made.replace('.', '/'), by.replace('.', '/')));
    }
    Map<String, Path> sources = new HashMap<>();
    direct.forEach(
        (name, source) -> {
          Path declared = source;
          if (source.startsWith(generated)) {
            String path = generated.relativize(source).toString().replace('\\', '/');
            String made = path.substring(0, path.length() - ".java".length());
            declared = direct.get(origins.get(made));
            if (declared == null) {
              throw new IllegalStateException("the origin of " + path + " is unknown");
            }
          }
          sources.put(name, declared);
        });
    return sources;
  }

  /** Records the source of each class file. */
  private static final class OutputRecorder
      extends ForwardingJavaFileManager<StandardJavaFileManager> {
    final Map<String, JavaFileObject> outputs = new HashMap<>();

    OutputRecorder(StandardJavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        JavaFileManager.Location location,
        String className,
        JavaFileObject.Kind kind,
        @Nullable FileObject sibling)
        throws IOException {
      JavaFileObject file = super.getJavaFileForOutput(location, className, kind, sibling);
      if (kind == JavaFileObject.Kind.CLASS && sibling instanceof JavaFileObject source) {
        outputs.put(className.replace('.', '/'), source);
        // The file may be a hard link to that of the last build, which must not change.
        Files.deleteIfExists(fileManager.asPath(file));
      }
      return file;
    }
  }
}
