// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Severity;
import dev.ods.pass.PassStatistics;
import dev.ods.pass.Timing;
import dev.ods.rewrite.PatternExplanation;
import dev.ods.text.PrinterFlags;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options of one run of {@code ods-opt}.
 *
 * @param input the input
 * @param output the output
 * @param verification how modules are verified
 * @param passes what is done with each module
 * @param diagnostics how diagnostics are reported
 * @param dialects which dialects are registered
 */
record OptOptions(
    Input input,
    Output output,
    Verification verification,
    Passes passes,
    Reporting diagnostics,
    Dialects dialects) {

  /** The file name that denotes a standard stream. */
  static final String STANDARD = "-";

  /** The default marker between the chunks of the input and of the output. */
  static final String DEFAULT_MARKER = "// -----";

  /**
   * The input.
   *
   * @param file the file, {@code -} for the standard input
   * @param allowUnregisteredDialect whether operations of unregistered dialects are accepted
   * @param implicitModule whether a top level that is not a single module is wrapped in one
   * @param splitMarker the marker between the chunks, which are processed one by one; empty to not
   *     split
   */
  record Input(
      String file, boolean allowUnregisteredDialect, boolean implicitModule, String splitMarker) {

    /** The name under which the input appears in locations and diagnostics. */
    String name() {
      return file.equals(STANDARD) ? "<stdin>" : file;
    }

    /** Whether the input is split. */
    boolean isSplit() {
      return !splitMarker.isEmpty();
    }
  }

  /**
   * The output.
   *
   * @param file the file, {@code -} for the standard output
   * @param splitMarker the line between the chunks of a split input
   * @param flags how to print
   */
  record Output(String file, String splitMarker, PrinterFlags flags) {}

  /**
   * How modules are verified.
   *
   * @param onReading whether they are verified after parsing
   * @param roundTrip whether their generic form is parsed, printed again and compared
   * @param threading whether they are verified on all cores
   */
  record Verification(boolean onReading, boolean roundTrip, boolean threading) {}

  /**
   * When the IR is printed.
   *
   * @param before before which passes
   * @param after after which passes
   * @param beforeAll whether before all passes
   * @param afterAll whether after all passes
   * @param afterChange whether only after passes that have changed it
   * @param afterFailure whether only after passes that have failed
   * @param moduleScope whether always the outermost operation is printed
   * @param treeFolder the folder in which each text is a file of its own, or null
   */
  record IrPrinting(
      List<String> before,
      List<String> after,
      boolean beforeAll,
      boolean afterAll,
      boolean afterChange,
      boolean afterFailure,
      boolean moduleScope,
      @Nullable String treeFolder) {
    IrPrinting {
      before = List.copyOf(before);
      after = List.copyOf(after);
    }

    /** Whether it is printed at all. */
    boolean isEnabled() {
      return beforeAll || afterAll || afterFailure || !before.isEmpty() || !after.isEmpty();
    }
  }

  /**
   * What is done with each module.
   *
   * @param known what pipelines can name
   * @param pipeline a pipeline with its anchor, or null
   * @param named the passes that were named one by one, in order
   * @param verifyEach whether a module is verified after each pass
   * @param dumpPipeline whether the pipeline is shown
   * @param statistics how it is shown what the passes have counted; null for not at all
   * @param timing how it is shown what they took; null for not at all
   * @param irPrinting when the IR is printed
   * @param tracing what is told of rewrites
   * @param reproduction what is done to repeat a run
   */
  record Passes(
      Pipelines known,
      @Nullable String pipeline,
      List<PassArgument> named,
      boolean verifyEach,
      boolean dumpPipeline,
      PassStatistics.@Nullable Display statistics,
      @Nullable TimingReport timing,
      IrPrinting irPrinting,
      Tracing tracing,
      Reproduction reproduction) {
    Passes {
      named = List.copyOf(named);
    }

    /** Whether there are none, and none are to be shown or written. */
    boolean isEmpty() {
      return pipeline == null
          && named.isEmpty()
          && !dumpPipeline
          && statistics == null
          && reproduction.ofResult() == null;
    }
  }

  /**
   * What is told of rewrites.
   *
   * @param pattern the name of the pattern that is explained, or null
   * @param place the line of the operations for which it is, or null for all
   * @param steps whether the steps are printed
   */
  record Tracing(
      @Nullable String pattern, PatternExplanation.@Nullable Place place, boolean steps) {
    /** Whether anything is told. */
    boolean isEnabled() {
      return pattern != null || steps;
    }
  }

  /** How times are shown. */
  record TimingReport(Timing.Display display, Timing.Format format) {}

  /**
   * What is done to repeat a run of passes.
   *
   * @param ofFailure the file that is written if a pass fails, or null
   * @param local whether that file has only the pass that fails, and the IR as it was before
   * @param ofResult the file that is written after the passes, or null
   * @param runs whether the pipeline is the one in the input
   */
  record Reproduction(
      @Nullable String ofFailure, boolean local, @Nullable String ofResult, boolean runs) {
    /** Whether something may be written to the standard output. */
    boolean isToStandard() {
      return STANDARD.equals(ofFailure) || STANDARD.equals(ofResult);
    }
  }

  /**
   * A pass that was named as an option.
   *
   * @param name its name
   * @param options its own options
   */
  record PassArgument(String name, String options) {}

  /**
   * How diagnostics are reported.
   *
   * @param expected whether diagnostics are compared with the expectations in comments
   * @param showOperation whether a diagnostic emitted on an operation shows it
   * @param least the lowest severity that is shown
   * @param loneNotes whether standalone notes are shown
   * @param color whether colors are used
   */
  record Reporting(
      Expected expected, boolean showOperation, Severity least, boolean loneNotes, Color color) {}

  /** Whether and how diagnostics are compared with the expectations in comments. */
  enum Expected {
    /** They are shown, not compared. */
    NOTHING,
    /** Unexpected diagnostics are errors, too. */
    ALL,
    /** Only missing diagnostics are errors; unexpected ones are ignored. */
    ONLY_EXPECTED
  }

  /** Whether diagnostics are colored. */
  enum Color {
    /** On terminals that can show colors. */
    AUTOMATIC,
    ALWAYS,
    NEVER
  }

  /**
   * Which dialects are registered.
   *
   * @param load whether the dialects on the class path and the dialect path are loaded
   * @param path the jars and directories of the dialect path
   * @param list whether to list them instead of processing an input
   */
  record Dialects(boolean load, DialectPath path, boolean list) {}
}
