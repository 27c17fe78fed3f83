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
  private CustomMethodReader() {}

  /**
   * The methods whose names occur in a format, those that are nearest to the declaration first.
   *
   * @param libraries the classes that the format names
   * @throws UnresolvedTypeException if a type in the signature of one does not exist yet
   */
  static List<CustomMethod> read(
      String format, TypeElement user, @Nullable TypeElement dialect, List<TypeElement> libraries) {
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
    OwnClass own = OwnClass.of(user);
    List<CustomMethod> methods = new ArrayList<>();
    for (TypeElement owner : owners) {
      for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
        if (isCandidate(method, user) && format.contains(directive(method))) {
          methods.add(method(owner, method, own));
        }
      }
    }
    return methods;
  }

  private static boolean isCandidate(ExecutableElement method, TypeElement user) {
    String name = method.getSimpleName().toString();
    Set<Modifier> modifiers = method.getModifiers();
    return name.length() > "parse".length()
        && (name.startsWith("parse") || name.startsWith("print"))
        && modifiers.contains(Modifier.STATIC)
        && !modifiers.contains(Modifier.PRIVATE)
        && (modifiers.contains(Modifier.PUBLIC)
            || MoreElements.getPackage(method).equals(MoreElements.getPackage(user)));
  }

  /** The name of a method without {@code parse} or {@code print}. */
  private static String directive(ExecutableElement method) {
    return method.getSimpleName().toString().substring("parse".length());
  }

  private static CustomMethod method(TypeElement owner, ExecutableElement method, OwnClass own) {
    List<TypeName> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      own.requireResolved(parameter.asType());
      parameters.add(own.nameOf(parameter.asType()));
    }
    return new CustomMethod(
        ClassName.get(owner),
        method.getSimpleName().toString(),
        TypeName.get(method.getReturnType()),
        parameters);
  }
}
