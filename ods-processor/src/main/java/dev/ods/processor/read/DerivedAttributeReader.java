// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.DerivedAttributeSpec;
import dev.ods.processor.model.DerivedAttributeSpec.Converter;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the methods with {@code @DerivedAttr}. */
final class DerivedAttributeReader {
  static final String ANNOTATION = "DerivedAttr";

  private static final String CONVERT = "convert";

  private final TypeFacts facts;
  private final StorageReader storages;
  private final String user;
  private final Problems problems;

  /**
   * Creates an instance.
   *
   * @param user the package of the class that is generated for the op
   */
  DerivedAttributeReader(TypeFacts facts, String user, Problems problems) {
    this.facts = facts;
    this.storages = new StorageReader(facts);
    this.user = user;
    this.problems = problems;
  }

  /** Those of an op and its base interfaces, by name: class files do not preserve the order. */
  List<ExecutableElement> methods(TypeElement op) {
    Map<String, ExecutableElement> methods = new TreeMap<>();
    for (TypeElement type : MemberCollector.lineage(op)) {
      for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
        String name = method.getSimpleName().toString();
        boolean overrides = method.getParameters().isEmpty() && isInstanceMethod(method);
        if (Mirrors.has(method, ANNOTATION)) {
          methods.put(name, method);
        } else if (overrides) {
          // One that is overridden without the annotation is an ordinary method.
          methods.remove(name);
        }
      }
    }
    // What else is annotated as a member is reported as such.
    return methods.values().stream()
        .filter(method -> !method.getModifiers().contains(Modifier.ABSTRACT))
        .filter(method -> MemberReader.roles(method).isEmpty())
        .toList();
  }

  private static boolean isInstanceMethod(ExecutableElement method) {
    return !method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE);
  }

  /** The attribute, or null after a report. */
  @Nullable DerivedAttributeSpec read(ExecutableElement method) {
    AnnotationMirror mirror = Objects.requireNonNull(Mirrors.find(method, ANNOTATION));
    TypeMirror type = method.getReturnType();
    TypeFacts.requireResolved(type);
    if (!isGetter(method)) {
      return null;
    }
    CheckedExceptions.report(method, problems);
    String name = MemberReader.name(method, mirror);
    Converter converter = null;
    AttributeStorage storage = null;
    if (Mirrors.explicit(mirror, CONVERT) == null) {
      storage = storages.read(type);
      if (storage == null) {
        problems.report(
            MemberProblem.DERIVED_TYPE, Origin.of(method), name, OpReader.display(type));
        return null;
      }
    } else {
      converter = converter(method, mirror, name);
      if (converter == null) {
        return null;
      }
    }
    return new DerivedAttributeSpec(
        name,
        method.getSimpleName().toString(),
        TypeName.get(type),
        Javadocs.of(method, facts.elements()),
        storage,
        converter,
        new Origin(method, mirror, null, -1));
  }

  private boolean isGetter(ExecutableElement method) {
    String wrong =
        !method.isDefault()
            ? "is not a default method"
            : !method.getParameters().isEmpty() ? "has parameters" : "has type parameters";
    if (method.isDefault()
        && method.getParameters().isEmpty()
        && method.getTypeParameters().isEmpty()) {
      return true;
    }
    problems.report(MemberProblem.DERIVED_METHOD, Origin.of(method), method.getSimpleName(), wrong);
    return false;
  }

  /** The method that makes an attribute of the value, or null after a report. */
  private @Nullable Converter converter(
      ExecutableElement derived, AnnotationMirror mirror, String attribute) {
    TypeElement owner = MoreElements.asType(derived.getEnclosingElement());
    String name = Mirrors.string(mirror, CONVERT);
    List<String> others = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
      if (isConverter(method, derived.getReturnType())) {
        if (method.getSimpleName().contentEquals(name)) {
          if (!Access.check(method, user, Mirrors.origin(derived, mirror, CONVERT), problems)) {
            return null;
          }
          CheckedExceptions.report(method, problems);
          return new Converter(
              ClassName.get(owner),
              name,
              ClassName.get(MoreTypes.asTypeElement(method.getReturnType())));
        }
        others.add(method.getSimpleName().toString());
      }
    }
    problems.report(
        MemberProblem.DERIVED_CONVERTER,
        Mirrors.origin(derived, mirror, CONVERT),
        attribute,
        name,
        owner.getSimpleName(),
        OpReader.display(derived.getReturnType()),
        Suggestions.didYouMean(name, others));
    return null;
  }

  private boolean isConverter(ExecutableElement method, TypeMirror value) {
    List<? extends VariableElement> parameters = method.getParameters();
    return method.getModifiers().contains(Modifier.STATIC)
        && method.getTypeParameters().isEmpty()
        && facts.isSubtype(method.getReturnType(), RuntimeNames.ATTRIBUTE)
        && parameters.size() == 2
        && TypeFacts.is(parameters.get(0).asType(), RuntimeNames.CONTEXT)
        && facts.types().isAssignable(value, parameters.get(1).asType());
  }
}
