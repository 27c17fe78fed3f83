// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.text.ExternalResources;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.ResourceEntry;
import dev.ods.text.form.DialectHooks;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Parses resource handles, and the section <code>{-# … #-}</code> with the contents of resources.
 */
public final class ResourceParser {
  private final Context context;
  private final TokenStream tokens;
  private final @Nullable ExternalResources external;

  /** See {@link #parseSection}. */
  private BooleanSupplier betweenEntries = () -> true;

  /** The keys of resources in the context, by dialect and by name in this text. */
  private final Map<String, Map<String, String>> keys = new HashMap<>();

  /**
   * @param external the container of resources of no dialect; null to ignore them with a warning
   */
  ResourceParser(Context context, TokenStream tokens, @Nullable ExternalResources external) {
    this.context = context;
    this.tokens = tokens;
    this.external = external;
  }

  /**
   * Parses the name of a resource and returns its key.
   *
   * @param owner the namespace of the dialect of the resource
   * @param hooks the hooks of that dialect
   * @return null after reporting an error
   */
  @Nullable String parseHandle(String owner, OpAsmDialectInterface hooks) {
    int start = tokens.start();
    String name = parseName();
    if (name == null) {
      tokens.error("expected identifier key for 'resource' entry");
      return null;
    }
    Map<String, String> known = keys.computeIfAbsent(owner, namespace -> new HashMap<>());
    String key = known.get(name);
    if (key == null) {
      key = hooks.declareResource(context, name);
      if (key == null) {
        tokens.errorAt(start, "unknown 'resource' key '" + name + "' for dialect '" + owner + "'");
        return null;
      }
      known.put(name, key);
    }
    return key;
  }

  /**
   * Parses a reference to a resource of a dialect that is loaded and has resources.
   *
   * @return null after reporting an error
   */
  @Nullable String parseHandle(String owner) {
    DialectDefinition dialect = context.dialect(owner);
    OpAsmDialectInterface hooks = dialect == null ? null : DialectHooks.of(dialect);
    if (hooks == null) {
      throw new AssertionError("dialect '" + owner + "' has resources");
    }
    return parseHandle(owner, hooks);
  }

  private @Nullable String parseName() {
    if (!tokens.isKeyword() && !tokens.is(TokenKind.STRING)) {
      return null;
    }
    byte[] text = tokens.text();
    String name =
        tokens.isKeyword()
            ? TokenText.show(text, tokens.start(), tokens.end())
            : TokenText.content(text, tokens.start(), tokens.end());
    tokens.consume();
    return name;
  }

  /**
   * Parses the section at the end of a file.
   *
   * @param between called before each entry, when no offsets are held here; false after an error
   */
  public boolean parseSection(BooleanSupplier between) {
    betweenEntries = between;
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
    DialectDefinition dialect = context.dialect(owner);
    if (dialect == null) {
      return tokens.errorAt(start, "dialect '" + owner + "' is unknown");
    }
    OpAsmDialectInterface hooks = DialectHooks.of(dialect);
    return hooks == null
        ? tokens.error("unexpected 'resource' section for dialect '" + owner + "'")
        : tokens.listUntil(TokenKind.R_BRACE, () -> parseEntry(owner, hooks), true);
  }

  private boolean parseExternal(String owner) {
    if (!betweenEntries.getAsBoolean()) {
      return false;
    }
    int start = tokens.start();
    String key = parseName();
    if (key == null) {
      return tokens.error("expected identifier key for 'external_resources' entry");
    }
    if (!tokens.expect(TokenKind.COLON, "expected ':'")) {
      return false;
    }
    ResourceEntry entry = new ParsedResourceEntry(context, tokens, owner, key, start);
    return external == null || keep(external, owner, entry);
  }

  private static boolean keep(ExternalResources resources, String owner, ResourceEntry entry) {
    Predicate<ResourceEntry> reader = resources.reader(owner);
    if (reader != null) {
      return reader.test(entry);
    }
    switch (entry.kind()) {
      case BOOL -> {
        Boolean value = entry.parseAsBool();
        if (value != null) {
          resources.add(owner, entry.key(), value);
        }
        return value != null;
      }
      case STRING -> {
        String value = entry.parseAsString();
        if (value != null) {
          resources.add(owner, entry.key(), value);
        }
        return value != null;
      }
      default -> {
        ResourceBlob value = entry.parseAsBlob();
        if (value != null) {
          resources.add(owner, entry.key(), value);
        }
        return value != null;
      }
    }
  }

  private boolean parseEntry(String owner, OpAsmDialectInterface hooks) {
    if (!betweenEntries.getAsBoolean()) {
      return false;
    }
    int start = tokens.start();
    String key = parseHandle(owner, hooks);
    return key != null
        && tokens.expect(TokenKind.COLON, "expected ':'")
        && hooks.parseResource(new ParsedResourceEntry(context, tokens, owner, key, start));
  }
}
