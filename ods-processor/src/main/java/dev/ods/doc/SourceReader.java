// SPDX-License-Identifier: Apache-2.0
package dev.ods.doc;

import com.sun.source.util.DocTrees;
import dev.ods.processor.OdsProcessor;
import dev.ods.processor.doc.DialectPage;
import dev.ods.processor.doc.read.ReferenceReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Reads the dialects of source files with javac, which runs the processor for the classes that they
 * refer to, but compiles nothing.
 */
final class SourceReader {
  private final List<Path> sources;
  private final String classPath;
  private final PrintWriter messages;

  /**
   * @param sources Java files, and directories of such
   * @param messages gets javac's messages
   */
  SourceReader(List<Path> sources, String classPath, PrintWriter messages) {
    this.sources = List.copyOf(sources);
    this.classPath = classPath;
    this.messages = messages;
  }

  /**
   * The dialects, or null after a message.
   *
   * @throws IllegalArgumentException if the sources have no Java files
   * @throws IOException if a source cannot be read
   */
  @Nullable List<DialectPage> read() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      messages.println("ods-doc: a JDK is needed, and this Java has no compiler: set JAVA_HOME");
      return null;
    }
    Path generated = Files.createTempDirectory("ods-doc");
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      Collector collector = new Collector();
      List<String> options =
          List.of(
              "-proc:only",
              "-parameters",
              "-encoding",
              "UTF-8",
              "-classpath",
              classPath,
              "-d",
              generated.toString(),
              "-s",
              generated.toString());
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              messages,
              files,
              this::show,
              options,
              null,
              files.getJavaFileObjectsFromPaths(files()));
      task.setProcessors(List.of(collector, new OdsProcessor()));
      return task.call() ? collector.pages : null;
    } finally {
      delete(generated);
    }
  }

  /** Notes are about compiling: what is deprecated is used. Nothing is compiled here. */
  private void show(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getKind() != Diagnostic.Kind.NOTE) {
      messages.println(diagnostic);
    }
  }

  /** The files without {@code module-info.java}, whose modules need not be on any path. */
  private List<Path> files() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path source : sources) {
      Set<Path> files = new TreeSet<>();
      Files.walkFileTree(
          source,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile()
                  && file.toString().endsWith(".java")
                  && !file.endsWith("module-info.java")) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException problem)
                throws IOException {
              // A link to a directory that contains it leads to no more files.
              if (problem instanceof FileSystemLoopException) {
                return FileVisitResult.CONTINUE;
              }
              throw problem;
            }
          });
      found.addAll(files);
    }
    if (found.isEmpty()) {
      throw new IllegalArgumentException("there are no Java files in the sources " + sources);
    }
    return found;
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** Composes the pages in the last round, in which all that is generated exists. */
  private static final class Collector extends AbstractProcessor {
    private final Set<String> names = new LinkedHashSet<>();
    private List<DialectPage> pages = List.of();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (names.isEmpty()) {
        addNames(round);
      }
      if (round.processingOver() && !round.errorRaised()) {
        compose();
      }
      return false;
    }

    /** Only the first round has the classes of the sources, later ones have generated classes. */
    private void addNames(RoundEnvironment round) {
      for (Element element : round.getRootElements()) {
        if (element instanceof TypeElement type) {
          names.add(type.getQualifiedName().toString());
        }
      }
    }

    private void compose() {
      List<TypeElement> types = new ArrayList<>();
      for (String name : names) {
        TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
        if (type != null) {
          types.add(type);
        }
      }
      pages =
          new ReferenceReader(
                  processingEnv.getElementUtils(),
                  processingEnv.getTypeUtils(),
                  DocTrees.instance(processingEnv),
                  (element, message) ->
                      processingEnv
                          .getMessager()
                          .printMessage(Diagnostic.Kind.WARNING, message, element),
                  true)
              .read(types);
    }
  }
}
