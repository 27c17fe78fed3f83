// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Severity;
import dev.ods.pass.PassStatistics;
import dev.ods.pass.Timing;
import dev.ods.rewrite.PatternExplanation;
import dev.ods.text.PrinterFlags;
import dev.ods.tools.OptOptions.Color;
import dev.ods.tools.OptOptions.Expected;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The command line of {@code ods-opt}. */
final class OptCommandLine {
  /** A line of a file: {@code FILE:LINE}. */
  private static final Pattern PLACE = Pattern.compile("(.+):(\\d{1,9})");

  /** What the arguments request. */
  sealed interface Request {}

  /** A run of the tool. */
  record Run(OptOptions options) implements Request {}

  /**
   * A text, such as the help, to show instead of a run.
   *
   * @param complaint the errors in the arguments before the one that requests the text, or null;
   *     the text is shown nevertheless
   */
  record Answer(String text, @Nullable String complaint) implements Request {}

  private OptCommandLine() {}

  /**
   * Parses the arguments, after those of response files were inserted.
   *
   * @throws ToolException if they have errors; the message lists them
   */
  static Request parse(String... args) throws ToolException {
    OptArguments arguments = OptArguments.of(ResponseFiles.expand(args));
    OptOption request = arguments.request();
    if (request != null) {
      return new Answer(answer(request, arguments.pipelines()), arguments.complaint());
    }
    boolean showsDialects = arguments.flag(OptOption.SHOW_DIALECTS, false);
    if (arguments.flag(OptOption.LIST_PASSES, false) && !showsDialects) {
      return new Answer(arguments.pipelines().list(), null);
    }
    return new Run(
        new OptOptions(
            input(arguments),
            output(arguments),
            new OptOptions.Verification(
                !arguments.flag(OptOption.DISABLE_VERIFIER, false),
                arguments.flag(OptOption.VERIFY_ROUNDTRIP, false),
                !arguments.flag(OptOption.DISABLE_THREADING, false)),
            new OptOptions.Passes(
                arguments.pipelines(),
                textOrNull(arguments, OptOption.PASS_PIPELINE),
                arguments.passes(),
                arguments.flag(OptOption.VERIFY_EACH, true),
                arguments.flag(OptOption.DUMP_PASS_PIPELINE, false),
                statistics(arguments),
                timing(arguments),
                irPrinting(arguments),
                tracing(arguments),
                new OptOptions.Reproduction(
                    textOrNull(arguments, OptOption.CRASH_REPRODUCER),
                    arguments.flag(OptOption.LOCAL_REPRODUCER, false),
                    textOrNull(arguments, OptOption.GENERATE_REPRODUCER),
                    arguments.flag(OptOption.RUN_REPRODUCER, false))),
            diagnostics(arguments),
            new OptOptions.Dialects(
                !arguments.flag(OptOption.NO_DIALECTS, false), arguments.path(), showsDialects)));
  }

  private static String answer(OptOption request, Pipelines pipelines) throws ToolException {
    return switch (request) {
      case VERSION -> "ods-opt " + version() + "\n";
      case COMPLETION -> OptHelp.completion(pipelines.all());
      case HELP_LIST, HELP_LIST_HIDDEN -> OptHelp.list(pipelines.all());
      default -> OptHelp.text(pipelines.all());
    };
  }

  private static OptOptions.Tracing tracing(OptArguments arguments) throws ToolException {
    String explained = textOrNull(arguments, OptOption.EXPLAIN);
    boolean steps = arguments.flag(OptOption.DEBUG_REWRITES, false);
    int at = explained == null ? -1 : explained.indexOf('@');
    if (explained == null || at < 0) {
      return new OptOptions.Tracing(explained, null, steps);
    }
    Matcher place = PLACE.matcher(explained.substring(at + 1));
    if (!place.matches()) {
      throw new ToolException(
          "for the --explain option: expected PATTERN@FILE:LINE, but got '" + explained + "'");
    }
    return new OptOptions.Tracing(
        explained.substring(0, at),
        new PatternExplanation.Place(place.group(1), Integer.parseInt(place.group(2))),
        steps);
  }

  private static @Nullable String textOrNull(OptArguments arguments, OptOption option) {
    return arguments.has(option) ? arguments.text(option, "") : null;
  }

  private static OptOptions.@Nullable TimingReport timing(OptArguments arguments) {
    if (!arguments.flag(OptOption.TIMING, false)) {
      return null;
    }
    boolean list = arguments.text(OptOption.TIMING_DISPLAY, "tree").equals("list");
    boolean json = arguments.text(OptOption.OUTPUT_FORMAT, "text").equals("json");
    return new OptOptions.TimingReport(
        list ? Timing.Display.LIST : Timing.Display.TREE,
        json ? Timing.Format.JSON : Timing.Format.TEXT);
  }

