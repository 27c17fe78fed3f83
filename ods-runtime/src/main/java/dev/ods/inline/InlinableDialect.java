// SPDX-License-Identifier: Apache-2.0
package dev.ods.inline;

/** Implemented by a dialect that takes part in inlining. */
public interface InlinableDialect {
  /** How its operations take part. */
  DialectInlinerInterface inlinerInterface();
}
