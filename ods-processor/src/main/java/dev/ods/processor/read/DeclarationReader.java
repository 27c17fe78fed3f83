// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.PassSpec;
import dev.ods.processor.model.PatternSetSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.UnlistedHolder;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * The entry point of this package, with one method per kind of declaration. Each reports what
 * cannot be represented as a record, returns null if nothing can be generated, and throws {@link
 * UnresolvedTypeException} if a type does not exist yet.
 */
public final class DeclarationReader {
  private final TypeFacts facts;
  private final SharedNames names;
  private final ShadowedNames shadowed;
  private final PassNames passNames = new PassNames();
  private final AnnouncedDialects dialects = new AnnouncedDialects();

  /** Creates a reader with the compiler's utilities. */
  public DeclarationReader(Elements elements, Types types) {
    this.facts = new TypeFacts(elements, types);
    this.names = new SharedNames(facts);
    this.shadowed = new ShadowedNames(facts);
  }

  /** Discards what earlier rounds have found out about classes, which may have changed since. */
  public void startRound() {
    facts.cache().clear();
  }

  /** Whether the runtime is on the class path; reports at {@code element} if it is not. */
  public boolean hasRuntime(Element element, Problems problems) {
    boolean exists = facts.exists(RuntimeNames.OPERATION);
    if (!exists) {
      problems.report(
          DeclarationProblem.RUNTIME_MISSING,
          Origin.of(element),
          RuntimeNames.OPERATION.canonicalName());
    }
    return exists;
  }

  /** Whether code of the module of {@code type} may mention a class. */
  public boolean sees(TypeElement type, ClassName name) {
    return facts
        .cache()
        .sees(facts.elements().getModuleOf(type), name, () -> facts.sees(type, name));
  }

  /** Whether the API of the module of {@code type} may mention a class. */
  public boolean mayExpose(TypeElement type, ClassName name) {
    return facts
        .cache()
        .mayExpose(facts.elements().getModuleOf(type), name, () -> facts.mayExpose(type, name));
  }

  /** The deprecation of {@code type}, or null. */
  public @Nullable Deprecation deprecation(TypeElement type) {
    return Javadocs.of(type, facts.elements()).deprecation();
  }

  /** Whether {@code type} refers to anything deprecated. */
  public boolean mentionsDeprecated(TypeElement type) {
    return new DeprecatedMentions(facts.elements()).in(type);
  }

  /** Whether an operation, or one of its members, is deprecated, by the name of its declaration. */
  public boolean isDeprecatedInPart(ClassName declaration) {
    TypeElement type = facts.find(declaration);
    return type != null && new DeprecatedMentions(facts.elements()).isDeprecatedInPart(type);
  }

  /** The simple names of classes that mean another class in what is generated from {@code type}. */
  public Set<String> shadowed(TypeElement type) {
    return shadowed.in(type);
  }

  /** Whether packages are hidden from what is generated from {@code type}. */
  public boolean hidesPackages(TypeElement type) {
    return shadowed.hidesPackages(type);
  }

  /** Reports what hides packages from what is generated from {@code type}. */
  public void checkPackages(TypeElement type, Problems problems) {
    shadowed.reportPackages(type, problems);
  }

  /** Whether {@code type} has the annotation of the project with this simple name. */
  public boolean declares(TypeElement type, String annotation) {
    return Mirrors.has(type, annotation);
  }

  /** Whether {@code type} is declared as a constraint. */
  public boolean declaresConstraint(TypeElement type) {
    return ConstraintReader.isDeclaration(type);
  }

  /** The op declared by an interface with {@code @Op}. */
  public @Nullable OpSpec op(TypeElement type, Problems problems) {
    return new OpReader(facts, new Mirrors(false), problems).read(type);
  }

  /** The dialect declared by an interface with {@code @Dialect}. */
  public @Nullable DialectSpec dialect(TypeElement type, Problems problems) {
    return new DialectReader(facts, new Mirrors(false), problems).read(type);
  }

  /** The dialect that an interface declares, even if it is invalid, or null. */
  public @Nullable DialectSpec dialectOf(ClassName dialect) {
    TypeElement type = facts.find(dialect);
    if (type == null || !Mirrors.has(type, "Dialect")) {
      return null;
    }
    return new DialectReader(facts, new Mirrors(true), new Problems()).read(type);
  }

  /**
   * The declarations in this compilation of the dialect of an enum's own attribute; none if the
   * enum is not of this compilation.
   *
   * @param namespace the name of the dialect
   */
  public List<ClassName> dialectsOf(ClassName enumName, String namespace) {
    return dialects.of(enumName, namespace);
  }

