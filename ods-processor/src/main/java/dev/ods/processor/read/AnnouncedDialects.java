// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * The dialects and the enums of one compilation. The name of an enum's attribute says to which
 * dialect it belongs, but not which class declares that.
 */
final class AnnouncedDialects {
  /** The declarations, by the names of the dialects. */
  private final Map<String, Set<ClassName>> dialects = new HashMap<>();

  private final Set<ClassName> enums = new LinkedHashSet<>();

  /** Registers a declaration; called for all of a round before any is processed. */
  void add(TypeElement type) {
    if (Mirrors.has(type, "Dialect")) {
      dialects
          .computeIfAbsent(DialectReader.name(type), name -> new LinkedHashSet<>())
          .add(ClassName.get(type));
    } else if (EnumReader.hasOwnAttribute(type)) {
      enums.add(ClassName.get(type));
    }
  }

  /**
   * The declarations of the dialect to which the attribute of an enum of this compilation belongs.
   */
  List<ClassName> of(ClassName enumName, String namespace) {
    return enums.contains(enumName)
        ? List.copyOf(dialects.getOrDefault(namespace, Set.of()))
        : List.of();
  }
}
