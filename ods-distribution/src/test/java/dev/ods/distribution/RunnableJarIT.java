// SPDX-License-Identifier: Apache-2.0
package dev.ods.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar for {@code java -jar}. */
final class RunnableJarIT {
  @TempDir Path folder;

  private ProcessRun run(String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-jar");
    command.add(Product.runnableJar().toString());
    command.addAll(List.of(args));
    return ProcessRun.of(folder, Map.of("ODS_DIALECT_PATH", ""), command);
  }

  @Test
  void runs() throws IOException, InterruptedException {
    Path input = Files.writeString(folder.resolve("in.mlir"), Product.MODULE);
    assertEquals(new ProcessRun(0, Product.MODULE, ""), run(input.toString()));
  }

  @Test
  void failsWithAnExitCode() throws IOException, InterruptedException {
    Path input = Files.writeString(folder.resolve("in.mlir"), "func.func");
    assertEquals(1, run(input.toString()).exitCode());
  }

  @Test
  void knowsItsVersion() throws IOException, InterruptedException {
    String answer = "ods-opt " + Product.version() + System.lineSeparator();
    assertEquals(new ProcessRun(0, answer, ""), run("--version"));
  }

  @Test
  void takesMoreDialects() throws IOException, InterruptedException {
    Path input = Files.writeString(folder.resolve("in.mlir"), Product.SAMPLE);
    String path = Product.sampleJar().toString();
    assertEquals(
        new ProcessRun(0, Product.SAMPLE, ""), run(input.toString(), "--dialect-path", path));
  }

  @Test
  void holdsTheDialectsOfMlirAndNoOthers() throws IOException {
    Set<String> services = new TreeSet<>(lines("META-INF/services/dev.ods.ir.DialectDefinition"));
    Path source =
        Path.of(
            System.getProperty("ods.root", ".."),
            "ods-dialects/src/main/resources/META-INF/services/dev.ods.ir.DialectDefinition");
    assertEquals(new TreeSet<>(Files.readAllLines(source)), services);
  }

  @Test
  void holdsEveryLibraryOnceAndNotesItsLicence() throws IOException {
    Set<String> packages = new TreeSet<>();
    try (JarFile jar = new JarFile(Product.runnableJar().toFile())) {
      jar.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(".class"))
          .map(name -> name.startsWith("dev/ods/") ? "dev.ods" : name.replaceFirst("/.*", ""))
          .forEach(packages::add);
      assertNotNull(jar.getEntry("META-INF/LICENSE"));
    }
    assertEquals(Set.of("dev.ods", "picocli"), packages);
    assertTrue(String.join("\n", lines("META-INF/NOTICE")).contains("(package picocli)"));
  }

  private static List<String> lines(String entry) throws IOException {
    try (JarFile jar = new JarFile(Product.runnableJar().toFile())) {
      byte[] bytes = jar.getInputStream(jar.getEntry(entry)).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }
}
