// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of {@code docs/errors}: wrong code, its messages, and the correction.
 *
 * @param wrong a snippet whose wrong lines end in {@code // error} or, for a warning, {@code //
 *     warning}
 * @param messages the messages, in the order of the lines
 * @param right the corrected snippet, or "" if the correction is not Java code
 */
record ErrorPage(String id, String wrong, List<String> messages, String right) {
  private static final Pattern FENCE = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");

  /** The directory of the pages. */
  static Path folder() {
    Path root = Path.of(System.getProperty("ods.root", "")).toAbsolutePath();
    while (root != null && !Files.isDirectory(root.resolve("docs/errors"))) {
      root = root.getParent();
    }
    if (root == null) {
      throw new IllegalStateException("no folder docs/errors above the working directory");
    }
    return root.resolve("docs/errors");
  }

  static ErrorPage read(String id) throws IOException {
    String page = Files.readString(folder().resolve(id + ".md"));
    List<String> java = new ArrayList<>();
    List<String> messages = new ArrayList<>();
    Matcher fence = FENCE.matcher(page);
    while (fence.find()) {
      if (fence.group(1).equals("java")) {
        java.add(fence.group(2));
      } else if (fence.group(1).equals("text")) {
        messages.add(fence.group(2).stripTrailing());
      }
    }
    return new ErrorPage(id, java.get(0), messages, java.size() > 1 ? java.get(1) : "");
  }

  /** The numbers of the wrong lines, from 1: those marked with the severity of the problem. */
  List<Long> lines() {
    boolean isWarning =
        Snippets.problems().stream()
            .anyMatch(problem -> problem.id().equals(id) && problem.isWarning());
    String mark = isWarning ? "// warning" : "// error";
    List<Long> lines = new ArrayList<>();
    long number = 1;
    for (String line : wrong.split("\n", -1)) {
      if (line.endsWith(mark)) {
        lines.add(number);
      }
      number++;
    }
    return lines;
  }
}
