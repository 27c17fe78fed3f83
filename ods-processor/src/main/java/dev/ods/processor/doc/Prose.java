// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import java.util.List;

/**
 * What an author says about a declaration.
 *
 * @param summary one line, without a full stop
 * @param description the rest
 */
public record Prose(List<Inline> summary, List<Block> description) {
  /** Nothing at all. */
  public static final Prose NONE = new Prose(List.of(), List.of());

  public Prose {
    summary = List.copyOf(summary);
    description = List.copyOf(description);
  }
}
