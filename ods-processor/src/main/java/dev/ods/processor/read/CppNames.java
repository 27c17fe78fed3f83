// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The names that MLIR's messages have for classes: those of a dialect in its namespace. */
final class CppNames {
  private static final String BUILTIN = "::mlir";

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final OwnClass own;

  /**
   * Creates names.
   *
   * @param own the class that is generated for the definition whose parameters they are for
   */
  CppNames(TypeFacts facts, Mirrors mirrors, OwnClass own) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.own = own;
  }

  /** The name of a type or an attribute. */
  String ofSymbol(ClassName name) {
    return in(definition(name), name);
  }

  /** The name of an interface: one of the author's is taken for one of the dialect. */
  String ofInterface(ClassName name) {
    return name.packageName().equals(RuntimeNames.BUILTIN) ? in(null, name) : ofOwn(name);
  }

  /** The name of a class of the author, which is taken for one of the dialect of the definition. */
  String ofOwn(ClassName name) {
    return in(own.user(), name);
  }

  private String in(@Nullable TypeElement definition, ClassName name) {
    return (definition == null ? BUILTIN : namespace(definition)) + "::" + name.simpleName();
  }

  /** The definition from which a class is generated, or has been; null if there is none. */
  private @Nullable TypeElement definition(ClassName name) {
    if (name.equals(own.name())) {
      return own.user();
    }
    TypeElement type = facts.find(name);
    if (type == null) {
      return facts.generating(name.canonicalName(), own.user());
    }
    TypeMirror base = type.getSuperclass();
    List<? extends TypeMirror> arguments =
        base.getKind() == TypeKind.DECLARED ? ((DeclaredType) base).getTypeArguments() : List.of();
    return arguments.isEmpty() || arguments.get(0).getKind() != TypeKind.DECLARED
        ? null
        : MoreTypes.asTypeElement(arguments.get(0));
  }

  private String namespace(TypeElement definition) {
    ConstraintTarget target = DefReader.target(definition);
    AnnotationMirror mirror =
        target == null ? null : Mirrors.find(definition, DefReader.annotation(target));
    TypeElement dialect =
        mirror == null ? null : mirrors.classValue(definition, mirror, "dialect").element();
    AnnotationMirror details = dialect == null ? null : Mirrors.find(dialect, "Dialect");
    return details == null ? BUILTIN : Mirrors.string(details, "cppNamespace");
  }
}
