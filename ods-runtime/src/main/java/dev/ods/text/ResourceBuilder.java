// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.ResourceBlob;

/** What a dialect writes its resources with; see {@link OpAsmDialectInterface#buildResources}. */
public interface ResourceBuilder {
  /** Writes a truth value. */
  void buildBool(String key, boolean value);

  /** Writes a text. */
  void buildString(String key, String value);

  /** Writes binary data. */
  void buildBlob(String key, ResourceBlob value);
}
