// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import static dev.ods.text.lex.Characters.isDigit;
import static dev.ods.text.lex.Characters.isHexDigit;
import static dev.ods.text.lex.Characters.isLetter;
import static dev.ods.text.lex.Characters.isPlain;
import static dev.ods.text.lex.Characters.isSuffix;
import static dev.ods.text.lex.Characters.isWord;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Splits UTF-8 text into tokens. A token is a kind and a range of the text; no string is made.
 *
 * <p>The text ends with a line feed, or a zero byte follows it: no token extends past either, so
 * that the end is tested for only between tokens. A zero byte inside the text is white space, as in
 * MLIR.
 *
 * <p>A text that is read from a stream is in the same array, line by line. More is read when the
 * lexer comes to the end of what has been read; earlier parts stay until {@link #relocate}, between
 * operations.
 *
 * <p>An error is a token of the kind {@link TokenKind#ERROR}, with {@link #errorMessage} and {@link
 * #errorOffset}.
 */
public final class Lexer {
  private static final int NEAR = TextLines.NEAR;

  private static final int MAX_LINES = Integer.MAX_VALUE - TextStream.MAX_PIECE;

  /** Begins with the text. */
  final byte[] text;

  /** The length of the text, or of what has been read of it. */
  private int length;

  /** What more of the text is read from, if it is not all in the array. */
  private final @Nullable TextStream stream;

  private int cursor;

  /** The line of the cursor, from 0. */
  private int line;

  /**
   * The offset at which the line of the cursor starts; a lone CR starts a line that is not counted.
   */
  private int lineStart;

  /** The lines of positions that are far from the cursor, or in another segment. */
  private TextLines lines;

  /** The offset of the last segment: before it, the lines between two offsets are not counted. */
  private int segment;

  /** From which offset on a relocation is due. */
  private int relocationOffset = Integer.MAX_VALUE;

  private int start;
  private int startLine;
  private int startOfLine;
  private boolean special;
  private String errorMessage = "";
  private int errorOffset;

  /**
   * @param text the bytes; must not be changed during parsing
   * @param length how many of them are text; unless that ends with a line feed, or a zero byte
   *     follows, it is copied
   */
  public Lexer(byte[] text, int length) {
    this.text = isTerminated(text, length) ? text : terminated(text, length);
    this.length = length;
    this.stream = null;
    this.lines = new TextLines(this.text, length);
  }

  /** A lexer of a text that is read from a stream. */
  public Lexer(TextStream stream) {
    this.text = stream.buffer();
    this.stream = stream;
    this.lines = new TextLines(this.text, 0);
    this.relocationOffset = stream.nextRelocation(0);
  }

  private static boolean isTerminated(byte[] text, int length) {
    return (length > 0 && text[length - 1] == '\n') || (length < text.length && text[length] == 0);
  }

  private static byte[] terminated(byte[] text, int length) {
    if (length > TextStream.MAX_BUFFER) {
      throw new IllegalArgumentException(
          "a text in an array is at most 2 GiB long: parse longer ones from a stream");
    }
    byte[] copy = Arrays.copyOf(text, length + 1);
    copy[length] = 0;
    return copy;
  }

  /** The length of the text, or of what has been read of it. */
  int length() {
    return length;
  }

  /** The offset at which the last token starts. */
  int start() {
    return start;
  }

  /** The offset at which the last token ends. */
  int end() {
    return cursor;
  }

  /** The line of the last token, from 0. */
  int startLine() {
    return startLine;
  }

  /** The offset at which that line starts. */
  int startOfLine() {
    return startOfLine;
  }

  /** Whether the last string literal contains escapes or zero bytes. */
  boolean isSpecial() {
    return special;
  }

  /** The message of an error token. */
  String errorMessage() {
    return errorMessage;
  }

  /** The offset of the error in an error token. */
  int errorOffset() {
    return errorOffset;
  }

  /** Moves the cursor to an offset; the next token starts there or later. */
  void moveTo(int offset) {
    if (Math.abs(offset - cursor) > NEAR || Math.min(offset, cursor) < segment) {
      lines.locate(offset);
      line = lines.line();
      lineStart = lines.lineStart();
    } else if (offset < lineStart) {
      line -= lines.newlines(offset, cursor);
      lineStart = lines.startOfLine(offset);
    } else {
      for (int i = cursor; i < offset; i++) {
        if (text[i] == '\n') {
          lineStart = i + 1;
          line++;
        }
      }
    }
    cursor = offset;
  }

  /** {@link #moveTo(int)} an offset of a known line, which takes no time. */
  void moveTo(int offset, int itsLine, int itsLineStart) {
    cursor = offset;
    line = itsLine;
    lineStart = itsLineStart;
  }

  /** Moves the cursor forward to an offset on the same line. */
  void skipTo(int offset) {
    cursor = offset;
  }

  /** The line of any offset, from 0. */
  int lineOf(int offset) {
    if (offset >= startOfLine && offset <= start) {
      return startLine;
    }
    if (Math.abs(offset - start) > NEAR || Math.min(offset, start) < segment) {
      lines.locate(offset);
      return lines.line();
    }
    return offset < start
        ? startLine - lines.newlines(offset, start)
        : startLine + lines.newlines(start, offset);
  }

  /** The column of any offset, from 1. */
  int columnOf(int offset) {
    int from = offset >= startOfLine && offset <= start ? startOfLine : lines.startOfLine(offset);
    return offset - from + 1;
  }

  /** Lexes the next token and returns its kind. */
  int next() {
    int from = cursor;
    skipBlanks();
    int at = cursor;
    start = at;
    startLine = line;
    startOfLine = lineStart;
    if (at == length) {
      return stream == null ? TokenKind.EOF : readOn(stream, from);
    }
    byte c = text[at];
    int kind = TokenKind.ofByte(c);
    if (kind != TokenKind.ERROR) {
      cursor = at + 1;
      return kind;
    }
    return isLetter(c) || c == '_' ? word(at) : other(at, c);
  }

  /** Lexes a token that is not determined by its first byte. */
  private int other(int at, byte c) {
    cursor = at + 1;
    return switch (c) {
      case '%' -> prefixed(TokenKind.PERCENT_IDENTIFIER);
      case '"' -> string(at + 1, TokenKind.STRING);
      case '#' -> {
        if (text[at + 1] == '-' && text[at + 2] == '}') {
          cursor = at + 3;
          yield TokenKind.FILE_METADATA_END;
        }
        yield prefixed(TokenKind.HASH_IDENTIFIER);
      }
      case '!' -> prefixed(TokenKind.EXCLAMATION_IDENTIFIER);
      case '^' -> prefixed(TokenKind.CARET_IDENTIFIER);
      case '@' -> atIdentifier(at);
      case '{' -> {
        if (text[at + 1] == '-' && text[at + 2] == '#') {
          cursor = at + 3;
          yield TokenKind.FILE_METADATA_BEGIN;
        }
        yield TokenKind.L_BRACE;
      }
      case '-' -> {
        if (text[at + 1] == '>') {
          cursor = at + 2;
          yield TokenKind.ARROW;
        }
        yield TokenKind.MINUS;
      }
      case '.' -> {
        if (text[at + 1] != '.' || text[at + 2] != '.') {
          yield error(at + 1, "expected three consecutive dots for an ellipsis");
        }
        cursor = at + 3;
        yield TokenKind.ELLIPSIS;
      }
      default -> isDigit(c) ? number(at) : error(at, "unexpected character");
    };
  }

  /** Skips white space, zero bytes and comments, and counts lines. */
  private void skipBlanks() {
    int at = cursor;
    while (at < length) {
      byte c = text[at];
      if (c == ' ') {
        at++;
      } else if (c == '\n') {
        at++;
        line++;
        lineStart = at;
        if (at <= segment) {
          line = lineAt(at);
        }
      } else if (c == '\t' || c == '\r' || c == 0) {
        at++;
      } else if (c == '/' && text[at + 1] == '/') {
        at += 2;
        while (at < length && text[at] != '\n' && text[at] != '\r') {
          at++;
        }
      } else {
        break;
      }
    }
    cursor = at;
  }

  private int word(int from) {
    int at = from + 1;
    while (isWord(text[at])) {
      at++;
    }
    cursor = at;
    byte first = text[from];
    int digits = from + (first == 'i' ? 1 : 2);
    if ((first == 'i' || ((first == 's' || first == 'u') && text[from + 1] == 'i'))
        && digits < at
        && allDigits(digits, at)) {
      return TokenKind.INTTYPE;
    }
    return TokenKind.ofWord(text, from, at);
  }

  private boolean allDigits(int from, int to) {
    for (int i = from; i < to; i++) {
      if (!isDigit(text[i])) {
        return false;
      }
    }
    return true;
  }

  private int number(int from) {
    int at = from + 1;
    if (text[from] == '0' && text[at] == 'x') {
      // In 0xi32, the 0 is a token of its own, and the dimension list continues with xi32.
      if (isHexDigit(text[at + 1])) {
        at += 2;
        while (isHexDigit(text[at])) {
          at++;
        }
      }
      cursor = at;
      return TokenKind.INTEGER;
    }
    at = skipDigits(at);
    if (text[at] != '.') {
      cursor = at;
      return TokenKind.INTEGER;
    }
    at = skipDigits(at + 1);
    if (text[at] == 'e' || text[at] == 'E') {
      boolean sign = text[at + 1] == '-' || text[at + 1] == '+';
      if (isDigit(text[sign ? at + 2 : at + 1])) {
        at = skipDigits(at + 2);
      }
    }
    cursor = at;
    return TokenKind.FLOAT;
  }

  private int skipDigits(int from) {
    int at = from;
    while (isDigit(text[at])) {
      at++;
    }
    return at;
  }

  private int prefixed(int kind) {
    int at = start + 1;
    byte c = text[at];
    if (isDigit(c)) {
      cursor = skipDigits(at);
      return kind;
    }
    if (!isSuffix(c)) {
      return error(start, invalidName(kind));
    }
    do {
      at++;
    } while (isSuffix(text[at]));
    cursor = at;
    return kind;
  }

  private static String invalidName(int kind) {
    return switch (kind) {
      case TokenKind.HASH_IDENTIFIER -> "invalid attribute name";
      case TokenKind.PERCENT_IDENTIFIER -> "invalid SSA name";
      case TokenKind.CARET_IDENTIFIER -> "invalid block name";
      default -> "invalid type identifier";
    };
  }

  private int atIdentifier(int from) {
    int at = from + 1;
    byte c = text[at];
    if (c == '"') {
      return string(at + 1, TokenKind.AT_IDENTIFIER);
    }
    if (!isLetter(c) && c != '_') {
      return error(at, "@ identifier expected to start with letter or '_'");
    }
    while (isWord(text[at])) {
      at++;
    }
    cursor = at;
    return TokenKind.AT_IDENTIFIER;
  }

  /** Lexes the rest of a string literal, whose content starts at {@code from}. */
  private int string(int from, int kind) {
    int at = from;
    special = false;
    while (true) {
      while (isPlain(text[at])) {
        at++;
      }
      byte c = text[at++];
      if (c == '"') {
        cursor = at;
        return kind;
      }
      special |= c == '\\' || c == 0;
      if (c == '\\') {
        byte escaped = text[at];
        if (escaped == '"' || escaped == '\\' || escaped == 'n' || escaped == 't') {
          at++;
        } else if (isHexDigit(escaped) && isHexDigit(text[at + 1])) {
          at += 2;
        } else {
          return error(at - 1, "unknown escape in string literal");
        }
      } else {
        if (c == '\n' || c == '\f' || c == 0x0B || (c == 0 && at > length)) {
          return error(at - 1, "expected '\"' in string literal");
        }
      }
    }
  }

  // -- Texts that are read from a stream ---------------------------------------------------------

  /** The line of an offset that is not in the last segment: lines before it may be missing. */
  private int lineAt(int offset) {
    lines.locate(offset);
    return lines.line();
  }

  /** Continues behind what has been read; there are only blanks since {@code from}. */
  private int readOn(TextStream from, int blanksFrom) {
    while (cursor == length) {
      if (!extend(from) && !(from.isFull() && dropBlanks(from, blanksFrom) && extend(from))) {
        return atEnd(from);
      }
      skipBlanks();
    }
    return next();
  }

  boolean isStream() {
    return stream != null;
  }

  /** Reads more without moving anything; returns whether there was more. */
  boolean extend() {
    return stream != null && extend(stream);
  }

  private boolean extend(TextStream from) {
    if (line > MAX_LINES) {
      from.fail("a text has at most " + MAX_LINES + " lines");
      return false;
    }
    int longer = from.extend(length);
    boolean extended = longer > length;
    if (extended) {
      length = longer;
      lines.setLength(longer);
    }
    return extended;
  }

  /** Whether there is more that cannot be read. */
  boolean isCutOff() {
    return stream != null && (stream.isFull() || stream.problem() != null);
  }

  private int atEnd(TextStream from) {
    start = cursor;
    startLine = line;
    startOfLine = lineStart;
    if (from.isFull()) {
      from.fail(tooLong());
    }
    String problem = from.problem();
    return problem == null ? TokenKind.EOF : error(cursor, problem);
  }

  /** The message of the error that the buffer is too small. */
  String tooLong() {
    return "the text from the start of this operation to the end of this line is too long; with all"
        + " names in scope it must fit in "
        + text.length
        + " bytes";
  }

  /**
   * Drops blank lines at the end of what has been read, but for the last, so that comments of any
   * length need no memory. Zero bytes stay: errors are reported after them.
   *
   * @return whether there were any
   */
  private boolean dropBlanks(TextStream from, int blanksFrom) {
    int first = blanksFrom;
    while (first < length && text[first++] != '\n') {
      // The rest of the line of the last token stays.
    }
    int last = first < length ? lines.startOfLine(length - 1) : 0;
    if (last <= first || TokenText.contains(text, first, length, '\0')) {
      return false;
    }
    from.move(last, first);
    int shift = last - first;
    cursor -= shift;
    length -= shift;
    lineStart = cursor;
    lines.setLength(length);
    lines.addSegment(first, line - 1, first);
    segment = first;
    return true;
  }

  /** Whether a range of the array is a range of the text. */
  boolean isContiguous(int from, int to) {
    return segment == 0 || lines.isContiguous(from, to);
  }

  /** Whether enough of the text has been parsed for a relocation before the last token. */
  boolean isRelocationDue() {
    return start >= relocationOffset && startOfLine >= segment;
  }

  /** Begins a relocation, which {@link #relocate} ends. */
  Relocation newRelocation() {
    return new Relocation(text, lines);
  }

  /**
   * Ends a relocation: the current line is now the first after what is kept.
   *
   * @return false if the rest does not fit after what is kept
   */
  boolean relocate(Relocation relocation) {
    TextStream from = stream;
    int to = relocation.size();
    if (from == null || !from.fits(startOfLine, to)) {
      return false;
    }
    from.move(startOfLine, to);
    relocation.write();
    lines = relocation.lines();
    lines.addSegment(to, startLine, to);
    segment = to;
    int shift = to - startOfLine;
    cursor += shift;
    lineStart += shift;
    start += shift;
    startOfLine += shift;
    length += shift;
    lines.setLength(length);
    relocationOffset = from.nextRelocation(to);
    return true;
  }

  private int error(int offset, String message) {
    errorOffset = offset;
    errorMessage = message;
    cursor = Math.min(cursor, length);
    return TokenKind.ERROR;
  }
}
