// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * The options that a pipeline gives to a pass: {@code top-down=false max-iterations=3}. A pass
 * reads the options that it has, each with a default; afterwards {@link #problems} has what is
 * wrong.
 */
public final class PassOptions {
  private static final String LONG = "long";
  private static final String INTEGER = "integer";

  private final Map<String, String> given = new LinkedHashMap<>();

  /** What the pass has read, by name: as it is written in a pipeline. */
  private final SortedMap<String, String> read = new TreeMap<>();

  private final List<String> problems = new ArrayList<>();
  private final PassRegistry registry;

  private PassOptions(PassRegistry registry) {
    this.registry = registry;
  }

  /** No options. */
  public static PassOptions none() {
    return parse("");
  }

  /** As {@link #parse(String, PassRegistry)}, without passes that values could name. */
  public static PassOptions parse(String text) {
    return parse(text, PassRegistry.of(List.of()));
  }

  /**
   * The options of a text: names, each with {@code =} and a value if it needs one, between spaces.
   * A value with spaces is in braces or quotes. Of two values of an option, the last applies.
   *
   * @param registry the passes of pipelines that are values
   */
  public static PassOptions parse(String text, PassRegistry registry) {
    PassOptions options = new PassOptions(registry);
    new PassOptionsParser(text).parse(options.given::put);
    return options;
  }

  private String value(String name) {
    return given.getOrDefault(name, "");
  }

  private <T> T isRead(String name, T value) {
    read.put(name, name + "=" + value);
    return value;
  }

  /** A flag; one without a value is true. */
  public boolean flag(String name, boolean otherwise) {
    return isRead(name, given.containsKey(name) ? readFlag(name, otherwise) : otherwise);
  }

  private boolean readFlag(String name, boolean otherwise) {
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
    return isRead(name, readNumber(name, otherwise, LONG, OptionNumbers::parseLong));
  }

  /** An integer of 32 bits. */
  public int integer(String name, int otherwise) {
    return isRead(name, (int) readNumber(name, otherwise, INTEGER, OptionNumbers::parseInt));
  }

  /** An integer of 32 bits, without a sign. */
  public long unsigned(String name, long otherwise) {
    return isRead(name, readNumber(name, otherwise, "uint", OptionNumbers::parseUnsignedInt));
  }

  private long readNumber(String name, long otherwise, String type, ToLongFunction<String> parser) {
    if (!given.containsKey(name)) {
      return otherwise;
    }
    return parse(name, value(name), otherwise, type, parser);
  }

  private long parse(
      String name, String value, long otherwise, String type, ToLongFunction<String> parser) {
    try {
      return parser.applyAsLong(value);
    } catch (NumberFormatException e) {
      problems.add(
          "for the --%s option: '%s' value invalid for %s argument!".formatted(name, value, type));
      return otherwise;
    }
  }

  /** A text. */
  public String text(String name, String otherwise) {
    return isRead(name, given.getOrDefault(name, otherwise));
  }

  /** One of several words. */
  public <E extends Enum<E>> E choice(String name, E otherwise) {
    E chosen = given.containsKey(name) ? readChoice(name, otherwise) : otherwise;
    read.put(name, name + "=" + word(chosen));
    return chosen;
  }

  private static String word(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private <E extends Enum<E>> E readChoice(String name, E otherwise) {
    for (E choice : otherwise.getDeclaringClass().getEnumConstants()) {
      if (word(choice).equals(value(name))) {
        return choice;
      }
    }
    problems.add("for the --" + name + " option: Cannot find option named '" + value(name) + "'!");
    return otherwise;
  }

  /** Texts between commas. */
  public List<String> list(String name) {
    String text = value(name);
    List<String> values = text.isEmpty() ? List.of() : Arrays.asList(text.split(",", -1));
    read.put(name, given.containsKey(name) ? name + "={" + text + "}" : "");
    return values;
  }

  /** Integers between commas. */
  public List<Long> numbers(String name) {
    return list(name).stream()
        .map(value -> parse(name, value.strip(), 0, LONG, OptionNumbers::parseLong))
        .toList();
  }

  /** Integers of 32 bits between commas. */
  public List<Integer> integers(String name) {
    return list(name).stream()
        .map(value -> (int) parse(name, value.strip(), 0, INTEGER, OptionNumbers::parseInt))
        .toList();
  }

  /**
   * Pipelines between commas, each with the name of the operations that it is for: {@code
   * func.func(canonicalize,cse)}.
   */
  public List<OpPassManager> pipelines(String name) {
    List<OpPassManager> pipelines = new ArrayList<>();
    for (String text : PassOptionsParser.elements(value(name))) {
      PassPipelineParser.Parsed parsed = PassPipelineParser.parse(text, registry);
      problems.addAll(parsed.problems());
      if (parsed.pipeline() != null) {
        pipelines.add(parsed.pipeline());
      }
    }
    read.put(
        name,
        pipelines.isEmpty()
            ? ""
            : name
                + pipelines.stream()
                    .map(OpPassManager::toString)
                    .collect(Collectors.joining(",", "={", "}")));
    return pipelines;
  }

  /** The elements of a pipeline, without its anchor: {@code canonicalize,cse}. */
  public String pipelineElements(String name, String otherwise) {
    String elements = text(name, otherwise);
    problems.addAll(PassPipelineParser.check(elements, registry));
    return elements;
  }

  /** The passes that pipelines among the values can name. */
  public PassRegistry registry() {
    return registry;
  }

  /** All options that the pass has read, with their values, as a pipeline gives them. */
  String effective() {
    return read.isEmpty() ? "" : "{" + String.join(" ", read.values()) + "}";
  }

  /** What is wrong with the options, after a pass has read its own; empty if nothing is. */
  public List<String> problems() {
    List<String> all = new ArrayList<>(problems);
    for (String name : given.keySet()) {
      if (!read.containsKey(name)) {
        all.add("<Pass-Options-Parser>: no such option " + name);
      }
    }
    return all;
  }
}
