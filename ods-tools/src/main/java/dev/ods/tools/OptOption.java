// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.tools.OptionValue.Kind;
import java.io.File;
import java.util.List;

/**
 * The options of {@code ods-opt}, in the order of its help: those of {@code mlir-opt}, with its
 * names, and those that only a tool on the JVM needs.
 */
enum OptOption {
  ALLOW_UNREGISTERED(
      Group.INPUT,
      "allow-unregistered-dialect",
      OptionValue.FLAG,
      "Accept operations, types and attributes of dialects that are not loaded."),
  NO_IMPLICIT_MODULE(
      Group.INPUT,
      "no-implicit-module",
      OptionValue.FLAG,
      "Expect one operation at the top level, and do not wrap it in a module."),
  SPLIT_INPUT(
      Group.INPUT,
      "split-input-file",
      new OptionValue(Kind.OPTIONAL_TEXT, "MARKER"),
      "Process the chunks between markers one by one (default marker: // -----)."),

  OUTPUT_FILE(
      Group.OUTPUT,
      "o",
      new OptionValue(Kind.TEXT, "FILE"),
      "The file to write; the standard output if - or omitted."),
  OUTPUT_SPLIT_MARKER(
      Group.OUTPUT,
      "output-split-marker",
      new OptionValue(Kind.TEXT, "MARKER"),
      "The line between the chunks of a split input (default: // -----)."),
  GENERIC(
      Group.OUTPUT,
      "mlir-print-op-generic",
      OptionValue.FLAG,
      "Print every operation in generic form."),
  LOCAL_SCOPE(Group.OUTPUT, "mlir-print-local-scope", OptionValue.FLAG, "Print without aliases."),
  DEBUG_INFO(Group.OUTPUT, "mlir-print-debuginfo", OptionValue.FLAG, "Print locations."),
  PRETTY_DEBUG_INFO(
      Group.OUTPUT,
      "mlir-pretty-debuginfo",
      OptionValue.FLAG,
      "With --mlir-print-debuginfo: print locations in a short form for human readers."),
  UNIQUE_SSA_IDS(
      Group.OUTPUT,
      "mlir-print-unique-ssa-ids",
      OptionValue.FLAG,
      "Do not reuse the numbers of values."),
  VALUE_USERS(
      Group.OUTPUT,
      "mlir-print-value-users",
      OptionValue.FLAG,
      "Print the users of each value in a comment."),
  NAME_LOC_PREFIX(
      Group.OUTPUT,
      "mlir-use-nameloc-as-prefix",
      OptionValue.FLAG,
      "Use named locations as names of values."),
  SKIP_REGIONS(
      Group.OUTPUT,
      "mlir-print-skip-regions",
      OptionValue.FLAG,
      "Print {...} in place of regions."),
  ASSUME_VERIFIED(
      Group.OUTPUT,
      "mlir-print-assume-verified",
      OptionValue.FLAG,
      "Print custom forms without verifying the operations first."),
  ELIDE_ELEMENTS(
      Group.OUTPUT,
      "mlir-elide-elementsattrs-if-larger",
      OptionValue.UNSIGNED,
      "Elide elements attributes with more than N elements."),
  HEX_ELEMENTS(
      Group.OUTPUT,
      "mlir-print-elementsattrs-with-hex-if-larger",
      OptionValue.SIGNED,
      "Print more than N elements in hexadecimal; -1 never does (default: 100)."),
  ELIDE_RESOURCES(
      Group.OUTPUT,
      "mlir-elide-resource-strings-if-larger",
      OptionValue.UNSIGNED,
      "Elide resources with more than N characters."),

  DISABLE_VERIFIER(
      Group.VERIFICATION,
      "mlir-very-unsafe-disable-verifier-on-parsing",
      OptionValue.FLAG,
      "Do not verify the parsed module. Invalid operations are printed in generic form."),
  VERIFY_ROUNDTRIP(
      Group.VERIFICATION,
      "verify-roundtrip",
      OptionValue.FLAG,
      "Print in generic form, parse that, and check that it is printed identically."),
  DISABLE_THREADING(
      Group.VERIFICATION,
      "mlir-disable-threading",
      OptionValue.FLAG,
      "Verify and run passes on one thread."),

