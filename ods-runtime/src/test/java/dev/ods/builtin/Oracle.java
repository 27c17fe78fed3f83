// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.ir.Attribute;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares the texts of attributes with those that {@code mlir-opt} 22 prints. Gather pairs, then
 * compare all in one run of the tool.
 */
public final class Oracle {
  private static final String START = "{a = ";
  private static final String END = "} : () -> ()";
  private static final @Nullable Path PROGRAM = find();

  private final List<String> inputs = new ArrayList<>();
  private final List<String> ours = new ArrayList<>();

  /** Skips the test if the tool is not installed. */
  public static void assumeInstalled() {
    assumeTrue(PROGRAM != null, "mlir-opt-22 is not installed (Debian: package mlir-22-tools)");
  }

  /** Notes that {@code input} is a way to write {@code attribute}. */
  public void add(String input, Attribute attribute) {
    inputs.add(input);
    ours.add(attribute.toString());
  }

  /** Checks that the tool prints every input as we print its attribute. */
  public void compare() throws IOException, InterruptedException {
    List<String> theirs = print(inputs);
    assertEquals(inputs.size(), theirs.size(), "the tool rejects an input");
    for (int i = 0; i < theirs.size(); i++) {
      assertEquals(theirs.get(i), ours.get(i), inputs.get(i));
    }
  }

  private static List<String> print(List<String> attributes)
      throws IOException, InterruptedException {
    StringBuilder text = new StringBuilder();
    for (String attribute : attributes) {
      text.append("\"t\"() ").append(START).append(attribute).append(END).append('\n');
    }
    Path in = Files.createTempFile("oracle", ".mlir");
    Path out = Files.createTempFile("oracle", ".out");
    try {
      Files.writeString(in, text);
      List<String> command =
          List.of(
              String.valueOf(PROGRAM),
              "--allow-unregistered-dialect",
              "--mlir-print-op-generic",
              "--mlir-print-local-scope",
              in.toString());
      int exit =
          new ProcessBuilder(command)
              .redirectOutput(out.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start()
              .waitFor();
      assertEquals(0, exit, "mlir-opt rejects the input; see its messages");
      List<String> printed = new ArrayList<>();
      for (String line : Files.readAllLines(out, StandardCharsets.UTF_8)) {
        int start = line.indexOf(START);
        if (start >= 0) {
          printed.add(line.substring(start + START.length(), line.lastIndexOf(END)));
        }
      }
      return printed;
    } finally {
      Files.delete(in);
      Files.delete(out);
    }
  }

  private static @Nullable Path find() {
    String path = System.getenv().getOrDefault("PATH", "");
    for (String folder : path.split(File.pathSeparator, -1)) {
      Path program = Path.of(folder, "mlir-opt-22");
      if (Files.isExecutable(program)) {
        return program;
      }
    }
    return null;
  }
}
