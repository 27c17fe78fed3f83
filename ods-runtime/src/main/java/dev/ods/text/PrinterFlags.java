// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.diagnostic.Severity;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How to print (MLIR's {@code OpPrintingFlags}). Immutable; {@code withX} returns a changed copy.
 */
public final class PrinterFlags {
  private static final int GENERIC_FLAG = 1 << 0;
  private static final int LOCAL_SCOPE_FLAG = 1 << 1;
  private static final int DEBUG_INFO_FLAG = 1 << 2;
  private static final int PRETTY_DEBUG_INFO_FLAG = 1 << 3;
  private static final int ASSUME_VERIFIED_FLAG = 1 << 4;
  private static final int SKIP_REGIONS_FLAG = 1 << 5;
  private static final int VALUE_USERS_FLAG = 1 << 6;
  private static final int UNIQUE_SSA_IDS_FLAG = 1 << 7;
  private static final int NAME_LOC_AS_PREFIX_FLAG = 1 << 8;

  /** MLIR's defaults: custom forms, aliases, no locations, hexadecimal beyond 100 elements. */
  public static final PrinterFlags DEFAULT = new PrinterFlags(0, -1, 100, -1);

  /** {@link #DEFAULT} in generic form. */
  public static final PrinterFlags GENERIC = DEFAULT.withGeneric(true);

  /** {@link #GENERIC} in local scope: the form to exchange and to compare. */
  public static final PrinterFlags GENERIC_LOCAL = GENERIC.withLocalScope(true);

  /** The maximum number of elements that are printed of an attribute in a diagnostic. */
  private static final long SHOWN_ELEMENTS = 16;

  private final int flags;
  private final long elideElementsLimit;
  private final long hexElementsLimit;
  private final long elideResourceLimit;

