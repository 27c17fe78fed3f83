// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;

import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassRegistryEntry;
import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Prints the help and the completion script for shells, from {@link OptOption}. Only this class
 * uses picocli, so that other runs do not load it.
 */
final class OptHelp {
  private static final String NAME = "ods-opt";
  private static final int WIDTH = 100;

  private final CommandSpec spec = CommandSpec.create().name(NAME);
  private final Map<OptOption.Group, List<OptionSpec>> groups =
      new EnumMap<>(OptOption.Group.class);

  /**
   * Describes the command line.
   *
   * @param grouped whether the options are listed by group, and not in one list by name
   */
  private OptHelp(List<PassRegistryEntry> passes, boolean grouped) {
    spec.usageMessage()
        .description("Parses a module, verifies it and prints it.")
        .abbreviateSynopsis(true)
        .width(WIDTH)
        .footer(
            "",
            "Options may begin with one dash or two. Options without a value are boolean: they may"
                + " be given as =true, =false, =1 or =0, except those under Information. @FILE stands for the arguments in a file."
                + " The manual is docs/ods-opt.md.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("FILE")
            .index("0")
            .arity("0..1")
            .type(File.class)
            .description("The file to read; the standard input if - or omitted.")
            .build());
    for (OptOption option : OptOption.values()) {
      OptionSpec described = describe(option);
      spec.addOption(described);
      groups.computeIfAbsent(option.group(), group -> new ArrayList<>()).add(described);
    }
    for (PassRegistryEntry pass : passes) {
      OptionSpec described =
          OptionSpec.builder(OptOption.spelling(pass.argument()))
              .description(describe(pass))
              .type(String.class)
              .arity("0..1")
              .paramLabel("OPTIONS")
              .build();
      spec.addOption(described);
      OptOption.Group kind =
          pass instanceof PassInfo ? OptOption.Group.PASSES : OptOption.Group.PASS_PIPELINES;
      groups.computeIfAbsent(kind, group -> new ArrayList<>()).add(described);
    }
    spec.usageMessage()
        .sectionMap()
        .put(SECTION_KEY_OPTION_LIST, grouped ? this::optionsByGroup : this::optionsByName);
  }

  /** The help, with line feeds. */
  static String text(List<PassRegistryEntry> passes) {
    return usage(passes, true);
  }

  /** The help with one list of options, by name. */
  static String list(List<PassRegistryEntry> passes) {
    return usage(passes, false);
  }

  private static String usage(List<PassRegistryEntry> passes, boolean grouped) {
    return lines(new CommandLine(new OptHelp(passes, grouped).spec).getUsageMessage(Help.Ansi.OFF));
  }

  /** The completion script for bash, which zsh can source, too. */
  static String completion(List<PassRegistryEntry> passes) {
    return lines(AutoComplete.bash(NAME, new CommandLine(new OptHelp(passes, true).spec)));
  }

  private static String lines(String text) {
    return text.replace(System.lineSeparator(), "\n");
  }

  private static String[] describe(PassRegistryEntry pass) {
    List<String> lines = new ArrayList<>();
    lines.add(pass.summary() + (pass.options().isEmpty() ? "." : "; its options:"));
    for (PassOption option : pass.options()) {
      lines.add("  " + Pipelines.signature(option) + ": " + option.description());
    }
    // The library takes a percent sign for a format.
    return lines.stream().map(line -> line.replace("%", "%%")).toArray(String[]::new);
  }

  private static OptionSpec describe(OptOption option) {
    OptionValue value = option.value();
    OptionSpec.Builder builder =
        OptionSpec.builder(option.spelling()).description(option.description());
    switch (value.kind()) {
      case NONE, FLAG -> builder.type(boolean.class).arity("0");
      case OPTIONAL_TEXT, OPTIONAL_CHOICE -> builder.type(String.class).arity("0..1");
      case UNSIGNED, SIGNED, CHOICE, PASSES -> builder.type(String.class).arity("1");
      case TEXT -> builder.type(namesFile(option) ? File.class : String.class).arity("1");
    }
    if (!value.label().isEmpty()) {
      builder.paramLabel(value.label());
    }
    if (!value.choices().isEmpty()) {
      builder.completionCandidates(value.choices());
    }
    return builder.build();
  }

  private static boolean namesFile(OptOption option) {
    return switch (option) {
      case OUTPUT_FILE, DIALECT_PATH, PRINT_IR_TREE_DIR, CRASH_REPRODUCER, GENERATE_REPRODUCER ->
          true;
      default -> false;
    };
  }

  private String optionsByName(Help help) {
    List<OptionSpec> options = new ArrayList<>();
    groups.values().forEach(options::addAll);
    options.sort(Comparator.comparing(option -> option.longestName().replaceFirst("-+", "")));
    Help.Layout layout = help.createDefaultLayout();
    layout.addOptions(options, help.parameterLabelRenderer());
    return System.lineSeparator() + "Options:" + System.lineSeparator() + layout;
  }

  private String optionsByGroup(Help help) {
    StringBuilder text = new StringBuilder();
    groups.forEach(
        (group, options) -> {
          Help.Layout layout = help.createDefaultLayout();
          layout.addOptions(options, help.parameterLabelRenderer());
          text.append(System.lineSeparator())
              .append(group.heading())
              .append(':')
              .append(System.lineSeparator())
              .append(layout);
        });
    return text.toString();
  }
}
