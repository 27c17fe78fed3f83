// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.Attribute;
import dev.ods.testing.MlirOpt;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares the texts of attributes with those that {@code mlir-opt} 22 prints. Gather pairs, then
 * compare all in one run of the tool.
 */
public final class Oracle {
  private static final String START = "{a = ";
  private static final String END = "} : () -> ()";

  private final List<String> inputs = new ArrayList<>();
  private final List<String> ours = new ArrayList<>();

  /** Adds a pair: {@code input} is an attribute's text, not necessarily as printed. */
  public void add(String input, Attribute attribute) {
    inputs.add(input);
    ours.add(attribute.toString());
  }

  /** Checks that the tool prints each input as the runtime prints its attribute. */
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
    List<String> printed = new ArrayList<>();
    for (String line :
        MlirOpt.print(text.toString(), "--mlir-print-op-generic", "--mlir-print-local-scope")
            .lines()
            .toList()) {
      int start = line.indexOf(START);
      if (start >= 0) {
        printed.add(line.substring(start + START.length(), line.lastIndexOf(END)));
      }
    }
    return printed;
  }
}
