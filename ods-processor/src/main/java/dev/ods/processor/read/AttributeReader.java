// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.google.common.collect.Lists;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TypeText;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads a method with {@code @Attr}. */
final class AttributeReader {
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final ConstraintReader constraints;
  private final OwnConfinementReader confined;
  private final ClassName generated;
  private final StorageReader storages;
  private final Problems problems;

  AttributeReader(
      TypeFacts facts,
      Mirrors mirrors,
      ConstraintReader constraints,
      OwnConfinementReader confined,
      ClassName generated,
      Problems problems) {
    this.facts = facts;
    this.generated = generated;
    this.mirrors = mirrors;
    this.constraints = constraints;
    this.confined = confined;
    this.storages = new StorageReader(facts);
    this.problems = problems;
  }

  /** The attribute, or null after a report. */
  @Nullable AttributeSpec read(ExecutableElement method, AnnotationMirror mirror, String name) {
    TypeMirror returned = method.getReturnType();
    boolean optional = TypeFacts.is(returned, "java.util.Optional");
    TypeMirror argument = optional ? TypeFacts.argument(returned) : returned;
    AttributeStorage storage =
        argument == null ? null : storages.read(optional ? facts.unboxed(argument) : argument);
    if (storage == null) {
      reportType(method, name, argument == null ? returned : argument);
      return null;
    }
    storage = marked(method, name, storage, optional);
    if (storage == null) {
      return null;
    }
    ClassLiteral literal = mirrors.classValue(method, mirror, "value");
    if (storage.kind() == Kind.I64 && isIndex(literal)) {
      storage = StorageReader.index();
    }
    List<ConfinementSpec> confinements = new ArrayList<>();
    String words = storage.summary();
    ConfinementSpec confinement = ConfinementReader.ofClass(literal);
    if (confinement != null) {
      confinements.add(confinement);
      words += " " + confinement.summary();
    }
    ConstraintUse constraint =
        constraint(method, name, confinement == null && isGiven(mirror, literal) ? literal : null);
    List<ConfinementSpec> annotated = ConfinementReader.read(method, problems);
    confinements.addAll(annotated);
    List<OwnConfinement> ownConfinements = confined.read(method, RuntimeNames.ATTRIBUTE);
    boolean absentAllowed = optional || storage.kind() == Kind.UNIT;
    AnnotationMirror defaults = Mirrors.find(method, "Default");
    return new AttributeSpec(
        name,
        method.getSimpleName().toString(),
        TypeName.get(returned),
        Javadocs.of(method, facts.elements()),
        storage,
        absentAllowed,
        defaults == null ? null : defaultValue(method, defaults, name, storage, absentAllowed),
        defaults != null && !Mirrors.isTrue(defaults, "optional"),
        Mirrors.has(method, "ConstantValue"),
        constraint,
        confinements,
        ownConfinements,
        // A declared constraint replaces the storage's words, as attribute definitions in MLIR do.
        ConfinedSummary.of(
            constraint == null ? words : constraint.summary(), method, annotated, ownConfinements),
        new Origin(method, mirror, null, -1));
  }

  private static boolean isIndex(ClassLiteral literal) {
    TypeElement type = literal.element();
    return type != null && ClassName.get(type).equals(RuntimeNames.constraint("IndexAttr"));
  }

  private static boolean isGiven(AnnotationMirror mirror, ClassLiteral literal) {
    return Mirrors.explicit(mirror, "value") != null && !literal.text().equals("void");
  }

  /** The constraint that a class and the combinators of the method make up; null for none. */
  private @Nullable ConstraintUse constraint(
      ExecutableElement method, String name, @Nullable ClassLiteral literal) {
    ConstraintUse constraint =
        literal == null
            ? null
            : constraints.use(literal, ConstraintTarget.ATTRIBUTE, "attribute", name, problems);
    List<AnnotationMirror> combinators = ConstraintClasses.ofMember(method);
    return combinators.isEmpty()
        ? constraint
        : constraints.composed(
            method, constraint, combinators, ConstraintTarget.ATTRIBUTE, generated, problems);
  }

