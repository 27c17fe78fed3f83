// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Location;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.AsmParser;
import dev.ods.text.Delimiter;
import dev.ods.text.ParserOptions;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The current token, and the errors that are reported at tokens.
 *
 * <p>Methods that report return false, for the caller to return. Once the lexer has reported an
 * error, subsequent errors are suppressed, as in MLIR.
 */
public final class TokenStream {
  private final Lexer lexer;
  private final byte[] text;
  private final Context context;
  private final Diagnostics diagnostics;
  private final String fileName;
  private final int fileId;
  private final ParserOptions options;

  private int kind;
  private int start;
  private int end;
  private int previousEnd;
  private boolean failed;
  private boolean reported;

  public TokenStream(
      Lexer lexer,
      Context context,
      Diagnostics diagnostics,
      String fileName,
      ParserOptions options) {
    this.lexer = lexer;
    this.text = lexer.text;
    this.context = context;
    this.diagnostics = diagnostics;
    this.fileName = FileLineColRange.fileOrStandardInput(fileName);
    this.fileId = PackedLocation.fileId(context, this.fileName);
    this.options = options;
  }

  // -- The current token -------------------------------------------------------------------------

  /** The bytes of the source; there is a byte after each token, even at the end of the source. */
  public byte[] text() {
    return text;
  }

  /** The number of bytes of the source; if it is read from a stream, of what has been read. */
  public int length() {
    return lexer.length();
  }

  /** Whether the source is read from a stream, so that relocations may be due. */
  public boolean isStream() {
    return lexer.isStream();
  }

  /** Reads more of the source behind its {@link #length}; returns whether there was more. */
  public boolean extend() {
    return lexer.extend();
  }

  /** Whether there is more that cannot be read; then the token at {@link #length} is an error. */
  public boolean isCutOff() {
    return lexer.isCutOff();
  }

  /** Whether a range of {@link #text} is a range of the source: long blanks may be missing. */
  public boolean isContiguous(int from, int to) {
    return lexer.isContiguous(from, to);
  }

  /** The current token's kind, of {@link TokenKind}. */
  public int kind() {
    return kind;
  }

  /** The offset of the current token's first byte. */
  public int start() {
    return start;
  }

  /** The offset after the current token's last byte. */
  public int end() {
    return end;
  }

  /** The offset after the last byte of the token before. */
  public int previousEnd() {
    return previousEnd;
  }

  public boolean is(int wanted) {
    return kind == wanted;
  }

  /** Whether the current token is any word: a bare identifier, an integer type or a keyword. */
  public boolean isKeyword() {
    return kind == TokenKind.BARE_IDENTIFIER
        || kind == TokenKind.INTTYPE
        || TokenKind.isKeyword(kind);
  }

  /** Whether the current token has this spelling. */
  public boolean spells(String ascii) {
    return TokenText.equals(text, start, end, ascii);
  }

  /** The current token's text, one instance per content. */
  public String identifier() {
    return context.identifier(text, start, end);
  }

  /** Whether the current token, a string literal, has escapes or zero bytes. */
  public boolean isSpecialString() {
    return lexer.isSpecial();
  }

  /** The content of the current token, a string literal. */
  public String stringValue() {
    return TokenText.unquote(context, text, start, end);
  }

  /** Moves to the next token; stays at the end of the text and at an error. */
  public void consume() {
    if (kind == TokenKind.ERROR) {
      return;
    }
    previousEnd = end;
    advance();
  }

  /** Lexes the token that starts at or after an offset. */
  public void moveTo(int offset) {
    lexer.moveTo(offset);
    advance();
  }

  /**
   * {@link #returnTo(int, int)} a token whose line is known, which does not scan the text between.
   *
   * @param line as {@link #startLine}
   * @param lineStart as {@link #startOfLine}
   */
  public void returnTo(int offset, int previous, int line, int lineStart) {
    lexer.moveTo(offset, line, lineStart);
    advance();
    previousEnd = previous;
  }

  /** The line of the current token, from 0. */
  public int startLine() {
    return lexer.startLine();
  }

  /** The offset at which that line starts. */
  public int startOfLine() {
    return lexer.startOfLine();
  }

