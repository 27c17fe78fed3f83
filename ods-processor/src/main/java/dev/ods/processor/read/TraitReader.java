// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.common.collect.ImmutableMap;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.OpReference;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the traits of an op, including those of the interfaces that it extends. */
final class TraitReader {
  private static final String IMPLICIT_TERMINATOR = "SingleBlockImplicitTerminator";
  private static final Set<String> OF_OPS = Set.of("HasParent", "HasAncestor", IMPLICIT_TERMINATOR);
  private static final List<String> OF_MEMBERS =
      List.of(
          "AllTypesMatch",
          "AllTypeIDsMatch",
          "AllElementTypesMatch",
          "AllElementCountsMatch",
          "AllShapesMatch",
          "AllRanksMatch");

  private static final ClassName TRAIT_VERIFIER = RuntimeNames.trait("TraitVerifier");
  private static final ClassName REGION_TRAIT_VERIFIER = RuntimeNames.trait("RegionTraitVerifier");

  /** The trait that verifies an op interface of the runtime. */
  private static final ImmutableMap<ClassName, ClassName> IMPLIED =
      ImmutableMap.of(
          RuntimeNames.SYMBOL_OP_INTERFACE, RuntimeNames.trait("Symbol"),
          RuntimeNames.CAST_OP_INTERFACE, RuntimeNames.trait("CastCompatible"));

  private final TypeElement op;
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;
  private final PredicateTraitReader predicates;
  private final TransformReader transforms;

