// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.NonNull;
import org.jspecify.annotations.Nullable;

/**
 * Types in Java syntax, with nullness annotations. Names in {@code java.lang} and in one other
 * package are simple.
 */
final class TypeText {
  private final String packageName;

  TypeText(String packageName) {
    this.packageName = packageName;
  }

  /** The name of a class. */
  String name(Class<?> c) {
    if (c.isArray()) {
      return name(c.getComponentType()) + "[]";
    }
    boolean simple =
        c.isPrimitive()
            || c.getPackageName().equals("java.lang")
            || c.getPackageName().equals(packageName);
    String qualified = c.getName().replace('$', '.');
    return simple && !c.isPrimitive()
        ? qualified.substring(c.getPackageName().length() + 1)
        : qualified;
  }

  String text(AnnotatedType type) {
    if (type instanceof AnnotatedArrayType array) {
      String brackets = nullness(array);
      return text(array.getAnnotatedGenericComponentType())
          + (brackets.isEmpty() ? "" : " " + brackets)
          + "[]";
    }
    if (type instanceof AnnotatedWildcardType wildcard) {
      return nullness(type) + wildcard(wildcard);
    }
    if (type instanceof AnnotatedParameterizedType parameterized) {
      Class<?> raw = (Class<?>) ((ParameterizedType) parameterized.getType()).getRawType();
      return nullness(type)
          + name(raw)
          + list("<", parameterized.getAnnotatedActualTypeArguments(), ", ", ">");
    }
    if (type instanceof AnnotatedTypeVariable) {
      return nullness(type) + ((TypeVariable<?>) type.getType()).getName();
    }
    return nullness(type) + plain(type.getType());
  }

  private String plain(Type type) {
    return type instanceof Class<?> c ? name(c) : type.getTypeName();
  }

  private String wildcard(AnnotatedWildcardType wildcard) {
    if (wildcard.getAnnotatedLowerBounds().length > 0) {
      return "? super " + list("", wildcard.getAnnotatedLowerBounds(), " & ", "");
    }
    String upper = list("", wildcard.getAnnotatedUpperBounds(), " & ", "");
    return upper.equals("Object") ? "?" : "? extends " + upper;
  }

  /** The types, or nothing if there are none. */
  String list(String start, AnnotatedType[] types, String separator, String end) {
    if (types.length == 0) {
      return "";
    }
    return Arrays.stream(types).map(this::text).collect(Collectors.joining(separator, start, end));
  }

  /** Type parameters in angle brackets, or nothing if there are none. */
  String typeParameters(TypeVariable<?>[] variables) {
    List<String> parameters = new ArrayList<>();
    for (TypeVariable<?> variable : variables) {
      String bounds = list("", variable.getAnnotatedBounds(), " & ", "");
      boolean bounded = !bounds.isEmpty() && !bounds.equals("Object");
      parameters.add(variable.getName() + (bounded ? " extends " + bounds : ""));
    }
    return parameters.isEmpty() ? "" : "<" + String.join(", ", parameters) + ">";
  }

  private static String nullness(AnnotatedType type) {
    StringBuilder text = new StringBuilder();
    for (Annotation annotation : type.getAnnotations()) {
      if (annotation instanceof Nullable) {
        text.append("@Nullable ");
      } else if (annotation instanceof NonNull) {
        text.append("@NonNull ");
      }
    }
    return text.toString();
  }
}