  /** Returns to the token at an offset; the token before it ended at {@code previous}. */
  public void returnTo(int offset, int previous) {
    moveTo(offset);
    previousEnd = previous;
  }

  /**
   * Continues after an offset in the current line, up to which the text has been parsed by other
   * means.
   */
  public void skipTo(int offset) {
    lexer.skipTo(offset);
    previousEnd = offset;
    advance();
  }

  private void advance() {
    kind = lexer.next();
    start = lexer.start();
    end = lexer.end();
    if (kind == TokenKind.ERROR) {
      failed = true;
      diagnostics.error(toLocation(lexer.errorOffset()), lexer.errorMessage());
    }
  }

  /** Consumes the current token if it is of this kind; returns whether it was. */
  public boolean consumeIf(int wanted) {
    if (kind != wanted) {
      return false;
    }
    consume();
    return true;
  }

  /** Consumes the current token if it is of this kind; otherwise reports {@code message}. */
  public boolean expect(int wanted, String message) {
    return consumeIf(wanted) || wrongToken(message);
  }

  // -- Lists -------------------------------------------------------------------------------------

  /** Parses a comma-separated list; {@code where} ends the messages about brackets. */
  public boolean list(Delimiter delimiter, AsmParser.ListElement element, String where) {
    if (delimiter != Delimiter.NONE) {
      int opening = opening(delimiter);
      if (delimiter.isOptional() && kind != opening) {
        return true;
      }
      if (!expectBracket(opening, where)) {
        return false;
      }
      if (consumeIf(closing(delimiter))) {
        return true;
      }
    }
    do {
      if (!element.parse()) {
        return false;
      }
    } while (consumeIf(TokenKind.COMMA));
    return delimiter == Delimiter.NONE || expectBracket(closing(delimiter), where);
  }

  private static int opening(Delimiter delimiter) {
    return switch (delimiter) {
      case NONE -> TokenKind.EOF;
      case PAREN, OPTIONAL_PAREN -> TokenKind.L_PAREN;
      case SQUARE, OPTIONAL_SQUARE -> TokenKind.L_SQUARE;
      case LESS_GREATER, OPTIONAL_LESS_GREATER -> TokenKind.LESS;
      case BRACES, OPTIONAL_BRACES -> TokenKind.L_BRACE;
    };
  }

  private static int closing(Delimiter delimiter) {
    return switch (delimiter) {
      case NONE -> TokenKind.EOF;
      case PAREN, OPTIONAL_PAREN -> TokenKind.R_PAREN;
      case SQUARE, OPTIONAL_SQUARE -> TokenKind.R_SQUARE;
      case LESS_GREATER, OPTIONAL_LESS_GREATER -> TokenKind.GREATER;
      case BRACES, OPTIONAL_BRACES -> TokenKind.R_BRACE;
    };
  }

  private boolean expectBracket(int bracket, String where) {
    return consumeIf(bracket) || wrongToken("expected '" + TokenText.of(bracket) + "'" + where);
  }

  /** Parses a comma-separated list up to and including a token of the kind {@code close}. */
  public boolean listUntil(int close, AsmParser.ListElement element, boolean allowEmpty) {
    if (kind == close) {
      if (!allowEmpty) {
        return wrongToken("expected list element");
      }
      consume();
      return true;
    }
    do {
      if (!element.parse()) {
        return false;
      }
    } while (consumeIf(TokenKind.COMMA));
    return consumeIf(close) || wrongToken("expected ',' or '" + TokenText.of(close) + "'");
  }

  // -- Positions ---------------------------------------------------------------------------------

  /** An offset as a location. */
  public Location toLocation(int offset) {
    int line = lexer.lineOf(offset);
    return FileLineColRange.get(context, fileName, lineInFile(line), columnInFile(line, offset));
  }

  /** An offset as a location word; cheap near the current token. */
  public long toLocationWord(int offset) {
    int line = lexer.lineOf(offset);
    return PackedLocation.of(context, fileId, lineInFile(line), columnInFile(line, offset));
  }

  private int lineInFile(int line) {
    return options.firstLine() + line;
  }

  private int columnInFile(int line, int offset) {
    int column = lexer.columnOf(offset);
    return line == 0 ? options.firstColumn() - 1 + column : column;
  }

  // -- Relocation --------------------------------------------------------------------------------