  PASS_PIPELINE(
      Group.PASSES,
      "pass-pipeline",
      new OptionValue(Kind.TEXT, "PIPELINE"),
      "Run a pipeline, such as builtin.module(func.func(canonicalize,cse)); also -p."),
  VERIFY_EACH(
      Group.PASSES,
      "verify-each",
      OptionValue.FLAG,
      "Verify after each pass that has changed something (default: true)."),
  DUMP_PASS_PIPELINE(
      Group.PASSES,
      "dump-pass-pipeline",
      OptionValue.FLAG,
      "Print the pipeline, with all options of its passes, before it is run on a module."),
  LIST_PASSES(Group.PASSES, "list-passes", OptionValue.FLAG, "List the passes, and read no input."),
  PASS_STATISTICS(
      Group.PASSES,
      "mlir-pass-statistics",
      OptionValue.FLAG,
      "Print after each module what the passes have counted."),
  PASS_STATISTICS_DISPLAY(
      Group.PASSES,
      "mlir-pass-statistics-display",
      new OptionValue(Kind.CHOICE, "DISPLAY", List.of("list", "pipeline")),
      "Print what the passes have counted in a list by name, or as they are nested (default)."),
  PRINT_IR_BEFORE(
      Group.PASSES,
      "mlir-print-ir-before",
      new OptionValue(Kind.PASSES, "PASSES"),
      "Print the IR before passes, whose names are separated by commas."),
  PRINT_IR_BEFORE_ALL(
      Group.PASSES, "mlir-print-ir-before-all", OptionValue.FLAG, "Print the IR before each pass."),
  PRINT_IR_AFTER(
      Group.PASSES,
      "mlir-print-ir-after",
      new OptionValue(Kind.PASSES, "PASSES"),
      "Print the IR after passes, whose names are separated by commas."),
  PRINT_IR_AFTER_ALL(
      Group.PASSES, "mlir-print-ir-after-all", OptionValue.FLAG, "Print the IR after each pass."),
  PRINT_IR_AFTER_CHANGE(
      Group.PASSES,
      "mlir-print-ir-after-change",
      OptionValue.FLAG,
      "Of the passes after which the IR is printed, omit those that have not changed it."),
  PRINT_IR_AFTER_FAILURE(
      Group.PASSES,
      "mlir-print-ir-after-failure",
      OptionValue.FLAG,
      "Print the IR after each pass that has failed, and after no other."),
  PRINT_IR_MODULE_SCOPE(
      Group.PASSES,
      "mlir-print-ir-module-scope",
      OptionValue.FLAG,
      "Where the IR is printed before or after a pass, print the outermost operation."),
  PRINT_IR_TREE_DIR(
      Group.PASSES,
      "mlir-print-ir-tree-dir",
      new OptionValue(Kind.TEXT, "FOLDER"),
      "Where the IR is printed before or after a pass, write it to a file of its own in a folder."),
  EXPLAIN(
      Group.PASSES,
      "explain",
      new OptionValue(Kind.TEXT, "PATTERN[@FILE:LINE]"),
      "Say for each operation on which a pattern is tried whether it matches, and why not."),
  DEBUG_REWRITES(
      Group.PASSES,
      "debug-rewrites",
      OptionValue.FLAG,
      "Print the steps of rewrites: patterns that apply, folds, and each change."),
  TIMING(
      Group.PASSES, "mlir-timing", OptionValue.FLAG, "Print what each part of the run has taken."),
  TIMING_DISPLAY(
      Group.PASSES,
      "mlir-timing-display",
      new OptionValue(Kind.CHOICE, "DISPLAY", List.of("list", "tree")),
      "Print times in a list, the longest first, or as they are nested (default)."),
  OUTPUT_FORMAT(
      Group.PASSES,
      "mlir-output-format",
      new OptionValue(Kind.CHOICE, "FORMAT", List.of("text", "json")),
      "Print times as a table (default) or as JSON."),
  CRASH_REPRODUCER(
      Group.PASSES,
      "mlir-pass-pipeline-crash-reproducer",
      new OptionValue(Kind.TEXT, "FILE"),
      "If a pass fails, write the IR from before the passes to a file, with the pipeline."),
  LOCAL_REPRODUCER(
      Group.PASSES,
      "mlir-pass-pipeline-local-reproducer",
      OptionValue.FLAG,
      "If a pass fails, write only that pass to the file, and the IR from before it."),
  GENERATE_REPRODUCER(
      Group.PASSES,
      "mlir-generate-reproducer",
      new OptionValue(Kind.TEXT, "FILE"),
      "Write the IR to a file after the passes, with the pipeline."),
  RUN_REPRODUCER(
      Group.PASSES,
      "run-reproducer",
      OptionValue.FLAG,
      "Run the pipeline that is in the input, then the passes that are named."),

