// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import java.lang.annotation.Annotation;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Lists the API of a package: its public classes with their public and protected members, read from
 * class files. Members inherited from an inaccessible class are listed with the subclass. Implied
 * members are omitted: those of {@link Object}, a record's accessors and canonical constructor, and
 * the methods of every enum.
 */
final class ApiListing {
  private final String packageName;
  private final Set<String> exported;
  private final TypeText types;
  private final List<String> lines = new ArrayList<>();

  private ApiListing(String packageName, Set<String> exported) {
    this.packageName = packageName;
    this.exported = exported;
    this.types = new TypeText(packageName);
  }

  /**
   * Lists a package.
   *
   * @param exported the packages whose classes are accessible to users
   */
  static List<String> of(String packageName, List<Class<?>> classes, Set<String> exported) {
    ApiListing listing = new ApiListing(packageName, exported);
    TreeMap<String, Class<?>> sorted = new TreeMap<>();
    classes.forEach(c -> sorted.put(c.getName(), c));
    sorted.values().forEach(listing::addClass);
    return listing.lines;
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  /** Whether a class is accessible to users; classes outside the project are. */
  private boolean isNameable(Class<?> c) {
    for (Class<?> outer = c; outer != null; outer = outer.getEnclosingClass()) {
      if (!isVisible(outer.getModifiers())) {
        return false;
      }
    }
    return !c.getPackageName().startsWith("dev.ods") || exported.contains(c.getPackageName());
  }

  private void addClass(Class<?> c) {
    if (!isVisible(c.getModifiers()) || c.isSynthetic()) {
      return;
    }
    lines.add("");
    annotations(c).forEach(lines::add);
    lines.add(header(c));
    members(c).forEach(member -> lines.add("  " + member));
    TreeMap<String, Class<?>> nested = new TreeMap<>();
    for (Class<?> inner : c.getDeclaredClasses()) {
      nested.put(inner.getName(), inner);
    }
    nested.values().forEach(this::addClass);
  }

  private String header(Class<?> c) {
    StringBuilder text = new StringBuilder(modifiers(c));
    text.append(kind(c)).append(' ').append(c.getName().substring(packageName.length() + 1));
    text.append(types.typeParameters(c.getTypeParameters()));
    if (c.isRecord()) {
      text.append(
          Arrays.stream(c.getRecordComponents())
              .map(one -> types.text(one.getAnnotatedType()) + " " + one.getName())
              .collect(Collectors.joining(", ", "(", ")")));
    }
    AnnotatedType parent = c.getAnnotatedSuperclass();
    if (parent != null && !c.isRecord() && !c.isEnum() && c.getSuperclass() != Object.class) {
      text.append(" extends ").append(types.text(parent));
    }
    if (!c.isAnnotation()) {
      text.append(
          types.list(
              c.isInterface() ? " extends " : " implements ",
              c.getAnnotatedInterfaces(),
              ", ",
              ""));
    }
    if (c.isSealed()) {
      String permitted =
          Arrays.stream(c.getPermittedSubclasses())
              .filter(one -> !Modifier.isPrivate(one.getModifiers()))
              .map(types::name)
              .collect(Collectors.joining(", "));
      text.append(permitted.isEmpty() ? "" : " permits " + permitted);
    }
    return text.toString().replace('$', '.');
  }

  private static String kind(Class<?> c) {
    if (c.isAnnotation()) {
      return "@interface";
    }
    if (c.isInterface()) {
      return "interface";
    }
    return c.isRecord() ? "record" : c.isEnum() ? "enum" : "class";
  }

  private static String modifiers(Class<?> c) {
    StringBuilder text = new StringBuilder();
    int modifiers = c.getModifiers();
    boolean isClass = kind(c).equals("class");
    text.append(Modifier.isProtected(modifiers) ? "protected " : "public ");
    if (c.isMemberClass() && isClass && Modifier.isStatic(modifiers)) {
      text.append("static ");
    }
    if (isClass && Modifier.isAbstract(modifiers)) {
      text.append("abstract ");
    }
    if (isClass && Modifier.isFinal(modifiers)) {
      text.append("final ");
    }
    if (c.isSealed() && !c.isEnum()) {
      text.append("sealed ");
    } else if (isClass || kind(c).equals("interface")) {
      text.append(isNonSealed(c) ? "non-sealed " : "");
    }
    return text.toString();
  }

  private static boolean isNonSealed(Class<?> c) {
    if (Modifier.isFinal(c.getModifiers())) {
      return false;
    }
    Class<?> parent = c.getSuperclass();
    return (parent != null && parent.isSealed())
        || Arrays.stream(c.getInterfaces()).anyMatch(Class::isSealed);
  }

  /** The members of a class, including those inherited from inaccessible classes. */
  private Set<String> members(Class<?> c) {
    Set<String> members = new LinkedHashSet<>();
    members.addAll(constants(c));
    List<Class<?>> sources = new ArrayList<>(List.of(c));
    addHiddenParents(c, sources);
    TreeMap<String, String> fields = new TreeMap<>();
    TreeMap<String, String> methods = new TreeMap<>();
    for (Class<?> source : sources) {
      for (Field field : source.getDeclaredFields()) {
        if (isListed(field, c) && !field.isEnumConstant()) {
          fields.putIfAbsent(field.getName(), field(field));
        }
      }
      for (Method method : source.getDeclaredMethods()) {
        if (isListed(method, c) && !isImplied(method, c)) {
          // The class itself is the first of its sources.
          methods.putIfAbsent(signature(method), method(method, c));
        }
      }
    }
    members.addAll(fields.values());
    Set<String> constructors = new TreeSet<>();
    for (Constructor<?> constructor : c.getDeclaredConstructors()) {
      if (isListed(constructor, c) && !isCanonical(constructor, c)) {
        constructors.add(executable(constructor, "new", ""));
      }
    }
    members.addAll(constructors);
    members.addAll(methods.values());
    return members;
  }

  private static List<String> constants(Class<?> c) {
    List<String> constants = new ArrayList<>();
    for (Field field : c.getDeclaredFields()) {
      if (field.isEnumConstant()) {
        constants.add(field.getName());
      }
    }
    return constants;
  }

  private void addHiddenParents(Class<?> c, List<Class<?>> sources) {
    List<Class<?>> parents = new ArrayList<>(Arrays.asList(c.getInterfaces()));
    if (c.getSuperclass() != null) {
      parents.add(0, c.getSuperclass());
    }
    for (Class<?> parent : parents) {
      if (!isNameable(parent) && !sources.contains(parent)) {
        sources.add(parent);
        addHiddenParents(parent, sources);
      }
    }
  }

  /**
   * Whether a member is accessible to users of the class or, if it can be extended, in subclasses.
   */
  private static boolean isListed(Member member, Class<?> c) {
    int modifiers = member.getModifiers();
    boolean isBridge = member instanceof Method method && method.isBridge();
    return !member.isSynthetic()
        && !isBridge
        && (Modifier.isPublic(modifiers)
            || (Modifier.isProtected(modifiers) && !Modifier.isFinal(c.getModifiers())));
  }

  private static boolean isImplied(Method method, Class<?> c) {
    if (c.isEnum() && Modifier.isStatic(method.getModifiers())) {
      return method.getName().equals("values") || method.getName().equals("valueOf");
    }
    if (c.isRecord() && method.getParameterCount() == 0) {
      for (RecordComponent component : c.getRecordComponents()) {
        if (component.getName().equals(method.getName())) {
          return true;
        }
      }
    }
    for (Method ofObject : Object.class.getDeclaredMethods()) {
      if (signature(ofObject).equals(signature(method))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCanonical(Constructor<?> constructor, Class<?> c) {
    return c.isRecord()
        && Arrays.equals(
            constructor.getParameterTypes(),
            Arrays.stream(c.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new));
  }

  private static String signature(Method method) {
    return method.getName() + Arrays.toString(method.getParameterTypes());
  }

  private String field(Field field) {
    return prefix(field, field)
        + memberModifiers(field, field.getDeclaringClass())
        + types.text(field.getAnnotatedType())
        + " "
        + field.getName();
  }

  private String method(Method method, Class<?> c) {
    String text =
        executable(
            method,
            types.text(method.getAnnotatedReturnType()) + " " + method.getName(),
            memberModifiers(method, c));
    Object value = method.getDefaultValue();
    return value == null ? text : text + " default " + value(value);
  }

  private String executable(Executable executable, String name, String modifiers) {
    String parameters = types.typeParameters(executable.getTypeParameters());
    String text = types.list("", executable.getAnnotatedParameterTypes(), ", ", "");
    if (executable.isVarArgs()) {
      text = text.substring(0, text.length() - "[]".length()) + "...";
    }
    return prefix(executable, executable)
        + modifiers
        + (parameters.isEmpty() ? "" : parameters + " ")
        + name
        + "("
        + text
        + ")"
        + types.list(" throws ", executable.getAnnotatedExceptionTypes(), ", ", "");
  }

  private String prefix(AnnotatedElement element, Member member) {
    String annotations =
        annotations(element).stream().map(a -> a + " ").collect(Collectors.joining());
    return annotations + (Modifier.isProtected(member.getModifiers()) ? "protected " : "");
  }

  private static String memberModifiers(Member member, Class<?> c) {
    StringBuilder text = new StringBuilder();
    int modifiers = member.getModifiers();
    boolean isInterface = member.getDeclaringClass().isInterface();
    if (member instanceof Method method && method.isDefault()) {
      text.append("default ");
    }
    if (Modifier.isStatic(modifiers)) {
      text.append("static ");
    }
    if (Modifier.isAbstract(modifiers) && !isInterface) {
      text.append("abstract ");
    }
    boolean saysMore = member instanceof Field || !Modifier.isFinal(c.getModifiers());
    if (Modifier.isFinal(modifiers) && saysMore && !(member instanceof Field && isInterface)) {
      text.append("final ");
    }
    return text.toString();
  }

  /** The annotations of an element that concern users. */
  private List<String> annotations(AnnotatedElement element) {
    List<String> texts = new ArrayList<>();
    for (Annotation annotation : element.getDeclaredAnnotations()) {
      if (annotation instanceof Deprecated deprecated) {
        texts.add(deprecated.forRemoval() ? "@Deprecated(forRemoval)" : "@Deprecated");
      } else if (annotation instanceof FunctionalInterface) {
        texts.add("@FunctionalInterface");
      } else if (annotation instanceof Retention retention) {
        texts.add("@Retention(" + retention.value() + ")");
      } else if (annotation instanceof Target target) {
        texts.add("@Target(" + value(target.value()) + ")");
      } else if (annotation instanceof Repeatable repeatable) {
        texts.add("@Repeatable(" + value(repeatable.value()) + ")");
      }
    }
    texts.sort(null);
    return texts;
  }

  /** The value of an element of an annotation. */
  private String value(@Nullable Object value) {
    if (value instanceof String text) {
      return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
    if (value instanceof Class<?> c) {
      return types.name(c) + ".class";
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    if (value != null && value.getClass().isArray()) {
      List<String> elements = new ArrayList<>();
      for (int i = 0; i < Array.getLength(value); i++) {
        elements.add(value(Array.get(value, i)));
      }
      return "{" + String.join(", ", elements) + "}";
    }
    return String.valueOf(value);
  }
}
