// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The names of types with what the author has annotated them with about null. */
final class NullnessTypes {
  private static final Set<String> ANNOTATIONS = Set.of("Nullable", "NonNull");

  private NullnessTypes() {}

  /** Whether a type or a declaration has an annotation {@code @Nullable}. */
  static boolean isNullable(AnnotatedConstruct annotated) {
    return annotated.getAnnotationMirrors().stream()
        .anyMatch(
            mirror ->
                mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
  }

  /**
   * Whether a member of this type is {@code @Nullable}, by an annotation on it or on its type,
   * although it is no {@code Optional}.
   */
  static boolean isNullableMember(Element member, TypeMirror type) {
    return (isNullable(member) || isNullable(type)) && !TypeFacts.is(type, "java.util.Optional");
  }

  /** The name of a type with its annotations. */
  static TypeName of(TypeMirror type) {
    return of(TypeName.get(type), type);
  }

  /**
   * A name with the annotations of the type that it is of.
   *
   * @param name the name without them
   */
  static TypeName of(TypeName name, TypeMirror type) {
    TypeName within = within(name, type);
    List<AnnotationSpec> annotations =
        type.getAnnotationMirrors().stream()
            .filter(
                mirror ->
                    ANNOTATIONS.contains(
                        mirror.getAnnotationType().asElement().getSimpleName().toString()))
            .map(AnnotationSpec::get)
            .toList();
    return annotations.isEmpty() ? within : within.annotated(annotations);
  }

  /** Those of the components. */
  private static TypeName within(TypeName name, TypeMirror type) {
    if (name instanceof ArrayTypeName array && type.getKind() == TypeKind.ARRAY) {
      return ArrayTypeName.of(of(array.componentType(), ((ArrayType) type).getComponentType()));
    }
    if (!(name instanceof ParameterizedTypeName generic) || type.getKind() != TypeKind.DECLARED) {
      return name;
    }
    List<? extends TypeMirror> given = ((DeclaredType) type).getTypeArguments();
    List<TypeName> arguments = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      arguments.add(of(generic.typeArguments().get(i), given.get(i)));
    }
    return arguments.equals(generic.typeArguments())
        ? name
        : ParameterizedTypeName.get(generic.rawType(), arguments.toArray(new TypeName[0]));
  }
}