  VERIFY_DIAGNOSTICS(
      Group.DIAGNOSTICS,
      "verify-diagnostics",
      new OptionValue(Kind.OPTIONAL_CHOICE, "LEVEL", List.of("all", "only-expected")),
      "Compare diagnostics with comments such as expected-error {{...}} instead of showing"
          + " them: all of them (default) or only-expected."),
  ON_DIAGNOSTIC(
      Group.DIAGNOSTICS,
      "mlir-print-op-on-diagnostic",
      OptionValue.FLAG,
      "Show the operation on which an error was emitted (default: true)."),
  VERBOSITY(
      Group.DIAGNOSTICS,
      "mlir-diagnostic-verbosity-level",
      new OptionValue(Kind.CHOICE, "LEVEL", List.of("errors", "warnings", "remarks")),
      "Show errors only, also warnings, or also remarks (default)."),
  DISABLE_NOTES(
      Group.DIAGNOSTICS,
      "mlir-disable-diagnostic-notes",
      OptionValue.FLAG,
      "Omit standalone notes. As in mlir-opt 22, notes attached to an error are shown."),
  COLOR(
      Group.DIAGNOSTICS,
      "color",
      OptionValue.FLAG,
      "Use colors (default: on terminals, unless NO_COLOR is set)."),

  DIALECT_PATH(
      Group.DIALECTS,
      "dialect-path",
      new OptionValue(Kind.TEXT, "PATH"),
      "Jars and directories with more dialects, separated by '"
          + File.pathSeparator
          + "', in addition to those of the environment variable ODS_DIALECT_PATH. One takes the"
          + " place of a dialect that is there with its name."),
  NO_DIALECTS(
      Group.DIALECTS, "no-dialects", OptionValue.FLAG, "Load no dialect but the builtin one."),
  SHOW_DIALECTS(
      Group.DIALECTS,
      "show-dialects",
      OptionValue.FLAG,
      "List the registered dialects, and read no input."),

  HELP(Group.INFORMATION, "help", OptionValue.NONE, "Show this help; also -h."),
  HELP_HIDDEN(
      Group.INFORMATION, "help-hidden", OptionValue.NONE, "Show this help: no option is hidden."),
  HELP_LIST(
      Group.INFORMATION,
      "help-list",
      OptionValue.NONE,
      "Show this help, with one list of options."),
  HELP_LIST_HIDDEN(
      Group.INFORMATION,
      "help-list-hidden",
      OptionValue.NONE,
      "Show this help, with one list of options: none is hidden."),
  VERSION(Group.INFORMATION, "version", OptionValue.NONE, "Show the version."),
  COMPLETION(
      Group.INFORMATION,
      "generate-completion",
      OptionValue.NONE,
      "Write a completion script for bash or zsh, to be sourced.");

  /** The groups of options, in the order of the help. */
  enum Group {
    INPUT("Input"),
    OUTPUT("Output"),
    VERIFICATION("Verification"),
    PASSES("Passes"),
    PASS_PIPELINES("Pass Pipelines"),
    DIAGNOSTICS("Diagnostics"),
    DIALECTS("Dialects"),
    INFORMATION("Information");

    private final String heading;

    Group(String heading) {
      this.heading = heading;
    }

    String heading() {
      return heading;
    }
  }

  private final Group group;
  private final String option;

  @SuppressWarnings("ImmutableEnumChecker") // a record, whose list is a copy
  private final OptionValue value;

  private final String description;

  OptOption(Group group, String option, OptionValue value, String description) {
    this.group = group;
    this.option = option;
    this.value = value;
    this.description = description;
  }

  Group group() {
    return group;
  }

  /** The name, without dashes. */
  String option() {
    return option;
  }

  /** The name with its canonical dashes: one if it has one letter, two otherwise. */
  String spelling() {
    return spelling(option);
  }

  /** A name with its canonical dashes. */
  static String spelling(String name) {
    return (name.length() == 1 ? "-" : "--") + name;
  }

  OptionValue value() {
    return value;
  }

  String description() {
    return description;
  }
}
