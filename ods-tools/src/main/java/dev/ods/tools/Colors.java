// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.tools.OptOptions.Color;
import java.util.Set;

/** Decides whether diagnostics are colored. */
final class Colors {
  private static final Set<String> TERMINALS =
      Set.of("alacritty", "ansi", "cygwin", "ghostty", "kitty", "linux");
  private static final Set<String> TERMINAL_FAMILIES = Set.of("screen", "xterm", "vt100", "rxvt");

  private Colors() {}

  /** Whether diagnostics on the error stream are colored. */
  static boolean areUsed(Color wish, StandardStreams streams) {
    return switch (wish) {
      case ALWAYS -> true;
      case NEVER -> false;
      case AUTOMATIC ->
          areWelcome(environment("NO_COLOR"), environment("TERM")) && streams.isErrorShown();
    };
  }

  private static String environment(String variable) {
    return System.getenv().getOrDefault(variable, "");
  }

  /**
   * Whether the environment allows colors.
   *
   * @param noColor the environment variable {@code NO_COLOR}, or empty
   * @param terminal the environment variable {@code TERM}, or empty
   */
  static boolean areWelcome(String noColor, String terminal) {
    return noColor.isEmpty()
        && (TERMINALS.contains(terminal)
            || terminal.endsWith("color")
            || TERMINAL_FAMILIES.stream().anyMatch(terminal::startsWith));
  }
}
