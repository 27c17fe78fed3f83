// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.OpInterfaceSpec.RequiredMethod;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a message says of the methods of an op interface that an op does not implement. */
final class MissingMethods {
  private static final String STORED = "Attr";

  /** A Java type of attributes that are stored as such a class. */
  private static final Map<TypeName, String> VALUES =
      Map.of(
          RuntimeNames.builtin("ArrayAttr"), "List",
          RuntimeNames.builtin("DenseArrayAttr"), "long[]",
          RuntimeNames.builtin("FloatAttr"), "double",
          RuntimeNames.builtin("IntegerAttr"), "long",
          RuntimeNames.builtin("StringAttr"), "String",
          RuntimeNames.builtin("TypeAttr"), "Type");

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
    List<MethodSpec> signatures = methods.stream().map(RequiredMethod::method).toList();
    Set<MethodSpec> accessors = new HashSet<>();
    List<String> attributes = new ArrayList<>();
    for (MethodSpec getter : signatures) {
      String attribute = attribute(getter, signatures, accessors);
      if (attribute != null) {
        attributes.add(attribute);
      }
    }
    String other =
        methods.size() == 1
            ? "override it with a default method, or declare a member of that name and type"
            : "override them with default methods, or declare members of these names and types";
    if (attributes.isEmpty()) {
      return other;
    }
    String declare =
        "declare the attribute%s %s, which %s these accessors"
            .formatted(
                attributes.size() == 1 ? "" : "s",
                joined(attributes),
                attributes.size() == 1 ? "has" : "have");
    return accessors.size() == methods.size() ? declare : declare + "; as for the others, " + other;
  }

  /**
   * The attribute with such a getter of what is stored, and what it has to be, or null if there is
   * none: one that always has a value has this getter only if its Java type is another.
   *
   * @param accessors to which its accessors are added
   */
  private static @Nullable String attribute(
      MethodSpec getter, List<MethodSpec> methods, Set<MethodSpec> accessors) {
    String name = getter.name();
    if (name.length() == STORED.length()
        || !name.endsWith(STORED)
        || !getter.parameters().isEmpty()) {
      return null;
    }
    String accessor = name.substring(0, name.length() - STORED.length());
    TypeName type = getter.returnType().withoutAnnotations();
    MethodSpec setter = find(methods, GeneratedNames.setter(name), List.of(type));
    MethodSpec remover = find(methods, GeneratedNames.remover(accessor), List.of());
    String java = remover == null ? VALUES.get(type) : "";
    if (setter == null || java == null) {
      return null;
    }
    accessors.add(getter);
    accessors.add(setter);
    if (remover != null) {
      accessors.add(remover);
    }
    return "'%s' (%s)".formatted(accessor, remover == null ? "of type " + java : "optional");
  }

  private static @Nullable MethodSpec find(
      List<MethodSpec> methods, String name, List<TypeName> parameters) {
    return methods.stream()
        .filter(
            method ->
                method.name().equals(name)
                    && method.returnType().equals(TypeName.VOID)
                    && method.parameters().stream()
                        .map(parameter -> parameter.type().withoutAnnotations())
                        .toList()
                        .equals(parameters))
        .findFirst()
        .orElse(null);
  }

  private static String joined(List<String> texts) {
    int last = texts.size() - 1;
    return last == 0
        ? texts.get(0)
        : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }
}
