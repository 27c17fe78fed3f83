// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.diagnostic.Severity;

/**
 * How to print (MLIR's {@code OpPrintingFlags}). Immutable; {@code withX} gives a changed copy.
 *
 * @param generic every operation in generic form ({@code --mlir-print-op-generic})
 * @param localScope no aliases, no resources: each operation's text stands alone ({@code
 *     --mlir-print-local-scope})
 * @param debugInfo trailing locations ({@code --mlir-print-debuginfo})
 * @param prettyDebugInfo locations in a form for people, which cannot be parsed ({@code
 *     --mlir-pretty-debuginfo})
 * @param assumeVerified custom forms without verifying first ({@code
 *     --mlir-print-assume-verified}); otherwise what fails to verify is printed in generic form
 * @param skipRegions {@code {...}} in place of regions ({@code --mlir-print-skip-regions})
 * @param valueUsers the users of each value as a comment ({@code --mlir-print-value-users})
 * @param uniqueSsaIds value numbers that do not start anew in sibling regions ({@code
 *     --mlir-print-unique-ssa-ids}); the generic form always does so
 * @param nameLocAsPrefix values named by their {@code NameLoc} ({@code
 *     --mlir-use-nameloc-as-prefix})
 * @param elideElementsLimit elements attributes with more elements are left out, -1 for none
 *     ({@code --mlir-elide-elementsattrs-if-larger})
 * @param hexElementsLimit elements attributes with more elements are printed in hexadecimal, -1 for
 *     none ({@code --mlir-print-elementsattrs-with-hex-if-larger})
 * @param elideResourceLimit resources with longer text are left out, -1 for none ({@code
 *     --mlir-elide-resource-strings-if-larger})
 */
public record PrinterFlags(
    boolean generic,
    boolean localScope,
    boolean debugInfo,
    boolean prettyDebugInfo,
    boolean assumeVerified,
    boolean skipRegions,
    boolean valueUsers,
    boolean uniqueSsaIds,
    boolean nameLocAsPrefix,
    long elideElementsLimit,
    long hexElementsLimit,
    long elideResourceLimit) {

  /** MLIR's defaults: custom forms, aliases, no locations, hexadecimal beyond 100 elements. */
  public static final PrinterFlags DEFAULT =
      new PrinterFlags(false, false, false, false, false, false, false, false, false, -1, 100, -1);

  /** {@link #DEFAULT} in generic form. */
  public static final PrinterFlags GENERIC = DEFAULT.withGeneric(true);

  /** {@link #GENERIC} in local scope: the form to exchange and to compare. */
  public static final PrinterFlags GENERIC_LOCAL = GENERIC.withLocalScope(true);

  /** Of how many elements an operation shown in a diagnostic may have attributes. */
  private static final long SHOWN_ELEMENTS = 16;

  /** A copy with another {@link #generic}. */
  public PrinterFlags withGeneric(boolean value) {
    return new PrinterFlags(
        value,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #localScope}. */
  public PrinterFlags withLocalScope(boolean value) {
    return new PrinterFlags(
        generic,
        value,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #debugInfo}. */
  public PrinterFlags withDebugInfo(boolean value) {
    return new PrinterFlags(
        generic,
        localScope,
        value,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #prettyDebugInfo}. */
  public PrinterFlags withPrettyDebugInfo(boolean value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        value,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #assumeVerified}. */
  public PrinterFlags withAssumeVerified(boolean value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        value,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #skipRegions}. */
  public PrinterFlags withSkipRegions(boolean value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        value,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #valueUsers}. */
  public PrinterFlags withValueUsers(boolean value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        value,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #uniqueSsaIds}. */
  public PrinterFlags withUniqueSsaIds(boolean value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        value,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #nameLocAsPrefix}. */
  public PrinterFlags withNameLocAsPrefix(boolean value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        value,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #elideElementsLimit}. */
  public PrinterFlags withElideElementsLimit(long value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        value,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** A copy with another {@link #hexElementsLimit}. */
  public PrinterFlags withHexElementsLimit(long value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        value,
        elideResourceLimit);
  }

  /** A copy with another {@link #elideResourceLimit}. */
  public PrinterFlags withElideResourceLimit(long value) {
    return new PrinterFlags(
        generic,
        localScope,
        debugInfo,
        prettyDebugInfo,
        assumeVerified,
        skipRegions,
        valueUsers,
        uniqueSsaIds,
        nameLocAsPrefix,
        elideElementsLimit,
        hexElementsLimit,
        value);
  }

  /** Whether value numbers go on counting from one region to its siblings. */
  boolean countsOn() {
    return uniqueSsaIds || generic;
  }

  /**
   * These flags as MLIR adjusts them for an operation that a diagnostic shows: all in one place, no
   * large elements, and the generic form for an error, as the operation may not be valid.
   */
  public PrinterFlags forDiagnostic(Severity severity) {
    PrinterFlags shown = withLocalScope(true).withElideElementsLimit(SHOWN_ELEMENTS);
    // Verifying here could come back here: a verifier may well show the operation it is about.
    return severity == Severity.ERROR ? shown.withGeneric(true) : shown.withAssumeVerified(true);
  }
}
