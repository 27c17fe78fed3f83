// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What may be written as the value of an option, by the rules of LLVM's command lines.
 *
 * @param kind how it is written and what it may be
 * @param label what the help calls it
 * @param choices the words to choose from, if it is a choice
 */
record OptionValue(Kind kind, String label, List<String> choices) {
  static final OptionValue NONE = new OptionValue(Kind.NONE, "");
  static final OptionValue FLAG = new OptionValue(Kind.FLAG, "");
  static final OptionValue UNSIGNED = new OptionValue(Kind.UNSIGNED, "N");
  static final OptionValue SIGNED = new OptionValue(Kind.SIGNED, "N");

  private static final Set<String> TRUE = Set.of("", "true", "TRUE", "True", "1");
  private static final Set<String> FALSE = Set.of("false", "FALSE", "False", "0");
  private static final long MAX_UNSIGNED = 0xFFFF_FFFFL;

  /** How a value is written and what it may be. */
  enum Kind {
    /** There is none. */
    NONE,
    /** A truth value, only behind an equals sign. */
    FLAG,
    /** A number of 32 bits. */
    UNSIGNED,
    /** A number of 64 bits with a sign. */
    SIGNED,
    /** Any text. */
    TEXT,
    /** Any text, only behind an equals sign. */
    OPTIONAL_TEXT,
    /** One of some words. */
    CHOICE,
    /** One of some words, only behind an equals sign. */
    OPTIONAL_CHOICE
  }

  OptionValue {
    choices = List.copyOf(choices);
  }

  OptionValue(Kind kind, String label) {
    this(kind, label, List.of());
  }

  /** Whether the next argument is the value if there is no equals sign. */
  boolean isRequired() {
    return switch (kind) {
      case UNSIGNED, SIGNED, TEXT, CHOICE -> true;
      case NONE, FLAG, OPTIONAL_TEXT, OPTIONAL_CHOICE -> false;
    };
  }

  /** What is wrong with a value, in LLVM's words; null if nothing is. */
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
      case TEXT, OPTIONAL_TEXT -> null;
      case CHOICE -> choices.contains(text) ? null : unknownChoice(text);
      case OPTIONAL_CHOICE -> text.isEmpty() || choices.contains(text) ? null : unknownChoice(text);
    };
  }

  private static String unknownChoice(String text) {
    return "Cannot find option named '" + text + "'!";
  }

  private static boolean isUnsigned(String text) {
    Long number = number(text);
    return number != null && number >= 0 && number <= MAX_UNSIGNED && !text.startsWith("-");
  }

  /** Whether a value without a {@linkplain #problem} means yes. */
  static boolean isTrue(String text) {
    return TRUE.contains(text);
  }

  /** A number in one of C's notations, or null if it is none or does not fit in 64 bits. */
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

  /** {@link Long#parseLong} would also take signs, and the digits of all of Unicode. */
  private static boolean isNumeral(String digits, int radix) {
    return !digits.isEmpty()
        && digits.chars().allMatch(c -> c < 0x80 && Character.digit(c, radix) >= 0);
  }
}
