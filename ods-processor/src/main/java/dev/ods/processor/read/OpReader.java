// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.BuildersSpec;
import dev.ods.processor.model.DerivedAttributeSpec;
import dev.ods.processor.model.EffectSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TraitSpec;
import dev.ods.processor.model.TypeText;
import dev.ods.processor.model.UnreadMethod;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads an interface with {@code @Op}. */
final class OpReader {
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Declarations declarations;
  private final Inheritance inheritance;
  private final Problems problems;

  OpReader(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.declarations = new Declarations(facts, mirrors, problems);
    this.inheritance = new Inheritance(facts, problems);
    this.problems = problems;
  }

  /** The class that is generated for an op's interface. */
  static ClassName opClass(ClassName declaration) {
    return TypeFacts.generated(declaration, "Op");
  }

  /** The kind of a declaration, for messages: "a class". */
  static String kind(TypeElement type) {
    return switch (type.getKind()) {
      case ENUM -> "an enum";
      case RECORD -> "a record";
      case INTERFACE -> "an interface";
      case ANNOTATION_TYPE -> "an annotation";
      default -> "a class";
    };
  }

  /** A type for messages, without packages. */
  static String display(TypeMirror type) {
    return TypeText.of(TypeName.get(type));
  }

  /** The op, or null after a report if not even a stub can be generated. */
  @Nullable OpSpec read(TypeElement type) {
    AnnotationMirror mirror = Mirrors.find(type, "Op");
    if (mirror == null) {
      throw new IllegalArgumentException(type + " has no @Op");
    }
    if (!isUsable(type, problems)) {
      return null;
    }
    Members members = members(type);
    TypeElement dialect = declarations.dialect(type, mirror);
    List<TraitSpec> traits =
        new TraitReader(facts, mirrors, problems, type, members.methods).read();
    List<OpInterfaceSpec> interfaces = new OpInterfaceReader(facts, type).read();
    boolean symbol = traits.stream().anyMatch(trait -> trait.is("Symbol"));
    HooksSpec hooks = new HookReader(facts, type, symbol, problems).read();
    ClassName name = ClassName.get(type);
    boolean parses = hooks.parse() != null && hooks.parse().owner().equals(name);
    // Its own parser replaces a format that it would inherit.
    FormatSpec format = parses ? declarations.format(type, type, dialect) : format(type, dialect);
    return new OpSpec(
        name,
        opClass(name),
        dialect == null ? ClassName.OBJECT : ClassName.get(dialect),
        dialect == null ? "unknown" : DialectReader.name(dialect),
        Mirrors.string(mirror, "name"),
        Javadocs.of(type, facts.elements()),
        members.arguments,
        new AsmResultNamesReader(type, inheritance, members.others, problems)
            .name(members.results, interfaces),
        members.regions,
        members.successors,
        members.derived,
        traits,
        format,
        hooks,
        new FolderReader(facts, mirrors, inheritance, type, problems).read(),
        builders(mirror),
        effects(type, members),
        interfaces,
        members.others,
        TypeFacts.isPublic(type),
        !problems.isEmpty(),
        Mirrors.origin(type, mirror, "name"));
  }

  private static BuildersSpec builders(AnnotationMirror mirror) {
    return new BuildersSpec(
        Mirrors.isTrue(mirror, "skipDefaultBuilders"),
        BuildersSpec.Fluent.valueOf(Mirrors.constant(mirror, "fluentBuilder", "WHERE_NEEDED")));
  }

  /** Whether {@code type} can be generated from; reports it if not. */
  static boolean isUsable(TypeElement type, Problems problems) {
    if (type.getKind() != ElementKind.INTERFACE) {
      problems.report(
          DeclarationProblem.OP_NOT_INTERFACE, Origin.of(type), type.getSimpleName(), kind(type));
      return false;
    }
    if (type.getModifiers().contains(Modifier.SEALED)) {
      problems.report(DeclarationProblem.OP_SEALED, Origin.of(type), type.getSimpleName());
      return false;
    }
    return Declarations.isUsable(type, problems);
  }

