// SPDX-License-Identifier: Apache-2.0
package dev.ods.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.annotation.Op;
import dev.ods.doc.OdsDoc;
import dev.ods.ir.Context;
import dev.ods.testing.GoldenFiles;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullMarked;

/** What {@code ods-doc} writes for the project's dialects. */
final class ProjectPages {
  static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));

  /** Not {@code test-dialect}, which nobody writes programs with. */
  private static final List<String> MODULES = List.of("ods-dialects", "sample-dialect");

  private ProjectPages() {}

  /** The Markdown files by name. */
  static Map<String, String> write(Path directory) throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of("--class-path", classPath(), "--markdown", directory.toString(), "--html"));
    arguments.add(directory.resolve("index.html").toString());
    for (String module : MODULES) {
      arguments.add(ROOT.resolve(module).resolve("src/main/java").toString());
    }
    StringWriter errors = new StringWriter();
    int code = OdsDoc.run(arguments, new PrintWriter(errors), new PrintWriter(errors));
    assertEquals("", errors.toString());
    assertEquals(0, code);
    return GoldenFiles.read(directory, ".md");
  }

  /** What the dialects are compiled with. */
  private static String classPath() {
    return String.join(
        File.pathSeparator, source(Op.class), source(Context.class), source(NullMarked.class));
  }

  private static String source(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
