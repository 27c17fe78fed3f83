// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.tools.OptOptions.PassArgument;
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
  private static final Map<String, OptOption> BY_NAME = byName();

  private final List<String> problems = new ArrayList<>();
  private final Map<OptOption, List<String>> values = new EnumMap<>(OptOption.class);
  private final List<String> files = new ArrayList<>();
  private final List<PassArgument> passes = new ArrayList<>();
  private @Nullable OptOption request;

  private OptArguments() {}

  private static Map<String, OptOption> byName() {
    Map<String, OptOption> options = new HashMap<>();
    for (OptOption option : OptOption.values()) {
      options.put(option.option(), option);
    }
    options.put("h", OptOption.HELP);
    return options;
  }

  /**
   * Parses the arguments, up to one that {@linkplain #request requests} a text.
   *
   * @throws ToolException if they have errors and request no text; the message lists all errors
   */
  static OptArguments of(String... args) throws ToolException {
    OptArguments arguments = new OptArguments();
    arguments.scan(args);
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

  private void scan(String... args) {
    boolean onlyFiles = false;
    for (int i = 0; i < args.length && request == null; i++) {
      String arg = args[i];
      if (onlyFiles || !arg.startsWith("-") || arg.equals("-")) {
        files.add(arg);
      } else if (arg.equals("--")) {
        onlyFiles = true;
      } else if (takesNext(arg)) {
        i++;
        option(arg, i < args.length ? args[i] : null);
      } else {
        option(arg, null);
      }
    }
    if (files.size() > 1 && request == null) {
      problems.add(
          "Too many positional arguments specified!\n"
              + "Can specify at most 1 positional arguments: See: ods-opt --help");
    }
  }

  private static String nameOf(String arg) {
    int equals = arg.indexOf('=');
    return arg.substring(arg.startsWith("--") ? 2 : 1, equals < 0 ? arg.length() : equals);
  }

  private static boolean takesNext(String arg) {
    OptOption option = arg.indexOf('=') < 0 ? BY_NAME.get(nameOf(arg)) : null;
    return option != null && option.value().isRequired();
  }

  /**
   * Parses one option.
   *
   * @param next the next argument, which is its value if it requires one and has no equals sign
   */
  private void option(String arg, @Nullable String next) {
    String name = nameOf(arg);
    OptOption option = BY_NAME.get(name);
    int equals = arg.indexOf('=');
    String value = equals < 0 ? next : arg.substring(equals + 1);
    if (option == null) {
      if (Pipelines.isPass(name)) {
        passes.add(new PassArgument(name, value == null ? "" : value));
      } else {
        problems.add(unknown(arg));
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

  private static @Nullable String problem(OptOption option, @Nullable String value) {
    if (value == null) {
      return option.value().isRequired() ? "requires a value!" : null;
    }
    return option.value().problem(value);
  }

  private static String unknown(String arg) {
    String message = "Unknown command line argument '" + arg + "'.  Try: 'ods-opt --help'";
    OptOption nearest = Spelling.nearest(nameOf(arg));
    if (nearest == null) {
      return message;
    }
    int equals = arg.indexOf('=');
    boolean keepsValue = equals >= 0 && nearest.value() != OptionValue.NONE;
    return message
        + "\nods-opt: Did you mean '"
        + nearest.spelling()
        + (keepsValue ? arg.substring(equals) : "")
        + "'?";
  }
}
