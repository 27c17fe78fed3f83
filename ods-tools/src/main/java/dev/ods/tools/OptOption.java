// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.tools.OptionValue.Kind;
import java.io.File;
import java.util.List;

/**
 * The options of {@code ods-opt}, in the order of its help: {@code mlir-opt}'s in its own
 * spellings, and those that only a tool of the JVM needs.
 */
enum OptOption {
  ALLOW_UNREGISTERED(
      Group.INPUT,
      "allow-unregistered-dialect",
      OptionValue.FLAG,
      "Accept operations of dialects that are not loaded."),
  NO_IMPLICIT_MODULE(
      Group.INPUT,
      "no-implicit-module",
      OptionValue.FLAG,
      "Expect one operation at the top level, and put no module around it."),
  SPLIT_INPUT(
      Group.INPUT,
      "split-input-file",
      new OptionValue(Kind.OPTIONAL_TEXT, "MARKER"),
      "Treat the parts between markers one by one. The default marker is // -----."),

  OUTPUT_FILE(
      Group.OUTPUT,
      "o",
      new OptionValue(Kind.TEXT, "FILE"),
      "The file to write; - or nothing is the standard output."),
  OUTPUT_SPLIT_MARKER(
      Group.OUTPUT,
      "output-split-marker",
      new OptionValue(Kind.TEXT, "MARKER"),
      "Write this line between the parts of a split input (default: // -----)."),
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
      "Print locations in a short form for people."),
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
      "Name values after their locations, if these are names."),
  SKIP_REGIONS(
      Group.OUTPUT,
      "mlir-print-skip-regions",
      OptionValue.FLAG,
      "Print {...} in place of regions."),
  ASSUME_VERIFIED(
      Group.OUTPUT,
      "mlir-print-assume-verified",
      OptionValue.FLAG,
      "Print custom forms also of what was not verified."),
  ELIDE_ELEMENTS(
      Group.OUTPUT,
      "mlir-elide-elementsattrs-if-larger",
      OptionValue.UNSIGNED,
      "Leave out elements attributes with more than N elements."),
  HEX_ELEMENTS(
      Group.OUTPUT,
      "mlir-print-elementsattrs-with-hex-if-larger",
      OptionValue.SIGNED,
      "Print more than N elements in hexadecimal; -1 never does (default: 100)."),
  ELIDE_RESOURCES(
      Group.OUTPUT,
      "mlir-elide-resource-strings-if-larger",
      OptionValue.UNSIGNED,
      "Leave out resources with more than N characters."),

  DISABLE_VERIFIER(
      Group.VERIFICATION,
      "mlir-very-unsafe-disable-verifier-on-parsing",
      OptionValue.FLAG,
      "Do not verify what was read. What is invalid is printed in generic form."),
  VERIFY_ROUNDTRIP(
      Group.VERIFICATION,
      "verify-roundtrip",
      OptionValue.FLAG,
      "Print in generic form, read that, and check that it prints the same again."),
  VERIFY_EACH(
      Group.VERIFICATION,
      "verify-each",
      OptionValue.FLAG,
      "Accepted for mlir-opt's sake: there are no passes to verify after."),
  DISABLE_THREADING(
      Group.VERIFICATION, "mlir-disable-threading", OptionValue.FLAG, "Verify on one thread."),

  VERIFY_DIAGNOSTICS(
      Group.DIAGNOSTICS,
      "verify-diagnostics",
      new OptionValue(Kind.OPTIONAL_CHOICE, "LEVEL", List.of("all", "only-expected")),
      "Compare diagnostics with the comments expected-error {{...}} instead of showing them: all"
          + " of them (default) or only-expected."),
  ON_DIAGNOSTIC(
      Group.DIAGNOSTICS,
      "mlir-print-op-on-diagnostic",
      OptionValue.FLAG,
      "Show the operation that an error is about (default: true)."),
  VERBOSITY(
      Group.DIAGNOSTICS,
      "mlir-diagnostic-verbosity-level",
      new OptionValue(Kind.CHOICE, "LEVEL", List.of("errors", "warnings", "remarks")),
      "Show errors only, also warnings, or also remarks (default)."),
  DISABLE_NOTES(
      Group.DIAGNOSTICS,
      "mlir-disable-diagnostic-notes",
      OptionValue.FLAG,
      "Leave out notes that stand alone. As in mlir-opt 22, those of an error stay."),
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
          + "', in addition to those of the environment variable ODS_DIALECT_PATH."),
  NO_DIALECTS(
      Group.DIALECTS, "no-dialects", OptionValue.FLAG, "Load no dialect but the builtin one."),
  SHOW_DIALECTS(
      Group.DIALECTS,
      "show-dialects",
      OptionValue.FLAG,
      "List the dialects that are known, and read nothing."),

  HELP(Group.INFORMATION, "help", OptionValue.NONE, "Show this help; also -h."),
  VERSION(Group.INFORMATION, "version", OptionValue.NONE, "Show the version."),
  COMPLETION(
      Group.INFORMATION,
      "generate-completion",
      OptionValue.NONE,
      "Write a script, to be sourced, with which bash or zsh completes these options.");

  /** What options are about, as the help heads them. */
  enum Group {
    INPUT("Input"),
    OUTPUT("Output"),
    VERIFICATION("Verification"),
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

  /** The name without dashes. */
  String option() {
    return option;
  }

  /** The name as it is best written: with one dash if it has one letter, with two otherwise. */
  String spelling() {
    return spelling(option);
  }

  /** How the option of a name is best written. */
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
