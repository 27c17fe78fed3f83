// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.ConstraintTarget;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The class that is generated for the declaration of a type or an attribute. The declaration may
 * refer to it, although it does not resolve before it has been generated.
 *
 * @param name the class, or null if a declaration has none
 */
record OwnClass(@Nullable ClassName name) {
  /** The class of a declaration; of others none. */
  static OwnClass of(TypeElement declaration) {
    ConstraintTarget target = DefReader.target(declaration);
    return new OwnClass(
        target == null ? null : DefReader.generated(ClassName.get(declaration), target));
  }

  /** Whether {@code type} is the class, be it generated yet or not. */
  boolean is(TypeMirror type) {
    if (name == null || type.getKind() != TypeKind.ERROR) {
      return name != null && TypeFacts.is(type, name);
    }
    String written = MoreTypes.asTypeElement(type).getQualifiedName().toString();
    return written.equals(name.simpleName()) || written.equals(name.canonicalName());
  }

  /** Throws if a component of {@code type} other than the class does not resolve. */
  void requireResolved(TypeMirror type) {
    if (type.getKind() == TypeKind.DECLARED) {
      ((DeclaredType) type).getTypeArguments().forEach(this::requireResolved);
    } else if (!is(type)) {
      TypeFacts.requireResolved(type);
    }
  }

  /** The name of {@code type}, in which the class is named as it will be generated. */
  TypeName nameOf(TypeMirror type) {
    if (name != null && is(type)) {
      return name;
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return TypeName.get(type);
    }
    List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
    return arguments.stream().noneMatch(this::is)
        ? TypeName.get(type)
        : ParameterizedTypeName.get(
            ClassName.get(MoreTypes.asTypeElement(type)),
            arguments.stream().map(this::nameOf).toArray(TypeName[]::new));
  }
}
