// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.pass.PassRegistryEntry;
import dev.ods.tools.OptOptions.PassArgument;
import java.io.File;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of one run, parsed by the rules of LLVM's command lines, as {@code mlir-opt}'s are:
 * options begin with one dash or two, an optional value must follow an equals sign, the last of
 * several values applies, and all errors are reported, not only the first.
 */
final class OptArguments {
  private static final String DIALECT_PATH_VARIABLE = "ODS_DIALECT_PATH";

  private static final Map<String, OptOption> BY_NAME = byName();

  private final List<String> problems = new ArrayList<>();
  private final Map<OptOption, List<String>> values = new EnumMap<>(OptOption.class);
  private final List<String> files = new ArrayList<>();
  private final List<PassArgument> passes = new ArrayList<>();
  private final DialectPath path;
  private final Pipelines pipelines;
  private @Nullable OptOption request;

  /**
   * An argument.
   *
   * @param text the argument
   * @param name the name of the option that it is, without dashes; null if it is a file
   * @param value the value, after an equals sign or in the next argument; null if there is none
   */
  private record Given(String text, @Nullable String name, @Nullable String value) {
    @Nullable OptOption option() {
      return BY_NAME.get(name);
    }
  }

  /** Passes are known by the whole dialect path, wherever it is given. */
  private OptArguments(List<Given> given) {
    path = new DialectPath(dialectPath(given));
    pipelines = new Pipelines(path);
  }

  private static Map<String, OptOption> byName() {
    Map<String, OptOption> options = new HashMap<>();
    for (OptOption option : OptOption.values()) {
      options.put(option.option(), option);
    }
    options.put("h", OptOption.HELP);
    options.put("p", OptOption.PASS_PIPELINE);
    return options;
  }

  /**
   * Parses the arguments, up to one that {@linkplain #request requests} a text.
   *
   * @throws ToolException if they have errors and request no text, where the message lists all
   *     errors, or if they may name passes of a dialect path that cannot be read
   */
  static OptArguments of(String... args) throws ToolException {
    List<Given> given = split(args);
    OptArguments arguments = new OptArguments(given);
    arguments.scan(given);
    String complaint = arguments.complaint();
    if (arguments.request == null && complaint != null) {
      throw new ToolException(complaint);
    }
    return arguments;
  }

  /** The errors before the option that requests a text, as one message; null if there are none. */
  @Nullable String complaint() {
    return problems.isEmpty() ? null : String.join("\nods-opt: ", problems);
  }

  /** The option that requests a text instead of a run, such as the help; null if there is none. */
  @Nullable OptOption request() {
    return request;
  }

  /** The file to read, or {@code otherwise}. */
  String file(String otherwise) {
    return files.isEmpty() ? otherwise : files.get(0);
  }

  /** The jars and directories with more dialects and passes. */
  DialectPath path() {
    return path;
  }

  /** The passes that there are. */
  Pipelines pipelines() {
    return pipelines;
  }

  /** The passes that were named as options, in order. */
  List<PassArgument> passes() {
    return passes;
  }

  /** Whether an option was given, with any value. */
  boolean has(OptOption option) {
    return values.containsKey(option);
  }

  /** All values of an option, in order. */
  List<String> all(OptOption option) {
    return values.getOrDefault(option, List.of());
  }

  /** The last value of an option, or {@code otherwise}. */
  String text(OptOption option, String otherwise) {
    List<String> all = all(option);
    return all.isEmpty() ? otherwise : all.get(all.size() - 1);
  }

  /** The last value of a flag, or {@code otherwise}. */
  boolean flag(OptOption option, boolean otherwise) {
    return has(option) ? OptionValue.isTrue(text(option, "")) : otherwise;
  }

  /** The last value of a number, or {@code otherwise}. */
  long number(OptOption option, long otherwise) {
    Long number = OptionValue.number(text(option, ""));
    return number == null ? otherwise : number;
  }

