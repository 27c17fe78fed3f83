// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The unqualified exports of the checkout's modules, read from their sources. */
final class ModuleExports {
  private static final Pattern EXPORTS = Pattern.compile("(?m)^\\s*exports\\s+([\\w.]+)\\s*;");

  private ModuleExports() {}

  /** The exported packages of a module. */
  static Set<String> of(Path module) throws IOException {
    String text =
        Files.readString(module.resolve("src/main/java/module-info.java"), StandardCharsets.UTF_8);
    Set<String> exported = new TreeSet<>();
    Matcher matcher = EXPORTS.matcher(text);
    while (matcher.find()) {
      exported.add(matcher.group(1));
    }
    return exported;
  }
}
