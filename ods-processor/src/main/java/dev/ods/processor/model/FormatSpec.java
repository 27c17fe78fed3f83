// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;

/**
 * The unparsed text of {@code @AssemblyFormat}.
 *
 * @param origin its origin; {@link Origin#at} refers to an offset in the text
 * @param methods those to which a {@code custom} directive may refer, the nearest ones first
 */
public record FormatSpec(String text, Origin origin, List<CustomMethod> methods) {
  public FormatSpec {
    methods = List.copyOf(methods);
  }

  /** A format without methods for {@code custom} directives. */
  public FormatSpec(String text, Origin origin) {
    this(text, origin, List.of());
  }
}