  private PrinterFlags(int flags, long elideElements, long hexElements, long elideResources) {
    this.flags = flags;
    this.elideElementsLimit = elideElements;
    this.hexElementsLimit = hexElements;
    this.elideResourceLimit = elideResources;
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  private PrinterFlags with(int flag, boolean value) {
    return new PrinterFlags(
        value ? flags | flag : flags & ~flag,
        elideElementsLimit,
        hexElementsLimit,
        elideResourceLimit);
  }

  /** Whether to print every operation in generic form ({@code --mlir-print-op-generic}). */
  public boolean generic() {
    return has(GENERIC_FLAG);
  }

  /** A copy with another {@link #generic}. */
  public PrinterFlags withGeneric(boolean value) {
    return with(GENERIC_FLAG, value);
  }

  /**
   * Whether to print no aliases, no resources: each operation's text is self-contained ({@code
   * --mlir-print-local-scope}).
   */
  public boolean localScope() {
    return has(LOCAL_SCOPE_FLAG);
  }

  /** A copy with another {@link #localScope}. */
  public PrinterFlags withLocalScope(boolean value) {
    return with(LOCAL_SCOPE_FLAG, value);
  }

  /** Whether to print trailing locations ({@code --mlir-print-debuginfo}). */
  public boolean debugInfo() {
    return has(DEBUG_INFO_FLAG);
  }

  /** A copy with another {@link #debugInfo}. */
  public PrinterFlags withDebugInfo(boolean value) {
    return with(DEBUG_INFO_FLAG, value);
  }

  /**
   * Whether to print locations in a human-readable form, which cannot be parsed ({@code
   * --mlir-pretty-debuginfo}).
   */
  public boolean prettyDebugInfo() {
    return has(PRETTY_DEBUG_INFO_FLAG);
  }

  /** A copy with another {@link #prettyDebugInfo}. */
  public PrinterFlags withPrettyDebugInfo(boolean value) {
    return with(PRETTY_DEBUG_INFO_FLAG, value);
  }

  /**
   * Whether to print custom forms without verifying first ({@code --mlir-print-assume-verified});
   * otherwise operations that fail to verify are printed in generic form.
   */
  public boolean assumeVerified() {
    return has(ASSUME_VERIFIED_FLAG);
  }

  /** A copy with another {@link #assumeVerified}. */
  public PrinterFlags withAssumeVerified(boolean value) {
    return with(ASSUME_VERIFIED_FLAG, value);
  }

  /** Whether to print {@code {...}} instead of regions ({@code --mlir-print-skip-regions}). */
  public boolean skipRegions() {
    return has(SKIP_REGIONS_FLAG);
  }

  /** A copy with another {@link #skipRegions}. */
  public PrinterFlags withSkipRegions(boolean value) {
    return with(SKIP_REGIONS_FLAG, value);
  }

  /** Whether to print the users of each value as a comment ({@code --mlir-print-value-users}). */
  public boolean valueUsers() {
    return has(VALUE_USERS_FLAG);
  }

  /** A copy with another {@link #valueUsers}. */
  public PrinterFlags withValueUsers(boolean value) {
    return with(VALUE_USERS_FLAG, value);
  }

  /**
   * Whether to print value numbers that are unique across sibling regions ({@code
   * --mlir-print-unique-ssa-ids}); the generic form always does so.
   */
  public boolean uniqueSsaIds() {
    return has(UNIQUE_SSA_IDS_FLAG);
  }

  /** A copy with another {@link #uniqueSsaIds}. */
  public PrinterFlags withUniqueSsaIds(boolean value) {
    return with(UNIQUE_SSA_IDS_FLAG, value);
  }

  /**
   * Whether to print values named by their {@code NameLoc} ({@code --mlir-use-nameloc-as-prefix}).
   */
  public boolean nameLocAsPrefix() {
    return has(NAME_LOC_AS_PREFIX_FLAG);
  }

  /** A copy with another {@link #nameLocAsPrefix}. */
  public PrinterFlags withNameLocAsPrefix(boolean value) {
    return with(NAME_LOC_AS_PREFIX_FLAG, value);
  }

  /**
   * Elements attributes with more elements are elided, -1 for no limit ({@code
   * --mlir-elide-elementsattrs-if-larger}).
   */
  public long elideElementsLimit() {
    return elideElementsLimit;
  }

  /** A copy with another {@link #elideElementsLimit}. */
  public PrinterFlags withElideElementsLimit(long value) {
    return new PrinterFlags(flags, value, hexElementsLimit, elideResourceLimit);
  }

  /**
   * Elements attributes with more elements are printed in hexadecimal, -1 for no limit ({@code
   * --mlir-print-elementsattrs-with-hex-if-larger}).
   */
  public long hexElementsLimit() {
    return hexElementsLimit;
  }

  /** A copy with another {@link #hexElementsLimit}. */
  public PrinterFlags withHexElementsLimit(long value) {
    return new PrinterFlags(flags, elideElementsLimit, value, elideResourceLimit);
  }

  /**
   * Resources with longer text are elided, -1 for no limit ({@code
   * --mlir-elide-resource-strings-if-larger}).
   */
  public long elideResourceLimit() {
    return elideResourceLimit;
  }

  /** A copy with another {@link #elideResourceLimit}. */
  public PrinterFlags withElideResourceLimit(long value) {
    return new PrinterFlags(flags, elideElementsLimit, hexElementsLimit, value);
  }

  /**
   * These flags as MLIR adjusts them for an operation that is shown in a diagnostic: local scope,
   * no large elements, and the generic form for an error, as the operation may not be valid.
   */
  public PrinterFlags forDiagnostic(Severity severity) {
    PrinterFlags shown = withLocalScope(true).withElideElementsLimit(SHOWN_ELEMENTS);
    // Verification could recurse: a verifier may print the operation that it verifies.
    return severity == Severity.ERROR ? shown.withGeneric(true) : shown.withAssumeVerified(true);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PrinterFlags that
        && flags == that.flags
        && elideElementsLimit == that.elideElementsLimit
        && hexElementsLimit == that.hexElementsLimit
        && elideResourceLimit == that.elideResourceLimit;
  }

  @Override
  public int hashCode() {
    return Objects.hash(flags, elideElementsLimit, hexElementsLimit, elideResourceLimit);
  }
}
