// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.text.PrinterFlags;
import dev.ods.tools.OptOptions.VerifyDiagnostics;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The command line of {@code ods-opt}: {@code mlir-opt}'s options in its own spellings.
 *
 * <p>The options are declared by calls rather than by annotations: a command line tool is started
 * often, and reflection is what starting would otherwise be spent on.
 */
final class OptCommandLine {
  private static final String DIALECT_PATH_VARIABLE = "ODS_DIALECT_PATH";

  private static final String ALLOW_UNREGISTERED = "allow-unregistered-dialect";
  private static final String GENERIC = "mlir-print-op-generic";
  private static final String LOCAL_SCOPE = "mlir-print-local-scope";
  private static final String DEBUG_INFO = "mlir-print-debuginfo";
  private static final String PRETTY_DEBUG_INFO = "mlir-pretty-debuginfo";
  private static final String VALUE_USERS = "mlir-print-value-users";
  private static final String SKIP_REGIONS = "mlir-print-skip-regions";
  private static final String NAME_LOC_PREFIX = "mlir-use-nameloc-as-prefix";
  private static final String ASSUME_VERIFIED = "mlir-print-assume-verified";
  private static final String UNIQUE_SSA_IDS = "mlir-print-unique-ssa-ids";
  private static final String ON_DIAGNOSTIC = "mlir-print-op-on-diagnostic";
  private static final String SPLIT = "split-input-file";
  private static final String VERIFY_DIAGNOSTICS = "verify-diagnostics";
  private static final String VERIFY_EACH = "verify-each";
  private static final String DISABLE_THREADING = "mlir-disable-threading";
  private static final String ELIDE_ELEMENTS = "mlir-elide-elementsattrs-if-larger";
  private static final String HEX_ELEMENTS = "mlir-print-elementsattrs-with-hex-if-larger";
  private static final String ELIDE_RESOURCES = "mlir-elide-resource-strings-if-larger";
  private static final String ALL = "all";
  private static final String ONLY_EXPECTED = "only-expected";
  private static final String NO_DIALECTS = "no-dialects";
  private static final String DIALECT_PATH = "dialect-path";

  /**
   * What the arguments ask for: either a run or a text, such as the help, to be shown instead.
   *
   * @param options the run
   * @param answer the text, or null
   */
  record Request(OptOptions options, @Nullable String answer) {}

  private OptCommandLine() {}

  /**
   * Reads the arguments.
   *
   * @throws ToolException if they make no sense; the message says why and where help is found
   */
  static Request parse(String... args) throws ToolException {
    CommandLine commandLine = new CommandLine(spec());
    ParseResult result;
    try {
      result = commandLine.parseArgs(withDoubleDashes(args));
    } catch (ParameterException e) {
      throw new ToolException(e.getMessage() + "\nTry './ods-opt --help'.");
    }
    String answer = null;
    if (commandLine.isUsageHelpRequested()) {
      answer = commandLine.getUsageMessage();
    } else if (commandLine.isVersionHelpRequested()) {
      answer = "ods-opt " + version() + System.lineSeparator();
    }
    return new Request(options(result), answer);
  }

  /** The arguments with mlir-opt's single-dash spellings, {@code -split-input-file}, lengthened. */
  private static String[] withDoubleDashes(String... args) {
    String[] result = args.clone();
    for (int i = 0; i < result.length && !result[i].equals("--"); i++) {
      String arg = result[i];
      boolean isLong = arg.length() > 2 && arg.charAt(2) != '=' && arg.charAt(1) != '-';
      if (arg.startsWith("-") && isLong) {
        result[i] = '-' + arg;
      }
    }
    return result;
  }