  /** Those of the op, then those of its members. */
  private List<EffectSpec> effects(TypeElement type, Members members) {
    List<EffectSpec> effects =
        new EffectReader(facts, mirrors, TypeFacts.packageOf(type), problems).read(type);
    effects.addAll(members.ofArguments);
    effects.addAll(members.ofResults);
    return effects;
  }

  /** The members by kind. */
  private static final class Members {
    final List<Argument> arguments = new ArrayList<>();
    final List<ResultSpec> results = new ArrayList<>();
    final List<RegionSpec> regions = new ArrayList<>();
    final List<SuccessorSpec> successors = new ArrayList<>();
    final List<DerivedAttributeSpec> derived = new ArrayList<>();
    final List<UnreadMethod> others = new ArrayList<>();

    /** The methods that declare members, by the names of these. */
    final Map<String, ExecutableElement> methods = new HashMap<>();

    /** The effects through operands and attributes. */
    final List<EffectSpec> ofArguments = new ArrayList<>();

    final List<EffectSpec> ofResults = new ArrayList<>();

    void add(Member member) {
      if (member instanceof Argument argument) {
        arguments.add(argument);
      } else if (member instanceof ResultSpec result) {
        results.add(result);
      } else if (member instanceof RegionSpec region) {
        regions.add(region);
      } else if (member instanceof SuccessorSpec successor) {
        successors.add(successor);
      }
    }
  }

  /** Reports the interfaces of types and attributes that an op extends. */
  private void checkAncestors(TypeElement type) {
    for (TypeElement ancestor : MemberCollector.lineage(type)) {
      String subject = symbolInterface(ancestor);
      if (subject != null) {
        problems.report(
            TraitProblem.OP_EXTENDS_SYMBOL_INTERFACE,
            Origin.of(type),
            type.getSimpleName(),
            ancestor.getSimpleName(),
            subject);
      }
    }
  }

  /** What an interface is one of, if it is one of types or attributes; else null. */
  private static @Nullable String symbolInterface(Element type) {
    return Mirrors.has(type, "TypeInterface")
        ? "types"
        : Mirrors.has(type, "AttrInterface") ? "attributes" : null;
  }

  private Members members(TypeElement type) {
    checkAncestors(type);
    Members members = new Members();
    MemberReader reader = new MemberReader(facts, mirrors, opClass(ClassName.get(type)), problems);
    EffectReader effects = new EffectReader(facts, mirrors, TypeFacts.packageOf(type), problems);
    List<ExecutableElement> methods = new MemberCollector(facts, problems).collect(type);
    InheritedConstraints constraints = InheritedConstraints.of(type, methods, mirrors, problems);
    for (ExecutableElement method : methods) {
      Member member =
          symbolInterface(method.getEnclosingElement()) == null
              ? reader.read(method, constraints.of(method))
              : null;
      if (member != null) {
        members.add(member);
        members.methods.put(member.name(), method);
        effects.read(
            method, member, member instanceof ResultSpec ? members.ofResults : members.ofArguments);
      } else if (method.getModifiers().contains(Modifier.ABSTRACT)) {
        members.others.add(unread(method, type));
      }
    }
    DerivedAttributeReader derived =
        new DerivedAttributeReader(facts, TypeFacts.packageOf(type), problems);
    for (ExecutableElement method : derived.methods(type)) {
      DerivedAttributeSpec attribute = derived.read(method);
      if (attribute != null && reader.hasFittingAnnotations(method, "DerivedAttr")) {
        members.derived.add(attribute);
        effects.read(method, attribute, members.ofArguments);
      }
    }
    return members;
  }

  private UnreadMethod unread(ExecutableElement method, TypeElement op) {
    return new UnreadMethod(
        MethodSpec.overriding(method, MoreTypes.asDeclared(op.asType()), facts.types()).build(),
        MemberReader.roles(method).stream().map(Mirrors::name).collect(Collectors.toSet()));
  }

  /** The op's own format, or the one that it inherits. */
  private @Nullable FormatSpec format(TypeElement op, @Nullable TypeElement dialect) {
    return inheritance.nearest(
        op,
        type -> declarations.format(type, op, dialect),
        (one, other) -> one.text().equals(other.text()),
        "assembly formats");
  }
}
