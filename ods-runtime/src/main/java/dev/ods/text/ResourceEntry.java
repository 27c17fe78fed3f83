// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a file's resources that is being parsed: {@code key: "0x08000000…"}, {@code key:
 * true} or {@code key: "text"} (MLIR's {@code AsmParsedResourceEntry}).
 */
public interface ResourceEntry {
  /** The kinds of values, by their syntax. */
  enum Kind {
    /** Binary data: a string that begins with {@code 0x}. */
    BLOB,
    /** {@code true} or {@code false}. */
    BOOL,
    /** Any other value. */
    STRING
  }

  /** The context of the parser. */
  Context context();

  /** The key, as {@link OpAsmDialectInterface#declareResource} returned it. */
  String key();

  /** The kind of the value. */
  Kind kind();

  /** The value as a boolean; null after an error was reported. */
  @Nullable Boolean parseAsBool();

  /** The value as a string; null after an error was reported. */
  @Nullable String parseAsString();

  /** The value as binary data; null after an error was reported. */
  @Nullable ResourceBlob parseAsBlob();

  /** Reports an error at the key; returns false, for the caller to return. */
  boolean error(String message);

  /** Reports that the dialect has no resource of this key; returns false. */
  boolean unknown();
}
