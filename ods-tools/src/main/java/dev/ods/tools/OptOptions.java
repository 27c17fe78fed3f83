// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Severity;
import dev.ods.text.PrinterFlags;
import java.util.List;

/**
 * What one run of {@code ods-opt} is asked to do.
 *
 * @param input what to read
 * @param output what to write
 * @param verification what to check of what was read
 * @param diagnostics what to do with what is wrong
 * @param dialects which dialects there are
 */
record OptOptions(
    Input input,
    Output output,
    Verification verification,
    Reporting diagnostics,
    Dialects dialects) {

  /** The name of the standard streams among file names. */
  static final String STANDARD = "-";

  /** The marker between the parts of an input, and of the output, unless another is given. */
  static final String DEFAULT_MARKER = "// -----";

  /**
   * What to read.
   *
   * @param file the file, {@code -} for the standard input
   * @param allowUnregisteredDialect whether operations of unknown dialects are accepted
   * @param implicitModule whether there is a module around the top level if it is not just one
   * @param splitMarker where the input is cut into parts that are treated one by one; empty for
   *     nowhere
   */
  record Input(
      String file, boolean allowUnregisteredDialect, boolean implicitModule, String splitMarker) {

    /** The name under which the input appears in locations and diagnostics. */
    String name() {
      return file.equals(STANDARD) ? "<stdin>" : file;
    }

    /** Whether the input is cut into parts. */
    boolean isSplit() {
      return !splitMarker.isEmpty();
    }
  }

  /**
   * What to write.
   *
   * @param file the file, {@code -} for the standard output
   * @param splitMarker the line between the parts of a split input
   * @param flags how to print
   */
  record Output(String file, String splitMarker, PrinterFlags flags) {}

  /**
   * What to check of what was read.
   *
   * @param onReading whether it is verified
   * @param roundTrip whether its generic form is read again and compared
   * @param threading whether it is verified on all cores
   */
  record Verification(boolean onReading, boolean roundTrip, boolean threading) {}

  /**
   * What to do with what is wrong.
   *
   * @param expected whether diagnostics are compared with those that comments expect
   * @param showOperation whether a diagnostic about an operation shows the operation
   * @param least the least grave severity that is shown
   * @param loneNotes whether notes that are attached to nothing are shown
   * @param color whether colors are used
   */
  record Reporting(
      Expected expected, boolean showOperation, Severity least, boolean loneNotes, Color color) {}

  /** Whether and how diagnostics are compared with those that comments expect. */
  enum Expected {
    /** They are shown, not compared. */
    NOTHING,
    /** All of them must be expected. */
    ALL,
    /** What is expected must come; what else comes is ignored. */
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
   * Which dialects there are.
   *
   * @param load whether the dialects on the class path and the dialect path are loaded
   * @param path jars and directories in which to look for dialects
   * @param list whether they are to be listed, and nothing else done
   */
  record Dialects(boolean load, List<String> path, boolean list) {
    Dialects {
      path = List.copyOf(path);
    }
  }
}
