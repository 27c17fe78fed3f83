// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse.Kind;
import dev.ods.processor.model.ConstraintUse.KindForm;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads a record with {@code @TypeDef} or {@code @AttrDef}. */
final class DefReader {
  /** What the classes of definitions of types extend. */
  private static final Set<ClassName> SUPERCLASSES =
      Set.of(
          RuntimeNames.TYPE,
          RuntimeNames.UNIQUED,
          RuntimeNames.GENERATED_TYPE,
          RuntimeNames.GENERATED_MUTABLE_TYPE);

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  DefReader(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /** What a declaration defines, or null if it has neither annotation. */
  static @Nullable ConstraintTarget target(TypeElement type) {
    if (Mirrors.has(type, "TypeDef")) {
      return ConstraintTarget.TYPE;
    }
    return Mirrors.has(type, "AttrDef") ? ConstraintTarget.ATTRIBUTE : null;
  }

  /** The annotation of a declaration that defines {@code target}. */
  static String annotation(ConstraintTarget target) {
    return target == ConstraintTarget.TYPE ? "TypeDef" : "AttrDef";
  }

  /** The class that is generated for a definition. */
  static ClassName generated(ClassName declaration, ConstraintTarget target) {
    return TypeFacts.generated(declaration, target == ConstraintTarget.TYPE ? "Type" : "Attr");
  }

  /** MLIR's summary of a definition. */
  static String summary(TypeElement type, Documentation documentation) {
    AnnotationMirror mirror = Mirrors.find(type, "Summary");
    return mirror == null ? documentation.summary() : Mirrors.string(mirror, "value");
  }

  /** Whether text may follow the mnemonic of a definition. */
  static boolean hasText(TypeElement type) {
    return Mirrors.has(type, "AssemblyFormat") || hasMethod(type, "parse");
  }

  /**
   * Whether no method of the author can read and write a parameter. That of a {@code custom}
   * directive can, so that which parameters of a format need a text is known from its elements.
   */
  private static boolean needText(TypeElement type, ConstraintTarget target) {
    AnnotationMirror mirror = Mirrors.find(type, annotation(target));
    boolean isNamed = mirror != null && !Mirrors.string(mirror, "mnemonic").isEmpty();
    return isNamed
        && !Mirrors.has(type, "AssemblyFormat")
        && !(hasMethod(type, "parse") && hasMethod(type, "print"));
  }

  private static boolean hasMethod(TypeElement type, String name) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .anyMatch(method -> method.getSimpleName().contentEquals(name));
  }

  /** The definition, or null after a report if nothing can be generated. */
  @Nullable DefSpec read(TypeElement type) {
    ConstraintTarget target = target(type);
    AnnotationMirror mirror = target == null ? null : Mirrors.find(type, annotation(target));
    if (target == null || mirror == null) {
      throw new IllegalArgumentException(type + " has neither @TypeDef nor @AttrDef");
    }
    if (!isUsable(type, target, problems)) {
      return null;
    }
    ClassName name = ClassName.get(type);
    ClassName generated = generated(name, target);
    Declarations declarations = new Declarations(facts, mirrors, problems);
    TypeElement dialect = declarations.dialect(type, mirror);
    Documentation documentation = Javadocs.of(type, facts.elements());
    List<DefParameter> parameters = parameters(type, target, documentation);
    DefSpec.Body body =
        target == ConstraintTarget.TYPE
            ? new BodyReader(facts, mirrors, problems).read(type, mirror)
            : null;
    DefMethodReader methods =
        new DefMethodReader(facts, type, target, OwnClass.of(type, facts), body != null, problems);
    methods.read();
    List<TypeName> interfaces = interfaces(type);
    String definition = Mirrors.string(mirror, "definition");
    return new DefSpec(
        target,
        name,
        generated,
        dialect == null ? ClassName.OBJECT : ClassName.get(dialect),
        dialect == null ? "unknown" : DialectReader.name(dialect),
        Mirrors.string(mirror, "mnemonic"),
        definition.isEmpty() ? definition(dialect, generated) : definition,
        summary(type, documentation),
        documentation,
        parameters,
        body,
        methods.builders(),
        Mirrors.isTrue(mirror, "skipDefaultBuilders"),
        Mirrors.isTrue(mirror, "mnemonicAlias"),
        methods.forwarded(),
        interfaces,
        declarations.format(type, type, dialect),
        methods.verify(),
        methods.parse(),
        methods.print(),
        TypeFacts.isPublic(type),
        !problems.isEmpty(),
        Mirrors.origin(type, mirror, "mnemonic"));
  }

  /** Whether {@code type} can be generated from; reports it if not. */
  static boolean isUsable(TypeElement type, ConstraintTarget target, Problems problems) {
    if (type.getKind() != ElementKind.RECORD) {
      problems.report(
          DeclarationProblem.DEF_NOT_RECORD,
          Origin.of(type),
          target == ConstraintTarget.TYPE ? "a type" : "an attribute",
          type.getSimpleName(),
          OpReader.kind(type));
      return false;
    }
    return Declarations.isUsable(type, problems);
  }

  /**
   * The interfaces of a record, which the generated class implements; reports those that it cannot.
   */
  private List<TypeName> interfaces(TypeElement type) {
    OwnClass own = OwnClass.of(type, facts);
    List<TypeName> permitting = new ArrayList<>();
    for (TypeMirror implemented : type.getInterfaces()) {
      TypeElement owner = MoreTypes.asTypeElement(implemented);
      ClassName generated = own.name();
      if (!Access.check(implemented, TypeFacts.packageOf(type), Origin.of(type), problems)) {
        continue;
      }
      if (generated == null
          || !owner.getModifiers().contains(Modifier.SEALED)
          || owner.getPermittedSubclasses().stream().anyMatch(own::is)) {
        permitting.add(TypeName.get(implemented));
      } else {
        problems.report(
            DeclarationProblem.DEF_SEALED,
            Origin.of(type),
            owner.getSimpleName(),
            generated.simpleName(),
            type.getSimpleName());
      }
    }
    return permitting;
  }

  /**
   * The class generated from the definition of a type.
   *
   * @param qualified whether formats read its types with the dialect's prefix in any case
   */
  static Kind kind(TypeElement type, boolean qualified) {
    return new Kind(
        generated(ClassName.get(type), ConstraintTarget.TYPE),
        hasText(type) && !qualified ? KindForm.STRIPPED : KindForm.NAMED,
        SUPERCLASSES);
  }

  /** The usual name of MLIR's definition: {@code My_MatType}. */
  private static String definition(@Nullable TypeElement dialect, ClassName generated) {
    String name = dialect == null ? "" : dialect.getSimpleName().toString();
    return name.replaceFirst("Dialect$", "") + "_" + generated.simpleName();
  }

  private List<DefParameter> parameters(
      TypeElement type, ConstraintTarget target, Documentation documentation) {
    OwnClass own = OwnClass.of(type, facts);
    ParameterReader reader =
        new ParameterReader(facts, mirrors, target, own, needText(type, target), problems);
    List<DefParameter> parameters = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      DefParameter parameter = reader.read(component, documentation.javadoc());
      if (parameter != null) {
        parameters.add(parameter);
      }
    }
    return parameters;
  }
}
