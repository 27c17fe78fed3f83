// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import java.util.List;

/**
 * An optional group as parsed.
 *
 * @param offset the offset of its opening parenthesis
 * @param then the elements if the anchor is present; never empty
 * @param otherwise the elements if it is absent; empty if there is no else group
 * @param anchor the element marked by a caret, in one of the two
 * @param inverted whether the anchor is in {@code otherwise}
 */
record GroupParts<E extends FormatElement>(
    int offset, List<E> then, List<E> otherwise, E anchor, boolean inverted) {
  GroupParts {
    then = List.copyOf(then);
    otherwise = List.copyOf(otherwise);
  }
}