  private void reportType(ExecutableElement method, String name, TypeMirror type) {
    TypeMirror element = TypeFacts.is(type, "java.util.Set") ? TypeFacts.argument(type) : null;
    TypeMirror cases = element == null ? type : element;
    if (TypeHints.isEnum(cases)) {
      ProblemId id = MemberProblem.ENUM_NOT_ATTRIBUTE;
      if (Mirrors.has(MoreTypes.asTypeElement(cases), "EnumAttr")) {
        id = element == null ? DeclarationProblem.BIT_ENUM_MEMBER : DeclarationProblem.BIT_ENUM_SET;
      }
      problems.report(id, Origin.of(method), name, OpReader.display(cases));
      return;
    }
    problems.report(
        MemberProblem.ATTRIBUTE_TYPE,
        Origin.of(method),
        name,
        OpReader.display(method.getReturnType()),
        new TypeHints(facts).attribute(type));
  }

  /** The storage with {@code @Unit}, {@code @SymbolName} and {@code @FlatSymbolRef} applied. */
  private @Nullable AttributeStorage marked(
      ExecutableElement method, String name, AttributeStorage storage, boolean optional) {
    if (Mirrors.has(method, "Unit")) {
      return storage.kind() == Kind.BOOL && !optional
          ? StorageReader.unit()
          : markedWrongly(method, name, "Unit", "boolean");
    }
    if (Mirrors.has(method, "SymbolName")) {
      return storage.kind() == Kind.STRING
          ? StorageReader.string(Kind.SYMBOL_NAME, "string attribute")
          : markedWrongly(method, name, "SymbolName", "String");
    }
    if (Mirrors.has(method, "FlatSymbolRef")) {
      return storage.kind() == Kind.STRING
          ? StorageReader.string(Kind.FLAT_SYMBOL_REF, "flat symbol reference attribute")
          : markedWrongly(method, name, "FlatSymbolRef", "String");
    }
    return storage;
  }

  private @Nullable AttributeStorage markedWrongly(
      ExecutableElement method, String name, String mark, String wanted) {
    problems.report(
        MemberProblem.STORAGE_MARK_TYPE,
        new Origin(method, Mirrors.find(method, mark), null, -1),
        mark,
        wanted,
        name,
        OpReader.display(method.getReturnType()));
    return null;
  }

  private @Nullable DefaultValue defaultValue(
      ExecutableElement method,
      AnnotationMirror mirror,
      String name,
      AttributeStorage storage,
      boolean optional) {
    Origin origin = Mirrors.origin(method, mirror, "value");
    if (optional) {
      String plain = TypeText.of(storage.valueType());
      problems.report(MemberProblem.DEFAULT_OPTIONAL, origin, name, plain);
      return null;
    }
    String text = Mirrors.string(mirror, "value");
    ExecutableElement maker = maker(method, text, storage);
    if (maker != null) {
      CheckedExceptions.report(maker, problems);
      ClassName owner = ClassName.get(MoreElements.asType(maker.getEnclosingElement()));
      return Access.check(maker, generated.packageName(), origin, problems)
          ? new DefaultValue.Constant(owner, text)
          : null;
    }
    if (!DefaultParser.isSupported(storage)) {
      boolean isName = SourceVersion.isName(text) && !text.contains(".");
      String named =
          isName ? text : "default" + GeneratedNames.capitalized(method.getSimpleName().toString());
      problems.report(
          MemberProblem.DEFAULT_WITHOUT_METHOD,
          origin,
          text,
          name,
          method.getEnclosingElement().getSimpleName(),
          OpReader.display(method.getReturnType()),
          named,
          isName ? "" : ", and write @Default(\"" + named + "\")");
      return null;
    }
    return DefaultParser.parse(text, storage, false, origin, "attribute", name, problems);
  }

  /**
   * The static method of the interface that declares an attribute, or of one that this extends,
   * which a default names; null if there is none, or the attribute's own class has it.
   */
  private @Nullable ExecutableElement maker(
      ExecutableElement attribute, String text, AttributeStorage storage) {
    boolean isMade =
        !DefaultParser.isSupported(storage)
            || storage.kind() == Kind.CLASS
            || storage.kind() == Kind.INTERFACE;
    if (!isMade || storage.constants().contains(text)) {
      return null;
    }
    TypeElement declaring = MoreElements.asType(attribute.getEnclosingElement());
    return Lists.reverse(MemberCollector.lineage(declaring)).stream()
        .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream())
        .filter(method -> method.getSimpleName().contentEquals(text))
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> TypeFacts.takes(method, RuntimeNames.CONTEXT))
        .filter(
            method -> facts.types().isAssignable(method.getReturnType(), attribute.getReturnType()))
        .findFirst()
        .orElse(null);
  }
}
