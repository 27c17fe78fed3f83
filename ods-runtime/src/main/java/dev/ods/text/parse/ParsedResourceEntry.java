// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import dev.ods.text.ResourceEntry;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An entry of a file's resources, whose value has been read as a token. */
final class ParsedResourceEntry implements ResourceEntry {
  private static final int ALIGNMENT_BYTES = 4;

  private final Context context;
  private final TokenStream tokens;
  private final String owner;
  private final String key;
  private final int keyStart;
  private final int kind;
  private final int from;
  private final int to;
  private final int reportedAt;

  /** The entry whose value is the current token, which is consumed. */
  ParsedResourceEntry(Context context, TokenStream tokens, String owner, String key, int keyStart) {
    this.context = context;
    this.tokens = tokens;
    this.owner = owner;
    this.key = key;
    this.keyStart = keyStart;
    this.kind = tokens.kind();
    this.from = tokens.start();
    this.to = tokens.end();
    this.reportedAt = tokens.startOrError();
    tokens.consume();
  }

  @Override
  public Context context() {
    return context;
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public Kind kind() {
    if (kind == TokenKind.KW_TRUE || kind == TokenKind.KW_FALSE) {
      return Kind.BOOL;
    }
    byte[] text = tokens.text();
    boolean digits = kind == TokenKind.STRING && text[from + 1] == '0' && text[from + 2] == 'x';
    return digits ? Kind.BLOB : Kind.STRING;
  }

  @Override
  public @Nullable Boolean parseAsBool() {
    if (kind() == Kind.BOOL) {
      return kind == TokenKind.KW_TRUE;
    }
    errorAt(reportedAt, "expected 'true' or 'false' value for key '" + key + "'");
    return null;
  }

  @Override
  public @Nullable String parseAsString() {
    if (kind == TokenKind.STRING) {
      return TokenText.content(tokens.text(), from, to);
    }
    errorAt(reportedAt, "expected string value for key '" + key + "'");
    return null;
  }

  @Override
  public @Nullable ResourceBlob parseAsBlob() {
    byte[] bytes = kind == TokenKind.STRING ? TokenText.hexBytes(tokens.text(), from, to) : null;
    String expectation = "expected hex string blob for key '" + key + "'";
    if (bytes == null) {
      errorAt(reportedAt, expectation);
      return null;
    }
    expectation += " to encode alignment in first 4 bytes";
    if (bytes.length < ALIGNMENT_BYTES) {
      errorAt(reportedAt, expectation);
      return null;
    }
    int alignment = 0;
    for (int i = ALIGNMENT_BYTES - 1; i >= 0; i--) {
      alignment = alignment << 8 | (bytes[i] & 0xFF);
    }
    if (Integer.bitCount(alignment) > 1) {
      errorAt(
          reportedAt,
          expectation + ", but got non-power-of-2 value: " + Integer.toUnsignedString(alignment));
      return null;
    }
    byte[] data = Arrays.copyOfRange(bytes, ALIGNMENT_BYTES, bytes.length);
    return data.length == 0
        ? ResourceBlob.empty()
        : ResourceBlob.of(alignment == 0 ? 1 : alignment, data);
  }

  @Override
  public boolean error(String message) {
    return errorAt(keyStart, message);
  }

  /** What is wrong with an entry is reported even if the lexer has rejected the value. */
  private boolean errorAt(int offset, String message) {
    return tokens.errorAtLocation(tokens.toLocation(offset), message);
  }

  @Override
  public boolean unknown() {
    return error("unknown 'resource' key '" + key + "' for dialect '" + owner + "'");
  }
}
