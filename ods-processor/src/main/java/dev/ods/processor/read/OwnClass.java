// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
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

  /** The name of a type that does not resolve, as it is written. */
  static String written(TypeMirror unresolved) {
    return MoreTypes.asTypeElement(unresolved).getQualifiedName().toString();
  }

  /** The other declaration for which {@code type} has yet to be generated, or null. */
  @Nullable TypeElement awaited(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR && !is(type)
        ? facts.generating(written(type), user)
        : null;
  }

  /**
   * The class that {@code type} will resolve to once it has been generated for another declaration,
   * or with the class that encloses it; null if it is not generated.
   */
  private @Nullable ClassName awaitedName(TypeMirror type) {
    if (type.getKind() != TypeKind.ERROR || is(type)) {
      return null;
    }
    String outer = written(type);
    Deque<String> nested = new ArrayDeque<>();
    while (true) {
      TypeElement declaration = facts.generating(outer, user);
      if (declaration != null) {
        ClassName found = Objects.requireNonNull(generated(declaration));
        for (String simpleName : nested) {
          found = found.nestedClass(simpleName);
        }
        return found;
      }
      int dot = outer.lastIndexOf('.');
      if (dot < 0) {
        return null;
      }
      nested.addFirst(outer.substring(dot + 1));
      outer = outer.substring(0, dot);
    }
  }

  /** Whether a component of {@code type} has yet to be generated for another declaration. */
  boolean awaits(TypeMirror type) {
    return parts(type).isEmpty()
        ? awaitedName(type) != null
        : parts(type).stream().anyMatch(this::awaits);
  }

  /** Throws if a component of {@code type} does not resolve, and will not be generated. */
  void requireResolved(TypeMirror type) {
    parts(type).forEach(this::requireResolved);
    if (!is(type) && awaitedName(type) == null && type.getKind() == TypeKind.ERROR) {
      TypeFacts.requireResolved(type);
    }
  }

  /**
   * Whether the signature of a method that fits no hook has a type that does not resolve, and will
   * not be generated from a declaration: the compiler reports it, and what the author meant is not
   * known. There is nothing to wait for: all types that make a method a hook exist from the
   * beginning. The further parameters of builders are of any types, but do not decide whether it is
   * one.
   */
  static boolean isLeftToCompiler(ExecutableElement method, TypeFacts facts, Problems problems) {
    try {
      requireResolved(method, facts);
      return false;
    } catch (UnresolvedTypeException unresolved) {
      problems.leaveToCompiler();
      return true;
    }
  }

  /**
   * Throws if the signature of a method has a type that does not resolve, nor will be generated.
   */
  static void requireResolved(ExecutableElement method, TypeFacts facts) {
    OwnClass none = new OwnClass(null, MoreElements.asType(method.getEnclosingElement()), facts);
    none.requireResolved(method.getReturnType());
    method.getParameters().forEach(parameter -> none.requireResolved(parameter.asType()));
  }

  /**
   * The types that {@code type} is composed of; of a class, its arguments, and the enclosing class,
   * which may have some.
   */
  private static List<? extends TypeMirror> parts(TypeMirror type) {
    return switch (type.getKind()) {
      case ARRAY -> List.of(((ArrayType) type).getComponentType());
      case DECLARED -> {
        List<TypeMirror> parts = new ArrayList<>(((DeclaredType) type).getTypeArguments());
        TypeMirror enclosing = ((DeclaredType) type).getEnclosingType();
        if (enclosing.getKind() == TypeKind.DECLARED) {
          parts.add(enclosing);
        }
        yield parts;
      }
      case WILDCARD -> {
        WildcardType wildcard = (WildcardType) type;
        yield Stream.of(wildcard.getExtendsBound(), wildcard.getSuperBound())
            .filter(Objects::nonNull)
            .toList();
      }
      default -> List.of();
    };
  }

  /** The name of {@code type}, in which classes are named as they will be generated. */
  TypeName nameOf(TypeMirror type) {
    if (name != null && is(type)) {
      return name;
    }
    ClassName awaited = awaitedName(type);
    if (awaited != null) {
      return awaited;
    }
    List<TypeName> parts = parts(type).stream().map(this::nameOf).toList();
    if (parts.isEmpty() || parts(type).stream().noneMatch(this::mentionsOwn)) {
      return TypeName.get(type);
    }
    return switch (type.getKind()) {
      case ARRAY -> ArrayTypeName.of(parts.get(0));
      case WILDCARD ->
          ((WildcardType) type).getSuperBound() == null
              ? WildcardTypeName.subtypeOf(parts.get(0))
              : WildcardTypeName.supertypeOf(parts.get(0));
      default -> nameOf((DeclaredType) type);
    };
  }

  /** That of a class with type arguments, or in one with them. */
  private TypeName nameOf(DeclaredType type) {
    List<TypeName> arguments = type.getTypeArguments().stream().map(this::nameOf).toList();
    TypeElement element = MoreElements.asType(type.asElement());
    TypeName enclosing =
        type.getEnclosingType().getKind() == TypeKind.DECLARED
            ? nameOf(type.getEnclosingType())
            : TypeName.VOID;
    if (enclosing instanceof ParameterizedTypeName generic) {
      return generic.nestedClass(element.getSimpleName().toString(), arguments);
    }
    return ParameterizedTypeName.get(ClassName.get(element), arguments.toArray(new TypeName[0]));
  }

  /** The name of a type variable with its bounds. */
  TypeVariableName nameOf(TypeParameterElement variable) {
    return TypeVariableName.get(
        variable.getSimpleName().toString(),
        variable.getBounds().stream().map(this::nameOf).toArray(TypeName[]::new));
  }

  /** Whether a component of {@code type} has yet to be generated, for whichever declaration. */
  private boolean mentionsOwn(TypeMirror type) {
    return is(type)
        || awaitedName(type) != null
        || parts(type).stream().anyMatch(this::mentionsOwn);
  }
}