  /**
   * Creates a reader.
   *
   * @param members the methods that declare the op's members, by the names of these
   */
  TraitReader(
      TypeFacts facts,
      Mirrors mirrors,
      Problems problems,
      TypeElement op,
      Map<String, ExecutableElement> members) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
    this.op = op;
    this.predicates = new PredicateTraitReader(facts, mirrors, problems, op, members);
    this.transforms = new TransformReader(mirrors, problems, op);
  }

  List<TraitSpec> read() {
    List<TraitSpec> traits = new ArrayList<>();
    Set<ClassName> seen = new HashSet<>();
    List<TypeElement> lineage = MemberCollector.lineage(op);
    for (int i = 0; i < lineage.size(); i++) {
      TypeElement type = lineage.get(i);
      Set<ClassName> relisted = relisted(type, lineage.subList(i + 1, lineage.size()));
      Set<ClassName> here = new HashSet<>();
      for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
        String name = Mirrors.name(mirror);
        if (name.equals("Trait")) {
          for (ClassLiteral literal : mirrors.classes(type, mirror, "value")) {
            addPlain(literal, here, relisted, seen, traits);
          }
        } else if (OF_OPS.contains(name) && seen.add(RuntimeNames.parameterizedTrait(name))) {
          traits.add(ofOps(type, mirror, name));
        }
      }
      for (AnnotationMirror mirror : Mirrors.all(type)) {
        addPredicate(type, mirror, traits);
      }
    }
    addImplied(op, Origin.of(op), seen, traits);
    addVerifiers(op, Origin.of(op), seen, traits);
    return traits;
  }

  /** Whether a type, or one that it extends, lists a trait without parameters. */
  static boolean lists(TypeElement type, ClassName trait, Mirrors mirrors) {
    for (TypeElement ancestor : MemberCollector.lineage(type)) {
      AnnotationMirror traits = Mirrors.find(ancestor, "Trait");
      if (traits != null
          && mirrors.classes(ancestor, traits, "value").stream()
              .map(ClassLiteral::element)
              .anyMatch(element -> element != null && ClassName.get(element).equals(trait))) {
        return true;
      }
    }
    return false;
  }

  /** The traits that types which extend another one list: their lists give the positions. */
  private Set<ClassName> relisted(TypeElement type, List<TypeElement> after) {
    Set<ClassName> traits = new HashSet<>();
    for (TypeElement other : after) {
      AnnotationMirror mirror = Mirrors.find(other, "Trait");
      if (mirror != null && facts.isSubtype(other.asType(), ClassName.get(type))) {
        for (ClassLiteral literal : mirrors.classes(other, mirror, "value")) {
          if (literal.element() != null) {
            traits.add(ClassName.get(literal.element()));
          }
        }
      }
    }
    return traits;
  }

  /** Adds the traits that an op has because of the op interfaces that a type extends or is. */
  private void addImplied(
      TypeElement type, Origin origin, Set<ClassName> seen, List<TraitSpec> traits) {
    IMPLIED.forEach(
        (opInterface, trait) -> {
          if (facts.isSubtype(type.asType(), opInterface) && seen.add(trait)) {
            traits.add(new TraitSpec(trait, List.of(), origin));
          }
        });
  }

  private void addPlain(
      ClassLiteral literal,
      Set<ClassName> here,
      Set<ClassName> relisted,
      Set<ClassName> seen,
      List<TraitSpec> traits) {
    TypeElement type = literal.element();
    if (type == null) {
      problems.report(TraitProblem.NOT_A_TRAIT, literal.origin(), literal.text(), "");
      return;
    }
    ClassName name = ClassName.get(type);
    String annotation = annotation(name);
    if (annotation != null) {
      problems.report(TraitProblem.TRAIT_PARAMETERISED, literal.origin(), annotation);
    } else if (OpInterfaceReader.isOpInterface(type)
        && type.getKind().isInterface()
        && !facts.isSubtype(type.asType(), RuntimeNames.TRAIT_MARKER)) {
      if (!relisted.contains(name)) {
        addInterface(type, literal.origin(), seen, traits);
      }
    } else if (!facts.isSubtype(type.asType(), RuntimeNames.TRAIT_MARKER)) {
      problems.report(
          TraitProblem.NOT_A_TRAIT,
          literal.origin(),
          type.getSimpleName(),
          ShadowedNames.hidden(type, RuntimeNames.TRAIT, facts));
    } else if (!here.add(name)) {
      problems.report(TraitProblem.TRAIT_TWICE, literal.origin(), type.getSimpleName());
    } else if (!relisted.contains(name) && seen.add(name)) {
      add(type, literal.origin(), traits);
    }
  }

  /**
   * Adds an op interface at this position among the traits, which is when it verifies: after what
   * it extends.
   */
  private void addInterface(
      TypeElement opInterface, Origin origin, Set<ClassName> seen, List<TraitSpec> traits) {
    ClassName name = ClassName.get(opInterface);
    if (!facts.isSubtype(op.asType(), name)) {
      problems.report(
          TraitProblem.OP_INTERFACE_NOT_EXTENDED,
          origin,
          opInterface.getSimpleName(),
          op.getSimpleName());
    } else if (!seen.contains(name)) {
      addImplied(opInterface, origin, seen, traits);
      addVerifiers(opInterface, origin, seen, traits);
      if (OpInterfaceReader.verifies(opInterface)) {
        seen.add(name);
        traits.add(new TraitSpec(name, List.of(), origin));
      }
    }
  }

  /** Adds the op interfaces with verifiers that an op or an op interface extends. */
  private void addVerifiers(
      TypeElement type, Origin origin, Set<ClassName> seen, List<TraitSpec> traits) {
    for (TypeElement opInterface : OpInterfaceReader.of(type, facts)) {
      if (OpInterfaceReader.verifies(opInterface) && seen.add(ClassName.get(opInterface))) {
        traits.add(new TraitSpec(ClassName.get(opInterface), List.of(), origin));
      }
    }
  }

  /** Adds a trait to which, and to the check of which, the generated class must have access. */
  private void add(TypeElement trait, Origin origin, List<TraitSpec> traits) {
    boolean checked =
        facts.isSubtype(trait.asType(), TRAIT_VERIFIER)
            || facts.isSubtype(trait.asType(), REGION_TRAIT_VERIFIER);
    String advice = TypeFacts.isVisible(trait, op) ? "" : "the class " + visibility(trait);
    if (advice.isEmpty() && checked) {
      advice = constructorAdvice(trait);
    }
    ClassName name = ClassName.get(trait);
    if (!advice.isEmpty()) {
      boolean own = op.equals(origin.element());
      problems.report(
          TraitProblem.TRAIT_NOT_ACCESSIBLE,
          own ? origin : Origin.of(op),
          trait.getSimpleName(),
          advice);
    } else {
      traits.add(
          checked ? TraitSpec.checked(name, origin) : new TraitSpec(name, List.of(), origin));
    }
  }

  private String visibility(TypeElement trait) {
    return MoreElements.getPackage(trait).equals(MoreElements.getPackage(op))
        ? "must not be private"
        : "must be public";
  }

  /** What a trait with a check lacks, so that generated code can create an instance, or "". */
  private String constructorAdvice(TypeElement trait) {
    boolean instantiable = trait.getKind().isClass() && trait.getKind() != ElementKind.ENUM;
    if (!instantiable || trait.getModifiers().contains(Modifier.ABSTRACT)) {
      return "it has a check, so it must be a class that is not abstract";
    }
    if (trait.getNestingKind().isNested() && !trait.getModifiers().contains(Modifier.STATIC)) {
      return "it has a check, so the class must be static";
    }
    for (ExecutableElement constructor :
        ElementFilter.constructorsIn(trait.getEnclosedElements())) {
      if (constructor.getParameters().isEmpty()) {
        boolean samePackage = MoreElements.getPackage(trait).equals(MoreElements.getPackage(op));
        boolean accessible =
            samePackage
                ? !constructor.getModifiers().contains(Modifier.PRIVATE)
                : constructor.getModifiers().contains(Modifier.PUBLIC);
        if (accessible) {
          CheckedExceptions.report(constructor, problems);
        }
        return accessible ? "" : "it has a check, so its constructor " + visibility(trait);
      }
    }
    return "it has a check, so it needs a constructor without parameters";
  }

  /** The annotation to write instead of a class literal, or null for a trait without parameters. */
  private static @Nullable String annotation(ClassName name) {
    String simple = name.simpleName();
    if (name.packageName().equals(RuntimeNames.ANNOTATION)) {
      return OF_OPS.contains(simple)
              || OF_MEMBERS.contains(simple)
              || simple.equals(TransformReader.ANNOTATION)
          ? simple
          : null;
    }
    return OF_OPS.stream()
        .filter(of -> name.equals(RuntimeNames.parameterizedTrait(of)))
        .findFirst()
        .orElse(null);
  }

  private TraitSpec ofOps(TypeElement type, AnnotationMirror mirror, String name) {
    List<OpReference> ops = new ArrayList<>();
    List<ClassLiteral> literals = mirrors.classes(type, mirror, "value");
    if (literals.isEmpty()) {
      problems.report(TraitProblem.TRAIT_WITHOUT_OPS, Mirrors.origin(type, mirror, "value"), name);
    }
    for (ClassLiteral literal : literals) {
      OpReference op = reference(literal, name);
      if (op != null) {
        ops.add(op);
        if (name.equals(IMPLICIT_TERMINATOR)) {
          checkTerminator(literal);
        }
      }
    }
    return new TraitSpec(
        RuntimeNames.parameterizedTrait(name), ops, new Origin(type, mirror, null, -1));
  }

  /** Reports an op that cannot end blocks, if its declaration is at hand. */
  private void checkTerminator(ClassLiteral literal) {
    TypeElement type = literal.element();
    if (type == null || !Mirrors.has(type, "Op")) {
      return;
    }
    if (!TraitReader.lists(type, ImplicitTerminators.TERMINATOR, mirrors)) {
      problems.report(
          TraitProblem.IMPLICIT_TERMINATOR,
          literal.origin(),
          type.getSimpleName(),
          "it does not have the trait Terminator");
    }
  }

  /**
   * The op to which a class literal refers: by its {@code @Op}, or by its constant {@code NAME}.
   */
  private @Nullable OpReference reference(ClassLiteral literal, String annotation) {
    TypeElement type = literal.element();
    if (type == null) {
      problems.report(TraitProblem.TRAIT_NOT_AN_OP, literal.origin(), annotation, literal.text());
      return null;
    }
    ClassName name = ClassName.get(type);
    AnnotationMirror op = Mirrors.find(type, "Op");
    if (op != null) {
      TypeElement dialect = mirrors.classValue(type, op, "dialect").element();
      String namespace = dialect == null ? "" : DialectReader.name(dialect);
      return new OpReference(
          name,
          OpReader.opClass(name),
          namespace + "." + Mirrors.string(op, "name"),
          annotation.equals(IMPLICIT_TERMINATOR) ? ImplicitTerminators.required(type, facts) : null,
          literal.origin());
    }
    VariableElement constant = TypeFacts.constantField(type, "NAME");
    if (constant == null) {
      problems.report(
          TraitProblem.TRAIT_NOT_AN_OP, literal.origin(), annotation, type.getSimpleName());
      return null;
    }
    if (!Access.check(constant, TypeFacts.packageOf(this.op), literal.origin(), problems)) {
      return null;
    }
    return new OpReference(
        name, name, (String) constant.getConstantValue(), null, literal.origin());
  }

  /** Adds what an annotation requires of several members, if it is such a trait. */
  private void addPredicate(TypeElement type, AnnotationMirror mirror, List<TraitSpec> traits) {
    String name = Mirrors.name(mirror);
    if (OF_MEMBERS.contains(name)) {
      traits.add(ofMembers(type, mirror, name));
    } else if (name.equals(TransformReader.ANNOTATION)) {
      TraitSpec transform = transforms.read(type, mirror);
      if (transform != null) {
        traits.add(transform);
      }
    } else {
      traits.addAll(predicates.read(type, mirror));
    }
  }

  private static TraitSpec ofMembers(TypeElement type, AnnotationMirror mirror, String name) {
    List<String> members = new ArrayList<>();
    List<Origin> origins = new ArrayList<>();
    for (AnnotationValue value : Mirrors.list(mirror, "value")) {
      members.add(String.valueOf(value.getValue()));
      origins.add(new Origin(type, mirror, value, -1));
    }
    return new TraitSpec(
        ClassName.get(RuntimeNames.ANNOTATION, name),
        members,
        origins,
        null,
        new Origin(type, mirror, null, -1));
  }
}