  private static CommandSpec spec() {
    CommandSpec spec = CommandSpec.create().name("ods-opt");
    spec.usageMessage()
        .description("Reads a module, verifies it and prints it.")
        .abbreviateSynopsis(true)
        .sortOptions(false)
        .footer("", "Every option may also be written with a single dash, as with mlir-opt.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("FILE")
            .index("0")
            .arity("0..1")
            .type(String.class)
            .description("The file to read; - or nothing is the standard input.")
            .build());
    spec.addOption(
        OptionSpec.builder("-o")
            .paramLabel("FILE")
            .type(String.class)
            .description("The file to write; - or nothing is the standard output.")
            .build());
    spec.addOption(flag(ALLOW_UNREGISTERED, "Accept operations of dialects that are not loaded."));
    spec.addOption(flag(GENERIC, "Print every operation in generic form."));
    spec.addOption(flag(LOCAL_SCOPE, "Print without aliases."));
    spec.addOption(flag(DEBUG_INFO, "Print locations."));
    spec.addOption(flag(PRETTY_DEBUG_INFO, "Print locations in a short form for people."));
    spec.addOption(flag(UNIQUE_SSA_IDS, "Do not reuse the numbers of values."));
    spec.addOption(flag(VALUE_USERS, "Print the users of each value in a comment."));
    spec.addOption(flag(NAME_LOC_PREFIX, "Name values after their locations, if these are names."));
    spec.addOption(flag(SKIP_REGIONS, "Print {...} in place of regions."));
    spec.addOption(
        flag(ASSUME_VERIFIED, "Accepted for mlir-opt's sake; what is printed has been verified."));
    spec.addOption(
        flag(ON_DIAGNOSTIC, "Show the operation that an error is about (default: true)."));
    spec.addOption(flag(SPLIT, "Treat the parts between lines of // ----- one by one."));
    spec.addOption(
        names(VERIFY_DIAGNOSTICS)
            .type(String.class)
            .arity("0..1")
            .fallbackValue(ALL)
            .paramLabel("LEVEL")
            .description(
                "Compare diagnostics with the comments expected-error {{...}} instead of showing"
                    + " them: all (default) or only-expected.")
            .build());
    spec.addOption(flag(VERIFY_EACH, "Accepted for mlir-opt's sake; modules are always verified."));
    spec.addOption(flag(DISABLE_THREADING, "Verify on one thread."));
    spec.addOption(
        number(ELIDE_ELEMENTS, "Leave out elements attributes with more than N elements."));
    spec.addOption(number(HEX_ELEMENTS, "Print elements in hexadecimal from N elements on."));
    spec.addOption(number(ELIDE_RESOURCES, "Leave out resources with more than N characters."));
    spec.addOption(flag(NO_DIALECTS, "Load no dialect but the builtin one."));
    spec.addOption(
        names(DIALECT_PATH)
            .paramLabel("PATH")
            .type(String.class)
            .description(
                "Jars and directories with more dialects, separated by '"
                    + File.pathSeparator
                    + "', in addition to those of the environment variable "
                    + DIALECT_PATH_VARIABLE
                    + ".")
            .build());
    spec.addOption(
        names("help").type(boolean.class).usageHelp(true).description("Show this help.").build());
    spec.addOption(
        names("version")
            .type(boolean.class)
            .versionHelp(true)
            .description("Show the version.")
            .build());
    return spec;
  }

  private static OptionSpec.Builder names(String name) {
    return OptionSpec.builder("--" + name);
  }

  /** An option that is true when it is given, unless it says {@code =false}. */
  private static OptionSpec flag(String name, String description) {
    return names(name)
        .type(boolean.class)
        .arity("0..1")
        .fallbackValue("true")
        .paramLabel("BOOL")
        .description(description)
        .build();
  }

  private static OptionSpec number(String name, String description) {
    return names(name).type(long.class).paramLabel("N").description(description).build();
  }

  private static OptOptions options(ParseResult result) throws ToolException {
    PrinterFlags flags =
        PrinterFlags.DEFAULT
            .withGeneric(given(result, GENERIC, false))
            .withLocalScope(given(result, LOCAL_SCOPE, false))
            .withDebugInfo(
                given(result, DEBUG_INFO, false) || given(result, PRETTY_DEBUG_INFO, false))
            .withPrettyDebugInfo(given(result, PRETTY_DEBUG_INFO, false))
            .withUniqueSsaIds(given(result, UNIQUE_SSA_IDS, false))
            .withValueUsers(given(result, VALUE_USERS, false))
            .withNameLocAsPrefix(given(result, NAME_LOC_PREFIX, false))
            .withSkipRegions(given(result, SKIP_REGIONS, false));
    flags =
        flags
            .withElideElementsLimit(given(result, ELIDE_ELEMENTS, flags.elideElementsLimit()))
            .withHexElementsLimit(given(result, HEX_ELEMENTS, flags.hexElementsLimit()))
            .withElideResourceLimit(given(result, ELIDE_RESOURCES, flags.elideResourceLimit()));
    String input = result.matchedPositionalValue(0, OptOptions.STANDARD);
    String output = result.matchedOptionValue("-o", OptOptions.STANDARD);
    return new OptOptions(
        input,
        output,
        given(result, ALLOW_UNREGISTERED, false),
        given(result, SPLIT, false),
        verifyDiagnostics(result),
        given(result, ON_DIAGNOSTIC, true),
        !given(result, DISABLE_THREADING, false),
        !given(result, NO_DIALECTS, false),
        dialectPath(result),
        flags);
  }

  private static VerifyDiagnostics verifyDiagnostics(ParseResult result) throws ToolException {
    String level = result.matchedOptionValue("--" + VERIFY_DIAGNOSTICS, null);
    if (level == null) {
      return VerifyDiagnostics.NO;
    }
    return switch (level) {
      case "", ALL -> VerifyDiagnostics.ALL;
      case ONLY_EXPECTED -> VerifyDiagnostics.ONLY_EXPECTED;
      default ->
          throw new ToolException(
              "--verify-diagnostics is all or only-expected, not '"
                  + level
                  + "'\nTry './ods-opt --help'.");
    };
  }

  private static <T> T given(ParseResult result, String name, T otherwise) {
    return result.matchedOptionValue("--" + name, otherwise);
  }

  private static List<String> dialectPath(ParseResult result) {
    List<String> path = new ArrayList<>();
    addPath(path, System.getenv(DIALECT_PATH_VARIABLE));
    addPath(path, result.matchedOptionValue("--" + DIALECT_PATH, ""));
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

  private static String version() {
    String version = OptCommandLine.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
