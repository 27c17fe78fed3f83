// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.QuotedText;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over the text of {@code @Default}, which reads MLIR's literals. Each method skips white
 * space, and returns null if what follows is not the literal; then the text is invalid.
 */
final class DefaultText {
  private static final Pattern SPACE = Pattern.compile("[ \\t\\r\\n]*");
  private static final Pattern INTEGER =
      Pattern.compile("(-?)[ \\t\\r\\n]*(?:0x([0-9a-fA-F]+)|([0-9]+))(?![\\w.])");

  /** MLIR requires the point; without it, a number is not ambiguous here. */
  private static final Pattern DECIMAL =
      Pattern.compile("(-?)[ \\t\\r\\n]*([0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?)(?![\\w.])");

  private static final Pattern FLOAT_BITS = Pattern.compile("0x([0-9a-fA-F]+)(?![\\w.])");
  private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_$.]*");
  private static final Pattern RUN = Pattern.compile("[^\\s,\\[\\]\"]+");

  private final String text;
  private final boolean unsigned;
  private int position;

  DefaultText(String text) {
    this(text, false);
  }

  /**
   * Creates a cursor at the beginning.
   *
   * @param unsigned whether integers are the bits of unsigned numbers
   */
  DefaultText(String text, boolean unsigned) {
    this.text = text;
    this.unsigned = unsigned;
  }

  /** Whether nothing but white space follows. */
  boolean atEnd() {
    skipSpace();
    return position == text.length();
  }

  /** Consumes {@code punctuation} if it follows. */
  boolean take(char punctuation) {
    skipSpace();
    boolean found = position < text.length() && text.charAt(position) == punctuation;
    position += found ? 1 : 0;
    return found;
  }

  /**
   * An integer of a width. In hexadecimal it gives the bits, such that {@code 0xFF} is -1 in 8
   * bits, as it does if it is unsigned; otherwise it must be in the range of signed numbers, as
   * Java's types are.
   */
  DefaultValue.@Nullable Int integer(int width) {
    Matcher matcher = match(INTEGER);
    if (matcher == null) {
      return null;
    }
    boolean negative = !matcher.group(1).isEmpty();
    String hexadecimal = matcher.group(2);
    BigInteger value =
        hexadecimal == null ? new BigInteger(matcher.group(3)) : new BigInteger(hexadecimal, 16);
    if (negative) {
      // MLIR has no negative zero either.
      return !unsigned && value.signum() > 0 && value.negate().bitLength() < width
          ? integer(value.negate(), width)
          : null;
    }
    boolean takesAllBits = hexadecimal != null || unsigned;
    return value.bitLength() > (takesAllBits ? width : width - 1) ? null : integer(value, width);
  }

  /** Whether an integer follows, of however many bits; consumes it. */
  boolean takeInteger() {
    return match(INTEGER) != null;
  }

  private DefaultValue.Int integer(BigInteger value, int width) {
    int spare = Long.SIZE - width;
    return new DefaultValue.Int(value.longValue() << spare >> spare, unsigned ? width : 0);
  }

  /** A decimal number, or null; whether it is in the range of a type is left to the caller. */
  @Nullable Double decimal() {
    Matcher matcher = match(DECIMAL);
    return matcher == null ? null : Double.valueOf(matcher.group(1) + matcher.group(2));
  }

  /** The bits of a number of a width, in hexadecimal. */
  @Nullable Long bits(int width) {
    Matcher matcher = match(FLOAT_BITS);
    if (matcher == null) {
      return null;
    }
    BigInteger value = new BigInteger(matcher.group(1), 16);
    return value.bitLength() > width ? null : Long.valueOf(value.longValue());
  }

  /** A bare identifier. */
  @Nullable String identifier() {
    return group(IDENTIFIER);
  }

  /** Anything up to white space, a comma, a bracket or a quotation mark. */
  @Nullable String run() {
    return group(RUN);
  }

  /** Whether a quotation mark follows. */
  boolean atQuote() {
    skipSpace();
    return position < text.length() && text.charAt(position) == '"';
  }

  private @Nullable String group(Pattern pattern) {
    Matcher matcher = match(pattern);
    return matcher == null ? null : matcher.group();
  }

  /** A string literal without its quotation marks; null also if its bytes are not UTF-8. */
  @Nullable String quoted() {
    if (!take('"')) {
      return null;
    }
    int first = position;
    while (position < text.length()) {
      char c = text.charAt(position++);
      if (c == '"') {
        return QuotedText.decoded(text.substring(first, position - 1));
      }
      if (c == '\n' || c == '\u000b' || c == '\f') {
        return null;
      }
      position += c == '\\' ? 1 : 0;
    }
    return null;
  }

  private void skipSpace() {
    match(SPACE, position);
  }

  private @Nullable Matcher match(Pattern pattern) {
    skipSpace();
    return match(pattern, position);
  }

  private @Nullable Matcher match(Pattern pattern, int from) {
    Matcher matcher = pattern.matcher(text).region(from, text.length());
    matcher.useTransparentBounds(true);
    if (!matcher.lookingAt()) {
      return null;
    }
    position = matcher.end();
    return matcher;
  }
}