  /** The class around a declaration that could be in the list of its dialect, or null. */
  public @Nullable UnlistedHolder unlistedHolder(TypeElement type, DialectSpec dialect) {
    return UnlistedHolders.around(type, dialect);
  }

  /** The constraint that {@code type} declares; null when no companion is to be generated. */
  public @Nullable ConstraintSpec constraint(TypeElement type, Problems problems) {
    return new ConstraintReader(facts, new Mirrors(false), TypeFacts.packageOf(type))
        .declaration(type, problems);
  }

  /** The constraint that {@code type} is, with or without a companion; null if it is none. */
  public @Nullable ConstraintUse constraintUse(TypeElement type) {
    return new ConstraintReader(facts, new Mirrors(true), TypeFacts.packageOf(type))
        .described(type);
  }

  /** Reports the errors of the op interface that {@code type} declares. */
  public void checkOpInterface(TypeElement type, Problems problems) {
    OpInterfaceReader.check(type, facts, problems);
  }

  /** The enum attribute that {@code type} declares. */
  public @Nullable EnumSpec enumAttribute(TypeElement type, Problems problems) {
    return EnumReader.read(type, facts, problems);
  }

  /** The type or attribute that {@code type} defines. */
  public @Nullable DefSpec def(TypeElement type, Problems problems) {
    return new DefReader(facts, new Mirrors(false), problems).read(type);
  }

  /** The rewrite patterns that {@code type} declares. */
  public @Nullable PatternSetSpec patternSet(TypeElement type, Problems problems) {
    return new PatternSetReader(facts, new Mirrors(false), problems).read(type);
  }

  /** The pass that {@code type} declares. */
  public @Nullable PassSpec pass(TypeElement type, String annotation, Problems problems) {
    PassSpec pass = new PassReader(facts, new Mirrors(false), problems).read(type, annotation);
    if (pass != null) {
      passNames.check(type, problems);
    }
    return pass;
  }

  /** Whether {@code type} is public, and so are all that enclose it. */
  public boolean isPublic(TypeElement type) {
    return TypeFacts.isPublic(type);
  }

  /**
   * Registers a declaration of this compilation; called for all of a round before any is processed.
   */
  public void announce(TypeElement type) {
    facts.announce(type);
    names.add(type);
    passNames.add(type);
    dialects.add(type);
  }

  /**
   * The declaration from which {@code generated} is generated instead of from {@code type}, or
   * null: an earlier one of this compilation, or one that was compiled before.
   */
  public @Nullable ClassName predecessor(TypeElement type, String generated) {
    return names.predecessor(type, generated);
  }

  /** Another declaration in the package of {@code type} that generates the same class, or null. */
  public @Nullable ClassName rival(TypeElement type, String generated) {
    return names.rival(type, generated);
  }

  /** Reports annotations of {@code type} that have no effect on a declaration of its kind. */
  public void strayAnnotations(TypeElement type, Problems problems) {
    StrayAnnotations.report(type, problems);
  }

  /**
   * Reports a method that is annotated as a member but is not in an interface, or as a pattern but
   * is not in a set of patterns.
   */
  public void strayMember(ExecutableElement method, Problems problems) {
    AnnotationMirror pattern = Mirrors.find(method, "Pattern");
    Element enclosing = method.getEnclosingElement();
    if (pattern != null && !Mirrors.has(enclosing, "PatternSet")) {
      PatternSetReader.reportOutside(method, pattern, problems);
    }
    List<AnnotationMirror> marks = MemberReader.marks(method);
    if (marks.isEmpty()
        || MemberReader.isInInterface(method)
        // That the declaration is no interface is reported there.
        || Mirrors.has(enclosing, "Op")) {
      return;
    }
    TypeElement owner = MoreElements.asType(method.getEnclosingElement());
    problems.report(
        MemberProblem.MEMBER_OUTSIDE_INTERFACE,
        memberOrigin(method, marks.get(0)),
        Mirrors.name(marks.get(0)),
        method.getSimpleName(),
        OpReader.kind(owner));
  }

  /** Where a member is: the compiler has moved the annotations of a component to its accessor. */
  private static Origin memberOrigin(ExecutableElement method, AnnotationMirror mark) {
    return MoreElements.asType(method.getEnclosingElement()).getRecordComponents().stream()
        .filter(component -> method.equals(TypeFacts.accessor(component)))
        .map(ParameterReader::origin)
        .findFirst()
        .orElseGet(() -> new Origin(method, mark, null, -1));
  }
}