  private static List<Given> split(String... args) {
    List<Given> given = new ArrayList<>();
    boolean onlyFiles = false;
    for (int i = 0; i < args.length; i++) {
      String arg = args[i];
      int equals = arg.indexOf('=');
      if (onlyFiles || !arg.startsWith("-") || arg.equals("-")) {
        given.add(new Given(arg, null, null));
      } else if (arg.equals("--")) {
        onlyFiles = true;
      } else if (equals >= 0) {
        given.add(new Given(arg, nameOf(arg), arg.substring(equals + 1)));
      } else if (takesNext(arg)) {
        i++;
        given.add(new Given(arg, nameOf(arg), i < args.length ? args[i] : null));
      } else {
        given.add(new Given(arg, nameOf(arg), null));
      }
    }
    return given;
  }

  private static String nameOf(String arg) {
    int equals = arg.indexOf('=');
    return arg.substring(arg.startsWith("--") ? 2 : 1, equals < 0 ? arg.length() : equals);
  }

  private static boolean takesNext(String arg) {
    OptOption option = BY_NAME.get(nameOf(arg));
    return option != null && option.value().isRequired();
  }

  private static List<String> dialectPath(List<Given> given) {
    List<String> path = new ArrayList<>();
    addPath(path, System.getenv(DIALECT_PATH_VARIABLE));
    for (Given argument : given) {
      if (argument.option() == OptOption.DIALECT_PATH) {
        addPath(path, argument.value());
      }
    }
    return path;
  }

  private static void addPath(List<String> path, @Nullable String entries) {
    if (entries == null) {
      return;
    }
    int from = 0;
    while (from <= entries.length()) {
      int to = entries.indexOf(File.pathSeparatorChar, from);
      to = to < 0 ? entries.length() : to;
      if (to > from) {
        path.add(entries.substring(from, to));
      }
      from = to + 1;
    }
  }

  private void scan(List<Given> given) throws ToolException {
    for (Given argument : given) {
      if (argument.name() == null) {
        files.add(argument.text());
      } else {
        option(argument, argument.name());
      }
      if (request != null) {
        return;
      }
    }
    if (files.size() > 1) {
      problems.add(
          "Too many positional arguments specified!\n"
              + "Can specify at most 1 positional arguments: See: ods-opt --help");
    }
  }

  private void option(Given argument, String name) throws ToolException {
    OptOption option = argument.option();
    String value = argument.value();
    if (option == null) {
      if (pipelines.isRegistered(name)) {
        passes.add(new PassArgument(name, value == null ? "" : value));
      } else {
        problems.add(unknown(argument, name));
      }
      return;
    }
    String problem = problem(option, value);
    if (problem != null) {
      problems.add("for the " + OptOption.spelling(name) + " option: " + problem);
      return;
    }
    values.computeIfAbsent(option, key -> new ArrayList<>()).add(value == null ? "" : value);
    if (option.value() == OptionValue.NONE) {
      request = option;
    }
  }

  private @Nullable String problem(OptOption option, @Nullable String value) throws ToolException {
    if (option.value().kind() == OptionValue.Kind.PASSES) {
      return problemOfPasses(value == null ? "" : value);
    }
    if (value == null) {
      return option.value().isRequired() ? "requires a value!" : null;
    }
    return option.value().problem(value);
  }

  private @Nullable String problemOfPasses(String names) throws ToolException {
    for (String name : names.split(",", -1)) {
      if (!pipelines.isRegistered(name)) {
        return OptionValue.unknownChoice(name);
      }
    }
    return null;
  }

  private String unknown(Given argument, String name) throws ToolException {
    String message =
        "Unknown command line argument '" + argument.text() + "'.  Try: 'ods-opt --help'";
    String hint = pipelines.hint(name);
    if (hint != null) {
      return message + "\nods-opt: " + hint;
    }
    List<String> known = new ArrayList<>();
    for (OptOption option : OptOption.values()) {
      known.add(option.option());
    }
    for (PassRegistryEntry pass : pipelines.all()) {
      known.add(pass.argument());
    }
    String nearest = Spelling.nearest(name, known);
    if (nearest == null) {
      return message;
    }
    OptOption option = BY_NAME.get(nearest);
    boolean keepsValue = option == null || option.value() != OptionValue.NONE;
    return message
        + "\nods-opt: Did you mean '"
        + OptOption.spelling(nearest)
        + (keepsValue && argument.value() != null ? "=" + argument.value() : "")
        + "'?";
  }
}
