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

  /** The keys under which the context holds the resources that this text names. */
  private final Map<String, String> keys = new HashMap<>();

  ResourceParser(Context context, TokenStream tokens) {
    this.context = context;
    this.tokens = tokens;
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
    switch (part) {
      case "dialect_resources":
        return parseGroups(false);
      case "external_resources":
        return parseGroups(true);
      default:
        return tokens.errorAt(start, "unknown key '" + part + "' in file metadata dictionary");
    }
  }

  private boolean parseGroups(boolean external) {
    return tokens.expect(TokenKind.L_BRACE, "expected '{'")
        && tokens.listUntil(TokenKind.R_BRACE, () -> parseGroup(external), true);
  }

  private boolean parseGroup(boolean external) {
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
    if (external) {
      tokens.warning(start, "ignoring unknown external resources for '" + owner + "'");
      return tokens.listUntil(TokenKind.R_BRACE, this::skipEntry, true);
    }
    if (context.dialect(owner) == null) {
      return tokens.errorAt(start, "dialect '" + owner + "' is unknown");
    }
    if (!owner.equals(BUILTIN)) {
      return tokens.error("unexpected 'resource' section for dialect '" + owner + "'");
    }
    return tokens.listUntil(TokenKind.R_BRACE, this::parseEntry, true);
  }

  private boolean skipEntry() {
    if (parseName() == null) {
      return tokens.error("expected identifier key for 'external_resources' entry");
    }
    if (!tokens.expect(TokenKind.COLON, "expected ':'")) {
      return false;
    }
    tokens.consume();
    return true;
  }

  private boolean parseEntry() {
    String key = parseHandle();
    if (key == null || !tokens.expect(TokenKind.COLON, "expected ':'")) {
      return false;
    }
    int from = tokens.start();
    byte[] bytes =
        tokens.is(TokenKind.STRING) ? TokenText.hexBytes(tokens.text(), from, tokens.end()) : null;
    tokens.consume();
    if (bytes == null) {
      return tokens.errorAt(from, "expected hex string blob for key '" + key + "'");
    }
    return putBlob(key, bytes, from);
  }

  private boolean putBlob(String key, byte[] bytes, int from) {
    String expectation =
        "expected hex string blob for key '" + key + "' to encode alignment in first 4 bytes";
    if (bytes.length < ALIGNMENT_BYTES) {
      return tokens.errorAt(from, expectation);
    }
    int alignment = 0;
    for (int i = ALIGNMENT_BYTES - 1; i >= 0; i--) {
      alignment = alignment << 8 | (bytes[i] & 0xFF);
    }
    if (Integer.bitCount(alignment) > 1) {
      return tokens.errorAt(
          from,
          expectation + ", but got non-power-of-2 value: " + Integer.toUnsignedString(alignment));
    }
    if (alignment <= 0) {
      alignment = 1;
    }
    byte[] data = Arrays.copyOfRange(bytes, ALIGNMENT_BYTES, bytes.length);
    DenseResources.of(context).put(key, ResourceBlob.of(alignment, data));
    return true;
  }
}