  private static PassStatistics.@Nullable Display statistics(OptArguments arguments) {
    if (!arguments.flag(OptOption.PASS_STATISTICS, false)) {
      return null;
    }
    return arguments.text(OptOption.PASS_STATISTICS_DISPLAY, "pipeline").equals("list")
        ? PassStatistics.Display.LIST
        : PassStatistics.Display.PIPELINE;
  }

  private static OptOptions.IrPrinting irPrinting(OptArguments arguments) {
    return new OptOptions.IrPrinting(
        names(arguments, OptOption.PRINT_IR_BEFORE),
        names(arguments, OptOption.PRINT_IR_AFTER),
        arguments.flag(OptOption.PRINT_IR_BEFORE_ALL, false),
        arguments.flag(OptOption.PRINT_IR_AFTER_ALL, false),
        arguments.flag(OptOption.PRINT_IR_AFTER_CHANGE, false),
        arguments.flag(OptOption.PRINT_IR_AFTER_FAILURE, false),
        arguments.flag(OptOption.PRINT_IR_MODULE_SCOPE, false),
        textOrNull(arguments, OptOption.PRINT_IR_TREE_DIR));
  }

  private static List<String> names(OptArguments arguments, OptOption option) {
    return arguments.all(option).stream()
        .flatMap(names -> Arrays.stream(names.split(",", -1)))
        .toList();
  }

  private static OptOptions.Input input(OptArguments arguments) throws ToolException {
    String marker = "";
    if (arguments.has(OptOption.SPLIT_INPUT)) {
      marker = arguments.text(OptOption.SPLIT_INPUT, "");
      marker = marker.isEmpty() ? OptOptions.DEFAULT_MARKER : marker;
      String problem = InputSplitter.problem(marker);
      if (problem != null) {
        throw new ToolException("for the --split-input-file option: " + problem);
      }
    }
    return new OptOptions.Input(
        arguments.file(OptOptions.STANDARD),
        arguments.flag(OptOption.ALLOW_UNREGISTERED, false),
        !arguments.flag(OptOption.NO_IMPLICIT_MODULE, false),
        marker);
  }

  private static OptOptions.Output output(OptArguments arguments) {
    boolean locations = arguments.flag(OptOption.DEBUG_INFO, false);
    PrinterFlags flags =
        PrinterFlags.DEFAULT
            .withGeneric(arguments.flag(OptOption.GENERIC, false))
            .withLocalScope(arguments.flag(OptOption.LOCAL_SCOPE, false))
            .withDebugInfo(locations)
            .withPrettyDebugInfo(locations && arguments.flag(OptOption.PRETTY_DEBUG_INFO, false))
            .withUniqueSsaIds(arguments.flag(OptOption.UNIQUE_SSA_IDS, false))
            .withValueUsers(arguments.flag(OptOption.VALUE_USERS, false))
            .withNameLocAsPrefix(arguments.flag(OptOption.NAME_LOC_PREFIX, false))
            .withSkipRegions(arguments.flag(OptOption.SKIP_REGIONS, false))
            .withAssumeVerified(arguments.flag(OptOption.ASSUME_VERIFIED, false));
    flags =
        flags
            .withElideElementsLimit(
                arguments.number(OptOption.ELIDE_ELEMENTS, flags.elideElementsLimit()))
            .withHexElementsLimit(
                arguments.number(OptOption.HEX_ELEMENTS, flags.hexElementsLimit()))
            .withElideResourceLimit(
                arguments.number(OptOption.ELIDE_RESOURCES, flags.elideResourceLimit()));
    return new OptOptions.Output(
        arguments.text(OptOption.OUTPUT_FILE, OptOptions.STANDARD),
        arguments.text(OptOption.OUTPUT_SPLIT_MARKER, OptOptions.DEFAULT_MARKER),
        flags);
  }

  private static OptOptions.Reporting diagnostics(OptArguments arguments) {
    Expected expected = Expected.NOTHING;
    if (arguments.has(OptOption.VERIFY_DIAGNOSTICS)) {
      boolean only = arguments.text(OptOption.VERIFY_DIAGNOSTICS, "").equals("only-expected");
      expected = only ? Expected.ONLY_EXPECTED : Expected.ALL;
    }
    Severity least =
        switch (arguments.text(OptOption.VERBOSITY, "")) {
          case "errors" -> Severity.ERROR;
          case "warnings" -> Severity.WARNING;
          default -> Severity.REMARK;
        };
    Color color = Color.AUTOMATIC;
    if (arguments.has(OptOption.COLOR)) {
      color = arguments.flag(OptOption.COLOR, true) ? Color.ALWAYS : Color.NEVER;
    }
    return new OptOptions.Reporting(
        expected,
        arguments.flag(OptOption.ON_DIAGNOSTIC, true),
        least,
        !arguments.flag(OptOption.DISABLE_NOTES, false),
        color);
  }

  private static String version() {
    String version = OptCommandLine.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
