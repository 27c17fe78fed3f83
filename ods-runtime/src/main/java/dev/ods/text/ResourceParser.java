// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.DenseResources;
import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the handles of resources, and the section <code>{-# … #-}</code> that says what they hold.
 */
final class ResourceParser {
  private static final String BUILTIN = "builtin";
  private static final int ALIGNMENT_BYTES = 4;

  private final Context context;
  private final TokenStream tokens;
  private final @Nullable ExternalResources external;

  /** The keys under which the context holds the resources that this text names. */
  private final Map<String, String> keys = new HashMap<>();

  /**
   * @param external where resources of no dialect go; null to ignore them with a warning
   */
  ResourceParser(Context context, TokenStream tokens, @Nullable ExternalResources external) {
    this.context = context;
    this.tokens = tokens;
    this.external = external;
  }

  /** Reads the name of a resource and returns its key; null after reporting an error. */
  @Nullable String parseHandle() {
    String name = parseName();
    if (name == null) {
      tokens.error("expected identifier key for 'resource' entry");
      return null;
    }
    return keys.computeIfAbsent(name, wish -> DenseResources.of(context).declare(wish));
  }

  private @Nullable String parseName() {
    if (!tokens.isKeyword() && !tokens.is(TokenKind.STRING)) {
      return null;
    }
    String name = tokens.isKeyword() ? tokens.identifier() : tokens.stringValue();
    tokens.consume();
    return name;
  }

  /** Reads the section at the end of a file. */
  boolean parseSection() {
    tokens.consume();
    return tokens.listUntil(TokenKind.FILE_METADATA_END, this::parsePart, true);
  }

  private boolean parsePart() {
    int start = tokens.start();
    if (!tokens.isKeyword()) {
      return tokens.error("expected identifier key in file metadata dictionary");
    }
    String part = tokens.identifier();
    tokens.consume();
    if (!tokens.expect(TokenKind.COLON, "expected ':'")) {
      return false;
    }
    return switch (part) {
      case "dialect_resources" -> parseGroups(false);
      case "external_resources" -> parseGroups(true);
      default -> tokens.errorAt(start, "unknown key '" + part + "' in file metadata dictionary");
    };
  }

  private boolean parseGroups(boolean isExternal) {
    return tokens.expect(TokenKind.L_BRACE, "expected '{'")
        && tokens.listUntil(TokenKind.R_BRACE, () -> parseGroup(isExternal), true);
  }

  private boolean parseGroup(boolean isExternal) {
    int start = tokens.start();
    if (!tokens.isKeyword()) {
      return tokens.error("expected identifier key for 'resource' entry");
    }
    String owner = tokens.identifier();
    tokens.consume();
    if (!tokens.expect(TokenKind.COLON, "expected ':'")
        || !tokens.expect(TokenKind.L_BRACE, "expected '{'")) {
      return false;
    }
    if (isExternal) {
      if (external == null) {
        tokens.warning(start, "ignoring unknown external resources for '" + owner + "'");
      }
      return tokens.listUntil(TokenKind.R_BRACE, () -> parseExternal(owner), true);
    }
    if (context.dialect(owner) == null) {
      return tokens.errorAt(start, "dialect '" + owner + "' is unknown");
    }
    if (!owner.equals(BUILTIN)) {
      return tokens.error("unexpected 'resource' section for dialect '" + owner + "'");
    }
    return tokens.listUntil(TokenKind.R_BRACE, this::parseEntry, true);
  }

  private boolean parseExternal(String owner) {
    String key = parseName();
    if (key == null) {
      return tokens.error("expected identifier key for 'external_resources' entry");
    }
    if (!tokens.expect(TokenKind.COLON, "expected ':'")) {
      return false;
    }
    int kind = tokens.kind();
    int from = tokens.start();
    int to = tokens.end();
    tokens.consume();
    return external == null || keep(external, owner, key, kind, from, to);
  }

  /** Keeps a resource; a string that looks like digits is binary data, as in MLIR. */
  private boolean keep(
      ExternalResources resources, String owner, String key, int kind, int from, int to) {
    if (kind == TokenKind.KW_TRUE || kind == TokenKind.KW_FALSE) {
      resources.add(owner, key, kind == TokenKind.KW_TRUE);
      return true;
    }
    if (kind != TokenKind.STRING) {
      return tokens.errorAt(from, "expected string value for key '" + key + "'");
    }
    byte[] text = tokens.text();
    if (text[from + 1] != '0' || text[from + 2] != 'x') {
      resources.add(owner, key, TokenText.unquote(context, text, from, to));
      return true;
    }
    ResourceBlob blob = blob(key, kind, from, to);
    if (blob == null) {
      return false;
    }
    resources.add(owner, key, blob);
    return true;
  }

  private boolean parseEntry() {
    String key = parseHandle();
    if (key == null || !tokens.expect(TokenKind.COLON, "expected ':'")) {
      return false;
    }
    int kind = tokens.kind();
    int from = tokens.start();
    int to = tokens.end();
    tokens.consume();
    ResourceBlob blob = blob(key, kind, from, to);
    if (blob == null) {
      return false;
    }
    DenseResources.of(context).put(key, blob);
    return true;
  }

  /** The data of a token: its alignment in four bytes, then the bytes; null after an error. */
  private @Nullable ResourceBlob blob(String key, int kind, int from, int to) {
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
    return ResourceBlob.of(alignment <= 0 ? 1 : alignment, data);
  }
}
