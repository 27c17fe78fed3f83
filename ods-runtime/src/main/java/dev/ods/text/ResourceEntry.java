// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a file's resources that is being read: {@code key: "0x08000000…"}, {@code key: true}
 * or {@code key: "text"} (MLIR's {@code AsmParsedResourceEntry}).
 */
public final class ResourceEntry {
  private static final int ALIGNMENT_BYTES = 4;

  /** What the value of an entry looks like. */
  public enum Kind {
    /** Binary data: a string that begins with {@code 0x}. */
    BLOB,
    /** {@code true} or {@code false}. */
    BOOL,
    /** Any other value. */
    STRING
  }

  private final Context context;
  private final TokenStream tokens;
  private final String owner;
  private final String key;
  private final int keyStart;
  private final int kind;
  private final int from;
  private final int to;

  /** The entry whose value is the current token, which is consumed. */
  ResourceEntry(Context context, TokenStream tokens, String owner, String key, int keyStart) {
    this.context = context;
    this.tokens = tokens;
    this.owner = owner;
    this.key = key;
    this.keyStart = keyStart;
    this.kind = tokens.kind();
    this.from = tokens.start();
    this.to = tokens.end();
    tokens.consume();
  }

  /** The context that is read into. */
  public Context context() {
    return context;
  }

  /** The key, as {@link OpAsmDialectInterface#declareResource} gave it. */
  public String key() {
    return key;
  }

  /** What the value looks like. */
  public Kind kind() {
    if (kind == TokenKind.KW_TRUE || kind == TokenKind.KW_FALSE) {
      return Kind.BOOL;
    }
    byte[] text = tokens.text();
    boolean digits = kind == TokenKind.STRING && text[from + 1] == '0' && text[from + 2] == 'x';
    return digits ? Kind.BLOB : Kind.STRING;
  }

  /** The value as a truth value; null after an error was reported. */
  public @Nullable Boolean parseAsBool() {
    if (kind() == Kind.BOOL) {
      return kind == TokenKind.KW_TRUE;
    }
    tokens.errorAt(from, "expected 'true' or 'false' value for key '" + key + "'");
    return null;
  }

  /** The value as a text; null after an error was reported. */
  public @Nullable String parseAsString() {
    if (kind == TokenKind.STRING) {
      return TokenText.unquote(context, tokens.text(), from, to);
    }
    tokens.errorAt(from, "expected string value for key '" + key + "'");
    return null;
  }

  /** The value as binary data; null after an error was reported. */
  public @Nullable ResourceBlob parseAsBlob() {
    byte[] bytes = kind == TokenKind.STRING ? TokenText.hexBytes(tokens.text(), from, to) : null;
    String expectation = "expected hex string blob for key '" + key + "'";
    if (bytes == null) {
      tokens.errorAt(from, expectation);
      return null;
    }
    expectation += " to encode alignment in first 4 bytes";
    if (bytes.length < ALIGNMENT_BYTES) {
      tokens.errorAt(from, expectation);
      return null;
    }
    int alignment = 0;
    for (int i = ALIGNMENT_BYTES - 1; i >= 0; i--) {
      alignment = alignment << 8 | (bytes[i] & 0xFF);
    }
    if (Integer.bitCount(alignment) > 1) {
      tokens.errorAt(
          from,
          expectation + ", but got non-power-of-2 value: " + Integer.toUnsignedString(alignment));
      return null;
    }
    byte[] data = Arrays.copyOfRange(bytes, ALIGNMENT_BYTES, bytes.length);
    return data.length == 0
        ? ResourceBlob.empty()
        : ResourceBlob.of(alignment <= 0 ? 1 : alignment, data);
  }

  /** Reports an error at the key; returns false, for the caller to return. */
  public boolean error(String message) {
    return tokens.errorAt(keyStart, message);
  }

  /** Reports that the dialect has no resource of this key; returns false. */
  public boolean unknown() {
    return error("unknown 'resource' key '" + key + "' for dialect '" + owner + "'");
  }
}
