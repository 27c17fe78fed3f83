// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.CustomMethod;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Collects the methods to which the {@code custom} directives of a format may refer: static methods
 * {@code parseX} and {@code printX} of the declaration and the interfaces that it extends, of the
 * classes that enclose it, of its dialect, and of the classes that the format names.
 */
final class CustomMethodReader {
  private final String format;
  private final TypeElement user;
  private final OwnClass own;
  private final List<CustomMethod> methods = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();

  CustomMethodReader(String format, TypeElement user, TypeFacts facts) {
    this.format = format;
    this.user = user;
    this.own = OwnClass.of(user, facts);
  }

  /**
   * Collects them.
   *
   * @param libraries the classes that the format names
   * @throws UnresolvedTypeException if a type in the signature of one does not exist yet
   */
  void read(@Nullable TypeElement dialect, List<TypeElement> libraries) {
    Set<TypeElement> owners = new LinkedHashSet<>();
    List<TypeElement> lineage = MemberCollector.lineage(user);
    for (int i = lineage.size() - 1; i >= 0; i--) {
      owners.add(lineage.get(i));
    }
    for (Element outer = user.getEnclosingElement();
        outer.getKind() != ElementKind.PACKAGE;
        outer = outer.getEnclosingElement()) {
      owners.add(MoreElements.asType(outer));
    }
    if (dialect != null) {
      owners.add(dialect);
    }
    owners.addAll(libraries);
    for (TypeElement owner : owners) {
      for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
        String name = method.getSimpleName().toString();
        if (name.length() > "parse".length()
            && (name.startsWith("parse") || name.startsWith("print"))) {
          add(owner, method, name);
        }
      }
    }
  }

  /**
   * The methods whose names occur in the format, those that are nearest to the declaration first.
   */
  List<CustomMethod> methods() {
    return methods;
  }

  /** The names of all methods that a directive could refer to. */
  Set<String> names() {
    return names;
  }

  private void add(TypeElement owner, ExecutableElement method, String name) {
    String fault = fault(method);
    if (fault == null) {
      names.add(name);
    }
    if (!format.contains(name.substring("parse".length()))) {
      return;
    }
    methods.add(
        fault == null
            ? method(owner, method)
            : CustomMethod.uncallable(ClassName.get(owner), name, fault));
  }

  private @Nullable String fault(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    if (!modifiers.contains(Modifier.STATIC)) {
      return "not static: make it static";
    } else if (modifiers.contains(Modifier.PRIVATE)
        || !TypeFacts.isVisible(MoreElements.asType(method.getEnclosingElement()), method)) {
      return "private: make it visible";
    }
    if (CheckedExceptions.first(method) != null) {
      return "declared to throw a checked exception: catch it in there";
    }
    return modifiers.contains(Modifier.PUBLIC)
            || MoreElements.getPackage(method).equals(MoreElements.getPackage(user))
        ? null
        : "not public: make it public";
  }

  private CustomMethod method(TypeElement owner, ExecutableElement method) {
    List<TypeName> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      own.requireResolved(parameter.asType());
      parameters.add(own.nameOf(parameter.asType()));
    }
    return new CustomMethod(
        ClassName.get(owner),
        method.getSimpleName().toString(),
        TypeName.get(method.getReturnType()),
        method.getTypeParameters().stream().map(own::nameOf).toList(),
        parameters,
        null);
  }
}
