// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The unparsed text of {@code @AssemblyFormat}.
 *
 * @param origin its origin; {@link Origin#at} refers to an offset in the text
 * @param methods those that {@code custom} directives refer to, the nearest ones first
 * @param methodNames the names of all methods to which such a directive could refer
 */
public record FormatSpec(
    String text, Origin origin, List<CustomMethod> methods, Set<String> methodNames) {
  public FormatSpec {
    methods = List.copyOf(methods);
    methodNames = Collections.unmodifiableSet(new LinkedHashSet<>(methodNames));
  }

  /** A format without methods for {@code custom} directives. */
  public FormatSpec(String text, Origin origin) {
    this(text, origin, List.of(), Set.of());
  }
}
