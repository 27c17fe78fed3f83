// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The options that a pipeline gives to a pass: {@code top-down=false max-iterations=3}. A pass
 * reads the options that it has, each with a default; afterwards {@link #problems} has what is
 * wrong.
 */
public final class PassOptions {
  private final String text;
  private final List<PassOptionsParser.Given> given;

  /** What the pass has read. */
  private final OptionText read = new OptionText();

  /** What is wrong with what was given, by its position in {@link #given}. */
  private final SortedMap<Integer, String> problems = new TreeMap<>();

  private final PassRegistry registry;

  private PassOptions(String text, PassRegistry registry) {
    this.text = text;
    this.given = new PassOptionsParser(text).parse();
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
   * A value with spaces is in braces or quotes. Of two values of an option, the last applies; those
   * of a list are appended.
   *
   * @param registry the passes of pipelines that are values
   */
  public static PassOptions parse(String text, PassRegistry registry) {
    return new PassOptions(text, registry);
  }

  // --- What was given.

  private boolean isGiven(String name) {
    return given.stream().anyMatch(option -> option.name().equals(name));
  }

  /** Reads each value of an option that needs one; the reader is also told where the value is. */
  private <T> List<T> values(String name, BiFunction<Integer, String, List<T>> reader) {
    List<T> values = new ArrayList<>();
    for (int at = 0; at < given.size(); at++) {
      PassOptionsParser.Given option = given.get(at);
      if (option.name().equals(name)) {
        if (option.value() == null) {
          complain(at, "requires a value!");
        } else {
          values.addAll(reader.apply(at, option.value()));
        }
      }
    }
    return values;
  }

  private <T> T last(String name, T otherwise, BiFunction<Integer, String, List<T>> reader) {
    List<T> values = values(name, reader);
    return values.isEmpty() ? otherwise : values.get(values.size() - 1);
  }

  /** Reads each element of the values of an option. */
  private <T> List<T> elements(
      String name, List<T> otherwise, BiFunction<Integer, String, List<T>> reader) {
    if (!isGiven(name)) {
      read.leaveOut(name);
      return otherwise;
    }
    List<T> elements =
        values(
            name,
            (at, value) ->
                PassOptionsParser.elements(value).stream()
                    .flatMap(element -> reader.apply(at, element).stream())
                    .toList());
    read.addList(name, elements);
    return elements;
  }

  private void complain(int at, String complaint) {
    report(at, "for the --" + given.get(at).name() + " option: " + complaint);
  }

  private void report(int at, String problem) {
    problems.putIfAbsent(at, problem);
  }

  private <T> T isRead(String name, T value) {
    read.add(name, value);
    return value;
  }

  // --- Kinds of options.

  /** A flag; one without a value is true. */
  public boolean flag(String name, boolean otherwise) {
    boolean value = otherwise;
    for (int at = 0; at < given.size(); at++) {
      PassOptionsParser.Given option = given.get(at);
      if (option.name().equals(name)) {
        value = readFlag(at, option.value() == null ? "" : option.value(), value);
      }
    }
    return isRead(name, value);
  }

  private boolean readFlag(int at, String value, boolean otherwise) {
    return switch (value) {
      case "", "true", "TRUE", "True", "1" -> true;
      case "false", "FALSE", "False", "0" -> false;
      default -> {
        complain(at, "'" + value + "' is invalid value for boolean argument! Try 0 or 1");
        yield otherwise;
      }
    };
  }

  /** An integer of 64 bits. */
  public long number(String name, long otherwise) {
    return isRead(name, last(name, otherwise, this::readLong));
  }

  private List<Long> readLong(int at, String value) {
    return readNumber(at, value, "long", OptionNumbers::parseLong);
  }

  /** An integer of 32 bits. */
  public int integer(String name, int otherwise) {
    return isRead(name, last(name, otherwise, this::readInteger));
  }

  private List<Integer> readInteger(int at, String value) {
    return readNumber(at, value, "integer", OptionNumbers::parseInt);
  }

  /** An integer of 32 bits, without a sign. */
  public long unsigned(String name, long otherwise) {
    return isRead(
        name,
        last(
            name,
            otherwise,
            (at, value) -> readNumber(at, value, "uint", OptionNumbers::parseUnsignedInt)));
  }

  /** A number in floating point of 64 bits: {@code 0.1}, {@code 1e-3}, {@code inf}. */
  public double doubleNumber(String name, double otherwise) {
    return isRead(name, last(name, otherwise, this::readReal));
  }

  /** A number in floating point of 32 bits. */
  public float floatNumber(String name, float otherwise) {
    return isRead(name, last(name, otherwise, this::readSingle));
  }

  private List<Float> readSingle(int at, String value) {
    return readReal(at, value).stream().map(Double::floatValue).toList();
  }

  private List<Double> readReal(int at, String value) {
    return readNumber(at, value, "floating point", OptionNumbers::parseDouble);
  }

  private <T extends Number> List<T> readNumber(
      int at, String value, String type, Function<String, T> parser) {
    try {
      return List.of(parser.apply(value));
    } catch (NumberFormatException e) {
      complain(at, "'%s' value invalid for %s argument!".formatted(value, type));
      return List.of();
    }
  }

  /** A text. */
  public String text(String name, String otherwise) {
    return isRead(name, last(name, otherwise, (at, value) -> List.of(value)));
  }

  /** One of several words. */
  public <E extends Enum<E>> E choice(String name, E otherwise) {
    return isRead(
        name,
        last(name, otherwise, (at, value) -> readChoice(at, value, otherwise.getDeclaringClass())));
  }

  private <E extends Enum<E>> List<E> readChoice(int at, String value, Class<E> choices) {
    for (E choice : choices.getEnumConstants()) {
      if (OptionText.word(choice).equals(value)) {
        return List.of(choice);
      }
    }
    complain(at, "Cannot find option named '" + value + "'!");
    return List.of();
  }

  /** Texts between commas. */
  public List<String> list(String name, List<String> otherwise) {
    return elements(name, otherwise, (at, element) -> List.of(element));
  }

  /** Integers of 64 bits between commas. */
  public List<Long> numbers(String name, List<Long> otherwise) {
    return elements(name, otherwise, this::readLong);
  }

  /** Integers of 32 bits between commas. */
  public List<Integer> integers(String name, List<Integer> otherwise) {
    return elements(name, otherwise, this::readInteger);
  }

  /** Numbers in floating point of 64 bits between commas. */
  public List<Double> doubleNumbers(String name, List<Double> otherwise) {
    return elements(name, otherwise, this::readReal);
  }

  /** Numbers in floating point of 32 bits between commas. */
  public List<Float> floatNumbers(String name, List<Float> otherwise) {
    return elements(name, otherwise, this::readSingle);
  }

  /**
   * Pipelines between commas, each with the name of the operations that it is for: {@code
   * func.func(canonicalize,cse)}. By default there are none.
   */
  public List<OpPassManager> pipelines(String name) {
    return elements(name, List.of(), this::readPipeline);
  }

  private List<OpPassManager> readPipeline(int at, String text) {
    PassPipelineParser.Parsed parsed = PassPipelineParser.parse(text, registry);
    if (parsed.pipeline() != null) {
      return List.of(parsed.pipeline());
    }
    report(at, String.join("\n", parsed.problems()));
    return List.of();
  }

  /** The elements of a pipeline, without its anchor: {@code canonicalize,cse}. */
  public String pipelineElements(String name, String otherwise) {
    return isRead(name, last(name, otherwise, this::readElements));
  }

  private List<String> readElements(int at, String text) {
    List<String> wrong = PassPipelineParser.check(text, registry);
    if (!wrong.isEmpty()) {
      report(at, String.join("\n", wrong));
    }
    return List.of(text);
  }

  /** The passes that pipelines among the values can name. */
  public PassRegistry registry() {
    return registry;
  }

  /** The text. */
  @Override
  public String toString() {
    return text;
  }

  /** All options that the pass has read, with their values, as a pipeline gives them. */
  String effective() {
    return read.toString();
  }

  /**
   * The first thing that is wrong with the options, after a pass has read its own; empty if nothing
   * is. What follows it is not looked at, as it may be wrong for the same reason.
   */
  public List<String> problems() {
    for (int at = 0; at < given.size(); at++) {
      String name = given.get(at).name();
      if (!read.has(name)) {
        return List.of("<Pass-Options-Parser>: no such option " + name);
      }
      String problem = problems.get(at);
      if (problem != null) {
        return List.of(problem);
      }
    }
    return List.of();
  }
}
