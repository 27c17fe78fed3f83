// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.text.PrinterFlags;
import java.util.List;

/**
 * What one run of {@code ods-opt} is asked to do.
 *
 * @param input the file to read, {@code -} for the standard input
 * @param output the file to write, {@code -} for the standard output
 * @param allowUnregisteredDialect whether operations of unknown dialects are accepted
 * @param splitInputFile whether the input is cut at {@code // -----} into modules that are treated
 *     one by one
 * @param printOpOnDiagnostic whether a diagnostic about an operation shows the operation
 * @param loadDialects whether the dialects on the class path and the dialect path are loaded
 * @param dialectPath jars and directories in which to look for dialects
 * @param flags how to print
 */
record OptOptions(
    String input,
    String output,
    boolean allowUnregisteredDialect,
    boolean splitInputFile,
    boolean printOpOnDiagnostic,
    boolean loadDialects,
    List<String> dialectPath,
    PrinterFlags flags) {

  /** The name of the standard streams among file names. */
  static final String STANDARD = "-";

  /** The name under which the input appears in locations and diagnostics. */
  String inputName() {
    return input.equals(STANDARD) ? "<stdin>" : input;
  }

  OptOptions {
    dialectPath = List.copyOf(dialectPath);
  }
}
