// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.model.OpInterfaceSpec.RequiredMethod;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What a message says of the methods of an op interface that an op does not implement. */
final class MissingMethods {
  private static final String STORED = "Attr";

  private MissingMethods() {}

  /** The methods, each in quotes. */
  static String list(List<RequiredMethod> methods) {
    return joined(methods.stream().map(method -> "'" + method.text() + "'").toList());
  }

  /**
   * What to do about them. Those that are the accessors of attributes are implemented by declaring
   * these, under other names than theirs.
   */
  static String remedy(List<RequiredMethod> methods) {
    Set<String> names =
        methods.stream().map(method -> method.method().name()).collect(Collectors.toSet());
    Map<String, Boolean> attributes = new LinkedHashMap<>();
    int accessors = 0;
    for (RequiredMethod method : methods) {
      String name = method.method().name();
      String capital =
          name.isEmpty() ? "" : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
      if (name.length() > STORED.length()
          && name.endsWith(STORED)
          && names.contains("set" + capital)) {
        boolean isOptional = names.contains("remove" + capital);
        attributes.put(name.substring(0, name.length() - STORED.length()), isOptional);
        accessors += isOptional ? 3 : 2;
      }
    }
    String other =
        methods.size() == 1
            ? "override it with a default method, or declare a member of that name and type"
            : "override them with default methods, or declare members of these names and types";
    if (attributes.isEmpty()) {
      return other;
    }
    String declare = described(attributes);
    return accessors == methods.size() ? declare : declare + "; as for the others, " + other;
  }

  private static String described(Map<String, Boolean> attributes) {
    List<String> texts = new ArrayList<>();
    attributes.forEach(
        (name, isOptional) -> texts.add("'" + name + "'" + (isOptional ? " (optional)" : "")));
    return "declare the attribute%s %s, which %s these accessors"
        .formatted(texts.size() == 1 ? "" : "s", joined(texts), texts.size() == 1 ? "has" : "have");
  }

  private static String joined(List<String> texts) {
    int last = texts.size() - 1;
    return last == 0
        ? texts.get(0)
        : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }
}
