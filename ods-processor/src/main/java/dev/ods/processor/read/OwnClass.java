// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.ConstraintTarget;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The class that is generated for the declaration of a type or an attribute. The declaration may
 * refer to it, although it does not resolve before it has been generated, and to classes that are
 * generated for other declarations, which may in turn refer to this one.
 *
 * @param name the class, or null if a declaration has none
 * @param user the declaration
 */
record OwnClass(@Nullable ClassName name, TypeElement user, TypeFacts facts) {
  /** The class of a declaration; of others none. */
  static OwnClass of(TypeElement declaration, TypeFacts facts) {
    ConstraintTarget target = DefReader.target(declaration);
    ClassName name =
        target == null ? null : DefReader.generated(ClassName.get(declaration), target);
    return new OwnClass(name, declaration, facts);
  }

  /** The class that is generated for a definition or an op; for others null. */
  static @Nullable ClassName generated(TypeElement declaration) {
    ConstraintTarget target = DefReader.target(declaration);
    if (target != null) {
      return DefReader.generated(ClassName.get(declaration), target);
    }
    return Mirrors.has(declaration, "Op") ? OpReader.opClass(ClassName.get(declaration)) : null;
  }

  /** Whether {@code type} is the class, be it generated yet or not. */
  boolean is(TypeMirror type) {
    if (name == null || type.getKind() != TypeKind.ERROR) {
      return name != null && TypeFacts.is(type, name);
    }
    String written = written(type);
    return written.equals(name.simpleName()) || written.equals(name.canonicalName());
  }

  private static String written(TypeMirror unresolved) {
    return MoreTypes.asTypeElement(unresolved).getQualifiedName().toString();
  }

  /** The other declaration for which {@code type} has yet to be generated, or null. */
  @Nullable TypeElement awaited(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR && !is(type)
        ? facts.generating(written(type), user)
        : null;
  }

  /** Whether a component of {@code type} has yet to be generated for another declaration. */
  boolean awaits(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return awaits(array.getComponentType());
    }
    return type.getKind() == TypeKind.DECLARED
        ? ((DeclaredType) type).getTypeArguments().stream().anyMatch(this::awaits)
        : awaited(type) != null;
  }

  /** Throws if a component of {@code type} does not resolve, and will not be generated. */
  void requireResolved(TypeMirror type) {
    if (type.getKind() == TypeKind.DECLARED) {
      ((DeclaredType) type).getTypeArguments().forEach(this::requireResolved);
    } else if (type instanceof ArrayType array) {
      requireResolved(array.getComponentType());
    } else if (!is(type) && awaited(type) == null) {
      TypeFacts.requireResolved(type);
    }
  }

  /** The name of {@code type}, in which classes are named as they will be generated. */
  TypeName nameOf(TypeMirror type) {
    if (name != null && is(type)) {
      return name;
    }
    TypeElement awaited = awaited(type);
    if (awaited != null) {
      return Objects.requireNonNull(generated(awaited));
    }
    if (type instanceof ArrayType array) {
      return ArrayTypeName.of(nameOf(array.getComponentType()));
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return TypeName.get(type);
    }
    List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
    return arguments.stream().noneMatch(argument -> is(argument) || awaits(argument))
        ? TypeName.get(type)
        : ParameterizedTypeName.get(
            ClassName.get(MoreTypes.asTypeElement(type)),
            arguments.stream().map(this::nameOf).toArray(TypeName[]::new));
  }
}
