// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import java.util.List;

/** The valid assembly format of a type or an attribute. */
public record DefFormat(List<DefElement> elements) {
  public DefFormat {
    elements = List.copyOf(elements);
  }
}
