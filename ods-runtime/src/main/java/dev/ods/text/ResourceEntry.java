// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a file's resources that is being read: {@code key: "0x08000000…"}, {@code key: true}
 * or {@code key: "text"} (MLIR's {@code AsmParsedResourceEntry}).
 */
public interface ResourceEntry {
  /** What the value of an entry looks like. */
  enum Kind {
    /** Binary data: a string that begins with {@code 0x}. */
    BLOB,
    /** {@code true} or {@code false}. */
    BOOL,
    /** Any other value. */
    STRING
  }

  /** The context that is read into. */
  Context context();

  /** The key, as {@link OpAsmDialectInterface#declareResource} gave it. */
  String key();

  /** What the value looks like. */
  Kind kind();

  /** The value as a truth value; null after an error was reported. */
  @Nullable Boolean parseAsBool();

  /** The value as a text; null after an error was reported. */
  @Nullable String parseAsString();

  /** The value as binary data; null after an error was reported. */
  @Nullable ResourceBlob parseAsBlob();

  /** Reports an error at the key; returns false, for the caller to return. */
  boolean error(String message);

  /** Reports that the dialect has no resource of this key; returns false. */
  boolean unknown();
}
