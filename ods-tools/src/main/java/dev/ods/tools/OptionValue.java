// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The syntax of an option's value, by the rules of LLVM's command lines.
 *
 * @param kind its kind
 * @param label its label in the help
 * @param choices the permitted words of a choice
 */
record OptionValue(Kind kind, String label, List<String> choices) {
  static final OptionValue NONE = new OptionValue(Kind.NONE, "");
  static final OptionValue FLAG = new OptionValue(Kind.FLAG, "");
  static final OptionValue UNSIGNED = new OptionValue(Kind.UNSIGNED, "N");
  static final OptionValue SIGNED = new OptionValue(Kind.SIGNED, "N");

  private static final Set<String> TRUE = Set.of("", "true", "TRUE", "True", "1");
  private static final Set<String> FALSE = Set.of("false", "FALSE", "False", "0");
  private static final long MAX_UNSIGNED = 0xFFFF_FFFFL;

  /** The kind of a value, and where it is written. */
  enum Kind {
    /** No value. */
    NONE,
    /** A boolean, after an equals sign only. */
    FLAG,
    /** An unsigned 32-bit number. */
    UNSIGNED,
    /** A signed 64-bit number. */
    SIGNED,
    /** Any text. */
    TEXT,
    /** Any text, after an equals sign only. */
    OPTIONAL_TEXT,
    /** One of some words. */
    CHOICE,
    /** One of some words, after an equals sign only. */
    OPTIONAL_CHOICE,
    /** The names of passes between commas, after an equals sign only. */
    PASSES
  }

  OptionValue {
    choices = List.copyOf(choices);
  }

  OptionValue(Kind kind, String label) {
    this(kind, label, List.of());
  }

  /** Whether the value is the next argument if there is no equals sign. */
  boolean isRequired() {
    return switch (kind) {
      case UNSIGNED, SIGNED, TEXT, CHOICE -> true;
      case NONE, FLAG, OPTIONAL_TEXT, OPTIONAL_CHOICE, PASSES -> false;
    };
  }

  /**
   * LLVM's error message for an invalid value; null if the value is valid, or if that depends on
   * which passes there are.
   */
  @Nullable String problem(String text) {
    return switch (kind) {
      case NONE -> "does not allow a value! '" + text + "' specified.";
      case FLAG ->
          TRUE.contains(text) || FALSE.contains(text)
              ? null
              : "'" + text + "' is invalid value for boolean argument! Try 0 or 1";
      case UNSIGNED -> isUnsigned(text) ? null : "'" + text + "' value invalid for uint argument!";
      case SIGNED ->
          number(text) != null ? null : "'" + text + "' value invalid for long argument!";
      case TEXT, OPTIONAL_TEXT, PASSES -> null;
      case CHOICE -> choices.contains(text) ? null : unknownChoice(text);
      case OPTIONAL_CHOICE -> text.isEmpty() || choices.contains(text) ? null : unknownChoice(text);
    };
  }

  /** LLVM's error message for a value that is none of the choices. */
  static String unknownChoice(String text) {
    return "Cannot find option named '" + text + "'!";
  }

  private static boolean isUnsigned(String text) {
    Long number = number(text);
    return number != null && number >= 0 && number <= MAX_UNSIGNED && !text.startsWith("-");
  }

  /** Whether a valid boolean is true. */
  static boolean isTrue(String text) {
    return TRUE.contains(text);
  }

  /**
   * Parses a number in one of C's notations; null if it is malformed or does not fit in 64 bits.
   */
  static @Nullable Long number(String text) {
    boolean negative = text.startsWith("-");
    String digits = negative ? text.substring(1) : text;
    int radix = 10;
    if (digits.length() > 1 && digits.charAt(0) == '0') {
      char mark = digits.charAt(1);
      radix =
          switch (mark) {
            case 'x', 'X' -> 16;
            case 'b', 'B' -> 2;
            default -> 8;
          };
      digits = digits.substring(radix == 8 && mark != 'o' ? 1 : 2);
    }
    if (!isNumeral(digits, radix)) {
      return null;
    }
    try {
      return Long.parseLong(negative ? "-" + digits : digits, radix);
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** {@link Long#parseLong} would also accept signs, and all of Unicode's digits. */
  private static boolean isNumeral(String digits, int radix) {
    return !digits.isEmpty()
        && digits.chars().allMatch(c -> c < 0x80 && Character.digit(c, radix) >= 0);
  }
}
