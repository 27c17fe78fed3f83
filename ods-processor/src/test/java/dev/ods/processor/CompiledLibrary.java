// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;

/** The class files of a library, compiled without the processor, for declarations that use it. */
final class CompiledLibrary {
  private final Path folder;

  private CompiledLibrary(Path folder) {
    this.folder = folder;
  }

  /**
   * Compiles a class of the package {@code lib}.
   *
   * @param folder where its class files are written
   */
  static CompiledLibrary compile(Path folder, String className, String source) throws IOException {
    Compilation compiled =
        Compiler.javac()
            .withOptions("-proc:none")
            .compile(JavaFileObjects.forSourceString(className, source));
    assertEquals(
        List.of(), compiled.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList());
    for (JavaFileObject file : compiled.generatedFiles()) {
      String path = file.toUri().getPath();
      Path target = folder.resolve(path.substring(path.indexOf("lib/")));
      Files.createDirectories(target.getParent());
      try (InputStream in = file.openInputStream()) {
        Files.write(target, in.readAllBytes());
      }
    }
    return new CompiledLibrary(folder);
  }

  /** Compiles a file with the processor, and with the library on the class path. */
  Compilation compileWith(JavaFileObject file) {
    List<File> classPath = new ArrayList<>(List.of(folder.toFile()));
    for (String entry :
        Splitter.on(File.pathSeparatorChar).split(System.getProperty("java.class.path"))) {
      classPath.add(new File(entry));
    }
    return Compiler.javac()
        .withClasspath(classPath)
        .withProcessors(new OdsProcessor())
        .compile(file);
  }
}
