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
 * @param verifyDiagnostics whether diagnostics are compared with those that comments expect
 * @param printOpOnDiagnostic whether a diagnostic about an operation shows the operation
 * @param threading whether modules are verified on all cores
 * @param loadDialects whether the dialects on the class path and the dialect path are loaded
 * @param dialectPath jars and directories in which to look for dialects
 * @param flags how to print
 */
record OptOptions(
    String input,
    String output,
    boolean allowUnregisteredDialect,
    boolean splitInputFile,
    VerifyDiagnostics verifyDiagnostics,
    boolean printOpOnDiagnostic,
    boolean threading,
    boolean loadDialects,
    List<String> dialectPath,
    PrinterFlags flags) {

  /** Whether and how diagnostics are compared with those that comments expect. */
  enum VerifyDiagnostics {
    /** They are shown, not compared. */
    NO,
    /** All of them must be expected. */
    ALL,
    /** What is expected must come; what else comes is nobody's concern. */
    ONLY_EXPECTED
  }

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
