// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.DialectDefinition;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A dialect of declarations that are compiled, with the processor, in the test that has them. */
final class DeclaredDialect {
  private static final String IMPORTS =
      Stream.of(
              "dev.ods.annotation",
              "dev.ods.builtin",
              "dev.ods.constraint",
              "dev.ods.diagnostic",
              "dev.ods.ir",
              "dev.ods.text",
              "dev.ods.trait",
              "java.util")
          .map(name -> "import " + name + ".*;\n")
          .collect(Collectors.joining());

  private DeclaredDialect() {}

  /**
   * Compiles and loads a dialect.
   *
   * @param sources the declarations by the names of their files, among them that of {@code name}
   * @param name the declaration of the dialect
   * @param work an empty directory
   */
  static DialectDefinition compile(Map<String, String> sources, String name, Path work) {
    try {
      Path root = Files.createDirectories(work.resolve("declared"));
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Files.writeString(
            root.resolve(source.getKey() + ".java"),
            "package declared;\n" + IMPORTS + source.getValue());
      }
      compile(sources.keySet().stream().map(key -> root.resolve(key + ".java")).toList(), work);
      Class<?> definition = loader(work).loadClass("declared." + name + "Definition");
      Constructor<?> constructor = definition.getDeclaredConstructor();
      constructor.setAccessible(true);
      return (DialectDefinition) constructor.newInstance();
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void compile(List<Path> sources, Path work) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of(
            // Since JDK 23, javac does not look for processors unless it is told to.
            "-processor",
            "dev.ods.processor.OdsProcessor",
            "-d",
            work.toString(),
            "-classpath",
            work + File.pathSeparator + System.getProperty("java.class.path"));
    boolean done;
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      Iterable<? extends JavaFileObject> objects = files.getJavaFileObjectsFromPaths(sources);
      done = javac.getTask(messages, files, null, options, null, objects).call();
    }
    if (!done) {
      throw new IllegalStateException(messages.toString());
    }
  }

  /** It stays open, as the dialect loads classes when it is used. */
  @SuppressWarnings("resource") // as above
  private static ClassLoader loader(Path classes) throws MalformedURLException {
    return new URLClassLoader(
        new URL[] {classes.toUri().toURL()}, DeclaredDialect.class.getClassLoader());
  }
}
