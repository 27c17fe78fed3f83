// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.ParameterSyntax;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds out how the values of a parameter of a type or an attribute are read and written. */
final class ParameterKindReader {
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final ConstraintTarget owner;
  private final OwnClass own;
  private final boolean needText;

  /**
   * Creates a reader.
   *
   * @param owner whether the parameters are those of a type or of an attribute
   * @param own the class that is generated for it
   * @param needText whether each parameter needs a text, as no method of the author reads any
   */
  ParameterKindReader(
      TypeFacts facts, Mirrors mirrors, ConstraintTarget owner, OwnClass own, boolean needText) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.owner = owner;
    this.own = own;
    this.needText = needText;
  }

  /**
   * The kind of values of a type, or null if no text corresponds to them.
   *
   * @param details the annotation {@code @Param} of the component
   */
  @Nullable ParameterKind read(
      RecordComponentElement component, TypeMirror type, @Nullable AnnotationMirror details) {
    ClassName generated = own.name();
    if (generated != null && own.is(type)) {
      TypeElement record = MoreElements.asType(component.getEnclosingElement());
      return definedKind(record, owner, generated);
    }
    TypeElement awaited = own.awaited(type);
    if (awaited != null) {
      ConstraintTarget target = DefReader.target(awaited);
      return target == null
          ? null
          : definedKind(awaited, target, DefReader.generated(ClassName.get(awaited), target));
    }
    boolean unsigned = details != null && Mirrors.isTrue(details, "unsigned");
    return switch (type.getKind()) {
      case BOOLEAN -> new ParameterKind.Bool();
      case BYTE -> new ParameterKind.Int(8, unsigned);
      case SHORT -> new ParameterKind.Int(16, unsigned);
      case INT -> new ParameterKind.Int(32, unsigned);
      case LONG -> new ParameterKind.Int(64, unsigned);
      case FLOAT -> new ParameterKind.Real(32);
      case DOUBLE -> new ParameterKind.Real(64);
      case DECLARED -> {
        ParameterKind kind = declaredKind(component, type, details);
        yield kind == null && !needText && !hasArray(type)
            ? new ParameterKind.Opaque(own.nameOf(type), PartsRecordReader.read(type, facts, own))
            : kind;
      }
      default -> null;
    };
  }

  /** Whether a type mentions arrays, which are compared by identity. */
  private static boolean hasArray(@Nullable TypeMirror type) {
    if (type == null) {
      return false;
    }
    return switch (type.getKind()) {
      case ARRAY -> true;
      case DECLARED ->
          hasArray(MoreTypes.asDeclared(type).getEnclosingType())
              || MoreTypes.asDeclared(type).getTypeArguments().stream()
                  .anyMatch(ParameterKindReader::hasArray);
      case WILDCARD ->
          hasArray(MoreTypes.asWildcard(type).getExtendsBound())
              || hasArray(MoreTypes.asWildcard(type).getSuperBound());
      default -> false;
    };
  }

  /** The kind of a parameter of a class that has yet to be generated. */
  private static ParameterKind definedKind(
      TypeElement record, ConstraintTarget target, ClassName generated) {
    AnnotationMirror mirror = Mirrors.find(record, DefReader.annotation(target));
    boolean named = mirror != null && !Mirrors.string(mirror, "mnemonic").isEmpty();
    return new ParameterKind.Symbol(target, generated, named, DefReader.hasText(record));
  }

  private @Nullable ParameterKind declaredKind(
      RecordComponentElement component, TypeMirror type, @Nullable AnnotationMirror details) {
    if (TypeFacts.is(type, "java.lang.String")) {
      return new ParameterKind.Text();
    }
    if (TypeFacts.is(type, "java.util.List")) {
      TypeMirror element = TypeFacts.argument(type);
      ParameterKind kind =
          element == null ? null : read(component, facts.unboxed(element), details);
      return kind == null || kind instanceof ParameterKind.Elements
          ? null
          : new ParameterKind.Elements(kind);
    }
    if (TypeFacts.is(type, "java.util.Set")) {
      TypeMirror element = TypeFacts.argument(type);
      return element == null ? null : cases(element, true, details);
    }
    ClassName syntax = syntax(component, type, details);
    if (syntax != null) {
      return new ParameterKind.Own(
          ClassName.get(MoreTypes.asTypeElement(type)),
          syntax,
          PartsRecordReader.read(type, facts, own));
    }
    if (TypeFacts.is(type, "java.math.BigInteger")) {
      return new ParameterKind.BigInt();
    }
    return TypeFacts.is(type, RuntimeNames.AFFINE_MAP)
        ? new ParameterKind.AffineMap()
        : declared(type, TypeFacts.packageOf(component), details);
  }

  private @Nullable ParameterKind cases(
      TypeMirror type, boolean isSet, @Nullable AnnotationMirror details) {
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    if (element.getKind() != ElementKind.ENUM
        || !Mirrors.has(element, "EnumAttr")
        || Mirrors.has(element, "BitEnum") != isSet) {
      return null;
    }
    EnumSpec spec = EnumReader.read(element, facts, new Problems());
    if (spec == null) {
      return null;
    }
    boolean byClass = details != null && Mirrors.isTrue(details, "enumClass") && !spec.asEnum();
    return new ParameterKind.Cases(byClass ? spec.byClass() : spec, byClass);
  }

  private @Nullable ParameterKind declared(
      TypeMirror type, String user, @Nullable AnnotationMirror details) {
    TypeElement element = MoreTypes.asTypeElement(type);
    ClassName name = ClassName.get(element);
    if (element.getKind() == ElementKind.ENUM) {
      return cases(type, false, details);
    }
    boolean isType = facts.isSubtype(type, RuntimeNames.TYPE);
    if (isType || facts.isSubtype(type, RuntimeNames.ATTRIBUTE)) {
      return new ParameterKind.Symbol(
          isType ? ConstraintTarget.TYPE : ConstraintTarget.ATTRIBUTE,
          name,
          TypeFacts.hasConstant(element, "NAME", user),
          parses(element, element, isType));
    }
    if (facts.isSubtype(type, RuntimeNames.ATTRIBUTE_INTERFACE)) {
      return new ParameterKind.Symbol(ConstraintTarget.ATTRIBUTE, name, false, false).with(name);
    }
    return parses(element, element, true) && prints(element, element)
        ? new ParameterKind.Own(name, null, PartsRecordReader.read(type, facts, own))
        : null;
  }

  // -- Methods that read and write ---------------------------------------------------------------

  /**
   * The class that {@code @Param(syntax)} names, if it reads and writes such values. Enums, types
   * and attributes have a text, and the compiler would not check what it says of a generic class.
   */
  private @Nullable ClassName syntax(
      RecordComponentElement component, TypeMirror type, @Nullable AnnotationMirror details) {
    TypeElement syntax =
        details == null ? null : mirrors.classValue(component, details, "syntax").element();
    TypeElement value = MoreTypes.asTypeElement(type);
    if (value.getKind() == ElementKind.ENUM
        || !value.getTypeParameters().isEmpty()
        || facts.isSubtype(type, RuntimeNames.TYPE)
        || facts.isSubtype(type, RuntimeNames.ATTRIBUTE)) {
      return null;
    }
    return syntax != null && parses(syntax, value, true) && prints(syntax, value)
        ? ClassName.get(syntax)
        : null;
  }

  /**
   * What {@code @Param(syntax)} names, if it reads and writes values of this very type, with its
   * arguments, or the elements of a list, in place of the text that they have.
   */
  @Nullable ParameterSyntax replacedText(
      RecordComponentElement component, TypeMirror type, @Nullable AnnotationMirror details) {
    TypeElement syntax =
        details == null || Mirrors.has(component, "SelfType")
            ? null
            : mirrors.classValue(component, details, "syntax").element();
    if (syntax == null) {
      return null;
    }
    TypeMirror element = TypeFacts.is(type, "java.util.List") ? TypeFacts.argument(type) : null;
    boolean ofAll = isSyntaxOf(syntax, type);
    return ofAll || (element != null && isSyntaxOf(syntax, element))
        ? new ParameterSyntax(ClassName.get(syntax), !ofAll)
        : null;
  }

  private boolean isSyntaxOf(TypeElement syntax, TypeMirror type) {
    TypeName value = own.nameOf(type).box();
    List<ExecutableElement> methods =
        ElementFilter.methodsIn(syntax.getEnclosedElements()).stream()
            .filter(method -> method.getModifiers().contains(Modifier.STATIC))
            .filter(this::isCallable)
            .toList();
    boolean parses =
        methods.stream()
            .filter(method -> method.getSimpleName().contentEquals("parse"))
            .filter(method -> TypeFacts.takes(method, RuntimeNames.ASM_PARSER))
            .anyMatch(method -> isNamed(method.getReturnType(), value));
    boolean prints =
        methods.stream()
            .filter(method -> method.getSimpleName().contentEquals("print"))
            .map(ExecutableElement::getParameters)
            .filter(parameters -> parameters.size() == 2)
            .filter(
                parameters -> TypeFacts.is(parameters.get(0).asType(), RuntimeNames.ASM_PRINTER))
            .anyMatch(parameters -> isNamed(parameters.get(1).asType(), value));
    return parses && prints;
  }

  private boolean isNamed(TypeMirror type, TypeName boxed) {
    return type.getKind() != TypeKind.VOID && own.nameOf(type).box().equals(boxed);
  }

  /** Whether a class has a method that parses a value. */
  private boolean parses(TypeElement syntax, TypeElement value, boolean withoutType) {
    for (ExecutableElement method : ElementFilter.methodsIn(syntax.getEnclosedElements())) {
      boolean takes =
          withoutType
              ? TypeFacts.takes(method, RuntimeNames.ASM_PARSER)
              : TypeFacts.takes(method, RuntimeNames.ASM_PARSER, RuntimeNames.TYPE);
      if (takes
          && method.getSimpleName().contentEquals("parse")
          && method.getModifiers().contains(Modifier.STATIC)
          && isCallable(method)
          && TypeFacts.is(method.getReturnType(), ClassName.get(value))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a class has a method that prints a value: itself, or one that it is given. */
  private boolean prints(TypeElement syntax, TypeElement value) {
    boolean itself = syntax.equals(value);
    return ElementFilter.methodsIn(syntax.getEnclosedElements()).stream()
        .anyMatch(
            method ->
                method.getSimpleName().contentEquals("print")
                    && isCallable(method)
                    && method.getModifiers().contains(Modifier.STATIC) != itself
                    && (itself
                        ? TypeFacts.takes(method, RuntimeNames.ASM_PRINTER)
                        : TypeFacts.takes(method, RuntimeNames.ASM_PRINTER, ClassName.get(value))));
  }

  /** Whether the generated class can call a method. */
  private boolean isCallable(ExecutableElement method) {
    boolean samePackage = TypeFacts.packageOf(method).equals(TypeFacts.packageOf(own.user()));
    return CheckedExceptions.first(method) == null
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && (samePackage || method.getModifiers().contains(Modifier.PUBLIC))
        && TypeFacts.isVisible(MoreElements.asType(method.getEnclosingElement()), own.user());
  }
}
