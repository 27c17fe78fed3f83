// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.ResourceBlob;

/**
 * The builder that a dialect prints its resources with; see {@link
 * OpAsmDialectInterface#buildResources}.
 */
public interface ResourceBuilder {
  /** Prints a boolean. */
  void buildBool(String key, boolean value);

  /** Prints a string. */
  void buildString(String key, String value);

  /** Prints binary data. */
  void buildBlob(String key, ResourceBlob value);
}
