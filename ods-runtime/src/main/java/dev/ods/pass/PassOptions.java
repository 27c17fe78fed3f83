// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The options that a pipeline gives to a pass: {@code top-down=false max-iterations=3}. A pass
 * reads the options that it has, each with a default; afterwards {@link #problems} has what is
 * wrong.
 */
public final class PassOptions {
  private final Map<String, String> given = new LinkedHashMap<>();
  private final Map<String, String> unread = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();

  private PassOptions() {}

  /** No options. */
  public static PassOptions none() {
    return new PassOptions();
  }

  /**
   * The options of a text: names, each with {@code =} and a value if it needs one, between spaces.
   * A value with spaces is in braces or quotes. Of two values of an option, the last applies.
   */
  public static PassOptions parse(String text) {
    PassOptions options = new PassOptions();
    new PassOptionsParser(text).parse(options::give);
    return options;
  }

  private void give(String name, String value) {
    given.put(name, value);
    unread.put(name, value);
  }

  private boolean isGiven(String name) {
    unread.remove(name);
    return given.containsKey(name);
  }

  private String value(String name) {
    return given.getOrDefault(name, "");
  }

  /** A flag; one without a value is true. */
  public boolean flag(String name, boolean otherwise) {
    if (!isGiven(name)) {
      return otherwise;
    }
    return switch (value(name).toLowerCase(Locale.ROOT)) {
      case "", "true", "1" -> true;
      case "false", "0" -> false;
      default -> {
        problems.add(
            "for the --"
                + name
                + " option: '"
                + value(name)
                + "' is invalid value for boolean argument! Try 0 or 1");
        yield otherwise;
      }
    };
  }

  /** An integer. */
  public long number(String name, long otherwise) {
    if (!isGiven(name)) {
      return otherwise;
    }
    try {
      return Long.parseLong(value(name));
    } catch (NumberFormatException e) {
      problems.add(
          "for the --" + name + " option: '" + value(name) + "' value invalid for llong argument!");
      return otherwise;
    }
  }

  /** A text. */
  public String text(String name, String otherwise) {
    return isGiven(name) ? value(name) : otherwise;
  }

  /** One of several words. */
  public <E extends Enum<E>> E choice(String name, E otherwise) {
    if (!isGiven(name)) {
      return otherwise;
    }
    for (E choice : otherwise.getDeclaringClass().getEnumConstants()) {
      if (choice.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(value(name))) {
        return choice;
      }
    }
    problems.add("for the --" + name + " option: Cannot find option named '" + value(name) + "'!");
    return otherwise;
  }

  /** Texts between commas. */
  public List<String> list(String name) {
    return isGiven(name) && !value(name).isEmpty()
        ? Arrays.asList(value(name).split(",", -1))
        : List.of();
  }

  /** What is wrong with the options, after a pass has read its own; empty if nothing is. */
  public List<String> problems() {
    List<String> all = new ArrayList<>(problems);
    unread.keySet().forEach(name -> all.add("<Pass-Options-Parser>: no such option " + name));
    return all;
  }
}