  /**
   * Whether so much has been parsed that the buffer of a source that is read from a stream should
   * be cleared of it. To be asked when the current token starts an operation or the like.
   */
  public boolean isRelocationDue() {
    return lexer.isRelocationDue()
        && previousEnd > 0
        && kind != TokenKind.EOF
        && kind != TokenKind.ERROR;
  }

  /** Begins to clear the buffer; everyone who holds offsets exchanges them. */
  public Relocation beginRelocation() {
    return lexer.newRelocation();
  }

  /** Clears the buffer; false after reporting that it is too small. */
  public boolean endRelocation(Relocation relocation) {
    relocation.keepEndOfToken(missingToken());
    if (!lexer.relocate(relocation)) {
      error(lexer.tooLong());
      return stop();
    }
    start = lexer.start();
    end = lexer.end();
    previousEnd = relocation.size() - 1;
    return true;
  }

  // -- Errors ------------------------------------------------------------------------------------

  /** Whether an error was reported or suppressed. */
  public boolean hasFailed() {
    return failed;
  }

  /** The offset of the current token; of one that the lexer has rejected, that of its error. */
  public int startOrError() {
    return kind == TokenKind.ERROR ? lexer.errorOffset() : start;
  }

  /** Reports an error at the current token; at the end of the text, at the byte before it. */
  public boolean error(String message) {
    return errorAt(kind == TokenKind.EOF ? Math.max(0, start - 1) : start, message);
  }

  /** Reports an error at an offset. */
  public boolean errorAt(int offset, String message) {
    failed = true;
    reported = kind != TokenKind.ERROR;
    if (reported) {
      diagnostics.error(toLocation(offset), message);
    }
    return false;
  }

  /** Reports an error at an offset even after an error of the lexer, as MLIR's op checks do. */
  public boolean errorAtLocation(Location location, String message) {
    failed = true;
    reported = true;
    diagnostics.error(location, message);
    return false;
  }

  /**
   * Ends the text here after a reported error, so that no errors that follow from it are reported.
   * Returns false.
   */
  public boolean stop() {
    kind = TokenKind.ERROR;
    return false;
  }

  /** Runs a check that may report errors itself, and returns its result. */
  public boolean report(Predicate<Diagnostics> check) {
    int errors = diagnostics.errorCount();
    boolean holds = check.test(diagnostics);
    if (diagnostics.errorCount() != errors) {
      failed = true;
      reported = true;
    }
    return holds;
  }

  /**
   * Reports what the code of a dialect threw, even after an error of the lexer.
   *
   * @param offset of the operation, type or attribute that the dialect was parsing
   * @param name of that operation, if it is one
   */
  public boolean hookError(int offset, @Nullable OperationName name, Throwable thrown) {
    HookFailure.report(thrown, toLocation(offset), name, diagnostics);
    failed = true;
    reported = true;
    return false;
  }

  /** Attaches a note to the error just reported. */
  public boolean note(int offset, String message) {
    if (reported) {
      diagnostics.note(toLocation(offset), message);
    }
    return false;
  }

  public void warning(int offset, String message) {
    diagnostics.warning(toLocation(offset), message);
  }

  /**
   * Reports that another token was expected here. If the current token is the first of its line,
   * the error is reported at the end of the previous line, after which the token is missing.
   */
  public boolean wrongToken(String message) {
    return errorAt(missingToken(), message);
  }

  /** The offset at which it is reported that another token than the current one was expected. */
  private int missingToken() {
    int original = kind == TokenKind.EOF ? Math.max(0, start - 1) : start;
    int at = original;
    while (true) {
      while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
        at--;
      }
      if (at == 0) {
        return original;
      }
      if (text[at - 1] != '\n' && text[at - 1] != '\r') {
        return at;
      }
      at = beforeComment(at - 1);
    }
  }

  /** The end of a line, or where its comment starts; as in MLIR 22, strings are not recognized. */
  private int beforeComment(int endOfLine) {
    int from = endOfLine;
    while (from > 0 && text[from - 1] != '\n' && text[from - 1] != '\r') {
      from--;
    }
    for (int i = from; i + 1 < endOfLine; i++) {
      if (text[i] == '/' && text[i + 1] == '/') {
        return i;
      }
    }
    return endOfLine;
  }
}
